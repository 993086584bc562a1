import type { Asked } from './decision.ts';
import type { Decision, Frame, Game, Happening, Result } from './game.ts';
import { canonical } from './json.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';
import { answerOfItself } from './table.ts';
import { type View, viewOf } from './view.ts';

/** A question as it is opened: only those without a choice have answered. */
export function questionTo<S, F extends Frame, H extends Happening, K extends F['step']>(
  decision: Decision<S, F, H, K>,
  state: S,
  seats: readonly Seat[],
  frame: Extract<F, { step: K }>,
): Asked<F> {
  const asks = seats.map((seat) => decision.ask(state, seat, frame));
  const answers = asks.map((ask, i) => answerOfItself(decision, state, seats[i] as Seat, ask));
  return { frame, seats, asks, answers };
}

/**
 * Whether a match can continue from a position that looks to a viewer like this view: the same is seen, asked and
 * barred, the question is the one that the rules ask there, and nobody with a choice has answered it except the viewer.
 */
export function looksAs<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  position: Position<S, F>,
  view: View<V>,
): boolean {
  const { asked } = position;
  if (asked === null || position.over) return false;
  const frame = asked.frame as Extract<F, { step: F['step'] }>;
  const decision = game.work[frame.step as F['step']] as Decision<S, F, H, F['step']> | undefined;
  if (decision === undefined || typeof decision === 'function') return false;
  const { state } = position;
  const seats = decision.to === 'one' ? [decision.seat(state, frame)] : [...decision.seats(state, frame)];
  if (canonical(seats) !== canonical(asked.seats) || seats.length === 0) return false;
  const opened = questionTo(decision, state, asked.seats, frame);
  if (canonical(opened.asks) !== canonical(asked.asks)) return false;
  const expected = opened.answers.map((answer, i) =>
    asked.seats[i] === view.viewer ? (view.asked?.mine?.answer ?? answer) : answer,
  );
  if (canonical(expected) !== canonical(asked.answers) || !expected.includes(null)) return false;
  return canonical(withoutAnswered(viewOf(game, position, view.viewer))) === canonical(withoutAnswered(view));
}

/** A view without the list of seats that have answered, which need not match. */
function withoutAnswered<V>({ viewer, state, work, asked, over, result }: View<V>): View<V> {
  return { viewer, state, work, asked: asked && { ...asked, answered: null }, over, result };
}
