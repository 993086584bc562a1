import {
  type Answer,
  type Ask,
  type AskedView,
  fits,
  type Happening,
  type Heard,
  type MatchRecord,
  type MatchSetup,
  type Move,
  newRecord,
  type PlayedMatch,
  type Position,
  type Refusal,
  type Rulebook,
  type Seat,
  type UndoRefusal,
  type View,
  type Viewer,
} from '@nokturn/engine';
import type { HeardVersion, Refused } from '@nokturn/protocol';
import type { Entry, Snapshot } from '../store/store.ts';
import type { Time } from '../time.ts';

/** Playing and undoing without end would keep everybody waiting, and the record growing. */
const TAKEN_BACK_AT_MOST = 10;

/** Where a match that is reopened may begin. */
export type Checkpoint = Pick<Snapshot, 'version' | 'position'>;

/** A match as the sum of its stored entries. The n-th entry makes version n; version 0 is the table after setup. */
export class VersionedMatch {
  /** The rules it is played by: today's or older ones. */
  readonly game: Rulebook;
  readonly #setup: MatchSetup;
  #match: PlayedMatch;
  readonly #entries: Entry[] = [];
  readonly #opening: readonly Happening[];
  /** An intermediate position, which must be what the entries up to its version lead to. */
  readonly #checkpoint: Checkpoint | null;

  constructor(
    game: Rulebook,
    setup: MatchSetup,
    entries: readonly Entry[] = [],
    checkpoint: Checkpoint | null = null,
  ) {
    this.game = game;
    this.#setup = setup;
    this.#match = game.begin(setup);
    this.#opening = this.#match.collect();
    this.#checkpoint = checkpoint;
    if (checkpoint) this.#skipTo(checkpoint, entries);
    for (const entry of entries.slice(this.version)) this.apply(entry);
  }

  /** Not played through: nobody has to hear of it, and nothing of it can be undone. */
  #skipTo({ version, position }: Checkpoint, entries: readonly Entry[]): void {
    this.#match = this.game.resumeAt(this.#setup, position);
    this.#entries.push(...entries.slice(0, version));
  }

  get version(): number {
    return this.#entries.length;
  }

  /** It never changes: the next version has its own. */
  get position(): Position {
    return this.#match.position;
  }

  get record(): MatchRecord {
    const record = { ...newRecord(this.game, this.#setup), moves: movesOf(this.#entries) };
    return this.position.over ? { ...record, hash: this.hash } : record;
  }

  get hash(): string {
    return this.#match.hash;
  }

  view(viewer: Viewer): View {
    return this.#match.view(viewer);
  }

  /** How the views of an earlier position become those of this version, for each of these viewers. */
  changesSince(
    before: Position,
    viewers: readonly Viewer[],
    asked: (viewer: Viewer) => AskedView | null,
  ): string[] {
    return this.#match.changesSince(before, viewers, asked);
  }

  /** The open decision as a viewer sees it. */
  asked(viewer: Viewer): AskedView | null {
    return this.#match.asked(viewer);
  }

  /** The seats that still have to answer the open decision. */
  get missing(): readonly Seat[] {
    const { asked } = this.position;
    return asked?.seats.filter((_, i) => asked.answers[i] === null) ?? [];
  }

  askOf(seat: Seat): Ask | null {
    const { asked } = this.position;
    return asked?.asks[asked.seats.indexOf(seat)] ?? null;
  }

  fallback(seat: Seat): Answer {
    const { mine } = this.asked(seat) ?? { mine: null };
    if (mine === null) throw new Error(`seat ${seat} is not asked`);
    return mine.fallback;
  }

  /** Why an answer would not be accepted, or null. Nothing changes. */
  check(seat: Seat, answer: Answer): Refusal | null {
    const ask = this.askOf(seat);
    if (ask && this.missing.includes(seat) && fits(ask, answer).fits) return null;
    if (ask && !this.missing.includes(seat))
      return { code: 'not-asked', reason: `seat ${seat} has nothing to decide now` };
    return this.#match.check(seat, answer);
  }

  /** The match after these moves, which must fit. Nothing changes. */
  ahead(moves: readonly Move[]): PlayedMatch {
    const ahead = this.#match.ahead(moves);
    if ('code' in ahead) throw new Error(`${ahead.code}: ${ahead.reason}`);
    return ahead;
  }

  /**
   * Whether somebody has undone a move and has to decide again: what they decided in advance was not what they wanted.
   */
  get isTakenBack(): boolean {
    const last = this.#entries.at(-1);
    return last !== undefined && 'undo' in last;
  }

  /** When the open decision was opened. */
  openedAt(startedAt: number): number {
    return openedBy(this.#entries.at(-1), startedAt);
  }

  /** The match with the last entry undone, or why it cannot be. This match does not change. */
  undone(
    seat: Seat,
    { startedAt, time }: { startedAt: number; time: Time },
  ): { readonly match: VersionedMatch; readonly entry: Entry } | UndoRefusal | Refused {
    const last = this.#entries.at(-1);
    if (last === undefined || 'undo' in last || last.moves.length !== 1)
      return { code: 'nothing-to-undo', reason: 'there is no move to take back' };
    const refusal = this.#match.whyNotUndo(seat);
    if (refusal) return refusal;
    if (this.#timesTakenBack() >= TAKEN_BACK_AT_MOST)
      return { code: 'settled', reason: `a move is taken back ${TAKEN_BACK_AT_MOST} times at most` };
    // After an undo the player has the time that was left, so that nobody stops the clock by playing and undoing.
    const used = time.between(openedBy(this.#entries.at(-2), startedAt), last.at);
    const at = time.now();
    const entry: Entry = { at, undo: seat, opened: at - used };
    return {
      match: new VersionedMatch(this.game, this.#setup, [...this.#entries, entry], this.#checkpoint),
      entry,
    };
  }

  /** How often a move in the place of the latest one has been undone. */
  #timesTakenBack(): number {
    const times: number[] = [];
    let standing = 0;
    for (const entry of this.#entries) {
      if (!('undo' in entry)) standing++;
      else {
        standing--;
        times[standing] = (times[standing] ?? 0) + 1;
      }
    }
    return times[standing - 1] ?? 0;
  }

  /** Plays a stored entry and returns what happened. */
  apply(entry: Entry): readonly Happening[] {
    if (!('undo' in entry)) return this.goTo(this.ahead(entry.moves), entry);
    const refusal = this.#match.undo(entry.undo);
    if (refusal) throw new Error(`${refusal.code}: ${refusal.reason}`);
    this.#entries.push(entry);
    return this.#match.collect();
  }

  /** Moves on to the next version, which is stored by now, and returns what happened. */
  goTo(next: PlayedMatch, entry: Entry): readonly Happening[] {
    this.#match = next;
    this.#entries.push(entry);
    return next.collect();
  }

  /**
   * What the latest version brought, for one viewer after another: the same for all, if everybody may hear all of it.
   */
  latestFor(happenings: readonly Happening[]): (viewer: Viewer) => HeardVersion {
    const isOpen = happenings.every((happening) => this.#match.isHeardByAll(happening));
    if (!isOpen) return (viewer) => this.latest(happenings, viewer);
    const heard = this.latest(happenings, 'spectator');
    return () => heard;
  }

  /** What the latest version brought, as one viewer hears it now. */
  latest(happenings: readonly Happening[], viewer: Viewer): HeardVersion {
    const last = this.#entries.at(-1);
    return {
      version: this.version,
      undid: last && 'undo' in last ? this.version - 1 : null,
      happenings: happenings.flatMap((happening) => this.#match.hear(happening, viewer) ?? []),
    };
  }

  /** What a viewer heard after a version (everything if it is null), found by replaying the match. */
  heardSince(viewer: Viewer, after: number | null): HeardVersion[] {
    if (after !== null && after >= this.version) return [];
    const versions: HeardVersion[] = [];
    for (const { heard } of this.replayed(viewer, after ?? 0))
      if (after === null || heard.version > after) versions.push(heard);
    return versions;
  }

  /** Everything that a viewer has heard and that was not undone. */
  heard(viewer: Viewer): Heard[] {
    const versions: Heard[][] = [];
    for (const { undid, happenings } of this.heardSince(viewer, null)) {
      if (undid !== null) versions.pop();
      else versions.push(happenings as Heard[]);
    }
    return versions.flat();
  }

  /** The match as it was at a version. This match does not change. */
  upTo(version: number): VersionedMatch {
    // The last move of the version a checkpoint is taken from could not be undone.
    const checkpoint = this.#checkpoint && this.#checkpoint.version < version ? this.#checkpoint : null;
    return new VersionedMatch(this.game, this.#setup, this.#entries.slice(0, version), checkpoint);
  }

  /** What leads from one version to a later one. */
  entriesBetween(from: number, to: number): readonly Entry[] {
    return this.#entries.slice(from, to);
  }

  /** The match up to now, as one viewer knew it at each version: from its setup, or from some version up to `from`. */
  *replayed(
    viewer: Viewer,
    from = 0,
  ): Generator<{ readonly heard: HeardVersion; readonly match: VersionedMatch }> {
    const checkpoint = this.#checkpoint && this.#checkpoint.version <= from ? this.#checkpoint : null;
    const known = this.#entries.slice(0, checkpoint?.version ?? 0);
    const match = new VersionedMatch(this.game, this.#setup, known, checkpoint);
    if (checkpoint === null) yield { heard: match.latest(match.#opening, viewer), match };
    for (const entry of this.#entries.slice(match.version)) {
      const happenings = match.apply(entry);
      yield { heard: match.latest(happenings, viewer), match };
    }
  }
}

/** The moves that are left after these entries. */
export function movesOf(entries: readonly Entry[]): Move[] {
  const moves: Move[] = [];
  for (const entry of entries) {
    if ('undo' in entry) moves.pop();
    else moves.push(...entry.moves);
  }
  return moves;
}

function openedBy(entry: Entry | undefined, startedAt: number): number {
  if (entry === undefined) return startedAt;
  return 'undo' in entry ? entry.opened : entry.at;
}
