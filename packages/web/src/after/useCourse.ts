import type { MatchRecord, Seat } from '@nokturn/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChartPoint } from '../mind/messages.ts';
import { Thinker } from '../mind/thinker.ts';

export interface CourseState {
  readonly stage: 'before' | 'running' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  /** In the order of the match; while the work is running, the first ones are spread over the whole match. */
  readonly points: readonly ChartPoint[];
  /** The last of the opening rounds in which nobody can know more than that one of them will win. */
  readonly open: number;
}

const BEFORE: CourseState = { stage: 'before', share: 0, points: [], open: 0 };

/** Results are kept for as long as the page is open. */
const found = new Map<string, CourseState>();

/** Goes through all moments of a finished match in a worker. */
export function useCourse(
  record: MatchRecord,
  seats: readonly Seat[],
): { readonly course: CourseState; start(): void; stop(): void } {
  const key = record.commitment;
  const thinker = useRef<Thinker | null>(null);
  const [state, setState] = useState({ key, course: found.get(key) ?? BEFORE });
  const course = state.key === key ? state.course : (found.get(key) ?? BEFORE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only one match is analysed at a time
  useEffect(() => () => thinker.current?.close(), [key]);

  const start = useCallback(() => {
    let now: CourseState = { ...BEFORE, stage: 'running' };
    const tell = (change: Partial<CourseState>) => {
      now = { ...now, ...change };
      if (now.stage === 'done') found.set(key, now);
      setState({ key, course: now });
    };
    tell({});
    thinker.current?.close();
    thinker.current = new Thinker();
    thinker.current.ask({ type: 'course', record, seats }, (message) => {
      switch (message.type) {
        case 'progress':
          return tell({ share: message.share });
        case 'point': {
          const points = [...now.points, message.point].sort((a, b) => a.moment - b.moment);
          return tell({ points, open: message.open });
        }
        case 'done':
          return tell({ stage: 'done', share: 1 });
        case 'failed':
          return tell({ stage: 'failed' });
        default:
          return;
      }
    });
  }, [record, seats, key]);

  /** What was found so far is kept. */
  const stop = useCallback(() => {
    thinker.current?.close();
    setState({ key, course: { ...course, stage: 'before' } });
  }, [key, course]);

  return { course, start, stop };
}
