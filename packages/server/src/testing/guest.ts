/** What a guest's browser sends to a server. */

export interface Sending {
  readonly secret?: string;
  /** Text is sent as it is, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function send(
  server: string | URL,
  method: string,
  path: string,
  { secret, body, headers }: Sending = {},
): Promise<Response> {
  return fetch(new URL(path, server), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The response to a request that must succeed. */
export async function post<T>(server: string | URL, path: string, sending: Sending = {}): Promise<T> {
  const response = await send(server, 'POST', path, sending);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The address of a server's WebSocket. */
export function socketAt(server: string | URL): URL {
  return new URL('/api/socket', String(server).replace('http', 'ws'));
}

export interface Guest {
  readonly id: string;
  readonly secret: string;
}

export interface MatchOfGuests {
  readonly game: string;
  readonly options?: object;
  readonly guests: number;
  readonly bots?: { readonly count: number; readonly level: string };
}

/**
 * A match that has started, with new guests in its first seats and bots in the rest. Each guest talks to the server
 * that `at` returns, and the first guest starts the match on the server after the last one's.
 */
export async function newMatch(
  at: (guest: number) => string | URL,
  { game, options = {}, guests: count, bots = { count: 0, level: '' } }: MatchOfGuests,
): Promise<{ readonly code: string; readonly guests: readonly Guest[] }> {
  const guests = await Promise.all(Array.from({ length: count }, (_, i) => newGuest(at(i), `Guest ${i}`)));
  const secretOf = (guest: number) => (guests[guest] as Guest).secret;
  const { level } = bots;
  const seats = [
    ...guests.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots.count }, () => ({ kind: 'bot', level })),
  ];
  const { match } = await post<{ match: { code: string } }>(at(0), '/api/matches', {
    secret: secretOf(0),
    body: { game, seats, options },
  });
  const place = `/api/matches/${match.code}`;
  for (let i = 1; i < count; i++) await post(at(i), `${place}/seats/${i}`, { secret: secretOf(i) });
  await post(at(count), `${place}/start`, { secret: secretOf(0) });
  return { code: match.code, guests };
}

export async function newGuest(server: string | URL, name: string): Promise<Guest> {
  const { person, secret } = await post<{ person: { id: string }; secret: string }>(server, '/api/people', {
    body: { name },
  });
  return { id: person.id, secret };
}
