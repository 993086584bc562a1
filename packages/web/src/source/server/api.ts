import type { Body, Failure, Refused, Reply, RouteId } from '@nokturn/protocol/types';
import { secretOf } from './identity.ts';

/** Where each route of the server is; the compiler checks that none is missing. */
const ROUTES = {
  createPerson: 'POST /api/people',
  whoAmI: 'GET /api/me',
  rename: 'PATCH /api/me',
  forgetMe: 'DELETE /api/me',
  myMatches: 'GET /api/me/matches',
  games: 'GET /api/games',
  createMatch: 'POST /api/matches',
  listMatches: 'GET /api/matches',
  match: 'GET /api/matches/:code',
  closeMatch: 'DELETE /api/matches/:code',
  takeSeat: 'POST /api/matches/:code/seats/:seat',
  planSeat: 'PUT /api/matches/:code/seats/:seat',
  leaveSeat: 'DELETE /api/matches/:code/seats/:seat',
  startMatch: 'POST /api/matches/:code/start',
  rematch: 'POST /api/matches/:code/rematch',
  record: 'GET /api/matches/:code/record',
  replay: 'GET /api/matches/:code/replay',
  siteKey: 'GET /.well-known/nokturn-key',
} as const satisfies Record<RouteId, string>;

export interface Call<K extends RouteId> {
  readonly code?: string;
  readonly seat?: number;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body<K>;
  /** Somebody else's secret: for moving a person to this browser. */
  readonly secret?: string;
}

/** After so many milliseconds a server that does not answer counts as one that cannot be reached. */
const PATIENCE = 15_000;

/** The server said no, or could not be reached (`offline`). */
export class CallError extends Error {
  readonly refused: Refused | null;

  constructor(refused: Refused | null) {
    super(refused?.reason ?? 'the server cannot be reached');
    this.refused = refused;
  }
}

/** What the server said no with; null if it was not even reached. */
export function refusedBy(error: unknown): Refused | null {
  return error instanceof CallError ? error.refused : null;
}

export async function call<K extends RouteId>(
  route: K,
  { code = '', seat = 0, query, body, secret = secretOf() }: Call<K> = {},
): Promise<Reply<K>> {
  const [method = 'GET', pattern = '/'] = ROUTES[route].split(' ');
  const path = pattern.replace(':code', encodeURIComponent(code)).replace(':seat', String(seat));
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
