import type { Seat } from '@nokturn/engine';
import { CASTLE } from '../cards/board.ts';
import type { MissionNo } from '../cards/missions.ts';
import { type Standing, standings } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import { hiddenOf } from './owned.ts';

/**
 * What everybody would score if the night ended now and all were safe: the cards and Public Missions of all seats, and
 * the personal Missions of those that the viewer may see. By seat.
 */
export function scoresNow(view: HungerView): readonly Standing[] {
  const players = view.players.map(
    (player, seat): Player => ({
      ...(player as unknown as Player),
      // Which of its hidden cards are in the hand makes no difference to a score.
      deck: hiddenOf(view, seat),
      hand: [],
      missions: player.missions.filter((mission) => mission !== null),
      space: CASTLE,
    }),
  );
  return standings({ ...(view as unknown as State), players }).toSorted((a, b) => a.seat - b.seat);
}

/** What one tile gives a seat now; null if nobody counts it at the end. */
export function missionNow(scores: readonly Standing[], seat: Seat, mission: MissionNo): number | null {
  const tiles = scores[seat]?.tiles ?? [];
  return tiles.find((tile) => tile.mission === mission)?.vp ?? null;
}
