import type { Game, MatchRecord, Seat } from '@nokturn/engine';
import type {
  ClientMessageOf,
  Lobby,
  MatchSummary,
  Person,
  SeatPlan,
  ServerMessage,
} from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { newSeed } from '../random.ts';
import { Refusing, refuse } from '../refused.ts';
import type { Command, Sheet, StoredMatch } from '../store/store.ts';
import type { Listener } from './audience.ts';
import { Book } from './book.ts';
import { Course } from './course.ts';
import { Herald } from './herald.ts';
import type { House } from './house.ts';
import type { Play } from './play.ts';
import * as sheets from './sheet.ts';
import { Suggestions } from './suggestions.ts';
import { recentChat, settingsFor, tableFor } from './telling.ts';
import { knownSettings } from './tempo.ts';
import { Turns } from './turns.ts';

/**
 * One match with everybody who is connected to it. All that changes it goes through one queue: validate, store, tell.
 * Nothing is told that is not stored.
 */
export class Room {
  readonly #house: House;
  readonly #book: Book;
  readonly #herald: Herald;
  readonly #turns: Turns;
  readonly #course: Course;
  readonly #suggestions = new Suggestions();

  private constructor(house: House, book: Book) {
    this.#house = house;
    this.#book = book;
    this.#herald = new Herald(book);
    this.#turns = new Turns(book.code, house, {
      outdated: () => this.#startOver(),
      tryAgain: () => this.#course.tryAgainLater(),
    });
    this.#course = new Course(house, { book, herald: this.#herald, turns: this.#turns });
  }

  /** From what is stored: the sheet, the entries and the answers held for the open decision. */
  static async open(house: House, game: Game, stored: StoredMatch): Promise<Room> {
    const book = await Book.open(house, game, stored);
    const room = new Room(house, book);
    const { play, sheet } = book;
    if (play === null || sheet.startedAt === null) return room;
    const held = await house.store.held(sheet.code, play.version);
    room.#course.openDecision(play.openedAt(sheet.startedAt));
    for (const { seat, answer, elapsed } of held) book.pending?.hold(seat, { answer, elapsed, by: 'person' });
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
    const presence = this.#herald.audience.presence(this.sheet);
    return { ...this.lobby, presence, version: this.version };
  }

  get isOfOtherRules(): boolean {
    return this.#book.isOfOtherRules;
  }

  /** Nobody is here and nothing is about to happen: it can be forgotten, and found again in the store. */
  isIdle(now: number, after: number): boolean {
    const isBusy = this.#turns.isBusy || this.#course.isBusyUntil(now + after);
    return this.#herald.audience.size === 0 && !isBusy && this.#turns.touched <= now - after;
  }

  /** Somebody asked for the room. */
  touch(): void {
    this.#turns.touch();
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

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.#herald.sendAway();
  }

  /** Another process has played on in the store: whoever is here joins a new room. */
  #startOver(): void {
    void this.shut();
    this.sendAway();
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
      const chat = await recentChat(this.#house, this.code);
      if (viewer !== 'spectator' && status === 'playing') await this.#course.comeBack(viewer);
      audience.add(listener);
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
      this.#course.moveOn();
    });
  }

  leave(listener: Listener): void {
    if (!this.#herald.audience.remove(listener)) return;
    this.touch();
    this.#herald.tellPresence();
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
      const { audience } = this.#herald;
      if (!sheet.spectators)
        audience.dismiss('removed-from-match', (each) => audience.viewerOf(each, sheet) === 'spectator');
      this.#herald.tellLobby();
      this.#herald.tellVersion((viewer) => play.chapters(viewer, null));
      this.#course.moveOn();
    });
  }

  /** The code of the next match with the same setup, made by the first who asks. */
  async rematch(make: (sheet: Sheet) => Promise<string>): Promise<string> {
    return this.#turns.take(async () => {
      sheets.mustBe(this.sheet, 'over');
      if (this.sheet.rematch !== null) return this.sheet.rematch;
      const code = await make(this.sheet);
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
  async answer(person: Person, { id, version, answer }: ClientMessageOf<'answer'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#book.seatOf(person.id);
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

  async undo(person: Person, { id, version }: ClientMessageOf<'undo'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = this.#book.seatOf(person.id);
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
  async suggest(person: Person, { version, option }: ClientMessageOf<'suggest'>): Promise<number> {
    return this.#turns.take(async () => {
      const seat = this.#book.seatOf(person.id);
      const { play } = this.#book.mustPlay(version);
      this.#suggestions.point(play, seat, option);
      const suggestions = this.#suggestions.at(version);
      this.#herald.audience.tell({ type: 'suggestions', version, suggestions });
      return version;
    });
  }

  async changeSettings(person: Person, { id, reactions }: ClientMessageOf<'settings'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const known = knownSettings(this.game, reactions);
      if ('strange' in known) throw refuse('malformed', `"${known.strange}" cannot be set like that`);
      await this.#changeMine(command, (mine) => ({
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
      sheets.mustBe(this.sheet, 'playing');
      await this.#course.comeBack(this.#book.seatOf(person.id), command);
    });
  }

  async letStandIn(host: Person, { id, seat, level }: ClientMessageOf<'stand-in'>): Promise<number> {
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

  async say(person: Person, { id, text }: ClientMessageOf<'chat'>): Promise<number> {
    return this.#once(person, id, async (command) => {
      const seat = sheets.seatOf(this.sheet, person.id);
      const { store, people, time } = this.#house;
      const name = (await people.named([person.id])).get(person.id) ?? person.name;
      const said = { at: time.now(), person: person.id, seat, text };
      const line = await store.say(this.code, said, command);
      this.#herald.audience.tell({ type: 'chat', line: { ...line, person: { id: person.id, name } } });
    });
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
