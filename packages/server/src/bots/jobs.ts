import type { Share } from '@nokturn/bots';
import type { Answer, Bot, GameBot, Witness } from '@nokturn/engine';

/** What a thread in which bots think says when its program has come. */
export const READY = 'ready';

/** What is asked of such a thread. */
export interface Job {
  /** Finding an answer; one of several parts of the thought that leads to one; or choosing when all parts are there. */
  readonly task: Task;
  readonly game: string;
  /** The digest of rules of before; null for today's. */
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
  /** What a part of a thought has found. */
  readonly share?: Share;
  readonly failure?: string;
}

/** What is known of a level before it thinks. */
export interface LevelEffort {
  readonly milliseconds: number;
  readonly isShared?: true;
}

export interface BotsModule {
  /** The bots that can play a game, by name, weakest first. */
  botsFor(game: string): ReadonlyMap<string, Bot>;
  /** The same for rules that bring their own way of playing. */
  botsOf?(game: string, play: GameBot): ReadonlyMap<string, Bot>;
  /** What those who think spend on one decision at most, by game and level. */
  readonly EFFORTS?: Readonly<Record<string, Readonly<Record<string, LevelEffort>>>>;
}
