import type { Game, MatchRecord, Seat } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { Command, Entry, Sheet, StoredMatch } from '../store/store.ts';
import { wakeAt } from './answering.ts';
import type { House } from './house.ts';
import type { Pending } from './pending.ts';
import { Play } from './play.ts';
import * as sheets from './sheet.ts';
import type { Scene } from './telling.ts';

/**
 * What a room knows of its match: the sheet, the names of its people, the play and the decision that is open. All but
 * the last is in the store before it is here.
 */
export class Book {
  readonly code: string;
  readonly game: Game;
  readonly #house: House;
  /** The version for as long as the match is not played here. */
  readonly #storedVersion: number;
  #sheet: Sheet;
  #names: Map<string, string>;
  #play: Play | null;
  pending: Pending | null = null;

  private constructor(
    house: House,
    game: Game,
    { sheet, version }: StoredMatch,
    { names, play }: { names: Map<string, string>; play: Play | null },
  ) {
    this.code = sheet.code;
    this.game = game;
    this.#house = house;
    this.#storedVersion = version;
    this.#sheet = sheet;
    this.#names = names;
    this.#play = play;
  }

  /** From what is stored: the sheet and the entries. */
  static async open(house: House, game: Game, stored: StoredMatch): Promise<Book> {
    const { sheet } = stored;
    const names = await namesIn(sheet, house);
    const isPlayable = sheet.startedAt !== null && !isOfOtherRules(sheet, game);
    const play = isPlayable
      ? new Play(game, sheets.setupOf(sheet), await house.store.entries(sheet.code))
      : null;
    return new Book(house, game, stored, { names, play });
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get play(): Play | null {
    return this.#play;
  }

  get version(): number {
    return this.#play?.version ?? this.#storedVersion;
  }

  get lobby(): Lobby {
    return sheets.lobbyOf(this.#sheet, this.#names);
  }

  /** The match at this moment, which must have started. */
  get scene(): Scene {
    const now = this.#house.time.now();
    return { sheet: this.#sheet, play: this.#play as Play, pending: this.pending, now };
  }

  /** It was begun under rules that are no longer here: it can be looked at from outside, but neither played nor replayed. */
  get isOfOtherRules(): boolean {
    return isOfOtherRules(this.#sheet, this.game);
  }

  /** The record of a finished match, also of one that was played by rules which are no longer here. */
  async record(): Promise<MatchRecord> {
    sheets.mustBe(this.#sheet, 'over');
    return this.#play?.record ?? sheets.recordOf(this.#sheet, await this.#house.store.entries(this.code));
  }

  // ── who is who ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether somebody hosts the match or sits at it. */
  knows(person: string): boolean {
    return this.#names.has(person);
  }

  rename(person: string, name: string): void {
    this.#names.set(person, name);
  }

  seatOf(person: string): Seat {
    const seat = sheets.seatOf(this.#sheet, person);
    if (seat === null) throw refuse('forbidden', 'you have no seat in this match');
    return seat;
  }

  // ── what must be ──────────────────────────────────────────────────────────────────────────────────────────────

  /** The play, if the rules it was begun under are here. */
  mustHaveRules(): Play {
    if (this.#play) return this.#play;
    const { rules } = this.#sheet;
    throw refuse('other-rules', `it was begun under version ${rules} of the rules, which are no longer here`);
  }

  mustPlay(version: number): { play: Play; pending: Pending } {
    if (this.#sheet.status === 'over') throw refuse('over', 'the match is over');
    sheets.mustBe(this.#sheet, 'playing');
    const play = this.mustHaveRules();
    const { pending } = this;
    if (version !== play.version || pending === null)
      throw refuse('stale', `the table is at version ${play.version}, not ${version}`);
    return { play, pending };
  }

  // ── what is stored ────────────────────────────────────────────────────────────────────────────────────────────

  async save(sheet: Sheet, command: Command | null = null): Promise<void> {
    const { time, store } = this.#house;
    const position = this.#play?.position;
    const opened = this.pending?.opened ?? time.now();
    await store.saveSheet(sheet, position ? wakeAt(this.game, sheet, position, opened) : null, command);
    this.#sheet = sheet;
  }

  /** The same, where other people may sit at it afterwards. */
  async saveWithNames(sheet: Sheet): Promise<void> {
    const names = await namesIn(sheet, this.#house);
    await this.save(sheet);
    this.#names = names;
  }

  /** The match starts. */
  async begin(sheet: Sheet, at: number): Promise<Play> {
    const play = new Play(this.game, sheets.setupOf(sheet));
    await this.#house.store.saveSheet(sheet, wakeAt(this.game, sheet, play.position, at), null);
    this.#sheet = sheet;
    this.#play = play;
    return play;
  }

  /** One version more. `play` is the match after it, where that is not this one played on. */
  async append(
    entry: Entry,
    after: { sheet: Sheet; position: Play['position']; opened: number; play?: Play },
    command: Command | null,
  ): Promise<void> {
    const { sheet, position, opened, play } = after;
    const stored = { sheet, version: this.version + 1, wakeAt: wakeAt(this.game, sheet, position, opened) };
    await this.#house.store.append(stored, entry, command);
    this.#sheet = sheet;
    if (play) this.#play = play;
  }
}

function isOfOtherRules({ startedAt, rules }: Sheet, { rulesVersion }: Game): boolean {
  return startedAt !== null && rules !== rulesVersion;
}

function namesIn({ seats, host }: Sheet, { people }: House): Promise<Map<string, string>> {
  const ids = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  return people.named([...ids, host]);
}
