import type { Share } from '@nokturn/bots';
import type { Answer, Bot, GameBot, Witness } from '@nokturn/engine';

/** Sent by a thinking thread when its program has loaded. */
export const READY = 'ready';

/** A task for a thinking thread. */
export interface Job {
  /** Finding an answer; thinking about one of several parts of it; or choosing when all parts are there. */
  readonly task: Task;
  readonly game: string;
  /** The digest of earlier rules; null for today's. */
  readonly frozen: string | null;
  readonly level: string;
  readonly view: Witness;
  readonly milliseconds: number;
  readonly seed: string;
}

export type Task =
  | { readonly kind: 'answer' }
  | { readonly kind: 'part'; readonly of: number }
  | { readonly kind: 'choose'; readonly shares: readonly Share[] };

export interface Thought {
  readonly answer: Answer | null;
  /** The result of one part of a thought. */
  readonly share?: Share;
  readonly failure?: string;
}

/** What is known about a level before it thinks. */
export interface LevelEffort {
  readonly milliseconds: number;
  readonly isShared?: true;
}

export interface BotsModule {
  /** The bots that can play a game, by name, weakest first. */
  botsFor(game: string): ReadonlyMap<string, Bot>;
  /** The same for rules that come with their own way of playing. */
  botsOf?(game: string, play: GameBot): ReadonlyMap<string, Bot>;
  /** The most that thinking bots spend on one decision, by game and level. */
  readonly EFFORTS?: Readonly<Record<string, Readonly<Record<string, LevelEffort>>>>;
}
