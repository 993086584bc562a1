import type { Seat } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import type { VampireId, VampireNumber } from '../cards/vampires.ts';
import type { MastersOptions } from '../options.ts';

/** Lists in the state that are `readonly` are never changed, only replaced, so that a copy is cheap. */

export type Side = 'hidden' | 'exposed';
export const SIDES = ['hidden', 'exposed'] as const satisfies readonly Side[];

/** A vampire of the Family with its sheet. */
export interface Vampire {
  readonly id: VampireId;
  /** The seat that controls it. */
  readonly seat: Seat;
  at: District;
  /** 0: drained (MN-13.3). */
  blood: number;
  /** The kill count. */
  kills: number;
  /** The district of its sigil. */
  sigil: District | null;
  relics: readonly RelicId[];
}

/** The contents of a district. Event cards on districts are in `lying`. */
export interface DistrictState {
  hidden: number;
  exposed: number;
  minions: number;
  /** The vampire whose sigil is here. */
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
  /** The vampire was drained during it: there are no further actions (MN-8.7, MN-8.11). */
  over: boolean;
}

/** A selected die. */
export interface SelectedDie {
  readonly value: number;
  /** What the die counts after all modifiers (MN-3.7). */
  readonly counts: number;
}

export interface Combat {
  readonly district: District;
  readonly day: boolean;
  fighter: VampireNumber;
  /** Dice still to be selected. */
  left: number;
  /** Agents removed so far, including those of the trade. */
  removed: number;
  /** The die being used (`ares`), or all dice selected so far (`igrology`). */
  dice: readonly SelectedDie[];
  /** Warlord's Fury makes all further dice of Laszlo count as 6 (`ares`). */
  fury: boolean;
  daggerUsed: boolean;
  /** Blood still to be lost (`igrology`). */
  due: number;
  /** Agents credited to each vampire (MN-14.9). */
  credited: readonly number[];
}

/** An event card being resolved, drawn or at dawn, and the losses it has caused so far. */
export interface Resolving {
  readonly event: EventId;
  readonly dawn: boolean;
  /** The vampire whose sheet it is on, for a card at dawn. */
  readonly holder: VampireNumber | null;
  /** The veil column in force (MN-6.2). */
  readonly column: 'high' | 'low';
  /** The grid is turned (MN-16.13). */
  turned: boolean;
  /** The index of the current sentence of its text; null before the first one, and at dawn. */
  sentence: number | null;
  /** The district that its text refers to. */
  taken: District | null;
  /** Districts with a noted entering loss; in `igrology` a district can appear several times. */
  entered: readonly District[];
  /** How many of these were noted before the current instruction. */
  before: number;
  /** Agents that could not be added. */
  missing: number;
  /** Decreases of the veil ordered by the text. */
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
  /** By district number. */
  readonly districts: DistrictState[];
  /** The district at each position, from P1 to P9. */
  readonly layout: readonly District[];
  /** The position of each district; P1 is 0. */
  readonly positions: readonly number[];
  /** The districts adjacent to each district (MN-2.2). */
  readonly neighbours: readonly (readonly District[])[];

  veil: number;
  /** How many dice of the reserve show each value; index 0 is not used. */
  reserve: number[];
  /** The same for the dice set aside. */
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
  /** In the order in which they entered play (MN-19.8). */
  lying: readonly LyingCard[];
  /** The card of this night or this round, beside the city (MN-19.3). */
  inForce: EventId | null;
  resolving: Resolving | null;

  /** The top card is the last one. */
  relicDeck: readonly RelicId[];
  /** A relic drawn but not yet given to a vampire. */
  drawnRelic: RelicId | null;
  discardedRelics: readonly RelicId[];

  round: number;
  phase: Phase;
  leader: VampireNumber;
  /** Day districts that are done for today. */
  resolvedDistricts: readonly District[];
  /** Districts that have had their day combat. */
  huntedDistricts: readonly District[];
  turn: Turn | null;
  combat: Combat | null;
  timepieceUsed: boolean;
  /** The Recruit made cheaper by Carnival Night has been performed. */
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
