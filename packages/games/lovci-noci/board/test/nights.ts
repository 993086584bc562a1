import type { OptionValue, Viewer } from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
import { lovciNoci } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { LovciView } from '../../secrets.ts';

export type Moment = MatchMoment<State, LovciView>;

export function night(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
): Generator<Moment> {
  return randomMatch(lovciNoci, seed, seats, given);
}

export function viewersOf({ players }: State): readonly Viewer[] {
  return [...players.keys(), 'spectator'];
}
