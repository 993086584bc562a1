import type { Random, Seat } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';

/** The constraints on deals of the characters that are still unknown (LN-2.7 to LN-2.10). */
export interface Unknown {
  /** The seats whose character is not known. */
  readonly seats: readonly Seat[];
  /** The characters that they can have. */
  readonly pool: readonly CharacterId[];
  /** How many of each party are among them. */
  readonly left: Readonly<Record<Party, number>>;
  /** No two of them, and none of the known ones, share a letter (LN-2.15). */
  readonly letters: { readonly distinct: boolean; readonly taken: readonly string[] };
  /** How well a character fits what is known about a seat. */
  fit(seat: Seat, id: CharacterId): number;
  /** How well the parties of all those seats together fit their actions towards each other. */
  harmony(parties: ReadonlyMap<Seat, Party>): number;
}

/** One way to give the characters of a party to some seats, in the order of the seats. */
interface Cast {
  readonly ids: readonly CharacterId[];
  readonly weight: number;
}

/** One way to give parties to all unknown seats: for each party, the seats as bits. */
interface Split {
  readonly groups: readonly number[];
  readonly weight: number;
}

/**
 * All deals that fit, each with its proper probability. Characters of different parties depend on each other only
 * through the sizes of the parties, so the parties are dealt first and then the characters within each.
 */
export class Deals {
  readonly #unknown: Unknown;
  readonly #splits: readonly Split[];
  readonly #total: number;
  readonly #casts: readonly Map<number, { readonly casts: readonly Cast[]; readonly total: number }>[];

  constructor(unknown: Unknown) {
    this.#unknown = unknown;
    this.#casts = PARTIES.map(() => new Map());
    this.#splits = this.#weighSplits();
    this.#total = this.#splits.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Whether any deal fits at all. */
  get isPossible(): boolean {
    return this.#total > 0;
  }

  /** A deal: one character for each of the unknown seats, in their order. */
  deal(random: Random): CharacterId[] {
    const dealt: CharacterId[] = [];
    const { groups } = drawn(this.#splits, this.#total, random);
    for (const [party, group] of groups.entries()) {
      const { casts, total } = this.#castsOf(party, group);
      const { ids } = drawn(casts, total, random);
      let next = 0;
      for (let i = 0; i < this.#unknown.seats.length; i++)
        if (group & (1 << i)) dealt[i] = ids[next++] as CharacterId;
    }
    return dealt;
  }

  /** The probability of each party for one of the unknown seats. */
  chancesOf(seat: Seat): Record<Party, number> {
    const bit = 1 << this.#unknown.seats.indexOf(seat);
    const chances = { werewolf: 0, vampire: 0, human: 0 };
    for (const { groups, weight } of this.#splits)
      for (const [i, party] of PARTIES.entries())
        if ((groups[i] as number) & bit) chances[party] += weight / this.#total;
    return chances;
  }

  /** The probability that a seat has one of a set of characters. */
  chanceOf(seat: Seat, fits: (id: CharacterId) => boolean): number {
    const at = this.#unknown.seats.indexOf(seat);
    let sum = 0;
    for (const { groups, weight } of this.#splits) {
      const party = groups.findIndex((group) => group & (1 << at));
      const group = groups[party] as number;
      const { casts, total } = this.#castsOf(party, group);
      const place = bitsIn(group & ((1 << at) - 1));
      for (const { ids, weight: share } of casts)
        if (fits(ids[place] as CharacterId)) sum += (weight * share) / total;
    }
    return sum / this.#total;
  }

  #weighSplits(): Split[] {
    const { seats, left, harmony } = this.#unknown;
    const splits: Split[] = [];
    const parties = new Map<Seat, Party>();
    const groups = [0, 0, 0];
    const missing = PARTIES.map((party) => left[party]);
    const place = (at: number): void => {
      const seat = seats[at];
      if (seat === undefined) {
        let weight = harmony(parties);
        for (let p = 0; p < 3 && weight > 0; p++) weight *= this.#castsOf(p, groups[p] as number).total;
        if (weight > 0) splits.push({ groups: [...groups], weight });
        return;
      }
      for (const [p, party] of PARTIES.entries()) {
        if (missing[p] === 0) continue;
        (missing[p] as number)--;
        (groups[p] as number) |= 1 << at;
        parties.set(seat, party);
        place(at + 1);
        (groups[p] as number) &= ~(1 << at);
        (missing[p] as number)++;
      }
    };
    place(0);
    return splits;
  }

  #castsOf(party: number, group: number) {
    const known = this.#casts[party]?.get(group);
    if (known !== undefined) return known;
    const casts = this.#castAll(PARTIES[party] as Party, group);
    const found = { casts, total: casts.reduce((sum, { weight }) => sum + weight, 0) };
    this.#casts[party]?.set(group, found);
    return found;
  }

  #castAll(party: Party, group: number): Cast[] {
    const { seats, pool, letters, fit } = this.#unknown;
    const members = seats.filter((_, i) => group & (1 << i));
    const able = pool.filter(
      (id) => CHARACTERS[id].party === party && !letters.taken.includes(CHARACTERS[id].letter),
    );
    const casts: Cast[] = [];
    const ids: CharacterId[] = [];
    const place = (weight: number): void => {
      const seat = members[ids.length];
      if (seat === undefined) {
        casts.push({ ids: [...ids], weight });
        return;
      }
      for (const id of able) {
        if (ids.includes(id) || (letters.distinct && ids.some((other) => sameLetter(id, other)))) continue;
        const fitting = fit(seat, id);
        if (fitting === 0) continue;
        ids.push(id);
        place(weight * fitting);
        ids.pop();
      }
    };
    place(1);
    return casts;
  }
}

function sameLetter(a: CharacterId, b: CharacterId): boolean {
  return CHARACTERS[a].letter === CHARACTERS[b].letter;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

function drawn<T extends { readonly weight: number }>(list: readonly T[], total: number, random: Random): T {
  let left = random.fraction() * total;
  for (const item of list) {
    left -= item.weight;
    if (left < 0) return item;
  }
  const last = list.at(-1);
  if (last === undefined) throw new Error('no deal fits what is known');
  return last;
}
