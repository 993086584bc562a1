import type { MonotonicTime, Time } from '../time.ts';

/** Rings once, at a moment that can be changed until then. */
export class Alarm {
  readonly #time: Time;
  readonly #ring: () => void;
  #set: { readonly at: MonotonicTime; readonly cancel: () => void } | null = null;

  constructor(time: Time, ring: () => void) {
    this.#time = time;
    this.#ring = ring;
  }

  get at(): MonotonicTime | null {
    return this.#set?.at ?? null;
  }

  set(at: MonotonicTime | null): void {
    if (at === this.at) return;
    this.#set?.cancel();
    this.#set = null;
    if (at === null) return;
    const cancel = this.#time.after(at - this.#time.monotonic(), () => {
      this.#set = null;
      this.#ring();
    });
    this.#set = { at, cancel };
  }
}
