import { playerAt, type Seat } from '@nokturn/engine';
import { type AllyId, allyOf } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { type RelicUse, relicOf } from '../cards/relics.ts';
import { VICTIM } from '../cards/victims.ts';
import { scoreOf, standings } from '../rules/scoring.ts';
import { isActive } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import { mateOf, teamOf } from '../rules/teams.ts';
import { usualPowerOf } from './light/power.ts';

/**
 * A seat's prospects at the beginning of a round, in Influence, and the difference between two seats at which one is
 * about three times as likely to win (`spread`). Found by regression over thousands of games between quick players: who
 * won, and what everybody had when rounds 2 and 3 began.
 */
interface Rates {
  readonly spread: number;
  /** The first three blood of a Pool, the next four, and the rest. */
  readonly blood: readonly [number, number, number];
  readonly feed: number;
  readonly ambition: number;
  /** For each Power of the cards in hand. */
  readonly power: number;
}

const BEFORE_ROUND: readonly Rates[] = [
  // Before a clan has been played, none counts as better than another.
  { spread: 3.5, blood: [0.8, 0.5, 0.4], feed: 0.5, ambition: 0.3, power: 0 },
  { spread: 3.5, blood: [0.8, 0.5, 0.4], feed: 0.5, ambition: 0.3, power: 0.2 },
  { spread: 2.6, blood: [1, 0.3, 0.2], feed: 0.1, ambition: 0, power: 0.12 },
];

/** The value of a Relic that can still be used, chosen so that all Relics are worth about the same (VV-23.5). */
const UNUSED: Readonly<Record<RelicUse['kind'], number>> = {
  undrain: 2,
  'blood-everywhere': 0.3,
  'switch-token': 1,
  power: 2,
  gain: 1.2,
  'look-at-location': 0.3,
  'move-card': 1,
  calm: 1.2,
};

/** Eliminated players cannot win, except through their team-mates. */
const OUT = -100;

/** The approximate chance of winning for each seat; exact when the match is over. */
export function forecast(state: State, over: boolean): readonly number[] {
  const { players } = state;
  if (over) return places(state).map((place) => (place === 1 ? 1 : 0));
  const rates = BEFORE_ROUND[Math.max(1, state.round) - 1] as Rates;
  const sides: number[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const side = teamOf(state, seat);
    sides[side] = (sides[side] ?? 0) + prospects(state, seat, rates);
  }
  const top = Math.max(...sides);
  const odds = sides.map((side) => Math.exp((side - top) / rates.spread));
  const sum = odds.reduce((total, each) => total + each, 0);
  return players.map((_, seat) => (odds[teamOf(state, seat)] as number) / sum);
}

function places(state: State): readonly number[] {
  const places: number[] = [];
  for (const { seat, place } of standings(state)) places[seat] = place;
  return places;
}

/** Influence now, and everything expected to become Influence. */
function prospects(state: State, seat: Seat, { blood, feed, ambition, power }: Rates): number {
  const player = playerAt(state, seat);
  if (player.eliminated > 0) {
    const mate = mateOf(state, seat);
    return mate !== null && isActive(state, mate) ? 0 : OUT;
  }
  const [first, next, rest] = blood;
  const { pool, relic, relicUsed } = player;
  return (
    scoreOf(state, seat).total +
    Math.min(pool, 3) * first +
    Math.min(Math.max(pool - 3, 0), 4) * next +
    Math.max(pool - 7, 0) * rest +
    feedOf(player) * feed +
    (state.ambition === seat ? ambition : 0) +
    (relic === null || relicUsed ? 0 : UNUSED[relicOf(relic).use.kind]) +
    (powerOf(player.hand) + powerOf(player.drawn)) * power
  );
}

function feedOf({ allies, victims }: Player): number {
  let feed = victims * VICTIM.feed;
  for (let i = 0; i < allies.length; i++) feed += allyOf(allies[i] as AllyId).feed;
  return feed;
}

function powerOf(cards: readonly ClanCardId[]): number {
  let power = 0;
  for (let i = 0; i < cards.length; i++) power += usualPowerOf(cards[i] as ClanCardId);
  return power;
}
