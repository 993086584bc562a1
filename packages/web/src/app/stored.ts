import { useSyncExternalStore } from 'react';

/**
 * Something that this browser keeps under one key. If storage is refused (a private window, a full disk), it is kept
 * for as long as the page is open.
 */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  listen(listener: () => void): () => void;
}

export function stored<T>(key: string, fallback: T): Stored<T> {
  const listeners = new Set<() => void>();
  let value = read<T>(key) ?? fallback;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    value = read<T>(key) ?? fallback;
    changed();
  });
  return {
    get: () => value,
    set(next) {
      value = next;
      write(key, next);
      changed();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<T>(store: Stored<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(store.listen, store.get), store.set];
}

export function read<T>(key: string): T | null {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is only forgotten when the page is closed.
  }
}

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // If it could not be stored, there is nothing to remove.
  }
}
