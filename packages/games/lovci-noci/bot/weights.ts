import type { CharacterId } from '../cards/characters.ts';
import type { Ending } from './chances.ts';

/**
 * What speaks for each ending, feature by feature in the order of chances.ts: multinomial logistic regression on the
 * turns of 3,000 games of novices, then of 273 games of bots that search. In played games wounds and shown faces go
 * together with much else, so for the two parties they were tried: 700 games of novices each, in which one seat was
 * wounded by 3, or revealed, as round 2 began. What an unspent ability and equipment weigh for them is a choice.
 */
export const ENDING_WEIGHTS: Readonly<Partial<Record<Ending, readonly number[]>>> = {
  werewolf: [0.6, -0.54, -1.6, 0.8, 0.25, 0.63, 0.6, 0.22, 1.4, 0.79, 0.15, 0.1],
  vampire: [0.74, -0.56, -1.6, 1.1, 0.25, 0.53, 0.9, 0.25, 0, 0, 0.1, 0.1],
  cyril: [-0.49, 0.93, 0.51, 1.05, -0.08, -0.3, -1.66, -0.39, 1.2, 0.29, 0.21, 0.21, 0.2],
  bartolomej: [-1.91, 0.58, 0.06, -0.41, 2.64, 1.9, -0.85, -0.3, 0.45, 0.38, 0.4, 0, 0],
  dalibor: [1.54, -4.14, 0, 0, 0.02, -0.3, 1.28, -0.15, -0.03, -0.06, -0.29, 0, 0],
  cecilie: [1.32, -5.05, -3.85, -3.43, -0.38, -0.35, 1.96, 0, -0.37, 0, -1.62],
  bohdan: [-1.04, 0.41, -0.42, -1.79, -1.44, 0.21, -1.25, 0.93, 0.36, 0.09, 0.83],
  drahomir: [-2.87, 1.17, 0.39, -0.18, 2.54, 2.63, -1.75, -0.04, 0.33, 0.27, -0.18],
};

/** How likely a human is there at the end, by logistic regression on the same games. */
export const SURVIVAL_WEIGHTS: Readonly<Partial<Record<CharacterId, readonly number[]>>> = {
  apolena: [0.87, 3.18, 1.42, -1.36, -0.45, 0.32],
  dalibor: [1.24, 3.46, 0, -1.61, 0.15, 0.36],
  bohdan: [-3.06, 1, 0, -0.19, 0.32, 0.67],
};
