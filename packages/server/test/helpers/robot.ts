import { randomUUID } from 'node:crypto';
import { type Answer, Random, randomAnswer, type Seat, type View } from '@nokturn/engine';
import {
  type HeardVersion,
  type ServerMessage,
  type Shown,
  type TableUpdate,
  tableAfter,
} from '@nokturn/protocol';
import { WebSocket } from 'ws';
import { socketAt } from '../../src/testing/guest.ts';

/** An answer that the server has acknowledged. */
export interface Acknowledged {
  readonly id: string;
  /** The version of the decision it answers. */
  readonly version: number;
  readonly answer: Answer;
}

/** Refusals that a robot gets although nothing was wrong with its request. */
const AGAIN: ReadonlySet<string> = new Set([
  'store',
  'restarting',
  'internal',
  'too-often',
  'rules-elsewhere',
]);

/**
 * A player who reaches the end of a match whatever happens to the servers: it reconnects wherever it can when its
 * connection is cut, asks for what it has missed, and sends unanswered commands again with the same id.
 */
export class Robot {
  readonly code: string;
  readonly seat: Seat;
  readonly person: string;
  readonly acknowledged: Acknowledged[] = [];
  /** Why it cannot continue, if it cannot. */
  problem: string | null = null;
  connections = 0;
  version = 0;
  readonly #secret: string;
  readonly #servers: () => readonly URL[];
  readonly #random: Random;
  /** The longest it thinks, in milliseconds. */
  readonly #thinks: number;
  readonly #mayAnswer: (version: number) => boolean;
  readonly #over = Promise.withResolvers<void>();
  #socket: WebSocket | null = null;
  #view: View | null = null;
  readonly #heard: HeardVersion[] = [];
  #waiting: (Acknowledged & { sent: boolean; heldBack: boolean }) | null = null;

  constructor(
    { code, seat, person, secret }: { code: string; seat: Seat; person: string; secret: string },
    {
      servers,
      thinks,
      mayAnswer = () => true,
    }: {
      servers: () => readonly URL[];
      thinks: number;
      /** Whether it answers at this version: if not, it waits for `goOn`. */
      mayAnswer?: (version: number) => boolean;
    },
  ) {
    this.code = code;
    this.seat = seat;
    this.person = person;
    this.#secret = secret;
    this.#servers = servers;
    this.#random = new Random(secret);
    this.#thinks = thinks;
    this.#mayAnswer = mayAnswer;
  }

  /** Fulfilled at the end of the match. */
  play(): Promise<void> {
    this.#connect();
    return this.#over.promise;
  }

  /** Checks again whether it may answer. */
  goOn(): void {
    if (this.#socket) this.#ask(this.#socket);
  }

  /** For finding out why it does not reach the end. */
  get status(): string {
    const { code, seat, version, problem } = this;
    const asked = this.#view?.asked;
    const connection = this.#socket?.readyState;
    return JSON.stringify({ code, seat, version, problem, connection, waiting: this.#waiting, asked });
  }

  /** It knows the end, and the outcome of everything it has sent. */
  get isDone(): boolean {
    return this.#view?.over === true && this.#waiting === null;
  }

  #connect(): void {
    if (this.isDone) return;
    const servers = this.#servers();
    const server = servers[this.#random.below(servers.length)] as URL;
    const socket = new WebSocket(socketAt(server));
    this.#socket = socket;
    socket.on('open', () => {
      const after = this.#view === null ? {} : { after: this.version };
      this.#send(socket, {
        type: 'join',
        id: randomUUID(),
        match: this.code,
        secret: this.#secret,
        changes: true,
        ...after,
      });
    });
    socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#waiting) this.#waiting.sent = false;
      setTimeout(() => this.#connect(), 50 + this.#random.below(300));
    });
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    switch (message.type) {
      case 'joined':
        this.connections++;
        if (message.table) this.#see(message.table);
        if (this.#waiting) this.#ask(socket);
        return this.#think(socket);
      case 'update':
        this.#see(message);
        return this.#think(socket);
      case 'change': {
        const table = this.#view && tableAfter({ version: this.version, view: this.#view }, message);
        if (table) this.#see(table);
        else this.problem = `was told what changed since ${message.since} at ${this.version}`;
        return this.#think(socket);
      }
      case 'ack':
        return this.#acknowledge(socket, message.id);
      case 'refused':
        return this.#refused(socket, message);
    }
  }

  /** The match as it was shown here, by any of the servers. */
  get shown(): Shown {
    if (this.#view === null) throw new Error('nothing was shown');
    return { view: this.#view, versions: this.#heard };
  }

  #see({ version, view, heard }: Pick<TableUpdate, 'version' | 'view' | 'heard'>): void {
    if (version < this.version) this.problem = `went back from version ${this.version} to ${version}`;
    const last = this.#heard.at(-1)?.version ?? -1;
    this.#heard.push(...heard.filter((each) => each.version > last));
    this.version = version;
    this.#view = view;
  }

  /** One thing at a time: an unanswered command is settled first. */
  #think(socket: WebSocket): void {
    if (this.isDone) {
      this.#over.resolve();
      return socket.close();
    }
    // Meanwhile the clock of a reaction has answered for it.
    if (this.#waiting?.heldBack && this.#waiting.version !== this.version) this.#waiting = null;
    const mine = this.#view?.asked?.mine;
    if (!mine || mine.answer !== null || this.#waiting) return;
    const answer = randomAnswer(mine.ask, (n) => this.#random.below(n));
    this.#waiting = { id: randomUUID(), version: this.version, answer, sent: false, heldBack: false };
    setTimeout(() => this.#ask(socket), this.#random.below(Math.ceil(this.#thinks)));
  }

  #ask(socket: WebSocket): void {
    const waiting = this.#waiting;
    if (waiting === null || waiting.sent || socket.readyState !== socket.OPEN) return;
    const { id, version, answer } = waiting;
    waiting.heldBack = !this.#mayAnswer(version);
    if (waiting.heldBack) return;
    waiting.sent = true;
    this.#send(socket, { type: 'answer', id, version, answer });
  }

  #acknowledge(socket: WebSocket, id: string): void {
    const waiting = this.#waiting;
    if (waiting?.id !== id) return;
    this.#waiting = null;
    this.acknowledged.push({ id, version: waiting.version, answer: waiting.answer });
    this.#think(socket);
  }

  #refused(socket: WebSocket, { id, code, reason }: Extract<ServerMessage, { type: 'refused' }>): void {
    const waiting = this.#waiting;
    if (waiting?.id !== id) {
      // It could not join: it may succeed elsewhere.
      if (!AGAIN.has(code)) this.problem = `${code}: ${reason}`;
      return socket.close();
    }
    if (AGAIN.has(code)) {
      waiting.sent = false;
      setTimeout(() => this.#ask(socket), 100 + this.#random.below(300));
      return;
    }
    this.#waiting = null;
    // Its own seat has answered through another connection, or somebody has answered for it: this never happens in
    // these matches.
    this.problem = `${code} for version ${waiting.version} at ${this.version}: ${reason}`;
    this.#think(socket);
  }

  #send(socket: WebSocket, message: object): void {
    socket.send(JSON.stringify(message));
  }
}
