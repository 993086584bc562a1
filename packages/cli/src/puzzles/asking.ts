import { createInterface } from 'node:readline';
import type { Answer, Ask } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { hardnessOf, isSameAnswer, type Puzzle } from '@nokturn/games/puzzles.ts';
import { type GameText, type Language, mark } from '@nokturn/text';
import { Failure } from '../command.ts';
import { painter } from '../paint.ts';
import { readAnswer } from '../play/answers.ts';
import { lineOf, wordsOf } from '../play/hint.ts';
import { decisionFacts, decisionLines } from '../telling.ts';
import { roomFor, seatNames, terminalOf, textOf } from '../terminals.ts';

/** Shows a puzzle, takes one answer, and says which answer is best and why. */
export async function askPuzzle(game: string, puzzle: Puzzle, language: Language): Promise<void> {
  const rules = findRules(game);
  if (rules === undefined) throw new Error(`there are no rules of ${game}`);
  const text = textOf(rules, language, seatNames(puzzle.setup.seats));
  const ui = terminalOf(rules);
  const { view } = puzzle;
  const ask = view.asked?.mine?.ask;
  if (ask === undefined) throw new Error(`nobody is asked in puzzle ${puzzle.id}`);
  const print = (...lines: readonly string[]) => {
    for (const line of lines) console.log(painter(process.stdout)(line));
  };
  print(
    ...ui.board(view, text, roomFor(process.stdout)),
    '',
    ...ui.own(view, text),
    '',
    mark('dim', '', text.plain('terminal-puzzle', { round: puzzle.round })),
    ...decisionLines(view, ui, text),
  );
  const given = await firstAnswer(ask, text, print);
  if (given !== null) print('', ...explained(puzzle, { ask, given, text, ui }));
}

/** A person who types something else is asked again; a script fails. Null if there is no answer. */
async function firstAnswer(
  ask: Ask,
  text: GameText,
  print: (...lines: readonly string[]) => void,
): Promise<Answer | null> {
  const isPerson = Boolean(process.stdin.isTTY);
  const input = createInterface({ input: process.stdin, ...(isPerson && { output: process.stdout }) });
  input.setPrompt('> ');
  if (isPerson) input.prompt();
  try {
    for await (const line of input) {
      const read = readAnswer(ask, line.trim());
      if ('answer' in read) return read.answer;
      if (!isPerson) throw new Failure('not-taken', { reason: read.reason });
      print(text.say('terminal-not-offered', { answer: line.trim() }));
      input.prompt();
    }
    return null;
  } finally {
    input.close();
  }
}

function explained(
  puzzle: Puzzle,
  { ask, given, text, ui }: { ask: Ask; given: Answer; text: GameText; ui: ReturnType<typeof terminalOf> },
): string[] {
  const { view, best, other, gap, playouts, theme, turns } = puzzle;
  const step = view.asked?.frame.step ?? '';
  const words = (answer: Answer) => wordsOf({ text }, step, answer, decisionFacts(view, ui, text));
  const verdict = isSameAnswer(ask, given, best) ? 'terminal-puzzle-right' : 'terminal-puzzle-wrong';
  const percent = (share: number) => Math.round(share * 100);
  return [
    mark('strong', '', text.plain(verdict, { best: words(best) })),
    text.say('terminal-puzzle-why', {
      other: words(other),
      pairs: playouts.pairs,
      more: percent(playouts.difference),
      gap: percent(gap),
    }),
    ...(turns.length === 0 ? [] : [text.say('terminal-hint-line', { line: lineOf({ text }, turns) })]),
    text.say(`terminal-puzzle-${theme}`, { hard: percent(hardnessOf(puzzle)) }),
  ];
}
