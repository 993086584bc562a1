import type { Target } from '@nokturn/engine';

/** Pictures for the rules, which come with a game (`guide/figures.json`), by the name used in the text. */
export type Figures = Readonly<Record<string, FigurePosition>>;

/** A moment of the match of the guide, as the learner sees it. */
export interface FigurePosition {
  /** The number of its moves so far. */
  readonly moves: number;
  /** Whether a match can be played on from here: it is the learner's turn. */
  readonly playable: boolean;
  /** What glows on the board: the things in the caption. */
  readonly marked: readonly Target[];
  /** What the caption names, as ids of the game's words: `place-chapel`. */
  readonly about: readonly string[];
}
