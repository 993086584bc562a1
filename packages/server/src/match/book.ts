import type { Game, MatchRecord, Seat, Viewer } from '@nokturn/engine';
import type { Chapter, Lobby } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { Command, Entry, Sheet, StoredHeld, StoredState } from '../store/store.ts';
import { wakeAt } from './answering.ts';
import type { House } from './house.ts';
import type { Pending } from './pending.ts';
import { Play } from './play.ts';
import * as sheets from './sheet.ts';
import { checkpointIn, snapshotOf } from './snapshots.ts';
import type { Scene } from './telling.ts';

/**
 * What a room knows of its match: the sheet, the names of its people, the play and the decision that is open. All but
 * the last is in the store before it is here. Others may change the match in the store at any time: then what this book
 * wants to change is refused there, and it has to catch up first.
 */
export class Book {
  readonly code: string;
  readonly game: Game;
  readonly #house: House;
  /** The version for as long as the match is not played here. */
  #storedVersion: number;
  #revision: number;
  #sheet: Sheet;
  #names: Map<string, string>;
  #play: Play | null;
  pending: Pending | null = null;
  /** Lines of chat that were told. */
  lines: number;

  private constructor(
    house: House,
    game: Game,
    { sheet, version, revision, lines }: StoredState,
    { names, play }: { names: Map<string, string>; play: Play | null },
  ) {
    this.code = sheet.code;
    this.game = game;
    this.#house = house;
    this.#storedVersion = version;
    this.#revision = revision;
    this.#sheet = sheet;
    this.#names = names;
    this.#play = play;
    this.lines = lines;
  }

  /** From what is stored, all entries included. */
  static async open(house: House, game: Game, state: StoredState): Promise<Book> {
    const names = await namesIn(state.sheet, house);
    return new Book(house, game, state, { names, play: playOf(game, state) });
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

  get revision(): number {
    return this.#revision;
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
    const position = this.#play?.position;
    const opened = this.pending?.opened ?? this.#house.time.now();
    await this.#saveSheet(sheet, position ? wakeAt(this.game, sheet, position, opened) : null, command);
  }

  /** The same, where other people may sit at it afterwards. */
  async saveWithNames(sheet: Sheet): Promise<void> {
    const names = await namesIn(sheet, this.#house);
    await this.save(sheet);
    this.#names = names;
  }

  /** Nobody has to look after it any more. */
  async saveAsleep(): Promise<void> {
    await this.#saveSheet(this.#sheet, null, null);
  }

  /** The match starts. */
  async begin(sheet: Sheet, at: number): Promise<Play> {
    const play = new Play(this.game, sheets.setupOf(sheet));
    await this.#saveSheet(sheet, wakeAt(this.game, sheet, play.position, at), null);
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
    const version = this.version + 1;
    const wake = wakeAt(this.game, sheet, position, opened);
    const also = {
      snapshot: snapshotOf(this.game, sheet, version, position),
      sameSheet: sheet === this.#sheet,
    };
    await this.#change((revision) =>
      this.#house.store.append({ sheet, version, revision, wakeAt: wake }, entry, command, also),
    );
    this.#sheet = sheet;
    if (play) this.#play = play;
  }

  /** An answer to the open decision. */
  async hold(held: StoredHeld, command: Command): Promise<void> {
    const { code, version } = this;
    await this.#change((revision) => this.#house.store.hold(code, { version, revision }, held, command));
  }

  async #saveSheet(sheet: Sheet, wake: number | null, command: Command | null): Promise<void> {
    const { version } = this;
    await this.#change((revision) =>
      this.#house.store.saveSheet({ sheet, version, revision, wakeAt: wake }, command),
    );
    this.#sheet = sheet;
  }

  /** Stores a change as the next revision, and lets other servers know. */
  async #change(store: (revision: number) => Promise<void>): Promise<void> {
    const revision = this.#revision + 1;
    await store(revision);
    this.#revision = revision;
    this.#house.bus.publish({ kind: 'changed', match: this.code, revision });
  }

  // ── what others have stored ───────────────────────────────────────────────────────────────────────────────────

  /** The match as it stands in the store if that is further than here; `gone` if it is not there any more. */
  async news(): Promise<{ state: StoredState; names: Map<string, string> } | 'nothing' | 'gone'> {
    const state = await this.#house.store.state(this.code, this.version);
    if (state === null) return 'gone';
    if (state.revision <= this.#revision) return 'nothing';
    const isKnown = peopleIn(state.sheet).every((person) => this.#names.has(person));
    return { state, names: isKnown ? this.#names : await namesIn(state.sheet, this.#house) };
  }

  /** Takes over what is stored. Tells what each of these viewers has to hear of it. */
  adopt(
    { state, names }: { state: StoredState; names: Map<string, string> },
    viewers: readonly Viewer[],
  ): ReadonlyMap<Viewer, Chapter[]> {
    const { sheet, version, revision, entries } = state;
    const heard = new Map<Viewer, Chapter[]>(viewers.map((viewer) => [viewer, []]));
    if (this.#play === null) {
      this.#play = playOf(this.game, state);
      for (const [viewer, chapters] of heard) chapters.push(...(this.#play?.chapters(viewer, null) ?? []));
    } else
      for (const entry of entries) {
        const happenings = this.#play.apply(entry);
        for (const [viewer, chapters] of heard) chapters.push(this.#play.chapter(happenings, viewer));
      }
    this.#sheet = sheet;
    this.#names = names;
    this.#storedVersion = version;
    this.#revision = revision;
    return heard;
  }
}

/** A match that has started, if the rules it was begun under are here. */
function playOf(game: Game, state: StoredState): Play | null {
  const { sheet, entries } = state;
  if (sheet.startedAt === null || isOfOtherRules(sheet, game)) return null;
  return new Play(game, sheets.setupOf(sheet), entries, checkpointIn(game, state));
}

function isOfOtherRules({ startedAt, rules }: Sheet, { rulesVersion }: Game): boolean {
  return startedAt !== null && rules !== rulesVersion;
}

function namesIn(sheet: Sheet, { people }: House): Promise<Map<string, string>> {
  return people.named(peopleIn(sheet));
}

function peopleIn({ seats, host }: Sheet): string[] {
  return [...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])), host];
}
