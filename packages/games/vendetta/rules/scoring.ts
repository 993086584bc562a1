import { playerAt, type Seat } from '@nokturn/engine';
import { allyOf } from '../cards/allies.ts';
import { RELICS } from '../cards/relics.ts';
import { VICTIM } from '../cards/victims.ts';
import { allyThat, isActive } from './seats.ts';
import type { Player, State } from './state.ts';
import { teamLetter, teamOf } from './teams.ts';
import type { VendettaTable } from './work.ts';

/** VV-20.2: the Influence of one seat, by source. */
export interface Score {
  readonly influence: number;
  readonly alliance: number;
  readonly drained: number;
  readonly bonus: number;
  readonly relic: number;
  readonly diablerie: number;
  readonly total: number;
}

const NO_SCORE: Score = {
  influence: 0,
  alliance: 0,
  drained: 0,
  bonus: 0,
  relic: 0,
  diablerie: 0,
  total: 0,
};

/** VV-20.2 to VV-20.4; an eliminated seat has no score (VV-8.17). */
export function scoreOf(state: State, seat: Seat): Score {
  const player = playerAt(state, seat);
  if (!isActive(state, seat)) return NO_SCORE;
  const { influence, relic, tokens } = player;
  let alliance = player.victims * VICTIM.influence;
  for (const ally of player.allies) alliance += allyOf(ally).influence;
  let drained = player.drainedVictims * VICTIM.drainedInfluence;
  for (const ally of player.drained) drained += allyOf(ally).drainedInfluence;
  const score = {
    influence,
    alliance,
    drained,
    bonus: bonusOf(player),
    relic: relic === null ? 0 : RELICS[relic].influence,
    diablerie: tokens === 0 ? 0 : -tokens,
  };
  const total = influence + alliance + drained + score.bonus + score.relic + score.diablerie;
  return { ...score, total };
}

/** VV-20.3. */
function bonusOf(player: Player): number {
  const alone = allyThat(player, 'alone-among-humans');
  if (alone === null) return 0;
  const humans = player.allies.filter((ally) => allyOf(ally).kind === 'human');
  return humans.length === 1 ? alone.ability.influence : 0;
}

/** One seat at the end: teams share their place (VV-24.13). */
export interface Standing extends Score {
  readonly seat: Seat;
  readonly place: number;
}

/** VV-20.5 to VV-20.8, VV-24.13 to VV-24.15: highest rank first. */
export function standings(state: State): Standing[] {
  const sides = sidesOf(state).sort((a, b) => ahead(state, a, b));
  return sides.flatMap((side, i) => side.map((seat) => ({ ...scoreOf(state, seat), seat, place: i + 1 })));
}

/** The seats that are ranked together: individually, or the two of a team. */
function sidesOf(state: State): Seat[][] {
  const sides: Seat[][] = [];
  state.players.forEach((_, seat) => {
    const team = teamOf(state, seat);
    const side = sides[team] ?? [];
    side.push(seat);
    sides[team] = side;
  });
  return sides;
}

/** Negative if the first side is ahead of the second. */
function ahead(state: State, a: readonly Seat[], b: readonly Seat[]): number {
  return (
    // VV-8.17: eliminated players are behind, and those eliminated later are ahead of those eliminated earlier.
    compare(lastEliminated(state, b), lastEliminated(state, a)) ||
    sum(b, (seat) => scoreOf(state, seat).total) - sum(a, (seat) => scoreOf(state, seat).total) ||
    sum(b, (seat) => winsTies(state, seat)) - sum(a, (seat) => winsTies(state, seat)) ||
    sum(b, (seat) => playerAt(state, seat).pool) - sum(a, (seat) => playerAt(state, seat).pool) ||
    Math.min(...a.map((seat) => fromAmbition(state, seat))) -
      Math.min(...b.map((seat) => fromAmbition(state, seat)))
  );
}

/** When the last seat of a side was eliminated; infinite while one is active. */
function lastEliminated(state: State, side: readonly Seat[]): number {
  if (side.some((seat) => isActive(state, seat))) return Number.POSITIVE_INFINITY;
  return Math.max(...side.map((seat) => playerAt(state, seat).eliminated));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function sum(side: readonly Seat[], of: (seat: Seat) => number): number {
  let total = 0;
  for (const seat of side) total += of(seat);
  return total;
}

/** VV-20.6: the seat with Fiorenza Savona is ahead. */
function winsTies(state: State, seat: Seat): number {
  return allyThat(playerAt(state, seat), 'wins-ties') === null ? 0 : 1;
}

/**
 * The distance of a seat from the Ambition holder, clockwise; eliminated players are not part of the order (VV-1.2).
 */
function fromAmbition(state: State, seat: Seat): number {
  const seats = state.players.length;
  return isActive(state, seat) ? (seat - state.ambition + seats) % seats : seats;
}

/** VV-20.1, VV-8.18. */
export function endGame(table: VendettaTable, why: 'rounds' | 'last-one-left'): void {
  const { state } = table;
  state.ended = true;
  const final = standings(state);
  if (table.told) for (const standing of final) tellScore(table, standing, final);
  const winners = final.filter(({ place }) => place === 1).map(({ seat }) => seat);
  table.tell({ kind: 'ended', why, winners });
  table.finish();
}

/** VV-20.2, VV-24.13: a seat's score, and that of its team. */
function tellScore(table: VendettaTable, standing: Standing, final: readonly Standing[]): void {
  const { state } = table;
  const team = teamLetter(state, standing.seat) ?? 'none';
  const side = final.filter(({ place }) => place === standing.place);
  const together = side.reduce((total, one) => total + one.total, 0);
  table.tell({ kind: 'score', ...standing, eliminated: !isActive(state, standing.seat), team, together });
}
