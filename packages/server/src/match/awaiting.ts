import type { AskedView, Rulebook, Seat } from '@nokturn/engine';
import type { Awaited, MatchInfo, StoredMatch } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import { dueAt, seatOf } from './match-info.ts';
import { reactionOf } from './tempo.ts';

/** Whom a table is waiting for, as far as everybody may know; undefined if nobody is asked. */
export function awaitedIn(
  asked: AskedView | null,
  {
    game,
    info,
    since,
    decided,
  }: { game: Pick<Rulebook, 'tempo'>; info: MatchInfo; since: number; decided: readonly Seat[] },
): Awaited | undefined {
  if (asked === null) return undefined;
  const isSeen = asked.seats !== null && reactionOf(game, asked.frame.step) === null;
  const seats = asked.seats ?? [...info.seats.keys()];
  // Where everybody sees who has answered, nobody waits for seats that have decided in advance.
  return { since, seats: isSeen ? seats.filter((seat) => !decided.includes(seat)) : seats, isSeen };
}

/** The same after an answer, if everybody sees who has answered. */
export function awaitedAfter(awaited: Awaited | undefined, seat: number): Awaited | undefined {
  if (!awaited?.isSeen) return undefined;
  return { ...awaited, seats: awaited.seats.filter((each) => each !== seat) };
}

/** Since when a match waits for a person, and until when; null if it does not. */
export function waitsFor(
  { info, awaits }: Pick<StoredMatch, 'info' | 'awaits'>,
  person: string,
  time: Time,
): { readonly since: number; readonly due: number | null } | null {
  const seat = seatOf(info, person);
  if (seat === null || info.status !== 'playing' || !awaits?.seats.includes(seat)) return null;
  const sitting = info.seats[seat];
  if (sitting?.kind !== 'person' || sitting.standIn !== null) return null;
  const due = dueAt(info, seat, time.monotonicOf(awaits.since), time);
  return { since: awaits.since, due: due === null ? null : time.wallTimeOf(due as MonotonicTime) };
}
