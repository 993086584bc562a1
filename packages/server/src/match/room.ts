import type { Game, MatchRecord, Seat } from '@nokturn/engine';
import type {
  ChatLine,
  ClientMessageOf,
  Lobby,
  MatchSummary,
  Person,
  Presence,
  SeatPlan,
  ServerMessage,
} from '@nokturn/protocol';
import type { Notice } from '../bus/bus.ts';
import { inLog } from '../log.ts';
import { newSeed } from '../random.ts';
import { Refusing, refuse } from '../refused.ts';
import { type Command, type Sheet, type Standing, type StoredState, StoreError } from '../store/store.ts';
import type { Listener } from './audience.ts';
import { Book } from './book.ts';
import { CatchingUp } from './catching-up.ts';
import { Course } from './course.ts';
import { Herald } from './herald.ts';
import type { House } from './house.ts';
import { Keeping } from './keeping.ts';
import { Neighbours } from './neighbours.ts';
import type { Play } from './play.ts';
import * as sheets from './sheet.ts';
import { Suggestions } from './suggestions.ts';
import { recentChat, settingsFor, tableFor } from './telling.ts';
import { knownSettings } from './tempo.ts';
import { Turns } from './turns.ts';

/**
 * One match with everybody who is connected to it here. All that changes it goes through one queue: validate, store,
 * tell. Nothing is told that is not stored. Other servers can have a room for the same match: what they store is taken
 * over and told here as well.
 */
export class Room {
  readonly #house: House;
  readonly #book: Book;
  readonly #herald: Herald;
  readonly #turns: Turns;
  readonly #keeping: Keeping;
  readonly #course: Course;
  readonly #catchingUp: CatchingUp;
  readonly #neighbours: Neighbours;
  readonly #suggestions = new Suggestions();
  /** How far the match has come, for all that was heard. */
  #rumour = { revision: 0, lines: 0 };

  private constructor(house: House, book: Book) {
    const herald = new Herald(book, house.crowds);
    const turns = new Turns(book.code, house, {
      catchUp: () => this.#catchUp(),
      tryAgain: () => this.#course.tryAgainLater(),
    });
    const keeping = new Keeping(book.code, house);
    const course = new Course(house, { book, herald, turns, keeping });
    this.#house = house;
    this.#book = book;
    this.#herald = herald;
    this.#turns = turns;
    this.#keeping = keeping;
    this.#course = course;
    this.#catchingUp = new CatchingUp({ book, herald, course });
    this.#neighbours = new Neighbours(house, { book, herald, course, suggestions: this.#suggestions });
  }

  /** From what is stored: the sheet, the entries and the answers held for the open decision. */
  static async open(house: House, game: Game, state: StoredState): Promise<Room> {
    const book = await Book.open(house, game, state);
    const room = new Room(house, book);
    room.#neighbours.exchange();
    const { play, sheet } = book;
    if (play === null || sheet.startedAt === null) return room;
    room.#course.openDecision(play.openedAt(sheet.startedAt));
    for (const held of state.held) book.pending?.take(held);
    room.#course.moveOn();
    return room;
  }

  get code(): string {
    return this.#book.code;
  }

  get game(): Game {
    return this.#book.game;
  }

  get sheet(): Sheet {
    return this.#book.sheet;
  }

  get version(): number {
    return this.#book.version;
  }

  /** The position's hash, for those who check that nothing was lost. */
  get hash(): string | null {
    return this.#book.play?.hash ?? null;
  }

  get lobby(): Lobby {
    return this.#book.lobby;
  }

  get summary(): MatchSummary {
    return { ...this.lobby, presence: this.presenceAt(this.sheet), version: this.version };
  }

  presenceAt(sheet: Sheet): Presence {
    return this.#herald.audience.presence(sheet);
  }

  get isOfOtherRules(): boolean {
    return this.#book.isOfOtherRules;
  }

  /** While servers are replaced by newer ones, some know rules that others do not know yet. */
  get isOfNewerRules(): boolean {
    return this.isOfOtherRules && this.sheet.rules > this.game.rulesVersion;
  }

  /** Nobody is here and nothing is about to happen: it can be forgotten, and found again in the store. */
  isIdle(now: number, after: number): boolean {
    const isBusy = this.#turns.isBusy || this.#course.isBusyUntil(now + after);
    return this.#herald.audience.size === 0 && !isBusy && this.#turns.touched <= now - after;
  }

  /** Somebody needs it to be as it is in the store. */
  get isInUse(): boolean {
    return this.#herald.audience.size > 0 || this.#keeping.isMine;
  }

  /** It takes nothing more: the match has to be opened anew. */
  get isShut(): boolean {
    return this.#turns.isShut;
  }

  /** Stops all that the room does by itself. What is queued is still done. */
  async shut(): Promise<void> {
    await this.#turns.shut();
    this.#course.stop();
  }

  /** The same, and lets another server look after the match. */
  async forget(): Promise<void> {
    await this.shut();
    await this.#keeping.release();
  }

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.#herald.sendAway();
  }

  /** It will never move on: nobody has to look after it. */
  async sleepForGood(): Promise<void> {
    await this.#turns.take(() => this.#book.saveAsleep());
  }

  // ── other servers ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Somebody asked for the room: it is as it is in the store. */
  async refresh(): Promise<void> {
    this.#turns.touch();
    await this.#turns.quietly(() => this.#catchUp());
  }

  /** How the match stands in the store. */
  compare({ revision, lines, keeper }: Omit<Standing, 'code'>): void {
    if (this.#keeping.learn(keeper)) this.#course.moveOn();
    this.#hearOf({ revision, lines });
  }

  /** The store says that this server keeps the match. */
  async lookAfter(): Promise<void> {
    if (this.isShut || !this.#keeping.learn(this.#house.server)) return;
    await this.#turns.quietly(() => this.#catchUp());
    this.#course.moveOn();
  }

  hear(notice: Extract<Notice, { match: string }>): void {
    if (notice.kind === 'changed') this.#hearOf({ revision: notice.revision });
    else if (notice.kind === 'said') this.#hearOf({ lines: notice.lines });
    else this.#neighbours.hear(notice);
  }

  /** A server that is new wants to know. */
  sayWhoIsHere(): void {
    this.#neighbours.sayWhoIsHere();
  }

  /** Some of those who were connected to other servers may be there no longer. */
  tellChangedPresence(): void {
    this.#herald.tellChangedPresence();
  }

  /** The line to other servers was cut. */
  exchange(): void {
    this.#neighbours.exchange();
  }

  #hearOf({ revision = 0, lines = 0 }: { revision?: number; lines?: number }): void {
    this.#rumour.revision = Math.max(this.#rumour.revision, revision);
    this.#rumour.lines = Math.max(this.#rumour.lines, lines);
    if (this.isInUse && !this.isShut) this.#followRumour();
  }

  #followRumour(): void {
    const isBehind = () => this.#rumour.revision > this.#book.revision;
    const hasMissed = () => this.#rumour.lines > this.#book.lines;
    if (!isBehind() && !hasMissed()) return;
    this.#turns
      .quietly(async () => {
        if (isBehind()) await this.#catchUp();
        if (hasMissed()) await this.#tellLines();
      })
      .catch((error: unknown) => {
        this.#house.log.warn({ match: inLog(this.code), err: error }, 'a match is behind');
      });
  }

  /** Takes over what other servers have stored, and tells everybody here. Tells whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const found = await this.#catchingUp.catchUp().catch((error: unknown) => {
      if (error instanceof StoreError) throw error;
      this.#house.log.error({ match: inLog(this.code), err: error }, 'a match has to be opened anew');
      void this.shut();
      this.sendAway();
      throw refuse('restarting', 'the match is opened anew');
    });
    if (found === 'something') this.#house.metrics.count('nokturn_catch_ups_total');
    if (found !== 'gone') return found === 'something';
    this.#herald.audience.dismiss('removed-from-match');
    void this.shut();
    throw refuse('unknown-match', 'there is no such match');
  }

  // ── who is here ───────────────────────────────────────────────────────────────────────────────────────────────

  async join(listener: Listener, { id, after }: { id: string; after?: number }): Promise<void> {
    await this.#turns.take(async () => {
      const { audience } = this.#herald;
      const viewer = audience.viewerOf(listener, this.sheet);
      const { status, spectators, startedAt } = this.sheet;
      if (startedAt !== null) this.#book.mustHaveRules();
      if (viewer === 'spectator' && status !== 'lobby' && !spectators)
        throw refuse('forbidden', 'this match is not open to spectators');
      if ((after ?? 0) > this.version) await this.#catchUp();
      const chat = await recentChat(this.#house, this.code);
      await this.#tellLines(chat);
      if (viewer !== 'spectator' && status === 'playing') await this.#course.comeBack(viewer);
      this.#herald.add(listener, viewer);
      const { play } = this.#book;
      const joined: ServerMessage = {
        type: 'joined',
        id,
        viewer,
        lobby: this.lobby,
        presence: audience.presence(this.sheet),
        chat,
        settings: settingsFor(this.game, this.sheet, viewer),
        table: play && tableFor(this.#book.scene, viewer, play.chapters(viewer, after ?? null)),
        suggestions: this.#suggestions.at(this.version),
      };
      listener.hear(JSON.stringify(joined));
      this.#herald.tellPresence();
      this.#neighbours.tellPresence();
      this.#followRumour();
      this.#course.moveOn();
    });
  }

  leave(listener: Listener): void {
    if (!this.#herald.audience.remove(listener)) return;
    this.#turns.touch();
    this.#herald.tellPresence();
    this.#neighbours.tellPresence();
  }

  /** Ends the connections of a person. */
  dismiss(person: string): void {
    this.#herald.audience.dismiss('removed-from-match', (each) => each.person?.id === person);
  }

  /** Whether somebody hosts the match or sits at it. */
  knows({ id }: Person): boolean {
    return this.#book.knows(id);
  }

  async renamed({ id, name }: Person): Promise<void> {
    await this.#turns.take(async () => {
      this.#book.rename(id, name);
      this.#herald.tellLobby();
    });
  }

  // ── before and after play ─────────────────────────────────────────────────────────────────────────────────────

  async sitDown(person: Person, seat: Seat): Promise<void> {
    await this.#changeSheet((sheet) => sheets.sitDown(sheet, person.id, seat));
    this.#herald.tellSettings(seat);
  }

  async standUp(person: Person, seat: Seat): Promise<void> {
    await this.#changeSheet((sheet) => sheets.standUp(sheet, person.id, seat));
  }

  async planSeat(host: Person, seat: Seat, plan: SeatPlan): Promise<void> {
    await this.#changeSheet((sheet) => sheets.planSeat(sheet, host.id, seat, plan));
  }

  async close(host: Person): Promise<void> {
    await this.#changeSheet((sheet) => sheets.close(sheet, host.id));
    this.#herald.audience.dismiss('removed-from-match');
  }

  async #changeSheet(change: (sheet: Sheet) => Sheet): Promise<void> {
    await this.#turns.take(async () => {
      const sheet = change(this.sheet);
      if (sheet === this.sheet) return;
      await this.#book.saveWithNames(sheet);
      this.#herald.tellLobby();
      this.#herald.tellPresence();
      this.#neighbours.tellPresence();
      this.#course.moveOn();
    });
  }

  async start(host: Person): Promise<void> {
    await this.#turns.take(async () => {
      const { game } = this;
      const { log, time } = this.#house;
      const at = time.now();
      const sheet = sheets.start(this.sheet, host.id, { game, seed: newSeed(), at });
      const play = await this.#book.begin(sheet, at);
      this.#course.openDecision(at);
      log.info({ match: inLog(this.code), game: game.id, seats: sheet.seats.length }, 'match started');
      this.#herald.dismissUninvited();
      this.#herald.tellLobby();
      this.#herald.tellVersion((viewer) => play.chapters(viewer, null));
      this.#course.moveOn();
    });
  }

  /** The code of the next match with the same setup, which the first who asks chooses; again, if that was closed. */
  async rematch(choose: () => Promise<string>): Promise<string> {
    return this.#turns.take(async () => {
      sheets.mustBe(this.sheet, 'over');
      const { rematch } = this.sheet;
      const chosen = rematch === null ? null : await this.#house.store.match(rematch);
      if (rematch !== null && chosen?.sheet.status !== 'closed') return rematch;
      const code = await choose();
      await this.#book.save({ ...this.sheet, rematch: code });
      this.#herald.tellLobby();
      return code;
    });
  }

  /** The play of a finished match, which hides nothing any more. */
  get finished(): Play {
    sheets.mustBe(this.sheet, 'over');
    return this.#book.mustHaveRules();
  }

  record(): Promise<MatchRecord> {
    return this.#book.record();
  }

  // ── commands ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The version at which the answer stands. */
  answer(person: Person, { id, version, answer }: ClientMessageOf<'answer'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#book.seatOf(person.id);
      if (version > this.version) await this.#catchUp();
      const { play, pending } = this.#book.mustPlay(version);
      const now = this.#house.time.now();
      // It does not matter whether the message or the clock is looked at first (LN-15.8, LN-15.10).
      if (now >= (pending.limitAt ?? Infinity)) throw refuse('stale', 'the time for this answer has passed');
      const refusal = play.check(seat, answer);
      if (refusal) throw new Refusing(refusal);
      await this.#course.comeBack(seat);
      await this.#course.take(pending, { seat, answer, elapsed: now - pending.opened }, command);
    });
  }

  undo(person: Person, { id, version }: ClientMessageOf<'undo'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#book.seatOf(person.id);
      if (version > this.version) await this.#catchUp();
      const { play } = this.#book.mustPlay(version);
      const at = this.#house.time.now();
      const { sheet } = this;
      const startedAt = sheet.startedAt ?? at;
      const undone = play.undone(seat, { at, startedAt });
      if ('code' in undone) throw new Refusing(undone);
      const { play: after, entry } = undone;
      const opened = after.openedAt(startedAt);
      await this.#book.append(entry, { sheet, position: after.position, opened, play: after }, command);
      this.#course.openDecision(opened);
      this.#herald.tellVersion((viewer) => [after.chapter([], viewer)]);
    });
  }

  /** Sent again it says the same again: there is nothing to play twice, and nothing to store. */
  suggest(person: Person, { version, option }: ClientMessageOf<'suggest'>): Promise<number> {
    return this.#turns.take(async () => {
      const seat = this.#book.seatOf(person.id);
      const { play } = this.#book.mustPlay(version);
      this.#suggestions.point(play, seat, option);
      this.#herald.tellSuggestions(this.#suggestions);
      this.#neighbours.tellSuggestion(seat, option);
      return version;
    });
  }

  changeSettings(person: Person, { id, reactions }: ClientMessageOf<'settings'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const known = knownSettings(this.game, reactions);
      if ('strange' in known) throw refuse('malformed', `"${known.strange}" cannot be set like that`);
      await this.#changeMine(command, (mine) => ({
        ...mine,
        reactions: { ...mine.reactions, ...known.modes },
      }));
    });
  }

  hold(person: Person, { id, armed }: ClientMessageOf<'hold'>): Promise<number> {
    return this.#once(person, id, (command) =>
      this.#changeMine(command, (mine) => ({ ...mine, hold: armed })),
    );
  }

  comeBack(person: Person, { id }: ClientMessageOf<'return'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      sheets.mustBe(this.sheet, 'playing');
      await this.#course.comeBack(this.#book.seatOf(person.id), command);
    });
  }

  letStandIn(host: Person, { id, seat, level }: ClientMessageOf<'stand-in'>): Promise<number> {
    return this.#once(host, id, async (command) => {
      sheets.mustHost(this.sheet, host.id);
      sheets.mustBe(this.sheet, 'playing');
      const gone = sheets.personAt(this.sheet, seat);
      if (gone === null) throw refuse('no-seat', `nobody sits at seat ${seat}`);
      if (level === null) return this.#course.comeBack(seat, command);
      const levels = this.#house.bots.levels(this.sheet.game);
      if (level !== undefined && !levels.includes(level)) throw refuse('setup', `there is no bot ${level}`);
      if (this.#herald.audience.isHere(gone.person)) throw refuse('forbidden', 'that player is connected');
      await this.#book.save(sheets.withStandIn(this.sheet, seat, 'bot', level), command);
      this.#herald.tellLobby();
    });
  }

  say(person: Person, { id, text }: ClientMessageOf<'chat'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = sheets.seatOf(this.sheet, person.id);
      const { store, people, time } = this.#house;
      const name = (await people.named([person.id])).get(person.id) ?? person.name;
      const said = { at: time.now(), person: person.id, seat, text };
      const line = await store.say(this.code, said, command);
      this.#house.bus.publish({ kind: 'said', match: this.code, lines: line.number });
      // What was said elsewhere meanwhile is told first.
      if (line.number > this.#book.lines + 1) return this.#hearOf({ lines: line.number });
      await this.#tellLines([{ ...line, person: { id: person.id, name } }]);
    });
  }

  /** Tells lines of chat that were not told yet: these, or all that are stored. */
  async #tellLines(known?: readonly ChatLine[]): Promise<void> {
    for (const line of known ?? (await recentChat(this.#house, this.code, this.#book.lines))) {
      if (line.number <= this.#book.lines) continue;
      this.#book.lines = line.number;
      this.#herald.audience.tell({ type: 'chat', line });
    }
  }

  async #changeMine(
    command: Command,
    change: (mine: NonNullable<ReturnType<typeof sheets.personAt>>) => Sheet['seats'][number],
  ): Promise<void> {
    const seat = this.#book.seatOf(command.person);
    const mine = sheets.personAt(this.sheet, seat);
    if (mine) await this.#book.save(sheets.withSeat(this.sheet, seat, change(mine)), command);
    this.#herald.tellSettings(seat);
  }

  /** The version at which the command stands; the match moves on from there by itself. */
  #once(person: Person, id: string, work: (command: Command) => Promise<void>): Promise<number> {
    return this.#turns.once(person, id, async (command) => {
      await work(command);
      const { version } = this;
      this.#course.moveOn();
      return version;
    });
  }
}
