import type { MatchRecord, Seat } from '@nokturn/engine';
import type { Lines } from '@nokturn/games/lines.ts';
import { useEffect, useState } from 'react';
import type { Verdict } from '../mind/messages.ts';
import { Thinker } from '../mind/thinker.ts';
import { costOf } from './worst.ts';

/** A decision of a seat to look at again. */
export interface Studied {
  readonly seat: Seat;
  readonly verdict: Verdict;
}

export type LinesState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'given'; readonly lines: Lines | null }
  | { readonly kind: 'failed' };

const NONE: LinesState = { kind: 'none' };

/** How the match might have gone on after what was played, and after what would have been better. */
export function useLines(record: MatchRecord, studied: Studied | null): LinesState {
  const [found, setFound] = useState<{ studied: Studied | null; state: LinesState }>({
    studied,
    state: NONE,
  });
  useEffect(() => {
    if (studied === null || costOf(studied.verdict) <= 0) return undefined;
    const thinker = new Thinker();
    const tell = (state: LinesState) => setFound({ studied, state });
    tell({ kind: 'running' });
    const { seat, verdict } = studied;
    const answers = [verdict.best.answer, verdict.played.answer] as const;
    thinker.ask({ type: 'lines', record, seat, moment: verdict.moment, answers }, (message) => {
      if (message.type === 'lines') tell({ kind: 'given', lines: message.lines });
      if (message.type === 'failed') tell({ kind: 'failed' });
    });
    return () => thinker.close();
  }, [record, studied]);
  return found.studied === studied ? found.state : NONE;
}
