import { type Answer, objectOf, type View, verbOf } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { cardAt } from '../cards/cards.ts';
import { CELL_IDS } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';
import { worthOf } from './worth.ts';

/** There may be good reasons to leave a pile worth less on the Track. */
const RICH = 5;

/** Something left behind at the end of a turn: a token, or rich prey if the vampire has not hunted. */
function forgotten({ state, asked, viewer }: View<HungerView>): 'chest' | 'hunt' | null {
  const ask = asked?.mine?.ask;
  const options = ask?.kind === 'one' ? ask.options : [];
  if (options.some((option) => verbOf(option) === 'chest')) return 'chest';
  if (typeof viewer !== 'number' || state.turn?.hunted) return null;
  const isRich = options.some((option) => {
    if (verbOf(option) !== 'hunt') return false;
    const pile = state.track[CELL_IDS.indexOf(objectOf(option))] ?? [];
    const cards = pile.map((card) => cardAt(card).id);
    return (worthOf(state, viewer, cards) ?? 0) >= RICH;
  });
  return isRich ? 'hunt' : null;
}

/**
 * The thing that was forgotten. There is no further warning about moves that are too far to get home: they
 * are red before they are chosen.
 */
export function advice(answer: Answer, view: View<HungerView>, text: GameText): string | null {
  const left = answer === 'end' ? forgotten(view) : null;
  return left && text.plain(`board-advise-${left}`);
}
