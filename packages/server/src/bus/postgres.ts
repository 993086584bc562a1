import pg from 'pg';
import { type Bus, type BusListener, type Notice, unpack } from './bus.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'nokturn';
/** PostgreSQL accepts less than 8,000 bytes in one notification. */
const MOST_BYTES = 7500;
const RETRY = { first: 50, most: 2000 };
/** The connection is checked this often, and must answer within PATIENCE. */
const ASK_EVERY = 5000;
const PATIENCE = 5000;

/** PostgreSQL's own LISTEN and NOTIFY, over one connection that is opened again whenever it breaks. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #server: string;
  readonly #outbox: Outbox;
  #listener: BusListener | null = null;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #asking: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, server: string) {
    this.#url = url;
    this.#server = server;
    this.#outbox = new Outbox(server, MOST_BYTES, async (text) => {
      if (this.#client === null) throw new Error('not connected');
      await this.#client.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] });
    });
  }

  publish(notice: Notice): void {
    this.#outbox.add(notice);
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
    void this.#connect(RETRY.first);
  }

  async close(): Promise<void> {
    await this.#outbox.empty();
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#hangUp();
  }

  async #connect(wait: number): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'nokturn bus',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('notification', ({ payload }) => {
      if (this.#listener && payload !== undefined) unpack(payload, this.#server, this.#listener);
    });
    // However the connection breaks, it ends here, once.
    const broken = () => this.#isBroken(client);
    client.on('error', broken);
    client.on('end', broken);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      client.removeListener('end', broken);
      client.end().catch(() => undefined);
      this.#tryAgain(wait);
      return;
    }
    if (this.#closed) return void client.end().catch(() => undefined);
    this.#client = client;
    this.#asking = setInterval(() => {
      client.query('SELECT 1').catch(broken);
      this.#outbox.flush();
    }, ASK_EVERY);
    this.#listener?.missed();
    this.#outbox.flush();
  }

  #isBroken(client: pg.Client): void {
    if (this.#client !== client) return;
    void this.#hangUp();
    this.#tryAgain(RETRY.first);
  }

  #tryAgain(wait: number): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => void this.#connect(Math.min(RETRY.most, wait * 2)), wait);
  }

  async #hangUp(): Promise<void> {
    if (this.#asking) clearInterval(this.#asking);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
