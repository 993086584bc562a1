import type { Where } from '@nokturn/ui';

/**
 * Where each question is answered; all others have buttons. Choices on the player's own Position (face up or down, how
 * much blood, stay or withdraw) also have words: the icons are small, and a thumb covers them.
 */
const WHERES: Readonly<Record<string, Where>> = {
  'choose-clan': 'spread',
  'choose-relic': 'spread',
  'hand-keep': 'spread',
  'hand-return': 'hand',
  'plan-action': 'hand',
  'plan-location': 'board',
  'look-which': 'board',
  'withdraw-look': 'board',
  'relic-planning': 'board',
  'mist-target': 'board',
  'auction-flip': 'board',
  'chaos-card': 'board',
  'forestall-card': 'board',
  'assault-card': 'board',
  'mesmerize-target': 'board',
  'prep-order': 'board',
  'reveal-order': 'board',
  'after-order': 'board',
  'bane-return': 'hand',
};

export function whereOf(step: string): Where {
  return WHERES[step] ?? 'words';
}
