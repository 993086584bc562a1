import {
  type Heard,
  Match,
  type OptionValue,
  Random,
  randomAnswer,
  resolveOptions,
  type Seat,
  type View,
  type Viewer,
} from '@nokturn/engine';
import { vendetta } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { VendettaView } from '../../secrets.ts';

/** A moment of a match: what each viewer sees, what each has just heard, and the truth. */
export interface Moment {
  readonly state: State;
  view(viewer: Viewer): View<VendettaView>;
  heard(viewer: Viewer): readonly Heard[];
}

/** A whole match of random moves, moment by moment. */
export function* night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  const resolved = resolveOptions(vendetta, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(vendetta, { seats, options: resolved.options, seed });
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
