import { objectOf, type Result, type Seat, type Target, verbOf } from '@nokturn/engine';
import type { VampireId } from './cards/vampires.ts';
import type { Fate, HungerHappening } from './rules/happenings.ts';
import type { State } from './rules/state.ts';
import type { HungerView } from './secrets.ts';

/** One seat at the end: its final score by where it came from (TH-20.1). */
export interface Standing {
  readonly seat: Seat;
  /** Burnt seats share the place after all survivors (TH-20.19). */
  readonly place: number;
  readonly fate: Fate;
  readonly total: number;
  /** VP of the night. */
  readonly night: number;
  /** What dawn takes, as a positive number. */
  readonly loss: number;
  /** End-of-game card bonuses. */
  readonly cards: number;
  readonly publicMissions: number;
  readonly missions: number;
}

/** How a match ended: the best first. If everybody is burnt nobody wins (TH-20.19). */
export interface HungerResult extends Result {
  readonly standings: readonly Standing[];
  /** By seat. */
  readonly vampires: readonly (VampireId | null)[];
}

/** What an option is about on the table. */
export function pointsAt(option: string): Target | null {
  if (option === 'tavern') return { kind: 'space', id: 'b3' };
  if (!option.includes(':')) return null;
  const [verb, id] = [verbOf(option), objectOf(option)];
  switch (verb) {
    case 'vampire':
    case 'token':
    case 'type':
      return { kind: verb, id };
    case 'keep':
    case 'use':
      return { kind: 'mission', id };
    case 'space':
    case 'move':
    case 'mist':
    case 'push':
    case 'chest':
    case 'crypt':
    case 'building':
      return { kind: 'space', id };
    case 'cell':
    case 'hunt':
      return { kind: 'cell', id };
    case 'digest-discarded':
      return { kind: 'discarded', id };
    default:
      return { kind: 'card', id };
  }
}

export type { HungerHappening, HungerView, State };
