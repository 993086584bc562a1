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
 * What a device does for the randomness of a match, and what it keeps to find out by itself, at the end, whether all that
 * it was promised was kept (docs/fairness.md). No schema is imported here, so a page can use it without bundling any.
 */
export interface Kept {
  /** To the secret of the server, as the table was first seen. */
  readonly commitment: string | null;
  /** What this device may still commit to: known to nobody else. */
  readonly nonce: string | null;
  /** What it has revealed last, for which seal. */
  readonly revealed: { readonly attempt: number; readonly nonce: string } | null;
  /** The last seal of which it was told. */
  readonly seal: KeptSeal | null;
  /** Which match its record was of when that was over, and whether it was the one that was shown; missing until then. */
  readonly compared?: Compared;
}

export interface KeptSeal {
  readonly digest: string;
  readonly attempt: number;
  /** Where whoever has the device sat. */
  readonly seat: Seat | null;
  /** Whether what this device committed to is in it. */
  readonly isIn: boolean;
  /** Whether the match was seen to have begun with it: no other seal can come after it. */
  readonly isBegun?: boolean;
}

export type DeviceSays =
  | { readonly type: 'commit'; readonly commitment: string }
  | { readonly type: 'reveal'; readonly attempt: number; readonly nonce: string };

/**
 * A start that is broken off throws a chance away that the server may have seen. A device plays along with that only so
 * often: then it reveals nothing any more, and says at the end that its part is missing.
 */
export const MOST_ATTEMPTS = 3;

export const NOTHING_KEPT: Kept = { commitment: null, nonce: null, revealed: null, seal: null };

interface Surroundings {
  /** The seat of whoever has the device. */
  readonly seat: Seat | null;
  /** Whether the device has just joined. Of several devices at a seat the one that came last commits. */
  readonly isNew: boolean;
  /** 32 random bytes, in hexadecimal. */
  readonly draw: () => string;
}

/** What to keep after the lobby was told, and what to say to it. */
export function attend(
  before: Kept,
  lobby: Lobby,
  { seat, isNew, draw }: Surroundings,
): { readonly kept: Kept; readonly say: DeviceSays | null } {
  const { code, commitment, draw: drawing, status } = lobby;
  // A server of before tells nothing of it.
  if (!drawing || commitment === null) return { kept: before, say: null };
  const kept = { ...before, commitment: before.commitment ?? commitment };
  // Whoever promises something else now gets nothing from this device.
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
  // The first that was told counts, whatever is told of the same attempt afterwards.
  const isKnown = kept.seal !== null && kept.seal.attempt >= attempt;
  const first = isKnown ? kept.seal : { digest, attempt, seat, isIn: nonce != null };
  const isBegun = first.isBegun === true || (lobby.status !== 'lobby' && first.digest === digest);
  const seal = { ...first, isBegun };
  if (nonce == null) {
    // Whoever has added to an earlier attempt wanted to add to this one, too: others see by its promise that it did not.
    const wanted = seat !== null && kept.revealed !== null ? (kept.nonce ?? draw()) : kept.nonce;
    return { kept: { ...kept, nonce: wanted, seal }, say: null };
  }
  if (seal.digest !== digest || lobby.status !== 'lobby' || attempt > MOST_ATTEMPTS)
    return { kept: { ...kept, seal }, say: null };
  // Never used again, whatever becomes of this seal.
  const rest = kept.nonce === nonce ? null : kept.nonce;
  return {
    kept: { ...kept, seal, nonce: rest, revealed: { attempt, nonce } },
    say: { type: 'reveal', attempt, nonce },
  };
}

/** What to keep as somebody sits down, and what their device commits to with that; null where nothing can be added. */
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

/** Whether whoever has the device sat there when all was sealed, and what it committed to is not in. */
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

/** What a seal says of a seat that the lobby tells of. */
export function sealedSeat(seat: SeatInfo): SealedSeat {
  if (seat.kind !== 'person') return { kind: 'bot' };
  return { kind: 'person', ...(seat.commitment !== null && { commitment: seat.commitment }) };
}
