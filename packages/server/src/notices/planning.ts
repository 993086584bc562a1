import type { Notice, NoticeOf } from '@nokturn/protocol';
import { isOverDays } from '../match/absence.ts';
import { waitsFor } from '../match/awaiting.ts';
import type { NewNotice } from '../store/notices.ts';
import type { MatchInfo, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';
import { planned } from './notifier.ts';

/** In milliseconds. */
export interface NoticeSpans {
  /** Somebody who has been away from the table for this long is notified. */
  readonly grace: number;
}

/** When this fraction of a long clock is left, people who have not answered are reminded. */
const REMINDED_AT = 1 / 8;

/** A match after a change. */
export interface Changed extends Pick<StoredMatch, 'info' | 'version' | 'awaits'> {
  /** The public name of the open decision. */
  readonly question: string | null;
}

interface Around {
  readonly isHere: (person: string) => boolean;
  readonly time: Time;
  readonly grace: number;
}

/**
 * The notices that follow from a move: for the people whose turn it is and, when the match begins or ends, for the
 * others too. They depend only on what everybody may know.
 */
export function noticesAfter(before: MatchInfo, match: Changed, around: Around): NewNotice[] {
  const { info } = match;
  const moment = before.status === info.status ? null : info.status === 'over' ? 'over' : 'started';
  return peopleOf(info).flatMap((person) => {
    const asked = noticesOfMove(match, person, around);
    if (moment === null || asked.length > 0 || around.isHere(person)) return asked;
    const notice: Notice = { kind: moment, match: info.code, game: info.game };
    return [planned(person, notice, around.time.now() + around.grace)];
  });
}

/**
 * Tells a person that it is their move. In a match with a long clock the notice is always stored: the server that a
 * person is connected to may fail without warning. In other matches, it is stored only for people who are not there.
 */
function noticesOfMove(match: Changed, person: string, around: Around): NewNotice[] {
  return isOverDays(match.info) || !around.isHere(person) ? noticesToAbsent(match, person, around) : [];
}

/** The same for somebody who is not at the table, or is leaving it. */
export function noticesToAbsent(
  match: Changed,
  person: string,
  { time, grace }: Pick<Around, 'time' | 'grace'>,
): NewNotice[] {
  const turn = waitsFor(match, person, time);
  if (turn === null) return [];
  const { info, version, question } = match;
  const { since: opened, due } = turn;
  const asked = { match: info.code, game: info.game, version, question, opened };
  const notices = [planned(person, { kind: 'your-move', ...asked, due }, time.now() + grace)];
  if (due !== null && isOverDays(info))
    notices.push(planned(person, { kind: 'reminder', ...asked, due }, remindedAt(info, due)));
  return notices;
}

/** When to remind somebody whose clock runs out at that time. */
export function remindedAt({ clock }: MatchInfo, due: number): number {
  return due - Math.round((clock.seconds ?? 0) * 1000 * REMINDED_AT);
}

export function isOfMove(notice: Notice): notice is NoticeOf<'your-move' | 'reminder'> {
  return notice.kind === 'your-move' || notice.kind === 'reminder';
}

function peopleOf({ seats }: MatchInfo): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.standIn === null ? [seat.person] : []));
}
