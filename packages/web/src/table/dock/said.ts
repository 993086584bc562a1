import type { Answer, Ask, OptionId } from '@nokturn/engine';
import { verbOf } from '@nokturn/engine';
import type { Where } from '@nokturn/ui';
import { leadsTo } from '../../learn/guide.ts';

export interface Saying {
  readonly ask: Ask;
  /** Where the game wants the question to be answered; null if it does not say. */
  readonly where: Where | null;
  /** Verbs of options that come last. */
  readonly lastVerbs: readonly string[];
  /** The person wants to see everything in words. */
  readonly isListed: boolean;
  /** The one answer that a guide or a hint suggests. */
  readonly led: Answer | null;
  readonly isOnTable: (option: OptionId) => boolean;
  /** Chosen by composing a move, and not in words. */
  readonly isComposed: (option: OptionId) => boolean;
  /** One of the viewer's own things next to the words has a button for it. */
  readonly isHeld?: (option: OptionId) => boolean;
}

/**
 * Up to this many glowing things are listed in words as well, if the game does not say where its question is answered.
 */
const FEW = 6;

/** The options listed in words, in order: those that can be touched on the table only if the person wants them. */
export function saidOf({
  ask,
  where,
  lastVerbs,
  isListed,
  led,
  isOnTable,
  isComposed,
  isHeld = () => false,
}: Saying): readonly OptionId[] {
  if (ask.kind === 'amount') return [];
  const place = (option: OptionId) => lastVerbs.indexOf(verbOf(option));
  const ordered = ask.options.toSorted((a, b) => place(a) - place(b));
  const onTable = ordered.filter((option) => isOnTable(option) || isComposed(option));
  const saysAll = isListed || where === 'words' || (where === null && onTable.length <= FEW);
  const isElsewhere = (option: OptionId) =>
    saysAll ? !isListed && isHeld(option) : onTable.includes(option);
  return ordered.filter((option) => !isElsewhere(option) || leadsTo(led, option));
}
