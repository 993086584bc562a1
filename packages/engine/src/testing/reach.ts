import type { Answer, Ask, Barred } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import type { Position } from '../position.ts';
import type { Seat } from '../seat.ts';
import { begin } from '../table.ts';
import { Trial, type Trials } from './trials.ts';

/** One answer of a random game and its outcome. */
export interface Reached<S, F extends Frame, H extends Happening> {
  readonly step: F['step'];
  readonly seat: Seat;
  readonly ask: Ask;
  readonly answer: Answer;
  /** What the seat was told it may not do. */
  readonly barred: readonly Barred[];
  readonly happenings: readonly H[];
  /** After the answer. */
  readonly position: Position<S, F>;
}

export interface Reach<S, F extends Frame, H extends Happening> extends Trials {
  /** Everything that has to be reached. */
  readonly wanted: Iterable<string>;
  /** The tags that one answer reached; those that are not wanted are ignored. */
  readonly tags: (reached: Reached<S, F, H>) => Iterable<string>;
}

export interface ReachReport {
  readonly games: number;
  readonly missing: readonly string[];
}

/** Plays random games, up to the given number, until everything wanted was reached; names what was not. */
export function reach<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  terms: Reach<S, F, H>,
): ReachReport {
  const missing = new Set(terms.wanted);
  let games = 0;
  while (missing.size > 0 && games < terms.games) {
    const trial = new Trial(game, terms, games++);
    const table = begin(game, trial.setup, { listening: true });
    while (!table.position.over && missing.size > 0) {
      const { asked, state } = table.position;
      if (asked === null) return trial.fail('nobody is asked, but the match is not over');
      const frame = asked.frame as Extract<F, { step: F['step'] }>;
      const place = trial.random.pick(asked.answers.flatMap((answer, i) => (answer === null ? [i] : [])));
      const seat = asked.seats[place] as Seat;
      const ask = asked.asks[place] as Ask;
      const barred = table.decisionOf(frame).barred?.(state, seat, frame) ?? [];
      const answer = trial.choose(ask, trial.random, frame.step);
      trial.count(frame.step);
      table.answer(seat, answer);
      const reached = { step: frame.step as F['step'], seat, ask, answer, barred };
      const { position } = table;
      for (const tag of terms.tags({ ...reached, happenings: table.collect(), position }))
        missing.delete(tag);
    }
  }
  return { games, missing: [...missing] };
}
