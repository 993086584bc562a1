import { describe, expect, it } from 'vitest';
import { type Setting, scene } from './kit.ts';

const DUO = { imre: {}, mila: {} } as const;

describe('MN-9 actions', () => {
  it('MN-9.1 MN-9.2 MN-R3 the kill counts that actions need', () => {
    const offered = (kills: number) =>
      scene({
        family: {
          agnieszka: { at: 'museum', blood: 3, kills },
          imre: { at: 'museum', kills: 2, relics: ['witch-lantern'] },
        },
        city: { museum: { minions: 1 }, asylum: { hidden: 1 } },
        at: { acting: 'agnieszka' },
      })
        .asks(0, 'turn-action')
        .options(0);
    expect(offered(0)).toEqual(['move', 'recruit', 'blood', 'end-turn']);
    expect(offered(1)).toEqual(['move', 'recruit', 'blood', 'hunt', 'end-turn']);
    expect(offered(2)).toEqual(['move', 'recruit', 'blood', 'hunt', 'exchange', 'end-turn']);
    expect(offered(4)).toContain('wild-hunt');
    expect(offered(5)).not.toContain('dark');
    expect(offered(6)).toContain('dark');
    expect(offered(8)).not.toContain('sigillate');
    expect(offered(9)).toContain('sigillate');
  });

  it('MN-9.1 MN-9.15 MN-R2 the action points that actions cost', () => {
    const cost = (action: string, setting: Partial<Setting>, ...answers: readonly (string | number)[]) => {
      const s = scene({ family: DUO, ...setting, at: { acting: 'imre', ap: 3 } }).say(action, ...answers);
      s.asks(0, 'turn-action');
      return 3 - s.ap;
    };
    const here = (kills: number) =>
      ({ family: { imre: { at: 'museum', blood: 2, kills }, mila: {} } }) as const;
    expect(cost('move', {}, 'to:museum')).toBe(1);
    expect(cost('expose', { city: { 'railway-station': { hidden: 1 } } })).toBe(1);
    expect(cost('fight', { city: { 'railway-station': { exposed: 1 } } })).toBe(1);
    expect(cost('recruit', {})).toBe(2);
    expect(cost('hunt', here(1))).toBe(1);
    expect(cost('wild-hunt', here(4))).toBe(1);
    expect(cost('sigillate', { ...here(9), city: { museum: { minions: 1 } } })).toBe(1);
    expect(cost('blood', { city: { 'railway-station': { hidden: 1 } } }, 'expose:railway-station')).toBe(0);
    expect(cost('dark', { ...here(6), city: { cathedral: { hidden: 1 } } })).toBe(0);
  });

  it('MN-9.3 MN-9.4 Move takes any number of minions; agents stay', () => {
    const s = scene({
      family: DUO,
      city: { 'railway-station': { minions: 2, hidden: 3 } },
      at: { acting: 'imre' },
    });
    s.say('move')
      .asks(0, 'move-to', ['to:museum', 'to:city-park', 'back'])
      .say('to:museum')
      .upTo(0, 2)
      .say(1);
    s.asks(0, 'turn-action');
    expect([s.where('imre'), s.where('mila'), s.in('museum'), s.in('railway-station')]).toEqual([
      'museum',
      'railway-station',
      [0, 0, 1],
      [3, 0, 1],
    ]);
  });

  it('MN-9.3 back leads to the actions again and costs nothing', () => {
    const s = scene({ family: DUO, at: { acting: 'imre' } })
      .say('move', 'back')
      .asks(0, 'turn-action');
    expect(s.ap).toBe(2);
  });

  it('MN-9.5 MN-R7 Expose flips all agents here, and needs a hidden one', () => {
    const s = scene({
      family: DUO,
      city: { 'railway-station': { hidden: 2, exposed: 1 }, museum: { hidden: 1 } },
      at: { acting: 'imre' },
    });
    s.say('expose').bars(0, 'expose', 'MN-9.5', 'nothing-hidden');
    expect([s.in('railway-station'), s.in('museum')]).toEqual([
      [0, 3, 0],
      [1, 0, 0],
    ]);
  });

  it('MN-9.6 MN-R7 Fight needs an exposed agent; hidden ones take no part', () => {
    const s = scene({
      family: DUO,
      city: { 'railway-station': { hidden: 2, exposed: 1 } },
      at: { acting: 'imre' },
    });
    s.say('fight').told('combat', { agents: 1, day: false }).bars(0, 'fight', 'MN-9.6', 'nobody-exposed');
    expect([s.in('railway-station'), s.sheet('imre')]).toEqual([
      [2, 0, 0],
      [4, 1],
    ]);
  });

  it('MN-9.8 MN-21.2 Recruit adds a minion and raises the veil; not without minions', () => {
    const s = scene({ family: DUO, veil: 3, at: { acting: 'imre' } })
      .say('recruit')
      .ends();
    expect([s.veil, s.in('railway-station')]).toEqual([4, [0, 0, 1]]);
    const none = scene({ family: DUO, minions: 0, at: { acting: 'imre' } });
    none.bars(0, 'recruit', 'MN-9.8', 'no-minions-left');
  });

  it('MN-9.9 a night effect can be activated several times, by its own vampire', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
      dice: [5, 6],
      at: { acting: 'imre', ap: 3 },
    });
    s.say('activate', 'die:5', 'activate').rolling('die:6', 1, 1, 1, 1).asks(0, 'turn-action');
    expect([s.sheet('imre'), s.ap]).toEqual([[3, 0], 1]);
  });

  it('MN-9.9 MN-9.10 MN-18.1 districts without anything to activate', () => {
    const bars = (at: 'museum' | 'newspaper-office' | 'police-station', reason: string, clause = 'MN-9.10') =>
      scene({ family: { imre: { at }, mila: {} }, at: { acting: 'imre' } }).bars(
        0,
        'activate',
        clause,
        reason,
      );
    bars('museum', 'no-night-effect', 'MN-18.1');
    bars('newspaper-office', 'no-agents');
    bars('police-station', 'nothing-hidden');
  });

  it('MN-9.11 MN-R7 Hunt gives 1 blood, not at the maximum', () => {
    const s = scene({ family: { imre: { kills: 1, blood: 3 }, mila: {} }, at: { acting: 'imre' } });
    s.say('hunt').bars(0, 'hunt', 'MN-9.11', 'full-blood');
    expect(s.sheet('imre')).toEqual([4, 1]);
  });

  it('MN-9.12 MN-R7 Wild Hunt fills up and costs 1 veil, not at the maximum', () => {
    const s = scene({ family: { imre: { kills: 4, blood: 1 }, mila: {} }, veil: 5, at: { acting: 'imre' } });
    s.say('wild-hunt').bars(0, 'wild-hunt', 'MN-9.12', 'full-blood');
    expect([s.sheet('imre'), s.veil]).toEqual([[4, 4], 4]);
  });

  it('MN-9.13 Exchange costs no action points', () => {
    const s = scene({
      family: { imre: { kills: 2, relics: ['witch-lantern'], seat: 0 }, mila: { kills: 2, seat: 0 } },
      at: { acting: 'imre' },
    });
    s.say('exchange', 'vampire:mila', 'give:witch-lantern').asks(0, 'turn-action');
    expect([s.ap, s.vampire('mila').relics]).toEqual([2, ['witch-lantern']]);
  });

  it('MN-9.14 MN-16.2 Sigillate and the ritual are actions of 1 point', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 9 }, mila: { at: 'museum', sigil: 'cathedral' } },
      city: { museum: { minions: 3 } },
      at: { acting: 'imre' },
    });
    s.say('sigillate').told('action', { action: 'sigillate', cost: 1 });
    s.say('ritual').told('action', { action: 'ritual', cost: 1 }).finished('ritual');
  });

  it('MN-9.17 a cost never falls below 0', () => {
    const s = scene({ family: DUO, inForce: 'broken-street-lights', at: { acting: 'imre', ap: 0 } });
    s.asks(0, 'turn-action', ['move', 'end-turn']).say('move', 'to:museum').ends();
  });

  it('MN-9.1 actions barred for lack of action points', () => {
    const s = scene({ family: DUO, at: { acting: 'imre', ap: 1 } });
    s.bars(0, 'recruit', 'MN-9.1', 'no-action-points').asks(0, 'turn-action');
  });

  it('MN-9.2 actions barred for lack of kills', () => {
    const s = scene({ family: { imre: { blood: 1 }, mila: {} }, at: { acting: 'imre' } });
    for (const action of ['hunt', 'wild-hunt', 'exchange', 'sigillate', 'ritual'])
      s.bars(0, action, 'MN-9.2', 'kills-needed');
    s.bars(0, 'dark', 'MN-15.2', 'kills-needed').asks(0, 'turn-action');
  });
});
