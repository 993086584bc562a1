import type { Target } from '@nokturn/engine';

/** Pictures of the rules, which a game brings along (`guide/figures.json`), by the name that the text uses. */
export type Figures = Readonly<Record<string, FigurePosition>>;

/** A moment of the match of the guide, as the learner sees it. */
export interface FigurePosition {
  /** After this many of its moves. */
  readonly moves: number;
  /** Whether a match can be played on from here: the learner is to move. */
  readonly playable: boolean;
  /** What glows on the board: what the caption is about. */
  readonly marked: readonly Target[];
  /** What the caption names, as the words of the game do: `place-chapel`. */
  readonly about: readonly string[];
}
