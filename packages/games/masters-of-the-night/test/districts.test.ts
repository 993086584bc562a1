import { describe, expect, it } from 'vitest';
import { DAY_DISTRICTS, DISTRICT_IDS, DISTRICTS } from '../cards/districts.ts';
import { EDITIONS_OF_SCENES, type Setting, scene } from './kit.ts';

const TRIO = { imre: {}, mila: {}, laszlo: {} } as const;

describe('MN-18 districts', () => {
  it('MN-18.1 five day effects and four night effects', () => {
    const by = (phase: string) => DISTRICT_IDS.filter((id) => DISTRICTS[id].phase === phase);
    expect(by('day')).toEqual(['museum', 'asylum', 'city-park', 'blood-bank', 'cathedral']);
    expect(by('night')).toEqual(['railway-station', 'nightclub', 'newspaper-office', 'police-station']);
    expect(DAY_DISTRICTS.length).toBe(5);
  });

  for (const edition of EDITIONS_OF_SCENES) {
    it(`MN-18.2 MN-R55 Railway Station in ${edition}: to any other district with minions, and it is not a Move`, () => {
      const s = scene({
        family: TRIO,
        edition,
        city: { 'railway-station': { minions: 2, hidden: 1 } },
        inForce: 'martial-law',
        at: { acting: 'imre' },
      });
      s.bars(0, 'activate', 'MN-9.9', 'night-effect-closed');
      const other = scene({
        family: TRIO,
        edition,
        city: { 'railway-station': { minions: 2, hidden: 1 } },
        inForce: 'curfew',
        at: { acting: 'imre', ap: 3 },
      }).say('activate');
      other.asks(0, 'station-to', [
        'to:museum',
        'to:asylum',
        'to:city-park',
        'to:nightclub',
        'to:newspaper-office',
        'to:police-station',
        'to:blood-bank',
        'to:cathedral',
        'back',
      ]);
      other.say('to:cathedral').upTo(0, 2).say(2);
      expect(other.asks(0, 'turn-action').options(0)).toContain('move');
      expect([other.where('imre'), other.in('cathedral'), other.in('railway-station'), other.ap]).toEqual([
        'cathedral',
        [0, 0, 2],
        [1, 0, 0],
        1,
      ]);
    });

    it(`MN-18.3 MN-17.5 MN-17.6 MN-R50 Museum in ${edition}`, () => {
      const museum = (setting: Partial<Setting>) =>
        scene({ family: TRIO, edition, city: { museum: { minions: 1 } }, ...setting, at: 'day-districts' });
      const worthy = {
        imre: { kills: 1 },
        mila: { kills: 2, blood: 0, at: 'cathedral' },
        laszlo: { kills: 9 },
      } as const;
      const s = museum({ family: worthy, relics: ['witch-lantern', 'pristine-blood'] });
      s.told('relic-drawn', { relic: 'witch-lantern', source: 'museum', left: 1 });
      s.asks(0, 'relic-give', ['vampire:mila', 'vampire:laszlo']).say('vampire:mila').ends();
      expect(s.vampire('mila').relics).toEqual(['witch-lantern']);
      museum({}).untold('relic-drawn').ends();
      museum({ family: worthy, relics: [] }).ends();
      museum({ family: worthy, city: { museum: { minions: 1, hidden: 1 } } }).ends();
      museum({ family: worthy, lying: { 'consecrated-ground': 'museum' } })
        .untold('relic-drawn')
        .ends();
    });

    it(`MN-18.4 MN-18.5 MN-1.12 MN-R30 Asylum in ${edition}`, () => {
      const asylum = (asylumRange: 'any' | 'adjacent') =>
        scene({
          family: TRIO,
          edition,
          options: { asylumRange },
          city: {
            asylum: { minions: 2, hidden: 1 },
            museum: { hidden: 1, exposed: 1 },
            cathedral: { exposed: 1, minions: 1 },
          },
          at: 'day-districts',
        });
      const s = asylum('any').asks(0, 'day-asylum', [
        'agent:museum.hidden',
        'agent:museum.exposed',
        'agent:cathedral.exposed',
        'pass',
      ]);
      s.say('agent:museum.hidden').told('agents-moved', { from: 'museum', to: 'asylum', flipped: 1 }).ends();
      expect([s.in('asylum'), s.in('museum'), s.veil]).toEqual([[1, 1, 2], [0, 1, 0], 6]);
      asylum('adjacent').asks(0, 'day-asylum', ['agent:museum.hidden', 'agent:museum.exposed', 'pass']);
      asylum('any').say('pass').told('declined', { source: 'asylum' }).ends();
    });

    it(`MN-18.6 Blood Bank in ${edition}`, () => {
      const bank = (imre: number, mila: number) =>
        scene({
          family: { imre: { blood: imre, at: 'cathedral' }, mila: { blood: mila }, laszlo: {} },
          edition,
          city: { 'blood-bank': { minions: 1 } },
          at: 'day-districts',
        });
      const s = bank(0, 3)
        .asks(0, 'day-blood-bank', ['vampire:imre', 'vampire:mila'])
        .say('vampire:imre')
        .ends();
      expect([s.sheet('imre'), s.veil]).toEqual([[1, 0], 6]);
      expect(bank(4, 3).ends().sheet('mila')).toEqual([4, 0]);
      bank(4, 4).untold('day-district').ends();
    });

    it(`MN-18.7 City Park in ${edition}`, () => {
      const park = (minions: number, hidden: number) =>
        scene({
          family: TRIO,
          edition,
          city: { 'city-park': { minions, hidden } },
          at: 'day-districts',
        }).ends().veil;
      expect([park(0, 1), park(1, 1), park(1, 2), park(0, 0)]).toEqual([5, 6, 5, 6]);
    });

    it(`MN-18.8 Cathedral in ${edition}`, () => {
      const s = scene({
        family: { ...TRIO, imre: { at: 'cathedral' } },
        edition,
        city: { cathedral: { exposed: 1 } },
        at: 'day-districts',
      });
      s.told('agents-added', { district: 'cathedral', hidden: 1, source: 'cathedral' }).ends();
      expect([s.in('cathedral'), s.veil]).toEqual([[1, 1, 0], 6]);
    });

    it(`MN-18.9 Nightclub in ${edition}`, () => {
      const drink = (value: number) => {
        const s = scene({
          family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
          edition,
          dice: [value, value],
          at: { acting: 'imre' },
        });
        return s.say('activate', `die:${value}`).asks(0, 'turn-action').sheet('imre')[0];
      };
      expect([1, 2, 3, 4, 5, 6].map(drink)).toEqual([3, 3, 2, 2, 2, 2]);
    });

    it(`MN-18.10 MN-18.12 Newspaper Office in ${edition}`, () => {
      const news = (value: number) =>
        scene({
          family: { imre: { at: 'newspaper-office' }, mila: { at: 'asylum' } },
          edition,
          city: { museum: { hidden: 2, exposed: 1 }, cathedral: { exposed: 1 } },
          dice: [value],
          at: { acting: 'imre' },
        }).say('activate', `die:${value}`);
      const s = news(3).asks(0, 'news-from', ['district:museum', 'district:cathedral', 'back']);
      s.say('district:museum').asks(0, 'news-to', ['to:railway-station', 'to:asylum', 'to:nightclub']);
      s.say('to:asylum').asks(0, 'news-count', ['take:0.1', 'take:1.0', 'take:1.1', 'take:2.0']);
      // The last die was spent: the reserve is rolled when the effect is complete.
      s.rolling('take:1.1', 1, 2, 3, 4).untold('veil').asks(0, 'turn-action');
      expect([s.in('museum'), s.in('asylum'), s.ap, s.dice]).toEqual([[1, 0, 0], [1, 1, 0], 1, [1, 2, 3, 4]]);
      const back = news(4).say('back').asks(0, 'turn-action');
      expect([back.ap, back.dice]).toEqual([2, [4]]);
      news(4).say('district:museum', 'to:asylum').asks(0, 'news-count', ['take:0.1', 'take:1.0']);
    });

    it(`MN-18.11 Police Station in ${edition}`, () => {
      const police = (value: number) =>
        scene({
          family: { imre: { at: 'police-station' }, mila: {} },
          edition,
          city: {
            museum: { hidden: 2 },
            asylum: { hidden: 1 },
            cathedral: { hidden: 1 },
            nightclub: { exposed: 1 },
          },
          dice: [value, value],
          at: { acting: 'imre' },
        }).say('activate', `die:${value}`);
      const all = ['district:museum', 'district:asylum', 'district:cathedral'];
      const three = police(2).asks(0, 'police-districts', all).say('district:museum');
      three
        .asks(0, 'police-districts', ['district:asylum', 'district:cathedral', 'stop'])
        .say('district:asylum');
      three.asks(0, 'police-districts', ['district:cathedral', 'stop']).say('district:cathedral');
      expect([three.asks(0, 'turn-action').in('museum'), three.in('cathedral')]).toEqual([
        [0, 2, 0],
        [0, 1, 0],
      ]);
      const two = police(4).say('district:museum', 'district:asylum').asks(0, 'turn-action');
      expect(two.in('cathedral')).toEqual([1, 0, 0]);
      police(3).say('district:museum', 'stop').asks(0, 'turn-action');
      police(5).say('district:museum').asks(0, 'turn-action');
      police(6).say('district:museum').asks(0, 'turn-action');
    });
  }
});
