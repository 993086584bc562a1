import { type Position, Random, type Seat } from '@nokturn/engine';
import { inLog } from '../log.ts';
import { newSeed } from '../random.ts';
import type { Command, Entry, SeatSheet, Sheet, StoredHeld } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { answerFor, awaitsPeople, isPlayedByBot, nextLook, overdueAtTurn } from './answering.ts';
import type { Book } from './book.ts';
import type { Herald } from './herald.ts';
import type { House } from './house.ts';
import type { Keeping } from './keeping.ts';
import { Pending } from './pending.ts';
import type { Play } from './play.ts';
import * as sheets from './sheet.ts';
import { timeOfBot } from './tempo.ts';
import type { Turns } from './turns.ts';

const RETRY_AFTER_STORE_TROUBLE = 1000;

/** How a match moves on: decisions are opened, answered by whoever answers them, and closed. */
export class Course {
  readonly #house: House;
  readonly #book: Book;
  readonly #herald: Herald;
  readonly #turns: Turns;
  readonly #keeping: Keeping;
  readonly #alarm: Alarm;
  readonly #presentation = new Random(newSeed());
  /** Seats whose bot is thinking about the open decision. */
  readonly #thinking = new Set<Seat>();

  constructor(
    house: House,
    { book, herald, turns, keeping }: { book: Book; herald: Herald; turns: Turns; keeping: Keeping },
  ) {
    this.#house = house;
    this.#book = book;
    this.#herald = herald;
    this.#turns = turns;
    this.#keeping = keeping;
    this.#alarm = new Alarm(house.time, () => this.moveOn());
  }

  /** Whether something happens by itself before then. */
  isBusyUntil(time: number): boolean {
    return this.#thinking.size > 0 || (this.#alarm.at ?? Infinity) < time;
  }

  stop(): void {
    this.#alarm.set(null);
  }

  tryAgainLater(): void {
    this.#alarm.set(this.#house.time.now() + RETRY_AFTER_STORE_TROUBLE);
  }

  /** As a piece of work of its own: what a command did stands, whatever becomes of what follows from it. */
  moveOn(): void {
    const { pending, sheet } = this.#book;
    if (pending && this.#keeping.isMine && this.#isAwake && awaitsPeople({ sheet, pending })) {
      const look = nextLook({ sheet, pending });
      if (look === null || look > this.#house.time.now()) return this.#alarm.set(look);
    }
    this.#turns.later(() => this.#goOn());
  }

  // ── a decision ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens the decision that the play has come to; what is answered by itself is answered before anybody is told. */
  openDecision(at: number): void {
    const play = this.#book.play as Play;
    this.#thinking.clear();
    this.#book.pending = null;
    if (play.position.asked === null) return;
    const { options } = this.#book.sheet;
    const pending = new Pending(play, { opened: at, options, pace: this.#house.pace });
    this.#book.pending = pending;
    this.#answerForSeats(pending);
  }

  /** A person answers: the decision closes by it, or the answer is kept until it does. */
  async take(pending: Pending, answer: StoredHeld, command: Command): Promise<void> {
    const takeBack = pending.hold(answer.seat, { ...answer, by: 'person' });
    try {
      if (this.#closesNow(pending)) await this.#close(pending, command);
      else await this.#keep(pending, answer, command);
    } catch (error) {
      takeBack();
      throw error;
    }
  }

  /** A person who was stood in for plays again; what was answered for them and has not closed is theirs to answer. */
  async comeBack(seat: Seat, command: Command | null = null): Promise<void> {
    const { sheet, pending } = this.#book;
    if (!sheets.personAt(sheet, seat)?.standIn) return;
    const at = this.#house.time.now();
    const opened = pending?.opened ?? at;
    await this.#book.save(sheets.withReturn(sheet, seat, { at, opened }), command);
    this.#herald.tellLobby();
    if (pending?.giveBack(seat)) this.#herald.tellHeld(pending, seat);
  }

  /** Lets other servers know that bots have answered, where all see that. */
  publishAnswered(seats: readonly Seat[] = this.#book.pending?.botsDone ?? []): void {
    const { code, version, pending } = this.#book;
    if (!pending?.isSeen) return;
    for (const seat of seats) this.#house.bus.publish({ kind: 'answered', match: code, version, seat });
  }

  /** A bot has answered at the server that keeps the match. */
  hearAnswered({ version, seat }: { version: number; seat: Seat }): void {
    const { pending } = this.#book;
    if (pending?.version !== version || !pending.isSeen) return;
    pending.hearOf(seat);
    this.#herald.tellHeld(pending, seat);
  }

  async #keep(pending: Pending, held: StoredHeld, command: Command): Promise<void> {
    await this.#book.hold(held, command);
    this.#herald.tellHeld(pending, held.seat);
    if (this.#keeping.isMine) this.#alarm.set(nextLook({ sheet: this.#book.sheet, pending }));
  }

  #closesNow(pending: Pending): boolean {
    const { closesAt } = pending;
    return closesAt !== null && closesAt <= this.#house.time.now();
  }

  /** Stores the answers as one entry, plays them, and tells everybody what they may know of it. */
  async #close(pending: Pending, command: Command | null): Promise<void> {
    const play = this.#book.play as Play;
    const before = this.#book.sheet;
    const at = this.#house.time.now();
    const moves = pending.moves((seat) => play.fallback(seat));
    const foreseen = play.foresee(moves);
    const { position } = foreseen;
    const sheet = this.#sheetAfter(pending, position, at);
    const entry: Entry = { at, moves };
    await this.#book.append(entry, { sheet, position, opened: at }, command);

    const happenings = play.goTo(foreseen, entry);
    this.openDecision(at);
    this.#house.metrics.count('nokturn_versions_total');
    const chapterFor = play.chapterFor(happenings);
    this.#herald.tellVersion((viewer) => [chapterFor(viewer)]);
    if (sheet !== before) this.#tellAfter(before);
  }

  /** The sheet once the decision has closed: holds that were used are disarmed, and a finished match is over. */
  #sheetAfter(pending: Pending, next: Position, at: number): Sheet {
    let { sheet } = this.#book;
    if (pending.reaction?.hold)
      for (const seat of pending.seats) {
        const person = sheets.personAt(sheet, seat);
        if (person?.hold && pending.hasAsked(seat))
          sheet = sheets.withSeat(sheet, seat, { ...person, hold: false });
      }
    if (!next.over) return sheet;
    return { ...sheet, status: 'over', endedAt: at, winners: this.#book.game.result(next.state).winners };
  }

  #tellAfter(before: Sheet): void {
    const { sheet, code, version } = this.#book;
    if (sheet.status !== before.status) {
      this.#house.log.info({ match: inLog(code), versions: version }, 'match over');
      this.#herald.tellLobby();
    }
    for (const seat of sheet.seats.keys()) {
      const held = sheets.personAt(before, seat)?.hold;
      if (held && !sheets.personAt(sheet, seat)?.hold) this.#herald.tellSettings(seat);
    }
  }

  // ── without anybody's command ─────────────────────────────────────────────────────────────────────────────────

  /**
   * Automatic answers, bots, clocks, closing: until somebody must do something, or some time must pass. Only the server
   * that keeps the match does all this.
   */
  async #goOn(): Promise<void> {
    for (;;) {
      const { pending } = this.#book;
      if (pending === null || !this.#isAwake || !(await this.#keeping.claim())) return this.#alarm.set(null);
      await this.#standInForOverdue(pending);
      const answered = this.#answerForSeats(pending);
      if (!this.#closesNow(pending)) {
        for (const seat of answered) this.#herald.tellHeld(pending, seat);
        return this.#alarm.set(nextLook({ sheet: this.#book.sheet, pending }));
      }
      await this.#close(pending, null);
    }
  }

  /** A match that all its people have left stands still, whoever looks on; one of bots is played for those who watch. */
  get #isAwake(): boolean {
    const { sheet } = this.#book;
    if (this.#turns.isShut || sheet.status !== 'playing') return false;
    const isOfBots = sheet.seats.every(({ kind }) => kind === 'bot');
    return sheets.hasPeople(sheet) || (isOfBots && this.#herald.audience.isWatched);
  }

  /** People whose turn clock ran out: the default answers or a bot stand in until they come back. */
  async #standInForOverdue(pending: Pending): Promise<void> {
    const gone = overdueAtTurn({ ...this.#book.scene, pending });
    if (gone.length === 0) return;
    const { sheet } = this.#book;
    const { after } = sheet.clock;
    await this.#book.save(gone.reduce((changed, seat) => sheets.withStandIn(changed, seat, after), sheet));
    this.#herald.tellLobby();
  }

  /** Fills in what seats answer by their settings, stand-ins, bots and clocks; returns the seats answered for. */
  #answerForSeats(pending: Pending): Seat[] {
    if (!this.#isAwake) return [];
    const waiting = { ...this.#book.scene, pending };
    return pending.missing.filter((seat) => {
      if (this.#keeping.isMine && isPlayedByBot(this.#book.sheet, seat)) this.#think(pending, seat);
      const held = answerFor(waiting, seat);
      if (held) pending.hold(seat, held);
      return held !== null;
    });
  }

  #think(pending: Pending, seat: Seat): void {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    const { game, sheet } = this.#book;
    const { bots, time, pace } = this.#house;
    const sitting = sheet.seats[seat];
    const play = this.#book.play as Play;
    const level = levelAt(sitting);
    const limit = bots.limitOf(game.id, level);
    const wanted = timeOfBot(game, pending.reaction, sheet.options, this.#presentation, limit) * pace;
    // All bots of a decision share its time, so that not even one thread for all of them makes any of them late.
    const together = pending.seats.filter((each) => isPlayedByBot(sheet, each)).length;
    const asking = bots.answer({
      game: game.id,
      level,
      view: { ...play.view(seat), heard: play.heard(seat) },
      within: wanted / together,
    });
    void asking.then((answer) =>
      this.#turns.later(async () => {
        if (this.#book.pending !== pending) return;
        this.#thinking.delete(seat);
        const elapsed = Math.max(wanted, time.now() - pending.opened);
        if (pending.missing.includes(seat) && isPlayedByBot(this.#book.sheet, seat)) {
          const legal = answer !== null && play.check(seat, answer) === null;
          if (!legal) this.#house.metrics.count('nokturn_bot_failures_total');
          pending.hold(seat, { answer: legal ? answer : play.fallback(seat), elapsed, by: 'bot' });
          this.#herald.tellHeld(pending, seat);
          this.publishAnswered([seat]);
        }
        await this.#goOn();
      }),
    );
  }
}

/** Which bot plays a seat; null is the one that usually stands in. */
function levelAt(seat: SeatSheet | undefined): string | null {
  switch (seat?.kind) {
    case 'bot':
      return seat.level;
    case 'person':
      return seat.standInLevel ?? null;
    default:
      return null;
  }
}
