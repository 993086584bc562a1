import { automaticAnswer, type Game, type Position, Random, type Seat, type Viewer } from '@nokturn/engine';
import type {
  Chapter,
  ClientMessageOf,
  Lobby,
  MatchSummary,
  Person,
  SeatPlan,
  ServerMessage,
  TableUpdate,
} from '@nokturn/protocol';
import { LIMITS } from '@nokturn/protocol/limits';
import type { BotPool } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import { newSeed } from '../random.ts';
import { Refusing, refuse } from '../refused.ts';
import {
  type Command,
  type Entry,
  type Sheet,
  type Store,
  type StoredHeld,
  type StoredMatch,
  StoreError,
} from '../store/store.ts';
import type { Time } from '../time.ts';
import { Audience, type Listener } from './audience.ts';
import { type Held, Pending } from './pending.ts';
import { Play } from './play.ts';
import * as sheets from './sheet.ts';
import { knownSettings, settingsOf, timeOfAutomatic, timeOfBot } from './tempo.ts';

/** What every room of a server shares. */
export interface House {
  readonly store: Store;
  readonly people: People;
  readonly bots: BotPool;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Presentation times are multiplied by this; 1 is as the rules say. */
  readonly pace: number;
}

const RETRY_AFTER_STORE_TROUBLE = 1000;

/**
 * One match with everybody who is connected to it. All that changes it goes through one queue: validate, store, tell.
 * Nothing is told that is not stored.
 */
export class Room {
  readonly code: string;
  readonly game: Game;
  readonly #house: House;
  readonly #audience = new Audience();
  readonly #presentation: Random;
  #sheet: Sheet;
  #play: Play | null = null;
  #pending: Pending | null = null;
  #names = new Map<string, string>();
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  #timer: { at: number; cancel: () => void } | null = null;
  /** Seats whose bot is thinking about the open decision. */
  #thinking = new Set<Seat>();
  #closing = false;
  #touched: number;

  private constructor(house: House, game: Game, sheet: Sheet) {
    this.#house = house;
    this.code = sheet.code;
    this.game = game;
    this.#sheet = sheet;
    this.#touched = house.time.now();
    this.#presentation = new Random(newSeed());
  }

  /** From what is stored: the sheet, the entries and the answers held for the open decision. */
  static async open(house: House, game: Game, stored: StoredMatch): Promise<Room> {
    const room = new Room(house, game, stored.sheet);
    await room.#learnNames();
    const { sheet } = stored;
    if (sheet.status === 'lobby' || sheet.status === 'closed') return room;
    if (room.#isOfOtherRules) return room;
    const entries = await house.store.entries(sheet.code);
    room.#play = new Play(game, setupOf(sheet), entries);
    const opened = entries.at(-1)?.at ?? sheet.startedAt ?? house.time.now();
    const held = await house.store.held(sheet.code, room.#play.version);
    room.#openDecision(opened);
    for (const { seat, answer, elapsed } of held)
      room.#pending?.hold(seat, { answer, elapsed, by: 'person' });
    room.#moveOn();
    return room;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get version(): number {
    return this.#play?.version ?? 0;
  }

  /** The position's hash, for those who check that nothing was lost. */
  get hash(): string | null {
    return this.#play?.hash ?? null;
  }

  get lobby(): Lobby {
    return sheets.lobbyOf(this.#sheet, this.#names);
  }

  get summary(): MatchSummary {
    return { ...this.lobby, presence: this.#audience.presence(this.#sheet), version: this.version };
  }

  /** Nobody is here and nothing is about to happen: it can be forgotten, and found again in the store. */
  isIdle(now: number, after: number): boolean {
    const busy = this.#queued > 0 || this.#thinking.size > 0 || (this.#timer?.at ?? Infinity) < now + after;
    return this.#audience.size === 0 && !busy && this.#touched <= now - after;
  }

  /** Somebody asked for the room. */
  touch(): void {
    this.#touched = this.#house.time.now();
  }

  /** Stops all that the room does by itself. What is queued is still done. */
  async shut(): Promise<void> {
    this.#closing = true;
    this.#schedule(null);
    await this.#queue;
    this.#schedule(null);
  }

  dismissAll(message: ServerMessage): void {
    this.#audience.tell(message);
    this.#audience.dismiss('restarting');
  }

  // ── who is here ───────────────────────────────────────────────────────────────────────────────────────────────

  async join(listener: Listener, { id, after }: { id: string; after?: number }): Promise<void> {
    await this.#turn(async () => {
      this.#mustKnowRules();
      const viewer = this.#audience.viewerOf(listener, this.#sheet);
      const { status, spectators } = this.#sheet;
      if (viewer === 'spectator' && status !== 'lobby' && !spectators)
        throw refuse('forbidden', 'this match is not open to spectators');
      const chat = await this.#recentChat();
      if (viewer !== 'spectator' && status === 'playing') await this.#comeBack(viewer);
      this.#audience.add(listener);
      const joined: ServerMessage = {
        type: 'joined',
        id,
        viewer,
        lobby: this.lobby,
        presence: this.#audience.presence(this.#sheet),
        chat,
        settings: this.#settingsOf(viewer),
        table: this.#tableFor(viewer, after ?? null),
      };
      listener.hear(JSON.stringify(joined));
      this.#tellPresence();
      this.#moveOn();
    });
  }

  leave(listener: Listener): void {
    if (!this.#audience.remove(listener)) return;
    this.touch();
    this.#tellPresence();
  }

  async renamed({ id, name }: Person): Promise<void> {
    await this.#turn(async () => {
      if (!this.#names.has(id)) return;
      this.#names.set(id, name);
      this.#tellLobby();
    });
  }

  // ── before and after play ─────────────────────────────────────────────────────────────────────────────────────

  async sitDown(person: Person, seat: Seat): Promise<void> {
    await this.#changeSheet((sheet) => sheets.sitDown(sheet, person.id, seat));
    this.#tellSettings(seat);
  }

  async standUp(person: Person, seat: Seat): Promise<void> {
    await this.#changeSheet((sheet) => sheets.standUp(sheet, person.id, seat));
  }

  async planSeat(host: Person, seat: Seat, plan: SeatPlan): Promise<void> {
    await this.#changeSheet((sheet) => sheets.planSeat(sheet, host.id, seat, plan));
  }

  async close(host: Person): Promise<void> {
    await this.#changeSheet((sheet) => sheets.close(sheet, host.id));
    this.#audience.dismiss('removed-from-match');
  }

  async start(host: Person): Promise<void> {
    await this.#turn(async () => {
      this.#mustKnowRules();
      const at = this.#house.time.now();
      const sheet = sheets.start(this.#sheet, host.id, { seed: newSeed(), at });
      const play = new Play(this.game, setupOf(sheet));
      await this.#house.store.saveSheet(sheet, this.#wakeAt(sheet, play.position, at));
      this.#sheet = sheet;
      this.#play = play;
      this.#openDecision(at);
      const { log } = this.#house;
      log.info(
        { match: this.code.slice(0, 3), game: sheet.game, seats: sheet.seats.length },
        'match started',
      );
      if (!sheet.spectators)
        this.#audience.dismiss(
          'removed-from-match',
          (listener) => this.#audience.viewerOf(listener, sheet) === 'spectator',
        );
      this.#tellLobby();
      this.#audience.tellEach(sheet, (viewer) => this.#update(viewer, play.chapters(viewer, null)));
      this.#moveOn();
    });
  }

  /** The code of the next match with the same setup, made by the first who asks. */
  async rematch(make: (sheet: Sheet) => Promise<string>): Promise<string> {
    return this.#turn(async () => {
      sheets.mustBe(this.#sheet, 'over');
      this.#mustKnowRules();
      if (this.#sheet.rematch !== null) return this.#sheet.rematch;
      const code = await make(this.#sheet);
      await this.#save({ ...this.#sheet, rematch: code });
      this.#tellLobby();
      return code;
    });
  }

  /** The play of a finished match, which hides nothing any more. */
  get finished(): Play {
    this.#mustKnowRules();
    if (this.#sheet.status !== 'over' || this.#play === null)
      throw refuse('wrong-time', 'the match is not over');
    return this.#play;
  }

  // ── commands ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The version at which the answer stands. */
  async answer(person: Person, { id, version, answer }: ClientMessageOf<'answer'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#mySeat(person);
      const { play, pending } = this.#mustPlay(version);
      const refusal = play.check(seat, answer);
      if (refusal) throw new Refusing(refusal);
      await this.#comeBack(seat);
      const elapsed = this.#house.time.now() - pending.opened;
      const takeBack = pending.hold(seat, { answer, elapsed, by: 'person' });
      try {
        if (this.#closesNow(pending)) await this.#close(pending, command);
        else await this.#keep(pending, { seat, answer, elapsed }, command);
      } catch (error) {
        takeBack();
        throw error;
      }
      return this.version;
    });
  }

  async undo(person: Person, { id, version }: ClientMessageOf<'undo'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#mySeat(person);
      const { play } = this.#mustPlay(version);
      const at = this.#house.time.now();
      const undone = play.undone(seat, at);
      if ('code' in undone) throw new Refusing(undone);
      const sheet = this.#sheet;
      const stored = {
        sheet,
        version: undone.play.version,
        wakeAt: this.#wakeAt(sheet, undone.play.position, at),
      };
      await this.#house.store.append(stored, undone.entry, command);
      this.#play = undone.play;
      this.#openDecision(at);
      this.#audience.tellEach(sheet, (viewer) => this.#update(viewer, [undone.play.chapter([], viewer)]));
      return undone.play.version;
    });
  }

  async changeSettings(person: Person, { reactions }: ClientMessageOf<'settings'>): Promise<number> {
    return this.#turn(async () => {
      const known = knownSettings(this.game, reactions);
      if ('strange' in known) throw refuse('malformed', `"${known.strange}" cannot be set like that`);
      return this.#changeMine(person, (mine) => ({
        ...mine,
        reactions: { ...mine.reactions, ...known.modes },
      }));
    });
  }

  async hold(person: Person, { armed }: ClientMessageOf<'hold'>): Promise<number> {
    return this.#turn(() => this.#changeMine(person, (mine) => ({ ...mine, hold: armed })));
  }

  async comeBack(person: Person): Promise<number> {
    return this.#turn(async () => {
      sheets.mustBe(this.#sheet, 'playing');
      await this.#comeBack(this.#mySeat(person));
      this.#moveOn();
      return this.version;
    });
  }

  async letStandIn(host: Person, { seat }: ClientMessageOf<'stand-in'>): Promise<number> {
    return this.#turn(async () => {
      sheets.mustHost(this.#sheet, host.id);
      sheets.mustBe(this.#sheet, 'playing');
      const gone = sheets.personAt(this.#sheet, seat);
      if (gone === null) throw refuse('no-seat', `nobody sits at seat ${seat}`);
      if (this.#audience.isHere(gone.person)) throw refuse('forbidden', 'that player is connected');
      await this.#save(sheets.withStandIn(this.#sheet, seat, 'bot'));
      this.#tellLobby();
      this.#moveOn();
      return this.version;
    });
  }

  async say(person: Person, { id, text }: ClientMessageOf<'chat'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = sheets.seatOf(this.#sheet, person.id);
      const at = this.#house.time.now();
      const line = await this.#house.store.say(this.code, { at, person: person.id, seat, text }, command);
      this.#audience.tell({ type: 'chat', line: { ...line, person } });
      return this.version;
    });
  }

  // ── how the match moves on ────────────────────────────────────────────────────────────────────────────────────

  /** As a piece of work of its own: what a command did stands, whatever becomes of what follows from it. */
  #moveOn(): void {
    this.#later(() => this.#goOn());
  }

  /** Does what is to be done without anybody's command: automatic answers, bots, clocks, closing. */
  async #goOn(): Promise<void> {
    for (;;) {
      const pending = this.#pending;
      if (pending === null || !this.#isAwake) return this.#schedule(null);
      await this.#standInForOverdue(pending);
      const answered = this.#answerForSeats(pending);
      if (!this.#closesNow(pending)) {
        for (const seat of answered) this.#tellHeld(pending, seat);
        return this.#schedule(this.#nextLook(pending));
      }
      await this.#close(pending, null);
    }
  }

  /** Fills in what seats answer by their settings, stand-ins, bots and clocks; returns the seats answered for. */
  #answerForSeats(pending: Pending): Seat[] {
    if (!this.#isAwake) return [];
    return pending.missing.filter((seat) => {
      if (this.#isPlayedByBot(seat)) this.#think(pending, seat);
      const held = this.#answerFor(pending, seat);
      if (held) pending.hold(seat, held);
      return held !== null;
    });
  }

  #answerFor(pending: Pending, seat: Seat): Held | null {
    const now = this.#house.time.now();
    const elapsed = now - pending.opened;
    const person = sheets.personAt(this.#sheet, seat);
    switch (person?.standIn) {
      case undefined:
      case 'bot':
        return null;
      case 'default': {
        const answer = (this.#play as Play).fallback(seat);
        return { answer, elapsed: timeOfAutomatic(elapsed), by: 'fallback' };
      }
      case null:
        return this.#automatic(pending, seat, elapsed) ?? this.#overdue(pending, seat, now);
    }
  }

  #automatic(pending: Pending, seat: Seat, elapsed: number): Held | null {
    const settings = this.#settingsOf(seat);
    const ask = (this.#play as Play).askOf(seat);
    if (settings === null || ask === null) return null;
    const { reactions: modes, hold } = settings;
    const answer = automaticAnswer(this.game.tempo, pending.step, ask, { modes, hold });
    return answer === null ? null : { answer, elapsed: timeOfAutomatic(elapsed), by: 'automatic' };
  }

  /** A reaction that was not answered in time. */
  #overdue(pending: Pending, seat: Seat, now: number): Held | null {
    const due = pending.limitAt;
    if (due === null || now < due) return null;
    const answer = (this.#play as Play).fallback(seat);
    return { answer, elapsed: due - pending.opened, by: 'fallback' };
  }

  /** People whose turn clock ran out: the default answers or a bot stand in until they come back. */
  async #standInForOverdue(pending: Pending): Promise<void> {
    const { clock } = this.#sheet;
    if (pending.reaction !== null) return;
    const now = this.#house.time.now();
    const gone = pending.missing.filter(
      (seat) =>
        sheets.personAt(this.#sheet, seat)?.standIn === null &&
        now >= (this.#dueAt(pending, seat) ?? Infinity),
    );
    if (gone.length === 0) return;
    await this.#save(gone.reduce((sheet, seat) => sheets.withStandIn(sheet, seat, clock.after), this.#sheet));
    this.#tellLobby();
  }

  #think(pending: Pending, seat: Seat): void {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    const { bots, time, pace } = this.#house;
    const sitting = this.#sheet.seats[seat];
    const play = this.#play as Play;
    const wanted = timeOfBot(this.game, pending.reaction, this.#sheet.options, this.#presentation) * pace;
    const asking = bots.answer({
      game: this.game.id,
      level: sitting?.kind === 'bot' ? sitting.level : null,
      view: play.view(seat),
      within: wanted,
    });
    void asking.then((answer) =>
      this.#later(async () => {
        if (this.#pending !== pending) return;
        this.#thinking.delete(seat);
        const elapsed = Math.max(wanted, time.now() - pending.opened);
        if (pending.missing.includes(seat) && this.#isPlayedByBot(seat)) {
          const legal = answer !== null && play.check(seat, answer) === null;
          if (!legal) this.#house.metrics.count('nokturn_bot_failures_total');
          pending.hold(seat, { answer: legal ? answer : play.fallback(seat), elapsed, by: 'bot' });
          this.#tellHeld(pending, seat);
        }
        await this.#goOn();
      }),
    );
  }

  /** A match that people no longer play goes on only while somebody watches. */
  get #isAwake(): boolean {
    return !this.#closing && (sheets.hasPeople(this.#sheet) || this.#audience.size > 0);
  }

  #isPlayedByBot(seat: Seat): boolean {
    const sitting = this.#sheet.seats[seat];
    return sitting?.kind === 'bot' || (sitting?.kind === 'person' && sitting.standIn === 'bot');
  }

  #closesNow(pending: Pending): boolean {
    const { closesAt } = pending;
    return closesAt !== null && closesAt <= this.#house.time.now();
  }

  #nextLook(pending: Pending): number | null {
    const waiting = pending.missing.filter((seat) => !this.#isPlayedByBot(seat));
    const times = [pending.closesAt, ...waiting.map((seat) => this.#dueAt(pending, seat))];
    const next = Math.min(...times.map((at) => at ?? Infinity));
    return next === Infinity ? null : next;
  }

  /** By when somebody has to answer the open decision. */
  #dueAt(pending: Pending, viewer: Viewer): number | null {
    const seat = typeof viewer === 'number' ? viewer : -1;
    return pending.limitAt ?? sheets.dueAt(this.#sheet, seat, pending.opened);
  }

  /** Stores the answers as one entry, plays them, and tells everybody what they may know of it. */
  async #close(pending: Pending, command: Command | null): Promise<void> {
    const play = this.#play as Play;
    const at = this.#house.time.now();
    const moves = pending.moves((seat) => play.fallback(seat));
    const next = play.foresee(moves).position;
    const sheet = this.#sheetAfter(pending, next, at);
    const entry: Entry = { at, moves };
    const stored = { sheet, version: play.version + 1, wakeAt: this.#wakeAt(sheet, next, at) };
    await this.#house.store.append(stored, entry, command);

    const before = this.#sheet;
    this.#sheet = sheet;
    const happenings = play.apply(entry);
    this.#openDecision(at);
    this.#house.metrics.count('nokturn_versions_total');
    this.#audience.tellEach(sheet, (viewer) => this.#update(viewer, [play.chapter(happenings, viewer)]));
    if (sheet !== before) this.#tellAfter(before);
  }

  /** The sheet once the decision has closed: holds that were used are disarmed, and a finished match is over. */
  #sheetAfter(pending: Pending, next: Position, at: number): Sheet {
    let sheet = this.#sheet;
    if (pending.reaction?.hold)
      for (const seat of pending.seats) {
        const person = sheets.personAt(sheet, seat);
        if (person?.hold) sheet = sheets.withSeat(sheet, seat, { ...person, hold: false });
      }
    if (!next.over) return sheet;
    return { ...sheet, status: 'over', endedAt: at, winners: this.game.result(next.state).winners };
  }

  #tellAfter(before: Sheet): void {
    if (this.#sheet.status !== before.status) {
      this.#house.log.info({ match: this.code.slice(0, 3), versions: this.version }, 'match over');
      this.#tellLobby();
    }
    for (const seat of this.#sheet.seats.keys()) {
      const held = sheets.personAt(before, seat)?.hold;
      if (held && !sheets.personAt(this.#sheet, seat)?.hold) this.#tellSettings(seat);
    }
  }

  async #keep(pending: Pending, held: StoredHeld, command: Command): Promise<void> {
    await this.#house.store.hold(this.code, pending.version, held, command);
    this.#tellHeld(pending, held.seat);
    this.#schedule(this.#nextLook(pending));
  }

  /** Somebody's answer is held: the seat itself sees it; others see that it is there where the game lets them. */
  #tellHeld(pending: Pending, seat: Seat): void {
    this.#audience.tellEach(this.#sheet, (viewer) =>
      viewer === seat || pending.isSeen ? this.#update(viewer, []) : null,
    );
  }

  /** Opens the decision that the play has come to; what is answered by itself is answered before anybody is told. */
  #openDecision(at: number): void {
    const play = this.#play as Play;
    this.#thinking.clear();
    this.#pending = null;
    if (play.position.asked === null) return;
    const { options } = this.#sheet;
    this.#pending = new Pending(play, { opened: at, options, pace: this.#house.pace });
    this.#answerForSeats(this.#pending);
  }

  /** When somebody has to look after the match even if it is not in memory. */
  #wakeAt(sheet: Sheet, position: Position, at: number): number | null {
    const { asked } = position;
    if (asked === null || sheet.status !== 'playing' || !sheets.hasPeople(sheet)) return null;
    if (this.game.tempo?.reactions[asked.frame.step]) return at;
    const people = asked.seats.filter((seat) => sheets.personAt(sheet, seat)?.standIn === null);
    if (people.length === 0) return at;
    const due = Math.min(...people.map((seat) => sheets.dueAt(sheet, seat, at) ?? Infinity));
    return due === Infinity ? null : due;
  }

  // ── telling ───────────────────────────────────────────────────────────────────────────────────────────────────

  #update(viewer: Viewer, chapters: Chapter[]): ServerMessage {
    return { type: 'update', ...this.#tableNow(this.#play as Play, viewer), chapters };
  }

  #tableFor(viewer: Viewer, after: number | null): TableUpdate | null {
    const play = this.#play;
    return play && { ...this.#tableNow(play, viewer), chapters: play.chapters(viewer, after) };
  }

  #tableNow(play: Play, viewer: Viewer): Omit<TableUpdate, 'chapters'> {
    const now = this.#house.time.now();
    const pending = this.#pending;
    const view = play.view(viewer);
    return {
      version: play.version,
      view: pending ? pending.shownIn(view) : view,
      timing: {
        now,
        opened: pending?.opened ?? now,
        due: pending && this.#dueAt(pending, viewer),
      },
    };
  }

  #settingsOf(viewer: Viewer) {
    const person = typeof viewer === 'number' ? sheets.personAt(this.#sheet, viewer) : null;
    return person && settingsOf(this.game, person);
  }

  #tellSettings(seat: Seat): void {
    const settings = this.#settingsOf(seat);
    if (settings) this.#audience.tellSeat(this.#sheet, seat, { type: 'settings', settings });
  }

  #tellLobby(): void {
    this.#audience.tell({ type: 'lobby', lobby: this.lobby });
  }

  #tellPresence(): void {
    this.#audience.tell({ type: 'presence', presence: this.#audience.presence(this.#sheet) });
  }

  async #recentChat() {
    const lines = await this.#house.store.chat(this.code, LIMITS.chatKept);
    const names = await this.#house.people.named(lines.map(({ person }) => person));
    return lines.map((line) => ({
      ...line,
      person: { id: line.person, name: names.get(line.person) ?? '?' },
    }));
  }

  // ── the queue ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Runs when everything before it is done; what it throws reaches the caller and stops nothing. */
  #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(refuse('restarting', 'the server is restarting'));
    this.touch();
    this.#queued++;
    const result = this.#queue.then(work).finally(() => this.#queued--);
    this.#queue = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /** Work of the room itself. If the store is in trouble it is tried again: nothing that was held is lost. */
  #later(work: () => Promise<void>): void {
    this.#turn(work).catch((error: unknown) => {
      if (error instanceof Refusing) return;
      const { log, time } = this.#house;
      log.error({ match: this.code.slice(0, 3), err: error }, 'a match could not go on');
      if (error instanceof StoreError) this.#schedule(time.now() + RETRY_AFTER_STORE_TROUBLE);
    });
  }

  /** A command that changes the match is played once, however often it is sent. */
  #once(person: Person, id: string, work: (command: Command) => Promise<number>): Promise<number> {
    return this.#turn(async () => {
      const command = { person: person.id, id };
      const played = await this.#house.store.played(this.code, command);
      if (played !== null) return played;
      const version = await work(command);
      this.#moveOn();
      return version;
    });
  }

  #schedule(at: number | null): void {
    if (this.#timer?.at === at) return;
    this.#timer?.cancel();
    this.#timer = null;
    if (at === null || this.#closing) return;
    const cancel = this.#house.time.after(at - this.#house.time.now(), () => {
      this.#timer = null;
      this.#moveOn();
    });
    this.#timer = { at, cancel };
  }

  /** Such a match can be looked at from outside, but neither played nor replayed. */
  get #isOfOtherRules(): boolean {
    return this.#sheet.rules !== this.game.rulesVersion;
  }

  #mustKnowRules(): void {
    const { rules } = this.#sheet;
    if (this.#isOfOtherRules)
      throw refuse('other-rules', `it is played by version ${rules} of the rules, which are no longer here`);
  }

  #mustPlay(version: number): { play: Play; pending: Pending } {
    this.#mustKnowRules();
    if (this.#sheet.status === 'over') throw refuse('over', 'the match is over');
    if (this.#play === null || this.#pending === null)
      throw refuse('wrong-time', 'the match has not started');
    if (version !== this.#play.version)
      throw refuse('stale', `the table is at version ${this.#play.version}, not ${version}`);
    return { play: this.#play, pending: this.#pending };
  }

  #mySeat(person: Person): Seat {
    const seat = sheets.seatOf(this.#sheet, person.id);
    if (seat === null) throw refuse('forbidden', 'you have no seat in this match');
    return seat;
  }

  /** A person who was stood in for plays again; what was answered for them and has not closed is theirs to answer. */
  async #comeBack(seat: Seat): Promise<void> {
    if (!sheets.personAt(this.#sheet, seat)?.standIn) return;
    await this.#save(sheets.withReturn(this.#sheet, seat, this.#house.time.now()));
    this.#pending?.giveBack(seat);
    this.#tellLobby();
  }

  async #changeMine(
    person: Person,
    change: (mine: NonNullable<ReturnType<typeof sheets.personAt>>) => Sheet['seats'][number],
  ): Promise<number> {
    const seat = this.#mySeat(person);
    const mine = sheets.personAt(this.#sheet, seat);
    if (mine) await this.#save(sheets.withSeat(this.#sheet, seat, change(mine)));
    this.#tellSettings(seat);
    this.#moveOn();
    return this.version;
  }

  async #changeSheet(change: (sheet: Sheet) => Sheet): Promise<void> {
    await this.#turn(async () => {
      const sheet = change(this.#sheet);
      if (sheet === this.#sheet) return;
      await this.#save(sheet);
      await this.#learnNames();
      this.#tellLobby();
      this.#tellPresence();
      this.#moveOn();
    });
  }

  async #save(sheet: Sheet): Promise<void> {
    const { time, store } = this.#house;
    const position = this.#play?.position;
    const opened = this.#pending?.opened ?? time.now();
    await store.saveSheet(sheet, position ? this.#wakeAt(sheet, position, opened) : null);
    this.#sheet = sheet;
  }

  async #learnNames(): Promise<void> {
    const ids = this.#sheet.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
    this.#names = await this.#house.people.named([...ids, this.#sheet.host]);
  }
}

function setupOf({ seats, options, seed }: Sheet) {
  if (seed === null) throw new Error('a match without a seed cannot be played');
  return { seats: seats.length, options, seed };
}
