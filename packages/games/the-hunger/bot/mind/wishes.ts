import { HUMAN_TYPES } from '../../cards/card.ts';
import { type CardNo, cardAt } from '../../cards/cards.ts';
import { type MissionNo, missionAt, type Scoring } from '../../cards/missions.ts';
import { CONFUSE, HOLY_WATER, HUMAN, marksOf, printedValue, SPICY, typeOf } from '../../rules/marks.ts';
import { countedVp, type Hopes, likely } from '../tally.ts';
import { ANIMAL_BITS, COUNTS_AT_THE_END, type Counts, POWER_BITS, ROXANE } from './counts.ts';
import { WEIGHTS } from './weights.ts';

/** The expected value of Missions at dawn, and how much each additional card would add to it. */

/** What a seat has, and what it can hope for. */
export interface Prospect extends Hopes {
  readonly mine: Counts;
  /** The counts of the others who can still win. */
  readonly others: () => readonly Counts[];
  readonly lead: number;
  readonly missions: number;
  readonly arrival: number;
  /** The number of others who are not home. */
  readonly abroad: number;
  readonly rivals: number;
  readonly roses: number;
}

export function expectedVp(scoring: Scoring, one: Prospect): number {
  const counted = countedVp(scoring, one.mine, one);
  if (counted !== null) return counted;
  const { mine, turns, prey } = one;
  const { types, values } = mine;
  const { vp } = scoring;
  switch (scoring.kind) {
    case 'per-set':
    case 'per-rarest':
      return vp * setsToCome(types, prey);
    case 'none-worth':
      return (values[5] as number) > 0 ? 0 : vp * 0.93 ** prey;
    case 'rose':
      return mine.rose ? vp : one.roses > 0 && turns > 6 ? vp * 0.2 : 0;
    case 'first-home':
      if (one.arrival > 0) return one.arrival === 1 ? vp : 0;
      return one.abroad < one.rivals ? 0 : vp / (one.rivals + 1);
    case 'beaten-home':
      return vp * (1 + (one.arrival > 0 ? one.rivals - one.arrival + 1 : one.abroad / 2));
    case 'other-missions':
      return vp * (1 + 0.8 * (one.missions - 1));
    case 'most-of-type': {
      const type = HUMAN_TYPES.indexOf(scoring.type);
      return vp * ahead(one, prey / 2, (counts) => counts.types[type] as number);
    }
    case 'most-humans':
      return vp * ahead(one, prey, ({ humans }) => humans);
    case 'most-familiars':
      return vp * ahead(one, turns * 0.3, ({ familiars }) => familiars);
    case 'fewest-humans':
      return vp * ahead(one, prey, ({ humans }) => -humans);
    case 'highest-score':
      return vp * likely(one.lead, 10 * turns);
    default:
      return 0;
  }
}

/** Complete sets of the four types, from cards owned and cards to come. */
function setsToCome(types: readonly number[], prey: number): number {
  const [p = 0, q = 0, r = 0, s = 0] = types;
  const [low, high] = [Math.min(p, q), Math.max(p, q)];
  const [least, most] = [Math.min(r, s), Math.max(r, s)];
  const [a, x] = [Math.min(low, least), Math.max(low, least)];
  const [y, d] = [Math.min(high, most), Math.max(high, most)];
  const [b, c] = [Math.min(x, y), Math.max(x, y)];
  // Future Humans go where they are needed most, but not all of them can be chosen.
  const free = prey * 0.6;
  const even = Math.min(a + free, (a + b + free) / 2, (a + b + c + free) / 3, (a + b + c + d + free) / 4);
  return Math.max(a, even - 0.4);
}

/** The probability that this seat has the most in the end. */
function ahead({ mine, others }: Prospect, change: number, count: (counts: Counts) => number): number {
  const own = count(mine);
  let chance = 1;
  for (const other of others()) chance *= likely(own - count(other) - 0.5, 2 * change);
  return chance;
}

/** The value of one more Human of this type. */
function oneMore(scoring: Scoring, one: Prospect, type: number): number {
  const now = expectedVp(scoring, one);
  const { mine } = one;
  mine.humans++;
  mine.types[type] = (mine.types[type] as number) + 1;
  const then = expectedVp(scoring, one);
  mine.types[type] = (mine.types[type] as number) - 1;
  mine.humans--;
  return then - now;
}

/** The value of one more of each thing to a seat, by all its Missions and its cards that count at the end. */
export class Wishes {
  readonly types = new Float64Array(4);
  readonly values = new Float64Array(6);
  human = 0;
  confusing = 0;
  dangerous = 0;
  familiar = 0;
  animal = 0;
  power = 0;
  token = 0;
  digested = 0;
  rose = 0;
  readonly #mine: Counts;

  constructor(tiles: readonly (readonly MissionNo[])[], one: Prospect) {
    this.#mine = one.mine;
    for (const list of tiles)
      for (let i = 0; i < list.length; i++) {
        const { scoring } = missionAt(list[i] as MissionNo);
        if (scoring !== null) this.#add(scoring, one);
      }
    for (const card of one.mine.counting)
      for (const ability of cardAt(card).does)
        if (ability.kind === 'hunter') this.#more(this.types, typeOf(card), 1);
        else if (ability.kind === 'partner' && ability.of === 'rose' && !one.mine.rose)
          this.rose += ability.vp;
  }

  #more(list: Float64Array, at: number, vp: number): void {
    list[at] = (list[at] as number) + vp;
  }

  #add(scoring: Scoring, one: Prospect): void {
    const { vp } = scoring;
    switch (scoring.kind) {
      case 'per-type':
        return this.#more(this.types, HUMAN_TYPES.indexOf(scoring.type), vp);
      case 'per-value':
        for (let value = scoring.from; value <= scoring.to; value++) this.#more(this.values, value, vp);
        return;
      case 'per-keyword':
        if (scoring.keywords.length === 1) this.confusing += vp;
        else this.dangerous += vp;
        return;
      case 'per-power':
        this.power += vp;
        return;
      case 'per-familiar':
        this.animal += vp;
        return;
      case 'per-token':
        this.token += vp;
        return;
      case 'per-digested':
        this.digested += vp;
        return;
      case 'rose':
        if (!one.mine.rose) this.rose += vp;
        return;
      case 'none-worth':
        return this.#more(this.values, 5, -expectedVp(scoring, one));
      case 'most-familiars': {
        const { mine } = one;
        mine.familiars++;
        const then = expectedVp(scoring, one);
        mine.familiars--;
        this.familiar += then - expectedVp(scoring, one);
        return;
      }
      case 'per-set':
      case 'per-rarest':
      case 'per-commonest':
      case 'of-one-type':
        for (let type = 0; type < 4; type++) this.#more(this.types, type, oneMore(scoring, one, type));
        return;
      case 'most-of-type': {
        const type = HUMAN_TYPES.indexOf(scoring.type);
        return this.#more(this.types, type, oneMore(scoring, one, type));
      }
      case 'humans':
      case 'most-humans':
      case 'fewest-humans':
        this.human += oneMore(scoring, one, 0);
        return;
    }
  }

  /** The value of owning this card at dawn. */
  worth(card: CardNo): number {
    const marks = marksOf(card);
    if ((marks & HUMAN) === 0) return this.#thing(card);
    let worth =
      this.human + (this.types[typeOf(card)] as number) + (this.values[printedValue(card)] as number);
    if ((marks & CONFUSE) !== 0) worth += this.confusing;
    if ((marks & (CONFUSE | SPICY | HOLY_WATER)) !== 0) worth += this.dangerous;
    if (COUNTS_AT_THE_END[card])
      for (const ability of cardAt(card).does)
        if (ability.kind === 'hunter') worth += WEIGHTS.hunter + (this.#mine.cards[typeOf(card)] as number);
        else if (ability.kind === 'partner' && ability.of === 'rose' && this.#mine.rose) worth += ability.vp;
    if (card === ROXANE)
      for (const own of this.#mine.counting)
        for (const ability of cardAt(own).does)
          if (ability.kind === 'partner' && ability.of === 'roxane') worth += ability.vp;
    return worth;
  }

  #thing(card: CardNo): number {
    const { animalBits, powerBits, wolves } = this.#mine;
    const bit = ANIMAL_BITS[card] as number;
    if (bit !== 0) {
      const pack = cardAt(card).animal === 'wolf' ? 2 * wolves + 1 : 0;
      return this.familiar + pack + ((animalBits & bit) === 0 ? this.animal : 0);
    }
    return ((POWER_BITS[card] as number) & ~powerBits) === 0 ? 0 : this.power;
  }
}
