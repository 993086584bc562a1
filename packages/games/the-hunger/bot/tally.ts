import { HUMAN_TYPES } from '../cards/card.ts';
import type { Scoring } from '../cards/missions.ts';

/**
 * The expected value at dawn of Missions that only count things, from things owned and things to come
 * (TH-20.3, TH-20.11, TH-20.12).
 */

/** What a seat has. */
export interface Tally {
  /** Humans by type, including tokens, and by value. */
  readonly types: readonly number[];
  readonly values: readonly number[];
  readonly humans: number;
  /** Humans with Confuse, and those with any troublesome keyword. */
  readonly confusing: number;
  readonly dangerous: number;
  /** The number of different ones. */
  readonly powers: number;
  readonly animals: number;
  readonly tokens: number;
  readonly digestedHumans: number;
}

/** Things still to come. */
export interface Hopes {
  readonly turns: number;
  /** Humans. */
  readonly prey: number;
  /** The average numbers of other things gained per turn. */
  readonly aTurn: {
    readonly power: number;
    readonly familiar: number;
    readonly token: number;
    readonly digested: number;
  };
}

/** Shares of all Humans (7.11). */
const BY_VALUE = [5 / 80, 15 / 80, 18 / 80, 20 / 80, 15 / 80, 7 / 80] as const;
const CONFUSING = 5 / 80;
const DANGEROUS = 14 / 80;

/** Null for a Mission that does more than count. */
export function countedVp(scoring: Scoring, mine: Tally, { turns, prey, aTurn }: Hopes): number | null {
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
      return vp * (mine.powers + turns * aTurn.power);
    case 'per-familiar':
      return vp * (mine.animals + turns * aTurn.familiar);
    case 'per-token':
      return vp * (mine.tokens + turns * aTurn.token);
    case 'per-digested':
      return vp * (mine.digestedHumans + turns * aTurn.digested);
    case 'per-commonest':
      return vp * (Math.max(...types) + prey / 3);
    case 'of-one-type':
      return vp * likely(Math.max(...types) + prey / 3 - scoring.count + 0.5, prey);
    case 'humans':
      return vp * likely(mine.humans + prey - scoring.count + 0.5, prey);
    default:
      return null;
  }
}

/** The probability that a lead holds which can still change by about the square root of this. */
export function likely(lead: number, change: number): number {
  return 1 / (1 + Math.exp(-lead / (0.35 + 0.5 * Math.sqrt(Math.max(0, change)))));
}
