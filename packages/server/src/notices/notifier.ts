import { keyOf, type Notice } from '@nokturn/protocol';
import type { NewNotice } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/**
 * Tells people things while they are not at the table. What is to be told is stored first, once for each person and
 * thing, whichever servers hear of it; from there the dispatcher sends it (see `dispatcher.ts`).
 */
export class Notifier {
  readonly #store: Pick<Store, 'notices'>;
  readonly #time: Time;
  #listener: () => void = () => undefined;

  constructor({ store, time }: { readonly store: Pick<Store, 'notices'>; readonly time: Time }) {
    this.#store = store;
    this.#time = time;
  }

  /** As soon as may be: whoever is at the table, or wants to be left alone at this hour, is not told now. */
  async tell(person: string, notice: Notice): Promise<void> {
    await this.#store.notices.plan([planned(person, notice, this.#time.now())]);
    this.#listener();
  }

  /** What is to be told later, if it is still so then. */
  async plan(notices: readonly NewNotice[]): Promise<void> {
    await this.#store.notices.plan(notices);
  }

  /** Called whenever there may be something to send at once. */
  onNews(listener: () => void): void {
    this.#listener = listener;
  }
}

/** A notice as it is stored until it is due. */
export function planned(person: string, notice: Notice, due: number): NewNotice {
  return { person, key: keyOf(notice), notice, due };
}
