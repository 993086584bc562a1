import type { OptionValue } from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
import { mastersOfTheNight } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { MastersView } from '../../secrets.ts';

export type Moment = MatchMoment<State, MastersView>;

export function night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  return randomMatch(mastersOfTheNight, seed, seats, given);
}
