import { type Answer, type Ask, fits, type OptionId } from '@nokturn/engine';
import { firstNumber, optionsOf } from '../telling.ts';

/** The answer that a line of text means: numbers of the list, or option ids, as many as are asked for. */
export function readAnswer(ask: Ask, line: string): { answer: Answer } | { reason: string } {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const answer = ask.kind === 'amount' ? Number(line) : chosen(ask, words);
  const check = fits(ask, answer);
  return check.fits ? { answer } : { reason: check.reason };
}

function chosen(ask: Ask, words: readonly string[]): Answer {
  const options = optionsOf(ask);
  const first = firstNumber(ask);
  const picked = words.map(
    (word) => (/^\d+$/.test(word) ? options[Number(word) - first] : undefined) ?? word,
  );
  return ask.kind === 'one' ? (picked.join(' ') as OptionId) : picked;
}
