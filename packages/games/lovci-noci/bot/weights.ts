import type { CharacterId } from '../cards/characters.ts';
import type { Ending } from './chances.ts';

/** The weights of a party's features, in the order of chances.ts. */
const PARTY = [1.05, -0.3, 0.38, 0.25, 1.01, 0.4, 0.8, 0.57, 0.15, -0.73];

/**
 * The weights for each ending: multinomial logistic regression on 7,368 turns of 1,175 games of searching bots, five in
 * eight of them with three seats that answer at random, two in eight with three novices; the same for both parties. The
 * weight of a shown face for a party was measured in 700 games of novices, in which one seat was revealed as round 2
 * began. Some weights were chosen by hand, because in played games their features occur together with much else, or are
 * rare: the shown faces of humans, unspent abilities and the value of relics to Drahomir. Equipment was also set to be
 * no drawback to anybody.
 */
export const ENDING_WEIGHTS: Readonly<Partial<Record<Ending, readonly number[]>>> = {
  werewolf: PARTY,
  vampire: PARTY,
  cyril: [0, 0.99, -0.17, 0.4, 0.38, -0.1, -0.8, -0.4, 0.22, 0.03, 0.16, 0.2, 0.32, -0.84, 0.16],
  bartolomej: [-1.55, 0.77, 0.01, 0.04, 2, 1.82, -0.42, 0.03, 0.08, 0, 0.48, 0, 0, -2.64, 0.82],
  dalibor: [0.63, -3.02, 0, 0, 0, 0, 0.78, -0.4, 0.16, 0.04, 0.79, 0, 0, -0.53, 0.67],
  cecilie: [0.06, -0.16, -0.55, -0.24, 0.06, 0.15, 0.13, -0.4, 0.14, 0.15, 0.51, 0, 0, -1.04, 0.36],
  bohdan: [0.09, 0.89, 0.44, -0.37, 0, 0, -0.21, -0.4, 0.1, 0.29, -0.51, 0, 0, -0.57, -0.13],
  drahomir: [-0.15, 0.6, 0.04, -0.5, 1.5, 1.5, -0.09, -0.4, 0, 0.06, -0.4, 0, 0, -0.81, -0.43],
};

/**
 * The probability that a human is there at the end, by logistic regression on the same games; the weights of a shown
 * face, the Stone Circle and a careless player were chosen by hand.
 */
export const SURVIVAL_WEIGHTS: Readonly<Partial<Record<CharacterId, readonly number[]>>> = {
  apolena: [1.59, 2.9, 0.75, -1.18, -0.5, 0.2, -1.5],
  dalibor: [1.98, 1.36, 0, -0.47, -0.3, 0.2, -0.3],
  bohdan: [-2.38, 1.6, 0, -0.79, -0.3, 0.5, -1.2],
};
