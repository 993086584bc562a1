import type { Answer, Ask, MyDecision, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { Composed, Composer, Composing, Draft } from '@nokturn/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A move being put together, as the dock shows it. */
export interface Composition extends Composing {
  /** Part of it has been chosen, and can be undone. */
  readonly isBegun: boolean;
  /** The words of the button that plays it; null while something is missing. */
  readonly main: string | null;
  readonly says: string | null;
  readonly advice: string | null;
  play(): void;
  cancel(): void;
}

export interface ComposerTable {
  readonly composer: Composer | undefined;
  /** The view that the table has shown, with the question on the screen. */
  readonly view: View | null;
  /** The match as it is, shown or not: answers that are already decided do not wait for the show. */
  readonly now: View | null;
  /** Goes up with every update of the match. */
  readonly version: number | null;
  /** Identifies the question. */
  readonly question: string;
  /** The question may be answered now: everything before it has been shown, and no answer is on its way. */
  readonly isOpen: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
  /** The last answer was not accepted. */
  readonly isRefused: boolean;
  readonly text: GameText;
  readonly send: (answer: Answer) => void;
}

/** The remaining answers of a move that was played, and the version that must have passed before the next one. */
interface Queue {
  readonly rest: readonly Composed[];
  readonly after: number | null;
}

const EMPTY: Queue = { rest: [], after: null };

/**
 * Keeps the draft of a composed move and, once it is played, gives its answers one by one. `isBusy` until the last of
 * them has arrived: in between, no further question of the same move needs to be shown.
 */
export function useComposer(table: ComposerTable): {
  readonly composition: Composition | null;
  readonly isBusy: boolean;
  /** Gives several answers that were chosen elsewhere with one touch, in the same way. */
  plan(answers: readonly Composed[]): void;
} {
  const { composer, view, question, isOpen, text, version, send } = table;
  const [queue, setQueue] = useState(EMPTY);
  useQueue(table, queue, setQueue);
  const first = useMemo(
    () => (composer && view && isOpen ? composer.begin(view) : null),
    [composer, view, isOpen],
  );
  const [kept, keep] = useState<{ readonly question: string; readonly draft: Draft } | null>(null);
  const draft = first === null ? null : kept?.question === question ? kept.draft : first;
  const change = useCallback((changed: Draft) => keep({ question, draft: changed }), [question]);
  const isBusy = queue.rest.length > 0 || (queue.after === version && table.isSending);
  const plan = useCallback(
    ([next, ...rest]: readonly Composed[]) => {
      if (next === undefined) return;
      setQueue({ rest, after: version });
      send(next.answer);
    },
    [version, send],
  );
  const composition = useMemo((): Composition | null => {
    if (!composer || !view || draft === null || isBusy) return null;
    const answers = composer.answers(draft, view);
    return {
      draft,
      change,
      isBegun: draft !== first,
      main: answers === null ? null : composer.main(draft, view, text),
      says: composer.says(draft, view, text),
      advice: answers === null ? null : (composer.advice?.(draft, view, text) ?? null),
      play: () => plan(answers ?? []),
      cancel: () => keep(null),
    };
  }, [composer, view, draft, first, isBusy, text, change, plan]);
  return { composition, isBusy, plan };
}

function useQueue(
  { now, version, isRefused, send }: ComposerTable,
  { rest, after }: Queue,
  setQueue: (queue: Queue) => void,
): void {
  useEffect(() => {
    if (rest.length === 0) return;
    if (isRefused || now === null || now.over) return setQueue(EMPTY);
    const { asked } = now;
    // Another player may have to decide in between, and the previous answer may still be on its way.
    if (version === after || asked === null || asked.mine === null) return;
    const next = nextOf(rest, asked.frame.step, asked.mine);
    setQueue(next === null ? EMPTY : { rest: next.rest, after: version });
    if (next !== null) send(next.answer);
  }, [now, version, isRefused, rest, after, send, setQueue]);
}

/** The answer to this question, if the move has one that is offered, and the rest of the move. */
export function nextOf(
  rest: readonly Composed[],
  step: string,
  { ask, answer }: Pick<MyDecision, 'ask' | 'answer'>,
): { readonly answer: Answer; readonly rest: readonly Composed[] } | null {
  const at = rest.findIndex((one) => one.step === step);
  const found = rest[at];
  if (found === undefined || answer !== null || !isOffered(found, ask)) return null;
  return { answer: found.answer, rest: rest.slice(at + 1) };
}

function isOffered({ answer, among }: Composed, ask: Ask): boolean {
  if (ask.kind === 'amount') return typeof answer === 'number' && answer >= ask.min && answer <= ask.max;
  if (ask.kind !== 'one' || typeof answer !== 'string' || !ask.options.includes(answer)) return false;
  return among === undefined || ask.options.every((option) => option === answer || among.includes(option));
}
