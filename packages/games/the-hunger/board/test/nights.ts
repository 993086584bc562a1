import { type OptionValue, Random, type Seat } from '@nokturn/engine';
import { type MatchMoment, newMatch, randomMatch } from '@nokturn/engine/testing';
import { novice } from '../../bot.ts';
import { theHunger } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { HungerView } from '../../secrets.ts';

export type Moment = MatchMoment<State, HungerView>;

export function night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  return randomMatch(theHunger, seed, seats, given);
}

/** A night of competent players, so that vampires go far and hunt. */
export function* playedNight(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  const match = newMatch(theHunger, seats, given, seed);
  const random = new Random(seed);
  for (;;) {
    const told = match.collect();
    yield {
      state: match.position.state,
      view: (viewer) => structuredClone(match.view(viewer)),
      heard: (viewer) => told.flatMap((happening) => match.hear(happening, viewer) ?? []),
    };
    const { asked } = match.position;
    if (asked === null) return;
    const seat = asked.seats[asked.answers.indexOf(null)] as Seat;
    const view = match.view(seat);
    const mine = view.asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is asked, but does not see what`);
    match.answer(seat, novice({ ...view, heard: [] }, mine, { milliseconds: 100 }, random));
  }
}
