import type { Answer } from '@nokturn/engine';
import { type AnswerDraft, emptyDraft } from './answer-draft.ts';
import type { Session } from './session.ts';

export type Panel = 'curtain' | 'hint' | 'lookup' | 'own' | 'notebook' | 'table' | 'log' | 'reactions';

/** The state that the full screen keeps from key to key. */
export interface Hand {
  /** The panel that is open instead of the log and the decision. */
  readonly panel: Panel | null;
  readonly draft: AnswerDraft;
  /** The name of an option that is being typed, to point at it. */
  readonly find: string | null;
  /** The search text of the lookup. */
  readonly words: string;
  /** The text of the hint. */
  readonly hint: readonly string[];
  /** The selected row of the reactions. */
  readonly row: number;
  /** The first line shown of a panel that is longer than its space. */
  readonly top: number;
  /** The answer that the person was warned about; given again, it counts. */
  readonly warned: Answer | null;
  /** A message that stays until the next key. */
  readonly note: string | null;
  /** Work that takes a while: it is done after the screen has said so, and keys wait for it. */
  readonly busy: (() => Hand) | null;
}

/** The end of a panel. */
export const END = Number.MAX_SAFE_INTEGER;

export function freshHand({ decision, curtain }: Session): Hand {
  const draft = decision ? emptyDraft(decision.ask) : { at: 0, picks: [], digits: '' };
  const panel = curtain ? 'curtain' : null;
  return {
    panel,
    draft,
    find: null,
    words: '',
    hint: [],
    row: 0,
    top: 0,
    warned: null,
    note: null,
    busy: null,
  };
}
