import type { OptionValue } from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
import { vendetta } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { VendettaView } from '../../secrets.ts';

export type Moment = MatchMoment<State, VendettaView>;

export function night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  return randomMatch(vendetta, seed, seats, given);
}
