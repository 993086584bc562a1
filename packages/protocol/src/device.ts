import {
  nonceCommitment,
  promiseText,
  type Sealed,
  type SealedSeat,
  type Seat,
  sealOf,
} from '@nokturn/engine';
import type { Lobby, SeatInfo } from './shapes.ts';
import type { Compared } from './shown.ts';

/**
 * What a device does for the randomness of a match, and what it keeps so that it can find out by itself, at the end,
 * whether every promise was kept (docs/fairness.md). No schema is imported here, so a page can use it without bundling
 * any.
 */
export interface Kept {
  /** The commitment to the server's secret, as first shown with the table. */
  readonly commitment: string | null;
  /** The nonce that this device may still commit to: nobody else knows it. */
  readonly nonce: string | null;
  /** What it revealed last, and for which seal. */
  readonly revealed: { readonly attempt: number; readonly nonce: string } | null;
  /** The latest seal it was told about. */
  readonly seal: KeptSeal | null;
  /** Once the match is over: the match of its record, and whether it was the one that was shown. */
  readonly compared?: Compared;
}

export interface KeptSeal {
  readonly digest: string;
  readonly attempt: number;
  /** The seat of the person who has the device. */
  readonly seat: Seat | null;
  /** Whether what this device committed to is in it. */
  readonly isIn: boolean;
  /** Whether the match was seen to begin with it: no other seal can follow. */
  readonly isBegun?: boolean;
}

export type DeviceSays =
  | { readonly type: 'commit'; readonly commitment: string }
  | { readonly type: 'reveal'; readonly attempt: number; readonly nonce: string };

/**
 * Breaking off a start throws away a draw that the server may have seen. A device accepts this only a few times: after
 * that it reveals nothing more, and says at the end that its part is missing.
 */
export const MOST_ATTEMPTS = 3;

export const NOTHING_KEPT: Kept = { commitment: null, nonce: null, revealed: null, seal: null };

interface Surroundings {
  /** The seat of the person who has the device. */
  readonly seat: Seat | null;
  /** Whether the device has just joined. If a seat has several devices, the one that joined last commits. */
  readonly isNew: boolean;
  /** 32 random bytes, in hexadecimal. */
  readonly draw: () => string;
}

/** What to keep after a lobby message, and how to answer it. */
export function attend(
  before: Kept,
  lobby: Lobby,
  { seat, isNew, draw }: Surroundings,
): { readonly kept: Kept; readonly say: DeviceSays | null } {
  const { code, commitment, draw: drawing, status } = lobby;
  // An older server says nothing about it.
  if (!drawing || commitment === null) return { kept: before, say: null };
  const kept = { ...before, commitment: before.commitment ?? commitment };
  // A server that now promises something else gets nothing from this device.
  if (commitment !== kept.commitment) return { kept, say: null };
  const mine = seat === null ? null : commitmentAt(lobby, seat);
  if (drawing.sealed) return atSeal(kept, lobby, { seat, draw });
  const isMine = kept.nonce !== null && mine === nonceCommitment(code, kept.nonce);
  if (status !== 'lobby' || seat === null || isMine || (mine !== null && !isNew)) return { kept, say: null };
  const nonce = kept.nonce ?? draw();
  return { kept: { ...kept, nonce }, say: { type: 'commit', commitment: nonceCommitment(code, nonce) } };
}

function atSeal(
  kept: Kept,
  lobby: Lobby,
  { seat, draw }: Pick<Surroundings, 'seat' | 'draw'>,
): { readonly kept: Kept; readonly say: DeviceSays | null } {
  const sealed = sealedIn(lobby);
  const digest = sealOf(sealed);
  const { attempt } = sealed;
  const nonce = [kept.nonce, kept.revealed?.attempt === attempt ? kept.revealed.nonce : null].find(
    (one) => one !== null && seat !== null && commitmentAt(lobby, seat) === nonceCommitment(lobby.code, one),
  );
  // The first seal of an attempt counts, whatever is said about the same attempt later.
  const isKnown = kept.seal !== null && kept.seal.attempt >= attempt;
  const first = isKnown ? kept.seal : { digest, attempt, seat, isIn: nonce != null };
  const isBegun = first.isBegun === true || (lobby.status !== 'lobby' && first.digest === digest);
  const seal = { ...first, isBegun };
  if (nonce == null) {
    // A device that contributed to an earlier attempt meant to contribute to this one, too: its promise shows others
    // that it did not.
    const wanted = seat !== null && kept.revealed !== null ? (kept.nonce ?? draw()) : kept.nonce;
    return { kept: { ...kept, nonce: wanted, seal }, say: null };
  }
  if (seal.digest !== digest || lobby.status !== 'lobby' || attempt > MOST_ATTEMPTS)
    return { kept: { ...kept, seal }, say: null };
  // Never used again, whatever happens to this seal.
  const rest = kept.nonce === nonce ? null : kept.nonce;
  return {
    kept: { ...kept, seal, nonce: rest, revealed: { attempt, nonce } },
    say: { type: 'reveal', attempt, nonce },
  };
}

/** What to keep when somebody sits down, and what their device commits to; null if it cannot contribute. */
export function sitDownWith(
  before: Kept,
  { code, commitment, draw: drawing }: Lobby,
  draw: () => string,
): { readonly kept: Kept; readonly commitment: string | null } {
  const isPromised = commitment !== null && commitment === (before.commitment ?? commitment);
  if (!drawing || drawing.sealed || !isPromised) return { kept: before, commitment: null };
  const nonce = before.nonce ?? draw();
  return { kept: { ...before, commitment, nonce }, commitment: nonceCommitment(code, nonce) };
}

/** The promise as it can be written down, for `nokturn verify --promise`; null if there is none. */
export function promiseOf(code: string, { commitment, seal, revealed, nonce }: Kept): string | null {
  if (seal === null) return commitment && promiseText({ what: 'table', format: 2, digest: commitment });
  const added = revealed?.attempt === seal.attempt ? revealed.nonce : nonce;
  const device = seal.seat === null || added === null ? null : nonceCommitment(code, added);
  return promiseText({ what: 'seal', format: 2, digest: seal.digest, ...(device && { device }) });
}

/** Whether the person sat there when everything was sealed, and their device's commitment is not included. */
export function isLeftOut({ seal }: Kept): boolean {
  return seal !== null && seal.seat !== null && !seal.isIn;
}

function commitmentAt({ seats }: Lobby, seat: Seat): string | null {
  const sitting = seats[seat];
  return sitting?.kind === 'person' ? sitting.commitment : null;
}

function sealedIn({ code, commitment, game, options, draw, seats }: Lobby): Sealed {
  return {
    match: code,
    commitment: commitment ?? '',
    game,
    rules: draw?.rules ?? '',
    options,
    attempt: draw?.attempt ?? 0,
    seats: seats.map(sealedSeat),
  };
}

/** What a seal says about a seat in the lobby. */
export function sealedSeat(seat: SeatInfo): SealedSeat {
  if (seat.kind !== 'person') return { kind: 'bot' };
  return { kind: 'person', ...(seat.commitment !== null && { commitment: seat.commitment }) };
}
