import {
  drawnSeed,
  nonceCommitment,
  type Options,
  type Rulebook,
  rulesNamed,
  type Sealed,
  type SealedSeat,
  type Seat,
  sealOf,
  tableCommitment,
} from '@nokturn/engine';
import { known } from '@nokturn/games/carried.ts';
import { refuse } from '../refused.ts';
import type { MatchInfo, StoredChance, StoredSeat } from '../store/store.ts';

/**
 * How the randomness of a match is drawn (docs/fairness.md): pure changes of match information, refused by throwing.
 */

export type DrawnMatchInfo = MatchInfo & { readonly chance: StoredChance };

export function freshChance(code: string, secret: string): StoredChance {
  const commitment = tableCommitment(code, secret);
  return { secret, commitment, attempt: 1, isSealed: false, nonces: {}, silent: [] };
}

/** The randomness of a match that is drawn together, as opposed to one started by an older server. */
export function drawingOf(info: MatchInfo): StoredChance | null {
  const { chance, status } = info;
  return chance && (chance.isSealed || status === 'lobby' || status === 'closed') ? chance : null;
}

/** The device of a seat commits to its nonce. */
export function commit(info: MatchInfo, seat: Seat, commitment: string): MatchInfo {
  const mine = info.seats[seat];
  if (info.status !== 'lobby' || info.chance === undefined || info.chance.isSealed)
    throw refuse('wrong-time', 'nobody can commit to anything now');
  if (mine?.kind !== 'person' || mine.commitment === commitment) return info;
  if (info.chance.silent.includes(mine.person))
    throw refuse('forbidden', 'this seat has not revealed what it had committed to');
  return withSeats(info, (each, i) => (i === seat ? { ...mine, commitment } : each));
}

/**
 * From now on everything is fixed: rules, options, seats and the commitments of all devices. A device that is not
 * connected could not reveal its nonce, so it is left out, for all to see.
 */
export function seal(
  info: DrawnMatchInfo,
  { game, options, isHere }: { game: Rulebook; options: Options; isHere: (person: string) => boolean },
): DrawnMatchInfo {
  const { chance } = info;
  const here = withSeats(info, (seat) =>
    seat.kind === 'person' && !isHere(seat.person) ? uncommitted(seat) : seat,
  );
  const { rulesVersion: rules, digest } = game;
  return { ...here, rules, digest, options, chance: { ...chance, isSealed: true, nonces: {} } };
}

/** What a device had committed to, for the current seal. */
export function reveal(
  info: MatchInfo,
  seat: Seat,
  { attempt, nonce }: { attempt: number; nonce: string },
): MatchInfo {
  const { chance, status, code } = info;
  const mine = info.seats[seat];
  if (status !== 'lobby' || !chance?.isSealed || chance.attempt !== attempt)
    throw refuse('wrong-time', 'there is nothing to reveal now');
  if (mine?.kind !== 'person' || mine.commitment !== nonceCommitment(code, nonce))
    throw refuse('malformed', 'that is not what was committed to');
  if (chance.nonces[seat] === nonce) return info;
  return { ...info, chance: { ...chance, nonces: { ...chance.nonces, [seat]: nonce } } };
}

/** Whether everything committed to has been revealed. */
export function isRevealed({ seats, chance }: DrawnMatchInfo): boolean {
  return seats.every((seat, i) => committed(seat) === undefined || chance.nonces[i] !== undefined);
}

/**
 * The seal is broken, and everybody draws again for the next: a revealed nonce is never used again. A device that kept
 * the others waiting can add nothing any more.
 */
export function unsealed(info: MatchInfo, { late }: { late: boolean }): MatchInfo {
  const { chance } = info;
  if (info.status !== 'lobby' || !chance?.isSealed) return info;
  const silent = info.seats.flatMap((seat, i) =>
    late && seat.kind === 'person' && seat.commitment !== undefined && chance.nonces[i] === undefined
      ? [seat.person]
      : [],
  );
  return {
    ...withSeats(info, (seat) => (seat.kind === 'person' ? uncommitted(seat) : seat)),
    chance: {
      ...chance,
      attempt: chance.attempt + 1,
      isSealed: false,
      nonces: {},
      silent: [...chance.silent, ...silent],
    },
  };
}

/**
 * The options of a match that may start, by the rules that it starts with. Another version of the program may have set it up:
 * an option that these rules do not know is left out, unless it was chosen and they will know it once all servers are updated.
 */
export function optionsToStart(
  { seats, options }: MatchInfo,
  { game, today }: { game: Rulebook; today: Rulebook },
): Options {
  const open = seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) throw refuse('no-seat', `seat ${open} is still open`);
  const asUsual = today.resolve(seats.length, known(game, options));
  const usual = 'options' in asUsual ? asUsual.options : {};
  const wanted = Object.entries(known(today, options)).filter(([option, value]) => usual[option] !== value);
  const resolved = game.resolve(seats.length, { ...known(game, options), ...Object.fromEntries(wanted) });
  if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
  return resolved.options;
}

export function sealedBy(info: DrawnMatchInfo): Sealed {
  const { code: match, game, options, chance, seats } = info;
  const { commitment, attempt } = chance;
  const rules = rulesNamed(info);
  return { match, commitment, game, rules, options, attempt, seats: seats.map(sealedSeat) };
}

/** The seed that follows from a seal once everything is revealed. */
export function seedOf(info: DrawnMatchInfo): string {
  const { chance, seats } = info;
  const nonces = seats.map((_, seat) => chance.nonces[seat] ?? null);
  return drawnSeed(sealOf(sealedBy(info)), chance.secret, nonces);
}

function sealedSeat(seat: StoredSeat): SealedSeat {
  if (seat.kind !== 'person') return { kind: 'bot' };
  return { kind: 'person', ...(seat.commitment !== undefined && { commitment: seat.commitment }) };
}

function committed(seat: StoredSeat): string | undefined {
  return seat.kind === 'person' ? seat.commitment : undefined;
}

function uncommitted({ commitment: _, ...seat }: Extract<StoredSeat, { kind: 'person' }>): StoredSeat {
  return seat;
}

function withSeats<T extends MatchInfo>(info: T, change: (seat: StoredSeat, i: Seat) => StoredSeat): T {
  return { ...info, seats: info.seats.map(change) };
}
