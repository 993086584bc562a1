import { randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { Match } from '../match.ts';
import { type OptionValue, resolveOptions } from '../options.ts';
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

/** A whole match of random moves, moment by moment. Views are copies: they stay as they were. */
export function* randomMatch<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<MatchMoment<S, V>> {
  const resolved = resolveOptions(game, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(game, { seats, options: resolved.options, seed });
  const random = new Random(seed);
  for (;;) {
    const happenings = match.collect();
    yield {
      state: match.position.state,
      view: (viewer) => structuredClone(match.view(viewer)),
      heard: (viewer) => happenings.flatMap((happening) => match.hear(happening, viewer) ?? []),
    };
    const { asked } = match.position;
    if (asked === null) return;
    const place = asked.answers.indexOf(null);
    match.answer(
      asked.seats[place] as Seat,
      randomAnswer(asked.asks[place] as never, (n) => random.below(n)),
    );
  }
}
