import type { OptionValue } from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
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
