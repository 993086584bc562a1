import type { Answer } from '@nokturn/engine';
import { type AnswerDraft, emptyDraft } from './answer-draft.ts';
import type { Session } from './session.ts';

export type Panel = 'curtain' | 'hint' | 'lookup' | 'own' | 'notebook' | 'table' | 'log' | 'reactions';

/** What the full screen remembers between two keys. */
export interface Hand {
  /** What is open instead of the log and the decision. */
  readonly panel: Panel | null;
  readonly draft: AnswerDraft;
  /** The name of an option that is being typed, to point at it. */
  readonly find: string | null;
  /** What is being looked up. */
  readonly words: string;
  /** What the hint said. */
  readonly hint: readonly string[];
  /** The row pointed at in the reactions. */
  readonly row: number;
  /** The first line that is shown of a panel with more lines than there is room for. */
  readonly top: number;
  /** The answer that the person was warned of; given again, it counts. */
  readonly warned: Answer | null;
  /** Said once, until the next key. */
  readonly note: string | null;
  /** What takes a while: it is done when the screen has said so, and keys wait for it. */
  readonly busy: (() => Hand) | null;
}

/** As far down as a panel goes. */
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
