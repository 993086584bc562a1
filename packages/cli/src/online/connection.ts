import {
  type ClientMessage,
  type Lobby,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
  type TableUpdate,
  tableIn,
} from '@nokturn/protocol';
import { Failure } from '../command.ts';
import type { Device } from './device.ts';
import type { OnlineSite } from './site.ts';

/** How long to wait before each reconnection attempt, in milliseconds. */
const AGAIN_AFTER = [500, 1000, 2000, 4000, 8000, 16_000];

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/** Changes of the connection itself. */
export type ConnectionState = 'lost' | 'back';

export interface ConnectionListener {
  table(update: TableUpdate): void;
  lobby(lobby: Lobby): void;
  /** `id`: the id of the message refused. */
  refused(refusal: Pick<ServerMessageOf<'refused'>, 'id' | 'code' | 'reason'>): void;
  connection(state: ConnectionState): void;
  /** The connection is closed for good. */
  ended(failure: Failure): void;
}

/** The connection to one match, which is reopened whenever it breaks. */
export class Connection {
  readonly #site: OnlineSite;
  readonly #code: string;
  readonly #listener: ConnectionListener;
  readonly #device: Device;
  /** Messages about the randomness already sent: the lobby repeats its state. */
  readonly #saidForChance = new Set<string>();
  #socket: WebSocket | null = null;
  #table: TableUpdate | null = null;
  #number = 0;
  #tries = 0;
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(
    { site, code, device }: { site: OnlineSite; code: string; device: Device },
    listener: ConnectionListener,
  ) {
    this.#site = site;
    this.#code = code;
    this.#device = device;
    this.#listener = listener;
    this.#open();
  }

  get version(): number {
    return this.#table?.version ?? 0;
  }

  /** Returns the id of the message. */
  send(message: Unsent): string {
    const id = `t-${Date.now().toString(36)}-${++this.#number}`;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#site.socket);
    this.#socket = socket;
    const secret = this.#site.identity?.secret;
    socket.addEventListener('open', () =>
      this.send({ type: 'join', match: this.#code, changes: true, ...(secret && { secret }) }),
    );
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', () => this.#lost());
    socket.addEventListener('error', () => socket.close());
  }

  #lost(): void {
    if (this.#isClosed) return;
    const after = AGAIN_AFTER[this.#tries++];
    if (after === undefined) return this.#end(new Failure('site-away', { site: this.#site.origin }));
    if (this.#tries === 1) this.#listener.connection('lost');
    this.#again = setTimeout(() => this.#open(), after);
  }

  #end(failure: Failure): void {
    this.close();
    this.#listener.ended(failure);
  }

  #hear(text: string): void {
    const read = serverMessage.safeParse(JSON.parse(text));
    if (!read.success) return this.#end(new Failure('site-newer', { site: this.#site.origin }));
    const message: ServerMessage = read.data;
    if (message.type === 'joined') {
      if (this.#tries > 0) this.#listener.connection('back');
      this.#tries = 0;
    }
    if (message.type === 'joined' || message.type === 'lobby') {
      this.#attend(message.lobby, { isNew: message.type === 'joined' });
      this.#listener.lobby(message.lobby);
    }
    if (message.type === 'refused') this.#refused(message);
    const table = tableIn(message, this.#table);
    if (table !== null) {
      this.#table = table;
      this.#listener.table(table);
    } else if (message.type === 'change') this.#socket?.close();
  }

  /** Makes this computer's contribution to the randomness. */
  #attend(lobby: Lobby, { isNew }: { isNew: boolean }): void {
    try {
      const says = this.#device.attend(lobby, { isNew });
      if (says !== null) this.#saidForChance.add(this.send(says));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#end(error);
    }
  }

  /** A refusal before joining concerns the joining itself, not just one command. */
  #refused(refusal: ServerMessageOf<'refused'>): void {
    const { id, reason } = refusal;
    if (id !== null && this.#saidForChance.delete(id)) return;
    if (this.#table === null && this.#tries === 0 && this.#number <= 1)
      this.#end(new Failure('site-refused', { site: this.#site.origin, reason }));
    else this.#listener.refused(refusal);
  }
}
