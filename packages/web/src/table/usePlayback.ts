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

/** What the table shows now, which may trail behind what is known. Only the board sees what is playing. */
export interface Playback {
  /** How many of the moments are shown, and how many happenings of the next one. */
  readonly shown: number;
  readonly part: number;
  /** The version that is shown. */
  readonly version: number;
  readonly view: View | null;
  /** What the board is given: the moment that plays. */
  readonly board: { readonly view: View | null; readonly news: News; readonly from: Spot };
  /** The beat that is playing. */
  readonly run: Run | null;
  /** How many happenings of it have been shown. */
  readonly told: number;
  /** Whether everything that is known was shown. */
  readonly isNow: boolean;
  /** In milliseconds: what is known and still to be shown. */
  readonly left: number;
  /** To the end of this beat; where nothing plays, to the end of what is shown again. */
  skipBeat(): void;
  /** To the end of everything that is known. */
  skip(): void;
  /** Shows on the board what was shown before. */
  replay(beats: readonly Beat[]): void;
  onShown(sequence: number, scene?: number): void;
  /** What was shown from a place on, beat by beat. */
  beatsSince(from: Spot): readonly Beat[];
  summaryOf(beat: Beat): BeatSummary | null;
}

export interface Screening {
  readonly source: MatchSource;
  readonly state: TableState;
  readonly pace: Pace;
  /** How the game falls into beats. */
  readonly beats: Beats;
  readonly text: GameText;
  /** Nobody is to wait: all of it takes two seconds. */
  readonly isHurried?: boolean;
  readonly isHeld?: boolean;
}

/** An unfinished turn begins to play after this time. */
const PATIENCE = 600;
/** With less time than this left to decide, nobody watches. */
const SHORT = 30_000;

/** Shows what happens beat by beat, each for as long as it takes. */
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
  // The board stands as it was before, and then it begins.
  const isGoingBack = reel.again.length > 0 && run === null;
  useEffect(() => {
    if (isGoingBack) setReel(beginAgain);
  }, [isGoingBack]);

  const left = useMemo(() => timeLeft(reel, film), [reel, film]);
  const isNow = run === null && isSameSpot(shown, endOf(moments)) && !isGoingBack;
  useEffect(() => {
    source.shown(pace === 'instant' ? Number.MAX_SAFE_INTEGER : version, left);
  }, [source, pace, version, left]);

  /** What one did oneself is not watched for longer than it takes to show it. */
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

  const [repeated] = reel.again;
  return {
    shown: shown.moments,
    part: shown.part,
    version,
    view: viewAt(moments, shown),
    board: {
      view: viewAt(moments, repeated ? (run ? repeated.to : repeated.from) : boardSpot(reel)),
      news: newsOf(reel),
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
 * Nobody waits for a board that shows no news. To draw the table again for its word would, while bots play out a match
 * in a hurry, be one more update upon another, of which React takes fifty for a circle.
 */
const IGNORED = () => undefined;

function newsOf({ number, run, passed, shown }: Reel): News {
  if (run === null) return { sequence: number, happenings: passed, length: 0, isPart: shown.part > 0 };
  return { sequence: run.number, happenings: run.heard, length: run.length, isPart: run.to.part > 0 };
}

/** How many happenings of a run were shown. */
function toldOf({ from, to, heard, isAgain }: Run, shown: Spot, moments: readonly Moment[]): number {
  if (isAgain || !isBefore(shown, to)) return isAgain ? 0 : heard.length;
  return between(from, shown, moments).length;
}

/**
 * For how long what comes next is still waited for; null if it is not. It counts from when it was known: while the beat
 * before it was shown, that time has passed.
 */
function usePatience(
  moments: readonly Moment[],
  { moments: next, part }: Spot,
  isWanted: boolean,
): number | null {
  const known = useRef<number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another place the time is another
  const patience = useMemo(() => {
    // What ends a moment says whose turn it is: what they do comes with the next one.
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

/** Whether the viewer is to decide. */
function isAsked(moments: readonly Moment[]): boolean {
  const mine = moments.at(-1)?.view?.asked?.mine;
  return mine !== undefined && mine !== null && mine.answer === null;
}

/** What beats came to, each found out once. */
function useSummaries(
  beats: Beats,
  text: GameText,
  view: View | null,
): (heard: readonly Heard[]) => BeatSummary | null {
  /** For what never changes in a match: any of its views will do. */
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

/** Does something after a time; with another key the time starts again. */
function useTimer(milliseconds: number | null, key: number | string, then: () => void): void {
  const latest = useRef(then);
  useLayoutEffect(() => {
    latest.current = then;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another time
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, key]);
}
