import { automaticAnswer, type Game, type Position, type Seat } from '@nokturn/engine';
import type { Sheet } from '../store/store.ts';
import type { Held, Pending } from './pending.ts';
import type { Play } from './play.ts';
import { dueAt, hasPeople, personAt } from './sheet.ts';
import { settingsOf, timeOfAutomatic } from './tempo.ts';

/** Who answers the open decision for whom, and by when. */

/** A match at one moment, waiting for answers. */
export interface Waiting {
  readonly sheet: Sheet;
  readonly play: Play;
  readonly pending: Pending;
  readonly now: number;
}

export function isPlayedByBot(sheet: Sheet, seat: Seat): boolean {
  const sitting = sheet.seats[seat];
  return sitting?.kind === 'bot' || (sitting?.kind === 'person' && sitting.standIn === 'bot');
}

/** Whether all who have not answered are people who are there and are really asked. */
export function awaitsPeople({ sheet, pending }: Pick<Waiting, 'sheet' | 'pending'>): boolean {
  return (
    pending.reaction === null && pending.missing.every((seat) => personAt(sheet, seat)?.standIn === null)
  );
}

/** What is answered for a seat by its settings, by default for somebody who is gone, or by the clock of a reaction. */
export function answerFor(waiting: Waiting, seat: Seat): Held | null {
  const { sheet, play, pending, now } = waiting;
  const elapsed = timeOfAutomatic(now - pending.opened);
  switch (personAt(sheet, seat)?.standIn) {
    case undefined:
    case 'bot':
      return null;
    case 'default':
      return { answer: play.fallback(seat), elapsed, by: 'fallback' };
    case null: {
      const answer = bySettings(waiting, seat);
      return answer === null ? whenOverdue(waiting, seat) : { answer, elapsed, by: 'automatic' };
    }
  }
}

function bySettings({ sheet, play, pending }: Waiting, seat: Seat) {
  const person = personAt(sheet, seat);
  const ask = play.askOf(seat);
  if (person === null || ask === null) return null;
  const { reactions: modes, hold } = settingsOf(play.game, person);
  return automaticAnswer(play.game.tempo, pending.step, ask, { modes, hold });
}

/** A reaction that was not answered in time (LN-15.10). */
function whenOverdue({ play, pending, now }: Waiting, seat: Seat): Held | null {
  const due = pending.limitAt;
  if (due === null || now < due) return null;
  return { answer: play.fallback(seat), elapsed: due - pending.opened, by: 'fallback' };
}

/** The people whose turn clock has run out. A reaction has a clock of its own, which sends nobody away. */
export function overdueAtTurn({ sheet, pending, now }: Waiting): Seat[] {
  if (pending.reaction !== null) return [];
  return pending.missing.filter(
    (seat) =>
      personAt(sheet, seat)?.standIn === null && now >= (dueAt(sheet, seat, pending.opened) ?? Infinity),
  );
}

/** By when these seats have to answer. Where the viewer may not know who they are: anybody. */
export function dueOf({ sheet, pending }: Pick<Waiting, 'sheet' | 'pending'>, seats: readonly Seat[]) {
  if (pending.limitAt !== null) return pending.limitAt;
  const due = (seats.length > 0 ? seats : [-1]).map((seat) => dueAt(sheet, seat, pending.opened));
  return due.reduce((latest, each) => (latest === null || each === null ? null : Math.max(latest, each)));
}

/** When something is to be done next, if nobody does anything before. */
export function nextLook({ sheet, pending }: Pick<Waiting, 'sheet' | 'pending'>): number | null {
  const people = pending.missing.filter((seat) => !isPlayedByBot(sheet, seat));
  const times = [pending.closesAt, ...people.map((seat) => dueOf({ sheet, pending }, [seat]))];
  return earliest(times);
}

/** When somebody has to look after a match even if it is not in memory. */
export function wakeAt(game: Game, sheet: Sheet, position: Position, opened: number): number | null {
  const { asked } = position;
  if (asked === null || sheet.status !== 'playing' || !hasPeople(sheet)) return null;
  if (game.tempo?.reactions[asked.frame.step]) return opened;
  const people = asked.seats.filter((seat) => personAt(sheet, seat)?.standIn === null);
  return people.length === 0 ? opened : earliest(people.map((seat) => dueAt(sheet, seat, opened)));
}

function earliest(times: readonly (number | null)[]): number | null {
  const first = Math.min(...times.map((at) => at ?? Infinity));
  return first === Infinity ? null : first;
}
