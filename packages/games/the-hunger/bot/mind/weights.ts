import type { Animal } from '../../cards/familiars.ts';

/** The weights of what a quick look at a night goes by. In VP, if nothing else is said. */
export const WEIGHTS = {
  /** Cards of no Speed that a deck grows by in a turn. */
  growth: 0.4,
  /** What it costs to be burnt. */
  burnt: 94,
  /** More than that, for each point of a lead that is larger than so much. */
  caution: 4,
  safeLead: 20,
  /** What is left of a hunt when a turn is spoiled. */
  stuck: 0.55,
  crypt: 3.6,
  chest: 5.6,
  /** What an average hunt gives with this much Speed left, where Humans give no bonus, and more for each point of it. */
  prey: [0, 2.4, 3.3, 3.3] as readonly number[],
  bonus: [0, 1.2, 1.1, 1.3] as readonly number[],
  /** What the first hunt on a Well leaves for the second one. */
  second: 0.38,
  /** A point of Speed in a turn, for a hand that has about so much. */
  speedWorth: 0.69,
  speedUsual: 6.3,
  /** A seat that leads by far counts what a slow deck does to the way home this many times. */
  danger: 2,
  /** To find such a card in the hand. */
  confuse: 5.4,
  spicy: 6.2,
  holy: 4,
  stealth: 1.9,
  hypnosis: 0.42,
  /** By animal: VP for each turn in which it works, and what it is good for once. */
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
  /** To gain a Mission at once. */
  inspiring: 3.1,
  /** A card that nobody has seen: from the Tavern, or brought by somebody Gregarious. */
  unseen: 1.5,
  /** A token that nobody has seen. */
  unknownToken: 4.1,
  /** Tokens that wait for a good moment; a point of Speed of those that give it. */
  kept: { parasol: 5.9, mission: 3.5, speed: 0.71, hunt: 2.5, draw: 1.6, swap: 0.8 },
  /** What the best of this many unknown tiles gives, one with another. */
  tiles: [0, 2.8, 3.8, 4.5, 5, 5.4, 5.7] as readonly number[],
  /** Things that come in a turn, one with another, and Humans until the way back begins. */
  aTurn: { power: 0.25, familiar: 0.13, token: 0.15, digested: 0.1, prey: 1.1 },
  wayBack: 1.8,
  /** A point of Speed in the turn that is being taken, and how much better a new card must be. */
  speedNow: 0.92,
  reluctance: 0.22,
  /** To have such a card in play in the turn that is being taken. */
  now: { stealth: 2.5, holy: 4, spicy: 2.1 },
  /** What it costs to use something now that could be used better later. */
  patience: { mission: 0.92, snake: 0.89, hypnosis: 0.3 },
  /** A Hunter counts those that are still to come. */
  hunter: 1.2,
  /** The share of the others who come home earlier. */
  earlier: 0.43,
  /** A Rose is worth this many times the VP of its turns: most of them give Speed as well. */
  rose: 2.5,
};

export const SEARCH = {
  /** Lines are followed into the round after this many. */
  rounds: 2,
  /** How far expected scores stray from final ones, and more for the root of the rounds to come. */
  spread: 5,
  spreadTurn: 1.2,
  /** The most answers that are thought about, and how much worse than the best they may look. */
  most: 6,
  near: 4,
  sharp: 0.7,
};
