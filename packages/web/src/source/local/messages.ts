import type { Share } from '@nokturn/bots';
import type { Answer, Effort, Heard, Played, Seat, View, Witness } from '@nokturn/engine';
import type { ReactionSettings, Refused } from '@nokturn/protocol/types';
import type { NamedRules } from '../../rulesOf.ts';
import type { Broken, Thinking } from '../source.ts';
import type { SavedPlay } from './plays.ts';

/** Messages from the page to the worker that runs a match. */
export type ToWorker =
  | { readonly type: 'open'; readonly match: SavedPlay }
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'react'; readonly seat: Seat; readonly reactions: Readonly<Record<string, string>> }
  | { readonly type: 'hold'; readonly seat: Seat; readonly armed: boolean }
  /** How long it takes to show everything the table knows and has not shown yet, in milliseconds. */
  | { readonly type: 'shown'; readonly left: number }
  /** The bots pause, or continue. */
  | { readonly type: 'rest'; readonly resting: boolean }
  /** The time that bots take, as a share of their time when nobody is in a hurry. */
  | { readonly type: 'pace'; readonly pace: number };

/** A search on one decision that several workers share. */
export interface SharedThought {
  readonly rules: NamedRules;
  readonly witness: Witness;
  readonly effort: Effort;
  /** How many workers share it. */
  readonly of: number;
}

/** Messages from a worker that runs a match to another one that helps it to think. */
export type ToHelper =
  | { readonly type: 'think'; readonly job: number; readonly thought: SharedThought }
  /** Asks for what has been found so far. */
  | { readonly type: 'enough'; readonly job: number };

/** The helper's results; null if it could not think. */
export interface FromHelper {
  readonly job: number;
  readonly share: Share | null;
}

/** What one person at this screen saw and heard in a version. */
export interface SeenVersion {
  readonly view: View | null;
  readonly happenings: readonly Heard[];
}

/** One version, for everybody at this screen; under `spectator`, the part that is public. */
export interface Version {
  readonly version: number;
  readonly undid: number | null;
  readonly to: Readonly<Record<string, SeenVersion>>;
}

export type FromWorker =
  | {
      readonly type: 'versions';
      readonly versions: readonly Version[];
      readonly played: Played;
      /** Only bots have something to decide, and it is more than a reaction to a person's action. */
      readonly botsPlay: boolean;
      /** The seat that made the last move, if it told nobody anything. */
      readonly mayUndo: Seat | null;
    }
  | { readonly type: 'reactions'; readonly seat: Seat; readonly settings: ReactionSettings }
  | { readonly type: 'thinking'; readonly thinking: Thinking | null }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'broken'; readonly broken: Broken };
