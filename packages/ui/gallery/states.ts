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

/** Plays until the wanted moment has come, or to the end. */
export function momentOf({
  seats,
  seed,
  viewer,
  until,
}: {
  seats: number;
  seed: string;
  viewer: Viewer;
  until(view: View<LovciView>, move: number): boolean;
}): Moment {
  const resolved = resolveOptions(lovciNoci, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(lovciNoci, { seats, options: resolved.options, seed });
  const random = new Random(seed);
  const history: number[][] = [];
  let happenings = match.collect();
  for (let move = 0; ; move++) {
    history.push(match.position.state.players.map(({ damage }) => damage));
    const view = match.view(viewer);
    if (view.over || until(view, move)) {
      const heard = happenings.flatMap((happening) => match.hear(happening, viewer) ?? []);
      return { view, happenings: heard, history };
    }
    const { asked } = match.position;
    const seat = asked?.seats.find((_, i) => asked.answers[i] === null) as Seat;
    const mine = match.view(seat);
    if (!mine.asked?.mine) throw new Error('nobody is asked');
    match.answer(seat, novice(mine, mine.asked.mine, { milliseconds: 0 }, random));
    happenings = match.collect();
  }
}
