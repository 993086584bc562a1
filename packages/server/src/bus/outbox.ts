import { type Notice, packed } from './bus.ts';

/** This many notices may wait while the connection is cut. Older ones are lost. */
const MOST = 5000;

/**
 * Notices to be sent, in batches: while one batch is on its way the next is gathered, so that a busy server sends more
 * at a time and not more often.
 */
export class Outbox {
  readonly #from: string;
  readonly #most: number;
  readonly #send: (text: string) => Promise<void>;
  #waiting: Notice[] = [];
  #sending: Promise<void> | null = null;

  /** `most` is the size limit of one batch, in bytes. */
  constructor(from: string, most: number, send: (text: string) => Promise<void>) {
    this.#from = from;
    this.#most = most;
    this.#send = send;
  }

  add(notice: Notice): void {
    if (this.#waiting.length >= MOST) this.#waiting.shift();
    this.#waiting.push(notice);
    this.flush();
  }

  /** Sends what is waiting, if possible. */
  flush(): void {
    this.#sending ??= this.#sendAll();
  }

  /** Fulfilled when everything that could be sent has been. */
  async empty(): Promise<void> {
    this.flush();
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    // Wait until the caller has added everything it has to say.
    await null;
    try {
      while (this.#waiting.length > 0) {
        const batch = this.#nextBatch();
        await this.#send(packed(this.#from, batch)).catch((error: unknown) => {
          this.#waiting.unshift(...batch);
          throw error;
        });
      }
    } catch {
      // The connection is cut. Flush again once it is mended.
    } finally {
      this.#sending = null;
    }
  }

  #nextBatch(): Notice[] {
    let bytes = Buffer.byteLength(packed(this.#from, []));
    let count = 0;
    for (const notice of this.#waiting) {
      bytes += Buffer.byteLength(JSON.stringify(notice)) + 1;
      if (count > 0 && bytes > this.#most) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }
}
