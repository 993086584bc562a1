import { Redis } from 'ioredis';
import { type Bus, type BusListener, type Notice, unpack } from './bus.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'nokturn';
const MOST_BYTES = 65_536;

/** Redis as the bus of a busier site. It keeps nothing: everything that matters is in PostgreSQL. */
export class RedisBus implements Bus {
  readonly #server: string;
  readonly #speaking: Redis;
  readonly #listening: Redis;
  readonly #outbox: Outbox;

  constructor(url: string, server: string) {
    this.#server = server;
    const connect = () => {
      const redis = new Redis(url, {
        lazyConnect: true,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        connectTimeout: 5000,
        commandTimeout: 5000,
        retryStrategy: (times) => Math.min(2000, 50 * 2 ** Math.min(times, 6)),
      });
      // It reconnects by itself; until then notices wait in the outbox.
      redis.on('error', () => undefined);
      return redis;
    };
    this.#speaking = connect();
    this.#listening = connect();
    this.#outbox = new Outbox(server, MOST_BYTES, async (text) => {
      await this.#speaking.publish(CHANNEL, text);
    });
    this.#speaking.on('ready', () => this.#outbox.flush());
  }

  publish(notice: Notice): void {
    this.#outbox.add(notice);
  }

  listen(listener: BusListener): void {
    this.#listening.on('message', (_, text: string) => unpack(text, this.#server, listener));
    this.#listening.on('ready', () => {
      this.#listening
        .subscribe(CHANNEL)
        .then(() => listener.missed())
        .catch(() => undefined);
    });
    for (const redis of [this.#speaking, this.#listening]) redis.connect().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.#outbox.empty();
    this.#speaking.disconnect();
    this.#listening.disconnect();
  }
}
