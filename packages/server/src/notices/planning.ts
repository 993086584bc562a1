import type { Notice, NoticeOf } from '@nokturn/protocol';
import { isOverDays } from '../match/absence.ts';
import { waitsFor } from '../match/awaiting.ts';
import type { NewNotice } from '../store/notices.ts';
import type { MatchInfo, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';
import { planned } from './notifier.ts';

/** In milliseconds. */
export interface NoticeSpans {
  /** Somebody who has not been at the table for so long is told. */
  readonly grace: number;
}

/** When this part of a long clock is left, whoever has not answered is reminded. */
const REMINDED_AT = 1 / 8;

/** A match after a change of it. */
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
 * What is to be told of a move that was just made: to those it is the turn of, and, when the match begins or ends, to the
 * others too. It follows from what everybody may know.
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
 * That it is a person's move. In a match with a long clock this is stored in any case: whoever is at the table may be cut
 * off without a word, with the server that they are connected to. Elsewhere only for those who are not there.
 */
function noticesOfMove(match: Changed, person: string, around: Around): NewNotice[] {
  return isOverDays(match.info) || !around.isHere(person) ? noticesToAbsent(match, person, around) : [];
}

/** The same to somebody who is not at the table, or is leaving it. */
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

/** When somebody is reminded whose clock runs out then. */
export function remindedAt({ clock }: MatchInfo, due: number): number {
  return due - Math.round((clock.seconds ?? 0) * 1000 * REMINDED_AT);
}

export function isOfMove(notice: Notice): notice is NoticeOf<'your-move' | 'reminder'> {
  return notice.kind === 'your-move' || notice.kind === 'reminder';
}

function peopleOf({ seats }: MatchInfo): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.standIn === null ? [seat.person] : []));
}
