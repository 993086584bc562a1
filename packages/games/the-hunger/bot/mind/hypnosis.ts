import type { CardNo } from '../../cards/cards.ts';
import type { CellNo } from '../../rules/track.ts';
import { DIRECTIONS, isOnTrack, type Means, NO_SHIFT, type Shift } from '../thumb.ts';
import { Hunts } from './hunts.ts';
import type { Stance } from './stance.ts';

/** The card move by Hypnosis that most improves the hunts of this turn (TH-16.7). */
export function bestShift(stance: Stance, means: Means): Shift {
  const { state, player } = stance;
  const active = state.turn?.active ?? false;
  const { track } = state;
  const before = stance.hunts.best(player.space, means, active);
  const hunts = new Hunts(stance);
  let best = NO_SHIFT;
  for (let cell: CellNo = 0; cell < track.length; cell++) {
    const from = track[cell] as CardNo[];
    for (const card of from)
      for (const direction of ['up', 'down', 'right'] as const) {
        if (!isOnTrack(cell, direction, track.length)) continue;
        const to = cell + DIRECTIONS[direction];
        const onto = track[to] as CardNo[];
        const at = from.indexOf(card);
        track[cell] = from.filter((_, i) => i !== at);
        track[to] = [...onto, card];
        hunts.read(cell);
        hunts.read(to);
        const gain = hunts.best(player.space, means, active) - before;
        track[cell] = from;
        track[to] = onto;
        hunts.read(to);
        if (gain > best.gain) best = { cell, card, direction, gain };
      }
    hunts.read(cell);
  }
  return best;
}
