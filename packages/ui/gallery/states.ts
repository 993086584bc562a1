import {
  type Heard,
  Match,
  Random,
  resolveOptions,
  type Seat,
  type View,
  type Viewer,
} from '@nokturn/engine';
import { novice } from '../../games/lovci-noci/bot.ts';
import { lovciNoci } from '../../games/lovci-noci/index.ts';
import type { LovciView } from '../../games/lovci-noci/secrets.ts';

/** A moment of a match that was played by novices. */
export interface Moment {
  readonly view: View<LovciView>;
  readonly happenings: readonly Heard[];
  /** Everybody's damage after each move so far. */
  readonly history: readonly (readonly number[])[];
}

interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly viewer: Viewer;
}

/** A match of novices, moment by moment. */
export function* momentsOf({ seats, seed, viewer }: Wish): Generator<Moment, Moment> {
  const resolved = resolveOptions(lovciNoci, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(lovciNoci, { seats, options: resolved.options, seed });
  const random = new Random(seed);
  const history: number[][] = [];
  for (;;) {
    history.push(match.position.state.players.map(({ damage }) => damage));
    const view = match.view(viewer);
    const happenings = match.collect().flatMap((happening) => match.hear(happening, viewer) ?? []);
    const moment = { view, happenings, history: [...history] };
    if (view.over) return moment;
    yield moment;
    const { asked } = match.position;
    const seat = asked?.seats.find((_, i) => asked.answers[i] === null) as Seat;
    const mine = match.view(seat);
    if (!mine.asked?.mine) throw new Error('nobody is asked');
    match.answer(seat, novice({ ...mine, heard: [] }, mine.asked.mine, { milliseconds: 0 }, random));
  }
}

/** The wanted moment, or the last one if it never comes. */
export function momentOf({
  until,
  ...wish
}: Wish & { until(view: View<LovciView>, move: number): boolean }): Moment {
  const moments = momentsOf(wish);
  for (let move = 0; ; move++) {
    const { value, done } = moments.next();
    if (done || until(value.view, move)) return value;
  }
}
