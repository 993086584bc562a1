import {
  commitmentTo,
  type Game,
  type MatchRecord,
  newRecord,
  resolveOptions,
  type Seat,
} from '@nokturn/engine';
import type { Lobby, SeatInfo, SeatPlan } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { Entry, SeatSheet, Sheet, StandIn } from '../store/store.ts';
import { movesOf, type Setup } from './play.ts';

/** What can be done with a match around its play: pure changes of its sheet, refused by throwing. */

type PersonSeat = Extract<SeatSheet, { kind: 'person' }>;

export function seatOf(sheet: Sheet, person: string | null): Seat | null {
  const seat = sheet.seats.findIndex((each) => each.kind === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

export function personAt(sheet: Sheet, seat: Seat): PersonSeat | null {
  const found = sheet.seats[seat];
  return found?.kind === 'person' ? found : null;
}

/** Whether anybody still plays who is neither a bot nor stood in for. */
export function hasPeople(sheet: Sheet): boolean {
  return sheet.seats.some((seat) => seat.kind === 'person' && seat.standIn === null);
}

export function mustHost(sheet: Sheet, person: string): void {
  if (sheet.host !== person) throw refuse('forbidden', 'only the host may do that');
}

export function mustBe(sheet: Sheet, status: Sheet['status']): void {
  if (sheet.status !== status) throw refuse('wrong-time', `the match is ${sheet.status}, not ${status}`);
}

/** Somebody sits down, leaving the seat they had. */
export function sitDown(sheet: Sheet, person: string, seat: Seat): Sheet {
  mustBe(sheet, 'lobby');
  const wanted = sheet.seats[seat];
  if (wanted === undefined) throw refuse('no-seat', `there is no seat ${seat}`);
  const had = seatOf(sheet, person);
  if (had === seat) return sheet;
  if (wanted.kind !== 'open') throw refuse('seat-taken', `seat ${seat} is taken`);
  const left = had === null ? sheet : withSeat(sheet, had, { kind: 'open' });
  return withSeat(left, seat, {
    kind: 'person',
    person,
    standIn: null,
    returnedAt: null,
    reactions: {},
    hold: false,
  });
}

/** Before the match starts the seat is open again; afterwards a bot keeps it warm. */
export function standUp(sheet: Sheet, person: string, seat: Seat): Sheet {
  if (personAt(sheet, seat)?.person !== person) throw refuse('not-yours', 'that is not your seat');
  if (sheet.status === 'lobby') return withSeat(sheet, seat, { kind: 'open' });
  mustBe(sheet, 'playing');
  return withStandIn(sheet, seat, 'bot');
}

export function planSeat(sheet: Sheet, host: string, seat: Seat, plan: SeatPlan): Sheet {
  mustHost(sheet, host);
  mustBe(sheet, 'lobby');
  if (sheet.seats[seat] === undefined) throw refuse('no-seat', `there is no seat ${seat}`);
  return withSeat(sheet, seat, plan);
}

export function close(sheet: Sheet, host: string): Sheet {
  mustHost(sheet, host);
  mustBe(sheet, 'lobby');
  return { ...sheet, status: 'closed' };
}

/** A match is played by the rules that there are when it starts, whatever they were when it was set up. */
export function start(
  sheet: Sheet,
  host: string,
  { game, seed, at }: { game: Game; seed: string; at: number },
): Sheet {
  mustHost(sheet, host);
  mustBe(sheet, 'lobby');
  const open = sheet.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) throw refuse('no-seat', `seat ${open} is still open`);
  const resolved = resolveOptions(game, sheet.seats.length, sheet.options);
  if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
  const { options } = resolved;
  return { ...sheet, status: 'playing', rules: game.rulesVersion, options, startedAt: at, seed };
}

/** A new match with the same setup: bots stay, people are expected at their seats. */
export function again(sheet: Sheet, { code, host, at }: { code: string; host: string; at: number }): Sheet {
  return {
    ...sheet,
    code,
    host,
    status: 'lobby',
    createdAt: at,
    startedAt: null,
    endedAt: null,
    winners: null,
    rematch: null,
    seed: null,
    seats: sheet.seats.map((seat) => (seat.kind === 'person' ? { kind: 'open' } : seat)),
  };
}

/** The setup of a match that has started. */
export function setupOf({ seats, options, seed }: Sheet): Setup {
  if (seed === null) throw new Error('a match without a seed cannot be played');
  return { seats: seats.length, options, seed };
}

/** The record as it was stored. Without the rules it was played by, nobody can tell the hash of its last position. */
export function recordOf(sheet: Sheet, entries: readonly Entry[]): MatchRecord {
  return {
    ...newRecord({ id: sheet.game, rulesVersion: sheet.rules }, setupOf(sheet)),
    moves: movesOf(entries),
  };
}

/** Somebody answers for a person: the default, or a bot, which may be of a certain level. */
export function withStandIn(sheet: Sheet, seat: Seat, standIn: StandIn, level?: string): Sheet {
  const person = personAt(sheet, seat);
  if (person === null) return sheet;
  const { standInLevel: _, ...before } = person;
  return withSeat(sheet, seat, {
    ...before,
    standIn,
    ...(level === undefined ? {} : { standInLevel: level }),
  });
}

/** The turn clock begins anew once for a decision, opened then: leaving and coming back again stops it no longer. */
export function withReturn(sheet: Sheet, seat: Seat, { at, opened }: { at: number; opened: number }): Sheet {
  const person = personAt(sheet, seat);
  if (person === null) return sheet;
  const isSecond = person.returnedAt !== null && person.returnedAt > opened;
  return withSeat(sheet, seat, { ...person, standIn: null, returnedAt: isSecond ? person.returnedAt : at });
}

/** When the turn clock of a seat runs out, for a decision opened then; null without a clock. */
export function dueAt({ clock, seats }: Sheet, seat: Seat, opened: number): number | null {
  const sitting = seats[seat];
  const returnedAt = sitting?.kind === 'person' ? sitting.returnedAt : null;
  return clock.seconds === null ? null : Math.max(opened, returnedAt ?? 0) + clock.seconds * 1000;
}

export function withSeat(sheet: Sheet, seat: Seat, changed: SeatSheet): Sheet {
  return { ...sheet, seats: sheet.seats.map((each, i) => (i === seat ? changed : each)) };
}

/** What everybody with the code may know: no setting of any seat, and the seed only at the end. */
export function lobbyOf(sheet: Sheet, names: ReadonlyMap<string, string>): Lobby {
  const { seed, status } = sheet;
  return {
    code: sheet.code,
    game: sheet.game,
    seats: sheet.seats.map((seat) => seatInfo(seat, names)),
    options: sheet.options,
    privacy: sheet.privacy,
    spectators: sheet.spectators,
    clock: sheet.clock,
    status,
    host: sheet.host,
    createdAt: sheet.createdAt,
    startedAt: sheet.startedAt,
    endedAt: sheet.endedAt,
    commitment: seed === null ? null : commitmentTo(seed),
    seed: status === 'over' ? seed : null,
    winners: sheet.winners === null ? null : [...sheet.winners],
    rematch: sheet.rematch,
  };
}

function seatInfo(seat: SeatSheet, names: ReadonlyMap<string, string>): SeatInfo {
  if (seat.kind !== 'person') return seat;
  const { person: id, standIn } = seat;
  return { kind: 'person', person: { id, name: names.get(id) ?? '?' }, standIn: standIn !== null };
}
