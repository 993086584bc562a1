import {
  type Answer,
  automaticAnswer,
  type PlayedMatch,
  type Position,
  type Rulebook,
  type Seat,
} from '@nokturn/engine';
import { type StandingAnswers, standingAnswer } from '@nokturn/games/standing-answers.ts';
import type { MatchInfo } from '../store/store.ts';
import { latest, type MonotonicTime, type Time } from '../time.ts';
import { dueAt, hasPeople, personAt } from './match-info.ts';
import type { AwaitedMatch } from './match-now.ts';
import type { Held } from './open-decision.ts';
import { modesOf, timeOfAutomatic } from './tempo.ts';

/** Who answers the open decision for whom, and by when. */

/** A match whose clocks are checked. */
type Clocked = Pick<AwaitedMatch, 'info' | 'decision' | 'time'>;

export function isPlayedByBot(info: MatchInfo, seat: Seat): boolean {
  const sitting = info.seats[seat];
  return sitting?.kind === 'bot' || (sitting?.kind === 'person' && sitting.standIn === 'bot');
}

/** Whether a decision other than a reaction waits only for people who answer it themselves. */
export function awaitsPeople({ info, decision }: Pick<AwaitedMatch, 'info' | 'decision'>): boolean {
  return decision.reaction === null && decision.missing.every((seat) => isReallyAsked(info, seat));
}

/** Not asked if they have decided in advance. */
function isReallyAsked(info: MatchInfo, seat: Seat): boolean {
  const person = personAt(info, seat);
  return person?.standIn === null && person.standing === undefined;
}

/**
 * The automatic answer for a seat: by its settings, by default for a player who is gone, or by the clock of a reaction.
 */
export function answerFor(waiting: AwaitedMatch, seat: Seat): Held | null {
  const { info, match, decision, now } = waiting;
  const elapsed = timeOfAutomatic(now - decision.since);
  switch (personAt(info, seat)?.standIn) {
    case undefined:
    case 'bot':
      return null;
    case 'default':
      return { answer: match.fallback(seat), elapsed, by: 'fallback' };
    case null: {
      const answer = bySettings(waiting, seat);
      return answer === null ? whenOverdue(waiting, seat) : { answer, elapsed, by: 'automatic' };
    }
  }
}

function bySettings({ info, match, decision, standing }: AwaitedMatch, seat: Seat): Answer | null {
  const person = personAt(info, seat);
  const ask = match.askOf(seat);
  if (person === null || ask === null) return null;
  const { hold } = person;
  if (!(hold && decision.reaction?.hold) && !match.isTakenBack) {
    const decided = decidedBy(standing, info, seat, match);
    if (decided !== null) return decided;
  }
  return automaticAnswer(match.game.tempo, decision.step, ask, { modes: modesOf(match.game, person), hold });
}

/** What a player has decided in advance for the question they are asked now. */
function decidedBy(
  standing: StandingAnswers | null,
  info: MatchInfo,
  seat: Seat,
  match: Pick<PlayedMatch, 'view'>,
): Answer | null {
  const chosen = personAt(info, seat)?.standing;
  return chosen === undefined || standing === null
    ? null
    : standingAnswer(standing, chosen, match.view(seat));
}

/** The seats whose answer to the open decision is known in advance: nobody waits for them. */
export function decidedInAdvance(
  standing: StandingAnswers | null,
  info: MatchInfo,
  match: Pick<PlayedMatch, 'position' | 'view'>,
): Seat[] {
  const { asked } = match.position;
  return (asked?.seats ?? []).filter(
    (seat) => personAt(info, seat)?.standIn === null && decidedBy(standing, info, seat, match) !== null,
  );
}

/** A reaction that was not answered in time (LN-15.10). */
function whenOverdue({ match, decision, now }: AwaitedMatch, seat: Seat): Held | null {
  const due = decision.limitAt;
  if (due === null || now < due) return null;
  return { answer: match.fallback(seat), elapsed: due - decision.since, by: 'fallback' };
}

/** The people whose turn clock has run out. A reaction has its own clock, which does not send anybody away. */
export function overdueAtTurn({ info, decision, now, time }: AwaitedMatch): Seat[] {
  if (decision.reaction !== null) return [];
  return decision.missing.filter(
    (seat) =>
      personAt(info, seat)?.standIn === null && now >= (dueAt(info, seat, decision.since, time) ?? Infinity),
  );
}

/** By when these seats have to answer. If the viewer may not know who they are: anybody. */
export function dueOf({ info, decision, time }: Clocked, seats: readonly Seat[]): MonotonicTime | null {
  if (decision.limitAt !== null) return decision.limitAt;
  const due = (seats.length > 0 ? seats : [-1]).map((seat) => dueAt(info, seat, decision.since, time));
  return due.reduce((last, each) => (last === null || each === null ? null : latest(last, each)));
}

/** When something has to be done next if nobody does anything before. */
export function nextLook(waiting: Clocked): MonotonicTime | null {
  const { info, decision } = waiting;
  const people = decision.missing.filter((seat) => !isPlayedByBot(info, seat));
  const times = [decision.closesAt, ...people.map((seat) => dueOf(waiting, [seat]))];
  return earliest(times);
}

/** When a server has to see to a match even if it is not in memory, by the wall clock as it is set now. */
export function wakeAt(
  game: Pick<Rulebook, 'tempo'>,
  {
    info,
    position,
    since,
    decided,
  }: {
    info: MatchInfo;
    position: Position;
    since: MonotonicTime;
    /** The seats whose answer is known in advance. */
    decided: readonly Seat[];
  },
  time: Time,
): number | null {
  const { asked } = position;
  if (asked === null || info.status !== 'playing' || !hasPeople(info)) return null;
  if (game.tempo?.reactions[asked.frame.step]) return time.wallTimeOf(since);
  const people = asked.seats.filter(
    (seat) => personAt(info, seat)?.standIn === null && !decided.includes(seat),
  );
  if (people.length === 0) return time.wallTimeOf(since);
  const due = earliest(people.map((seat) => dueAt(info, seat, since, time)));
  return due === null ? null : time.wallTimeOf(due);
}

function earliest(times: readonly (MonotonicTime | null)[]): MonotonicTime | null {
  return times.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
}
