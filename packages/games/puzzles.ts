import type { ExpectedTurn } from '@nokturn/bots';
import type { Answer, Heard, MatchSetup, Seat, View, Witness } from '@nokturn/engine';

/**
 * Puzzles: moments of matches of strong bots in which one answer is clearly best. A puzzle contains what its seat saw
 * and had heard, and nothing else: no seed, no moves and no position, so anything the seat could not know cannot be
 * found in it. When a world is needed to try answers in, one is imagined, as a bot does.
 */
export interface Puzzle {
  /** The match, or the alternative ending of it, and the number of moves before the puzzle. */
  readonly id: string;
  readonly setup: Omit<MatchSetup, 'seed'>;
  readonly seat: Seat;
  readonly round: number;
  readonly theme: Theme;
  readonly view: View;
  /** What the seat had heard, oldest first, each with what a spectator heard: only one of them if they are the same. */
  readonly heard: readonly (readonly [Heard] | readonly [Heard, Heard | null])[];
  readonly best: Answer;
  /** The second-best answer. */
  readonly other: Answer;
  /** How many answers the search considered. */
  readonly weighed: number;
  /** How much more the best answer was worth than the next, on average over the searches. */
  readonly gap: number;
  /**
   * How many more matches out of a hundred were won after it, in this many pairs: the difference, and its lower bound.
   */
  readonly playouts: { readonly pairs: number; readonly difference: number; readonly low: number };
  /** How often players of these levels find the answer, from 0 to 1. */
  readonly found: Readonly<Record<Finder, number>>;
  /** What is expected to follow the best answer. */
  readonly turns: readonly ExpectedTurn[];
}

/** The skill needed most to find the answer. */
export const THEMES = ['deduction', 'arithmetic', 'timing', 'bluff'] as const;
export type Theme = (typeof THEMES)[number];

/** Weaker players, who show how hard a puzzle is. */
export const FINDERS = ['novice', 'easy', 'medium'] as const;
export type Finder = (typeof FINDERS)[number];

/** How many positions passed each stage of the search for puzzles. */
export interface PuzzleTally {
  readonly matches: number;
  /** How many endings were played: the matches' own, and alternative ones from a late moment on. */
  readonly ends: number;
  /** Moments at which one seat had at least three answers. */
  readonly moments: number;
  /** Those in which a first search saw a gap. */
  readonly promising: number;
  /** A second search saw it too, and neither novice nor easy is sure to find the best answer. */
  readonly hidden: number;
  /** The same answer was best in all long searches, by a sufficient margin. */
  readonly clear: number;
  /** Quick playouts to the end of the match did not contradict it. */
  readonly glimpsed: number;
  /** Playouts by bots confirmed it. */
  readonly stood: number;
}

export const PUZZLE_FORMAT = 1;

/** All puzzles of a game, as they are stored. */
export interface PuzzleSet {
  readonly puzzles: typeof PUZZLE_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** The rules under which they were found. */
  readonly digest: string;
  readonly tally: PuzzleTally;
  readonly list: readonly Puzzle[];
}

/** How hard a puzzle is, from 0 to 1: how rarely weaker players find the answer. */
export function hardnessOf({ found: { novice, easy, medium } }: Pick<Puzzle, 'found'>): number {
  return 1 - (novice + easy + 2 * medium) / 4;
}

/** The puzzles of a game as a series, easiest first. */
export function seriesOf({ list }: Pick<PuzzleSet, 'list'>): readonly Puzzle[] {
  return [...list].sort((a, b) => hardnessOf(a) - hardnessOf(b) || b.gap - a.gap);
}

const DAY = 86_400_000;

/** The number of the night of a date, by the local calendar: the same date, the same night. */
export function nightOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/**
 * The one puzzle of a night. The games take turns, and within each game its puzzles, so that everybody with the same
 * puzzles has the same one.
 */
export function puzzleOfNight<G>(
  night: number,
  games: readonly G[],
): { readonly game: G; pick<T>(list: readonly T[]): T | undefined } | null {
  const game = games[night % games.length];
  if (game === undefined) return null;
  const turn = Math.floor(night / games.length);
  return { game, pick: (list) => list[turn % list.length] };
}

/** What the seat of a puzzle knew. */
export function witnessOf({ view, heard }: Puzzle): Witness {
  return { ...view, heard: heard.map(([own]) => own) };
}

/** What a spectator had heard. */
export function publicOf({ heard }: Pick<Puzzle, 'heard'>): readonly Heard[] {
  return heard.flatMap(([own, watched = own]) => (watched === null ? [] : [watched]));
}

/** Two equivalent answers: when several things are chosen at once, their order does not matter. */
export function isSameAnswer(ask: { readonly kind: string }, one: Answer, other: Answer): boolean {
  const plain = (answer: Answer) =>
    typeof answer === 'object' && ask.kind === 'several' ? [...answer].sort() : answer;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
