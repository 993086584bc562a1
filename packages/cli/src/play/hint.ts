import { type Counsel, counselOf, type ExpectedTurn, honest, Search, thinking } from '@nokturn/bots';
import { type Answer, Random } from '@nokturn/engine';
import { EFFORTS } from '@nokturn/games/bots';
import { calibrationsOf } from '@nokturn/games/calibrations.ts';
import { finished, roundIn } from '@nokturn/games/course.ts';
import { actsOf, type Facts, mark } from '@nokturn/text';
import { decisionFacts } from '../telling.ts';
import type { Session } from './session.ts';

/** What a strong player would do here, and why, as lines of marked text. */
export function hintLines(session: Session): string[] {
  const { text } = session;
  const counsel = session.decision && counselFor(session);
  if (!counsel) return [text.say('terminal-hint-none')];
  const { best, worth, next, turns } = counsel;
  const { view, ui } = session;
  const step = view.asked?.frame.step ?? '';
  const words = (answer: Answer) => wordsOf(session, step, answer, decisionFacts(view, ui, text));
  const first =
    worth === null
      ? text.plain('terminal-hint-only', { answer: words(best) })
      : text.plain('terminal-hint-best', { answer: words(best), worth: percent(worth) });
  return [
    mark('strong', '', first),
    ...(next === null
      ? []
      : [text.say('terminal-hint-next', { answer: words(next.answer), worth: percent(next.worth) })]),
    ...(turns.length === 0 ? [] : [text.say('terminal-hint-line', { line: lineOf(session, turns) })]),
  ];
}

function percent(worth: number): number {
  return Math.round(worth * 100);
}

/** The same thought for the same moment of the same match. */
function counselFor({ game, mind, match, seed, seat, witness }: Session): Counsel | null {
  const random = new Random(`${seed} hint ${match.moves.length}`);
  const effort = EFFORTS[game.id]?.hard;
  if (mind === null || effort === undefined) return null;
  const search = new Search(mind, witness, random);
  for (const _ of thinking(search, effort));
  const calibration = calibrationsOf(game.id)?.known ?? null;
  const terms = { calibration, round: roundIn(witness), random };
  return finished(honest(counselOf(search, seat), mind, witness, terms));
}

/** The expected continuation, in words. */
export function lineOf(session: Pick<Session, 'text'>, turns: readonly ExpectedTurn[]): string {
  return turns
    .map(({ seat, steps }) => {
      const answers = steps.map(({ step, answer }) => wordsOf(session, step, answer, {})).join(', ');
      return session.text.plain('terminal-hint-turn', { seat, answers });
    })
    .join('; ');
}

/** An answer in words. */
export function wordsOf({ text }: Pick<Session, 'text'>, step: string, answer: Answer, facts: Facts): string {
  return actsOf(text, step, answer, () => facts) || text.plain('terminal-hint-nothing');
}
