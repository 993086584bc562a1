import type { Heard, Seat, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type BeatSummary, type Beats, framesOf, type News } from '@nokturn/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Pace } from '../app/settings.ts';
import type { MatchSource, Moment, TableState } from '../source/source.ts';
import { type Beat, between, cutBeats, endOf, isBefore, isSameSpot, type Spot } from './beats/cut.ts';
import { IN_A_HURRY } from './beats/length.ts';
import {
  again,
  atTheEnd,
  beginAgain,
  boardSpot,
  ended,
  type Film,
  goOn,
  handedOver,
  isWaiting,
  passing,
  type Reel,
  type Run,
  stopAgain,
  timeLeft,
  viewAt,
} from './beats/reel.ts';

/** What the table shows now, which may lag behind what is known. Only the board sees a run while it plays. */
export interface Playback {
  /** How many moments have been shown, and how many happenings of the next one. */
  readonly shown: number;
  readonly part: number;
  /** The version being shown. */
  readonly version: number;
  readonly view: View | null;
  /** The input for the board: the moment being played. */
  readonly board: { readonly view: View | null; readonly news: News; readonly from: Spot };
  /** The beat being played. */
  readonly run: Run | null;
  /** How many happenings of it have been shown. */
  readonly told: number;
  /** Whether everything known has been shown. */
  readonly isNow: boolean;
  /** In milliseconds: the time needed for what is known and not yet shown. */
  readonly left: number;
  /** Skips to the end of this beat; if nothing is playing, to the end of the beats being shown again. */
  skipBeat(): void;
  /** Skips to the end of everything known. */
  skip(): void;
  /** Shows earlier beats again on the board. */
  replay(beats: readonly Beat[]): void;
  onShown(sequence: number, scene?: number): void;
  /** What was shown since a position, beat by beat. */
  beatsSince(from: Spot): readonly Beat[];
  summaryOf(beat: Beat): BeatSummary | null;
}

export interface Screening {
  readonly source: MatchSource;
  readonly state: TableState;
  readonly pace: Pace;
  /** How the game is divided into beats. */
  readonly beats: Beats;
  readonly text: GameText;
  /** Nobody should have to wait: all of it together takes two seconds. */
  readonly isHurried?: boolean;
  readonly isHeld?: boolean;
}

/** An unfinished turn starts to play after this time. */
const PATIENCE = 600;
/** With less time than this left to decide, nobody watches. */
const SHORT = 30_000;

/** Shows what happens beat by beat, each for its time. */
export function usePlayback({
  source,
  state,
  pace,
  beats,
  text,
  isHurried = false,
  isHeld = false,
}: Screening): Playback {
  const { moments, viewer, facts, deadline } = state;
  const summaryOf = useSummaries(beats, text, moments.findLast(({ view }) => view !== null)?.view ?? null);
  const isShort = deadline?.due ? deadline.due - performance.now() < SHORT && isAsked(moments) : false;
  const holders = facts?.holders;
  const film: Film = useMemo(
    () => ({
      moments,
      viewer,
      others: Math.max(1, (holders?.length ?? 2) - (viewer === 'spectator' ? 0 : 1)),
      pace,
      round: beats.round,
      isBefore: typeof viewer === 'number' && isUnasked(moments),
      cutter: { beats, isPerson: (seat: Seat) => holders?.[seat]?.kind === 'person' },
      summaryOf,
      most: isHurried || isShort ? IN_A_HURRY : null,
      isHeld,
    }),
    [moments, viewer, holders, pace, beats, summaryOf, isHurried, isShort, isHeld],
  );
  const [kept, setReel] = useState(() => atTheEnd(film));
  const reel = goOn(kept, film);
  if (reel !== kept) setReel(reel);
  const { run, shown, version, number } = reel;

  const end = useCallback(
    (which: number) =>
      setReel((now) => (now.run?.number === which ? ended(now, source.state().moments) : now)),
    [source],
  );
  useTimer(run === null ? null : run.length, number, () => end(number));
  useTimer(
    usePatience(moments, shown, isWaiting(reel, film) && !isHeld),
    `${shown.moments}.${shown.part}`,
    () =>
      setReel((now) => {
        const [first] = cutBeats(film.moments, now.shown, film.cutter);
        return first && now.run === null ? { ...now, waited: first.from } : now;
      }),
  );
  // First the board goes back to its earlier state, and then the beat starts.
  const isGoingBack = reel.again.length > 0 && run === null;
  useEffect(() => {
    if (isGoingBack) setReel(beginAgain);
  }, [isGoingBack]);

  const left = useMemo(() => timeLeft(reel, film), [reel, film]);
  const isNow = run === null && isSameSpot(shown, endOf(moments)) && !isGoingBack;
  useEffect(() => {
    source.shown(pace === 'instant' ? Number.MAX_SAFE_INTEGER : version, left);
  }, [source, pace, version, left]);

  /** The viewer's own move is shown only for as long as its animation takes. */
  const [done, setDone] = useState(-1);
  const isDone = run?.kind === 'own' && done === number;
  useTimer(run && isDone ? framesOf(run.length).settle : null, number, () => end(number));
  const isPlaying = run !== null;
  const onShown = useCallback(
    (sequence: number, scene?: number) => {
      if (scene === undefined) setDone(sequence);
      const told = scene ?? Number.POSITIVE_INFINITY;
      setReel((now) => handedOver(now, sequence, told, source.state().moments));
    },
    [source],
  );

  const news = useMemo(() => newsOf(reel), [reel]);
  const [repeated] = reel.again;
  return {
    shown: shown.moments,
    part: shown.part,
    version,
    view: viewAt(moments, shown),
    board: {
      view: viewAt(moments, repeated ? (run ? repeated.to : repeated.from) : boardSpot(reel)),
      news,
      from: run?.from ?? repeated?.from ?? shown,
    },
    run,
    told: run === null ? 0 : toldOf(run, shown, moments),
    isNow,
    left,
    skipBeat: () =>
      setReel((now) => {
        if (now.again.length > 0) return stopAgain(now);
        return now.run === null ? passing(now, endOf(moments), film) : ended(now, moments);
      }),
    skip: () => setReel((now) => passing(stopAgain(now), endOf(moments), film)),
    replay: (wanted) => setReel((now) => again(passing(now, endOf(moments), film), wanted, film)),
    onShown: isPlaying ? onShown : IGNORED,
    beatsSince: (since) => cutBeats(moments, since, film.cutter),
    summaryOf: ({ heard }) => summaryOf(heard),
  };
}

/**
 * Nothing waits for a board without news. Reporting it would render the table again; while bots rush through a match,
 * that would be one nested update too many, and after fifty React assumes an infinite loop.
 */
const IGNORED = () => undefined;

function newsOf({ number, run, passed, shown }: Reel): News {
  if (run === null) return { sequence: number, happenings: passed, length: 0, isPart: shown.part > 0 };
  return { sequence: run.number, happenings: run.heard, length: run.length, isPart: run.to.part > 0 };
}

/** How many happenings of a run have been shown. */
function toldOf({ from, to, heard, isAgain }: Run, shown: Spot, moments: readonly Moment[]): number {
  if (isAgain || !isBefore(shown, to)) return isAgain ? 0 : heard.length;
  return between(from, shown, moments).length;
}

/**
 * How long to go on waiting for the rest; null if it is not awaited. The time counts from when the beginning was known:
 * it also passes while the previous beat is being shown.
 */
function usePatience(
  moments: readonly Moment[],
  { moments: next, part }: Spot,
  isWanted: boolean,
): number | null {
  const known = useRef<number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time depends on the position
  const patience = useMemo(() => {
    // The end of a moment announces whose turn it is: what they do comes with the next one.
    const since = known.current[part > 0 ? next + 1 : next];
    return since === undefined ? PATIENCE : Math.max(0, PATIENCE - (performance.now() - since));
  }, [next, part, isWanted]);
  useEffect(() => {
    const now = performance.now();
    known.current = moments.map((_, i) => known.current[i] ?? now);
  }, [moments]);
  return isWanted ? patience : null;
}

/** Whether the viewer has seen the match from its beginning and has never been asked anything. */
function isUnasked(moments: readonly Moment[]): boolean {
  return moments[0]?.version === 0 && !moments.some(({ view }) => (view?.asked?.mine ?? null) !== null);
}

/** Whether the viewer has to decide. */
function isAsked(moments: readonly Moment[]): boolean {
  const mine = moments.at(-1)?.view?.asked?.mine;
  return mine !== undefined && mine !== null && mine.answer === null;
}

/** The summaries of beats, each computed once. */
function useSummaries(
  beats: Beats,
  text: GameText,
  view: View | null,
): (heard: readonly Heard[]) => BeatSummary | null {
  /** For facts that never change in a match: any of its views will do. */
  const latest = useRef(view);
  latest.current = view;
  return useMemo(() => {
    const known = new Map<Heard | undefined, { count: number; summary: BeatSummary | null }>();
    return (heard) => {
      const [first] = heard;
      const before = known.get(first);
      if (before?.count === heard.length) return before.summary;
      const summary = beats.summary(heard, text, latest.current ?? undefined);
      known.set(first, { count: heard.length, summary });
      return summary;
    };
  }, [beats, text]);
}

/** Does something after a time; a new key restarts the time. */
function useTimer(milliseconds: number | null, key: number | string, then: () => void): void {
  const latest = useRef(then);
  useLayoutEffect(() => {
    latest.current = then;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the timer
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, key]);
}
