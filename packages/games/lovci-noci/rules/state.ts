import type { Seat } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import type { GreenId } from '../cards/green.ts';
import type { BlueId, OpenId, RedId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { LovciOptions } from '../options.ts';

/** One seat with all its pieces. */
export interface Player {
  readonly character: CharacterId;
  revealed: boolean;
  /** The number of the batch in which it was eliminated (LN-10.18); 0 while alive. */
  eliminated: number;
  damage: number;
  /** Where the pawn stands; null in the centre, and after elimination. */
  place: PlaceId | null;
  equipment: OpenId[];
  extraTurns: number;
  /** A once-per-game ability that has been used (LN-11.17). */
  spent: boolean;
  /** The ability was switched off by Evelina (LN-12.10). */
  void: boolean;
  /** Protected by a Shield of Light that was an event (LN-7.22). */
  shielded: boolean;
  /** Protected by Thick Fur (LN-12.14). */
  furred: boolean;
  /** Augusta's goal depends on her left neighbour (LN-12.2). */
  turncoat: boolean;
}

/** The public outcome of a prophecy (LN-8.8). */
export const OUTCOMES = ['nothing', 'healed', 'took', 'protected', 'gave', 'showed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A resolved prophecy, as giver and receiver remember it. */
export interface Note {
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly card: GreenId;
  readonly outcome: Outcome;
}

/** A character shown by True Face (LN-8.13). */
export interface Shown {
  readonly to: Seat;
  readonly seat: Seat;
  readonly character: CharacterId;
}

/** A winner, and the goal that was met (LN-13.23). */
export interface Victory {
  readonly seat: Seat;
  readonly goal: string;
}

export interface State {
  readonly options: LovciOptions;
  /** The place in each of the six slots, clockwise (LN-2.1, LN-2.2). */
  readonly slots: readonly PlaceId[];
  readonly players: Player[];
  /** Draw piles; the top card is the last one. */
  readonly decks: { green: GreenId[]; blue: BlueId[]; red: RedId[] };
  /** Discard piles; the most recently discarded card is the last one. */
  readonly discards: { green: GreenId[]; blue: BlueId[]; red: RedId[] };
  /** The blue or red event being resolved: it is in no pile (LN-7.3). */
  resolving: OpenId | null;
  /** The prophecy being resolved; the receiver is null until chosen. */
  prophecy: { readonly giver: Seat; receiver: Seat | null; readonly card: GreenId } | null;
  readonly notes: Note[];
  readonly shown: Shown[];
  /** Characters that were not dealt (LN-2.9). */
  readonly undealt: readonly CharacterId[];
  readonly start: Seat;
  active: Seat;
  round: number;
  /** The number of batches so far in which somebody was eliminated (LN-10.18). */
  batches: number;
  /** Seats that the active player attacked in this turn; Cyril could attack them again (LN-12.5). */
  victims: readonly Seat[];
  /** Ursula has used her ability in this turn (LN-11.18). */
  chilled: boolean;
  /** Filled when the match is over. */
  victories: readonly Victory[];
  ended: boolean;
}

export function cloneState(state: State): State {
  const { decks, discards, players, prophecy } = state;
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) copies.push(clonePlayer(players[i] as Player));
  return {
    options: state.options,
    slots: state.slots,
    players: copies,
    decks: { green: decks.green.slice(), blue: decks.blue.slice(), red: decks.red.slice() },
    discards: { green: discards.green.slice(), blue: discards.blue.slice(), red: discards.red.slice() },
    resolving: state.resolving,
    prophecy: prophecy && { giver: prophecy.giver, receiver: prophecy.receiver, card: prophecy.card },
    notes: state.notes.slice(),
    shown: state.shown.slice(),
    undealt: state.undealt,
    start: state.start,
    active: state.active,
    round: state.round,
    batches: state.batches,
    victims: state.victims,
    chilled: state.chilled,
    victories: state.victories,
    ended: state.ended,
  };
}

function clonePlayer(player: Player): Player {
  return {
    character: player.character,
    revealed: player.revealed,
    eliminated: player.eliminated,
    damage: player.damage,
    place: player.place,
    equipment: player.equipment.slice(),
    extraTurns: player.extraTurns,
    spent: player.spent,
    void: player.void,
    shielded: player.shielded,
    furred: player.furred,
    turncoat: player.turncoat,
  };
}
