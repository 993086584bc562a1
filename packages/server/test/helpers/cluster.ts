import type { Bus, BusListener, Notice } from '../../src/bus/bus.ts';
import { PostgresBus } from '../../src/bus/postgres.ts';
import type { ServerOptions } from '../../src/server.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import type { TestPostgres } from '../../src/testing/postgres.ts';
import { TestServer } from './table.ts';

/** Several servers in this process that share only a database. */
export class Cluster {
  readonly #postgres: TestPostgres;
  readonly url: string;
  /** For looking at what is stored. */
  readonly store: PostgresStore;
  readonly servers: TestServer[] = [];

  private constructor(postgres: TestPostgres, url: string, store: PostgresStore) {
    this.#postgres = postgres;
    this.url = url;
    this.store = store;
  }

  static async start(
    postgres: TestPostgres,
    count: number,
    options: Partial<ServerOptions> = {},
  ): Promise<Cluster> {
    const url = await postgres.emptyDatabase();
    const cluster = new Cluster(postgres, url, await PostgresStore.open(url));
    for (let i = 0; i < count; i++) await cluster.add(options);
    return cluster;
  }

  /** Adds a server. */
  async add(options: Partial<ServerOptions> = {}): Promise<TestServer> {
    const server = await TestServer.start({
      store: await PostgresStore.open(this.url),
      bus: (name) => new PostgresBus(this.url, name),
      ...options,
    });
    this.servers.push(server);
    return server;
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.store.close();
    await this.#postgres.giveBack(this.url);
  }
}

/** A bus on which nobody hears anything. */
export class DeadBus implements Bus {
  publish(_notice: Notice): void {}
  listen(_ear: BusListener): void {}
  async close(): Promise<void> {}
}
