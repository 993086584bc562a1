/** A picture in docs/screens, which `npm run screens` takes at the width of a phone, a tablet and a desk. */
export type GameScreen = {
  /** The beginning of the names of its files. */
  readonly name: string;
  readonly language?: 'pl' | 'cs';
  readonly theme?: 'light';
  /** All of it, and not only what fits on the display. */
  readonly whole?: boolean;
} & (
  | {
      /** A match among bots in which the first seat has come to this decision. */
      readonly step: string;
      /** What is opened on the table besides. */
      readonly shows?: 'notebook';
    }
  /** A match that is over: its result, or how it is played again. */
  | { readonly over: 'result' | 'replay' }
  /** The rules, at this clause. */
  | { readonly clause: string }
  /** The cards of one kind; or their pictures alone, in no order, with numbers instead of names: a line-up. */
  | { readonly cards: string; readonly alone?: true }
  /** One of its puzzles. */
  | { readonly puzzle: number }
  /** What is said of the matches that were played to the end. */
  | { readonly statistics: true }
);

/** How fast a table shall be played: `npm run measure` names it where it is not. */
export interface Pace {
  /** The median time between an answer and your next decision, in milliseconds. */
  readonly wait: number;
  /** The mean number of presses in the turns that are counted. */
  readonly touches: Touches;
  readonly counted: {
    /** Only turns with one of these steps are counted: an answer in someone else's turn takes one press anyway. */
    readonly steps: readonly string[];
    /**
     * What is asked in a usual turn, each of it once: turns in which a card asks for more, or something is done twice,
     * are told but do not count. Without it every turn is usual.
     */
    readonly usual?: readonly string[];
    /** Counting restarts at each of them, not only after others have moved. */
    readonly isEach?: boolean;
    /** The mean for turns in which something with `data-extra` was set as well. */
    readonly extra?: Touches;
  };
}

interface Touches {
  readonly finger: number;
  readonly mouse: number;
}

/** The pictures of a game, and what is measured of its table: `screens.ts` in its folder. */
export interface Screens {
  readonly pace?: Pace;
  /** The round from which on there is something to see. */
  readonly fromRound: number;
  readonly screens: readonly GameScreen[];
}
