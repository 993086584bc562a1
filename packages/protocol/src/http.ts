import { REACTION_MODES } from '@nokturn/engine';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  clock,
  code,
  commitment,
  gameId,
  heardVersion,
  level,
  lobby,
  name,
  options,
  optionValue,
  person,
  presence,
  privacy,
  record,
  refusal,
  seat,
  seatPlan,
  secret,
  version,
  view,
} from './shapes.ts';

/**
 * One endpoint of the HTTP interface. `who` says whether a secret is needed: of a `guest` it is not, but who one is may
 * decide what one gets.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: 'anybody' | 'guest' | 'person';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

const ofMatch = z.object({ code });
const ofSeat = z.object({ code, seat: z.coerce.number().pipe(seat) });

const gameOption = z.discriminatedUnion('kind', [
  z.object({
    key: z.string(),
    kind: z.literal('choice'),
    values: z.array(optionValue),
    default: optionValue.describe('With the fewest seats and no other option set'),
  }),
  z.object({
    key: z.string(),
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    default: z.number(),
  }),
]);

const gameInfo = z.object({
  id: gameId,
  rules: z.int().describe('The version of its rules'),
  seats: z.object({ min: z.int(), max: z.int(), usual: z.int().optional() }),
  options: z.array(gameOption),
  bots: z.array(level),
  reactions: z
    .array(
      z.object({ key: z.string(), values: z.array(z.enum(REACTION_MODES)), default: z.enum(REACTION_MODES) }),
    )
    .describe('The private reaction settings of a seat'),
});
export type GameInfo = z.infer<typeof gameInfo>;

const matchSummary = lobby.extend({ presence, version });
export type MatchSummary = z.infer<typeof matchSummary>;

const replayViewer = z.union([z.enum(['spectator', 'everything']), z.coerce.number().pipe(seat)]);

const moment = heardVersion.extend({ view });
export type ReplayMoment = z.infer<typeof moment>;

const nothing = z.object({});

export const ROUTES = {
  createPerson: {
    method: 'POST',
    path: '/api/people',
    who: 'anybody',
    summary: 'Become a person: choose a name and get the secret that proves it. There is no account.',
    body: z.strictObject({ name }),
    reply: z.object({ person, secret }),
  },
  whoAmI: {
    method: 'GET',
    path: '/api/me',
    who: 'person',
    summary: 'The person behind a secret',
    reply: z.object({ person }),
  },
  rename: {
    method: 'PATCH',
    path: '/api/me',
    who: 'person',
    summary: 'Play under another name',
    body: z.strictObject({ name }),
    reply: z.object({ person }),
  },
  forgetMe: {
    method: 'DELETE',
    path: '/api/me',
    who: 'person',
    summary:
      'Be forgotten: matches that nobody else played in are deleted, in the others the name and all that was said. There is no way back',
    reply: nothing,
  },
  myMatches: {
    method: 'GET',
    path: '/api/me/matches',
    who: 'person',
    summary: 'The matches in which one has a seat or that one hosts, newest first',
    reply: z.object({ matches: z.array(matchSummary) }),
  },
  games: {
    method: 'GET',
    path: '/api/games',
    who: 'anybody',
    summary: 'The games, their seats, options and bots',
    reply: z.object({ games: z.array(gameInfo) }),
  },
  createMatch: {
    method: 'POST',
    path: '/api/matches',
    who: 'person',
    summary: 'Set up a match; the creator is its host and sits at the first open seat unless `sit` is false',
    body: z.strictObject({
      game: gameId,
      seats: z.array(seatPlan).min(1).max(16),
      options: options.default({}),
      privacy: privacy.default('link'),
      spectators: z.boolean().default(true),
      clock: clock.default({ seconds: null, after: 'default' }),
      sit: z.boolean().default(true),
    }),
    reply: z.object({ match: matchSummary }),
  },
  listMatches: {
    method: 'GET',
    path: '/api/matches',
    who: 'anybody',
    summary:
      'Listed matches: those that can be joined, or those that can be watched. First those at which somebody is, then the newest',
    query: z.strictObject({
      show: z.enum(['open', 'playing']).default('open'),
      from: z.coerce
        .number()
        .pipe(z.int().min(0).max(LIMITS.listed))
        .default(0)
        .describe('How many were on the pages before'),
    }),
    reply: z.object({
      matches: z.array(matchSummary),
      more: z.boolean().describe('Whether there is another page'),
    }),
  },
  match: {
    method: 'GET',
    path: '/api/matches/:code',
    who: 'guest',
    summary: 'One match: seats, options, whether it has started',
    params: ofMatch,
    reply: z.object({ match: matchSummary }),
  },
  closeMatch: {
    method: 'DELETE',
    path: '/api/matches/:code',
    who: 'person',
    summary: 'The host closes a match that has not started',
    params: ofMatch,
    reply: nothing,
  },
  takeSeat: {
    method: 'POST',
    path: '/api/matches/:code/seats/:seat',
    who: 'person',
    summary: 'Sit down at an open seat, or move to it; a device may commit to its nonce as it does',
    params: ofSeat,
    body: z.strictObject({ commitment: commitment.exactOptional() }).nullish(),
    reply: z.object({ match: matchSummary }),
  },
  planSeat: {
    method: 'PUT',
    path: '/api/matches/:code/seats/:seat',
    who: 'person',
    summary: 'The host opens a seat or gives it to a bot; a person who sat there is asked to leave',
    params: ofSeat,
    body: seatPlan,
    reply: z.object({ match: matchSummary }),
  },
  leaveSeat: {
    method: 'DELETE',
    path: '/api/matches/:code/seats/:seat',
    who: 'person',
    summary: 'Leave one’s seat. Once the match has started a bot plays on until one comes back',
    params: ofSeat,
    reply: z.object({ match: matchSummary }),
  },
  startMatch: {
    method: 'POST',
    path: '/api/matches/:code/start',
    who: 'person',
    summary:
      'The host starts the match; every seat must be taken. Waits a few seconds for devices to reveal their nonces',
    params: ofMatch,
    reply: z.object({ match: matchSummary }),
  },
  rematch: {
    method: 'POST',
    path: '/api/matches/:code/rematch',
    who: 'person',
    summary: 'The same again, once the match is over: the second who asks is led to the match of the first',
    params: ofMatch,
    reply: z.object({ match: matchSummary }),
  },
  record: {
    method: 'GET',
    path: '/api/matches/:code/record',
    who: 'guest',
    summary:
      'The record of a finished match: setup, seed and moves, signed by the site. `nokturn verify` checks it. Where nobody may watch it is for those who played',
    params: ofMatch,
    reply: record,
  },
  replay: {
    method: 'GET',
    path: '/api/matches/:code/replay',
    who: 'guest',
    summary:
      'A finished match, moment by moment, as a seat knew it or with everything open. Where nobody may watch it is for those who played',
    params: ofMatch,
    query: z.strictObject({
      as: replayViewer.default('spectator'),
      from: z.coerce.number().pipe(version).default(0),
      count: z.coerce.number().pipe(z.int().min(1).max(LIMITS.replay)).default(LIMITS.replay),
    }),
    reply: z.object({ versions: z.int(), moments: z.array(moment) }),
  },
  siteKey: {
    method: 'GET',
    path: '/.well-known/nokturn-key',
    who: 'anybody',
    summary: 'The public key with which this site signs records, as a JSON Web Key',
    reply: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;
type Routes = typeof ROUTES;
type Output<R, K extends string> = R extends { readonly [P in K]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;
type Input<R, K extends string> = R extends { readonly [P in K]: infer T extends z.ZodType }
  ? z.input<T>
  : undefined;

/** What the handler of a route gets, after the schemas have been applied. */
export interface Request<K extends RouteId> {
  readonly params: Output<Routes[K], 'params'>;
  readonly query: Output<Routes[K], 'query'>;
  readonly body: Output<Routes[K], 'body'>;
}
/** What a client sends as the body of a route. */
export type Body<K extends RouteId> = Input<Routes[K], 'body'>;
export type Reply<K extends RouteId> = z.output<Routes[K]['reply']>;

export const failure = z.object({ error: refusal });
export type Failure = z.infer<typeof failure>;
