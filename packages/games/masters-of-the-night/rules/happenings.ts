import type { Happening, Seat } from '@nokturn/engine';
import type { AbilityId } from '../cards/abilities.ts';
import type { DistrictId } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { SigilId } from '../cards/sigils.ts';
import type { VampireId } from '../cards/vampires.ts';
import type { Cause } from './state.ts';

/** The actions of a night turn (MN-9.1), besides relics. */
export const ACTIONS = [
  'move',
  'expose',
  'fight',
  'recruit',
  'activate',
  'blood',
  'dark',
  'hunt',
  'wild-hunt',
  'exchange',
  'sigillate',
  'ritual',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Other causes. */
export const CAUSES = ['combat', 'trade', 'waking', 'maximum', 'grid'] as const;

/** The cause of a happening. All these ids are distinct. */
export type Source = Action | (typeof CAUSES)[number] | DistrictId | AbilityId | SigilId | RelicId | EventId;

/**
 * Everything that is reported, from the setup to the end. Agents are reported by number: `hidden` and
 * `exposed` ones.
 */
export type MastersHappening = Happening &
  // setup
  (
    | { kind: 'city'; districts: readonly DistrictId[] }
    | { kind: 'family'; vampires: readonly VampireId[]; seats: readonly Seat[] }
    /** Dice of the reserve were rolled: all of them if it was empty, or those that a card rolls again. */
    | { kind: 'rolled'; dice: readonly number[]; source: 'setup' | 'empty' | EventId }
    /** Fickle Moon: a die of the reserve is turned. */
    | { kind: 'die-turned'; before: number; after: number; source: EventId }
    | { kind: 'first-leader'; vampire: VampireId }
    // round and day
    | { kind: 'round'; round: number; veil: number; eventsLeft: number }
    | { kind: 'leader'; vampire: VampireId }
    | { kind: 'dawn'; event: EventId; district: DistrictId | null; vampire: VampireId | null }
    /** A day district is resolved; without effect if its condition is not met (MN-5.6). */
    | { kind: 'day-district'; district: DistrictId; effect: boolean }
    | { kind: 'declined'; vampire: VampireId; source: Source }
    // relics
    | { kind: 'relic-drawn'; relic: RelicId; source: Source; left: number }
    | { kind: 'relic-given'; relic: RelicId; vampire: VampireId }
    | { kind: 'relic-discarded'; relic: RelicId; vampire: VampireId; source: Source }
    /** With the remaining action points. */
    | { kind: 'relic-used'; relic: RelicId; vampire: VampireId; ap: number }
    | { kind: 'relic-placed'; relic: RelicId; vampire: VampireId; district: DistrictId; ap: number }
    // event cards
    | { kind: 'event-drawn'; event: EventId; left: number }
    | {
        kind: 'grid';
        event: EventId;
        red: DistrictId;
        blue: readonly [DistrictId, DistrictId];
        redAgents: number;
        blueAgents: readonly [number, number];
        column: 'high' | 'low';
        turned: boolean;
      }
    /** The number for each district, in grid order. */
    | { kind: 'blue-numbers'; districts: readonly DistrictId[]; agents: readonly number[] }
    | { kind: 'agents-missing'; count: number; event: EventId }
    /** The agent meant for `from` goes to the Urn. */
    | { kind: 'urn'; from: DistrictId; to: DistrictId }
    | { kind: 'event-chosen'; event: EventId; choice: EventChoice }
    /** The text has no effect now. */
    | { kind: 'event-idle'; event: EventId }
    | { kind: 'event-in-force'; event: EventId }
    | {
        kind: 'event-laid';
        event: EventId;
        district: DistrictId | null;
        vampire: VampireId | null;
      }
    /** A lying card is discarded and its reward given (MN-19.5). */
    | {
        kind: 'event-discarded';
        event: EventId;
        district: DistrictId | null;
        vampire: VampireId | null;
      }
    /** All losses noted for a card, in one step (MN-6.13). */
    | {
        kind: 'event-losses';
        event: EventId;
        before: number;
        after: number;
        entered: readonly DistrictId[];
        missing: number;
        ordered: number;
      }
    | { kind: 'event-over'; event: EventId }
    // the city
    | {
        kind: 'agents-added';
        district: DistrictId;
        hidden: number;
        exposed: number;
        left: number;
        source: Source;
      }
    | {
        kind: 'agents-removed';
        district: DistrictId;
        hidden: number;
        exposed: number;
        left: number;
        source: Source;
      }
    /** With their previous sides; `flipped` counts the hidden ones that were exposed by the move. */
    | {
        kind: 'agents-moved';
        from: DistrictId;
        to: DistrictId;
        hidden: number;
        exposed: number;
        flipped: number;
        source: Source;
      }
    | { kind: 'agents-exposed'; district: DistrictId; count: number; source: Source }
    | { kind: 'agents-hidden'; district: DistrictId; count: number; source: Source }
    | { kind: 'minions-added'; district: DistrictId; count: number; left: number; source: Source }
    | { kind: 'minions-removed'; district: DistrictId; count: number; left: number; source: Source }
    | {
        kind: 'moved';
        vampire: VampireId;
        from: DistrictId;
        to: DistrictId;
        minions: number;
        source: Source;
      }
    // veil, blood, kills
    | { kind: 'veil'; before: number; after: number; source: Source }
    | { kind: 'blood-gained'; vampire: VampireId; amount: number; after: number; source: Source }
    | { kind: 'blood-lost'; vampire: VampireId; amount: number; after: number; source: Source }
    | { kind: 'blood-paid'; vampire: VampireId; amount: number; after: number; source: Source }
    | { kind: 'drained'; vampire: VampireId; district: DistrictId }
    | { kind: 'woke'; vampire: VampireId; blood: number; gently: boolean }
    | { kind: 'kills'; vampire: VampireId; before: number; after: number; source: Source }
    // combat
    | {
        kind: 'combat';
        vampire: VampireId;
        district: DistrictId;
        agents: number;
        minions: number;
        day: boolean;
      }
    /** Minions and agents removed for each other, and the number of dice to be used. */
    | { kind: 'traded'; vampire: VampireId; district: DistrictId; count: number; dice: number }
    | { kind: 'die-selected'; vampire: VampireId; value: number; counts: number; left: number }
    | {
        kind: 'die-modified';
        vampire: VampireId;
        value: number;
        before: number;
        after: number;
        source: AbilityId | RelicId;
      }
    /** Fury: this die and all later ones (`ares`), or all selected dice (`igrology`). */
    | { kind: 'fury'; vampire: VampireId; dice: readonly number[] }
    | {
        kind: 'die-applied';
        vampire: VampireId;
        value: number;
        counts: number;
        removed: number;
        blood: number;
      }
    /** All dice at once, in `igrology`: what each of them shows and counts. */
    | {
        kind: 'dice-applied';
        vampire: VampireId;
        values: readonly number[];
        counts: readonly number[];
        removed: number;
        blood: number;
      }
    | { kind: 'successor'; vampire: VampireId; district: DistrictId }
    /** Blood that nobody in the district could lose. */
    | { kind: 'blood-ignored'; amount: number; district: DistrictId }
    | {
        kind: 'combat-over';
        district: DistrictId;
        removed: number;
        left: number;
        vampires: readonly VampireId[];
        credited: readonly number[];
        day: boolean;
      }
    // night
    | { kind: 'night'; round: number; leader: VampireId }
    | { kind: 'turn'; vampire: VampireId; ap: number }
    | { kind: 'turn-over'; vampire: VampireId; unused: number; drained: boolean }
    /** The cost in action points, and the points left. */
    | { kind: 'action'; vampire: VampireId; action: Action; cost: number; ap: number }
    | { kind: 'action-point'; vampire: VampireId; ap: number; source: Source }
    | { kind: 'die-spent'; vampire: VampireId; value: number; source: DistrictId }
    | { kind: 'ability'; vampire: VampireId; ability: AbilityId; blood: number; veil: number }
    | { kind: 'event-revealed'; event: EventId }
    /** By Rewritten Fate, from the deck or from play. */
    | { kind: 'event-rewritten'; event: EventId; fromDeck: boolean }
    | {
        kind: 'exchange-offered';
        vampire: VampireId;
        partner: VampireId;
        given: RelicId | null;
        taken: RelicId | null;
      }
    | { kind: 'exchange-refused'; vampire: VampireId; partner: VampireId }
    | {
        kind: 'exchanged';
        vampire: VampireId;
        partner: VampireId;
        given: RelicId | null;
        taken: RelicId | null;
      }
    | { kind: 'sigil'; vampire: VampireId; district: DistrictId; sigil: SigilId }
    // the end
    | { kind: 'ended'; cause: Cause; round: number; won: boolean }
  );

/** The leader's possible choices when a text offers a choice. */
export const EVENT_CHOICES = ['veil', 'minion', 'minions', 'relic', 'take', 'decline'] as const;
export type EventChoice = (typeof EVENT_CHOICES)[number];
