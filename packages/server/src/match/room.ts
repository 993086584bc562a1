import { type MatchRecord, type Rulebook, UNRELEASED } from '@nokturn/engine';
import type { Lobby, MatchSummary, Person, Presence } from '@nokturn/protocol';
import type { MatchInfo, StoredState } from '../store/store.ts';
import { later, type MonotonicTime } from '../time.ts';
import { Broadcaster } from './broadcaster.ts';
import { CommandQueue } from './command-queue.ts';
import { DecisionRunner } from './decision-runner.ts';
import { Hosting } from './hosting.ts';
import { Lease } from './lease.ts';
import * as matchInfo from './match-info.ts';
import { MatchStart } from './match-start.ts';
import { MatchState } from './match-state.ts';
import { Moves } from './moves.ts';
import { OtherServers } from './other-servers.ts';
import { Seating } from './seating.ts';
import type { Services } from './services.ts';
import { Suggestions } from './suggestions.ts';
import { Sync } from './sync.ts';
import { Talk } from './talk.ts';
import type { VersionedMatch } from './versioned-match.ts';
import { Visits } from './visits.ts';

/**
 * One match with everybody who is connected to it here. Everything that changes it goes through one queue: validate,
 * store, tell. Nothing is told before it is stored. Other servers can have a room for the same match: what they store
 * is adopted and told here as well. Each of its parts does one thing; what people can do is in `moves`, `talk`,
 * `seating`, `hosting`, `start` and `visits`.
 */
export class Room {
  readonly services: Services;
  readonly state: MatchState;
  readonly broadcaster: Broadcaster;
  readonly queue: CommandQueue;
  readonly lease: Lease;
  readonly decisions: DecisionRunner;
  readonly suggestions = new Suggestions();
  readonly otherServers: OtherServers;
  readonly start: MatchStart;
  readonly sync: Sync;
  readonly visits: Visits;
  readonly seating: Seating;
  readonly moves: Moves;
  readonly hosting: Hosting;
  readonly talk: Talk;

  private constructor(services: Services, state: MatchState) {
    this.services = services;
    this.state = state;
    this.broadcaster = new Broadcaster(state, services);
    state.knowWhoIsHere((person) => this.broadcaster.audience.isHere(person));
    this.queue = new CommandQueue(services, state, {
      catchUp: () => this.sync.catchUp(),
      moveOn: () => this.decisions.moveOn(),
      tryAgain: () => this.decisions.tryAgainLater(),
    });
    this.lease = new Lease(state.code, services);
    this.decisions = new DecisionRunner(this);
    this.otherServers = new OtherServers(this);
    this.start = new MatchStart(this);
    this.sync = new Sync(this);
    this.visits = new Visits(this);
    this.seating = new Seating(this);
    this.moves = new Moves(this);
    this.hosting = new Hosting(this);
    this.talk = new Talk(this);
  }

  /** From the store: what is known of the match, its entries and the answers held for the open decision. */
  static async open(services: Services, stored: StoredState): Promise<Room> {
    const state = await MatchState.open(services, stored);
    const room = new Room(services, state);
    room.otherServers.exchange();
    room.broadcaster.absence.notice(state.info);
    const { match, info } = state;
    if (match === null || info.startedAt === null) return room;
    room.decisions.open(services.time.monotonicOf(match.openedAt(info.startedAt)));
    for (const held of stored.held) state.decision?.take(held);
    room.decisions.moveOn();
    return room;
  }

  get code(): string {
    return this.state.code;
  }

  get game(): Rulebook {
    return this.state.game;
  }

  get info(): MatchInfo {
    return this.state.info;
  }

  get version(): number {
    return this.state.version;
  }

  /** The position's hash, for tests that check that nothing was lost. */
  get hash(): string | null {
    return this.state.match?.hash ?? null;
  }

  get lobby(): Lobby {
    return this.state.lobby;
  }

  /** The match as people who are not at the table may know it. */
  get summary(): MatchSummary {
    const lobby = this.state.lobbyFor(null);
    return { ...lobby, presence: this.presenceAt(this.info), version: this.versionFor(null) };
  }

  /** The same for a person who may have played in it. */
  summaryFor(person: Person | null): MatchSummary {
    const { seed, seats, wantEnd } = this.state.lobbyFor(person?.id ?? null);
    return { ...this.summary, seed, seats, wantEnd, version: this.versionFor(person) };
  }

  /** The status of the match, as this person may know it. */
  versionFor(person: Person | null): number {
    return matchInfo.versionFor(this.info, person?.id ?? null, this.version);
  }

  presenceAt(info: MatchInfo): Presence {
    return this.broadcaster.audience.presence(info);
  }

  /** Whether somebody hosts the match or sits in it. */
  knows({ id }: Person): boolean {
    return this.state.knows(id);
  }

  get isOfOtherRules(): boolean {
    return this.state.isOfOtherRules;
  }

  /** While servers are being replaced, some know rules that others do not know yet. */
  get isOfNewerRules(): boolean {
    const { rules, digest = UNRELEASED } = this.info;
    return this.isOfOtherRules && (digest !== UNRELEASED || rules > this.game.rulesVersion);
  }

  /** The match after its end, when it hides nothing any more from people who may look. */
  finishedFor(person: Person | null): VersionedMatch {
    matchInfo.mustBe(this.info, 'over');
    matchInfo.mustHaveResult(this.info);
    matchInfo.mustLook(this.info, person?.id ?? null);
    return this.state.mustHaveRules();
  }

  async record(person: Person | null = null): Promise<MatchRecord> {
    matchInfo.mustBe(this.info, 'over');
    matchInfo.mustHaveResult(this.info);
    matchInfo.mustLook(this.info, person?.id ?? null);
    return this.state.record();
  }

  // ── in memory ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Nobody is here and nothing is about to happen: it can leave memory, and be loaded from the store again. */
  isIdle(now: MonotonicTime, after: number): boolean {
    const isBusy = this.queue.isBusy || this.decisions.isBusyUntil(later(now, after));
    return this.broadcaster.audience.size === 0 && !isBusy && this.queue.touched <= now - after;
  }

  /** Brings it up to date with the store. */
  get isInUse(): boolean {
    return this.broadcaster.audience.size > 0 || this.lease.isMine;
  }

  /** It accepts nothing more: the match has to be reopened. */
  get isShut(): boolean {
    return this.queue.isShut;
  }

  /** Stops everything that the room does by itself. Queued commands are still carried out. */
  async shut(): Promise<void> {
    await this.queue.shut();
    this.decisions.stop();
  }

  /** The same, and lets another server run the match. */
  async forget(): Promise<void> {
    await this.shut();
    await this.lease.release();
  }

  /** It will never move on: it needs no attention any more. */
  async sleepForGood(): Promise<void> {
    await this.queue.run(() => this.state.saveAsleep());
  }
}
