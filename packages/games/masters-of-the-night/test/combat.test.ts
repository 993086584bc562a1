import { describe, expect, it } from 'vitest';
import type { Edition } from '../cards/editions.ts';
import { type DistrictSetting, type Setting, scene } from './kit.ts';

function fight(place: DistrictSetting, setting: Omit<Partial<Setting>, 'at' | 'city'> = {}) {
  return scene({
    family: { imre: { at: 'museum' }, mila: {} },
    ...setting,
    city: { museum: place },
    at: { acting: 'imre' },
  }).say('fight');
}

describe('MN-10 combat in both editions', () => {
  for (const edition of ['ares', 'igrology'] as const) {
    it(`MN-10.1 MN-10.9 the exposed agents of the fighter’s district fight, nobody else is harmed, in ${edition}`, () => {
      const s = fight({ hidden: 2, exposed: 1, minions: 2 }, { edition, dice: [1, 1] }).say(0);
      s.asks(0, 'turn-action');
      expect([s.in('museum'), s.sheet('imre')]).toEqual([
        [2, 1, 2],
        [3, 0],
      ]);
    });

    it(`MN-10.2 MN-10.8 MN-R5 minions are traded once, up to the smaller number, in ${edition}`, () => {
      fight({ exposed: 3, minions: 2 }, { edition }).upTo(0, 2);
      fight({ exposed: 1, minions: 2 }, { edition }).upTo(0, 1);
      const s = fight({ exposed: 2, minions: 2 }, { edition }).say(2).told('traded', { count: 2, dice: 0 });
      s.untold('die-selected').asks(0, 'turn-action');
      expect([s.in('museum'), s.sheet('imre'), s.state.agents, s.state.minions]).toEqual([
        [0, 0, 0],
        [4, 2],
        10,
        edition === 'ares' ? 9 : 10,
      ]);
    });

    it(`MN-10.3 MN-R4 as many dice as agents are left after the trade, in ${edition}`, () => {
      const s = fight({ exposed: 3, minions: 1 }, { edition, dice: [1, 1, 1, 6] }).say(1);
      s.told('traded', { dice: 2 }).say('die:1', 'die:1').asks(0, 'turn-action');
      expect([s.in('museum'), s.sheet('imre')]).toEqual([
        [0, 2, 0],
        [2, 1],
      ]);
    });

    it(`MN-10.4 MN-10.5 MN-10.6 MN-10.7 MN-10.11 MN-R6 the effect of a die, in ${edition}`, () => {
      fight({ exposed: 1 }, { edition, dice: [1, 2, 6] }).asks(0, 'combat-die', ['die:1', 'die:2', 'die:6']);
      const after = [1, 2, 3, 4, 5, 6].map((value) => {
        const s = fight({ exposed: 1 }, { edition, dice: [value, value] }).asks(0, 'turn-action');
        return [s.in('museum')[1], s.sheet('imre'), s.state.agents];
      });
      expect(after).toEqual([
        [1, [3, 0], 9],
        [1, [3, 0], 9],
        [0, [3, 1], 10],
        [0, [3, 1], 10],
        [0, [4, 1], 10],
        [0, [4, 1], 10],
      ]);
    });

    it(`MN-10.10 MN-R53 lying cards are looked at when the combat is over, in ${edition}`, () => {
      const s = fight(
        { exposed: 2 },
        { edition, dice: [4, 5, 6], lying: { 'the-inquisitor': 'museum' }, veil: 3 },
      );
      s.say('die:4', 'die:5').told('agents-removed').told('combat-over').told('event-discarded');
      expect(s.asks(0, 'turn-action').veil).toBe(4);
    });
  }
});

describe('MN-11 combat in ares', () => {
  it('MN-11.1 MN-11.2 MN-22.7 one die after the other, each applied at once', () => {
    const s = fight({ exposed: 2 }, { dice: [3, 5, 6] }).say('die:3');
    s.told('die-applied', { value: 3, removed: 1, blood: 1 }).asks(0, 'combat-die', ['die:5', 'die:6']);
    expect([s.sheet('imre'), s.in('museum')]).toEqual([
      [3, 1],
      [0, 1, 0],
    ]);
  });

  it('MN-11.3 the reserve runs out in the middle, and the combat goes on with the new one', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      city: { museum: { exposed: 2 } },
      dice: [5],
      at: { acting: 'imre' },
    });
    s.rolling('fight', 1, 2, 3, 4).asks(0, 'combat-die', ['die:1', 'die:2', 'die:3', 'die:4']);
  });

  const crowd = {
    imre: { at: 'museum', blood: 1 },
    mila: { at: 'museum', blood: 2 },
    laszlo: { at: 'museum', blood: 0 },
  } as const;

  it('MN-11.4 MN-11.6 MN-11.7 the only vampire not drained takes over, and loses and kills for itself', () => {
    const s = fight({ exposed: 3 }, { family: crowd, dice: [1, 4, 4, 6] }).say('die:1');
    s.told('drained', { vampire: 'imre' }).told('successor', { vampire: 'mila' });
    s.asks(1, 'combat-die').say('die:4').asks(1, 'combat-die').say('die:6').ends();
    expect([s.sheet('imre'), s.sheet('mila'), s.sheet('laszlo')]).toEqual([
      [0, 0],
      [1, 2],
      [0, 0],
    ]);
  });

  it('MN-11.5 without a successor the combat ends at once', () => {
    const s = fight(
      { exposed: 3 },
      { family: { imre: { at: 'museum', blood: 1 }, mila: {} }, dice: [1, 5, 6] },
    );
    s.say('die:1').told('combat-over', { left: 3, removed: 0 }).ends();
    expect(s.dice).toEqual([5, 6]);
  });

  it('MN-11.6 MN-R54 MN-13.9 Silver Bullets: a vampire loses the blood it has, the rest is not passed on', () => {
    const s = fight({ exposed: 2 }, { family: crowd, dice: [2, 4, 6], inForce: 'silver-bullets' });
    s.say('die:2').told('die-applied', { vampire: 'imre', blood: 1 }).asks(1, 'combat-die');
    expect(s.sheet('mila')).toEqual([2, 0]);
    const day = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      city: { museum: { hidden: 3 } },
      dice: [1, 3, 6, 6],
      inForce: 'silver-bullets',
      at: 'hunt',
    });
    expect(day.ends().sheet('imre')).toEqual([1, 2]);
  });

  it('MN-11.7 the trade counts for the first fighter; a die that drains still counts for its fighter', () => {
    const s = fight({ exposed: 3, minions: 1 }, { family: crowd, dice: [3, 6, 6] }).say(1, 'die:3');
    expect([s.ends().sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('MN-11.8 a die that was paid with the last blood is applied with its payer', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', blood: 1 }, imre: { at: 'museum' } },
      city: { museum: { exposed: 2 } },
      dice: [1, 1, 6, 6],
      at: { acting: 'laszlo' },
    });
    s.say('fight', 'die:1', 'brute-force:1').told('drained', { vampire: 'laszlo' });
    s.told('die-applied', { vampire: 'laszlo', counts: 4, removed: 1, blood: 0 });
    s.told('successor', { vampire: 'imre' }).asks(1, 'combat-die').say('die:6').ends();
    expect([s.sheet('laszlo'), s.sheet('imre')]).toEqual([
      [0, 1],
      [4, 1],
    ]);
  });
});

describe('MN-12 combat in igrology', () => {
  const igrology: { edition: Edition } = { edition: 'igrology' };

  it('MN-12.1 MN-12.2 MN-12.4 MN-22.7 all dice are selected first and applied together, by one vampire', () => {
    const s = fight(
      { exposed: 3 },
      {
        ...igrology,
        family: { imre: { at: 'museum', blood: 1 }, mila: { at: 'museum' } },
        dice: [1, 2, 6],
      },
    );
    s.say('die:1').asks(0, 'combat-die', ['die:2', 'die:6']);
    expect(s.sheet('imre')).toEqual([1, 0]);
    s.rolling('die:2', 1, 2, 3, 4).told('dice-applied', { removed: 1, blood: 2 }).ends();
    expect([s.sheet('imre'), s.sheet('mila'), s.in('museum')]).toEqual([
      [0, 1],
      [3, 0],
      [0, 2, 0],
    ]);
  });

  it('MN-12.5 MN-R14 the seat after the fighter’s shares out the rest, one token at a time', () => {
    const s = fight(
      { exposed: 4 },
      {
        ...igrology,
        family: {
          imre: { at: 'museum', blood: 1, seat: 2 },
          mila: { at: 'museum', blood: 1, seat: 1 },
          laszlo: { at: 'museum', blood: 3, seat: 0 },
        },
        dice: [1, 1, 1, 1, 6],
      },
    );
    s.say('die:1', 'die:1', 'die:1', 'die:1');
    s.asks(0, 'combat-share', ['vampire:mila', 'vampire:laszlo']).say('vampire:mila');
    s.told('drained', { vampire: 'mila' }).ends();
    expect([s.sheet('imre'), s.sheet('mila'), s.sheet('laszlo')]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    const solo = fight(
      { exposed: 2 },
      {
        ...igrology,
        family: {
          imre: { at: 'museum', blood: 1, seat: 0 },
          mila: { at: 'museum', seat: 0 },
          laszlo: { at: 'museum', seat: 0 },
        },
        dice: [1, 1, 6],
      },
    );
    solo.say('die:1', 'die:1').asks(0, 'combat-share');
  });

  it('MN-12.5 blood that nobody can pay is ignored', () => {
    const s = fight(
      { exposed: 3 },
      { ...igrology, family: { imre: { at: 'museum', blood: 1 }, mila: {} }, dice: [1, 1, 1, 6] },
    );
    s.say('die:1', 'die:1', 'die:1').told('blood-ignored', { amount: 2 }).ends();
  });

  it('MN-12.6 kills are counted at the end for the fighter, drained or not; the others get nothing', () => {
    const s = fight(
      { exposed: 3, minions: 1 },
      {
        ...igrology,
        family: { imre: { at: 'museum', blood: 1 }, mila: { at: 'museum' } },
        dice: [3, 4, 6],
      },
    );
    s.say(1, 'die:3', 'die:4').told('kills', { vampire: 'imre', before: 0, after: 3 }).ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  it('MN-12.7 a drained fighter by day may trade', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 0 }, mila: {} },
      ...igrology,
      city: { museum: { hidden: 3, minions: 1 } },
      dice: [5, 6, 6],
      at: 'hunt',
    });
    s.upTo(0, 1).say(1).ends();
    expect([s.sheet('imre'), s.in('museum'), s.dice]).toEqual([[0, 3], [0, 0, 0], [6]]);
  });

  it('MN-12.8 if the fighter has no blood the whole loss goes to the others', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 0 }, mila: { at: 'museum' } },
      ...igrology,
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 3, 6],
      at: 'hunt',
    });
    s.say('vampire:imre').ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('MN-12.9 a drained Laszlo by day can use Warlord’s Fury, but not Brute Force', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', blood: 0, kills: 6 }, imre: {} },
      ...igrology,
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 1, 6],
      at: 'hunt',
    });
    s.asks(0, 'combat-modify', ['fury', 'go-on']).say('fury').ends();
    expect([s.in('museum'), s.sheet('laszlo'), s.veil]).toEqual([[0, 0, 0], [0, 9], 5]);
  });
});

describe('MN-13 MN-14 blood and kills', () => {
  it('MN-13.1 MN-13.2 blood stops at the maximum; lost blood returns to the reserve', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 3 }, mila: {} },
      dice: [1, 6],
      at: { acting: 'imre' },
    });
    expect(s.state.blood).toBe(3);
    s.say('activate', 'die:1').told('blood-gained', { amount: 1, after: 4 });
    expect(s.asks(0, 'turn-action').state.blood).toBe(2);
    s.refuses(0, 'blood');
  });

  it('MN-13.1 with Pristine Blood the maximum is 6, by day too', () => {
    const s = scene({
      family: { imre: { blood: 5, relics: ['pristine-blood'], kills: 2 }, mila: { blood: 3 } },
      city: { 'blood-bank': { minions: 1 } },
      at: 'day-districts',
    });
    s.asks(0, 'day-blood-bank', ['vampire:imre', 'vampire:mila']).say('vampire:imre').ends();
    expect(s.sheet('imre')).toEqual([6, 2]);
  });

  it('MN-13.4 MN-R24 a vampire that gains blood is no longer drained, and does not wake', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'museum', blood: 0 } },
      at: 'night',
    });
    s.say('blood', 'feed:mila', 'end-turn').untold('woke').asks(1, 'turn-action');
    expect([s.sheet('mila'), s.veil]).toEqual([[2, 0], 6]);
  });

  it('MN-13.7 MN-R25 a drained vampire counts for the ritual, is a partner and can lead', () => {
    const s = scene({
      family: { imre: { kills: 9, sigil: 'museum' }, mila: { blood: 0, sigil: 'asylum' } },
      leader: 'mila',
      city: { 'railway-station': { minions: 2 } },
      at: { acting: 'imre' },
    });
    s.say('ritual').finished('ritual');
    scene({ family: { imre: {}, mila: { blood: 0 } }, leader: 'mila', at: { event: 'blood-tests' } }).asks(
      1,
      'event-blue-numbers',
    );
  });

  it('MN-13.8 an effect paid with the last blood is carried out fully', () => {
    const s = scene({
      family: { mila: { at: 'museum', blood: 3 }, imre: {} },
      city: { museum: { hidden: 1 } },
      at: { acting: 'mila' },
    });
    s.say('blood').told('drained').told('minions-added', { district: 'museum' }).ends();
  });

  it('MN-13.9 an effect stops at 0', () => {
    const s = scene({ family: { imre: { blood: 1 }, mila: { blood: 4 } }, at: { event: 'burning-noon' } });
    s.say('district:asylum').ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it('MN-14.1 kills stop at 9', () => {
    const s = fight({ exposed: 3 }, { family: { imre: { at: 'museum', kills: 8 }, mila: {} } });
    expect(s.asks(0, 'turn-action').sheet('imre')).toEqual([4, 9]);
  });

  it('MN-14.2 MN-14.7 in ares kills are counted one by one, in igrology at the end', () => {
    const ares = scene({
      family: { laszlo: { at: 'museum', kills: 5, blood: 4 }, imre: {} },
      city: { museum: { exposed: 2 } },
      dice: [6, 2, 2],
      at: { acting: 'laszlo' },
    });
    ares.say('fight', 'die:6').asks(0, 'combat-modify', ['brute-force:2', 'fury', 'go-on']);
    const igrology = scene({
      family: { laszlo: { at: 'museum', kills: 5, blood: 4 }, imre: {} },
      edition: 'igrology',
      city: { museum: { exposed: 2 } },
      dice: [6, 2, 2],
      at: { acting: 'laszlo' },
    });
    igrology.say('fight', 'die:6').asks(0, 'combat-modify', ['brute-force:2', 'go-on']);
  });

  it('MN-14.3 MN-14.4 MN-R1 MN-R21 agents removed or replaced by abilities count in ares only', () => {
    const kills = (edition: Edition, action: 'blood' | 'dark', ...answers: readonly string[]) => {
      const s = scene({
        family: { mila: { at: 'museum', kills: 6 }, imre: {} },
        edition,
        city: { museum: { hidden: 2 } },
        at: { acting: 'mila' },
      }).say(action, ...answers);
      return s.asks(0, 'turn-action').sheet('mila')[1];
    };
    expect([kills('ares', 'blood'), kills('igrology', 'blood')]).toEqual([7, 6]);
    expect([kills('ares', 'dark', 'side:hidden'), kills('igrology', 'dark', 'side:hidden')]).toEqual([8, 6]);
  });

  it('MN-14.5 MN-6.20 agents removed by events never count', () => {
    const s = scene({
      family: { imre: {}, mila: {} },
      city: { museum: { hidden: 1 } },
      at: { event: 'corrupt-priest' },
    });
    s.say('district:museum', 'take').asks(0, 'event-target').say('agent:museum.hidden').ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [3, 0],
      [4, 0],
    ]);
  });

  it('MN-14.6 thresholds unlock relics in the middle of a turn', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', kills: 1, seat: 0 },
        mila: { at: 'museum', kills: 2, relics: ['witch-lantern'], seat: 0 },
      },
      city: { museum: { exposed: 1 } },
      at: { acting: 'imre' },
    });
    s.bars(0, 'exchange', 'MN-9.2').say('fight', 'exchange', 'vampire:mila');
    s.asks(0, 'exchange-relic', ['take:witch-lantern', 'back']);
  });

  it('MN-14.8 removal and kill are one change: a reward finds the kill counted', () => {
    const s = scene({
      family: { ishtvan: { at: 'railway-station', kills: 1 }, mila: {} },
      city: { 'railway-station': { hidden: 1 }, museum: {} },
      lying: { 'lost-luggage': 'railway-station' },
      relics: ['witch-lantern'],
      dice: [6, 6],
      at: { acting: 'ishtvan' },
    });
    s.say('expose', 'fight').told('kills', { after: 2 }).told('event-discarded').told('relic-drawn').ends();
    const mila = scene({
      family: { mila: { kills: 1 }, imre: {} },
      city: { 'railway-station': { hidden: 1 } },
      lying: { 'lost-luggage': 'railway-station' },
      relics: ['witch-lantern'],
      at: { acting: 'mila' },
    });
    mila
      .say('blood')
      .told('kills', { after: 2 })
      .told('relic-given', { vampire: 'mila' })
      .asks(0, 'turn-action');
  });

  it('MN-14.9 an agent is credited also when the kill count stands at 9', () => {
    const s = fight(
      { exposed: 1 },
      { family: { imre: { at: 'museum', kills: 9, blood: 3 }, mila: {} }, lying: { stakeout: 'imre' } },
    );
    s.told('combat-over', { credited: [1, 0] }).told('event-discarded', { event: 'stakeout' });
    expect(s.asks(0, 'turn-action').sheet('imre')).toEqual([4, 9]);
  });
});
