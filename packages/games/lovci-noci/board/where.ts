import type { Where } from '@nokturn/ui';

/** Questions that are answered by touching a figure, a place, the dice or a deck. */
const ON_THE_BOARD: ReadonlySet<string> = new Set([
  'start',
  'ability-target',
  'free-move',
  'place',
  'tree-target',
  'steal-from',
  'event-target',
  'snare-to',
  'prophecy-target',
  'attack',
]);

/** Questions about your own cards. The prophecy you reply to lies on the board, and its replies are words. */
const IN_THE_HAND: ReadonlySet<string> = new Set(['snare-card']);

export function where(step: string): Where {
  if (ON_THE_BOARD.has(step)) return 'board';
  return IN_THE_HAND.has(step) ? 'hand' : 'words';
}
