import type { Ability, Card } from './card.ts';

/** The 20 Powers (7.5): ten kinds with their numbers of copies, and how many of these are marked A. */
export const POWERS = [
  power('hypnosis', 2, 1, 1, { kind: 'hypnosis' }),
  power('form-of-mist', 2, 1, 1, { kind: 'mist' }),
  power('form-of-bat', 2, 1, 1, { kind: 'bat' }),
  power('vampiric-stealth', 2, 1, 2, { kind: 'extra-hunt', onlyIfStill: false }),
  power('vampiric-will', 3, 3, 1, { kind: 'swap', times: 1 }),
  power('vampiric-will-double', 1, 0, 0, { kind: 'swap', times: 2 }),
  power('vampiric-strength', 3, 3, 0, { kind: 'draw', cards: 1, withHuman: 2, must: false }),
  power('vampiric-strength-great', 1, 0, -2, { kind: 'draw', cards: 2, withHuman: 3, must: false }),
  power('vampiric-speed-3', 2, 2, 3),
  power('vampiric-speed-2', 2, 0, 2),
] as const;

function power<const Id extends string>(
  id: Id,
  copies: number,
  a: number,
  speed: number,
  does?: Ability,
): Card<Id> {
  return {
    id,
    kind: 'power',
    type: null,
    animal: null,
    value: 0,
    speed,
    copies,
    a,
    keywords: [],
    does: does === undefined ? [] : [does],
  };
}
