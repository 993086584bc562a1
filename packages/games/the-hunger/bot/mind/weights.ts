import type { Animal } from '../../cards/familiars.ts';

/** The weights used for a quick assessment of a night. In VP, unless stated otherwise. */
export const WEIGHTS = {
  /** Cards without Speed added to a deck per turn. */
  growth: 0.4,
  /** The cost of being burnt. */
  burnt: 94,
  /** The extra cost for each point of a lead above this. */
  caution: 4,
  safeLead: 20,
  /** The share of a hunt that is left when a turn is spoiled. */
  stuck: 0.55,
  crypt: 3.6,
  chest: 5.6,
  /**
   * The value of an average hunt with this much Speed left without a bonus for Humans, and the extra value
   * per point of bonus.
   */
  prey: [0, 2.4, 3.3, 3.3] as readonly number[],
  bonus: [0, 1.2, 1.1, 1.3] as readonly number[],
  /** The share left for the second hunt on a Well after the first. */
  second: 0.38,
  /** A point of Speed in a turn, for a hand with about this much Speed. */
  speedWorth: 0.69,
  speedUsual: 6.3,
  /** For a seat that leads by far, the danger of a slow deck to the way home is multiplied by this. */
  danger: 2,
  /** The cost of such a card in the hand. */
  confuse: 5.4,
  spicy: 6.2,
  holy: 4,
  stealth: 1.9,
  hypnosis: 0.42,
  /** By animal: VP for each turn in which it works, and its one-time value. */
  animals: {
    goat: { turn: 0.21, once: 0 },
    wolf: { turn: 0, once: 0.35 },
    pigeon: { turn: 0.47, once: 0 },
    dog: { turn: 0.17, once: 0.8 },
    pig: { turn: 0.75, once: 0 },
    owl: { turn: 0.25, once: 2.1 },
    rat: { turn: 0.55, once: 0 },
    snake: { turn: 0, once: 1.9 },
    bear: { turn: 0, once: 1.5 },
    panther: { turn: 0.92, once: 0 },
  } satisfies Readonly<Record<Animal, { readonly turn: number; readonly once: number }>>,
  /** The value of gaining a Mission at once. */
  inspiring: 3.1,
  /** An unseen card: from the Tavern, or brought by a Gregarious one. */
  unseen: 1.5,
  /** An unseen token. */
  unknownToken: 4.1,
  /** Tokens kept for a good moment; for Speed tokens, the value per point. */
  kept: { parasol: 5.9, mission: 3.5, speed: 0.71, hunt: 2.5, draw: 1.6, swap: 0.8 },
  /** The average value of the best of this many unknown tiles. */
  tiles: [0, 2.8, 3.8, 4.5, 5, 5.4, 5.7] as readonly number[],
  /** The average numbers of things gained per turn, and of Humans until the way back begins. */
  aTurn: { power: 0.25, familiar: 0.13, token: 0.15, digested: 0.1, prey: 1.1 },
  wayBack: 1.8,
  /** A point of Speed in the current turn, and how much better a new card must be. */
  speedNow: 0.92,
  reluctance: 0.22,
  /** The value of having such a card in play in the current turn. */
  now: { stealth: 2.5, holy: 4, spicy: 2.1 },
  /** The cost of using something now that could be more useful later. */
  patience: { mission: 0.92, snake: 0.89, hypnosis: 0.3 },
  /** The number of future Humans that a Hunter counts. */
  hunter: 1.2,
  /** The share of the others who come home earlier. */
  earlier: 0.43,
  /** A Rose is worth this many times the VP of its turns: most Roses also give Speed. */
  rose: 2.5,
};

export const SEARCH = {
  /** How many rounds ahead lines are followed. */
  rounds: 2,
  /**
   * How far expected scores are from final ones, plus a part that grows with the square root of the rounds
   * left.
   */
  spread: 5,
  spreadTurn: 1.2,
  /** The maximum number of answers considered, and how much worse than the best they may be. */
  most: 6,
  near: 4,
  sharp: 0.7,
};
