import { useSyncExternalStore } from 'react';

/** A value that changes often, kept apart from the state so that the table is not rendered again because of it. */
export class Watched<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

export function useWatched<T>({ listen, get }: Watched<T>): T {
  return useSyncExternalStore(listen, get);
}
