import type { DistrictId } from './districts.ts';

/**
 * The vocabulary for the texts of all event cards. The rules know this vocabulary and, with few exceptions,
 * no individual cards.
 */

/** Where agents are added. Several places in one sentence are one instruction (MN-6.22). */
export type Places =
  | 'red'
  /** The red district and both blue-gray ones. */
  | 'marked'
  /** The district chosen by the sentence before it. */
  | 'taken'
  /** The district of the vampire whose sheet the card is on. */
  | 'holder'
  /** Districts without a sigil, agents, minions and vampires. */
  | 'empty'
  | readonly DistrictId[];

/** Vampires not chosen by the leader: each of these loses blood. */
export type Sufferers =
  | { readonly kind: 'all'; readonly blood?: number; readonly agents?: number }
  | { readonly kind: 'leader' }
  | { readonly kind: 'holder' }
  | { readonly kind: 'most-blood'; readonly vampires: number };

/** How much a text lowers the veil. */
export type VeilLoss =
  | number
  /** 1 if there are fewer minions in the city than vampires in the game. */
  | 'fewer-minions-than-vampires'
  /** 1, or 2 if a vampire is drained. */
  | 'drained-vampire'
  /** Depends on the number of districts with more agents than minions: 3 or 4 cost 1, more cost 2. */
  | 'agent-majorities';

/** The leader's alternatives; only those that can be carried out in full are offered. */
export type Alternative =
  | { readonly choose: 'veil'; readonly amount: number }
  | { readonly choose: 'minion' }
  | { readonly choose: 'minions'; readonly count: number }
  | { readonly choose: 'relic' };

/** The price that the leader can pay for an offer (MN-6.23). */
export type Price = 'leader-blood' | 'minion';

/** One sentence of an event card. */
export type Instruction =
  | {
      readonly do: 'add-agents';
      readonly to: Places;
      readonly count: number;
      readonly exposed?: true;
    }
  /** This many different districts next to the leader's, chosen by the leader. */
  | { readonly do: 'add-agents-around-leader'; readonly districts: number }
  /**
   * A district with the most; the following sentences refer to it, and are not carried out if there is none.
   */
  | { readonly do: 'take-district'; readonly most: 'minions' }
  | { readonly do: 'replace-minions'; readonly districts: number; readonly otherwise?: DistrictId }
  /** From a district with the most minions. */
  | { readonly do: 'remove-half-of-minions' }
  /** From a district without vampires to an adjacent one with a non-drained vampire. */
  | { readonly do: 'move-agent-to-vampire' }
  /** From a district with the most agents to every adjacent one without agents. */
  | { readonly do: 'spread-agents' }
  /** Into each district with a non-drained vampire, from an adjacent one without. */
  | { readonly do: 'besiege' }
  | { readonly do: 'hide-agents' }
  | { readonly do: 'lower-veil'; readonly by: VeilLoss }
  /** MN-6.14. */
  | { readonly do: 'lower-veil-at-once'; readonly by: number; readonly notBelow: number }
  | { readonly do: 'lose-blood'; readonly who: Sufferers; readonly amount: number }
  /** The leader chooses vampires below their maximum. */
  | {
      readonly do: 'give-blood';
      readonly amount: number;
      readonly vampires: number;
      readonly optional: boolean;
      /** One more if this district has more minions than agents. */
      readonly oneMoreWith?: DistrictId;
    }
  /** One vampire of the leader's choice, or each vampire in turn order, may go to an adjacent district. */
  | { readonly do: 'move-vampires'; readonly who: 'one' | 'each' }
  | { readonly do: 'roll-reserve-again' }
  | { readonly do: 'turn-die' }
  | { readonly do: 'choose'; readonly of: readonly Alternative[]; readonly onlyWithMinions?: true }
  | {
      readonly do: 'offer';
      readonly price: Price;
      readonly gives: 'add-minion' | 'remove-agent' | 'draw-relic';
      readonly times: number;
    }
  /** The card stays in play (MN-19). */
  | { readonly do: 'lay' };

/** Where a card that stays in play is placed. */
export type Lies = 'red' | 'taken' | 'leader' | 'most-kills' | DistrictId;

/** When a lying card is discarded (MN-19.5). */
export type Discard =
  | { readonly when: 'no-agent' }
  /** This many more minions than agents; a sigil is enough (MN-16.5, MN-R37). */
  | { readonly when: 'more-minions'; readonly by: number }
  | { readonly when: 'holder-drained' }
  /** A combat has ended in which the holder was credited with this many agents. */
  | { readonly when: 'holder-credited'; readonly agents: number }
  /** Tested only when the holder's turn ends. */
  | { readonly when: 'holder-turn-ends-without-agents' };

export type Reward =
  | { readonly give: 'veil'; readonly amount: number }
  | { readonly give: 'relic' }
  | { readonly give: 'holder-blood'; readonly amount: number }
  | { readonly give: 'blood-here'; readonly amount: number };

/** Effects that last while a card is in play or in force. */
export type LastingEffect =
  | 'no-night-effect'
  | 'night-effect-dearer'
  | 'minions-do-not-count'
  | 'agent-follows-holder'
  | 'two-agents-hunt-holder'
  | 'dice-lower'
  | 'minions-cannot-leave'
  | 'no-sigil'
  | 'no-minion-majority-effect'
  | 'no-sigil-effects'
  | 'first-move-free'
  | 'all-night-effects-dearer'
  | 'first-recruit-cheaper'
  | 'one-move'
  | 'no-night-effects'
  | 'leader-slower'
  | 'all-faster'
  | 'low-dice-cost-more'
  | 'hunt-for-two';

/** A card that stays in play. */
export interface Lying {
  readonly on: Lies;
  readonly standing: readonly LastingEffect[];
  /** Resolved at each later dawn (MN-5.3). */
  readonly dawn: Instruction | null;
  readonly discard: Discard;
  readonly reward: Reward;
}
