/** A picture in docs/screens, which `npm run screens` takes at the width of a phone, a tablet and a desktop. */
export type GameScreen = {
  /** The prefix of its file names. */
  readonly name: string;
  readonly language?: 'pl' | 'cs';
  readonly theme?: 'light';
  /** The whole page, not only the part that fits on the screen. */
  readonly whole?: boolean;
} & (
  | {
      /** A match between bots in which the first seat has reached this decision. */
      readonly step: string;
      /** What else is opened on the table. */
      readonly shows?: 'notebook';
    }
  /** A finished match: its result or its replay. */
  | { readonly over: 'result' | 'replay' }
  /** The rules, opened at this clause. */
  | { readonly clause: string }
  /** The cards of one kind; or, as a line-up, only their pictures, shuffled, with numbers instead of names. */
  | { readonly cards: string; readonly alone?: true }
  /** One of its puzzles. */
  | { readonly puzzle: number }
  /** The statistics of finished matches. */
  | { readonly statistics: true }
);

/** How fast the table should be to play; `npm run measure` reports a table that is not. */
export interface Pace {
  /** The median time between an answer and your next decision, in milliseconds. */
  readonly wait: number;
  /** The mean number of presses in the turns counted. */
  readonly touches: Touches;
  readonly counted: {
    /** Only turns with one of these steps are counted: an answer in someone else's turn takes one press anyway. */
    readonly steps: readonly string[];
    /**
     * The questions of a typical turn, each of them once: turns in which a card asks for more, or something is done
     * twice, are reported but not counted. Without this, every turn is typical.
     */
    readonly usual?: readonly string[];
    /** Counting restarts at each of these steps, not only after others have moved. */
    readonly isEach?: boolean;
    /** The mean for turns in which something with `data-extra` was also set. */
    readonly extra?: Touches;
  };
}

interface Touches {
  readonly finger: number;
  readonly mouse: number;
}

/** The pictures of a game, and the targets for its table: `screens.ts` in its folder. */
export interface Screens {
  readonly pace?: Pace;
  /** The first round in which there is something to see. */
  readonly fromRound: number;
  readonly screens: readonly GameScreen[];
}
