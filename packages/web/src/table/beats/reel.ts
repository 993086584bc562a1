import type { Heard, View, Viewer } from '@nokturn/engine';
import type { BeatSummary } from '@nokturn/ui';
import type { Moment } from '../../source/source.ts';
import {
  type Beat,
  between,
  type Cutter,
  cutBeats,
  endOf,
  isBefore,
  isSameSpot,
  type Spot,
  takenBack,
} from './cut.ts';
import { type Audience, type BeatKind, kindOf, lengthOf, schedule } from './length.ts';

/** A beat being shown: its kind for the viewer, and its length. */
export interface Run extends Beat {
  /** Goes up with every run. */
  readonly number: number;
  readonly kind: BeatKind;
  readonly length: number;
  readonly summary: BeatSummary | null;
  /** It was shown before, and is shown again only on the board. */
  readonly isAgain: boolean;
}

/** How far a table has got in what it shows. */
export interface Reel {
  readonly viewer: Viewer;
  /** The last version that was shown completely: the next viewer continues from there. */
  readonly version: number;
  /** Everything before this has been shown. */
  readonly shown: Spot;
  readonly run: Run | null;
  /** Where the last run of an unfinished beat ended, and how much of its time has been used. */
  readonly begun: Spot;
  readonly spent: number;
  /** The unfinished beat for whose rest the table has waited long enough. */
  readonly waited: Spot | null;
  /** The time left until everything must have been shown, if somebody is in a hurry. */
  readonly left: number | null;
  /** Beats that somebody wants to see again, next one first. */
  readonly again: readonly Run[];
  /** Identifies the news for the board. */
  readonly number: number;
  /** What was skipped without being shown. */
  readonly passed: readonly Heard[];
}

/** The input for a reel. */
export interface Film extends Audience {
  readonly moments: readonly Moment[];
  readonly cutter: Cutter;
  summaryOf(heard: readonly Heard[]): BeatSummary | null;
  /** The time for everything still to come, if somebody is in a hurry. */
  readonly most: number | null;
  /** Nothing new starts. */
  readonly isHeld: boolean;
}

const NOTHING: readonly Heard[] = [];
/** A run that continues a beat lasts at least this share of the beat. */
const LEAST_REST = 0.25;

/** For somebody who has just come to a table, everything has been shown. */
export function atTheEnd({ viewer, moments }: Pick<Film, 'viewer' | 'moments'>, number = 0): Reel {
  const shown = endOf(moments);
  return {
    viewer,
    version: moments.at(-1)?.version ?? -1,
    shown,
    run: null,
    begun: shown,
    spent: 0,
    waited: null,
    left: null,
    again: [],
    number,
    passed: NOTHING,
  };
}

/**
 * Moves a reel on to the next beat that takes time, or to the end of what is known. This happens during rendering, not
 * after it, so that the table never appears to lag behind things that follow without any delay.
 */
export function goOn(before: Reel, film: Film): Reel {
  const { moments, viewer, pace } = film;
  let reel = before.viewer === viewer ? before : inTheSeatOf(film, before);
  if (reel.shown.moments > moments.length) reel = atTheEnd(film, reel.number + 1);
  if (reel.again.length > 0) return reel;
  const undone = takenBack(moments);
  if (reel.run !== null && isTakenBack(reel.run, moments, undone)) reel = ended(reel, moments);
  if (reel.run !== null) return reel;
  if (pace === 'instant') return passing(reel, endOf(moments), film);
  if (film.isHeld) return reel;
  for (;;) {
    const beats = cutBeats(moments, reel.shown, film.cutter, undone);
    const [first] = beats;
    if (first === undefined) {
      const end = endOf(moments);
      return isSameSpot(reel.shown, end) ? caughtUp(reel) : caughtUp(moved(reel, end, moments));
    }
    const most = film.most === null ? null : (reel.left ?? film.most);
    const lengths = beats.map((beat) => lengthOfBeat(beat, film));
    const { passed, speed } = schedule(lengths, most);
    if (passed > 0) {
      reel = passing(reel, beats[passed]?.from ?? reel.shown, film);
      continue;
    }
    const isWaitedFor = !first.isOpen || (reel.waited !== null && isSameSpot(reel.waited, first.from));
    const isRest = isRestOf(reel, first, film, undone);
    if (!isWaitedFor && !isRest) return reel.left === most ? reel : { ...reel, left: most };
    if (lengths[0] === 0) {
      reel = passing(reel, first.to, film);
      continue;
    }
    return { ...started(reel, first, film, { speed, spent: isRest ? reel.spent : 0 }), left: most };
  }
}

function caughtUp(reel: Reel): Reel {
  return reel.left === null && reel.waited === null ? reel : { ...reel, left: null, waited: null };
}

/** The time needed for everything known and not yet shown, in milliseconds. */
export function timeLeft(reel: Reel, film: Film): number {
  if (film.pace === 'instant') return 0;
  const from = reel.run?.to ?? reel.shown;
  const beats = cutBeats(film.moments, from, film.cutter);
  return beats.reduce((sum, beat) => sum + lengthOfBeat(beat, film), reel.run?.length ?? 0);
}

/** Whether something unshown is only waiting because the beat may still grow. */
export function isWaiting(reel: Reel, { moments }: Film): boolean {
  return reel.run === null && reel.again.length === 0 && isBefore(reel.shown, endOf(moments));
}

function lengthOfBeat(beat: Beat, film: Film): number {
  return lengthOf(kindOf(beat, film.summaryOf(beat.heard), film.viewer), film);
}

/** Whether a beat is the missing rest of the one that was shown last. */
function isRestOf(reel: Reel, { from, heard }: Beat, film: Film, undone: ReadonlySet<number>): boolean {
  const { opens, loud } = film.cutter.beats;
  const first = heard[0] as Heard;
  if (reel.spent === 0 || opens(first) || loud(first)) return false;
  return between(reel.begun, from, film.moments, undone).length === 0;
}

function started(
  reel: Reel,
  beat: Beat,
  film: Film,
  { speed, spent }: { speed: number; spent: number },
): Reel {
  const summary = film.summaryOf(beat.heard);
  const kind = kindOf(beat, summary, film.viewer);
  const whole = lengthOf(kind, film);
  // If a turn is not over yet, half of its time is saved for the rest.
  const wanted = Math.max(whole * LEAST_REST, (whole - spent) * (beat.isOpen ? 0.5 : 1));
  const number = reel.number + 1;
  return {
    ...reel,
    number,
    passed: NOTHING,
    spent,
    waited: null,
    run: { ...beat, number, kind, summary, length: wanted * speed, isAgain: false },
  };
}

/** The run is over, and everything in it has been shown. */
export function ended(reel: Reel, moments: readonly Moment[]): Reel {
  const { run } = reel;
  if (run === null) return reel;
  const number = reel.number + 1;
  if (run.isAgain) {
    const [, ...again] = reel.again;
    return { ...reel, again, run: null, number, passed: NOTHING };
  }
  return {
    ...moved(reel, run.to, moments),
    run: null,
    number,
    passed: NOTHING,
    // The next run may be the rest of it.
    begun: run.isOpen ? run.to : reel.begun,
    spent: run.isOpen ? reel.spent + run.length : 0,
    left: reel.left === null ? null : Math.max(1, reel.left - run.length),
  };
}

/** This many happenings of the run have been shown. */
export function handedOver(reel: Reel, number: number, told: number, moments: readonly Moment[]): Reel {
  const { run } = reel;
  if (run === null || run.isAgain || run.number !== number) return reel;
  const to = told >= run.heard.length ? run.to : after(run.from, told, moments);
  return isBefore(reel.shown, to) ? moved(reel, to, moments) : reel;
}

/** Skips to a position; the board is given what was skipped after the things it is showing. */
export function passing(reel: Reel, to: Spot, { moments }: Pick<Film, 'moments'>): Reel {
  if (!isBefore(reel.shown, to) && reel.run === null) return reel;
  const heard = between(reel.run?.to ?? reel.shown, to, moments, takenBack(moments));
  const next = { ...moved(reel, to, moments), run: null, begun: to, spent: 0, waited: null };
  if (heard.length === 0 && reel.run === null) return next;
  return { ...next, number: reel.number + 1, passed: reel.run === null ? [...reel.passed, ...heard] : heard };
}

/** Starts to show beats again. */
export function again(reel: Reel, beats: readonly Beat[], film: Film): Reel {
  const runs = beats.flatMap((beat): Run[] => {
    const summary = film.summaryOf(beat.heard);
    const kind = kindOf(beat, summary, film.viewer);
    const pace = film.pace === 'instant' ? 'brisk' : film.pace;
    const length = lengthOf(kind, { ...film, pace });
    return length === 0 ? [] : [{ ...beat, number: 0, kind, summary, length, isAgain: true }];
  });
  return { ...reel, again: runs, number: reel.number + 1, passed: NOTHING };
}

/** Starts the next of the beats that are shown again. */
export function beginAgain(reel: Reel): Reel {
  const [first] = reel.again;
  if (first === undefined || reel.run !== null) return reel;
  const number = reel.number + 1;
  return { ...reel, number, run: { ...first, number } };
}

export function stopAgain(reel: Reel): Reel {
  if (reel.again.length === 0) return reel;
  return { ...reel, again: [], run: null, number: reel.number + 1, passed: NOTHING };
}

function moved(reel: Reel, shown: Spot, moments: readonly Moment[]): Reel {
  return { ...reel, shown, version: moments[shown.moments - 1]?.version ?? -1 };
}

/** Another viewer is in front of the screen now, and continues from the same position. */
function inTheSeatOf(film: Film, { version, number }: Reel): Reel {
  const known = film.moments.findLastIndex((moment) => moment.version <= version) + 1;
  const reel = atTheEnd(film, number + 1);
  return known === 0 ? reel : moved({ ...reel }, { moments: known, part: 0 }, film.moments);
}

function isTakenBack({ from, to }: Run, moments: readonly Moment[], undone: ReadonlySet<number>): boolean {
  const end = to.part > 0 ? to.moments + 1 : to.moments;
  return moments.slice(from.moments, end).some(({ version }) => undone.has(version));
}

/** The position this many happenings further on. */
function after({ moments: at, part }: Spot, count: number, moments: readonly Moment[]): Spot {
  let spot = { moments: at, part };
  for (let left = count; left > 0; ) {
    const length = moments[spot.moments]?.happenings.length ?? 0;
    const rest = length - spot.part;
    if (left < rest) return { ...spot, part: spot.part + left };
    left -= rest;
    spot = { moments: spot.moments + 1, part: 0 };
    if (spot.moments >= moments.length) return spot;
  }
  return spot;
}

/**
 * The view at a position: that of the last complete moment before it with a known view, or else of the first one after
 * it.
 */
export function viewAt(moments: readonly Moment[], { moments: count }: Spot): View | null {
  for (let i = count - 1; i >= 0; i--) if (moments[i]?.view) return moments[i]?.view ?? null;
  return moments.find(({ view }) => view !== null)?.view ?? null;
}

/** What the board sees during a run: the moment being played, if the run tells all of it. */
export function boardSpot({ shown, run }: Reel): Spot {
  if (run === null || !isBefore(shown, run.to)) return shown;
  return shown.moments < run.to.moments ? { moments: shown.moments + 1, part: 0 } : shown;
}
