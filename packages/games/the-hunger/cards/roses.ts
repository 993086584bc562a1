import type { Card, TurnCondition } from './card.ts';

/** The three Roses (7.7): they are in the Labyrinth and not part of the Hunt deck. */
export const ROSES = [
  rose('eternal-rose', 1, 5, 'always', 1),
  rose('dead-rose', 1, 3, 'hunted', 1),
  rose('perfect-rose', 0, 5, 'not-hunted', 2),
] as const;

function rose<const Id extends string>(
  id: Id,
  speed: number,
  value: number,
  when: TurnCondition,
  vp: number,
): Card<Id> {
  return {
    id,
    kind: 'rose',
    type: null,
    animal: null,
    value,
    speed,
    copies: 1,
    a: 0,
    keywords: ['permanent', 'ready', 'unique'],
    does: [{ kind: 'end-of-turn', when, vp }],
  };
}
