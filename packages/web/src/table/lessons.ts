import type { Heard, Seat, View } from '@nokturn/engine';
import { type Lesson, outWith, type Teacher, type Telling } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';
import { type Moment, notUndone, type SeatHolder } from '../source/source.ts';

/** A bot's reason for a move that has been shown. */
export interface Said extends Lesson {
  readonly seat: Seat;
  /** The version of the move. */
  readonly version: number;
}

export interface School {
  readonly teacher: Teacher;
  readonly telling: Pick<Telling, 'means'>;
  readonly beats: Pick<Beats, 'opens'>;
  readonly holders: readonly SeatHolder[];
  /** The person who learns. */
  readonly learner: Seat;
}

/** The same reason is not given more often than this in a match. */
export const MOST = 2;

/**
 * Whether bots may explain at this table: one person plays, all the others are bots, and nobody is elsewhere. Among
 * people it would help one of them.
 */
export function hasOneLearner(holders: readonly SeatHolder[]): boolean {
  const people = holders.filter(({ kind }) => kind === 'person').length;
  return people === 1 && holders.length > 1 && holders.every(({ kind }) => kind !== 'open');
}

/** The bot that explains: one of the learner's team if there are teams, otherwise the next one who is still playing. */
export function teacherSeat(
  { teacher, holders, learner }: Pick<School, 'teacher' | 'holders' | 'learner'>,
  state: unknown,
  out: ReadonlySet<Seat>,
): Seat | null {
  const round = holders.map((_, i) => (learner + 1 + i) % holders.length);
  const partners = teacher.partners?.(state, learner) ?? [];
  const isTeacher = (seat: Seat) => holders[seat]?.kind === 'bot' && !out.has(seat);
  return round.find((seat) => partners.includes(seat) && isTeacher(seat)) ?? round.find(isTeacher) ?? null;
}

/**
 * Everything a bot has explained so far: at most one sentence a turn, and none of them more than twice. Only what has
 * been shown counts, and of that only what was public (`Teacher`).
 */
export function lessonsIn(moments: readonly Moment[], school: School): readonly Said[] {
  const told: Said[] = [];
  const counts = new Map<string, number>();
  const out = new Set<Seat>();
  let before: View | null = null;
  let hasSpoken = false;
  for (const { version, happenings, view } of notUndone(moments)) {
    const [first, ...rest] = happenings;
    if (first && school.beats.opens(first)) hasSpoken = false;
    const seat = before && teacherSeat(school, before.state, out);
    if (!hasSpoken && before && view && first && seat !== null) {
      const reasons = reasonsFor({ seat, heard: happenings, before, after: view }, school.teacher);
      const fresh = reasons.find(({ id }) => (counts.get(id) ?? 0) < MOST);
      if (fresh) {
        told.push({ ...fresh, seat, version });
        counts.set(fresh.id, (counts.get(fresh.id) ?? 0) + 1);
        hasSpoken = true;
      }
    }
    if (rest.some(school.beats.opens)) hasSpoken = false;
    for (const heard of happenings) {
      const gone = outWith(school.telling, heard);
      if (gone !== null) out.add(gone);
    }
    before = view;
  }
  return told;
}

interface Asked {
  readonly seat: Seat;
  readonly heard: readonly Heard[];
  readonly before: View;
  readonly after: View;
}

/** What a teacher has found, by what everybody heard of the move: it is asked again after every other move. */
const known = new WeakMap<readonly Heard[], { seat: Seat; teacher: Teacher; found: readonly Lesson[] }>();

function reasonsFor(move: Asked, teacher: Teacher): readonly Lesson[] {
  const old = known.get(move.heard);
  if (old?.seat === move.seat && old.teacher === teacher) return old.found;
  const found = teacher.why(move);
  known.set(move.heard, { seat: move.seat, teacher, found });
  return found;
}
