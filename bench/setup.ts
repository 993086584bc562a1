import {
  type Ask,
  type Game,
  type Options,
  type Random,
  randomAnswer,
  resolveOptions,
} from '@nokturn/engine';
import { findGame } from '@nokturn/games';

/** What is measured: Lovci noci with six players, all options at their defaults. */
export const SEATS = 6;
export const GAME: Game = findGame('lovci-noci') as Game;
export const OPTIONS: Options = defaults();

function defaults(): Options {
  const resolved = resolveOptions(GAME, SEATS, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return resolved.options;
}

export function setupOf(seed: string) {
  return { seats: SEATS, options: OPTIONS, seed };
}

/** The same player for every host: any of the answers that fit. */
export function answerAtRandom(ask: Ask, random: Random) {
  return randomAnswer(ask, (n) => random.below(n));
}
