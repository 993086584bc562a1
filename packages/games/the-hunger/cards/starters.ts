import type { Ability, Card } from './card.ts';

/** The six Starting Powers of every vampire (7.3). */
export const STARTERS = [
  starter('the-hunger', 2, { kind: 'hunting-vp', vp: 1 }),
  starter('vampire-thirst', 1, { kind: 'speed-with-human', speed: 3 }),
  starter('vampire-strength', 2, { kind: 'draw', cards: 0, withHuman: 1, must: true }),
  starter('vampire-speed-2', 2),
  starter('vampire-speed-3', 3),
  starter('vampire-speed-4', 4),
] as const;

function starter<const Id extends string>(id: Id, speed: number, does?: Ability): Card<Id> {
  return {
    id,
    kind: 'starter',
    type: null,
    animal: null,
    value: 0,
    speed,
    copies: 6,
    a: 0,
    keywords: [],
    does: does === undefined ? [] : [does],
  };
}
