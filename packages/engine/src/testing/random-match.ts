import { type Ask, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { Match } from '../match.ts';
import { type Options, resolveOptions } from '../options.ts';
import { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Heard } from '../secrets.ts';
import type { View } from '../view.ts';

/** A moment of a match: what each viewer sees, what each has just heard, and the truth. */
export interface MatchMoment<S, V> {
  readonly state: S;
  view(viewer: Viewer): View<V>;
  heard(viewer: Viewer): readonly Heard[];
}

/** A moment together with the match itself, which continues, and what has just happened in it. */
export interface OpenMoment<S, F extends Frame, H extends Happening, R extends Result, V>
  extends MatchMoment<S, V> {
  readonly match: Match<S, F, H, R, V>;
  readonly told: readonly H[];
}

/** All options of a match, of which some are given. Throws where players would get an error message. */
export function optionsFor(
  game: Parameters<typeof resolveOptions>[0],
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): Options {
  const resolved = resolveOptions(game, seats, given);
  if ('problem' in resolved) throw new Error(`${game.id}: ${resolved.problem.reason}`);
  return resolved.options;
}

/** A new match, as dealt. */
export function newMatch<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'night',
): Match<S, F, H, R, V> {
  return Match.begin(game, { seats, options: optionsFor(game, seats, given), seed });
}

/** A whole match of random moves, moment by moment. Views are copies: they stay as they were. */
export function* randomMatch<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  seed: string,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): Generator<OpenMoment<S, F, H, R, V>> {
  const match = newMatch(game, seats, given, seed);
  const random = new Random(seed);
  for (;;) {
    const told = match.collect();
    yield {
      match,
      told,
      state: match.position.state,
      view: (viewer) => structuredClone(match.view(viewer)),
      heard: (viewer) => told.flatMap((happening) => match.hear(happening, viewer) ?? []),
    };
    const { asked } = match.position;
    if (asked === null) return;
    const place = asked.answers.indexOf(null);
    match.answer(
      asked.seats[place] as Seat,
      randomAnswer(asked.asks[place] as Ask, (n) => random.below(n)),
    );
  }
}
