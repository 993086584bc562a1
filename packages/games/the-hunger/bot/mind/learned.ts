import { type Learned, LearnedSum, type Seat, sharesOf } from '@nokturn/engine';
import { CASTLE } from '../../cards/board.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { distance } from '../../rules/map.ts';
import type { Player, State } from '../../rules/state.ts';
import { chancesOf, type Judgement, type Prospect, prospectsOf } from './judgement.ts';

/** The features read from a night, seat by seat, from which its value is learned. */

export const FEATURES = [
  'chance by thumb',
  'the same, times the night left',
  'night left',
  'seats',
  'rookie',
  'score beside the mean',
  'score beside the best',
  'score beside the mean, times the night left',
  'safety',
  'odds of being burnt',
  'danger, times the night left',
  'safety of the others',
  'home',
  'arrival',
  'others home',
  'held beside the mean',
  'held beside the best',
  'missions beside the mean',
  'lasting beside the mean',
  'tokens beside the mean',
  'rest of the way beside the mean',
  'rest of the way',
  'pace beside the mean',
  'pace',
  'cards in the cycle',
  'distance to the castle',
  'distance beside the mean',
  'turns left',
  'humans beside the mean',
  'missions in hand',
  'rose',
] as const;

/** Chances below this are treated alike. */
const LEAST = 0.002;

export function readNight(state: State): readonly Float64Array[] {
  const { players, round, options, beginners } = state;
  const prospects = prospectsOf(state);
  const chances = chancesOf(state, prospects);
  const ways = players.map(({ space, arrival }) => (arrival > 0 ? 0 : distance(space, CASTLE)));
  const left = Math.max(0, (ROUNDS - round) / ROUNDS);
  return players.map((player, seat) => {
    const own = prospects[seat] as Prospect;
    const beside = (of: (prospect: Prospect) => number) => of(own) - meanBut(prospects, seat, of);
    const odds = Math.log(Math.max(LEAST, chances[seat] as number));
    const way = ways[seat] as number;
    const score = beside((one) => one.score);
    return Float64Array.of(
      odds,
      odds * left,
      left,
      players.length,
      options.mode === 'rookie' || beginners.includes(seat) ? 1 : 0,
      score,
      own.score - bestBut(prospects, seat, (one) => one.score),
      score * left,
      own.safety,
      Math.log(own.safety + LEAST),
      (1 - own.safety) * left,
      meanBut(prospects, seat, (one) => one.safety),
      player.arrival > 0 ? 1 : 0,
      player.arrival,
      countHome(players, seat),
      beside((one) => one.held),
      own.held - bestBut(prospects, seat, (one) => one.held),
      beside((one) => one.missions),
      beside((one) => one.lasting),
      beside((one) => one.tokens),
      beside((one) => one.worth),
      own.worth,
      beside((one) => one.stance.mean),
      own.stance.mean,
      own.stance.cycle,
      way,
      way - meanBut(ways, seat, (one) => one),
      own.turns,
      beside((one) => one.stance.mine.humans),
      player.missions.length,
      own.stance.mine.rose ? 1 : 0,
    );
  });
}

function meanBut<T>(list: readonly T[], seat: Seat, of: (one: T) => number): number {
  let sum = 0;
  for (let other = 0; other < list.length; other++) if (other !== seat) sum += of(list[other] as T);
  return sum / Math.max(1, list.length - 1);
}

function bestBut<T>(list: readonly T[], seat: Seat, of: (one: T) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < list.length; other++)
    if (other !== seat) best = Math.max(best, of(list[other] as T));
  return best;
}

function countHome(players: readonly Player[], seat: Seat): number {
  let home = 0;
  for (let other = 0; other < players.length; other++)
    if (other !== seat && (players[other] as Player).arrival > 0) home++;
  return home;
}

const SAFETY = FEATURES.indexOf('safety');

/**
 * Judges a night by what was learned from matches. A seat that is certain to be burnt cannot win: that is a
 * fact, not an estimate.
 */
export function byLearning(learned: Learned): Judgement {
  const sum = new LearnedSum(learned);
  return (state) =>
    sharesOf(readNight(state).map((row) => (row[SAFETY] === 0 ? Number.NEGATIVE_INFINITY : sum.of(row))));
}
