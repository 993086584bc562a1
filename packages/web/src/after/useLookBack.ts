import type { MatchRecord, Seat } from '@nokturn/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Verdict } from '../mind/messages.ts';
import { Thinker } from '../mind/thinker.ts';

export interface LookBack {
  readonly stage: 'before' | 'running' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  /** In the order in which they were decided, as they come. */
  readonly verdicts: readonly Verdict[];
}

const BEFORE: LookBack = { stage: 'before', share: 0, verdicts: [] };

/** What was found once is found again, as long as the page is open. */
const found = new Map<string, LookBack>();

/** Goes through the decisions of a seat, off the thread that draws. */
export function useLookBack(
  record: MatchRecord,
  seat: Seat,
): { readonly lookBack: LookBack; start(): void; stop(): void } {
  const key = `${record.commitment} ${seat}`;
  const thinker = useRef<Thinker | null>(null);
  const [state, setState] = useState({ key, lookBack: found.get(key) ?? BEFORE });
  const lookBack = state.key === key ? state.lookBack : (found.get(key) ?? BEFORE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one thinks about one seat at a time
  useEffect(() => () => thinker.current?.close(), [key]);

  const start = useCallback(() => {
    let now: LookBack = { ...BEFORE, stage: 'running' };
    const tell = (change: Partial<LookBack>) => {
      now = { ...now, ...change };
      if (now.stage === 'done') found.set(key, now);
      setState({ key, lookBack: now });
    };
    tell({});
    thinker.current = new Thinker();
    thinker.current.ask({ type: 'look-back', record, seat }, (message) => {
      switch (message.type) {
        case 'progress':
          return tell({ share: message.share });
        case 'verdict':
          return tell({ verdicts: [...now.verdicts, message.verdict] });
        case 'done':
          return tell({ stage: 'done', share: 1 });
        case 'failed':
          return tell({ stage: 'failed' });
        case 'counsel':
          return;
      }
    });
  }, [record, seat, key]);

  /** What was found so far stays. */
  const stop = useCallback(() => {
    thinker.current?.close();
    setState({ key, lookBack: { ...lookBack, stage: 'before' } });
  }, [key, lookBack]);

  return { lookBack, start, stop };
}

/** So many decisions are shown, and none that cost less than this, or as little as may be mere chance. */
const WORST = 5;
const WORTH_SHOWING = 0.02;

/** The decisions that cost most, the worst first. */
export function worstOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts
    .filter((verdict) => costOf(verdict) >= Math.max(WORTH_SHOWING, verdict.doubt))
    .toSorted((a, b) => costOf(b) - costOf(a))
    .slice(0, WORST);
}

/** How much less was to be expected after what was played than after what would have been best. */
export function costOf({ best, played }: Verdict): number {
  return best.worth - played.worth;
}
