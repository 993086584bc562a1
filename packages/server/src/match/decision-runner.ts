import type { Move, PlayedMatch, Seat } from '@nokturn/engine';
import { inLog } from '../log.ts';
import { refuse } from '../refused.ts';
import type { Reckoning } from '../store/history.ts';
import type { Command, Entry, MatchInfo, StoredHeld } from '../store/store.ts';
import { later, type MonotonicTime } from '../time.ts';
import { Alarm } from './alarm.ts';
import {
  answerFor,
  awaitsPeople,
  decidedInAdvance,
  isPlayedByBot,
  nextLook,
  overdueAtTurn,
} from './answering.ts';
import { BotThoughts } from './bot-thoughts.ts';
import * as matchInfo from './match-info.ts';
import { OpenDecision } from './open-decision.ts';
import { reckoningOf } from './reckoning.ts';
import type { Room } from './room.ts';
import { paceOf } from './tempo.ts';
import type { VersionedMatch } from './versioned-match.ts';

const RETRY_AFTER_STORE_TROUBLE = 1000;
/** How often a table that is waiting for a place checks whether one is free. */
const LOOK_FOR_PLACE = 5000;

type Parts = Pick<Room, 'services' | 'state' | 'broadcaster' | 'queue' | 'lease' | 'otherServers'>;

/** How a match moves on: decisions are opened, answered by people, bots or clocks, and closed. */
export class DecisionRunner {
  readonly #room: Parts;
  readonly #alarm: Alarm;
  readonly #bots: BotThoughts;

  constructor(room: Parts) {
    this.#room = room;
    this.#alarm = new Alarm(room.services.time, () => this.moveOn());
    this.#bots = new BotThoughts(room.services, room.state);
  }

  /** Whether something happens automatically before then. */
  isBusyUntil(time: MonotonicTime): boolean {
    return this.#bots.areThinking || (this.#alarm.at ?? Infinity) < time;
  }

  stop(): void {
    this.#alarm.set(null);
  }

  tryAgainLater(): void {
    this.#alarm.set(later(this.#room.services.time.monotonic(), RETRY_AFTER_STORE_TROUBLE));
  }

  /** As separate work: the effect of a command stands, even if what follows from it fails. */
  moveOn(): void {
    const { services, state, queue, lease } = this.#room;
    const { decision, info } = state;
    if (matchInfo.isUnwanted(info)) return queue.runLater(() => this.#abandon());
    if (decision && lease.isMine && this.#isAwake && awaitsPeople({ info, decision })) {
      const look = this.#nextLook(decision);
      if (look === null || look > services.time.monotonic()) return this.#alarm.set(look);
    }
    queue.runLater(() => this.#goOn());
  }

  // ── a decision ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens the next decision of the match; automatic answers are given before anybody is told. */
  open(since: MonotonicTime): void {
    const { services, state } = this.#room;
    const match = state.match as VersionedMatch;
    this.#bots.forget();
    state.decision = null;
    if (match.position.asked === null) return;
    const { info } = state;
    const pace = paceOf(info, services.pace);
    const decision = new OpenDecision(match, { since, options: info.options, pace });
    state.decision = decision;
    this.#answerForSeats(decision);
  }

  /** A person answers: this closes the decision, or the answer is kept until it closes. */
  async take(decision: OpenDecision, answer: StoredHeld, command: Command): Promise<void> {
    const takeBack = decision.hold(answer.seat, { ...answer, by: 'person' });
    try {
      if (this.#closesNow(decision)) await this.#close(decision, command);
      else await this.#keep(decision, answer, command);
    } catch (error) {
      takeBack();
      throw error;
    }
  }

  /**
   * A person takes over from their stand-in; answers given for them in a decision that is still open are theirs to give
   * again.
   */
  async comeBack(seat: Seat, command: Command | null = null): Promise<void> {
    const { services, state, broadcaster } = this.#room;
    const { info, decision } = state;
    if (!matchInfo.personAt(info, seat)?.standIn) return;
    const { time } = services;
    const since = decision?.since ?? time.monotonic();
    await state.save(matchInfo.withReturn(info, seat, since, time), command);
    broadcaster.tellLobby();
    if (decision?.giveBack(seat)) broadcaster.tellHeld(decision, seat);
  }

  /** Stores the answers as one entry, plays them, and tells everybody what they may know of it. */
  async #close(decision: OpenDecision, command: Command | null): Promise<void> {
    const { services, state, broadcaster } = this.#room;
    const match = state.match as VersionedMatch;
    const before = state.info;
    const since = services.time.monotonic();
    const at = services.time.wallTimeOf(since);
    const moves = decision.moves((seat) => match.fallback(seat));
    const next = match.ahead(moves);
    const info = this.#infoAfter(decision, next, at);
    const entry: Entry = { at, moves };
    const reckoning = info.status === 'over' ? this.#reckoning(match, info, moves) : null;
    const asked = next.asked('spectator');
    const decided = decidedInAdvance(state.standing, info, next);
    await state.append(entry, { info, position: next.position, asked, since, decided, reckoning }, command);

    const happenings = match.goTo(next, entry);
    this.open(since);
    services.metrics.count('nokturn_versions_total');
    const latestFor = match.latestFor(happenings);
    broadcaster.tellVersion((viewer) => [latestFor(viewer)]);
    if (info !== before) this.#tellAfter(before);
  }

  /** The outcome of the match, if these moves end it. */
  #reckoning({ game, record }: VersionedMatch, info: MatchInfo, moves: readonly Move[]): Reckoning {
    const whole = { ...record, moves: [...record.moves, ...moves] };
    return reckoningOf({ info, rules: game, record: whole }, this.#room.services);
  }

  async #keep(decision: OpenDecision, held: StoredHeld, command: Command): Promise<void> {
    const { state, broadcaster, lease } = this.#room;
    await state.hold(held, command);
    broadcaster.tellHeld(decision, held.seat);
    if (lease.isMine) this.#alarm.set(this.#nextLook(decision));
  }

  #nextLook(decision: OpenDecision): MonotonicTime | null {
    const { services, state } = this.#room;
    return nextLook({ info: state.info, decision, time: services.time });
  }

  #closesNow(decision: OpenDecision): boolean {
    const { closesAt } = decision;
    return closesAt !== null && closesAt <= this.#room.services.time.monotonic();
  }

  /** What is known of the match once the decision has closed: used holds are released, and it may be over. */
  #infoAfter(decision: OpenDecision, next: PlayedMatch, at: number): MatchInfo {
    let { info } = this.#room.state;
    if (decision.reaction?.hold)
      for (const seat of decision.seats) {
        const person = matchInfo.personAt(info, seat);
        if (person?.hold && decision.hasAsked(seat))
          info = matchInfo.withSeat(info, seat, { ...person, hold: false });
      }
    if (next.result === null) return info;
    return { ...info, status: 'over', endedAt: at, winners: next.result.winners };
  }

  #tellAfter(before: MatchInfo): void {
    const { services, state, broadcaster } = this.#room;
    const { info, code, version } = state;
    if (info.status !== before.status) {
      services.log.info({ match: inLog(code), versions: version }, 'match over');
      broadcaster.tellLobby();
    }
    for (const seat of info.seats.keys()) {
      const held = matchInfo.personAt(before, seat)?.hold;
      if (held && !matchInfo.personAt(info, seat)?.hold) broadcaster.tellSettings(seat);
    }
  }

  // ── automatic work ────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Automatic answers, bots, clocks, closing: until somebody must do something, or some time must pass. Only the server
   * that keeps the match does this.
   */
  async #goOn(): Promise<void> {
    const { state, broadcaster, lease } = this.#room;
    for (;;) {
      const { decision } = state;
      if (decision === null || !this.#isAwake || !(await lease.claim())) return this.#standStill();
      await this.#standInForOverdue(decision);
      const answered = this.#answerForSeats(decision);
      if (!this.#closesNow(decision)) {
        for (const seat of answered) broadcaster.tellHeld(decision, seat);
        return this.#alarm.set(this.#nextLook(decision));
      }
      await this.#close(decision, null);
    }
  }

  /** People whose turn clock has run out: default answers or a bot stand in until they come back. */
  async #standInForOverdue(decision: OpenDecision): Promise<void> {
    const { state, broadcaster } = this.#room;
    const gone = overdueAtTurn({ ...state.now, decision });
    if (gone.length === 0) return;
    const { info } = state;
    const { after } = info.clock;
    await state.save(gone.reduce((changed, seat) => matchInfo.withStandIn(changed, seat, after), info));
    broadcaster.tellLobby();
  }

  /** Fills in the answers given by settings, stand-ins, bots and clocks; returns the seats answered for. */
  #answerForSeats(decision: OpenDecision): Seat[] {
    if (!this.#isAwake) return [];
    const { state, lease } = this.#room;
    const waiting = { ...state.now, decision };
    return decision.missing.filter((seat) => {
      if (lease.isMine && isPlayedByBot(state.info, seat)) this.#askBot(decision, seat);
      const held = answerFor(waiting, seat);
      if (held) decision.hold(seat, held);
      return held !== null;
    });
  }

  /** Its answer is queued like any other work, and is dropped if the match has moved on without it. */
  #askBot(decision: OpenDecision, seat: Seat): void {
    const { state, broadcaster, queue, otherServers } = this.#room;
    void this.#bots.answer(decision, seat)?.then((answered) =>
      queue.runLater(async () => {
        if (state.decision !== decision) return;
        this.#bots.forget(seat);
        if (decision.missing.includes(seat) && isPlayedByBot(state.info, seat)) {
          decision.hold(seat, answered());
          broadcaster.tellHeld(decision, seat);
          otherServers.tellAnswered([seat]);
        }
        await this.#goOn();
      }),
    );
  }

  /** People who did not want to end it have left, and now the others are more than half. */
  async #abandon(): Promise<void> {
    const { services, state, broadcaster } = this.#room;
    if (!matchInfo.isUnwanted(state.info)) return;
    await state.save(matchInfo.abandoned(state.info, services.time.now()));
    broadcaster.tellLobby();
  }

  // ── tables of bots alone ──────────────────────────────────────────────────────────────────────────────────────

  /**
   * A match that all its people have left stands still, whoever is watching; one of bots alone is played for its
   * spectators.
   */
  get #isAwake(): boolean {
    const { state, queue } = this.#room;
    if (queue.isShut || state.info.status !== 'playing') return false;
    return matchInfo.hasPeople(state.info) || (this.#isShown && this.#takePlace());
  }

  /** A table of bots alone is played for its spectators. */
  get #isShown(): boolean {
    const { state, broadcaster, queue, lease } = this.#room;
    const isOn = !queue.isShut && state.info.status === 'playing' && matchInfo.isOfBots(state.info);
    return isOn && broadcaster.audience.isWatched && !lease.isAnothers;
  }

  /** Whether it may be played if somebody watches, considering how many other such tables there are. */
  #takePlace(): boolean {
    const { services, state, lease } = this.#room;
    if (!matchInfo.isOfBots(state.info) || lease.isAnothers) return true;
    return services.botTables.admit(state.code, { host: state.info.host, isOn: () => this.#isShown });
  }

  /** People who want to watch bots alone are told if there are too many such tables. */
  mustHavePlace(): void {
    if (!this.#takePlace())
      throw refuse('bots-busy', 'too many tables are played by bots alone: wait until one of them is over');
  }

  #standStill(): void {
    const { time } = this.#room.services;
    this.#alarm.set(this.#isShown ? later(time.monotonic(), LOOK_FOR_PLACE) : null);
  }
}
