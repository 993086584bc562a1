/**
 * The vocabulary for the texts of all cards. Rules know this vocabulary and, with few exceptions, no individual card.
 */

/** The moments of 7.0. */
export const WINDOWS = [
  'on-play',
  'play-restriction',
  'play-cost',
  'face-down-cost',
  'blood-limit',
  'planning-turn',
  'end-planning',
  'start-resolution',
  'withdraw-look',
  'withdraw-revealed',
  'withdraw-execute',
  'before-revelation',
  'during-revelation',
  'after-revelation',
  'preparation',
  'power-1',
  'power-2',
  'power-3',
  'power-4',
  'totals',
  'before-totals',
  'rewards',
  'on-acquire',
  'aftermath',
  'location-done',
  'on-lose',
  'on-spend',
  'on-steal',
  'on-frenzy',
  'on-send-frenzy',
  'feed',
  'hand-building',
  'end-round',
  'game-end',
  'continuous',
] as const;
export type Window = (typeof WINDOWS)[number];

/** The targets of an instruction: fixed when it starts, handled one after the other in player order (VV-1.15). */
export type Targets = 'rivals' | 'rivals-who-stay' | 'opponents' | 'opponents-without-a-card-here';

/** An amount, added up when the instruction starts (VV-1.16). */
export type Amount =
  | number
  /** The round number. */
  | 'round'
  /** The number of cards in the controller's Alliance. */
  | 'alliance'
  /** Half that number, rounded down. */
  | 'half-alliance'
  /** Half of the Deployed blood of all seats here, rounded down. */
  | 'half-of-blood-here'
  | { readonly ifWinner: number; readonly otherwise: number }
  /** The difference between the controller's Pool and this number, but at least 1. */
  | { readonly upTo: number };

/** A price to be Spent: a number, or half of the Pool, rounded down. */
export type Price = number | 'half-pool';

/** The alternatives that a seat can be forced to choose between (VV-1.18). */
export type Alternative =
  | { readonly choose: 'skip' }
  | { readonly choose: 'steal'; readonly amount: number }
  | { readonly choose: 'move-half' }
  | { readonly choose: 'lose-influence'; readonly amount: number }
  | { readonly choose: 'give-influence'; readonly amount: number };

/** One instruction of a card. "Here" is the Location of the card, "you" its controller. */
export type Instruction =
  | { readonly do: 'steal'; readonly from: Targets; readonly amount: Amount }
  | { readonly do: 'lose'; readonly who: Targets; readonly amount: Amount }
  | { readonly do: 'lose-influence'; readonly who: Targets; readonly amount: Amount }
  | { readonly do: 'gain'; readonly amount: Amount }
  /** From the Bank onto your Position here. */
  | { readonly do: 'put-blood'; readonly amount: number }
  /** From your Pool onto your Position here, any amount up to a limit. */
  | {
      readonly do: 'play-blood';
      readonly decision: PlayedBlood;
      readonly most: number | 'alliance';
    }
  /** All your Deployed blood here returns to your Pool. */
  | { readonly do: 'return-blood' }
  /** Half of each Rival's Deployed blood here, rounded up, goes to your Pool. */
  | { readonly do: 'take-half' }
  /** Each Rival puts this much of its Deployed blood here into the Bank. */
  | { readonly do: 'discard-blood'; readonly amount: Amount }
  /** Your Deployed blood here and the blood in your Pool swap places, if you like; then blood from the Bank. */
  | { readonly do: 'swap-blood'; readonly thenPut: number }
  /** Half of your Deployed blood here, rounded up, moves to another Location, if you like. */
  | { readonly do: 'shift-blood' }
  | { readonly do: 'take-victim'; readonly onlyIfRewarded: boolean }
  | { readonly do: 'draw-card' }
  /** This card moves to the Prince's Haven; no effect at the Haven (VV-17.5). */
  | { readonly do: 'move-to-haven'; readonly optional: boolean }
  /** An optional price: the instructions after it are carried out only if it is paid. */
  | { readonly do: 'pay'; readonly price: Price }
  /** A price, or this card is turned face down. */
  | { readonly do: 'pay-or-turn-down'; readonly price: Price }
  /** Each of them chooses which of two things to suffer. */
  | {
      readonly do: 'force';
      readonly who: 'rivals' | 'winner';
      readonly decision: ForcedChoice;
      readonly alternatives: readonly [Alternative, Alternative];
    }
  /** You play all cards of a hand, yours or that of a Rival you choose, face up, here. */
  | { readonly do: 'play-hand'; readonly of: 'yourself' | 'a-rival' }
  | Bespoke;

/** Decisions in which a seat is forced to choose; their names are those of section 5. */
export type ForcedChoice = 'curfew-choice' | 'tyrant-choice' | 'ventrue-hunt';

/** Decisions about blood that a card allows you to play. */
export type PlayedBlood = 'friends-blood' | 'backstab-blood';

/** Texts that the shared vocabulary cannot express: each has its own file in bespoke/. */
export type Bespoke =
  | { readonly do: 'auction-of-blood' }
  | { readonly do: 'chaos' }
  | { readonly do: 'forestall' }
  | { readonly do: 'malkavs-bane' }
  | { readonly do: 'mindless-assault' }
  | { readonly do: 'vanish' };

/** What an addition to Power counts (VV-15.6). */
export type Counted =
  | 'own-cards-here'
  | 'all-cards-here'
  | 'own-alliance'
  | 'own-pool'
  | 'rivals-here'
  | 'if-own-blood-here'
  | 'if-fewest-face-up'
  | 'if-at-haven';

/** The effect of a face-up card on Power (VV-15.2 to VV-15.10). */
export type PowerEffect =
  | { readonly layer: 1; readonly kind: 'others-highest-to-zero' }
  | { readonly layer: 2; readonly kind: 'halve-rivals' }
  | { readonly layer: 3; readonly kind: 'highest-printed' }
  | {
      readonly layer: 4;
      readonly kind: 'add';
      readonly amount: number;
      readonly per: Counted;
      readonly most?: number;
    }
  | { readonly layer: 'totals'; readonly kind: 'blood-worth'; readonly worth: number };

/** What a face-up card does automatically, at the moments given by its windows. */
export type Ability =
  /** When a card is played somewhere (VV-7.13). */
  | { readonly kind: 'punish-plays-elsewhere'; readonly lose: number }
  | { readonly kind: 'blood-for-plays-here'; readonly blood: number }
  | { readonly kind: 'blood-for-face-down-plays-here'; readonly blood: number }
  /** When you withdraw from another Location (VV-12.12, VV-12.14). */
  | { readonly kind: 'withdraw-to-this' }
  | { readonly kind: 'blood-for-withdrawn-cards'; readonly blood: number }
  /** VV-13.2. */
  | { readonly kind: 'bind-face-down-cards'; readonly price: number }
  /** When blood leaves a Pool (VV-9.9). */
  | { readonly kind: 'immune-here' }
  | { readonly kind: 'lost-blood-comes-here' }
  | { readonly kind: 'retaliate-here' }
  /** On a Frenzy (VV-18.5, VV-18.7). */
  | { readonly kind: 'bounty-here'; readonly influence: number }
  | { readonly kind: 'calm-here'; readonly blood: number };
