import { canonical } from './json.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';

/**
 * Drawing randomness together, among parties that need not trust each other (docs/fairness.md). The dealer commits to a
 * secret when the table is made, and each device to a nonce when it sits down. At the start everything committed to is
 * sealed, and only then are nonces revealed. The seed follows from the seal, the secret and every nonce, so one honest
 * participant is enough. Everything that is hashed is UTF-8 text with one item per line, so that any SHA-256 can check
 * it.
 */
const VERSION = 2;

/** Who sits in a seat, and the commitment of the device, if it contributes to the randomness. */
export type SealedSeat = { readonly kind: 'bot' } | { readonly kind: 'person'; readonly commitment?: string };

/** Everything that is fixed before the first nonce is revealed. */
export interface Sealed {
  /** The code of the match. */
  readonly match: string;
  /** The commitment to the dealer's secret. */
  readonly commitment: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  /** Counted from 1, and raised each time a seal was broken because part of it was not revealed. */
  readonly attempt: number;
  readonly seats: readonly SealedSeat[];
}

/** The draw as a record tells it when the match is over. */
export interface Drawn {
  readonly match: string;
  readonly secret: string;
  readonly attempt: number;
  readonly seats: readonly DrawnSeat[];
}

export type DrawnSeat =
  | { readonly kind: 'bot' }
  | { readonly kind: 'person'; readonly commitment?: string; readonly nonce?: string };

/** A record of a match whose randomness was drawn this way. */
interface DrawnRecord {
  readonly game: string;
  readonly rules: number;
  readonly digest?: string;
  readonly options: Options;
  readonly seats: number;
  readonly commitment: string;
  readonly seed: string;
  readonly draw: Drawn;
}

/** How the rules are named in a seal: by their number and, if they have one, their digest. */
export function rulesNamed({ rules, digest }: { readonly rules: number; readonly digest?: string }): string {
  return digest === undefined ? String(rules) : `${rules}-${digest}`;
}

/** Published when the table is made. */
export function tableCommitment(match: string, secret: string): string {
  return hashed('table', [match, secret]);
}

/** What a device publishes when it sits down. */
export function nonceCommitment(match: string, nonce: string): string {
  return hashed('nonce', [match, nonce]);
}

/** Binds everybody from the moment it is published. */
export function sealOf({ match, commitment, game, rules, options, attempt, seats }: Sealed): string {
  const lines = seats.map((seat) =>
    seat.kind === 'person' && seat.commitment !== undefined ? `person ${seat.commitment}` : seat.kind,
  );
  return hashed('seal', [match, commitment, game, rules, canonical(options), String(attempt), ...lines]);
}

/** The nonces in the order of the seats; null where there is none. */
export function drawnSeed(seal: string, secret: string, nonces: readonly (string | null)[]): string {
  return hashed('seed', [seal, secret, ...nonces.map((nonce) => nonce ?? '-')]);
}

/** What was sealed, as a record tells it. */
export function sealedIn(record: Omit<DrawnRecord, 'seed' | 'seats'>): Sealed {
  const { commitment, game, options, draw } = record;
  const { match, attempt, seats } = draw;
  return { match, commitment, game, rules: rulesNamed(record), options, attempt, seats };
}

/** The seats whose devices have contributed to the randomness. */
export function seatsThatAdded({ seats }: { readonly seats: readonly SealedSeat[] }): Seat[] {
  return seats.flatMap((seat, i) => (seat.kind === 'person' && seat.commitment !== undefined ? [i] : []));
}

/** What is wrong with the way in which a record says its seed was drawn. */
export function drawFlaw(
  record: DrawnRecord,
): { readonly code: 'commitment' | 'nonce' | 'seed'; readonly reason: string } | null {
  const { draw, commitment, seed, seats } = record;
  const { match, secret } = draw;
  if (tableCommitment(match, secret) !== commitment)
    return { code: 'commitment', reason: 'the secret is not the one that was promised with the table' };
  if (draw.seats.length !== seats)
    return { code: 'nonce', reason: `the chance was drawn for ${draw.seats.length} seats, not for ${seats}` };
  const odd = draw.seats.findIndex((seat) => !isOpened(match, seat));
  if (odd >= 0)
    return { code: 'nonce', reason: `the nonce of seat ${odd} is not the one that its device committed to` };
  const nonces = draw.seats.map((seat) => (seat.kind === 'person' ? (seat.nonce ?? null) : null));
  if (drawnSeed(sealOf(sealedIn(record)), secret, nonces) !== seed)
    return { code: 'seed', reason: 'the seed does not follow from the secret, the setup and the nonces' };
  return null;
}

/** Whether there is a nonce exactly where a device committed to one. */
function isOpened(match: string, seat: DrawnSeat): boolean {
  if (seat.kind === 'bot') return true;
  const { commitment, nonce } = seat;
  return nonce === undefined ? commitment === undefined : nonceCommitment(match, nonce) === commitment;
}

/** Whether some data is the draw of a record. */
export function isDrawn(value: unknown): value is Drawn {
  if (typeof value !== 'object' || value === null) return false;
  const { match, secret, attempt, seats } = value as { readonly [K in keyof Drawn]?: unknown };
  const isKnown = typeof match === 'string' && typeof secret === 'string' && Number.isInteger(attempt);
  return isKnown && Array.isArray(seats) && seats.every(isDrawnSeat);
}

function isDrawnSeat(value: unknown): value is DrawnSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, commitment, nonce } = value as { kind?: unknown; commitment?: unknown; nonce?: unknown };
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  return kind === 'bot' || (kind === 'person' && isText(commitment) && isText(nonce));
}

function hashed(what: 'table' | 'nonce' | 'seal' | 'seed', lines: readonly string[]): string {
  return sha256([`nokturn ${what} ${VERSION}`, ...lines].join('\n'));
}
