import type { Services } from './services.ts';

/** Whether this server is the one that runs a match: see `Store.keep`. */
export class Lease {
  readonly #code: string;
  readonly #services: Services;
  /** As far as is known. */
  #keeper: 'this' | 'another' | 'unknown' = 'unknown';

  constructor(code: string, services: Services) {
    this.#code = code;
    this.#services = services;
  }

  get isMine(): boolean {
    return this.#keeper === 'this';
  }

  get isAnothers(): boolean {
    return this.#keeper === 'another';
  }

  /**
   * Asks for the match if it may be free. A match kept by another server is not asked for again until that server is
   * gone.
   */
  async claim(): Promise<boolean> {
    if (this.#keeper === 'unknown') {
      const { store, server } = this.#services;
      this.#keeper = (await store.keep(this.#code, server)) ? 'this' : 'another';
    }
    return this.isMine;
  }

  /** What the store says. Says whether the match is free, or belongs to this server although it did not know. */
  learn(keeper: string | null): boolean {
    const isMine = keeper === this.#services.server;
    const isNews = keeper === null ? this.#keeper === 'another' : isMine && !this.isMine;
    if (isMine) this.#keeper = 'this';
    else this.#keeper = keeper === null ? 'unknown' : 'another';
    return isNews;
  }

  /** The match is no longer in memory here. */
  async release(): Promise<void> {
    if (!this.isMine) return;
    this.#keeper = 'unknown';
    await this.#services.store.release(this.#code, this.#services.server);
  }
}
