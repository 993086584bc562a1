import type { Counsel } from '@nokturn/bots';
import type { Witness } from '@nokturn/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NamedRules } from '../rulesOf.ts';
import { Watched } from '../source/watched.ts';
import { Thinker } from './thinker.ts';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'given'; readonly counsel: Counsel }
  | { readonly kind: 'failed' };

export interface Hint {
  readonly state: HintState;
  /** The progress of the search, from 0 to 1. */
  readonly progress: Watched<number>;
  ask(): void;
  dismiss(): void;
}

const NONE: HintState = { kind: 'none' };

/** What a strong player would do in the open decision. It disappears with the decision. */
export function useHint({
  rules,
  decision,
  witness,
}: {
  /** The rules to use. */
  rules: NamedRules;
  /** Identifies the decision; null while there is nothing to decide. */
  decision: string | null;
  /** What the person who has to decide knows. */
  witness: () => Witness | null;
}): Hint {
  const thinker = useRef<Thinker | null>(null);
  const progress = useMemo(() => new Watched(0), []);
  const [given, setGiven] = useState<{ decision: string | null; state: HintState }>({
    decision,
    state: NONE,
  });
  useEffect(() => () => thinker.current?.close(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search ends with its decision
  useEffect(() => () => thinker.current?.stop(), [decision]);

  const ask = useCallback(() => {
    const known = witness();
    if (known === null || decision === null) return;
    const tell = (state: HintState) => setGiven({ decision, state });
    progress.set(0);
    tell({ kind: 'thinking' });
    thinker.current ??= new Thinker();
    thinker.current.ask({ type: 'hint', rules, witness: known }, (message) => {
      if (message.type === 'progress') progress.set(message.share);
      if (message.type === 'counsel') tell({ kind: 'given', counsel: message.counsel });
      if (message.type === 'failed') tell({ kind: 'failed' });
    });
  }, [rules, decision, witness, progress]);

  const dismiss = useCallback(() => {
    thinker.current?.stop();
    setGiven({ decision, state: NONE });
  }, [decision]);

  return { state: given.decision === decision ? given.state : NONE, progress, ask, dismiss };
}
