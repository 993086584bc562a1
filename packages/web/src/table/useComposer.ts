import type { Answer, Ask, MyDecision, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { Composed, Composer, Composing, Draft } from '@nokturn/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A move that is being put together, as the dock shows it. */
export interface Composition extends Composing {
  /** Something of it has been chosen, and can be put back. */
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
  /** What the table has shown: the question that is seen. */
  readonly view: View | null;
  /** How the match stands, shown or not: answers that are already decided do not wait for the show. */
  readonly now: View | null;
  /** Grows with every update of the match. */
  readonly version: number | null;
  /** What tells the question from others. */
  readonly question: string;
  /** The question may be answered now: everything before it was shown, and nothing is on its way. */
  readonly isOpen: boolean;
  /** An answer is on its way. */
  readonly isSending: boolean;
  /** The last answer was not accepted. */
  readonly isRefused: boolean;
  readonly text: GameText;
  readonly send: (answer: Answer) => void;
}

/** What is left to be answered of a move that was played, and the version of the match that it waits to be over. */
interface Queue {
  readonly rest: readonly Composed[];
  readonly after: number | null;
}

const EMPTY: Queue = { rest: [], after: null };

/**
 * Keeps the draft of a composed move and, once it is played, gives its answers one after the other. `isBusy` until the
 * last of them has arrived: no question of the same move needs to be shown meanwhile.
 */
export function useComposer(table: ComposerTable): {
  readonly composition: Composition | null;
  readonly isBusy: boolean;
  /** Gives several answers that were chosen with one touch elsewhere; they are given in the same way. */
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
  if (!composer || !view || draft === null || isBusy) return { composition: null, isBusy, plan };

  const answers = composer.answers(draft, view);
  return {
    composition: {
      draft,
      change,
      isBegun: draft !== first,
      main: answers === null ? null : composer.main(draft, view, text),
      says: composer.says(draft, view, text),
      advice: answers === null ? null : (composer.advice?.(draft, view, text) ?? null),
      play: () => plan(answers ?? []),
      cancel: () => keep(null),
    },
    isBusy,
    plan,
  };
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
    // Somebody else may have to decide in between, and the answer before may still be on its way.
    if (version === after || asked === null || asked.mine === null) return;
    const next = nextOf(rest, asked.frame.step, asked.mine);
    setQueue(next === null ? EMPTY : { rest: next.rest, after: version });
    if (next !== null) send(next.answer);
  }, [now, version, isRefused, rest, after, send, setQueue]);
}

/** The answer to this question, if the move holds one that is offered, and what is left after it. */
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
