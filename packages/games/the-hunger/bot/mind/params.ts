/** The weights of what a quick look at a night goes by. In VP, if nothing else is said. */
export const P = {
  /** What a turn leaves of the mean Speed of a deck that grows. */
  slowing: 0.92,
  /** What it costs to be burnt. */
  burnt: 120,
  /** How Speeds stray: less, the faster a deck is. */
  spread0: 4,
  spread1: 0.28,
  crypt: 3,
  chest: 2,
  /** What an average hunt gives with so much Speed left, where Humans give no bonus, and more for each point of it. */
  prey: [0, 3.5, 5, 6] as readonly number[],
  bonus: [0, 1.5, 1.7, 1.9] as readonly number[],
  /** What the first hunt on a Well leaves for the second one. */
  second: 0.5,
  /** A point of Speed in a turn, for a hand that has about so much. */
  speedWorth: 0.5,
  speedUsual: 7,
  /** To find such a card in the hand. */
  confuse: 2.5,
  spicy: 2,
  holy: 4,
  stealth: 2.5,
  hypnosis: 0.7,
  /** How much of what a Rose can give it does give. */
  rose: 0.6,
};

export const SEARCH = {
  /** Lines are followed into the round after so many. */
  rounds: 2,
  /** How far expected scores stray from final ones, and more for the root of the rounds to come. */
  spread: 5,
  spreadTurn: 1.2,
  /** The most answers that are thought about, and how much worse than the best they may look. */
  most: 6,
  near: 4,
  sharp: 0.7,
};
