import { NOTHING_YET, type TableState } from './source.ts';

/**
 * Holds the state of a table and notifies its listeners when there is a new one. Changes that arrive together, as when
 * bots play out the rest of a match, lead to a single notification.
 */
export class TableStore {
  #state: TableState = NOTHING_YET;
  #telling = false;
  readonly #listeners = new Set<() => void>();

  readonly state = (): TableState => this.#state;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      for (const listener of this.#listeners) listener();
    });
  }
}
