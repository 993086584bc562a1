import type { MatchRecord, Seat } from '@nokturn/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepLookBack } from '../history/lookBacks.ts';
import type { Verdict } from '../mind/messages.ts';
import { Thinker } from '../mind/thinker.ts';

export interface LookBack {
  readonly stage: 'before' | 'running' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  /** In the order of the decisions, as they come in. */
  readonly verdicts: readonly Verdict[];
}

const BEFORE: LookBack = { stage: 'before', share: 0, verdicts: [] };

/** Results are kept for as long as the page is open. */
const found = new Map<string, LookBack>();

/** Goes through the decisions of a seat in a worker. */
export function useLookBack(
  record: MatchRecord,
  seat: Seat,
): { readonly lookBack: LookBack; start(): void; stop(): void } {
  const key = `${record.commitment} ${seat}`;
  const thinker = useRef<Thinker | null>(null);
  const [state, setState] = useState({ key, lookBack: found.get(key) ?? BEFORE });
  const lookBack = state.key === key ? state.lookBack : (found.get(key) ?? BEFORE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only one seat is analysed at a time
  useEffect(() => () => thinker.current?.close(), [key]);

  const start = useCallback(() => {
    let now: LookBack = { ...BEFORE, stage: 'running' };
    const tell = (change: Partial<LookBack>) => {
      now = { ...now, ...change };
      if (now.stage === 'done') {
        found.set(key, now);
        keepLookBack(record, seat, now.verdicts);
      }
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

  /** What was found so far is kept. */
  const stop = useCallback(() => {
    thinker.current?.close();
    setState({ key, lookBack: { ...lookBack, stage: 'before' } });
  }, [key, lookBack]);

  return { lookBack, start, stop };
}
