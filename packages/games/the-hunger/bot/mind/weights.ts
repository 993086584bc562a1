/** The weights of what a quick look at a night goes by. In VP, if nothing else is said. */
export const WEIGHTS = {
  /** The Speed of a turn grows with the cards in this way, and in the other way for fast decks. */
  slow: { least: 0.6, grows: 0.93 },
  fast: { least: 2.6, grows: 0.56 },
  /** What a turn leaves of the mean Speed of a deck that grows. */
  slowing: 0.96,
  /** What it costs to be burnt. */
  burnt: 90,
  /** More than that, for each point of a lead that is larger than so much. */
  caution: 4,
  safeLead: 30,
  /** How Speeds stray: so much, and less in fast decks. */
  spread: { most: 2.1, fast: 3.4, falls: 0.31 },
  /** What is left of a hunt when a turn is spoiled. */
  stuck: 0.5,
  crypt: 4,
  chest: 3,
  /** What an average hunt gives with so much Speed left, where Humans give no bonus, and more for each point of it. */
  prey: [0, 2.5, 3.2, 3.6] as readonly number[],
  bonus: [0, 1.1, 1.2, 1.3] as readonly number[],
  /** What the first hunt on a Well leaves for the second one. */
  second: 0.5,
  /** A point of Speed in a turn, for a hand that has about so much. */
  speedWorth: 0.35,
  speedUsual: 7,
  /** To find such a card in the hand. */
  confuse: 5,
  spicy: 5,
  holy: 5,
  stealth: 2.5,
  hypnosis: 0.7,
  /** How much of what a Rose can give it does give. */
  rose: 0.6,
};

export const SEARCH = {
  /** Lines are followed into the round after so many. */
  rounds: 3,
  /** How far expected scores stray from final ones, and more for the root of the rounds to come. */
  spread: 5,
  spreadTurn: 1.2,
  /** The most answers that are thought about, and how much worse than the best they may look. */
  most: 6,
  near: 4,
  sharp: 0.7,
};
