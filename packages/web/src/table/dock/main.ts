import type { Ask, OptionId } from '@nokturn/engine';
import type { Where } from '@nokturn/ui';
import type { Composition } from '../useComposer.ts';

/** What the main button plays. */
export type MainChoice =
  | { readonly kind: 'composed' }
  | { readonly kind: 'gathered'; readonly isEnough: boolean }
  | { readonly kind: 'option'; readonly option: OptionId; readonly isUsual?: true };

export interface Playable {
  readonly ask: Ask;
  readonly where: Where | null;
  /** The options listed in words. */
  readonly words: readonly OptionId[];
  readonly picked: readonly OptionId[];
  readonly selected: OptionId | null;
  readonly composition: Composition | null;
  /** What it plays as long as nothing was chosen; null if the game has nothing like that. */
  readonly usual: OptionId | null;
}

/**
 * What was composed, gathered or selected. If a question is answered on the board or with cards, the only other option
 * is on the button as well, such as ending the turn.
 */
export function mainChoice({
  ask,
  where,
  words,
  picked,
  selected,
  composition,
  usual,
}: Playable): MainChoice | null {
  if (composition?.main) return { kind: 'composed' };
  if (ask.kind === 'amount') return { kind: 'gathered', isEnough: true };
  if (ask.kind === 'several') return { kind: 'gathered', isEnough: picked.length >= ask.min };
  if (ask.kind === 'order') return { kind: 'gathered', isEnough: picked.length === ask.options.length };
  if (selected !== null && ask.options.includes(selected)) return { kind: 'option', option: selected };
  if (usual !== null) return { kind: 'option', option: usual, isUsual: true };
  const [only, ...others] = words;
  const isElsewhere = where === 'board' || where === 'hand' || ask.options.length === 1;
  return only !== undefined && others.length === 0 && isElsewhere ? { kind: 'option', option: only } : null;
}
