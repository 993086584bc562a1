import { REACTION_MODES } from '@nokturn/engine';
import { z } from 'zod';
import { circle, circleName, circleSeason, invite, season } from './circles.ts';
import { companion, cursor, next, outcome, pastMatch, rating, scope, statistics } from './history.ts';
import { CLOCK_KINDS, LIMITS } from './limits.ts';
import { channel, channelId, newChannel, wishes } from './notices.ts';
import {
  clock,
  code,
  commitment,
  delay,
  gameId,
  heardVersion,
  language,
  level,
  lobby,
  name,
  options,
  optionValue,
  pace,
  person,
  personId,
  presence,
  privacy,
  record,
  refusal,
  seat,
  seatPlan,
  secret,
  time,
  version,
  view,
} from './shapes.ts';

/**
 * One endpoint of the HTTP interface. `who` says whether a secret is needed: a `guest` needs none, but the reply may
 * depend on the person asking.
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

const ofMember = z.object({ code, person: personId });

/** Filters for open tables. */
const tableFilter = {
  game: gameId.exactOptional(),
  clock: z.enum(CLOCK_KINDS).exactOptional().describe('No clock, one of minutes or hours, or one of days'),
  language: language.exactOptional(),
};
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

const myMatch = matchSummary.extend({
  turn: z
    .object({ since: time, due: time.nullable().describe('When the turn clock runs out') })
    .nullable()
    .describe(
      'Since when the table waits for this person, as far as everybody may know; null if it does not',
    ),
});
export type MyMatch = z.infer<typeof myMatch>;

const ofChannel = z.object({ channel: channelId });
const token = z.string().max(100).describe('From a link in a mail');

const replayViewer = z.union([z.enum(['spectator', 'everything']), z.coerce.number().pipe(seat)]);

const moment = heardVersion.extend({ view });
export type ReplayMoment = z.infer<typeof moment>;

const holiday = z.object({
  until: time.nullable().describe('Null for who is not on holiday'),
  daysLeft: z.int().min(0).describe('Of this calendar month, in UTC'),
  perMonth: z.int(),
});
export type Holiday = z.infer<typeof holiday>;

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
      'Be forgotten: matches that nobody else played in are deleted, in the others the name and all that was said. This cannot be undone',
    reply: nothing,
  },
  myMatches: {
    method: 'GET',
    path: '/api/me/matches',
    who: 'person',
    summary: 'The matches in which one has a seat or that one hosts, newest first',
    reply: z.object({ matches: z.array(myMatch) }),
  },
  myNotices: {
    method: 'GET',
    path: '/api/me/notices',
    who: 'person',
    summary: 'How one is told that it is one’s move while one is away',
    reply: z.object({
      wishes,
      channels: z.array(channel),
      pushKey: z.string().describe('The public key of this site for PushManager.subscribe'),
      mail: z.boolean().describe('Whether this site sends emails'),
    }),
  },
  wishNotices: {
    method: 'PUT',
    path: '/api/me/notices',
    who: 'person',
    summary: 'When one wants to be told, and in which language',
    body: wishes,
    reply: nothing,
  },
  testNotices: {
    method: 'POST',
    path: '/api/me/notices/test',
    who: 'person',
    summary: 'Be told something now, on all ways, to see whether it arrives',
    reply: nothing,
  },
  addChannel: {
    method: 'POST',
    path: '/api/me/channels',
    who: 'person',
    summary: 'Be told on one more way. A mail address gets a link first, by which its owner agrees',
    body: newChannel,
    reply: z.object({ channel }),
  },
  removeChannel: {
    method: 'DELETE',
    path: '/api/me/channels/:channel',
    who: 'person',
    summary: 'Be told nothing there any more',
    params: ofChannel,
    reply: nothing,
  },
  confirmChannel: {
    method: 'POST',
    path: '/api/channels/:channel/confirm',
    who: 'anybody',
    summary: 'The owner of a mail address agrees to be told there, by the link in the mail',
    params: ofChannel,
    body: z.strictObject({ token }),
    reply: nothing,
  },
  stopChannel: {
    method: 'POST',
    path: '/api/channels/:channel/stop',
    who: 'anybody',
    summary: 'Nothing is told there any more, by the link in each mail (RFC 8058)',
    params: ofChannel,
    query: z.strictObject({ token }),
    reply: nothing,
  },
  history: {
    method: 'GET',
    path: '/api/me/history',
    who: 'person',
    summary: 'All matches that one hosts or has a seat in, by page, newest first, with their results',
    query: z.strictObject({
      game: gameId.exactOptional(),
      with: z.string().max(64).exactOptional().describe('The id of somebody who sits there too'),
      outcome: outcome.exactOptional(),
      before: cursor.exactOptional(),
    }),
    reply: z.object({ matches: z.array(pastMatch), next }),
  },
  companions: {
    method: 'GET',
    path: '/api/me/companions',
    who: 'person',
    summary: 'With whom one has finished matches, the most frequent first',
    reply: z.object({ people: z.array(companion) }),
  },
  statistics: {
    method: 'GET',
    path: '/api/me/statistics',
    who: 'person',
    summary: 'What one’s finished matches of a game come to, and one’s rating',
    query: z.strictObject({ game: gameId }),
    reply: z.object({ statistics, rating: rating.nullable() }),
  },
  ratings: {
    method: 'GET',
    path: '/api/ratings',
    who: 'guest',
    summary: 'Who plays a game best, by page, and your own rating',
    query: z.strictObject({ game: gameId, scope: scope.default('site'), after: cursor.exactOptional() }),
    reply: z.object({ ratings: z.array(rating), next, mine: rating.nullable() }),
  },
  holiday: {
    method: 'GET',
    path: '/api/me/holiday',
    who: 'person',
    summary: 'Until when one is on holiday, and how many days of this month are left',
    reply: holiday,
  },
  takeHoliday: {
    method: 'PUT',
    path: '/api/me/holiday',
    who: 'person',
    summary:
      'Go on holiday from now on, for this many days: one’s clocks of days stand still in all matches. It takes the place of a holiday that has begun',
    body: z.strictObject({ days: z.int().min(1).max(31) }),
    reply: holiday,
  },
  endHoliday: {
    method: 'DELETE',
    path: '/api/me/holiday',
    who: 'person',
    summary: 'Come back early; the days that are left are not spent',
    reply: holiday,
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
      delay: delay.default(0),
      pace: pace.default('usual'),
      clock: clock.default({ seconds: null, after: 'default' }),
      sit: z.boolean().default(true),
      language: language.exactOptional(),
    }),
    reply: z.object({ match: matchSummary }),
  },
  changeMatch: {
    method: 'PATCH',
    path: '/api/matches/:code',
    who: 'person',
    summary:
      'The host changes a match that has not started. Fewer seats take away free ones and bots, from the last; options that are given replace all of them',
    params: ofMatch,
    body: z.strictObject({
      seats: z.int().min(1).max(16).exactOptional().describe('How many'),
      options: options.exactOptional(),
      spectators: z.boolean().exactOptional(),
      clock: clock.exactOptional(),
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
      ...tableFilter,
      free: z.coerce
        .number()
        .pipe(z.int().min(0).max(16))
        .default(0)
        .describe('At least this many seats that anybody can take'),
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
  bestMatch: {
    method: 'GET',
    path: '/api/best-match',
    who: 'anybody',
    summary:
      'The listed match that is best to watch now: with the most people at it, then the best rated, then the most watched, then the newest. Null if nobody plays one',
    query: z.strictObject({ game: gameId.exactOptional() }),
    reply: z.object({ match: matchSummary.nullable() }),
  },
  quickMatch: {
    method: 'POST',
    path: '/api/quick-match',
    who: 'person',
    summary:
      'Sits down at a listed table that fits, or opens one, of which one is told when somebody comes. Who waits at one that fits is led back to it',
    body: z.strictObject({
      ...tableFilter,
      speaks: language.exactOptional().describe('In which one plays, for a table that is opened'),
    }),
    reply: z.object({
      match: matchSummary,
      opened: z.boolean().describe('Whether no table did fit, and this one was opened'),
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
  swapSeats: {
    method: 'POST',
    path: '/api/matches/:code/seats/:seat/swap',
    who: 'person',
    summary: 'The host lets two seats change places, whoever sits there',
    params: ofSeat,
    body: z.strictObject({ with: seat }),
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
    summary:
      'The same again, once the match is over: everybody moves on by one seat, which is kept for them, and is told. The second who asks is led to the match of the first',
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
  createCircle: {
    method: 'POST',
    path: '/api/circles',
    who: 'person',
    summary: 'Founds a circle of friends; others join it by the link that `code` and `invite` make',
    body: z.strictObject({ name: circleName }),
    reply: z.object({ circle }),
  },
  myCircles: {
    method: 'GET',
    path: '/api/circles',
    who: 'person',
    summary: 'The circles that one is in, the one joined last first',
    reply: z.object({ circles: z.array(circle) }),
  },
  circle: {
    method: 'GET',
    path: '/api/circles/:code',
    who: 'person',
    summary: 'One circle, for its members: to everybody else there is none',
    params: ofMatch,
    reply: z.object({ circle }),
  },
  changeCircle: {
    method: 'PATCH',
    path: '/api/circles/:code',
    who: 'person',
    summary:
      'A keeper changes a circle: its name, whether its matches are rated, and the link by which people join',
    params: ofMatch,
    body: z.strictObject({
      name: circleName.exactOptional(),
      rated: z.boolean().exactOptional().describe('For matches that are set up from now on'),
      renew: z.boolean().exactOptional().describe('The old link leads nowhere from now on'),
    }),
    reply: z.object({ circle }),
  },
  circleInvitation: {
    method: 'POST',
    path: '/api/circles/:code/invitation',
    who: 'anybody',
    summary: 'To which circle a joining link leads, for whoever has the link',
    params: ofMatch,
    body: z.strictObject({ invite }),
    reply: z.object({ name: circleName, members: z.int().describe('How many are in it') }),
  },
  joinCircle: {
    method: 'POST',
    path: '/api/circles/:code/members',
    who: 'person',
    summary: 'Joins a circle by its link',
    params: ofMatch,
    body: z.strictObject({ invite }),
    reply: z.object({ circle }),
  },
  changeMember: {
    method: 'PUT',
    path: '/api/circles/:code/members/:person',
    who: 'person',
    summary: 'A keeper makes somebody a keeper, or lets them be one no longer',
    params: ofMember,
    body: z.strictObject({ keeper: z.boolean() }),
    reply: z.object({ circle }),
  },
  leaveCircle: {
    method: 'DELETE',
    path: '/api/circles/:code/members/:person',
    who: 'person',
    summary:
      'Leaves a circle, or as a keeper removes somebody, which renews the link. One that nobody is left in is deleted',
    params: ofMember,
    reply: nothing,
  },
  circleSeason: {
    method: 'GET',
    path: '/api/circles/:code/season',
    who: 'person',
    summary: 'What the circle played in a season: its table, who met whom, and the last matches',
    params: ofMatch,
    query: z.strictObject({ game: gameId.exactOptional(), season: season.exactOptional() }),
    reply: circleSeason,
  },
  startInCircle: {
    method: 'POST',
    path: '/api/circles/:code/matches',
    who: 'person',
    summary:
      'Sets up a match with some of the circle: a seat is kept for each, and they are told. It counts in the circle',
    params: ofMatch,
    body: z.strictObject({
      game: gameId,
      people: z.array(personId).max(15),
      language: language.exactOptional(),
      clock: clock.default({ seconds: null, after: 'default' }),
    }),
    reply: z.object({ match: matchSummary }),
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
