import type { Heard, Seat, View } from '@nokturn/engine';
import type { Beats } from '@nokturn/ui';
import type { Moment } from '../../source/source.ts';

/** A position in what was heard: this many whole moments, and this many happenings of the next one. */
export interface Spot {
  readonly moments: number;
  readonly part: number;
}

/** Everything one mover does until another seat moves, a person is asked, or something loud happens. */
export interface Beat {
  readonly from: Spot;
  readonly to: Spot;
  readonly heard: readonly Heard[];
  readonly isLoud: boolean;
  /** Whether it begins with a player's move, or with a round. */
  readonly isOpened: boolean;
  /** Nothing was heard except whose turn it is. */
  readonly isBare: boolean;
  /** Whether the mover has not finished: the beat may grow. */
  readonly isOpen: boolean;
}

/** How a game is cut into beats, and which players are people. */
export interface Cutter {
  readonly beats: Pick<Beats, 'opens' | 'loud'>;
  isPerson(seat: Seat): boolean;
}

export function isBefore(a: Spot, b: Spot): boolean {
  return a.moments < b.moments || (a.moments === b.moments && a.part < b.part);
}

export function isSameSpot(a: Spot, b: Spot): boolean {
  return a.moments === b.moments && a.part === b.part;
}

export function endOf(moments: readonly Moment[]): Spot {
  return { moments: moments.length, part: 0 };
}

/** Versions that were undone: what was heard of them does not count. */
export function takenBack(moments: readonly Moment[]): ReadonlySet<number> {
  return new Set(moments.flatMap(({ undid }) => (undid === null ? [] : [undid])));
}

/**
 * Everything from a position on, cut into beats. Each cut depends only on what is heard right there, so that a beat is
 * cut the same way from its middle as from its start.
 */
export function cutBeats(
  moments: readonly Moment[],
  from: Spot,
  cutter: Cutter,
  undone = takenBack(moments),
): Beat[] {
  const drafts: Draft[] = [];
  let isAsked = from.part === 0 && asksPerson(moments[from.moments - 1]?.view, cutter);
  for (let at = from.moments; at < moments.length; at++) {
    const moment = moments[at];
    if (moment === undefined) break;
    const heard = undone.has(moment.version) ? NOTHING : moment.happenings;
    for (let part = at === from.moments ? from.part : 0; part < heard.length; part++) {
      const now = heard[part] as Heard;
      const isOpening = cutter.beats.opens(now);
      const isLoud = cutter.beats.loud(now);
      const last = drafts.at(-1);
      const to = part + 1 === heard.length ? { moments: at + 1, part: 0 } : { moments: at, part: part + 1 };
      if (last === undefined || isAsked || isCut(last, isOpening, isLoud))
        drafts.push({
          from: { moments: at, part },
          to,
          heard: [now],
          isLoud,
          isOpened: isOpening,
          isAllLoud: isLoud,
          isBare: isOpening && !isLoud,
        });
      else {
        last.to = to;
        last.heard.push(now);
        last.isAllLoud = isLoud && (last.isAllLoud || last.isBare);
        last.isLoud ||= isLoud;
        last.isBare &&= isOpening && !isLoud;
      }
      isAsked = false;
    }
    isAsked ||= asksPerson(moment.view, cutter);
  }
  const last = moments.at(-1)?.view;
  const isOver = last?.over || isAsked;
  return drafts.map(({ isAllLoud: _, ...draft }, i) => ({
    ...draft,
    isOpen: i === drafts.length - 1 && !isOver,
  }));
}

const NOTHING: readonly Heard[] = [];

/** What was heard between two positions. */
export function between(
  from: Spot,
  to: Spot,
  moments: readonly Moment[],
  undone: ReadonlySet<number> = takenBack(moments),
): readonly Heard[] {
  return moments.slice(from.moments, to.moments + 1).flatMap(({ version, happenings }, i) => {
    if (undone.has(version)) return NOTHING;
    const at = from.moments + i;
    const end = at < to.moments ? happenings.length : to.part;
    return happenings.slice(at === from.moments ? from.part : 0, end);
  });
}

interface Draft {
  from: Spot;
  to: Spot;
  heard: Heard[];
  isLoud: boolean;
  isOpened: boolean;
  isAllLoud: boolean;
  isBare: boolean;
}

/** The announcement of a turn and the turn itself are one beat, and so are loud events in a row. */
function isCut({ isBare, isAllLoud }: Draft, isOpening: boolean, isLoud: boolean): boolean {
  return !isBare && (isLoud ? !isAllLoud : isOpening);
}

function asksPerson(view: View | null | undefined, { isPerson }: Cutter): boolean {
  const asked = view?.asked;
  if (!asked) return false;
  if (asked.mine !== null) return asked.mine.answer === null;
  return (asked.seats ?? []).some((seat) => isPerson(seat) && !asked.answered?.includes(seat));
}
