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
  /** The median between an answer and the next own decision, in milliseconds. */
  readonly wait: number;
  /** The mean of the presses in what is counted. */
  readonly touches: Touches;
  readonly counted: {
    /** Only what holds one of these steps is counted: what one answers in the turns of others takes one press anyway. */
    readonly steps: readonly string[];
    /** From each of them on is counted anew, and not only where others have moved. */
    readonly isEach?: boolean;
    /** The mean where something was set besides that carries `data-extra`. */
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
