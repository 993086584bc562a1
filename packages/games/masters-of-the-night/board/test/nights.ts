import type { OptionValue } from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
import type { State } from '../../rules/state.ts';
import type { MastersView } from '../../secrets.ts';
import { lateGame } from '../../test/late.ts';

export type Moment = MatchMoment<State, MastersView>;

/** A random match that begins in the middle: with kills, relics, minions, agents and sigils. */
export function night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  return randomMatch(lateGame, seed, seats, given);
}
