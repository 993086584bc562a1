import type { Answer, Seat } from '@nokturn/engine';
import type { LineStep, Search } from './search.ts';

/** An answer, and what to expect from it: roughly the chance of winning, from 0 to 1. */
export interface Judged {
  readonly answer: Answer;
  readonly worth: number;
}

/** The answers that one seat is expected to give in a row. */
export interface ExpectedTurn {
  readonly seat: Seat;
  readonly steps: readonly { readonly step: string; readonly answer: Answer }[];
}

/** What a strong player would do, the alternative, and the expected continuation. */
export interface Counsel {
  readonly best: Answer;
  /** The expected result; null if it was not weighed because there is no alternative. */
  readonly worth: number | null;
  /** The next best answer; null if nothing else was worth considering. */
  readonly next: Judged | null;
  readonly turns: readonly ExpectedTurn[];
}

/** How many answers of the expected line are shown. */
const TOLD = 4;

/** What a search tells the seat that it thought for. */
export function counselOf(search: Search, seat: Seat): Counsel {
  const [best, next] = search.tried;
  if (best === undefined) throw new Error('there is nothing to answer');
  return {
    best: best.answer,
    worth: best.visits === 0 ? null : best.worth,
    next: next === undefined || next.visits === 0 ? null : { answer: next.answer, worth: next.worth },
    turns: turnsOf(after(search.line, seat).slice(0, TOLD)),
  };
}

/** The line after the answer to the question, without other seats' answers to the same question. */
function after(line: readonly LineStep[], seat: Seat): readonly LineStep[] {
  const own = line.findIndex((each) => each.seat === seat);
  const rest = line.slice(own + 1);
  const next = rest.findIndex((each) => each.seat === seat || each.step !== line[own]?.step);
  return next < 0 ? [] : rest.slice(next);
}

function turnsOf(line: readonly LineStep[]): readonly ExpectedTurn[] {
  const turns: { seat: Seat; steps: { step: string; answer: Answer }[] }[] = [];
  for (const { seat, step, answer } of line) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push({ step, answer });
    else turns.push({ seat, steps: [{ step, answer }] });
  }
  return turns;
}
