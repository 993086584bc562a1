import {
  type Answer,
  type Change,
  type Drawn,
  type Heard,
  type MatchRecord,
  type Message,
  RECORD_FORMAT,
  type View,
} from '@nokturn/engine';
import { z } from 'zod';
import { CODE_ALPHABET, CODE_LENGTHS, LIMITS } from './limits.ts';
import { foldedName } from './names.ts';
import { REFUSAL_CODES } from './refusals.ts';
import { SIGNS } from './signs.ts';

/** The parts of messages, over HTTP and WebSocket alike. */

/** One visible line: no control or private characters, nothing that reverses the text or hides all of it. */
export const line = (max: number, tidied: (text: string) => string = (text) => text) =>
  z
    .string()
    .overwrite(tidied)
    .trim()
    .min(1)
    .max(max)
    .regex(
      /^(?=.*(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u,
    );

export const name = line(LIMITS.name, foldedName).describe(
  'The name under which a person plays; what cannot be seen of it is taken away',
);
export const chatText = line(LIMITS.chat);
export const sign = z.enum(SIGNS).describe('What can be said without a word');
export const code = z
  .string()
  .regex(new RegExp(`^(?:${CODE_LENGTHS.map((length) => `[${CODE_ALPHABET}]{${length}}`).join('|')})$`))
  .describe('The code of a match: who has it can find the match');
export const secret = z
  .string()
  .regex(/^[\w-]{16}\.[\w-]{43}$/)
  .describe('What makes a person that person: kept by the browser, sent as a Bearer token');
const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
export const commitment = hex32.describe('Of a device to its nonce: see docs/fairness.md');
export const nonce = hex32.describe('32 random bytes of a device, in hexadecimal');
export const personId = z.string().regex(/^[\w-]{16}$/);
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const commandId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('Chosen by the client; the same command sent twice is played once');
export const seat = z.int().min(0).max(15);
export const version = z
  .int()
  .min(0)
  .describe('0 is the table after setup; every stored move or undo adds 1');
export const time = z.int().min(0).describe('Milliseconds since 1970, by the clock of the server');
export const level = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,19}$/)
  .describe('The name of a bot');

export const optionId = z.string().min(1).max(LIMITS.option);
export const answer: z.ZodType<Answer> = z.union([optionId, z.int(), z.array(optionId).max(LIMITS.answer)]);

export const optionValue = z.union([z.string().max(40), z.number(), z.boolean()]);
export const options = z
  .record(z.string().max(40), optionValue)
  .describe('The options of the game; what is not given has its default');

export const person = z.object({ id: personId, name });
export type Person = z.infer<typeof person>;

export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

const AFTER_CLOCK = ['default', 'bot'] as const;
export const clock = z
  .strictObject({
    seconds: z.int().min(10).max(1_209_600).nullable().describe('For each decision; null is no clock'),
    after: z
      .enum(AFTER_CLOCK)
      .describe('Who answers for a player whose time ran out: the default answer or a bot'),
  })
  .describe('The turn clock. Reactions have their own, shorter times, given by the game');
export type Clock = z.infer<typeof clock>;

const PRIVACY = ['link', 'listed'] as const;
export const privacy = z.enum(PRIVACY).describe('Found by its code only, or listed for everybody');

export const delay = z
  .int()
  .min(0)
  .max(LIMITS.delay)
  .describe('By how many versions everybody without a seat is behind, until the match is over');

export const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .describe('In which the host plays');

export const pace = z
  .enum(['usual', 'none'])
  .describe('How fast it is shown: with `none` bots answer at once, and nothing takes longer than it must');

const STATUSES = ['lobby', 'playing', 'over', 'closed'] as const;
export const status = z.enum(STATUSES);
export type Status = z.infer<typeof status>;

export const seatInfo = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    expected: person.exactOptional().describe('For whom the seat is kept: nobody else sits down there'),
  }),
  z.object({ kind: z.literal('bot'), level }),
  z.object({
    kind: z.literal('person'),
    person,
    standIn: z.boolean().describe('The person is gone: the default answers or a bot play on'),
    commitment: commitment.nullable().describe('Null where no device of the person adds to the chance'),
    holiday: time.exactOptional().describe('Until when the person is, or was, on holiday'),
  }),
]);
export type SeatInfo = z.infer<typeof seatInfo>;

export const attempt = z.int().min(1).describe('Counts how often the chance of this match was sealed');

/** Everything about a match that is not a secret of the game. */
export const lobby = z.object({
  code,
  game: gameId,
  rules: z
    .object({
      number: z.int(),
      digest: z.string().nullable().describe('The release; null for a match of before there were any'),
    })
    .nullable()
    .describe('The rules that it is played by, from its start on'),
  seats: z.array(seatInfo),
  options,
  privacy,
  spectators: z.boolean(),
  delay,
  pace: pace.exactOptional().describe('The usual one if not said'),
  clock,
  status,
  host: personId,
  hostName: name,
  language: language.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  commitment: z
    .string()
    .nullable()
    .describe('To the secret of the server, published when the table is made; without `draw` to the seed'),
  draw: z
    .object({
      attempt: attempt,
      sealed: z.boolean().describe('What all have committed to stands: devices may reveal'),
      rules: z.string().describe('The rules, as they are named in the seal'),
    })
    .nullable()
    .describe('How the chance is drawn together; null where the server drew it alone, as it did once'),
  seed: z.string().nullable().describe('Published when the match is over'),
  winners: z.array(seat).nullable(),
  abandoned: z
    .boolean()
    .describe('Ended by its people without a result: it has no record and counts nowhere'),
  wantEnd: z
    .array(seat)
    .describe(
      'Who wants to end the match without a result; it ends when more than half of those who play do',
    ),
  rematch: code.nullable(),
  muted: z
    .array(person)
    .describe('Whom the host has silenced: told to those at the table only, as what follows'),
  unseated: z.array(person).describe('Whom the host has asked to leave a seat: they do not sit down again'),
  banned: z.array(person).describe('Whom the host does not let in any more'),
});
export type Lobby = z.infer<typeof lobby>;

const message: z.ZodType<Message> = z.object({
  id: z.string(),
  args: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))
    .exactOptional(),
});

export const refusal = z.object({
  code: z.enum(REFUSAL_CODES),
  reason: z.string().describe('For engineers and logs; pages translate the code'),
  why: message.exactOptional().describe('A message of the game that says why an option is barred'),
  clause: z.string().exactOptional(),
  retryAfter: z
    .int()
    .exactOptional()
    .describe(
      'With `too-often`: the seconds after which it can be tried again, as in the header Retry-After',
    ),
});
export type Refused = z.infer<typeof refusal>;

const frame = z.looseObject({ step: z.string() });
export const ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), options: z.array(optionId) }),
  z.object({ kind: z.literal('several'), options: z.array(optionId), min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('amount'), min: z.int(), max: z.int() }),
  z.object({ kind: z.literal('order'), options: z.array(optionId) }),
]);

export const viewer = z.union([seat, z.enum(['spectator', 'everything'])]);

/** What one viewer may know of a position. `state` belongs to the game. */
export const view: z.ZodType<View> = z.object({
  viewer,
  state: z.unknown(),
  work: z.array(frame),
  asked: z
    .object({
      frame,
      clause: z.string(),
      seats: z.array(seat).nullable(),
      answered: z.array(seat).nullable(),
      mine: z
        .object({
          ask,
          fallback: answer,
          barred: z.array(z.object({ option: optionId, reason: message, clause: z.string() })),
          answer: answer.nullable(),
        })
        .nullable(),
      open: z.array(z.object({ seat, ask })).nullable(),
    })
    .nullable(),
  over: z.boolean(),
  result: z.looseObject({ winners: z.array(seat) }).nullable(),
});

export const heard: z.ZodType<Heard> = z.looseObject({ kind: z.string() });

/** What happened in one version, as the viewer heard it. */
export const heardVersion = z.object({
  version,
  undid: version.nullable().describe('This version took that one back: forget what was heard in it'),
  happenings: z.array(heard),
});
export type HeardVersion = z.infer<typeof heardVersion>;

/** When the open decision was opened, and by when it must be answered. */
export const timing = z.object({
  now: time,
  opened: time,
  due: time.nullable(),
});
export type Timing = z.infer<typeof timing>;

/** The table as one viewer sees it, and what has happened since the version the viewer had. */
export const tableUpdate = z.object({
  version,
  view,
  heard: z.array(heardVersion),
  timing,
});
export type TableUpdate = z.infer<typeof tableUpdate>;

const change = z
  .union([z.array(z.unknown()).max(1), z.record(z.string(), z.unknown())])
  .describe(
    '`[value]` takes the place of what was there, `[]` takes it away, an object says what changes within an object or a list, by key or index, each in the same way',
  ) as z.ZodType<Change>;

/** The same for a viewer who has the table at version `since`: only the differences in the view. */
export const tableChange = tableUpdate.extend({ since: version, view: change });
export type TableChange = z.infer<typeof tableChange>;

export const chatLine = z.object({
  number: z.int().min(1),
  at: time,
  person,
  seat: seat.nullable(),
  text: z.string().describe('Empty where a sign was given'),
  sign: sign.exactOptional(),
});
export type ChatLine = z.infer<typeof chatLine>;

export const presence = z.object({
  seats: z.array(z.boolean()).describe('Which seats have somebody connected'),
  spectators: z.int().min(0),
});
export type Presence = z.infer<typeof presence>;

/** Who is away, and since when; and how long a person must be gone before others may act. */
export const absence = z.object({
  now: time,
  patience: z.int().min(0).describe('In milliseconds'),
  seats: z.array(time.nullable()).describe('Since when the person of each seat is away'),
  host: time.nullable().describe('Since when the host is'),
});
export type Absence = z.infer<typeof absence>;

/** What other players would do in a decision whose options everybody sees. */
export const suggestion = z.object({ seat, option: optionId });
export type Suggestion = z.infer<typeof suggestion>;

/**
 * Changed reaction settings. The game's tempo lists them and their values; in matches over days, its standing answers
 * do as well.
 */
export const reactions = z.record(z.string().max(20), z.string().max(20));
/** The private reaction settings of a seat. */
export const reactionSettings = z.object({
  reactions: z
    .record(z.string(), z.string())
    .describe('By setting: a mode, or the name of an answer in advance'),
  hold: z.boolean().describe('A real question is asked at the next window, whatever the settings say'),
  inAdvance: z
    .record(z.string(), z.array(z.string()))
    .exactOptional()
    .describe(
      'In a match that is played over days: what can be decided in advance, by setting, besides its modes',
    ),
});
export type ReactionSettings = z.infer<typeof reactionSettings>;

const drawn: z.ZodType<Drawn> = z
  .object({
    match: code,
    secret: z.string(),
    attempt,
    seats: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('bot') }),
        z.object({
          kind: z.literal('person'),
          commitment: commitment.exactOptional(),
          nonce: nonce.exactOptional(),
        }),
      ]),
    ),
  })
  .describe('How the seed was drawn; in records of format 2');

export const record: z.ZodType<MatchRecord> = z.object({
  format: z.union([z.literal(1), z.literal(RECORD_FORMAT)]),
  game: gameId,
  rules: z.int().describe('The version of the rules it was played by'),
  digest: z.string().exactOptional().describe('Their release, or "unreleased"; older records have none'),
  seats: z.int(),
  options,
  commitment: z.string(),
  seed: z.string(),
  draw: drawn.exactOptional(),
  moves: z.array(z.tuple([z.string(), seat, answer])).describe('Which decision, which seat, what answer'),
  hash: z
    .string()
    .exactOptional()
    .describe('Of the final position; not there if this server no longer has the rules'),
  signature: z
    .object({ key: z.string(), value: z.string() })
    .exactOptional()
    .describe('Ed25519 by the key of the site, over all of the record but this: see docs/fairness.md'),
});
