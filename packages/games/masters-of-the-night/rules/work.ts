import type { Answer, Ask, Barred, Frame, Seat, Table, WorkOf } from '@nokturn/engine';
import type { AbilityId } from '../cards/abilities.ts';
import type { District } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import type { MastersHappening, Source } from './happenings.ts';
import type { Side, State } from './state.ts';

/** A number for each district. */
export type ByDistrict = readonly number[];

/** An ability that is about to be used: whose it is by the sheet, and how its veil cost is paid (7.4, Tyrant's Mask). */
export interface Use {
  readonly ability: AbilityId;
  /** Points of the veil cost that are paid with blood. */
  readonly bloodPoints: number;
}

/** Everything that can be waiting to be done: the steps of the rules, and the decisions of section 5 by their names. */
export type MastersFrame = Frame &
  // MN-5: round and day
  (
    | { step: 'round' }
    | { step: 'dawn-card'; at: number }
    | { step: 'day-districts' }
    | { step: 'day-next-district' }
    | { step: 'day-asylum' }
    | { step: 'day-blood-bank' }
    // MN-17: relics
    | { step: 'museum'; source: Source }
    | { step: 'relic-give' }
    | { step: 'relic-discard'; vampire: VampireNumber; source: Source }
    // MN-6: event cards
    | { step: 'draw-event' }
    | { step: 'event-turn-grid' }
    | { step: 'grid' }
    | { step: 'event-blue-numbers' }
    | { step: 'instruction'; at: number }
    /** Agents to be added: how many are wanted in each district; whether the Urn can attract one of them. */
    | { step: 'add-agents'; wanted: ByDistrict; exposed: boolean; urn: boolean }
    | { step: 'event-short'; wanted: ByDistrict; granted: ByDistrict; exposed: boolean; urn: boolean }
    | { step: 'event-urn'; granted: ByDistrict; exposed: boolean }
    /** Districts or vampires with the most of something are equal: `places` of the `tied` ones are taken. */
    | {
        step: 'event-tie';
        of: 'minions' | 'agents' | 'blood' | 'kills';
        tied: readonly number[];
        sure: readonly number[];
        places: number;
      }
    | { step: 'event-choice'; times: number }
    | { step: 'event-target'; what: EventTarget }
    /** First the agent, then where it goes. */
    | {
        step: 'event-move-agent';
        why: 'to-vampire' | 'spread' | 'besiege';
        to: readonly District[];
        from: District | null;
        side: Side | null;
      }
    | { step: 'spread'; from: District; to: readonly District[] }
    | { step: 'besiege'; left: readonly District[] }
    | { step: 'event-vampire-move'; vampire: VampireNumber; to: District | null }
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
    | { step: 'night-mirage'; district: District; left: number }
    | { step: 'turn'; vampire: VampireNumber }
    | { step: 'act' }
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
    | { step: 'blood-choose'; use: Use | null; from: District | null; to: District | null }
    | { step: 'mask-use'; use: Use; points: number; inCombat: boolean }
    | {
        step: 'dark-choose';
        use: Use;
        district: District | null;
        vampire: VampireNumber | null;
        paid: boolean;
        left: number;
      }
    | { step: 'foresee'; left: number; districts: readonly District[]; source: AbilityId }
    // MN-10 to MN-12: combat
    | { step: 'combat-trade' }
    | { step: 'combat-next' }
    | { step: 'combat-die' }
    | { step: 'combat-modify' }
    | { step: 'combat-apply' }
    | { step: 'combat-successor' }
    | { step: 'combat-share' }
    | { step: 'combat-over' }
    // MN-17: exchange
    | { step: 'exchange-partner' }
    | { step: 'exchange-relic'; partner: VampireNumber }
    | { step: 'exchange-accept'; partner: VampireNumber; option: string }
  );

/** What a text asks the leader to point at. */
export type EventTarget =
  | { readonly what: 'district'; readonly count: number; readonly of: readonly District[] }
  | { readonly what: 'siege'; readonly of: readonly District[] }
  | { readonly what: 'vampire-to-move' }
  | {
      readonly what: 'vampire-to-feed';
      readonly amount: number;
      readonly left: number;
      readonly optional: boolean;
      readonly fed: readonly VampireNumber[];
    }
  | { readonly what: 'agent'; readonly source: Source }
  | { readonly what: 'minion'; readonly left: number }
  | { readonly what: 'relic' };

export type MastersTable = Table<State, MastersFrame, MastersHappening>;

/** The part of the game's work that one file provides. */
export type Rules<K extends MastersFrame['step']> = WorkOf<State, MastersFrame, MastersHappening, K>;

/** A question to one seat that serves several decisions: all whose frames hold these facts. */
export interface Choice<Facts> {
  readonly clause: string;
  readonly to: 'one';
  readonly openOptions: true;
  seat(state: State, frame: Facts): Seat | null;
  ask(state: State, seat: Seat, frame: Facts): Ask;
  fallback(state: State, seat: Seat, frame: Facts): Answer;
  barred?(state: State, seat: Seat, frame: Facts): readonly Barred[];
  answered(table: MastersTable, answer: Answer, seat: Seat, frame: Facts): void;
}
