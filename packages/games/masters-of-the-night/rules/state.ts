import type { Seat } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { VampireId, VampireNumber } from '../cards/vampires.ts';
import type { MastersOptions } from '../options.ts';

/** Lists in the state are never changed where they are `readonly`, only replaced, so that a copy of it is cheap. */

export type Side = 'hidden' | 'exposed';
export const SIDES = ['hidden', 'exposed'] as const satisfies readonly Side[];

/** A vampire of the Family with its sheet. */
export interface Vampire {
  readonly id: VampireId;
  /** Its controller. */
  readonly seat: Seat;
  at: District;
  /** 0: drained (MN-13.3). */
  blood: number;
  /** The kill count. */
  kills: number;
  /** Where its sigil lies. */
  sigil: District | null;
  relics: readonly RelicId[];
}

/** What lies in a district. Event cards that lie there are in `lying`. */
export interface DistrictState {
  hidden: number;
  exposed: number;
  minions: number;
  /** Whose sigil it has. */
  sigil: VampireNumber | null;
  relics: readonly RelicId[];
}

/** An event card on a district or on the sheet of a vampire (MN-19.1). */
export interface LyingCard {
  readonly event: EventId;
  readonly district: District | null;
  readonly holder: VampireNumber | null;
}

/** A turn of the night. */
export interface Turn {
  readonly vampire: VampireNumber;
  ap: number;
  /** Move actions so far. */
  moves: number;
  contractUsed: boolean;
  /** The vampire was drained in it: no further action is asked for (MN-8.7, MN-8.11). */
  over: boolean;
}

/** A selected die. */
export interface SelectedDie {
  readonly value: number;
  /** What it counts after all modifiers (MN-3.7). */
  readonly counts: number;
}

export interface Combat {
  readonly district: District;
  readonly day: boolean;
  fighter: VampireNumber;
  /** Dice still to be selected. */
  left: number;
  /** Agents removed so far, those of the trade included. */
  removed: number;
  /** The die being used (`ares`), or all dice selected so far (`igrology`). */
  dice: readonly SelectedDie[];
  /** Warlord's Fury makes Laszlo's further dice count 6 (`ares`). */
  fury: boolean;
  daggerUsed: boolean;
  /** Blood that is still to be lost (`igrology`). */
  due: number;
  /** Agents credited to each vampire (MN-14.9). */
  credited: readonly number[];
}

/** An event card that is being resolved, drawn or at dawn, and the losses that it has caused so far. */
export interface Resolving {
  readonly event: EventId;
  readonly dawn: boolean;
  /** Whose sheet it lies on, for a card at dawn. */
  readonly holder: VampireNumber | null;
  /** The veil column in force (MN-6.2). */
  readonly column: 'high' | 'low';
  /** The grid is turned (MN-16.13). */
  turned: boolean;
  /** Which sentence of its text is being carried out; null before the first one, and at dawn. */
  sentence: number | null;
  /** The district that its text speaks of. */
  taken: District | null;
  /** Districts for which an entering loss is noted; in `igrology` a district can stand here several times. */
  entered: readonly District[];
  /** How many of these were there when the present instruction began. */
  before: number;
  /** Agents that could not be added. */
  missing: number;
  /** Decreases of the veil that the text has ordered. */
  ordered: number;
  urnUsed: boolean;
  /** It stays in play. */
  laid: boolean;
}

export const PHASES = ['dawn', 'districts', 'event', 'hunt', 'night'] as const;
export type Phase = (typeof PHASES)[number];

/** MN-20.6. */
export type Cause = 'ritual' | 'veil' | 'deck';

export interface State {
  readonly options: MastersOptions;
  readonly seats: number;
  /** In the clockwise order of their sheets. */
  readonly vampires: Vampire[];
  /** By the number of the district. */
  readonly districts: DistrictState[];
  /** The district on each position, from P1 to P9. */
  readonly layout: readonly District[];
  /** Where each district lies, from 0 for P1. */
  readonly positions: readonly number[];
  /** The districts next to each district (MN-2.2). */
  readonly neighbours: readonly (readonly District[])[];

  veil: number;
  /** How many dice of the reserve show each value; the first number is not used. */
  reserve: number[];
  /** The same for the dice that are set aside. */
  aside: number[];
  agents: number;
  minions: number;
  blood: number;

  /** The top card is the last one. */
  eventDeck: readonly EventId[];
  /** The top card of the event deck, if it is face up (MN-15.21). */
  top: EventId | null;
  /** Left out of the game unseen (MN-2.11). */
  readonly leftOut: readonly EventId[];
  /** Out of the game, in order. */
  discardedEvents: readonly EventId[];
  /** In the order in which they came into play (MN-19.8). */
  lying: readonly LyingCard[];
  /** The card of this night or this round beside the city (MN-19.3). */
  inForce: EventId | null;
  resolving: Resolving | null;

  /** The top card is the last one. */
  relicDeck: readonly RelicId[];
  /** A relic that was drawn and not yet given. */
  drawnRelic: RelicId | null;
  discardedRelics: readonly RelicId[];

  round: number;
  phase: Phase;
  leader: VampireNumber;
  /** Day districts that are done for this day. */
  resolvedDistricts: readonly District[];
  /** Districts that have had their day combat. */
  huntedDistricts: readonly District[];
  turn: Turn | null;
  combat: Combat | null;
  timepieceUsed: boolean;
  /** The Recruit that Carnival Night makes cheaper was performed. */
  carnivalUsed: boolean;
  /** The veil at the end of each round. */
  veilByRound: readonly number[];
  ended: Cause | null;
}

export function cloneState(state: State): State {
  const { turn, combat, resolving } = state;
  return {
    ...state,
    vampires: state.vampires.map((vampire) => ({ ...vampire })),
    districts: state.districts.map((district) => ({ ...district })),
    reserve: state.reserve.slice(),
    aside: state.aside.slice(),
    turn: turn && { ...turn },
    combat: combat && { ...combat },
    resolving: resolving && { ...resolving },
  };
}
