/** Every code with which a request or a message is refused, over HTTP and WebSocket alike, and its HTTP status. */
export const REFUSALS = {
  /** Not JSON, not a known message, or a field that does not fit. */
  malformed: 400,
  /** No secret where one is needed, or one that nobody has. */
  'unknown-person': 401,
  /** Known, but not allowed: not the host, not seated, no spectators. */
  forbidden: 403,
  /** The host has muted this person, asked them to leave a seat, or banned them from the table. */
  muted: 403,
  'asked-to-leave': 403,
  banned: 403,
  /** The name in the request is not this server's: another site has led a browser here. */
  misdirected: 421,
  /** Not at the moment: the match has not started, is not over, is over. */
  'wrong-time': 409,
  'unknown-match': 404,
  'unknown-game': 404,
  'not-found': 404,
  /** The match was played under rules that this server no longer has. */
  'other-rules': 409,
  /** The same, but another server of the site has them: reconnect. */
  'rules-elsewhere': 503,
  'seat-taken': 409,
  'no-seat': 409,
  /** A name that moderators have blocked. */
  'blocked-name': 422,
  /** The address of a channel is this machine, or in a network around it. */
  'not-on-internet': 422,
  /** The setup contradicts the rules of the game. */
  setup: 422,
  'too-large': 413,
  'too-often': 429,
  'too-many': 429,
  'too-many-matches': 429,
  'too-many-circles': 429,
  'too-many-channels': 429,
  'circle-full': 429,
  /** The public list already has enough tables of this person, or of this address. */
  'too-many-listed': 429,
  /** The limit for tables of bots alone has been reached. */
  'bots-busy': 429,
  'not-joined': 409,
  'already-joined': 409,
  /** The table has moved on: the answer is for an earlier version. */
  stale: 409,
  over: 409,
  'not-asked': 409,
  'not-offered': 422,
  /** The rules know the option but do not allow it now; `why` and `clause` say more. */
  barred: 422,
  'nothing-to-undo': 409,
  'not-yours': 409,
  revealed: 409,
  /** The move was undone too often: now it is final. */
  settled: 409,
  /** The match could not be saved: nothing has changed. */
  store: 503,
  restarting: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]];
