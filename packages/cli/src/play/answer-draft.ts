import { type Answer, type Ask, fits, type OptionId } from '@nokturn/engine';
import { firstNumber, optionsOf } from '../telling.ts';

/** The unfinished answer of somebody who answers with the keys, until Enter. */
export interface AnswerDraft {
  /** The option pointed at, or the amount. */
  readonly at: number;
  /** Options picked so far, for a decision that takes several or an order. */
  readonly picks: readonly OptionId[];
  /** Digits typed in a row. */
  readonly digits: string;
}

export function emptyDraft(ask: Ask): AnswerDraft {
  return { at: ask.kind === 'amount' ? ask.min : 0, picks: [], digits: '' };
}

/** Moves one up or down. */
export function moved(ask: Ask, draft: AnswerDraft, by: 1 | -1): AnswerDraft {
  const [min, max] = bounds(ask);
  const at = draft.at + by;
  return { ...draft, at: at < min ? max : at > max ? min : at, digits: '' };
}

/** A digit: the number of an option, or the amount itself. */
export function typed(ask: Ask, draft: AnswerDraft, digit: string): AnswerDraft {
  const [min, max] = bounds(ask);
  const first = ask.kind === 'amount' ? 0 : firstNumber(ask);
  for (const digits of [draft.digits + digit, digit]) {
    const at = Number(digits) - first;
    if (at >= min && at <= max) return { ...draft, at, digits };
  }
  return draft;
}

/** Picks the option pointed at, or puts it back. */
export function toggled(ask: Ask, draft: AnswerDraft): AnswerDraft {
  const option = optionsOf(ask)[draft.at];
  if (option === undefined || ask.kind === 'one') return draft;
  const without = draft.picks.filter((pick) => pick !== option);
  return { ...draft, picks: without.length < draft.picks.length ? without : [...draft.picks, option] };
}

/** The answer that Enter gives; null if it is not complete. */
export function answerOf(ask: Ask, { at, picks }: AnswerDraft): Answer | null {
  const answer = ask.kind === 'amount' ? at : ask.kind === 'one' ? (ask.options[at] ?? '') : picks;
  return fits(ask, answer).fits ? answer : null;
}

function bounds(ask: Ask): [number, number] {
  return ask.kind === 'amount' ? [ask.min, ask.max] : [0, ask.options.length - 1];
}
