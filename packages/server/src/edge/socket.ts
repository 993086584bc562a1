import type { Socket } from 'node:net';
import {
  CLOSE_CODES,
  type ClientKind,
  type ClientMessage,
  type ClientMessageOf,
  clientMessage,
  commandId,
  LIMITS,
  type Person,
  type Refused,
  type ServerMessage,
} from '@nokturn/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Log } from '../log.ts';
import type { Listener } from '../match/audience.ts';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../networks.ts';
import type { People } from '../people.ts';
import { Refusing, refuse, TOO_MANY_REQUESTS, tooOften } from '../refused.ts';
import { StoreError } from '../store/store.ts';
import type { Time } from '../time.ts';
import { Bucket } from './bucket.ts';
import type { Counted, EdgeLimits } from './limits.ts';
import { Occupancy } from './occupancy.ts';
import { parsed } from './parsed.ts';
import { SocketWriter, WriteBatch } from './socket-writer.ts';

interface Inside {
  readonly people: People;
  readonly rooms: Rooms;
  readonly time: Time;
  readonly limits: EdgeLimits;
  readonly counted: Counted;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** A client that reads so slowly that this many bytes are waiting for it had better reconnect. */
const MOST_WAITING_BYTES = 4_000_000;
/** How many messages a connection may send without waiting for the answers. */
const MOST_WAITING_MESSAGES = 200;
/** A connection is closed after this many messages over the rate. */
const PATIENCE = 500;

/** One handler for each kind of message: the compiler makes sure that none is forgotten. */
type Handlers = {
  readonly [K in ClientKind]: (connection: Connection, message: ClientMessageOf<K>) => Promise<void>;
};

const HANDLERS: Handlers = {
  join: (connection, message) => connection.join(message),
  commit: (connection, message) => connection.play(message, (room, me) => room.start.commit(me, message)),
  reveal: (connection, message) => connection.play(message, (room, me) => room.start.reveal(me, message)),
  answer: (connection, message) => connection.play(message, (room, me) => room.moves.answer(me, message)),
  undo: (connection, message) => connection.play(message, (room, me) => room.moves.undo(me, message)),
  suggest: (connection, message) => connection.play(message, (room, me) => room.talk.suggest(me, message)),
  settings: (connection, message) =>
    connection.play(message, (room, me) => room.moves.changeSettings(me, message)),
  hold: (connection, message) => connection.play(message, (room, me) => room.moves.hold(me, message)),
  chat: (connection, message) => connection.talk(message, (room, me) => room.talk.say(me, message)),
  sign: (connection, message) => connection.talk(message, (room, me) => room.talk.sign(me, message)),
  return: (connection, message) => connection.play(message, (room, me) => room.moves.comeBack(me, message)),
  'stand-in': (connection, message) =>
    connection.play(message, (room, me) => room.hosting.letStandIn(me, message)),
  'take-over': (connection, message) =>
    connection.play(message, (room, me) => room.hosting.takeOver(me, message)),
  'want-end': (connection, message) =>
    connection.play(message, (room, me) => room.hosting.wantEnd(me, message)),
  mute: (connection, message) => connection.play(message, (room, me) => room.hosting.mute(me, message)),
  ban: (connection, message) => connection.play(message, (room, me) => room.hosting.ban(me, message)),
  ping: (connection, message) => connection.pong(message),
};

export function addSocket(app: FastifyInstance, inside: Inside): void {
  const { connections: inAll, connectionsPerAddress: perAddress } = inside.limits;
  const open = new Occupancy({ inAll, perAddress });
  const batch = new WriteBatch();
  inside.metrics.gauge('nokturn_connections', () => open.size);
  app.route({
    method: 'GET',
    url: '/api/socket',
    preValidation: async ({ ip }) => {
      if (!open.hasRoomFor(networkOf(ip))) throw refuse('too-many', 'too many connections');
    },
    handler: async () => {
      throw refuse('malformed', 'this address speaks WebSocket');
    },
    wsHandler: (socket, { ip, raw }) => {
      const address = networkOf(ip);
      const leave = open.enter(address);
      const connection = new Connection(socket, { tcp: raw.socket, batch, address }, inside);
      socket.on('close', () => {
        leave();
        connection.gone();
      });
    },
  });
}

/** One browser tab or program. Its messages are processed in the order in which they were sent. */
class Connection implements Listener {
  readonly #socket: WebSocket;
  readonly #writer: SocketWriter;
  readonly #address: string;
  readonly #inside: Inside;
  readonly #messages: Bucket;
  readonly #heartbeat: NodeJS.Timeout;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #overdone = 0;
  #alive = true;
  /** Nothing was sent since the last heartbeat. */
  #quiet = false;
  #person: Person | null = null;
  #room: Room | null = null;
  followsChanges = false;

  constructor(
    socket: WebSocket,
    { tcp, batch, address }: { tcp: Socket; batch: WriteBatch; address: string },
    inside: Inside,
  ) {
    this.#socket = socket;
    this.#writer = new SocketWriter(batch, socket, tcp);
    this.#address = address;
    this.#inside = inside;
    this.#messages = new Bucket(inside.limits.messages, inside.time);
    this.#heartbeat = setInterval(() => this.#beat(), inside.limits.heartbeat);
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
  }

  get person(): Person | null {
    return this.#person;
  }

  hear(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#writer.waiting > MOST_WAITING_BYTES) this.#socket.terminate();
    else this.#writer.add(text);
  }

  dismiss(why: 'removed-from-match' | 'restarting'): void {
    this.#close(why);
  }

  #close(why: keyof typeof CLOSE_CODES): void {
    this.#writer.send();
    this.#socket.close(CLOSE_CODES[why], why);
  }

  gone(): void {
    clearInterval(this.#heartbeat);
    this.#room?.visits.leave(this);
  }

  async join({ id, match, secret, after, changes = false }: ClientMessageOf<'join'>): Promise<void> {
    if (this.#room) throw refuse('already-joined', 'this connection has joined a match already');
    const { people, rooms, counted, limits } = this.#inside;
    // Counted with the requests of the address, so that codes cannot be guessed any faster here.
    if (!counted.requests.take(this.#address)) throw tooOften(limits.requests, TOO_MANY_REQUESTS);
    const person = secret === undefined ? null : await people.whoHas(secret);
    if (secret !== undefined && person === null) throw refuse('unknown-person', 'nobody has that secret');
    const room = await counted.guesses.find(rooms, match, { address: this.#address, person });
    this.#person = person;
    this.followsChanges = changes;
    await room.visits.join(this, { id, ...(after === undefined ? {} : { after }) });
    this.#room = room;
    if (this.#socket.readyState !== this.#socket.OPEN) room.visits.leave(this);
  }

  /** A command to the match, acknowledged with the version of the match at that point. */
  async play({ id }: { id: string }, command: (room: Room, me: Person) => Promise<number>): Promise<void> {
    if (this.#room === null) throw refuse('not-joined', 'join a match first');
    if (this.#person === null) throw refuse('forbidden', 'spectators without a name can only watch');
    const { counted, limits } = this.#inside;
    if (!counted.commands.take(this.#person.id))
      throw tooOften(limits.commands, 'too many commands: wait a little');
    const version = await command(this.#room, this.#person);
    this.#tell({ type: 'ack', id, version: Math.min(version, this.#room.versionFor(this.#person)) });
  }

  /** Signs are counted as chat. */
  async talk(message: { id: string }, say: (room: Room, me: Person) => Promise<number>): Promise<void> {
    await this.play(message, async (room, me) => {
      const { counted, limits } = this.#inside;
      if (!(await counted.chat.take(me.id)))
        throw tooOften(limits.chat, 'that is a lot of chat: wait a little');
      return say(room, me);
    });
  }

  async pong({ id }: { id: string }): Promise<void> {
    this.#tell({ type: 'pong', id, now: this.#inside.time.now() });
  }

  /** Parsed and counted at once, so that only known messages ever wait. */
  #receive(data: Buffer, isBinary: boolean): void {
    this.#quiet = false;
    const allowed = this.#messages.take() && this.#waiting < MOST_WAITING_MESSAGES;
    if (!allowed && ++this.#overdone > PATIENCE) return this.#close('too-often');
    let input: unknown = null;
    try {
      input = readJson(data, isBinary);
      if (!allowed) throw tooOften(this.#inside.limits.messages, 'too many messages: wait a little');
      this.#queueUp(parsed(clientMessage, input));
    } catch (error) {
      this.#refuse(idOf(input), error);
    }
  }

  #queueUp(message: ClientMessage): void {
    const received = performance.now();
    this.#waiting++;
    this.#queue = this.#queue.then(async () => {
      try {
        const handle = HANDLERS[message.type] as (connection: Connection, message: unknown) => Promise<void>;
        await handle(this, message);
      } catch (error) {
        this.#refuse(message.id, error);
      } finally {
        this.#waiting--;
        this.#inside.metrics.observe('nokturn_command_seconds', (performance.now() - received) / 1000);
      }
    });
  }

  #refuse(id: string | null, error: unknown): void {
    const refused = toRefused(error, this.#inside);
    this.#inside.metrics.count('nokturn_refusals_total', `code="${refused.code}"`);
    this.#tell({ type: 'refused', id, ...refused });
  }

  #tell(message: ServerMessage): void {
    this.hear(JSON.stringify(message));
  }

  #beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    if (this.#room === null && this.#quiet) return this.#close('silent');
    this.#alive = false;
    this.#quiet = true;
    this.#socket.ping();
  }
}

/** What the other side is told when something goes wrong: never the details. */
export function toRefused(error: unknown, { log, metrics }: { log: Log; metrics: Metrics }): Refused {
  if (error instanceof Refusing) return error.refused;
  log.error({ err: error }, 'something went wrong');
  if (!(error instanceof StoreError)) return { code: 'internal', reason: 'something went wrong here' };
  metrics.count('nokturn_store_failures_total');
  return { code: 'store', reason: 'the match could not be saved: nothing has changed, try again' };
}

function readJson(data: Buffer, isBinary: boolean): unknown {
  if (data.byteLength > LIMITS.message)
    throw refuse('too-large', `a message has at most ${LIMITS.message} bytes`);
  if (isBinary) throw refuse('malformed', 'messages are text');
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw refuse('malformed', 'the message is not JSON');
  }
}

function idOf(input: unknown): string | null {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
  return commandId.safeParse(id).data ?? null;
}
