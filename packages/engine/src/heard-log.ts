import type { Witness } from './bot.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import type { Viewer } from './seat.ts';
import { type Heard, hear } from './secrets.ts';
import type { View } from './view.ts';

/** Knows what a viewer hears of a happening: a match, or a table that someone listens to. */
export interface HearingFilter<H extends Happening = Happening> {
  hear(happening: H, viewer: Viewer): Heard | null;
}

/** What each viewer may hear at a table; `state` is the state after the events. */
export function hearingFilterOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  state: S,
): HearingFilter<H> {
  return { hear: (happening, viewer) => hear(game.hearing, happening, viewer, state) };
}

/** Remembers what one viewer has heard of a match, for code that needs it later: a bot, or a hint. */
export class HeardLog {
  readonly viewer: Viewer;
  readonly #heard: Heard[] = [];
  /** How much had been heard before each call of `listen`. */
  readonly #marks: number[] = [];

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** Everything heard so far, oldest first. */
  get heard(): readonly Heard[] {
    return this.#heard;
  }

  /** Everything known to a viewer who sees this now. */
  witness<V>(view: View<V>): Witness<V> {
    return { ...view, heard: this.#heard };
  }

  /** Listens to what has just been told. */
  listen<H extends Happening>(told: readonly H[], filter: HearingFilter<H>): void {
    this.#marks.push(this.#heard.length);
    for (const happening of told) {
      const heard = filter.hear(happening, this.viewer);
      if (heard !== null) this.#heard.push(heard);
    }
  }

  /** Undoes the latest call of `listen`. */
  forgetLast(): void {
    this.#heard.length = this.#marks.pop() ?? 0;
  }
}
