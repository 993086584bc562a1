import { z } from 'zod';
import {
  absence,
  answer,
  attempt,
  chatLine,
  chatText,
  code,
  commandId,
  commitment,
  language,
  level,
  lobby,
  nonce,
  optionId,
  personId,
  presence,
  reactionSettings,
  reactions,
  refusal,
  seat,
  secret,
  sign,
  suggestion,
  tableChange,
  tableUpdate,
  time,
  version,
  viewer,
} from './shapes.ts';

/**
 * The two closed unions of the WebSocket. A connection joins one match, then sends commands. Every message of a
 * client has an id and is answered by exactly one `joined`, `pong`, `ack` or `refused` with that id.
 */
export const CLIENT_KINDS = [
  'join',
  'commit',
  'reveal',
  'answer',
  'undo',
  'suggest',
  'settings',
  'hold',
  'chat',
  'sign',
  'return',
  'stand-in',
  'take-over',
  'want-end',
  'mute',
  'ban',
  'ping',
] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

const command = <K extends ClientKind, S extends z.core.$ZodLooseShape>(type: K, shape: S) =>
  z.strictObject({ type: z.literal(type), id: commandId, ...shape });

export const clientMessages = {
  /** Without a secret, or with that of a person who has no seat: as a spectator. */
  join: command('join', {
    match: code,
    secret: secret.exactOptional(),
    after: version
      .exactOptional()
      .describe('The version the client knows: only what came later is told. Without it: everything'),
    changes: z
      .boolean()
      .exactOptional()
      .describe('Whether the client follows changes. Without it every update is the whole table'),
  }),
  /** Before the start: the commitment of the device in your seat. The last one counts. */
  commit: command('commit', { commitment }),
  /** When the lobby says that the draw is sealed, and your commitment is in it: the nonce you committed to. */
  reveal: command('reveal', { attempt, nonce }),
  /** The answer to your open decision; it can be changed until the decision closes. */
  answer: command('answer', { version, answer }),
  undo: command('undo', { version }),
  /** Points at an option of another player's decision that everybody can see; null stops pointing. */
  suggest: command('suggest', { version, option: optionId.nullable() }),
  settings: command('settings', { reactions }),
  hold: command('hold', { armed: z.boolean() }),
  chat: command('chat', { text: chatText }),
  sign: command('sign', { sign }),
  /** Takes your seat back from a stand-in; joining and answering do this automatically. */
  return: command('return', {}),
  /**
   * Lets a bot play for somebody who is not connected: the host may do this at once, any other player when that person
   * has been away long enough. The host may also go back to waiting for that person.
   */
  'stand-in': command('stand-in', {
    seat,
    level: level
      .nullable()
      .exactOptional()
      .describe('Which bot; null: none any more. Without it, the one that usually stands in'),
  }),
  /** Makes a player the host when the host has been away long enough. */
  'take-over': command('take-over', { language: language.exactOptional() }),
  /**
   * Asks for the match to end without a result, or withdraws that. It ends when more than half of its players want it.
   */
  'want-end': command('want-end', { wanted: z.boolean() }),
  /** The host stops somebody from talking at the table, or lets them talk again. */
  mute: command('mute', { person: personId, muted: z.boolean() }),
  /** The host sends somebody away for good, or lets them back in, even if they were asked to leave their seat. */
  ban: command('ban', { person: personId, banned: z.boolean() }),
  ping: command('ping', {}),
} as const satisfies { readonly [K in ClientKind]: z.ZodType<{ type: K; id: string }> };

export const clientMessage = z.discriminatedUnion('type', [
  clientMessages.join,
  clientMessages.commit,
  clientMessages.reveal,
  clientMessages.answer,
  clientMessages.undo,
  clientMessages.suggest,
  clientMessages.settings,
  clientMessages.hold,
  clientMessages.chat,
  clientMessages.sign,
  clientMessages.return,
  clientMessages['stand-in'],
  clientMessages['take-over'],
  clientMessages['want-end'],
  clientMessages.mute,
  clientMessages.ban,
  clientMessages.ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<K extends ClientKind> = Extract<ClientMessage, { type: K }>;

export const SERVER_KINDS = [
  'joined',
  'update',
  'change',
  'suggestions',
  'lobby',
  'presence',
  'chat',
  'settings',
  'ack',
  'refused',
  'restarting',
  'pong',
] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];

const telling = <K extends ServerKind, S extends z.core.$ZodLooseShape>(type: K, shape: S) =>
  z.object({ type: z.literal(type), ...shape });

export const serverMessages = {
  joined: telling('joined', {
    id: commandId,
    viewer,
    lobby,
    presence,
    absence,
    chat: z.array(chatLine),
    settings: reactionSettings.nullable().describe('Of your own seat; null for a spectator'),
    table: tableUpdate.nullable().describe('Null until the match starts'),
    suggestions: z.array(suggestion).describe('For the decision that is open'),
  }),
  /** The whole table, for a client that does not have it or does not follow changes. */
  update: telling('update', tableUpdate.shape),
  /** A version equal to the previous one brings a fresher view of the same moment. */
  change: telling('change', tableChange.shape),
  /** All suggestions for the decision of this version, in seat order; they disappear with it. */
  suggestions: telling('suggestions', { version, suggestions: z.array(suggestion) }),
  lobby: telling('lobby', { lobby }),
  presence: telling('presence', { presence, absence }),
  chat: telling('chat', { line: chatLine }),
  settings: telling('settings', { settings: reactionSettings }),
  ack: telling('ack', { id: commandId, version }),
  refused: telling('refused', {
    id: commandId.nullable().describe('Null if the message was so broken that it has no id'),
    ...refusal.shape,
  }),
  /** Reconnect after this many milliseconds; nothing is lost. */
  restarting: telling('restarting', { retry: z.int() }),
  pong: telling('pong', { id: commandId, now: time }),
} as const satisfies { readonly [K in ServerKind]: z.ZodType<{ type: K }> };

export const serverMessage = z.discriminatedUnion('type', [
  serverMessages.joined,
  serverMessages.update,
  serverMessages.change,
  serverMessages.suggestions,
  serverMessages.lobby,
  serverMessages.presence,
  serverMessages.chat,
  serverMessages.settings,
  serverMessages.ack,
  serverMessages.refused,
  serverMessages.restarting,
  serverMessages.pong,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<K extends ServerKind> = Extract<ServerMessage, { type: K }>;

/** Fails to compile when a kind has a schema but is not part of its union. */
type Complete<Kinds extends string, Union extends { type: string }> = [Kinds] extends [Union['type']]
  ? true
  : Exclude<Kinds, Union['type']>;
const allClientKinds: Complete<ClientKind, ClientMessage> = true;
const allServerKinds: Complete<ServerKind, ServerMessage> = true;
void [allClientKinds, allServerKinds];

/** Why the server closed a connection, as a WebSocket close code. */
export const CLOSE_CODES = {
  restarting: 1012,
  'too-large': 1009,
  'too-often': 4008,
  'removed-from-match': 4003,
  silent: 4000,
} as const;
