import { HUMAN_TYPES } from '../../cards/card.ts';
import { type CardNo, cardAt } from '../../cards/cards.ts';
import { type MissionNo, missionAt, type Scoring } from '../../cards/missions.ts';
import { CONFUSE, HOLY_WATER, HUMAN, marksOf, printedValue, SPICY, typeOf } from '../../rules/marks.ts';
import { ANIMAL_BITS, bitsIn, type Counts, POWER_BITS, ROXANE } from './counts.ts';

/** What Missions can be expected to give at dawn, and what each card more would add to it. */

/** What a seat has and can hope for. */
export interface Prospect {
  readonly mine: Counts;
  /** Of the others who can still win. */
  readonly others: () => readonly Counts[];
  readonly turns: number;
  /** Humans that the seat can hope to hunt. */
  readonly prey: number;
  readonly lead: number;
  readonly missions: number;
  readonly arrival: number;
  /** How many of the others are not home. */
  readonly abroad: number;
  readonly rivals: number;
  readonly roses: number;
}

/** Shares of all Humans. */
const BY_VALUE = [5 / 80, 15 / 80, 18 / 80, 20 / 80, 15 / 80, 7 / 80] as const;
const CONFUSING = 5 / 80;
const DANGEROUS = 14 / 80;
/** Things that come in a turn, one with another. */
const A_TURN = { power: 0.12, familiar: 0.15, token: 0.15, digested: 0.1 } as const;

export function expectedVp(scoring: Scoring, one: Prospect): number {
  const { mine, turns, prey } = one;
  const { types, values } = mine;
  const { vp } = scoring;
  switch (scoring.kind) {
    case 'per-type':
      return vp * ((types[HUMAN_TYPES.indexOf(scoring.type)] as number) + prey / 4);
    case 'per-value': {
      let count = 0;
      for (let value = scoring.from; value <= scoring.to; value++)
        count += (values[value] as number) + prey * (BY_VALUE[value] as number);
      return vp * count;
    }
    case 'per-keyword':
      return scoring.keywords.length === 1
        ? vp * (mine.confusing + prey * CONFUSING)
        : vp * (mine.dangerous + prey * DANGEROUS);
    case 'per-power':
      return vp * (bitsIn(mine.powers) + turns * A_TURN.power);
    case 'per-familiar':
      return vp * (bitsIn(mine.animals) + turns * A_TURN.familiar);
    case 'per-token':
      return vp * (mine.tokens + turns * A_TURN.token);
    case 'per-digested':
      return vp * (mine.digested + turns * A_TURN.digested);
    case 'per-set':
    case 'per-rarest':
      return vp * setsToCome(types, prey);
    case 'per-commonest':
      return vp * (Math.max(...types) + prey / 3);
    case 'none-worth':
      return (values[5] as number) > 0 ? 0 : vp * 0.93 ** prey;
    case 'of-one-type':
      return vp * likely(Math.max(...types) + prey / 3 - scoring.count + 0.5, prey);
    case 'humans':
      return vp * likely(mine.humans + prey - scoring.count + 0.5, prey);
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
    case 'lowest-score':
      return 0;
  }
}

/** Whole sets of the four types, of what there is and what is to come. */
function setsToCome(types: readonly number[], prey: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [...types].sort((x, y) => x - y);
  // What is still to come goes where it is missed most, but not all of it can be chosen.
  const free = prey * 0.6;
  const even = Math.min(a + free, (a + b + free) / 2, (a + b + c + free) / 3, (a + b + c + d + free) / 4);
  return Math.max(a, even - 0.4);
}

/** How likely a lead holds that can still change by about the root of so much. */
function likely(lead: number, change: number): number {
  return 1 / (1 + Math.exp(-lead / (0.35 + 0.5 * Math.sqrt(Math.max(0, change)))));
}

/** How likely this seat is to have the most in the end. */
function ahead({ mine, others }: Prospect, change: number, count: (counts: Counts) => number): number {
  const own = count(mine);
  let chance = 1;
  for (const other of others()) chance *= likely(own - count(other) - 0.5, 2 * change);
  return chance;
}

/** What one more of each thing is worth to a seat, by all its Missions and its cards that count at the end. */
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
      case 'humans':
      case 'most-of-type':
      case 'most-humans':
      case 'fewest-humans':
        return this.#byType(scoring, one);
    }
  }

  /** By trying one Human more of each type. */
  #byType(scoring: Scoring, one: Prospect): void {
    const now = expectedVp(scoring, one);
    const { mine } = one;
    mine.humans++;
    for (let type = 0; type < 4; type++) {
      mine.types[type] = (mine.types[type] as number) + 1;
      this.#more(this.types, type, expectedVp(scoring, one) - now);
      mine.types[type] = (mine.types[type] as number) - 1;
    }
    mine.humans--;
  }

  /** To own this card, at dawn. */
  worth(card: CardNo): number {
    const marks = marksOf(card);
    if ((marks & HUMAN) === 0) return this.#thing(card);
    let worth =
      this.human + (this.types[typeOf(card)] as number) + (this.values[printedValue(card)] as number);
    if ((marks & CONFUSE) !== 0) worth += this.confusing;
    if ((marks & (CONFUSE | SPICY | HOLY_WATER)) !== 0) worth += this.dangerous;
    for (const ability of cardAt(card).does)
      if (ability.kind === 'hunter') worth += 1.5 + (this.#mine.cards[typeOf(card)] as number);
      else if (ability.kind === 'partner' && ability.of === 'rose' && this.#mine.rose) worth += ability.vp;
    if (card === ROXANE)
      for (const own of this.#mine.counting)
        for (const ability of cardAt(own).does)
          if (ability.kind === 'partner' && ability.of === 'roxane') worth += ability.vp;
    return worth;
  }

  #thing(card: CardNo): number {
    const { animals, powers, wolves } = this.#mine;
    const bit = ANIMAL_BITS[card] as number;
    if (bit !== 0) {
      const pack = cardAt(card).animal === 'wolf' ? 2 * wolves + 1 : 0;
      return this.familiar + pack + ((animals & bit) === 0 ? this.animal : 0);
    }
    return ((POWER_BITS[card] as number) & ~powers) === 0 ? 0 : this.power;
  }
}
