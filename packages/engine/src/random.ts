import { sha256Words } from './sha256.ts';

/** After a seed that was not hashed this many words are discarded, so that no trace of it remains. */
const MIXING = 12;

/**
 * The generator for bots, simulations and presentation: small, fast, and never the game's own (see chance.ts). It is
 * sfc32; nothing secret depends on it.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** From a text, or from a few words of another generator. */
  constructor(seed: string | readonly number[]) {
    const [a = 0, b = 0, c = 0] = typeof seed === 'string' ? sha256Words(`nokturn random ${seed}`) : seed;
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    if (typeof seed !== 'string') for (let i = 0; i < MIXING; i++) this.word();
  }

  /** 32 random bits. */
  word(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  fraction(): number {
    return this.word() / 0x100000000;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor(this.fraction() * n);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }
}
