import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

/** TH-10: pushing. */

/** The first seat moves with Speed 3 to a space on which others stand. */
function arriving(
  from: SpaceId,
  to: SpaceId,
  others: readonly Sitting[],
  first: Sitting = {},
  setting: Partial<Setting> = {},
) {
  return scene({
    from: 'move',
    players: [{ at: from, ...first }, ...others.map((other) => ({ at: to, ...other }))],
    turn: { speed: 3, remaining: 3 },
    ...setting,
  }).answer(0, `move:${to}`);
}

describe('TH-10 pushing', () => {
  it('TH-10.1 only after a move, and only where others stand', () => {
    arriving('r7', 'r8', [{}]).asks(0, 'push');
    arriving('r7', 'r8', [{ at: 'r9' }])
      .untold('pushed')
      .ends();
    // A vampire that stays pushes nobody.
    scene({ from: 'move', players: [{ at: 'r8' }, { at: 'r8' }], turn: { speed: 3, remaining: 3 } })
      .answer(0, 'stay')
      .ends();
  });

  it('TH-10.1 a Spicy move may be followed by a push as well', () => {
    scene({
      from: 'move',
      players: [{ at: 'd4', playing: ['villager-anton'] }, { at: 'd5' }],
      turn: { speed: 3, remaining: 3 },
    }).asks(0, 'push', ['stop', 'push:d4', 'push:d6']);
  });

  it.each(['c1', 'c2', 'c3'] as const)('TH-10.2 nobody is pushed in the Cemetery: %s', (to) => {
    arriving(to === 'c3' ? 'm1' : to === 'c2' ? 'c3' : 'c2', to, [{}])
      .untold('pushed')
      .ends();
  });

  it('TH-10.2 TH-R33 nor in the Castle, but they are on Ships and in the Labyrinth', () => {
    arriving('c1', 'castle', [{ home: 1 }])
      .untold('pushed')
      .ends();
    arriving('b5', 'b4', [{}]).asks(0, 'push', ['stop', 'push:b3', 'push:b5']);
    arriving('d17', 'labyrinth', [{}]).asks(0, 'push', ['stop', 'push:d17']);
  });

  it('TH-10.3 TH-R32 one at a time from the top, stopping at any time, skipping nobody', () => {
    const one = arriving('r7', 'r8', [{ height: 2 }, { height: 7 }, { height: 5 }]);
    one.answer(0, 'push:r9').told('pushed', { pushed: 2 }).asks(0, 'push');
    one.answer(0, 'push:r9').told('pushed', { pushed: 3 }).asks(0, 'push').answer(0, 'stop');
    one.untold('pushed', { pushed: 1 }).ends();
    expect(one.stack('r8')).toEqual([0, 1]);
  });

  it('TH-10.4 each to an adjacent space, chosen separately', () => {
    const one = arriving('d5', 'd6', [{}, {}]);
    one.asks(0, 'push', ['stop', 'push:d5', 'push:d7', 'push:r13']).answers(0, 'push:r13', 'push:d7').ends();
    expect([one.at(1), one.at(2)]).toEqual(['d7', 'r13']);
  });

  it('TH-10.5 the pushed vampire lands on top and triggers nothing', () => {
    const one = arriving(
      'r10',
      'r11',
      [{ playing: ['pig-chop'] }, { at: 'r12' }],
      {},
      { chests: { r12: 'token-velvet' } },
    );
    one.answer(0, 'push:r12').untold('token-taken').ends();
    expect(one.stack('r12')).toEqual([1, 2]);
  });

  it('TH-10.6 the mover ends on top of those that were not pushed', () => {
    const one = arriving('r7', 'r8', [{ height: 50 }, { height: 90 }])
      .answer(0, 'stop')
      .ends();
    expect(one.stack('r8')).toEqual([0, 2, 1]);
  });

  it('TH-10.7 TH-16.11 each Goat: 2 VP, and the pushed seat gives up a Permanent card', () => {
    const one = arriving('r7', 'r8', [{ playing: ['wolf-bo', 'eternal-rose', 'villager-anton'] }], {
      playing: ['goat-nanny'],
    });
    one.answer(0, 'push:r9').told('gained', { seat: 0, amount: 2, source: 'goat-nanny' });
    one.asks(1, 'butted', ['discard:wolf-bo', 'discard:eternal-rose', 'discard:villager-anton']);
    one
      .answer(1, 'discard:wolf-bo')
      .told('discarded', { seat: 1, card: 'wolf-bo', source: 'goat-nanny' })
      .ends();
    expect([one.vp(0), one.discard(1)]).toEqual([2, ['wolf-bo']]);
  });

  it('TH-10.7 two Goats, two cards; a seat without one discards nothing', () => {
    const goats: Sitting = { playing: ['goat-nanny', 'goat-capra'] };
    const one = arriving('r7', 'r8', [{ playing: ['wolf-bo', 'wolf-echo', 'owl-sova'] }], goats).answer(
      0,
      'push:r9',
    );
    one.answer(1, 'discard:owl-sova').answer(1, 'discard:wolf-bo').ends();
    expect([one.vp(0), one.playing(1)]).toEqual([4, ['wolf-echo']]);
    const bare = arriving('r7', 'r8', [{}], goats).answer(0, 'push:r9').untold('discarded').ends();
    expect(bare.vp(0)).toBe(4);
  });

  it('TH-10.8 pushing toward the Castle, into the Cemetery and into the Labyrinth is allowed', () => {
    arriving('m2', 'm1', [{}]).asks(0, 'push', ['stop', 'push:c3', 'push:m2']);
    const one = arriving('d16', 'd17', [{}]).answer(0, 'push:labyrinth').ends();
    expect(one.at(1)).toBe('labyrinth');
  });
});
