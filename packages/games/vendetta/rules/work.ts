import type { AnswerTo, Ask, Frame, Seat, Table, WorkOf } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { ForcedChoice } from '../cards/effects.ts';
import type { Source, VendettaHappening } from './happenings.ts';
import type { LocationIndex, State } from './state.ts';

/** The card whose effect is being carried out: its controller and its Location are fixed when it starts (VV-1.20). */
export interface Effect {
  readonly card: ClanCardId | AllyId;
  readonly controller: Seat;
  readonly location: LocationIndex;
}

/** The operation on each of several targets. */
export type Operation = 'steal' | 'lose' | 'lose-influence' | 'take-half' | 'discard-blood' | ForcedChoice;

/** Work with a list of targets, in which a team-mate may or may not be included (VV-24.4). */
export type Targeted =
  | {
      readonly step: 'targets';
      readonly effect: Effect;
      readonly operation: Operation;
      readonly amount: number;
      readonly targets: readonly Seat[];
    }
  | { readonly step: 'bind'; readonly effect: Effect; readonly targets: readonly Seat[] }
  | { readonly step: 'halve'; readonly effect: Effect; readonly targets: readonly Seat[] }
  | { readonly step: 'watch'; readonly effect: Effect; readonly targets: readonly Seat[] }
  | { readonly step: 'auction-bid'; readonly effect: Effect; readonly targets: readonly Seat[] }
  | {
      readonly step: 'chaos-card';
      readonly effect: Effect;
      readonly taken: number;
      readonly targets: readonly Seat[];
    }
  | { readonly step: 'vanish-from'; readonly effect: Effect; readonly targets: readonly Seat[] };

/** Everything that can be waiting to be done: the steps of the rules, and the decisions by name. */
export type VendettaFrame = Frame &
  // VV-2: setup
  (
    | { step: 'clans' }
    | { step: 'choose-clan'; seat: Seat }
    | { step: 'clans-taken' }
    | { step: 'choose-relic'; seat: Seat }
    // VV-3 to VV-6: the round begins
    | { step: 'round' }
    | { step: 'feed'; seats: readonly Seat[] }
    | { step: 'location-setup' }
    | { step: 'hand-building' }
    | { step: 'hand-keep' }
    | { step: 'hand-return' }
    // VV-7: planning
    | { step: 'planning' }
    | { step: 'lap'; lap: number }
    | { step: 'turn'; seat: Seat }
    | { step: 'plan-action'; seat: Seat }
    | { step: 'plan-location'; seat: Seat }
    | { step: 'plan-facing'; seat: Seat }
    | { step: 'put-card'; seat: Seat; location: LocationIndex; faceUp: boolean; cost: number }
    | { step: 'on-play'; seat: Seat; location: LocationIndex; faceUp: boolean; reactions: readonly Effect[] }
    | { step: 'plan-blood'; seat: Seat; location: LocationIndex }
    | { step: 'plan-diablerie'; seat: Seat; location: LocationIndex }
    | { step: 'plan-end'; seat: Seat }
    | { step: 'drain-which'; seat: Seat }
    | { step: 'look-which'; seat: Seat }
    | { step: 'look'; seat: Seat }
    | { step: 'relic-planning'; seat: Seat; card: number | null; from: LocationIndex | null }
    | { step: 'end-planning' }
    // VV-11: resolution
    | { step: 'resolution' }
    | { step: 'relic-start-resolution' }
    | { step: 'location'; location: LocationIndex }
    // VV-12: withdraw
    | { step: 'withdraw-look'; location: LocationIndex }
    | { step: 'stay-or-withdraw'; location: LocationIndex }
    | { step: 'relic-mask'; location: LocationIndex }
    | { step: 'tokens-revealed'; location: LocationIndex }
    | { step: 'withdrawals'; location: LocationIndex }
    | { step: 'withdrawal'; seat: Seat; location: LocationIndex }
    | { step: 'cloak-use'; seat: Seat; location: LocationIndex; to: LocationIndex }
    // VV-13: revelation
    | { step: 'revelation'; location: LocationIndex }
    | { step: 'flip'; location: LocationIndex }
    | { step: 'bound-cards'; effect: Effect; seat: Seat }
    | { step: 'one-step-ahead'; effect: Effect; seat: Seat; number: number }
    | { step: 'turn-up-paid'; effect: Effect }
    | { step: 'after-revelation'; location: LocationIndex }
    | { step: 'revealed-part'; seat: Seat; location: LocationIndex; eligible: readonly ClanCardId[] }
    | { step: 'reveal-order'; seat: Seat; location: LocationIndex; eligible: readonly ClanCardId[] }
    // VV-14, VV-17: the Steps in which cards are resolved
    | { step: 'preparation'; location: LocationIndex }
    | { step: 'aftermath'; location: LocationIndex }
    | { step: 'part'; of: 'preparation' | 'aftermath'; seat: Seat; location: LocationIndex }
    | { step: 'prep-order'; seat: Seat; location: LocationIndex }
    | { step: 'after-order'; seat: Seat; location: LocationIndex }
    // VV-15, VV-16: conflict and rewards
    | { step: 'conflict'; location: LocationIndex }
    | { step: 'relic-knife'; location: LocationIndex }
    | { step: 'totals'; location: LocationIndex }
    | { step: 'location-done'; location: LocationIndex }
    | { step: 'succubus-blood'; seat: Seat; location: LocationIndex }
    | { step: 'location-closed' }
    // effects of cards
    | { step: 'program'; effect: Effect; at: number }
    | Targeted
    | { step: 'team-include'; effect: Effect; mate: Seat; then: Targeted }
    | { [K in ForcedChoice]: { step: K; effect: Effect; seat: Seat } }[ForcedChoice]
    | { step: 'friends-blood'; effect: Effect }
    | { step: 'backstab-blood'; effect: Effect }
    | { step: 'move-to-haven'; effect: Effect }
    | { step: 'fearless'; effect: Effect }
    | { step: 'put-blood'; seat: Seat; location: LocationIndex; amount: number; source: Source }
    | { step: 'mist-target'; effect: Effect }
    | { step: 'tremere-spend'; effect: Effect; at: number }
    | { step: 'artifacts'; effect: Effect }
    | { step: 'mesmerize-target'; effect: Effect }
    | { step: 'play-hand'; effect: Effect; of: Seat }
    | { step: 'auction-flip'; effect: Effect; seat: Seat }
    | {
        step: 'auction-payment';
        effect: Effect;
        seats: readonly Seat[];
        bids: readonly number[];
      }
    | { step: 'forestall-card'; effect: Effect }
    | { step: 'assault-card'; effect: Effect }
    | { step: 'vanish'; effect: Effect }
    // VV-18: Frenzy
    | { step: 'frenzy'; seat: Seat; cause: Seat | null; location: LocationIndex | null }
    | { step: 'frenzy-replace'; seat: Seat; location: LocationIndex | null }
    | { step: 'frenzy-drain'; seat: Seat }
    | { step: 'retaliation'; seat: Seat; location: LocationIndex; amount: number }
    // VV-19, VV-20: the end of the round and of the game
    | { step: 'end-of-round' }
    | { step: 'bane-return'; seat: Seat }
    | { step: 'round-over' }
  );

export type VendettaTable = Table<State, VendettaFrame, VendettaHappening>;

/** The part of the game's work that one file implements. */
export type Rules<K extends VendettaFrame['step']> = WorkOf<State, VendettaFrame, VendettaHappening, K>;

/** A question to one seat that serves several decisions: all those whose frames contain these facts. */
export interface SharedDecision<Facts, A extends Ask> {
  readonly clause: string;
  readonly to: 'one';
  readonly openOptions?: boolean;
  seat(state: State, frame: Facts): Seat | null;
  ask(state: State, seat: Seat, frame: Facts): A;
  fallback(state: State, seat: Seat, frame: Facts): AnswerTo<A>;
  answered(table: VendettaTable, answer: AnswerTo<A>, seat: Seat, frame: Facts): void;
}
