import { botsWith } from '@nokturn/bots';
import { type Bot, type Effort, type Game, type Mind, resolveOptions } from '@nokturn/engine';
import type { Lesson, Training } from '@nokturn/games/training.ts';
import { playOut } from '../simulation.ts';

/** One moment of a match: the inputs read from it, row by row. */
export type Read = readonly (readonly number[])[];

/** A match played by bots to learn from. */
export interface Studied {
  readonly number: number;
  readonly moments: readonly Read[];
  /** The result of each row: 1 for a win, a fraction for a shared win, or 0. */
  readonly won: readonly number[];
}

/** The number of decimal places kept. */
const DIGITS = 5;

/** A bot that searches this long on any machine. */
export function searching(mind: Mind, iterations: number, slips = 0): Bot {
  const effort: Effort = { iterations, milliseconds: Number.POSITIVE_INFINITY, slips };
  const bot = botsWith(
    { novice: unused, mind },
    { easy: effort, medium: effort, hard: effort, expert: effort },
  ).get('hard');
  if (bot === undefined) throw new Error('nobody searches');
  return bot;
}

const unused: Bot = () => {
  throw new Error('nobody asks a novice');
};

export function setupOf(game: Game, { seats, options }: Lesson, seed: string) {
  const resolved = resolveOptions(game, seats, options);
  if ('problem' in resolved) throw new Error(`${game.id}: ${resolved.problem.reason}`);
  return { seats, options: resolved.options, seed };
}

/** Plays one match and reads it at every moment at which a search would evaluate it. */
export function studied(
  game: Game,
  { read, momentOf, lessons }: Training,
  bot: Bot,
  { number, seed }: { readonly number: number; readonly seed: string },
): Studied {
  const lesson = lessons[number % lessons.length] as Lesson;
  const moments: Read[] = [];
  let last: number | null = null;
  const { table } = playOut(
    game,
    setupOf(game, lesson, `${seed} ${number}`),
    Array.from({ length: lesson.seats }, () => bot),
    {
      keepRecord: false,
      told(_, state) {
        const moment = momentOf(state);
        if (moment === null || moment === last) return;
        last = moment;
        moments.push(read(state).map((row) => Array.from(row, rounded)));
      },
    },
  );
  if (!table.position.over) throw new Error(`match ${number} did not come to its end`);
  const { winners } = game.result(table.position.state);
  return { number, moments, won: wonBy(winners, moments[0]?.length ?? 0, lesson.seats) };
}

/** Several winners have each won; a match represented by a single row is either won or not. */
function wonBy(winners: readonly number[], rows: number, seats: number): readonly number[] {
  if (rows !== seats) return [winners.length > 0 ? 1 : 0];
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
