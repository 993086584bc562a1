import { type AllyId, allyOf } from '../cards/allies.ts';
import { VICTIM } from '../cards/victims.ts';
import { scoreOf, standings } from '../rules/scoring.ts';
import { playerAt } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import { teamOf } from '../rules/teams.ts';

/** What stands for Influence to come, at the start of rounds 2 and 3: by the round. */
const BLOOD = [0.3, 0.3, 0.25, 0.1] as const;
const FEED = [0.6, 0.5, 0.3, 0] as const;
const AMBITION = 0.3;
/** How far apart two seats have to be for one of them to be nearly sure to win, by the round. */
const SPREAD = [7, 6, 5, 3.5] as const;

/** The chance of each seat to win, about. */
export function forecast(state: State, over: boolean): readonly number[] {
  const { players } = state;
  if (over) {
    const final = standings(state);
    return players.map((_, seat) => (final.find((one) => one.seat === seat)?.place === 1 ? 1 : 0));
  }
  const sides: number[] = [];
  const sizes: number[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const team = teamOf(state, seat);
    sides[team] = (sides[team] ?? 0) + outlook(state, seat);
    sizes[team] = (sizes[team] ?? 0) + 1;
  }
  const spread = SPREAD[Math.min(3, state.round)] as number;
  const top = Math.max(...sides);
  let sum = 0;
  const odds = sides.map((side) => {
    const each = Math.exp((side - top) / spread);
    sum += each;
    return each;
  });
  return players.map((_, seat) => (odds[teamOf(state, seat)] as number) / sum);
}

/** Influence now and to come. */
function outlook(state: State, seat: number): number {
  const player = playerAt(state, seat);
  if (player.eliminated > 0) return -30;
  const round = Math.min(3, state.round);
  return (
    scoreOf(state, seat).total +
    Math.sqrt(player.pool) * 4 * (BLOOD[round] as number) +
    feedOf(player) * (FEED[round] as number) +
    (state.ambition === seat ? AMBITION : 0)
  );
}

function feedOf({ allies, victims }: Player): number {
  let feed = victims * VICTIM.feed;
  for (let i = 0; i < allies.length; i++) feed += allyOf(allies[i] as AllyId).feed;
  return feed;
}
