import { type Answer, objectOf, type View, verbOf } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { CASTLE, type SpaceNo } from '../cards/board.ts';
import { cardAt } from '../cards/cards.ts';
import { turnsAfter } from '../count.ts';
import { burnsNeedlessly, endOfMove, meanSpeedOf, outlookOf, VERDICTS, type Verdict } from '../home.ts';
import { distance } from '../rules/map.ts';
import { CELL_IDS } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';
import { worthOf } from './worth.ts';

interface Choice {
  readonly end: SpaceNo;
  /** Where the other answers would leave the vampire. */
  readonly others: readonly SpaceNo[];
  readonly seat: number;
}

function choiceOf(answer: Answer, { state, asked, viewer }: View<HungerView>): Choice | null {
  const ask = asked?.mine?.ask;
  const player = typeof viewer === 'number' ? state.players[viewer] : undefined;
  if (typeof viewer !== 'number' || !player || asked?.frame.step !== 'move' || ask?.kind !== 'one')
    return null;
  const end = typeof answer === 'string' ? endOfMove(answer, player.space) : null;
  if (end === null) return null;
  const others = ask.options.flatMap((option) => endOfMove(option, player.space) ?? []);
  return { end, others, seat: viewer };
}

/** The last turn, and the sun will find the vampire there, though it could be somewhere else (TH-19.10). */
export function warning(answer: Answer, view: View<HungerView>, text: GameText): string | null {
  return burnsNeedlessly(answer, view) ? text.plain('board-warn-burn') : null;
}

/** A pile worth less may be left on the Track for good reasons. */
const RICH = 5;

/** What is left lying at the end of a turn: a token, or rich prey for somebody who has not hunted. */
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

/** From there an average hand does not lead home in time, though it would from elsewhere; or something was forgotten. */
export function advice(answer: Answer, view: View<HungerView>, text: GameText): string | null {
  if (answer === 'end') {
    const left = forgotten(view);
    return left && text.plain(`board-advise-${left}`);
  }
  const choice = choiceOf(answer, view);
  if (choice === null) return null;
  const turns = turnsAfter(view.state, choice.seat);
  const mean = meanSpeedOf(view.state, choice.seat);
  const verdict = (space: SpaceNo): Verdict =>
    outlookOf({ steps: distance(space, CASTLE), mean, now: null, turns }).verdict;
  const best = Math.min(...choice.others.map((space) => VERDICTS.indexOf(verdict(space))));
  if (turns === 0 || verdict(choice.end) !== 'late' || VERDICTS[best] === 'late') return null;
  return text.plain('board-advise-late');
}
