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
import { whoIn } from '../store/rows.ts';
import type { Entry, MatchInfo, StandIn, StoredSeat } from '../store/store.ts';
import { later, latest, type MonotonicTime, type Time } from '../time.ts';
import { isOverDays } from './absence.ts';
import { isDelayed, lateLobby, shownVersion } from './delay.ts';
import { type DrawnMatchInfo, drawingOf, unsealed } from './drawing.ts';
import { pausedBy } from './holidays.ts';
import { movesOf } from './versioned-match.ts';

/**
 * What can be done with a match apart from its moves: pure changes of everything else that is known of it, refused by
 * throwing.
 */

type PersonSeat = Extract<StoredSeat, { kind: 'person' }>;

export function seatOf(info: MatchInfo, person: string | null): Seat | null {
  const seat = info.seats.findIndex((each) => each.kind === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

/** The open seat that is kept for somebody. */
export function seatKeptFor(info: MatchInfo, person: string): Seat | null {
  const seat = info.seats.findIndex((each) => each.kind === 'open' && each.expected === person);
  return seat < 0 ? null : seat;
}

/** A seat that anybody may take. */
export function freeSeat({ seats }: MatchInfo): Seat | null {
  const seat = seats.findIndex((each) => each.kind === 'open' && each.expected === undefined);
  return seat < 0 ? null : seat;
}

export function personAt(info: MatchInfo, seat: Seat): PersonSeat | null {
  const found = info.seats[seat];
  return found?.kind === 'person' ? found : null;
}

/** Whether anybody is still playing in person, without a stand-in. */
export function hasPeople(info: MatchInfo): boolean {
  return info.seats.some((seat) => seat.kind === 'person' && seat.standIn === null);
}

/** People who are asked in their turn: nobody stands in for them. */
export function peoplePlaying(info: MatchInfo): string[] {
  return info.seats.flatMap((seat) => (seat.kind === 'person' && seat.standIn === null ? [seat.person] : []));
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

/** Whether somebody may see what happens or has happened at the table: everybody before it starts, and its players. */
export function mayLook(info: MatchInfo, person: string | null): boolean {
  return info.status === 'lobby' || info.spectators || seatOf(info, person) !== null;
}

export function mustLook(info: MatchInfo, person: string | null): void {
  if (!mayLook(info, person)) throw refuse('forbidden', 'this match is not open to spectators');
}

/** The status of the match, as this person may know it. */
export function versionFor(info: MatchInfo, person: string | null, version: number): number {
  return seatOf(info, person) === null ? shownVersion(info, version) : version;
}

/** Somebody sits down, giving up the seat they had; their device may commit to a nonce at the same time. */
export function sitDown(info: MatchInfo, person: string, seat: Seat, commitment?: string): MatchInfo {
  mustBe(info, 'lobby');
  const wanted = info.seats[seat];
  if (wanted === undefined) throw refuse('no-seat', `there is no seat ${seat}`);
  const had = seatOf(info, person);
  if (had === seat) return info;
  if (wanted.kind !== 'open') throw refuse('seat-taken', `seat ${seat} is taken`);
  if (wanted.expected !== undefined && wanted.expected !== person)
    throw refuse('seat-taken', `seat ${seat} is kept for somebody else`);
  const kept = seatKeptFor(info, person);
  const free = kept === null ? info : withSeat(info, kept, { kind: 'open' });
  const left = had === null ? free : withSeat(free, had, { kind: 'open' });
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

export function mustHaveResult(info: MatchInfo): void {
  if (info.abandoned)
    throw refuse('wrong-time', 'the match was ended without a result: there is no record of it');
}

/** Before the match starts the seat is open again, even if it was only reserved; afterwards a bot plays in it. */
export function standUp(info: MatchInfo, person: string, seat: Seat): MatchInfo {
  if (info.status === 'lobby' && seatKeptFor(info, person) === seat)
    return withSeat(info, seat, { kind: 'open' });
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

/** Two seats change places, together with the people in them. */
export function swapSeats(info: MatchInfo, host: string, [one, other]: readonly [Seat, Seat]): MatchInfo {
  mustHost(info, host);
  mustBe(info, 'lobby');
  const before = unsealed(info, { late: false });
  const [first, second] = [before.seats[one], before.seats[other]];
  if (first === undefined || second === undefined) throw refuse('no-seat', 'there is no such seat');
  return one === other ? info : withSeat(withSeat(before, one, second), other, first);
}

/** Sets the number of seats: new ones are free, and no seat that is removed may be taken. */
export function withSeatCount(info: MatchInfo, count: number): MatchInfo {
  const seats = [...info.seats];
  while (seats.length < count) seats.push({ kind: 'open' });
  while (seats.length > count) {
    const last = seats.findLastIndex((seat) => whoIn(seat) === null);
    if (last < 0) throw refuse('seat-taken', `there are more than ${count} people at this table`);
    seats.splice(last, 1);
  }
  return { ...info, seats };
}

export function close(info: MatchInfo, host: string): MatchInfo {
  mustHost(info, host);
  mustBe(info, 'lobby');
  return { ...info, status: 'closed' };
}

/** The sealed match begins, under the rules of that moment and with the seed that was drawn. */
export function begun(info: DrawnMatchInfo, { seed, at }: { seed: string; at: number }): MatchInfo {
  const seats = info.seats.map((seat) => (seat.kind === 'person' ? { ...seat, stoodIn: false } : seat));
  return { ...info, status: 'playing', startedAt: at, seed, seats };
}

/**
 * A new match with the same setup: everybody moves on by one seat, so that somebody else begins, and is expected there.
 * Its randomness is not prepared yet.
 */
export function again(
  info: MatchInfo,
  { code, host, at }: { code: string; host: string; at: number },
): MatchInfo {
  const {
    chance: _,
    digest: __,
    abandoned: ___,
    wantEnd: ____,
    seenAt: _____,
    holidays: ______,
    language,
    ...before
  } = info;
  return {
    ...before,
    code,
    host,
    ...(language !== undefined && host === info.host && { language }),
    status: 'lobby',
    createdAt: at,
    startedAt: null,
    endedAt: null,
    winners: null,
    rematch: null,
    seed: null,
    seats: [...info.seats.slice(1), ...info.seats.slice(0, 1)].map((seat) =>
      seat.kind === 'person' ? expecting(info, seat.person) : seat,
    ),
  };
}

function expecting({ unseated = [], banned = [] }: MatchInfo, person: string): StoredSeat {
  const isWelcome = !unseated.includes(person) && !banned.includes(person);
  return { kind: 'open', ...(isWelcome && { expected: person }) };
}

/** The setup of a match that has started. */
export function setupOf({ seats, options, seed }: MatchInfo): MatchSetup {
  if (seed === null) throw new Error('a match without a seed cannot be played');
  return { seats: seats.length, options, seed };
}

/** The record as stored. Without its rules, nobody can compute the hash of its last position. */
export function recordOf(info: MatchInfo, entries: readonly Entry[]): MatchRecord {
  return {
    ...newRecord(rulesIn(info), setupOf(info)),
    moves: movesOf(entries),
  };
}

/** What a match says about its rules. */
function rulesIn({ game: id, rules: rulesVersion, digest }: MatchInfo) {
  return digest === undefined ? { id, rulesVersion } : { id, rulesVersion, digest };
}

/** Automatic answers for a person: the default, or a bot, possibly of a certain level. */
export function withStandIn(info: MatchInfo, seat: Seat, standIn: StandIn, level?: string): MatchInfo {
  const person = personAt(info, seat);
  if (person === null) return info;
  const { standInLevel: _, ...before } = person;
  return withSeat(info, seat, {
    ...before,
    standIn,
    ...(info.status === 'playing' && { stoodIn: true }),
    ...(level === undefined ? {} : { standInLevel: level }),
  });
}

/**
 * The turn clock restarts only once for a decision that is still open: leaving and coming back does not stop it again.
 */
export function withReturn(info: MatchInfo, seat: Seat, since: MonotonicTime, time: Time): MatchInfo {
  const person = personAt(info, seat);
  if (person === null) return info;
  const { returnedAt } = person;
  const isSecond = returnedAt !== null && time.monotonicOf(returnedAt) > since;
  return withSeat(info, seat, { ...person, standIn: null, returnedAt: isSecond ? returnedAt : time.now() });
}

/** When the turn clock of a seat runs out, for a decision open since then; null without a clock. */
export function dueAt(info: MatchInfo, seat: Seat, since: MonotonicTime, time: Time): MonotonicTime | null {
  const { clock, seats } = info;
  if (clock.seconds === null) return null;
  const sitting = seats[seat];
  const returnedAt = sitting?.kind === 'person' ? sitting.returnedAt : null;
  const from = returnedAt === null ? since : latest(since, time.monotonicOf(returnedAt));
  const due = later(from, clock.seconds * 1000);
  const spans = sitting?.kind === 'person' ? (info.holidays?.[sitting.person] ?? []) : [];
  return isOverDays(info) ? pausedBy(spans, { from, due }, time) : due;
}

/** Whether a player wants to end the match without a result. */
function wantsEnd(info: MatchInfo, person: string): boolean {
  return info.wantEnd?.includes(person) === true && peoplePlaying(info).includes(person);
}

export function withWish(info: MatchInfo, person: string, wanted: boolean): MatchInfo {
  const others = (info.wantEnd ?? []).filter((each) => each !== person);
  return { ...info, wantEnd: wanted ? [...others, person] : others };
}

/** Whether more than half of the players want to end the match. */
export function isUnwanted(info: MatchInfo): boolean {
  const people = peoplePlaying(info);
  const against = people.filter((person) => wantsEnd(info, person));
  return info.status === 'playing' && against.length > people.length / 2;
}

/** Over without a result: nobody has won, nothing is revealed. */
export function abandoned(info: MatchInfo, at: number): MatchInfo {
  return { ...info, status: 'over', endedAt: at, winners: null, abandoned: true };
}

export function withSeat(info: MatchInfo, seat: Seat, changed: StoredSeat): MatchInfo {
  return { ...info, seats: info.seats.map((each, i) => (i === seat ? changed : each)) };
}

/**
 * The same for people who are not at the table: the seed would reveal what was dealt, and the list of people sent away
 * by the host is none of their business.
 */
export function lobbyFor(person: string | null, info: MatchInfo, names: ReadonlyMap<string, string>): Lobby {
  const lobby = lobbyOf(info, names);
  const seed = mayLook(info, person) ? lobby.seed : null;
  const told = { ...lobby, seed, muted: [], unseated: [], banned: [] };
  return isDelayed(info) && seatOf(info, person) === null ? lateLobby(told) : told;
}

/** What everybody at the table may know: nobody's settings, and the seed only at the end. */
export function lobbyOf(info: MatchInfo, names: ReadonlyMap<string, string>): Lobby {
  const { seed, status } = info;
  const drawing = drawingOf(info);
  return {
    code: info.code,
    game: info.game,
    rules: info.startedAt === null ? null : { number: info.rules, digest: info.digest ?? null },
    seats: info.seats.map((seat) => seatInfo(seat, info, names)),
    options: info.options,
    privacy: info.privacy,
    spectators: info.spectators,
    delay: info.delay ?? 0,
    ...(info.pace && { pace: info.pace }),
    clock: info.clock,
    status,
    host: info.host,
    hostName: names.get(info.host) ?? '?',
    language: info.language ?? null,
    createdAt: info.createdAt,
    startedAt: info.startedAt,
    endedAt: info.endedAt,
    commitment: drawing?.commitment ?? (seed === null ? null : commitmentTo(seed)),
    draw: drawing && { attempt: drawing.attempt, sealed: drawing.isSealed, rules: rulesNamed(info) },
    seed: status === 'over' && !info.abandoned ? seed : null,
    winners: info.winners === null ? null : [...info.winners],
    abandoned: info.abandoned ?? false,
    wantEnd: status === 'playing' ? seatsThatWantEnd(info) : [],
    rematch: info.rematch,
    muted: peopleIn(info.muted, names),
    unseated: peopleIn(info.unseated, names),
    banned: peopleIn(info.banned, names),
  };
}

function seatsThatWantEnd(info: MatchInfo): Seat[] {
  return info.seats.flatMap((seat, i) => (seat.kind === 'person' && wantsEnd(info, seat.person) ? [i] : []));
}

function peopleIn(ids: readonly string[] = [], names: ReadonlyMap<string, string>): Person[] {
  return ids.map((id) => ({ id, name: names.get(id) ?? '?' }));
}

function seatInfo(seat: StoredSeat, { holidays }: MatchInfo, names: ReadonlyMap<string, string>): SeatInfo {
  if (seat.kind === 'bot') return seat;
  if (seat.kind === 'open') {
    const { expected } = seat;
    return expected === undefined
      ? { kind: 'open' }
      : { kind: 'open', expected: { id: expected, name: names.get(expected) ?? '?' } };
  }
  const { person: id, standIn, commitment = null } = seat;
  const holiday = holidays?.[id]?.at(-1)?.until;
  return {
    kind: 'person',
    person: { id, name: names.get(id) ?? '?' },
    standIn: standIn !== null,
    commitment,
    ...(holiday !== undefined && { holiday }),
  };
}
