import type { Frame, Table, WorkOf } from '@nokturn/engine';
import type { AbilityId } from '../cards/abilities.ts';
import type { District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import type { MastersHappening, Source } from './happenings.ts';
import type { Side, State } from './state.ts';

/** A number for each district. */
export type ByDistrict = readonly number[];

/** What is to be done with those that have the most of something (MN-6.18). */
export interface Most {
  readonly of: 'minions' | 'agents' | 'blood' | 'kills';
  /** How many districts or vampires are needed. */
  readonly places: number;
  readonly why: 'take' | 'replace' | 'remove' | 'remove-half' | 'spread' | 'lay' | 'lose-blood';
  readonly amount: number;
}

/** More are tied than there are places left after the certain ones. */
export interface Tie extends Most {
  readonly tied: readonly number[];
  readonly sure: readonly number[];
}

/** A dark ability whose payment is not settled yet. */
export interface Paying {
  readonly ability: AbilityId;
  /** Points of the veil cost still to be settled. */
  readonly left: number;
  /** Points paid with blood. */
  readonly bloodPoints: number;
  readonly inCombat: boolean;
}

export interface Price {
  readonly ability: AbilityId;
  readonly bloodPoints: number;
}

/** The choices within a blood ability. */
export type BloodChoice = { readonly step: 'blood-choose' } & (
  | { readonly stage: 'ability' }
  | { readonly stage: 'lure' | 'gift' | 'convert'; readonly ability: AbilityId }
  | {
      readonly stage: 'lure-agents';
      readonly ability: AbilityId;
      readonly from: District;
      readonly to: District;
    }
  | {
      readonly stage: 'foresee';
      readonly ability: AbilityId;
      readonly left: number;
      readonly districts: readonly District[];
    }
);

/** The choices within a dark ability. */
export type DarkChoice = { readonly step: 'dark-choose' } & (
  | { readonly stage: 'gather' | 'rewrite'; readonly price: Price }
  | {
      readonly stage: 'gather-agents';
      readonly ability: AbilityId;
      readonly district: District;
      readonly brought: number;
    }
  | { readonly stage: 'summon'; readonly price: Price; readonly summoned: number }
  | { readonly stage: 'summon-minions'; readonly price: Price; readonly vampire: VampireNumber }
  | { readonly stage: 'convert'; readonly price: Price; readonly left: number; readonly first: boolean }
);

/** All pending work: the steps of the rules, and the decisions of section 5 by their names. */
export type MastersFrame = Frame &
  // MN-5: round and day
  (
    | { step: 'round' }
    | { step: 'dawn'; events: readonly EventId[] }
    | { step: 'day-districts' }
    | { step: 'day-next-district' }
    | { step: 'day-asylum' }
    | { step: 'day-blood-bank' }
    // MN-17: relics
    | { step: 'museum'; source: Source }
    | { step: 'relic-give'; source: Source }
    | { step: 'relic-discard'; vampire: VampireNumber; source: Source }
    // MN-6: event cards
    | { step: 'draw-event' }
    | { step: 'event-turn-grid' }
    | { step: 'grid' }
    | { step: 'event-blue-numbers' }
    | { step: 'instruction'; at: number }
    /** Agents to be added: how many in each district, and whether the Urn can attract one of them. */
    | {
        step: 'add-agents';
        wanted: ByDistrict;
        exposed: boolean;
        urn: boolean;
        source: 'grid' | EventId;
      }
    | {
        step: 'event-short';
        wanted: ByDistrict;
        granted: ByDistrict;
        exposed: boolean;
        urn: boolean;
        source: 'grid' | EventId;
      }
    | { step: 'event-urn'; granted: ByDistrict; exposed: boolean; source: 'grid' | EventId }
    | ({ step: 'event-tie' } & Tie)
    | { step: 'offer'; times: number }
    | { step: 'event-choice'; times: number }
    | { step: 'offer-gives' }
    | { step: 'event-target'; target: EventTarget }
    /** First the agent, then its destination. */
    | {
        step: 'event-move-agent';
        why: 'to-vampire' | 'spread' | 'besiege';
        from: readonly District[];
        agent: { readonly district: District; readonly side: Side } | null;
        to: readonly District[];
      }
    | { step: 'spread'; from: District; to: readonly District[] }
    | { step: 'besiege'; left: readonly District[] }
    /** First the destination, then how many minions come along. */
    | { step: 'event-vampire-move'; vampire: VampireNumber; to: District | null; byLeader: boolean }
    /** First the die, then its new face. */
    | { step: 'event-die-face'; value: number | null }
    | { step: 'event-losses' }
    | { step: 'event-over' }
    // MN-7: agents hunt the vampires
    | { step: 'hunt' }
    | { step: 'hunt-next-district' }
    | { step: 'hunt-fighter'; district: District }
    // MN-8: night
    | { step: 'night' }
    | { step: 'night-sigil'; vampire: VampireNumber }
    | { step: 'night-mirage'; vampire: VampireNumber; district: District; left: number }
    | { step: 'turn'; vampire: VampireNumber }
    | { step: 'turn-action' }
    | { step: 'turn-over' }
    | { step: 'night-over' }
    // MN-9, MN-18: actions
    | { step: 'move-to' }
    | { step: 'move-minions'; to: District }
    | { step: 'activate-die' }
    | { step: 'station-to' }
    | { step: 'station-minions'; to: District }
    | { step: 'news-from'; die: number }
    | { step: 'news-to'; die: number; from: District }
    | { step: 'news-count'; die: number; from: District; to: District }
    | { step: 'police-districts'; left: number; first: boolean }
    | { step: 'contract-use' }
    | { step: 'roll-if-empty' }
    // MN-15: abilities
    | BloodChoice
    | DarkChoice
    | ({ step: 'mask-use' } & Paying)
    // MN-10 to MN-12: combat
    | { step: 'combat-trade' }
    | { step: 'combat-next' }
    | { step: 'combat-die' }
    | { step: 'combat-modify' }
    | { step: 'combat-apply' }
    | { step: 'combat-successor' }
    | { step: 'combat-share' }
    | { step: 'combat-counted' }
    | { step: 'combat-over' }
    // MN-17: exchange
    | { step: 'exchange-partner' }
    | { step: 'exchange-relic'; partner: VampireNumber }
    | {
        step: 'exchange-accept';
        partner: VampireNumber;
        given: RelicId | null;
        taken: RelicId | null;
      }
  );

/** The kinds of target that a text asks the leader to choose. */
export type EventTarget =
  /** This many different ones of these. */
  | { readonly what: 'districts'; readonly count: number; readonly of: readonly District[] }
  /** The next district to be besieged. */
  | { readonly what: 'siege'; readonly of: readonly District[] }
  | { readonly what: 'vampire-to-move' }
  | {
      readonly what: 'vampire-to-feed';
      readonly amount: number;
      readonly left: number;
      readonly optional: boolean;
      readonly fed: readonly VampireNumber[];
    }
  | { readonly what: 'agent' }
  | { readonly what: 'minion'; readonly left: number }
  | { readonly what: 'relic' };

export type MastersTable = Table<State, MastersFrame, MastersHappening>;

/** The part of the game's work that one file provides. */
export type Rules<K extends MastersFrame['step']> = WorkOf<State, MastersFrame, MastersHappening, K>;
