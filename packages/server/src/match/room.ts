import { type Game, type MatchRecord, type Position, Random, type Seat, type Viewer } from '@nokturn/engine';
import type {
  Chapter,
  ClientMessageOf,
  Lobby,
  MatchSummary,
  Person,
  SeatPlan,
  ServerMessage,
} from '@nokturn/protocol';
import type { BotPool } from '../bots/pool.ts';
import { inLog, type Log } from '../log.ts';
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
import { Alarm } from './alarm.ts';
import { answerFor, isPlayedByBot, nextLook, overdueAtTurn, wakeAt } from './answering.ts';
import { Audience, type Listener } from './audience.ts';
import { Pending } from './pending.ts';
import { Play } from './play.ts';
import { Queue } from './queue.ts';
import * as sheets from './sheet.ts';
import { recentChat, type Scene, settingsFor, tableFor } from './telling.ts';
import { knownSettings, timeOfBot } from './tempo.ts';

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
  /** The version for as long as the match is not played here. */
  readonly #storedVersion: number;
  #sheet: Sheet;
  #play: Play | null = null;
  #pending: Pending | null = null;
  #names = new Map<string, string>();
  readonly #queue = new Queue();
  readonly #alarm: Alarm;
  /** Seats whose bot is thinking about the open decision. */
  readonly #thinking = new Set<Seat>();
  #shut = false;
  #isOutdated = false;
  #touched: number;

  private constructor(house: House, game: Game, { sheet, version }: StoredMatch) {
    this.#house = house;
    this.#storedVersion = version;
    this.code = sheet.code;
    this.game = game;
    this.#sheet = sheet;
    this.#touched = house.time.now();
    this.#presentation = new Random(newSeed());
    this.#alarm = new Alarm(house.time, () => this.#moveOn());
  }

  /** From what is stored: the sheet, the entries and the answers held for the open decision. */
  static async open(house: House, game: Game, stored: StoredMatch): Promise<Room> {
    const room = new Room(house, game, stored);
    const { sheet } = stored;
    room.#names = await room.#namesIn(sheet);
    if (sheet.startedAt === null || room.isOfOtherRules) return room;
    room.#play = new Play(game, sheets.setupOf(sheet), await house.store.entries(sheet.code));
    const held = await house.store.held(sheet.code, room.#play.version);
    room.#openDecision(room.#play.openedAt(sheet.startedAt));
    for (const { seat, answer, elapsed } of held)
      room.#pending?.hold(seat, { answer, elapsed, by: 'person' });
    room.#moveOn();
    return room;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get version(): number {
    return this.#play?.version ?? this.#storedVersion;
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
    const isBusy =
      this.#queue.length > 0 || this.#thinking.size > 0 || (this.#alarm.at ?? Infinity) < now + after;
    return this.#audience.size === 0 && !isBusy && this.#touched <= now - after;
  }

  /** Somebody asked for the room. */
  touch(): void {
    this.#touched = this.#house.time.now();
  }

  /** It takes nothing more: the match has to be opened anew. */
  get isShut(): boolean {
    return this.#shut;
  }

  /** Stops all that the room does by itself. What is queued is still done. */
  async shut(): Promise<void> {
    this.#shut = true;
    await this.#queue.empty();
    this.#alarm.set(null);
  }

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.#audience.tell({ type: 'restarting', retry: 500 + Math.floor(Math.random() * 2000) });
    this.#audience.dismiss('restarting');
  }

  // ── who is here ───────────────────────────────────────────────────────────────────────────────────────────────

  async join(listener: Listener, { id, after }: { id: string; after?: number }): Promise<void> {
    await this.#turn(async () => {
      const viewer = this.#audience.viewerOf(listener, this.#sheet);
      const { status, spectators, startedAt } = this.#sheet;
      if (startedAt !== null) this.#mustHaveRules(this.#play);
      if (viewer === 'spectator' && status !== 'lobby' && !spectators)
        throw refuse('forbidden', 'this match is not open to spectators');
      const chat = await recentChat(this.#house, this.code);
      const play = this.#play;
      if (viewer !== 'spectator' && status === 'playing') await this.#comeBack(viewer);
      this.#audience.add(listener);
      const joined: ServerMessage = {
        type: 'joined',
        id,
        viewer,
        lobby: this.lobby,
        presence: this.#audience.presence(this.#sheet),
        chat,
        settings: settingsFor(this.game, this.#sheet, viewer),
        table: play && tableFor(this.#scene, viewer, play.chapters(viewer, after ?? null)),
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

  /** Whether somebody hosts the match or sits at it. */
  knows({ id }: Person): boolean {
    return this.#names.has(id);
  }

  async renamed({ id, name }: Person): Promise<void> {
    await this.#turn(async () => {
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
      const { game } = this;
      const at = this.#house.time.now();
      const sheet = sheets.start(this.#sheet, host.id, { game, seed: newSeed(), at });
      const play = new Play(game, sheets.setupOf(sheet));
      await this.#house.store.saveSheet(sheet, wakeAt(game, sheet, play.position, at), null);
      this.#sheet = sheet;
      this.#play = play;
      this.#openDecision(at);
      const { log } = this.#house;
      log.info({ match: inLog(this.code), game: game.id, seats: sheet.seats.length }, 'match started');
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
      if (this.#sheet.rematch !== null) return this.#sheet.rematch;
      const code = await make(this.#sheet);
      await this.#save({ ...this.#sheet, rematch: code });
      this.#tellLobby();
      return code;
    });
  }

  /** The play of a finished match, which hides nothing any more. */
  get finished(): Play {
    return this.#mustHaveRules(this.#mustBeOver());
  }

  /** The record of a finished match, also of one that was played by rules which are no longer here. */
  async record(): Promise<MatchRecord> {
    const play = this.#mustBeOver();
    return play?.record ?? sheets.recordOf(this.#sheet, await this.#house.store.entries(this.code));
  }

  // ── commands ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The version at which the answer stands. */
  async answer(person: Person, { id, version, answer }: ClientMessageOf<'answer'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#mySeat(person.id);
      const { play, pending } = this.#mustPlay(version);
      const now = this.#house.time.now();
      // It does not matter whether the message or the clock is looked at first (LN-15.8, LN-15.10).
      if (now >= (pending.limitAt ?? Infinity)) throw refuse('stale', 'the time for this answer has passed');
      const refusal = play.check(seat, answer);
      if (refusal) throw new Refusing(refusal);
      await this.#comeBack(seat);
      const elapsed = now - pending.opened;
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
      const seat = this.#mySeat(person.id);
      const { play } = this.#mustPlay(version);
      const at = this.#house.time.now();
      const sheet = this.#sheet;
      const startedAt = sheet.startedAt ?? at;
      const undone = play.undone(seat, { at, startedAt });
      if ('code' in undone) throw new Refusing(undone);
      const { version: next, position } = undone.play;
      const opened = undone.play.openedAt(startedAt);
      const stored = { sheet, version: next, wakeAt: wakeAt(this.game, sheet, position, opened) };
      await this.#house.store.append(stored, undone.entry, command);
      this.#play = undone.play;
      this.#openDecision(opened);
      this.#audience.tellEach(sheet, (viewer) => this.#update(viewer, [undone.play.chapter([], viewer)]));
      return undone.play.version;
    });
  }

  async changeSettings(person: Person, { id, reactions }: ClientMessageOf<'settings'>): Promise<number> {
    return this.#once(person, id, (command) => {
      const known = knownSettings(this.game, reactions);
      if ('strange' in known) throw refuse('malformed', `"${known.strange}" cannot be set like that`);
      return this.#changeMine(command, (mine) => ({
        ...mine,
        reactions: { ...mine.reactions, ...known.modes },
      }));
    });
  }

  async hold(person: Person, { id, armed }: ClientMessageOf<'hold'>): Promise<number> {
    return this.#once(person, id, (command) =>
      this.#changeMine(command, (mine) => ({ ...mine, hold: armed })),
    );
  }

  async comeBack(person: Person, { id }: ClientMessageOf<'return'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      sheets.mustBe(this.#sheet, 'playing');
      await this.#comeBack(this.#mySeat(person.id), command);
      return this.version;
    });
  }

  async letStandIn(host: Person, { id, seat }: ClientMessageOf<'stand-in'>): Promise<number> {
    return this.#once(host, id, async (command) => {
      sheets.mustHost(this.#sheet, host.id);
      sheets.mustBe(this.#sheet, 'playing');
      const gone = sheets.personAt(this.#sheet, seat);
      if (gone === null) throw refuse('no-seat', `nobody sits at seat ${seat}`);
      if (this.#audience.isHere(gone.person)) throw refuse('forbidden', 'that player is connected');
      await this.#save(sheets.withStandIn(this.#sheet, seat, 'bot'), command);
      this.#tellLobby();
      return this.version;
    });
  }

  async say(person: Person, { id, text }: ClientMessageOf<'chat'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = sheets.seatOf(this.#sheet, person.id);
      const { store, people, time } = this.#house;
      const name = (await people.named([person.id])).get(person.id) ?? person.name;
      const said = { at: time.now(), person: person.id, seat, text };
      const line = await store.say(this.code, said, command);
      this.#audience.tell({ type: 'chat', line: { ...line, person: { id: person.id, name } } });
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
      if (pending === null || !this.#isAwake) return this.#alarm.set(null);
      await this.#standInForOverdue(pending);
      const answered = this.#answerForSeats(pending);
      if (!this.#closesNow(pending)) {
        for (const seat of answered) this.#tellHeld(pending, seat);
        return this.#alarm.set(nextLook({ sheet: this.#sheet, pending }));
      }
      await this.#close(pending, null);
    }
  }

  /** Fills in what seats answer by their settings, stand-ins, bots and clocks; returns the seats answered for. */
  #answerForSeats(pending: Pending): Seat[] {
    if (!this.#isAwake) return [];
    const waiting = { ...this.#scene, pending };
    return pending.missing.filter((seat) => {
      if (isPlayedByBot(this.#sheet, seat)) this.#think(pending, seat);
      const held = answerFor(waiting, seat);
      if (held) pending.hold(seat, held);
      return held !== null;
    });
  }

  /** People whose turn clock ran out: the default answers or a bot stand in until they come back. */
  async #standInForOverdue(pending: Pending): Promise<void> {
    const gone = overdueAtTurn({ ...this.#scene, pending });
    if (gone.length === 0) return;
    const { after } = this.#sheet.clock;
    await this.#save(gone.reduce((sheet, seat) => sheets.withStandIn(sheet, seat, after), this.#sheet));
    this.#tellLobby();
  }

  #think(pending: Pending, seat: Seat): void {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    const { bots, time, pace } = this.#house;
    const sitting = this.#sheet.seats[seat];
    const play = this.#play as Play;
    const wanted = timeOfBot(this.game, pending.reaction, this.#sheet.options, this.#presentation) * pace;
    // All bots of a decision share its time, so that not even one thread for all of them makes any of them late.
    const together = pending.seats.filter((each) => isPlayedByBot(this.#sheet, each)).length;
    const asking = bots.answer({
      game: this.game.id,
      level: sitting?.kind === 'bot' ? sitting.level : null,
      view: play.view(seat),
      within: wanted / together,
    });
    void asking.then((answer) =>
      this.#later(async () => {
        if (this.#pending !== pending) return;
        this.#thinking.delete(seat);
        const elapsed = Math.max(wanted, time.now() - pending.opened);
        if (pending.missing.includes(seat) && isPlayedByBot(this.#sheet, seat)) {
          const legal = answer !== null && play.check(seat, answer) === null;
          if (!legal) this.#house.metrics.count('nokturn_bot_failures_total');
          pending.hold(seat, { answer: legal ? answer : play.fallback(seat), elapsed, by: 'bot' });
          this.#tellHeld(pending, seat);
        }
        await this.#goOn();
      }),
    );
  }

  /** A match that all its people have left stands still, whoever looks on; one of bots is played for those who watch. */
  get #isAwake(): boolean {
    if (this.#shut) return false;
    const isOfBots = this.#sheet.seats.every(({ kind }) => kind === 'bot');
    return sheets.hasPeople(this.#sheet) || (isOfBots && this.#audience.size > 0);
  }

  #closesNow(pending: Pending): boolean {
    const { closesAt } = pending;
    return closesAt !== null && closesAt <= this.#house.time.now();
  }

  /** Stores the answers as one entry, plays them, and tells everybody what they may know of it. */
  async #close(pending: Pending, command: Command | null): Promise<void> {
    const play = this.#play as Play;
    const at = this.#house.time.now();
    const moves = pending.moves((seat) => play.fallback(seat));
    const next = play.foresee(moves).position;
    const sheet = this.#sheetAfter(pending, next, at);
    const entry: Entry = { at, moves };
    const stored = { sheet, version: play.version + 1, wakeAt: wakeAt(this.game, sheet, next, at) };
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
        if (person?.hold && pending.hasAsked(seat))
          sheet = sheets.withSeat(sheet, seat, { ...person, hold: false });
      }
    if (!next.over) return sheet;
    return { ...sheet, status: 'over', endedAt: at, winners: this.game.result(next.state).winners };
  }

  #tellAfter(before: Sheet): void {
    if (this.#sheet.status !== before.status) {
      this.#house.log.info({ match: inLog(this.code), versions: this.version }, 'match over');
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
    this.#alarm.set(nextLook({ sheet: this.#sheet, pending }));
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

  // ── telling ───────────────────────────────────────────────────────────────────────────────────────────────────

  #update(viewer: Viewer, chapters: Chapter[]): ServerMessage {
    return { type: 'update', ...tableFor(this.#scene, viewer, chapters) };
  }

  get #scene(): Scene {
    const now = this.#house.time.now();
    return { sheet: this.#sheet, play: this.#play as Play, pending: this.#pending, now };
  }

  #tellSettings(seat: Seat): void {
    const settings = settingsFor(this.game, this.#sheet, seat);
    if (settings) this.#audience.tellSeat(this.#sheet, seat, { type: 'settings', settings });
  }

  #tellLobby(): void {
    this.#audience.tell({ type: 'lobby', lobby: this.lobby });
  }

  #tellPresence(): void {
    this.#audience.tell({ type: 'presence', presence: this.#audience.presence(this.#sheet) });
  }

  // ── the queue ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Runs when everything before it is done; what it throws reaches the caller and stops nothing. */
  #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#shut) return Promise.reject(refuse('restarting', 'the server is restarting'));
    this.touch();
    return this.#queue.add(async () => {
      if (this.#isOutdated) throw refuse('restarting', 'the match is opened anew');
      try {
        return await work();
      } catch (error) {
        if (error instanceof StoreError && error.code === 'conflict') this.#startOver();
        throw error;
      }
    });
  }

  /** Another process has played on in the store: what this room knows is old, and whoever is here joins a new one. */
  #startOver(): void {
    this.#house.log.error({ match: inLog(this.code) }, 'another process plays the same match');
    this.#isOutdated = true;
    void this.shut();
    this.sendAway();
  }

  /** Work of the room itself. If the store is in trouble it is tried again: nothing that was held is lost. */
  #later(work: () => Promise<void>): void {
    this.#turn(work).catch((error: unknown) => {
      if (error instanceof Refusing) return;
      const { log, time } = this.#house;
      log.error({ match: inLog(this.code), err: error }, 'a match could not go on');
      if (error instanceof StoreError && !this.#shut) this.#alarm.set(time.now() + RETRY_AFTER_STORE_TROUBLE);
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

  // ── what must be ──────────────────────────────────────────────────────────────────────────────────────────────

  /** It was begun under rules that are no longer here: it can be looked at from outside, but neither played nor replayed. */
  get isOfOtherRules(): boolean {
    return this.#sheet.startedAt !== null && this.#sheet.rules !== this.game.rulesVersion;
  }

  #mustHaveRules(play: Play | null): Play {
    if (play) return play;
    const { rules } = this.#sheet;
    throw refuse('other-rules', `it was begun under version ${rules} of the rules, which are no longer here`);
  }

  #mustBeOver(): Play | null {
    sheets.mustBe(this.#sheet, 'over');
    return this.#play;
  }

  #mustPlay(version: number): { play: Play; pending: Pending } {
    if (this.#sheet.status === 'over') throw refuse('over', 'the match is over');
    sheets.mustBe(this.#sheet, 'playing');
    const play = this.#mustHaveRules(this.#play);
    const pending = this.#pending;
    if (version !== play.version || pending === null)
      throw refuse('stale', `the table is at version ${play.version}, not ${version}`);
    return { play, pending };
  }

  #mySeat(person: string): Seat {
    const seat = sheets.seatOf(this.#sheet, person);
    if (seat === null) throw refuse('forbidden', 'you have no seat in this match');
    return seat;
  }

  // ── the sheet ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** A person who was stood in for plays again; what was answered for them and has not closed is theirs to answer. */
  async #comeBack(seat: Seat, command: Command | null = null): Promise<void> {
    if (!sheets.personAt(this.#sheet, seat)?.standIn) return;
    await this.#save(sheets.withReturn(this.#sheet, seat, this.#house.time.now()), command);
    this.#tellLobby();
    if (this.#pending?.giveBack(seat)) this.#tellHeld(this.#pending, seat);
  }

  async #changeMine(
    command: Command,
    change: (mine: NonNullable<ReturnType<typeof sheets.personAt>>) => Sheet['seats'][number],
  ): Promise<number> {
    const seat = this.#mySeat(command.person);
    const mine = sheets.personAt(this.#sheet, seat);
    if (mine) await this.#save(sheets.withSeat(this.#sheet, seat, change(mine)), command);
    this.#tellSettings(seat);
    return this.version;
  }

  async #changeSheet(change: (sheet: Sheet) => Sheet): Promise<void> {
    await this.#turn(async () => {
      const sheet = change(this.#sheet);
      if (sheet === this.#sheet) return;
      const names = await this.#namesIn(sheet);
      await this.#save(sheet);
      this.#names = names;
      this.#tellLobby();
      this.#tellPresence();
      this.#moveOn();
    });
  }

  async #save(sheet: Sheet, command: Command | null = null): Promise<void> {
    const { time, store } = this.#house;
    const position = this.#play?.position;
    const opened = this.#pending?.opened ?? time.now();
    await store.saveSheet(sheet, position ? wakeAt(this.game, sheet, position, opened) : null, command);
    this.#sheet = sheet;
  }

  #namesIn({ seats, host }: Sheet): Promise<Map<string, string>> {
    const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
    return this.#house.people.named([...ids, host]);
  }
}
