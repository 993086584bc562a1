import { describe, expect, it } from 'vitest';
import type { GreenId } from '../cards/green.ts';
import { newMatch, type Sitting, scene } from './kit.ts';

const FOUR: readonly Sitting[] = [
  { character: 'gregor' },
  { character: 'volko' },
  { character: 'elena' },
  { character: 'ulrik' },
];

function opening(green: GreenId[], start = 0) {
  return scene({ at: 'opening', players: FOUR, start, active: start, round: 1, decks: { green } });
}

describe('LN-3 opening prophecy', () => {
  it.each([
    ['six-plus', [6, 7, 8]],
    ['always', [4, 5, 6, 7, 8]],
    ['never', []],
  ] as const)('LN-3.1 LN-14.5 %s: carried out with %j players', (openingProphecy, sizes) => {
    const first = (seats: number) => newMatch(seats, { openingProphecy }).position.asked?.frame.step;
    expect([4, 5, 6, 7, 8].filter((seats) => first(seats) === 'prophecy-reply')).toEqual(sizes);
    expect([4, 5, 6, 7, 8].filter((seats) => first(seats) === 'window-turn')).toHaveLength(5 - sizes.length);
  });

  it('LN-3.1 the default is six-plus', () => {
    expect(newMatch(5).position.state.options.openingProphecy).toBe('six-plus');
  });

  it('EX-7 LN-3.2 LN-3.3 LN-3.6 LN-1.1 LN-R10 LN-R11 six players, from the start player, each to the left', () => {
    const s = scene({ at: 'opening', players: Array(6).fill({}), start: 4, active: 4, round: 1 });
    for (const [giver, receiver] of [
      [4, 5],
      [5, 0],
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      s.asks(receiver, 'prophecy-reply');
      s.told('drew-prophecy', { seat: giver }).told('prophecy-passed', { giver, receiver });
      s.answer(receiver, s.options(receiver)[0] ?? '');
    }
    expect([s.state.decks.green.length, s.state.discards.green.length]).toEqual([10, 6]);
    expect([s.state.active, s.state.round]).toEqual([4, 1]);
    s.asks([0, 1, 2, 3, 5], 'window-turn');
  });

  it('LN-3.4 LN-8.14 the giver is the cause of the damage', () => {
    const s = opening(['silver-lash', 'ray-of-dawn', 'true-face', 'hawthorn-stake'], 1);
    s.asks(2, 'prophecy-reply', ['hurt']).answer(2, 'hurt');
    s.told('damaged', { seat: 2, cause: 1, amount: 1, source: 'prophecy' });
    s.asks(3, 'prophecy-reply');
  });

  it('LN-3.4 LN-8.13 True Face shows the character to the giver', () => {
    const s = opening(['true-face']).asks(1, 'prophecy-reply', ['show']).answer(1, 'show');
    expect(s.view(0).state.players[1]?.character).toBe('volko');
    expect(s.view(2).state.players[1]?.character).toBe(null);
    s.asks(2, 'prophecy-reply');
  });

  it('LN-3.5 a toll that applies means 1 damage', () => {
    const s = opening(['toll-of-the-beasts']).asks(1, 'prophecy-reply', ['hurt']).answer(1, 'hurt');
    expect(s.damage(1)).toBe(1);
    s.asks(2, 'prophecy-reply');
  });

  it('LN-3.7 no window opens until the first turn', () => {
    const s = opening(['silver-lash', 'balm-of-the-pack', 'trial-of-the-mighty', 'trial-of-the-frail']);
    s.answer(1, 'nothing').answer(2, 'hurt').answer(3, 'nothing');
    s.asks(0, 'prophecy-reply', ['nothing']).answer(0, 'nothing');
    expect(s.damages).toEqual([0, 0, 1, 0]);
    s.asks([1, 2, 3], 'window-turn');
  });
});
