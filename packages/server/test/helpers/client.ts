import { randomUUID } from 'node:crypto';
import type { Answer, View } from '@nokturn/engine';
import {
  type ClientMessage,
  type ServerKind,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
  type TableUpdate,
  tableIn,
} from '@nokturn/protocol';
import { WebSocket } from 'ws';

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/**
 * A client that keeps every message it gets, and checks it against the schema unless it is told to trust the server.
 */
export class Client {
  readonly #socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** The raw messages. */
  readonly raw: string[] = [];
  /** The table as this client last saw it. */
  table: TableUpdate | null = null;
  /** Every table it was shown after joining, one after another. */
  readonly updates: TableUpdate[] = [];
  #watchers = new Set<() => void>();
  /** The prefix of the ids of its commands. */
  readonly name = randomUUID().slice(0, 8);
  #number = 0;
  closed: { code: number; reason: string } | null = null;
  broken: unknown = null;

  private constructor(socket: WebSocket, trusts: boolean) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.raw.push(text);
      const message = JSON.parse(text);
      const result = trusts ? { success: true, error: null } : serverMessage.safeParse(message);
      if (result.success) {
        this.messages.push(message);
        this.#see(message);
      } else this.broken = result.error;
      this.#look();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#look();
    });
    socket.on('error', () => this.#look());
  }

  static open(
    url: URL,
    { headers = {}, trusts = false }: { headers?: Record<string, string>; trusts?: boolean } = {},
  ): Promise<Client> {
    const socket = new WebSocket(url, { headers });
    const client = new Client(socket, trusts);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Cuts the connection without closing it properly. */
  cut(): void {
    this.#socket.terminate();
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Sends a command and waits for the reply. */
  async send(
    message: Unsent,
    id = `${this.name}-${++this.#number}`,
  ): Promise<ServerMessageOf<'ack' | 'refused' | 'joined' | 'pong'>> {
    const from = this.messages.length;
    this.sendRaw(JSON.stringify({ ...message, id }));
    return this.until(() =>
      this.messages
        .slice(from)
        .find((each): each is ServerMessageOf<'ack' | 'refused' | 'joined' | 'pong'> => {
          return 'id' in each && each.id === id;
        }),
    );
  }

  async join(match: string, secret?: string, after?: number): Promise<ServerMessageOf<'joined'>> {
    const answer = await this.send({
      type: 'join',
      match,
      changes: true,
      ...(secret === undefined ? {} : { secret }),
      ...(after === undefined ? {} : { after }),
    });
    if (answer.type !== 'joined') throw new Error(`not joined: ${JSON.stringify(answer)}`);
    return answer;
  }

  answer(
    answer: Answer,
    version = this.version,
  ): Promise<ServerMessageOf<'ack' | 'refused' | 'joined' | 'pong'>> {
    return this.send({ type: 'answer', version, answer });
  }

  /** Calls back whenever a message has arrived. */
  watch(look: () => void): void {
    this.#watchers.add(look);
  }

  /** Waits until this returns something. */
  until<T>(look: () => T | undefined | null | false, patience = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const watch = () => {
        const found = look();
        if (this.broken) done(() => reject(this.broken));
        else if (found !== undefined && found !== null && found !== false) done(() => resolve(found));
      };
      const done = (end: () => void) => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        end();
      };
      const timer = setTimeout(
        () => done(() => reject(new Error(`waited in vain; last: ${this.raw.at(-1)?.slice(0, 300)}`))),
        patience,
      );
      this.#watchers.add(watch);
      watch();
    });
  }

  all<K extends ServerKind>(kind: K): ServerMessageOf<K>[] {
    return this.messages.filter((message): message is ServerMessageOf<K> => message.type === kind);
  }

  last<K extends ServerKind>(kind: K): ServerMessageOf<K> | undefined {
    return this.all(kind).at(-1);
  }

  #see(message: ServerMessage): void {
    const table = tableIn(message, this.table);
    if (table) {
      this.table = table;
      if (message.type !== 'joined') this.updates.push(table);
    } else if (message.type === 'change')
      this.broken = new Error(`a change since ${message.since} is told to who knows ${this.table?.version}`);
  }

  get view(): View {
    if (!this.table) throw new Error('no table was seen');
    return this.table.view;
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  untilVersion(version: number): Promise<unknown> {
    return this.until(() => this.table && this.version >= version);
  }

  untilAsked(patience?: number): Promise<unknown> {
    return this.until(
      () => this.table && (this.view.over || this.view.asked?.mine?.answer === null),
      patience,
    );
  }

  #look(): void {
    for (const watch of [...this.#watchers]) watch();
  }
}
