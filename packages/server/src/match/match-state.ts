import type { AskedView, MatchRecord, Rulebook, Seat, Viewer } from '@nokturn/engine';
import type { StandingAnswers } from '@nokturn/games/standing-answers.ts';
import type { HeardVersion, Lobby } from '@nokturn/protocol';
import { type Changed, noticesAfter } from '../notices/planning.ts';
import { refuse } from '../refused.ts';
import type { Reckoning } from '../store/history.ts';
import type { NewNotice } from '../store/notices.ts';
import type { Awaited, Command, Entry, MatchInfo, StoredHeld, StoredState } from '../store/store.ts';
import type { MonotonicTime } from '../time.ts';
import { isOverDays } from './absence.ts';
import { decidedInAdvance, wakeAt } from './answering.ts';
import { awaitedAfter, awaitedIn } from './awaiting.ts';
import type { WhereRulesAre } from './known-rules.ts';
import * as matchInfo from './match-info.ts';
import type { MatchNow } from './match-now.ts';
import type { OpenDecision } from './open-decision.ts';
import type { Services } from './services.ts';
import { snapshotOf } from './snapshots.ts';
import { type Known, matchOf, type News, namesIn, peopleIn, rulesOf } from './stored-match.ts';
import { VersionedMatch } from './versioned-match.ts';

/** In milliseconds. No two clocks run at exactly the same speed. */
const TOO_EARLY = 1000;

/**
 * What a room knows of its match: all information apart from its moves, the names of its people, the moves, and the
 * open decision. Everything except the open decision is in the store before it is here. Others may change the match in
 * the store at any time: then a change made here is refused there, and this room has to catch up first.
 */
export class MatchState {
  readonly code: string;
  /** The rules: the current ones until the match starts, and then its own. */
  #game: Rulebook;
  #where: WhereRulesAre;
  readonly #services: Services;
  /** The version for as long as the match is not played here. */
  #storedVersion: number;
  #revision: number;
  /** When the match needs attention, as stored. */
  #wakeAt: number | null;
  #info: MatchInfo;
  #names: Map<string, string>;
  #match: VersionedMatch | null;
  decision: OpenDecision | null = null;
  /** Who is waited for, as stored. */
  #awaits: Awaited | undefined;
  /** Whether somebody is connected to the match on any server. */
  #isHere: (person: string) => boolean = () => false;
  /** Lines of chat already told. */
  lines: number;

  private constructor(
    services: Services,
    { info, version, revision, wakeAt, awaits, lines }: StoredState,
    { names, game, where, match }: Known,
  ) {
    this.code = info.code;
    this.#game = game;
    this.#where = where;
    this.#services = services;
    this.#storedVersion = version;
    this.#revision = revision;
    this.#wakeAt = wakeAt;
    this.#awaits = awaits;
    this.#info = info;
    this.#names = names;
    this.#match = match;
    this.lines = lines;
  }

  /** People at the table need not be told that it is their move. */
  knowWhoIsHere(isHere: (person: string) => boolean): void {
    this.#isHere = isHere;
  }

  /** From the store, including all entries. */
  static async open(services: Services, stored: StoredState): Promise<MatchState> {
    const names = await namesIn(stored.info, services);
    const { game, where } = await rulesOf(services, stored);
    return new MatchState(services, stored, { names, game, where, match: matchOf(game, where, stored) });
  }

  get game(): Rulebook {
    return this.#game;
  }

  get info(): MatchInfo {
    return this.#info;
  }

  get match(): VersionedMatch | null {
    return this.#match;
  }

  get version(): number {
    return this.#match?.version ?? this.#storedVersion;
  }

  get revision(): number {
    return this.#revision;
  }

  get lobby(): Lobby {
    return matchInfo.lobbyOf(this.#info, this.#names);
  }

  lobbyFor(person: string | null): Lobby {
    return matchInfo.lobbyFor(person, this.#info, this.#names);
  }

  /** As far as everybody may know. */
  get awaited(): Changed {
    const asked = this.#match?.asked('spectator') ?? null;
    return { info: this.#info, version: this.version, awaits: this.#awaits, question: questionIn(asked) };
  }

  /** What people can decide in advance here. */
  get standing(): StandingAnswers | null {
    const { standing } = this.#services;
    return isOverDays(this.#info) ? (standing.get(this.#info.game) ?? null) : null;
  }

  /** The match at this moment, which must have started. */
  get now(): MatchNow {
    const { time } = this.#services;
    const now = time.monotonic();
    const { standing } = this;
    return {
      ...{ info: this.#info, match: this.#match as VersionedMatch, decision: this.decision },
      ...{ now, time, standing },
    };
  }

  /**
   * It began under rules that are no longer here: it can be looked at from outside, but neither played nor replayed.
   */
  get isOfOtherRules(): boolean {
    return this.#where !== 'here';
  }

  /** Another server can play it: while servers are being replaced, some know rules that others do not know yet. */
  get isForOthers(): boolean {
    return this.#where === 'elsewhere';
  }

  /** The record of a finished match, even if it was played under rules that are no longer here. */
  async record(): Promise<MatchRecord> {
    matchInfo.mustBe(this.#info, 'over');
    const { store, dealer, signer } = this.#services;
    const record = this.#match?.record ?? matchInfo.recordOf(this.#info, await store.entries(this.code));
    return signer.sign(dealer.told(record, this.#info));
  }

  // ── people ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether somebody hosts the match, sits in it or was sent away. */
  knows(person: string): boolean {
    return this.#names.has(person);
  }

  rename(person: string, name: string): void {
    this.#names.set(person, name);
  }

  seatOf(person: string): Seat {
    const seat = matchInfo.seatOf(this.#info, person);
    if (seat === null) throw refuse('forbidden', 'you have no seat in this match');
    return seat;
  }

  // ── requirements ──────────────────────────────────────────────────────────────────────────────────────────────

  /** The moves, if the rules it began under are here. */
  mustHaveRules(): VersionedMatch {
    if (this.#match) return this.#match;
    const { rules } = this.#info;
    if (this.#where === 'elsewhere')
      throw refuse('rules-elsewhere', 'another server knows the rules of this match: come again');
    throw refuse('other-rules', `it was begun under version ${rules} of the rules, which are no longer here`);
  }

  mustPlay(version: number): { match: VersionedMatch; decision: OpenDecision } {
    if (this.#info.status === 'over') throw refuse('over', 'the match is over');
    matchInfo.mustBe(this.#info, 'playing');
    const match = this.mustHaveRules();
    const { decision } = this;
    if (version !== match.version || decision === null)
      throw refuse('stale', `the table is at version ${match.version}, not ${version}`);
    return { match, decision };
  }

  // ── storing ───────────────────────────────────────────────────────────────────────────────────────────────────

  async save(info: MatchInfo, command: Command | null = null): Promise<void> {
    await this.#saveInfo(info, this.#wakeFor(info), command);
  }

  /** The same, when different people may sit in it afterwards. */
  async saveWithNames(info: MatchInfo, command: Command | null = null): Promise<void> {
    const names = await namesIn(info, this.#services);
    await this.save(info, command);
    this.#names = names;
  }

  /** Whether it was attended to too early: setting the wall clock forward makes the time come sooner. */
  get wakesTooEarly(): boolean {
    const wake = this.#wakeFor(this.#info);
    return wake !== null && this.#wakeAt !== null && wake > this.#wakeAt + TOO_EARLY;
  }

  #wakeFor(info: MatchInfo): number | null {
    const { time } = this.#services;
    const match = this.#match;
    // A server that does not know the rules leaves the time to those that have played the match.
    if (match === null) return info.status === 'playing' ? this.#wakeAt : null;
    const since = this.decision?.since ?? time.monotonic();
    const decided = decidedInAdvance(this.standing, info, match);
    return wakeAt(this.game, { info, position: match.position, since, decided }, time);
  }

  /** It needs no attention any more. */
  async saveAsleep(): Promise<void> {
    await this.#saveInfo(this.#info, null, null);
  }

  /** The match starts. */
  async begin(info: MatchInfo, game: Rulebook, since: MonotonicTime): Promise<VersionedMatch> {
    const match = new VersionedMatch(game, matchInfo.setupOf(info));
    const decided = decidedInAdvance(this.standing, info, match);
    const wake = wakeAt(game, { info, position: match.position, since, decided }, this.#services.time);
    const next = this.#next(info, match.asked('spectator'), { game, since, version: 0, decided });
    await this.#saveInfo(info, wake, null, next);
    this.#game = game;
    this.#match = match;
    return match;
  }

  /** A match can also end without a move. */
  #ofChange(info: MatchInfo): Next {
    if (info.status === this.#info.status || info.status !== 'over')
      return { awaits: undefined, notices: [] };
    return this.#next(info, null, {
      game: this.game,
      since: this.#services.time.monotonic(),
      version: this.version,
      decided: [],
    });
  }

  /** Who is waited for now, and the notifications about it. */
  #next(
    info: MatchInfo,
    asked: AskedView | null,
    {
      game,
      since,
      version,
      decided,
    }: { game: Rulebook; since: MonotonicTime; version: number; decided: readonly Seat[] },
  ): Next {
    const { time, noticeSpans } = this.#services;
    const awaits = awaitedIn(asked, { game, info, since: time.wallTimeOf(since), decided });
    const question = questionIn(asked);
    const around = { isHere: this.#isHere, time, ...noticeSpans };
    const notices = noticesAfter(this.#info, { info, version, awaits, question }, around);
    return { awaits, notices };
  }

  /** One more version. `match` is the result, unless it is simply this one played on. */
  async append(
    entry: Entry,
    after: {
      info: MatchInfo;
      position: VersionedMatch['position'];
      /** The decision that is open then, as everybody may know it. */
      asked: AskedView | null;
      since: MonotonicTime;
      /** The seats whose answer to it is known in advance. */
      decided: readonly Seat[];
      match?: VersionedMatch;
      /** The outcome of the match, if this ends it. */
      reckoning?: Reckoning | null;
    },
    command: Command | null,
  ): Promise<void> {
    const { info, position, asked, since, decided, match, reckoning = null } = after;
    const version = this.version + 1;
    const wake = wakeAt(this.game, after, this.#services.time);
    const { awaits, notices } = this.#next(info, asked, { game: this.game, since, version, decided });
    const also = {
      snapshot: snapshotOf(this.game, info, version, position),
      sameInfo: info === this.#info,
      reckoning,
      notices,
    };
    await this.#change((revision) =>
      this.#services.store.append({ info, version, revision, wakeAt: wake, awaits }, entry, command, also),
    );
    this.#info = info;
    this.#wakeAt = wake;
    this.#awaits = awaits;
    if (match) this.#match = match;
  }

  /** An answer to the open decision. */
  async hold(held: StoredHeld, command: Command): Promise<void> {
    const { code, version } = this;
    const awaits = awaitedAfter(this.#awaits, held.seat);
    await this.#change((revision) =>
      this.#services.store.hold(code, { version, revision, awaits }, held, command),
    );
    this.#awaits = awaits ?? this.#awaits;
  }

  async #saveInfo(
    info: MatchInfo,
    wake: number | null,
    command: Command | null,
    next: Next | null = null,
  ): Promise<void> {
    const { version } = this;
    const { awaits, notices } = next ?? this.#ofChange(info);
    await this.#change((revision) =>
      this.#services.store.saveInfo({ info, version, revision, wakeAt: wake, awaits }, command, { notices }),
    );
    this.#info = info;
    this.#wakeAt = wake;
    this.#awaits = awaits ?? this.#awaits;
  }

  /** Stores a change as the next revision, and notifies other servers. */
  async #change(store: (revision: number) => Promise<void>): Promise<void> {
    const revision = this.#revision + 1;
    await store(revision);
    this.#revision = revision;
    this.#services.bus.publish({ kind: 'changed', match: this.code, revision });
  }

  // ── changes by other servers ──────────────────────────────────────────────────────────────────────────────────

  /** Whether the store has more of the match than this server, or no longer has it. */
  async isBehind(): Promise<boolean> {
    const [stored] = await this.#services.store.progress([this.code]);
    return stored === undefined || stored.revision > this.#revision;
  }

  /** The match from the store if it is further ahead than here; `gone` if it is no longer there. */
  async news(): Promise<News | 'nothing' | 'gone'> {
    const stored = await this.#services.store.state(this.code, this.version);
    if (stored === null) return 'gone';
    if (stored.revision <= this.#revision) return 'nothing';
    const isKnown = peopleIn(stored.info).every((person) => this.#names.has(person));
    const names = isKnown ? this.#names : await namesIn(stored.info, this.#services);
    const hasStarted = this.#match === null && stored.info.startedAt !== null;
    return { stored, names, rules: hasStarted ? await rulesOf(this.#services, stored) : null };
  }

  /** Adopts the stored match. Returns what each of these viewers has to hear of the change. */
  adopt({ stored, names, rules }: News, viewers: readonly Viewer[]): ReadonlyMap<Viewer, HeardVersion[]> {
    const { info, version, revision, wakeAt, awaits, entries } = stored;
    const heard = new Map<Viewer, HeardVersion[]>(viewers.map((viewer) => [viewer, []]));
    if (this.#match === null) {
      if (rules) {
        this.#game = rules.game;
        this.#where = rules.where;
      }
      this.#match = matchOf(this.#game, this.#where, stored);
      for (const [viewer, versions] of heard) versions.push(...(this.#match?.heardSince(viewer, null) ?? []));
    } else
      for (const entry of entries) {
        const happenings = this.#match.apply(entry);
        for (const [viewer, versions] of heard) versions.push(this.#match.latest(happenings, viewer));
      }
    this.#info = info;
    this.#names = names;
    this.#storedVersion = version;
    this.#revision = revision;
    this.#wakeAt = wakeAt;
    this.#awaits = awaits;
    return heard;
  }
}

/** What comes with a change of the match. */
interface Next {
  readonly awaits: Awaited | undefined;
  readonly notices: readonly NewNotice[];
}

/** The name of a decision, if everybody may know who is asked. */
function questionIn(asked: AskedView | null): string | null {
  return asked?.seats ? asked.frame.step : null;
}
