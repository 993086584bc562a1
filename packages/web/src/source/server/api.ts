import type { Body, Failure, Refused, Reply, RouteId } from '@nokturn/protocol/types';
import { HAS_SERVER } from '../../app/site.ts';
import { secretOf } from './identity.ts';

/** The path of each route of the server; the compiler checks that none is missing. */
const ROUTES = {
  createPerson: 'POST /api/people',
  whoAmI: 'GET /api/me',
  rename: 'PATCH /api/me',
  forgetMe: 'DELETE /api/me',
  myMatches: 'GET /api/me/matches',
  history: 'GET /api/me/history',
  companions: 'GET /api/me/companions',
  statistics: 'GET /api/me/statistics',
  ratings: 'GET /api/ratings',
  myNotices: 'GET /api/me/notices',
  wishNotices: 'PUT /api/me/notices',
  testNotices: 'POST /api/me/notices/test',
  addChannel: 'POST /api/me/channels',
  removeChannel: 'DELETE /api/me/channels/:channel',
  confirmChannel: 'POST /api/channels/:channel/confirm',
  stopChannel: 'POST /api/channels/:channel/stop',
  games: 'GET /api/games',
  createMatch: 'POST /api/matches',
  listMatches: 'GET /api/matches',
  bestMatch: 'GET /api/best-match',
  quickMatch: 'POST /api/quick-match',
  match: 'GET /api/matches/:code',
  holiday: 'GET /api/me/holiday',
  takeHoliday: 'PUT /api/me/holiday',
  endHoliday: 'DELETE /api/me/holiday',
  changeMatch: 'PATCH /api/matches/:code',
  closeMatch: 'DELETE /api/matches/:code',
  takeSeat: 'POST /api/matches/:code/seats/:seat',
  swapSeats: 'POST /api/matches/:code/seats/:seat/swap',
  planSeat: 'PUT /api/matches/:code/seats/:seat',
  leaveSeat: 'DELETE /api/matches/:code/seats/:seat',
  startMatch: 'POST /api/matches/:code/start',
  rematch: 'POST /api/matches/:code/rematch',
  record: 'GET /api/matches/:code/record',
  replay: 'GET /api/matches/:code/replay',
  createCircle: 'POST /api/circles',
  myCircles: 'GET /api/circles',
  circle: 'GET /api/circles/:code',
  changeCircle: 'PATCH /api/circles/:code',
  circleInvitation: 'POST /api/circles/:code/invitation',
  joinCircle: 'POST /api/circles/:code/members',
  changeMember: 'PUT /api/circles/:code/members/:person',
  leaveCircle: 'DELETE /api/circles/:code/members/:person',
  circleSeason: 'GET /api/circles/:code/season',
  startInCircle: 'POST /api/circles/:code/matches',
  siteKey: 'GET /.well-known/nokturn-key',
} as const satisfies Record<RouteId, string>;

export interface Call<K extends RouteId> {
  readonly code?: string;
  readonly seat?: number;
  readonly channel?: string;
  readonly person?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body<K>;
  /** Another person's secret: for moving that person to this browser. */
  readonly secret?: string;
}

/** A server that does not answer for this many milliseconds counts as unreachable. */
const PATIENCE = 15_000;

/** The server refused, or could not be reached (`offline`). */
export class CallError extends Error {
  readonly refused: Refused | null;

  constructor(refused: Refused | null) {
    super(refused?.reason ?? 'the server cannot be reached');
    this.refused = refused;
  }
}

/** The refusal by the server; null if it was not even reached. */
export function refusedBy(error: unknown): Refused | null {
  return error instanceof CallError ? error.refused : null;
}

export async function call<K extends RouteId>(
  route: K,
  { code = '', seat = 0, channel = '', person = '', query, body, secret = secretOf() }: Call<K> = {},
): Promise<Reply<K>> {
  if (!HAS_SERVER) throw new CallError(null);
  const [method = 'GET', pattern = '/'] = ROUTES[route].split(' ');
  const path = pattern
    .replace(':code', encodeURIComponent(code))
    .replace(':seat', String(seat))
    .replace(':channel', encodeURIComponent(channel))
    .replace(':person', encodeURIComponent(person));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const headers: Record<string, string> = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path + search, {
    method,
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null) throw new CallError(null);
  const reply = (await response.json().catch(() => null)) as Reply<K> | Failure | null;
  if (response.ok && reply !== null) return reply as Reply<K>;
  throw new CallError((reply as Failure | null)?.error ?? null);
}
