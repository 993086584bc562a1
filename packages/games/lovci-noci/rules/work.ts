import type { Frame, Seat, Table, WorkOf } from '@nokturn/engine';
import type { OpenId } from '../cards/open.ts';
import type { LovciHappening, Source } from './happenings.ts';
import type { State } from './state.ts';

/** Damage that a batch will deal to one seat (LN-10.14). */
export interface Hit {
  readonly seat: Seat;
  readonly amount: number;
}

/** Equipment that Bartholomew takes instead of dealing damage (LN-12.3). */
export interface Robbery {
  readonly seat: Seat;
  readonly card: OpenId;
}

/** All damage of one effect, applied simultaneously. */
export interface Batch {
  readonly cause: Seat;
  readonly source: Source;
  readonly hits: readonly Hit[];
  readonly robberies: readonly Robbery[];
}

/** Whether a batch is an attack, a repetition or a counter-attack (LN-9.26). */
export function isByAttack({ source }: Batch): boolean {
  return source === 'attack' || source === 'counter';
}

export type AttackKind = 'attack' | 'counter' | 'repeat';

/** An attack whose dice have been rolled. */
export interface Strike {
  readonly attacker: Seat;
  readonly victims: readonly Seat[];
  readonly base: number;
  readonly how: AttackKind;
}

/** Everything that can be waiting to be done: the steps of the rules, and the decisions by name. */
export type LovciFrame = Frame &
  (
    | { step: 'opening-prophecy'; giver: Seat; left: number }
    // LN-4: a turn
    | { step: 'turn'; extra: boolean }
    | { step: 'window-turn' }
    | { step: 'quiet-prayer' }
    | { step: 'start' }
    | { step: 'ability-target' }
    | { step: 'turn-over' }
    // LN-5: movement
    | { step: 'compass-pick'; first: number; second: number }
    | { step: 'free-move' }
    // LN-6: places
    | { step: 'place' }
    | { step: 'tree-target'; effect: 'hurt' | 'heal' }
    | { step: 'steal-from' }
    | { step: 'steal-card'; from: Seat }
    // LN-7: events
    | { step: 'event-target' }
    | { step: 'event-accept' }
    | { step: 'event-reveal' }
    | { step: 'bat-heal' }
    | { step: 'snare-card' }
    | { step: 'snare-to'; card: OpenId }
    | { step: 'event-done' }
    // LN-8: prophecies
    | { step: 'prophecy-target' }
    | { step: 'prophecy-reply' }
    // LN-9: attack
    | { step: 'attack-step' }
    | { step: 'window-attack' }
    | { step: 'attack' }
    | { step: 'attack-roll'; attacker: Seat; victims: readonly Seat[]; how: AttackKind }
    | { step: 'rolled'; attacker: Seat }
    | { step: 'attack-amounts'; strike: Strike }
    | { step: 'rob'; batch: Batch; victim: Seat; asked: readonly Seat[] }
    | { step: 'counter'; attacker: Seat; victims: readonly Seat[] }
    // LN-10: damage
    | { step: 'batch'; batch: Batch }
    | { step: 'rescue'; seat: Seat }
    | { step: 'loot-next'; batch: Batch; victims: readonly Seat[] }
    | { step: 'loot'; batch: Batch; victim: Seat }
    | { step: 'batch-done' }
    // LN-11: revealing and abilities
    /** Plain: only a reveal, which remains valid even if the turn has ended meanwhile (LN-9.22). */
    | { step: 'reveal'; seat: Seat; plain: boolean }
    | { step: 'any-time-ability'; seat: Seat }
    | { step: 'dig'; seat: Seat }
    | { step: 'end'; again: boolean }
  );

export type LovciTable = Table<State, LovciFrame, LovciHappening>;

/** The part of the game's work that one file implements. */
export type Rules<K extends LovciFrame['step']> = WorkOf<State, LovciFrame, LovciHappening, K>;
