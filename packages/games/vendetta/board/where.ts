import type { Where } from '@nokturn/ui';

/**
 * Where each question is answered; all others with buttons. What is set on your own Position (which way up, how much
 * blood, stay or withdraw) is said in words as well: its signs are small, and a thumb covers them.
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
  'after-order': 'board',
  'bane-return': 'hand',
};

export function whereOf(step: string): Where {
  return WHERES[step] ?? 'words';
}
