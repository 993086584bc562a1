import type { CardNo } from '../../cards/cards.ts';
import { choiceOf } from '../../rules/choices.ts';
import type { Turn } from '../../rules/state.ts';
import { type CellNo, COLUMNS, columnOf } from '../../rules/track.ts';
import { Hunts, type Means } from './hunts.ts';
import type { Stance } from './stance.ts';
import type { Valuing } from './valuing.ts';

/** Hypnosis (TH-16.7). */

const DIRECTIONS = { up: -COLUMNS, down: COLUMNS, right: 1 } as const;
type Direction = keyof typeof DIRECTIONS;

interface Shift {
  readonly cell: CellNo;
  readonly card: CardNo;
  readonly direction: Direction | null;
  readonly gain: number;
}

/** The card whose move makes the hunts of this turn better than any other. */
export function bestShift(stance: Stance, means: Means): Shift {
  const { state, player } = stance;
  const active = state.turn?.active ?? false;
  const { track } = state;
  const before = new Hunts(stance).best(player.space, means, active);
  let best: Shift = { cell: -1, card: -1, direction: null, gain: 0 };
  for (let cell = 0; cell < track.length; cell++)
    for (const card of track[cell] as readonly CardNo[])
      for (const direction of ['up', 'down', 'right'] as const) {
        const to = cell + DIRECTIONS[direction];
        if ((direction === 'right' && columnOf(cell) === 1) || to < 0 || to >= track.length) continue;
        const from = track[cell] as CardNo[];
        const onto = track[to] as CardNo[];
        const at = from.indexOf(card);
        track[cell] = from.filter((_, i) => i !== at);
        track[to] = [...onto, card];
        const gain = new Hunts(stance).best(player.space, means, active) - before;
        track[cell] = from;
        track[to] = onto;
        if (gain > best.gain) best = { cell, card, direction, gain };
      }
  return best;
}

export function valuingOfHypnosis(stance: Stance): Valuing {
  const turn = stance.state.turn as Turn;
  const { cell, card, direction } = bestShift(stance, {
    general: turn.generalHunts,
    column: turn.columnHunts,
    speed: turn.remaining,
  });
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'cell':
        return choice.no === cell ? 1 : -1;
      case 'card':
        return choice.no === card ? 1 : -1;
      default:
        if (option === 'back') return direction === null ? 0.5 : 0;
        return option === direction ? 1 : 0;
    }
  };
}
