import type { CharacterId } from '../cards/characters.ts';
import type { Ending } from './chances.ts';

/**
 * Fitted to the endings of games that bots have played among themselves, by multinomial logistic regression on the
 * features in chances.ts, in their order.
 */
export const ENDING_WEIGHTS: Readonly<Partial<Record<Ending, readonly number[]>>> = {
  werewolf: [0.47, -0.41, -1.15, 0.88, 0.17, 0.72, 0.17, 0.21, 0.61, 0.44, 0.15, 0.03],
  vampire: [0.38, -0.59, -1.17, 1.15, 0.3, 0.34, 0.67, 0.23, 0, 0, 0.06, 0.09],
  bartolomej: [-1.87, 0.5, -0.04, -0.55, 2.92, 1.98, -0.76, 0.11, -0.01, 0.29, 0.46],
  dalibor: [1.86, -4.22, 0, 0, 0.08, -0.28, 1.69, 0, -0.29, 0.03, -0.12],
  cyril: [-1.33, 0.45, 0.37, 1, -0.22, -0.34, -1.8, -0.03, 0.52, -0.02, 0.5],
  cecilie: [1.32, -5.05, -3.85, -3.43, -0.38, -0.35, 1.96, 0, -0.37, 0, -1.62],
  bohdan: [-1.04, 0.41, -0.42, -1.79, -1.44, 0.21, -1.25, 0.93, 0.36, 0.09, 0.83],
  drahomir: [-2.87, 1.17, 0.39, -0.18, 2.54, 2.63, -1.75, -0.04, 0.33, 0.27, -0.18],
};

/** How likely a human is there at the end, by logistic regression on the same games. */
export const SURVIVAL_WEIGHTS: Readonly<Partial<Record<CharacterId, readonly number[]>>> = {
  apolena: [1.34, 3.29, 1.58, -1.09, -0.08, 0.42],
  dalibor: [1.39, 3.48, 0, -1.36, 0.22, 1.11],
  bohdan: [-3.06, 1, 0, -0.19, 0.32, 0.67],
};
