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
  /** How far the thinking has come, from 0 to 1. */
  readonly progress: Watched<number>;
  ask(): void;
  dismiss(): void;
}

const NONE: HintState = { kind: 'none' };

/** What a strong player would do in the decision that is open. It goes with the decision. */
export function useHint({
  rules,
  decision,
  witness,
}: {
  /** The rules by which it is thought about. */
  rules: NamedRules;
  /** What tells it from others; null while there is nothing to decide. */
  decision: string | null;
  /** What the person knows, who has to decide. */
  witness: () => Witness | null;
}): Hint {
  const thinker = useRef<Thinker | null>(null);
  const progress = useMemo(() => new Watched(0), []);
  const [given, setGiven] = useState<{ decision: string | null; state: HintState }>({
    decision,
    state: NONE,
  });
  useEffect(() => () => thinker.current?.close(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought ends with the decision that it is about
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
