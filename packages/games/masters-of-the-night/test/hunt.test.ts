import { describe, expect, it } from 'vitest';
import type { Edition } from '../cards/editions.ts';
import { type Setting, scene } from './kit.ts';

const at = (district: 'museum' | 'asylum', blood = 4) => ({ at: district, blood }) as const;

describe('MN-7 agents hunt the vampires', () => {
  it('MN-7.1 three agents of either side and a target', () => {
    const hunt = (hidden: number, exposed: number) =>
      scene({ family: { imre: at('museum'), mila: {} }, city: { museum: { hidden, exposed } }, at: 'hunt' });
    hunt(2, 0).untold('combat').ends();
    hunt(2, 1).told('agents-exposed', { count: 2 }).told('combat', { agents: 3, vampire: 'imre' }).ends();
    scene({ family: { imre: {}, mila: {} }, city: { museum: { hidden: 4 } }, at: 'hunt' }).ends();
  });

  it('MN-7.2 drainedTargets: spared makes igrology hunt like ares', () => {
    const hunt = (edition: Edition, drainedTargets: 'edition' | 'spared') =>
      scene({
        family: { imre: at('museum', 0), mila: {} },
        edition,
        options: { drainedTargets },
        city: { museum: { hidden: 3 } },
        dice: [6, 6, 6, 6],
        at: 'hunt',
      }).ends();
    expect(hunt('igrology', 'edition').sheet('imre')).toEqual([0, 3]);
    expect(hunt('igrology', 'spared').sheet('imre')).toEqual([0, 0]);
    expect(hunt('ares', 'edition').sheet('imre')).toEqual([0, 0]);
  });

  const two: Setting = {
    family: { imre: at('museum'), mila: at('asylum'), laszlo: {} },
    city: { museum: { hidden: 3 }, asylum: { hidden: 3 } },
    dice: [3, 3, 5, 5, 6, 6],
    at: 'hunt',
  };

  it('MN-7.3 the leader chooses which district comes next', () => {
    const s = scene({ ...two, leader: 'laszlo' });
    s.asks(2, 'hunt-next-district', ['district:museum', 'district:asylum']);
    s.rolling('district:asylum', 1, 2, 3, 4, 5, 6);
    s.told('combat', { district: 'asylum' });
    expect(s.ends().sheet('mila')).toEqual([2, 3]);
    expect(s.sheet('imre')).toEqual([4, 3]);
  });

  it('MN-7.4 MN-R10 at most one day combat in a district', () => {
    const s = scene({
      family: { imre: at('museum'), mila: {} },
      city: { museum: { hidden: 6 } },
      dice: [1, 1, 1, 1],
      rolls: [1, 1, 1, 1],
      at: 'hunt',
    });
    s.told('combat').ends();
    expect([s.in('museum'), s.sheet('imre')]).toEqual([
      [0, 6, 0],
      [0, 0],
    ]);
    const again = scene({
      family: { imre: at('museum', 1), mila: at('museum'), laszlo: {} },
      city: { museum: { hidden: 4 } },
      dice: [1, 1, 1, 1, 6],
      at: 'hunt',
    });
    again.say('vampire:imre').told('combat-over', { left: 4 }).ends();
  });

  it('MN-7.5 no day combat in the district of a Stone Gargoyle', () => {
    scene({
      family: { imre: at('museum'), mila: {} },
      city: { museum: { hidden: 5, relics: ['stone-gargoyle'] } },
      at: 'hunt',
    })
      .untold('combat')
      .ends();
  });

  it('MN-7.6 MN-R11 the leader chooses the fighter, in both editions', () => {
    for (const edition of ['ares', 'igrology'] as const) {
      const s = scene({
        family: { imre: at('museum'), mila: at('museum', 0), laszlo: {} },
        edition,
        leader: 'laszlo',
        city: { museum: { hidden: 3 } },
        at: 'hunt',
      });
      if (edition === 'ares') s.told('combat', { vampire: 'imre' }).ends();
      else s.asks(2, 'hunt-fighter', ['vampire:imre', 'vampire:mila']);
    }
  });

  it('MN-7.7 all agents are exposed before the combat', () => {
    const s = scene({
      family: { imre: at('museum'), mila: {} },
      city: { museum: { hidden: 2, exposed: 1, minions: 1 } },
      at: 'hunt',
    });
    s.told('agents-exposed', { district: 'museum', count: 2 }).upTo(0, 1);
    expect(s.in('museum')).toEqual([0, 3, 1]);
  });

  it('MN-7.8 MN-12.3 MN-R9 only a lowest die can be selected, found again for each die', () => {
    for (const edition of ['ares', 'igrology'] as const) {
      const s = scene({
        family: { imre: at('museum'), mila: {} },
        edition,
        city: { museum: { hidden: 3 } },
        dice: [4, 6],
        rolls: [5, 2, 5, 6],
        at: 'hunt',
      });
      const values = s
        .ends()
        .heard('spectator', 'die-selected')
        .map(({ value }) => value);
      expect(values).toEqual([4, 6, 2]);
    }
  });
});
