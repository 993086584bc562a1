import { type OptionId, objectOf, type View, verbOf } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { cardAt } from '../cards/cards.ts';
import { cellCost } from '../rules/hunt.ts';
import { CELL_IDS } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';
import { journeysOf } from './journey.ts';
import { labelsOf } from './labels.ts';
import { worthOf } from './worth.ts';

/** The main button's text for a chosen move or hunt: its name, its gain and what is left. */
export function main(option: OptionId, view: View<HungerView>, text: GameText): string | null {
  switch (verbOf(option)) {
    case 'move': {
      const journey = journeysOf(view).get(option);
      const go = plain(labelsOf(view, text)(option));
      return journey ? text.plain('board-main-move', { go, left: journey.left }) : null;
    }
    case 'hunt':
      return huntWords(option, view, text);
    default:
      return null;
  }
}

function huntWords(option: OptionId, { state, viewer }: View<HungerView>, text: GameText): string | null {
  const cell = CELL_IDS.indexOf(objectOf(option));
  const prey = (state.track[cell] ?? []).map((card) => cardAt(card).id);
  if (typeof viewer !== 'number' || state.turn === null || prey.length === 0) return null;
  return plain(
    text.say('board-main-hunt', {
      prey,
      points: worthOf(state, viewer, prey) ?? 0,
      left: state.turn.remaining - cellCost(state, cell),
    }),
  );
}
