import { type Store, StoreError } from '../../src/store/store.ts';

/** Makes a store fail at a call of the test's choice. */
export class Trouble {
  #left = Infinity;
  /** The method whose call failed. */
  failed: string | null = null;

  /** From now on the n-th call fails, and no other. */
  plan(call: number): void {
    this.#left = call;
    this.failed = null;
  }

  around(store: Store): Store {
    return new Proxy(store, {
      get: (target, key) => {
        const method: unknown = Reflect.get(target, key);
        if (typeof method !== 'function') return method;
        return (...values: unknown[]) => {
          if (key === 'close' || --this.#left !== 0) return method.apply(target, values);
          this.failed = String(key);
          return Promise.reject(new StoreError('unavailable', 'planned trouble'));
        };
      },
    });
  }
}
