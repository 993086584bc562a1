import type { MatchRecord, Seat, Viewer } from '@nokturn/engine';
import { useMemo, useState } from 'react';
import { useAddress } from '../app/router.tsx';
import type { Verdict } from '../mind/messages.ts';
import { type PlayedMoment, worthShowing } from './played.ts';
import type { LineShown } from './Study.tsx';
import { branchOf } from './study.ts';
import { type LinesState, type Studied, useLines } from './useLines.ts';

/** A finished match, and the reader's position in it. */
export interface Stops {
  /** The viewer whose view is shown. */
  readonly viewer: Viewer;
  /** What can be replayed: the match as that viewer knew it, or a line that leaves it. */
  readonly moments: readonly PlayedMoment[];
  /** The match as that viewer knew it. */
  readonly lived: readonly PlayedMoment[];
  /** The moments at which something can be seen, and the current one among them. */
  readonly stops: readonly number[];
  readonly stop: number;
  /** The moment being shown. */
  readonly at: number;
  /** The last moment so far that really happened. */
  readonly really: number;
  /** One step forward, with animation; or straight to another moment. */
  readonly came: 'step' | 'jump';
  /** The decision being studied, and how the match might have gone on. */
  readonly studied: Studied | null;
  readonly lines: LinesState;
  readonly line: LineShown;
  /** A moment as a viewer experienced it: the last visible one up to then. */
  show(by: Viewer, moment: number): void;
  /** A decision of a seat, with the better alternative. */
  study(seat: Seat, verdict: Verdict): void;
  /** One of the lines from the decision being studied. */
  follow(line: LineShown): void;
  /** The same match as another viewer knew it. */
  lookAs(viewer: Viewer): void;
  moveTo(stop: number): void;
}

/** The position in a finished match; the address gives the first one. */
export function useStops(
  record: MatchRecord,
  momentsOf: (viewer: Viewer) => readonly PlayedMoment[],
  seats: number,
): Stops {
  const { query } = useAddress();
  const [viewer, setViewer] = useState<Viewer>(() => viewerIn(query.get('as'), seats));
  const [studied, setStudied] = useState<Studied | null>(null);
  const [line, setLine] = useState<LineShown>('match');
  const lines = useLines(record, studied);
  const given = lines.kind === 'given' ? lines.lines : null;
  const all = momentsOf('everything');
  const lived = momentsOf(viewer);
  const whole = useMemo(() => ({ moments: lived, stops: worthShowing(all) }), [lived, all]);
  const { moments, stops } = useMemo(
    () => branchOf(whole, studied, given, line),
    [whole, studied, given, line],
  );
  const [stop, setStop] = useState(() => {
    const wanted = Number(query.get('at') ?? Number.NaN);
    return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), stops.length - 1) : 0;
  });
  const [came, setCame] = useState<Stops['came']>('jump');
  const at = stops[Math.min(stop, stops.length - 1)] ?? 0;
  // An imagined line leaves the match at the decision being studied.
  const really = studied === null || line === 'match' ? at : Math.min(at, studied.verdict.moment);

  function look(by: Viewer, next: Studied | null) {
    setStudied(next);
    setLine('match');
    setViewer(by);
  }

  function jumpTo(among: readonly number[], wanted: number) {
    setCame('jump');
    setStop(
      Math.max(
        0,
        among.findLastIndex((one) => one <= wanted),
      ),
    );
  }

  return {
    viewer,
    moments,
    lived,
    stops,
    stop,
    at,
    really,
    came,
    studied,
    lines,
    line,
    show(by, moment) {
      look(by, null);
      jumpTo(whole.stops, moment);
    },
    study(seat, verdict) {
      const next = { seat, verdict };
      look(seat, next);
      jumpTo(branchOf(whole, next, null, 'match').stops, verdict.moment);
    },
    follow(next) {
      if (studied === null) return;
      setLine(next);
      setCame('jump');
      setStop(branchOf(whole, studied, given, next).stops.indexOf(studied.verdict.moment));
    },
    lookAs: (by) => look(by, null),
    moveTo(next) {
      setCame(next === stop + 1 ? 'step' : 'jump');
      setStop(Math.min(Math.max(0, next), stops.length - 1));
    },
  };
}

export function viewerIn(wanted: string | null, seats: number): Viewer {
  if (wanted === 'spectator') return wanted;
  const seat = Number(wanted ?? Number.NaN);
  return Number.isInteger(seat) && wanted !== '' && seat >= 0 && seat < seats ? seat : 'everything';
}
