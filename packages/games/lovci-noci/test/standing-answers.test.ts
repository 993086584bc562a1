import type { Seat } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { type StandingChoices, standingAnswer } from '../../standing-answers.ts';
import { standing } from '../standing-answers.ts';
import { type LovciScene, type Sitting, scene } from './kit.ts';

const answer = (s: LovciScene, seat: Seat, chosen: StandingChoices) =>
  standingAnswer(standing, chosen, s.view(seat) as never);

/** Just after the first seat has hit the second for 2 damage. */
function struck(attacker: Sitting, victim: Sitting): LovciScene {
  const s = scene({ players: [attacker, { place: 'chapel', ...victim }] })
    .readyToAttack('chapel')
    .answer(0, 'seat:1', '5/3');
  // Only hidden attackers are asked about the roll.
  if (attacker.revealed === false) s.answer(0, 'continue');
  return s.asks(1, 'counter');
}

const STRIKE = { counter: 'when-it-kills' };

describe('LN-15.13: answers in advance', () => {
  it('strikes back if that can kill somebody whose limit is known, and passes otherwise', () => {
    const wilhelmina = { character: 'wilhelmina' } as const;
    const nearlyDead = { character: 'fenris', revealed: true, damage: 8 } as const;
    const cases: [Sitting, Sitting, string][] = [
      [nearlyDead, wilhelmina, 'counter'],
      [{ ...nearlyDead, damage: 0 }, wilhelmina, 'pass'],
      // Nobody knows how much a hidden player can take.
      [{ ...nearlyDead, revealed: false, damage: 9 }, wilhelmina, 'pass'],
      // Only Wilhelmina can.
      [nearlyDead, { character: 'gerulf' }, 'pass'],
    ];
    for (const [attacker, victim, expected] of cases) {
      const s = struck(attacker, victim);
      expect(answer(s, 1, STRIKE)).toBe(expected);
      expect(answer(s, 1, {})).toBeNull();
      expect(answer(s, 1, { general: 'reveal-in-reach' })).toBeNull();
    }
  });

  it('reveals, or uses the ability, only if an attack may come', () => {
    const s = scene({
      players: [
        { place: null },
        { character: 'apolena', place: 'chapel', damage: 3 },
        { character: 'fenris', place: 'graveyard' },
      ],
    }).asks([1, 2, 3], 'window-turn');
    for (const name of ['reveal-in-reach', 'use-in-reach'])
      expect(answer(s, 1, { general: name })).toBe('pass');
    s.goes('chapel');
    if (s.asked === 'place') s.answer(0, 'skip');
    s.asks([1, 2, 3], 'window-attack');
    expect(answer(s, 1, { general: 'reveal-in-reach' })).toBe('reveal');
    expect(answer(s, 1, { general: 'use-in-reach' })).toBe('ability');
    // Out of reach, or without a suitable ability.
    expect(answer(s, 2, { general: 'reveal-in-reach' })).toBe('pass');
    expect(answer(s, 2, { general: 'use-in-reach' })).toBe('pass');
  });
});
