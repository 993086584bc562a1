import type { Witness } from './bot.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import type { Viewer } from './seat.ts';
import { type Heard, hear } from './secrets.ts';
import type { View } from './view.ts';

/** Remembers what one viewer has heard of a match, for whoever has to know it later: a bot, or a hint. */
export class Ears<
  S = unknown,
  F extends Frame = Frame,
  H extends Happening = Happening,
  R extends Result = Result,
  V = unknown,
> {
  readonly viewer: Viewer;
  readonly #game: Game<S, F, H, R, V>;
  readonly #heard: Heard[] = [];
  /** How much had been heard before each time of listening. */
  readonly #marks: number[] = [];

  constructor(game: Game<S, F, H, R, V>, viewer: Viewer) {
    this.#game = game;
    this.viewer = viewer;
  }

  /** Everything heard so far, oldest first. */
  get heard(): readonly Heard[] {
    return this.#heard;
  }

  /** What the viewer knows who sees this now. */
  witness(view: View<V>): Witness<V> {
    return { ...view, heard: this.#heard };
  }

  /** Listens to what has just been told; `state` is the state after it. */
  listen(told: readonly H[], state: S): void {
    this.#marks.push(this.#heard.length);
    for (const happening of told) {
      const heard = hear(this.#game.hearing, happening, this.viewer, state);
      if (heard !== null) this.#heard.push(heard);
    }
  }

  /** What was listened to last has been taken back. */
  unhear(): void {
    this.#heard.length = this.#marks.pop() ?? 0;
  }
}
