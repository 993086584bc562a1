import {
  commitmentTo,
  type MatchRecord,
  type MatchSetup,
  newRecord,
  rulesNamed,
  type Seat,
} from '@nokturn/engine';
import type { Lobby, Person, SeatInfo, SeatPlan } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { Entry, MatchInfo, StandIn, StoredSeat } from '../store/store.ts';
import { later, latest, type MonotonicTime, type Time } from '../time.ts';
import { type DrawnMatchInfo, drawingOf, unsealed } from './drawing.ts';
import { movesOf } from './versioned-match.ts';

/** What can be done with a match around its moves: pure changes of all else that is known of it, refused by throwing. */

type PersonSeat = Extract<StoredSeat, { kind: 'person' }>;

export function seatOf(info: MatchInfo, person: string | null): Seat | null {
  const seat = info.seats.findIndex((each) => each.kind === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

export function personAt(info: MatchInfo, seat: Seat): PersonSeat | null {
  const found = info.seats[seat];
  return found?.kind === 'person' ? found : null;
}

/** Whether anybody still plays who is neither a bot nor stood in for. */
export function hasPeople(info: MatchInfo): boolean {
  return info.seats.some((seat) => seat.kind === 'person' && seat.standIn === null);
}

/** A match that nobody ever plays in. */
export function isOfBots(info: MatchInfo): boolean {
  return info.seats.every(({ kind }) => kind === 'bot');
}

export function mustHost(info: MatchInfo, person: string): void {
  if (info.host !== person) throw refuse('forbidden', 'only the host may do that');
}

export function mustBe(info: MatchInfo, status: MatchInfo['status']): void {
  if (info.status !== status) throw refuse('wrong-time', `the match is ${info.status}, not ${status}`);
}

/** Whether somebody may see what happens at the table, or has happened: all before it starts, and those who play. */
export function mayLook(info: MatchInfo, person: string | null): boolean {
  return info.status === 'lobby' || info.spectators || seatOf(info, person) !== null;
}

export function mustLook(info: MatchInfo, person: string | null): void {
  if (!mayLook(info, person)) throw refuse('forbidden', 'this match is not open to spectators');
}

/** Somebody sits down, leaving the seat they had; their device may commit to a nonce as they do. */
export function sitDown(info: MatchInfo, person: string, seat: Seat, commitment?: string): MatchInfo {
  mustBe(info, 'lobby');
  const wanted = info.seats[seat];
  if (wanted === undefined) throw refuse('no-seat', `there is no seat ${seat}`);
  const had = seatOf(info, person);
  if (had === seat) return info;
  if (wanted.kind !== 'open') throw refuse('seat-taken', `seat ${seat} is taken`);
  const left = had === null ? info : withSeat(info, had, { kind: 'open' });
  const mayAdd = info.chance !== undefined && !info.chance.silent.includes(person);
  return withSeat(unsealed(left, { late: false }), seat, {
    kind: 'person',
    person,
    standIn: null,
    returnedAt: null,
    reactions: {},
    hold: false,
    ...(commitment !== undefined && mayAdd && { commitment }),
  });
}

/** Before the match starts the seat is open again; afterwards a bot keeps it warm. */
export function standUp(info: MatchInfo, person: string, seat: Seat): MatchInfo {
  if (personAt(info, seat)?.person !== person) throw refuse('not-yours', 'that is not your seat');
  if (info.status === 'lobby') return withSeat(unsealed(info, { late: false }), seat, { kind: 'open' });
  mustBe(info, 'playing');
  return withStandIn(info, seat, 'bot');
}

export function planSeat(info: MatchInfo, host: string, seat: Seat, plan: SeatPlan): MatchInfo {
  mustHost(info, host);
  mustBe(info, 'lobby');
  if (info.seats[seat] === undefined) throw refuse('no-seat', `there is no seat ${seat}`);
  return withSeat(unsealed(info, { late: false }), seat, plan);
}

export function close(info: MatchInfo, host: string): MatchInfo {
  mustHost(info, host);
  mustBe(info, 'lobby');
  return { ...info, status: 'closed' };
}

/** What was sealed begins, by the rules of then and with the seed that was drawn. */
export function begun(info: DrawnMatchInfo, { seed, at }: { seed: string; at: number }): MatchInfo {
  return { ...info, status: 'playing', startedAt: at, seed };
}

/** A new match with the same setup: bots stay, people are expected at their seats. Its chance is not prepared yet. */
export function again(
  info: MatchInfo,
  { code, host, at }: { code: string; host: string; at: number },
): MatchInfo {
  const { chance: _, digest: __, ...before } = info;
  return {
    ...before,
    code,
    host,
    status: 'lobby',
    createdAt: at,
    startedAt: null,
    endedAt: null,
    winners: null,
    rematch: null,
    seed: null,
    seats: info.seats.map((seat) => (seat.kind === 'person' ? { kind: 'open' } : seat)),
  };
}

/** The setup of a match that has started. */
export function setupOf({ seats, options, seed }: MatchInfo): MatchSetup {
  if (seed === null) throw new Error('a match without a seed cannot be played');
  return { seats: seats.length, options, seed };
}

/** The record as it was stored. Without the rules it was played by, nobody can tell the hash of its last position. */
export function recordOf(info: MatchInfo, entries: readonly Entry[]): MatchRecord {
  return {
    ...newRecord(rulesIn(info), setupOf(info)),
    moves: movesOf(entries),
  };
}

/** What a match says of its rules. */
function rulesIn({ game: id, rules: rulesVersion, digest }: MatchInfo) {
  return digest === undefined ? { id, rulesVersion } : { id, rulesVersion, digest };
}

/** Somebody answers for a person: the default, or a bot, which may be of a certain level. */
export function withStandIn(info: MatchInfo, seat: Seat, standIn: StandIn, level?: string): MatchInfo {
  const person = personAt(info, seat);
  if (person === null) return info;
  const { standInLevel: _, ...before } = person;
  return withSeat(info, seat, {
    ...before,
    standIn,
    ...(level === undefined ? {} : { standInLevel: level }),
  });
}

/** The turn clock begins anew once for a decision, open since then: leaving and coming back again stops it no longer. */
export function withReturn(info: MatchInfo, seat: Seat, since: MonotonicTime, time: Time): MatchInfo {
  const person = personAt(info, seat);
  if (person === null) return info;
  const { returnedAt } = person;
  const isSecond = returnedAt !== null && time.monotonicOf(returnedAt) > since;
  return withSeat(info, seat, { ...person, standIn: null, returnedAt: isSecond ? returnedAt : time.now() });
}

/** When the turn clock of a seat runs out, for a decision open since then; null without a clock. */
export function dueAt(
  { clock, seats }: MatchInfo,
  seat: Seat,
  since: MonotonicTime,
  time: Time,
): MonotonicTime | null {
  if (clock.seconds === null) return null;
  const sitting = seats[seat];
  const returnedAt = sitting?.kind === 'person' ? sitting.returnedAt : null;
  const from = returnedAt === null ? since : latest(since, time.monotonicOf(returnedAt));
  return later(from, clock.seconds * 1000);
}

export function withSeat(info: MatchInfo, seat: Seat, changed: StoredSeat): MatchInfo {
  return { ...info, seats: info.seats.map((each, i) => (i === seat ? changed : each)) };
}

/**
 * The same for somebody who is not at the table: the seed tells what was dealt, and whom the host has sent away concerns
 * nobody else.
 */
export function lobbyFor(person: string | null, info: MatchInfo, names: ReadonlyMap<string, string>): Lobby {
  const lobby = lobbyOf(info, names);
  const seed = mayLook(info, person) ? lobby.seed : null;
  return { ...lobby, seed, muted: [], unseated: [], banned: [] };
}

/** What everybody at the table may know: no setting of any seat, and the seed only at the end. */
export function lobbyOf(info: MatchInfo, names: ReadonlyMap<string, string>): Lobby {
  const { seed, status } = info;
  const drawing = drawingOf(info);
  return {
    code: info.code,
    game: info.game,
    rules: info.startedAt === null ? null : { number: info.rules, digest: info.digest ?? null },
    seats: info.seats.map((seat) => seatInfo(seat, names)),
    options: info.options,
    privacy: info.privacy,
    spectators: info.spectators,
    clock: info.clock,
    status,
    host: info.host,
    createdAt: info.createdAt,
    startedAt: info.startedAt,
    endedAt: info.endedAt,
    commitment: drawing?.commitment ?? (seed === null ? null : commitmentTo(seed)),
    draw: drawing && { attempt: drawing.attempt, sealed: drawing.isSealed, rules: rulesNamed(info) },
    seed: status === 'over' ? seed : null,
    winners: info.winners === null ? null : [...info.winners],
    rematch: info.rematch,
    muted: peopleIn(info.muted, names),
    unseated: peopleIn(info.unseated, names),
    banned: peopleIn(info.banned, names),
  };
}

function peopleIn(ids: readonly string[] = [], names: ReadonlyMap<string, string>): Person[] {
  return ids.map((id) => ({ id, name: names.get(id) ?? '?' }));
}

function seatInfo(seat: StoredSeat, names: ReadonlyMap<string, string>): SeatInfo {
  if (seat.kind !== 'person') return seat;
  const { person: id, standIn, commitment = null } = seat;
  return {
    kind: 'person',
    person: { id, name: names.get(id) ?? '?' },
    standIn: standIn !== null,
    commitment,
  };
}
