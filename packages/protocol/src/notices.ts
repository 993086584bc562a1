import { z } from 'zod';
import { code, gameId, language, personId, time, version } from './shapes.ts';

/**
 * A notification for a person who is not at the table. It goes through channels that others may read (a mail server, a
 * club's channel), so it contains only what everybody may know: never the question, nor that somebody was asked in
 * secret.
 */
export const NOTICE_KINDS = [
  'your-move',
  'reminder',
  'started',
  'rematch',
  'invited',
  'somebody-came',
  'over',
  'test',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const noticeOf = <K extends NoticeKind, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

const ofMatch = { match: code, game: gameId };

const decision = {
  ...ofMatch,
  version: version.describe('The decision: every stored move opens another'),
  question: z
    .string()
    .max(40)
    .nullable()
    .describe('The public name of the decision; null where it is not known who is asked'),
  opened: time.describe('When the decision was opened'),
  due: time.nullable().describe('When the turn clock runs out; null without one'),
};

export const notices = {
  /** The table is waiting for this person, or for somebody who may be this person. */
  'your-move': noticeOf('your-move', decision),
  /** The same, a while before the turn clock runs out. */
  reminder: noticeOf('reminder', { ...decision, due: time }),
  /** A match in which the person has a seat has begun. */
  started: noticeOf('started', ofMatch),
  /** Somebody wants a rematch. */
  rematch: noticeOf('rematch', {
    ...ofMatch,
    of: code.describe('The match that is over'),
    by: personId,
  }),
  /** Somebody wants this person at their table. */
  invited: noticeOf('invited', {
    ...ofMatch,
    by: personId,
    circle: z.string().max(60).nullable().describe('The name of the circle that is invited, if one is'),
  }),
  /** Somebody has sat down at a table that the person opened, or where they are waiting. */
  'somebody-came': noticeOf('somebody-came', { ...ofMatch, who: personId }),
  over: noticeOf('over', ofMatch),
  /** A test that the person asked for. */
  test: noticeOf('test', { number: z.int().min(0) }),
} as const satisfies { readonly [K in NoticeKind]: z.ZodType<{ kind: K }> };

export const notice = z.discriminatedUnion('kind', [
  notices['your-move'],
  notices.reminder,
  notices.started,
  notices.rematch,
  notices.invited,
  notices['somebody-came'],
  notices.over,
  notices.test,
]);
export type Notice = z.infer<typeof notice>;
export type NoticeOf<K extends NoticeKind> = Extract<Notice, { kind: K }>;

/** Fails to compile when a kind has a schema but is not part of the union. */
const allKinds: [NoticeKind] extends [Notice['kind']] ? true : Exclude<NoticeKind, Notice['kind']> = true;
void allKinds;

/** What identifies a notification: a person gets it only once. */
export function keyOf(told: Notice): string {
  switch (told.kind) {
    case 'your-move':
    case 'reminder':
      return `${told.kind} ${told.match} ${told.version}`;
    case 'started':
    case 'over':
    case 'rematch':
    case 'invited':
      return `${told.kind} ${told.match}`;
    case 'somebody-came':
      return `${told.kind} ${told.match} ${told.who}`;
    case 'test':
      return `${told.kind} ${told.number}`;
  }
}

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const zone = z
  .string()
  .max(60)
  .refine(isZone)
  .describe('A time zone by its name in the tz database, such as Europe/Prague');

export const wishes = z.strictObject({
  language: language.describe('In which notices are written'),
  quiet: z
    .strictObject({ from: timeOfDay, to: timeOfDay, zone })
    .nullable()
    .describe('Hours in which nothing is told; it is told at their end, if it is still so'),
});
export type Wishes = z.infer<typeof wishes>;

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const address = z.url({ protocol: /^https?$/ }).max(1000);
/** This many bytes in base64url. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`));
export const channelId = z.string().regex(/^[\w-]{16}$/);

/** A channel through which a person is notified. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    subscription: z
      .object({ endpoint: address, keys: z.object({ p256dh: bytes(65), auth: bytes(16) }) })
      .describe('As the browser has it from PushManager.subscribe'),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
]);
export type NewChannel = z.infer<typeof newChannel>;

export const channel = z.object({
  id: channelId,
  kind: z.enum(['push', 'mail', 'webhook']),
  where: z.string().describe('The mail address, the address of the webhook, or the host of the push service'),
  endpoint: z.string().nullable().describe('Of a push subscription, so that a browser knows its own'),
  isConfirmed: z.boolean().describe('Nothing is sent to a mail address before its link was opened'),
});
export type Channel = z.infer<typeof channel>;

/** The JSON that a webhook receives. */
export const webhookBody = z.object({
  id: z.string().describe('Of this notice: the same if it is sent again after an error'),
  notice,
  title: z.string(),
  text: z.string(),
  content: z.string().describe('Title, text and address in one, under the name that Discord reads'),
  url: z.string().describe('Opens the match'),
});
export type WebhookBody = z.infer<typeof webhookBody>;

/** What the service worker receives. */
export const pushBody = z.object({
  title: z.string(),
  text: z.string(),
  path: z.string().describe('Of the match on this site'),
  tag: z.string().describe('A notice with the same tag takes the place of the one before'),
  waiting: z.int().min(0).describe('How many matches wait for the person'),
});
export type PushBody = z.infer<typeof pushBody>;
