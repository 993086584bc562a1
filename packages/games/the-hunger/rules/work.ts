import type { Frame, Seat, Table, WorkOf } from '@nokturn/engine';
import type { CryptNo } from '../cards/board.ts';
import type { CardId, CardNo } from '../cards/cards.ts';
import type { MissionId } from '../cards/missions.ts';
import type { TokenId } from '../cards/tokens.ts';
import type { HungerHappening } from './happenings.ts';
import type { State } from './state.ts';
import type { CellNo } from './track.ts';

/** All pending work: the steps of the rules, and the decisions by their names. */
export type HungerFrame = Frame &
  // TH-4: setup
  (
    | { step: 'choose-vampire'; seat: Seat }
    | { step: 'keep-mission' }
    | { step: 'first-order' }
    // TH-5: who acts next
    | { step: 'next-turn' }
    | { step: 'parasol'; seat: Seat }
    | { step: 'turn'; seat: Seat }
    // TH-6: the course of a turn
    | { step: 'prelude' }
    | { step: 'effects' }
    /**
     * `again` is the card that may be used once more right after this, a double Will; null if there is none
     * (TH-7.7).
     */
    | { step: 'discard'; by: CardId | TokenId; again: CardId | null }
    | { step: 'use-again'; card: CardId }
    | { step: 'snake-window' }
    | { step: 'devour'; snake: CardId }
    | { step: 'confuse' }
    | { step: 'move' }
    | { step: 'push' }
    | { step: 'butted'; seat: Seat; goat: CardId }
    | { step: 'start-action' }
    | { step: 'action' }
    | { step: 'end-turn' }
    // inside the Action step
    | { step: 'ready'; cards: readonly CardNo[] }
    | { step: 'digest'; by: CardId }
    | { step: 'building' }
    | { step: 'hypnosis-cell' }
    | { step: 'hypnosis-card'; cell: CellNo }
    | { step: 'hypnosis-direction'; cell: CellNo; card: CardNo }
    /** `column` is 0 if any column will do. */
    | { step: 'free-hunt-cell'; mission: MissionId; column: number }
    | { step: 'free-hunt-card'; mission: MissionId; cell: CellNo }
    // Missions and tokens
    | { step: 'choose-crypt'; by: CardId | TokenId }
    | { step: 'keep-missions'; crypt: CryptNo }
    | { step: 'choose-chest' }
    // TH-18 to TH-20
    | { step: 'end-round' }
    | { step: 'dawn' }
    | { step: 'name-type'; seat: Seat }
    | { step: 'scoring' }
  );

export type HungerTable = Table<State, HungerFrame, HungerHappening>;

/** The part of the game's work that one file provides. */
export type Rules<K extends HungerFrame['step']> = WorkOf<State, HungerFrame, HungerHappening, K>;

/** Frames without facts are created once. */
export const NEXT_TURN: HungerFrame = { step: 'next-turn' };
export const PRELUDE: HungerFrame = { step: 'prelude' };
export const EFFECTS: HungerFrame = { step: 'effects' };
export const SNAKE_WINDOW: HungerFrame = { step: 'snake-window' };
export const CONFUSE: HungerFrame = { step: 'confuse' };
export const MOVE: HungerFrame = { step: 'move' };
export const PUSH: HungerFrame = { step: 'push' };
export const START_ACTION: HungerFrame = { step: 'start-action' };
export const ACTION: HungerFrame = { step: 'action' };
export const END_TURN: HungerFrame = { step: 'end-turn' };
