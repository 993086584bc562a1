import type { Where } from '@nokturn/ui';
import type { MastersFrame } from '../rules/work.ts';

/**
 * Where each question is answered. Questions not listed point at districts, vampires, agents or dice on the
 * board.
 */
const ELSEWHERE: Readonly<Partial<Record<MastersFrame['step'], Where>>> = {
  'turn-action': 'words',
  'relic-discard': 'hand',
  'event-turn-grid': 'words',
  'event-choice': 'words',
  'move-minions': 'words',
  'station-minions': 'words',
  'news-count': 'words',
  'contract-use': 'words',
  'mask-use': 'words',
  'combat-trade': 'words',
  'combat-modify': 'words',
  'exchange-relic': 'words',
  'exchange-accept': 'words',
};

export function where(step: string): Where {
  return ELSEWHERE[step as MastersFrame['step']] ?? 'board';
}
