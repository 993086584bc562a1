import { keyOf, type Notice } from '@nokturn/protocol';
import type { NewNotice } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/**
 * Notifies people while they are not at the table. A notice is stored first, once for each person and subject, no
 * matter how many servers hear of it; the dispatcher then sends it (see `dispatcher.ts`).
 */
export class Notifier {
  readonly #store: Pick<Store, 'notices'>;
  readonly #time: Time;
  #listener: () => void = () => undefined;

  constructor({ store, time }: { readonly store: Pick<Store, 'notices'>; readonly time: Time }) {
    this.#store = store;
    this.#time = time;
  }

  /** Due at once, but not sent yet if the person is at the table or wants to be left alone at this hour. */
  async tell(person: string, notice: Notice): Promise<void> {
    await this.#store.notices.plan([planned(person, notice, this.#time.now())]);
    this.#listener();
  }

  /** Notices for later, if they still hold then. */
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
