import type { Where } from '@nokturn/ui';

/** Where each question is answered; all others with buttons. */
const WHERES: Readonly<Record<string, Where>> = {
  'choose-clan': 'spread',
  'choose-relic': 'spread',
  'hand-keep': 'spread',
  'hand-return': 'hand',
  'plan-action': 'hand',
  'plan-location': 'board',
  'plan-facing': 'board',
  'plan-blood': 'board',
  'look-which': 'board',
  'withdraw-look': 'board',
  'stay-or-withdraw': 'board',
  'relic-planning': 'board',
  'mist-target': 'board',
  'auction-flip': 'board',
  'chaos-card': 'board',
  'forestall-card': 'board',
  'assault-card': 'board',
  'bane-return': 'hand',
};

export function whereOf(step: string): Where {
  return WHERES[step] ?? 'words';
}
