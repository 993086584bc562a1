import { type Game, resolveOptions } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { counter } from './counter.ts';

/** Rooms of four, one move at a time, with an update to all after each. */
export const SEATS: readonly number[] = [0, 1, 2, 3];

/** The game: the smallest possible one, or a real one. */
export const LOADS = { counter: counter as unknown as Game, hunger: findGame('the-hunger') as Game };
export type Load = keyof typeof LOADS;

export function setupOf(load: Load, seed: string) {
  const resolved = resolveOptions(LOADS[load], SEATS.length, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return { seats: SEATS.length, options: resolved.options, seed };
}
