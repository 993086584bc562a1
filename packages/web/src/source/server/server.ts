import type { Answer, OptionId } from '@nokturn/engine';
import { tableAfter } from '@nokturn/protocol/follow';
import type {
  Absence,
  ClientMessage,
  Lobby,
  RefusalCode,
  SeatInfo,
  ServerMessage,
  ServerMessageOf,
  TableChange,
  TableUpdate,
  Timing,
} from '@nokturn/protocol/types';
import { languageOf, settingsNow } from '../../app/settings.ts';
import { newId } from '../fresh.ts';
import { joinMoments } from '../moments.ts';
import {
  type Away,
  type Company,
  type Deadline,
  latest,
  type MatchFacts,
  type MatchSource,
  type SeatHolder,
  type Thinking,
} from '../source.ts';
import { TableStore } from '../store.ts';
import { Watched } from '../watched.ts';
import { secretOf } from './identity.ts';
import { attendTo } from './kept.ts';
import { beCalled } from './person.ts';
import { ServerClock } from './serverClock.ts';

const PING_EVERY = 15_000;
const SILENCE = 10_000;
/** A person who comes back to the page, or to a network, should not see an old table for long. */
const SILENCE_ON_WAKING = 3_000;
/** Reasons for refusing to let somebody join that will not go away with time. */
const FOR_GOOD: ReadonlySet<RefusalCode> = new Set([
  'unknown-match',
  'forbidden',
  'banned',
  'other-rules',
  'unknown-person',
]);
const RETRY = { first: 400, most: 10_000 } as const;

/**
 * A match on the server. Lost connections are normal: it reconnects by itself, asks for everything after the version it
 * knows, and sends unconfirmed commands again.
 */
export class ServerSource implements MatchSource {
  readonly key: string;
  readonly sharing = null;
  readonly rest = null;
  readonly thinking = new Watched<Thinking | null>(null);
  readonly company: Company = {
    chat: (text) => this.#command({ type: 'chat', text }),
    sign: (sign) => this.#command({ type: 'sign', sign }),
    introduce: async (name) => {
      await beCalled(name);
      this.#changeOver();
    },
    suggest: (option) => this.#suggest(option),
    takeBack: () => this.#command({ type: 'return' }),
    standIn: (seat, level) => this.#command({ type: 'stand-in', seat, level }),
    takeOver: () => this.#command({ type: 'take-over', language: languageOf(settingsNow()) }),
    wantEnd: (wanted) => this.#command({ type: 'want-end', wanted }),
    mute: (person, muted) => this.#command({ type: 'mute', person, muted }),
    ban: (person, banned) => this.#command({ type: 'ban', person, banned }),
  };
  readonly #code: string;
  readonly #store = new TableStore();
  readonly state = this.#store.state;
  readonly listen = this.#store.listen;
  /** Commands that have not been confirmed yet, oldest first. */
  readonly #unconfirmed = new Map<string, ClientMessage>();
  /** Messages about the randomness of the match: if one comes too late, nobody needs to know. */
  readonly #saidForChance = new Set<string>();
  readonly #wake = () => this.#wakeUp();
  readonly #clock = new ServerClock();
  #socket: WebSocket | null = null;
  #joined = false;
  #ended = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #numbered = 0;

  constructor(code: string) {
    this.key = `match.${code}`;
    this.#code = code;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  answer(answer: Answer): void {
    const version = latest(this.state())?.version;
    if (version === undefined) return;
    this.#store.change({ sending: answer, refused: null });
    this.#command({ type: 'answer', version, answer });
  }

  undo(): void {
    const version = latest(this.state())?.version;
    if (version !== undefined) this.#command({ type: 'undo', version });
  }

  #suggest(option: OptionId | null): void {
    const version = latest(this.state())?.version;
    if (version !== undefined) this.#command({ type: 'suggest', version, option });
  }

  react(reactions: Record<string, string>): void {
    this.#command({ type: 'settings', reactions });
  }

  hold(armed: boolean): void {
    this.#command({ type: 'hold', armed });
  }

  /** The server does not wait for what the page has shown. */
  shown(): void {}

  /** Joins again, after taking or leaving a seat. */
  rejoin(): void {
    this.#store.change({ moments: [] });
    this.#changeOver();
  }

  /** A connection belongs to the person who opened it: a new person needs a new one. */
  #changeOver(): void {
    const before = this.#socket;
    this.#joined = false;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#ended = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.#join();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
    this.#expectWord(SILENCE);
  }

  /** Does not wait for the other side to close: it may be gone. */
  #hangUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost();
    socket.close();
  }

  #lost(): void {
    this.#socket = null;
    this.#joined = false;
    clearTimeout(this.#silence);
    if (this.#ended || this.state().connection === 'closed') return;
    this.#store.change({ connection: this.state().connection === 'opening' ? 'opening' : 'healing' });
    const wait = Math.min(RETRY.most, RETRY.first * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** In the background, or without a network, the connection may have died silently. */
  #wakeUp(): void {
    if (this.#ended || document.hidden || this.state().connection === 'closed') return;
    if (this.#socket === null) this.#connect();
    else if (this.#joined) this.#askForLife(SILENCE_ON_WAKING);
  }

  #join(): void {
    const secret = secretOf();
    const after = latest(this.state())?.version;
    this.#post({
      type: 'join',
      id: this.#nextId(),
      match: this.#code,
      changes: true,
      ...(secret ? { secret } : {}),
      ...(after === undefined ? {} : { after }),
    });
  }

  #receive(message: ServerMessage): void {
    this.#listenForSilence();
    // If the clock has stood still, joining again brings fresh times.
    if (this.#joined && this.#clock.hasStood(nowIn(message))) return this.#hangUp();
    switch (message.type) {
      case 'joined':
        this.#welcome(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'change':
        this.#change(message);
        break;
      case 'suggestions':
        if (message.version === latest(this.state())?.version)
          this.#store.change({ suggestions: message.suggestions });
        break;
      case 'lobby':
        this.#store.change({ lobby: message.lobby, facts: factsOf(message.lobby) });
        this.#attend(message.lobby, { isNew: false });
        break;
      case 'presence':
        this.#store.change({ presence: message.presence, away: this.#away(message.absence) });
        break;
      case 'chat':
        this.#store.change({ chat: [...this.state().chat, message.line] });
        break;
      case 'settings':
        this.#store.change({ reactions: message.settings });
        break;
      case 'ack':
        this.#confirm(message.id);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'restarting':
      case 'pong':
        break;
    }
  }

  #welcome(joined: ServerMessageOf<'joined'>): void {
    const { viewer, lobby, presence, absence, chat, settings, table, suggestions } = joined;
    this.#joined = true;
    this.#failures = 0;
    // Another viewer has heard different things: start again from the first version.
    const known = viewer === this.state().viewer ? this.state().moments : [];
    const stranger = known.length === 0 && table !== null && table.heard[0]?.version !== 0;
    this.#store.change({
      connection: 'live',
      viewer,
      lobby,
      facts: factsOf(lobby),
      presence,
      away: this.#away(absence),
      chat,
      reactions: settings,
      moments: table && !stranger ? joinMoments(known, table) : [],
      deadline: table ? this.#deadline(table.timing) : null,
      suggestions,
    });
    for (const message of this.#unconfirmed.values()) this.#post(message);
    if (stranger) this.#hangUp();
    else this.#attend(lobby, { isNew: true });
  }

  /** Sends this browser's contribution to the randomness. The lobby keeps reporting its state. */
  #attend(lobby: Lobby, { isNew }: { isNew: boolean }): void {
    const says = attendTo(lobby, { isNew });
    if (says === null) return;
    const id = this.#nextId();
    this.#saidForChance.add(id);
    this.#post({ ...says, id });
  }

  #update(update: TableUpdate): void {
    const { suggestions } = this.state();
    const isSame = update.version === latest(this.state())?.version;
    this.#store.change({
      moments: joinMoments(this.state().moments, update),
      deadline: this.#deadline(update.timing),
      suggestions: isSame ? suggestions : [],
      sending: null,
    });
  }

  #deadline({ now, opened, due }: Timing): Deadline {
    const read = this.#clock.reads(now);
    return { opened: read(opened), due: due === null ? null : read(due) };
  }

  #away({ now, patience, seats, host }: Absence): Away {
    const read = this.#clock.reads(now);
    const since = (moment: number | null) => (moment === null ? null : read(moment));
    return { patience, seats: seats.map(since), host: since(host) };
  }

  /** If an update does not follow what is known here, something is missing: joining again fetches it. */
  #change(change: TableChange): void {
    const { version = 0, view = null } = latest(this.state()) ?? {};
    const table = view && tableAfter({ version, view }, change);
    if (table) this.#update(table);
    else this.#hangUp();
  }

  #confirm(id: string): void {
    const message = this.#unconfirmed.get(id);
    this.#unconfirmed.delete(id);
    if (message?.type === 'answer') this.#store.change({ sending: null });
  }

  #refused({ id, type: _, ...refused }: ServerMessageOf<'refused'>): void {
    // A server that is shutting down accepts nothing more: its successor is sent everything again.
    if (refused.code === 'restarting' && this.#joined) return;
    if (id !== null && this.#saidForChance.delete(id)) return;
    if (id !== null) this.#unconfirmed.delete(id);
    // A table that has moved on refuses commands for its earlier state: the update that follows explains it.
    const moved = refused.code === 'stale' || refused.code === 'over';
    const gone = !this.#joined && FOR_GOOD.has(refused.code);
    this.#store.change({
      sending: null,
      refused: moved ? null : refused,
      ...(gone ? { connection: 'closed' as const } : {}),
    });
    // Before joining, only the attempt to join can be refused: it is repeated after longer and longer pauses.
    if (!this.#joined) this.#hangUp();
  }

  #command(command: CommandWithoutId): void {
    const message = { ...command, id: this.#nextId() } as ClientMessage;
    this.#unconfirmed.set(message.id, message);
    if (this.#joined) this.#post(message);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #nextId(): string {
    return `${SENDER}-${this.#numbered++}`;
  }

  /** A connection that has been silent for too long, and does not answer when asked, is dead. */
  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#askForLife(SILENCE), PING_EVERY);
  }

  #askForLife(patience: number): void {
    this.#post({ type: 'ping', id: this.#nextId() });
    this.#expectWord(patience);
  }

  #expectWord(patience: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#hangUp(), patience);
  }
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type CommandWithoutId = WithoutId<Exclude<ClientMessage, { type: 'join' | 'ping' }>>;

/** Command ids must differ between pages of the same person. */
const SENDER = newId();

/** The server's time, if the message contains it. */
function nowIn(message: ServerMessage): number | null {
  switch (message.type) {
    case 'update':
    case 'change':
      return message.timing.now;
    case 'presence':
      return message.absence.now;
    case 'pong':
      return message.now;
    default:
      return null;
  }
}

function factsOf(lobby: Lobby): MatchFacts {
  return {
    game: lobby.game,
    rules: lobby.rules && {
      game: lobby.game,
      rules: lobby.rules.number,
      digest: lobby.rules.digest ?? undefined,
    },
    holders: lobby.seats.map((seat) => holderOf(seat, lobby.banned)),
    options: lobby.options,
    commitment: lobby.commitment,
  };
}

function holderOf(seat: SeatInfo, banned: Lobby['banned']): SeatHolder {
  if (seat.kind !== 'person') return seat;
  const { person, standIn, holiday } = seat;
  return {
    kind: 'person',
    name: person.name,
    standIn,
    banned: banned.some(({ id }) => id === person.id),
    ...(holiday !== undefined && { holiday }),
  };
}
