import { describe, expect, it } from 'vitest';
import type { EventId } from '../cards/events.ts';
import { EDITIONS_OF_SCENES, type Setting, scene } from './kit.ts';

/** Level III. */
for (const edition of EDITIONS_OF_SCENES) {
  const card = (event: EventId, setting: Omit<Partial<Setting>, 'at'> = {}) =>
    scene({ family: { imre: {}, mila: {} }, edition, ...setting, at: { event } });
  const night = (inForce: EventId, setting: Omit<Partial<Setting>, 'at'>, ap = 2) =>
    scene({ family: { imre: {}, mila: {} }, edition, inForce, ...setting, at: { acting: 'imre', ap } });

  describe(`7.6 level III in ${edition}`, () => {
    it('last-crusade MN-R47: an agent to each empty district without a sigil', () => {
      const s = card('last-crusade', {
        family: { imre: { at: 'cathedral', blood: 0, sigil: 'asylum' }, mila: { at: 'cathedral', blood: 0 } },
        city: { museum: { minions: 1 }, nightclub: { hidden: 1 } },
      }).say('district:railway-station');
      s.ends();
      const added = (['newspaper-office', 'blood-bank', 'city-park'] as const).map((id) => s.in(id)[0]);
      expect(added).toEqual([1, 1, 1]);
      const left = (['asylum', 'museum', 'cathedral', 'nightclub'] as const).map((id) => s.in(id)[0]);
      expect([left, s.veil]).toEqual([[0, 0, 0, 1], 6]);
    });

    it('cleansing-fire MN-6.18: half of the minions of one district, rounded up', () => {
      const fire = (city: Setting['city']) =>
        card('cleansing-fire', { city: city ?? {} }).say('district:cathedral');
      const s = fire({ museum: { minions: 3 }, asylum: { minions: 1 } }).ends();
      expect([s.in('museum'), s.in('asylum')]).toEqual([
        [0, 0, 1],
        [0, 0, 1],
      ]);
      fire({ museum: { minions: 2 }, asylum: { minions: 2 } }).asks(0, 'event-tie');
      fire({}).told('event-idle').ends();
    });

    it('the-grand-inquisitor MN-5.3: two agents in the Cathedral, one more at each dawn', () => {
      const s = card('the-grand-inquisitor', { family: { imre: { at: 'museum' }, mila: { at: 'museum' } } });
      expect(s.say('district:asylum').ends().in('cathedral')).toEqual([2, 0, 0]);
      const lying = scene({
        family: { imre: { at: 'cathedral' }, mila: {} },
        edition,
        veil: 3,
        city: { cathedral: { exposed: 1 } },
        lying: { 'the-grand-inquisitor': 'cathedral' },
        at: { acting: 'imre' },
      });
      expect(lying.say('fight').told('event-discarded').asks(0, 'turn-action').veil).toBe(5);
    });

    it('hammer-of-witches: each non-drained vampire beside an agent loses 1 blood', () => {
      const s = card('hammer-of-witches', {
        family: { imre: { at: 'museum' }, mila: { at: 'museum', blood: 0 }, laszlo: { at: 'asylum' } },
        city: { museum: { hidden: 1 } },
      }).say('district:nightclub');
      expect([s.ends().sheet('imre')[0], s.sheet('mila')[0], s.sheet('laszlo')[0]]).toEqual([3, 0, 4]);
    });

    it('martial-law: one Move, and no night effects', () => {
      card('martial-law').say('district:museum').told('event-in-force').ends();
      const s = night('martial-law', {}, 3).bars(0, 'activate', 'MN-9.9', 'night-effect-closed');
      s.say('move', 'to:museum').bars(0, 'move', 'MN-19.3', 'one-move-tonight');
    });

    it('mass-arrests MN-6.9 MN-6.18: an agent for a minion in two districts', () => {
      const arrests = (city: Setting['city'], agents = 10) =>
        card('mass-arrests', {
          family: { imre: { at: 'cathedral' }, mila: { at: 'cathedral' } },
          city: city ?? {},
          agents,
        }).say('district:city-park');
      const s = arrests({
        museum: { minions: 2 },
        asylum: { minions: 1 },
        'railway-station': { minions: 1 },
      });
      s.asks(0, 'event-tie', ['district:railway-station', 'district:asylum']).say('district:asylum').ends();
      expect([s.in('museum'), s.in('asylum'), s.in('railway-station'), s.veil]).toEqual([
        [1, 0, 1],
        [1, 0, 0],
        [0, 0, 1],
        5,
      ]);
      expect(
        arrests({ museum: { minions: 1 } })
          .ends()
          .in('museum'),
      ).toEqual([1, 0, 0]);
      arrests({}).told('event-idle').ends();
      const short = arrests({ museum: { minions: 1 }, asylum: { minions: 1 } }, 3);
      short.asks(0, 'event-short', ['district:museum', 'district:asylum']).say('district:museum');
      short.told('event-losses', { missing: 1 }).ends();
      expect([short.in('museum'), short.in('asylum')]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
      ]);
    });

    it('eclipse MN-8.3: each vampire has 1 more action point', () => {
      card('eclipse').say('district:nightclub').told('event-in-force').ends();
      expect(
        scene({ family: { imre: {}, mila: {} }, edition, inForce: 'eclipse', at: { turn: 'mila' } }).asks(
          1,
          'turn-action',
        ).ap,
      ).toBe(3);
    });

    it('ancestral-vault: up to two vampires gain 2 blood', () => {
      const vault = () =>
        card('ancestral-vault', {
          family: { imre: { blood: 0 }, mila: { blood: 3 }, laszlo: { blood: 1 } },
        }).say('district:cathedral');
      const s = vault().asks(0, 'event-target', ['vampire:imre', 'vampire:mila', 'vampire:laszlo', 'pass']);
      s.say('vampire:mila')
        .asks(0, 'event-target', ['vampire:imre', 'vampire:laszlo', 'pass'])
        .say('vampire:imre')
        .ends();
      expect([s.sheet('imre')[0], s.sheet('mila')[0], s.sheet('laszlo')[0]]).toEqual([2, 4, 1]);
      vault().say('pass').untold('blood-gained').ends();
      card('ancestral-vault').say('district:cathedral').told('event-idle').ends();
    });

    it('burning-noon: the two with the most blood lose 2', () => {
      const noon = (...blood: readonly number[]) => {
        const [imre, mila, laszlo] = blood as [number, number, number];
        return card('burning-noon', {
          family: { imre: { blood: imre }, mila: { blood: mila }, laszlo: { blood: laszlo } },
        }).say('district:asylum');
      };
      const tie = noon(4, 3, 3)
        .asks(0, 'event-tie', ['vampire:mila', 'vampire:laszlo'])
        .say('vampire:laszlo')
        .ends();
      expect([tie.sheet('imre')[0], tie.sheet('mila')[0], tie.sheet('laszlo')[0]]).toEqual([2, 3, 1]);
      const all = noon(2, 2, 2).asks(0, 'event-tie').say('vampire:imre');
      all.asks(0, 'event-tie', ['vampire:mila', 'vampire:laszlo']).say('vampire:mila').ends();
      expect([all.sheet('imre')[0], all.sheet('mila')[0], all.sheet('laszlo')[0]]).toEqual([0, 0, 2]);
      expect(noon(0, 0, 1).ends().sheet('laszlo')[0]).toBe(0);
    });

    it('siege MN-6.11: an agent into each district with a non-drained vampire', () => {
      const s = card('siege', {
        family: { imre: { at: 'asylum' }, mila: { at: 'nightclub' }, laszlo: { at: 'cathedral', blood: 0 } },
        city: { museum: { hidden: 1, exposed: 1 }, 'newspaper-office': { hidden: 1 } },
      }).say('district:cathedral');
      // The grid: two at P1, one at P9.
      s.asks(0, 'event-target', ['district:asylum', 'district:nightclub']).say('district:asylum');
      s.asks(0, 'event-move-agent', [
        'agent:museum.hidden',
        'agent:museum.exposed',
        'agent:newspaper-office.hidden',
      ]);
      s.say('agent:museum.exposed');
      s.asks(0, 'event-move-agent', ['agent:museum.hidden', 'agent:newspaper-office.hidden']).say(
        'agent:newspaper-office.hidden',
      );
      s.told('event-losses', { entered: ['asylum', 'nightclub'] }).ends();
      expect([s.in('asylum'), s.in('nightclub'), s.veil]).toEqual([[0, 1, 0], [1, 0, 0], 4]);
      const safe = card('siege', {
        family: { imre: { at: 'blood-bank', blood: 0 }, mila: { at: 'blood-bank', blood: 0 } },
      });
      safe.say('district:museum').told('event-idle').ends();
    });

    it('public-panic: 1 veil, or 2 with a drained vampire', () => {
      const panic = (blood: number) =>
        card('public-panic', { family: { imre: { blood }, mila: {} } })
          .say('district:police-station')
          .ends().veil;
      expect([panic(1), panic(0)]).toEqual([5, 4]);
    });

    it('confiscation: a relic or 1 veil', () => {
      const take = (relics: readonly ('witch-lantern' | 'censer-of-mist')[]) =>
        card('confiscation', { family: { imre: { kills: 5, relics }, mila: {} } }).say('district:asylum');
      expect(take([]).ends().veil).toBe(5);
      const s = take(['witch-lantern']).asks(0, 'event-choice', ['relic', 'veil']).say('relic').ends();
      expect([s.vampire('imre').relics, s.veil]).toEqual([[], 6]);
      take(['witch-lantern', 'censer-of-mist']).say('relic').asks(0, 'event-target');
      expect(take(['witch-lantern']).say('veil').ends().veil).toBe(5);
    });

    it('hunters-mark MN-5.3: an agent at each dawn, until the holder ends a turn without agents', () => {
      card('hunters-mark').say('district:nightclub').told('event-laid', { vampire: 'imre' }).ends();
      const turn = (hidden: number) =>
        scene({
          family: { imre: { at: 'museum' }, mila: {} },
          edition,
          veil: 3,
          city: { museum: { hidden } },
          lying: { 'hunters-mark': 'imre' },
          at: { acting: 'imre' },
        });
      expect(turn(0).say('end-turn').told('event-discarded').ends().veil).toBe(4);
      expect(turn(1).say('end-turn').untold('event-discarded').ends().lying).toEqual(['hunters-mark']);
      // Tested at that moment only.
      expect(turn(0).asks(0, 'turn-action').lying).toEqual(['hunters-mark']);
    });

    it('consecrated-ground MN-16.1: no sigil and no good effect, until 2 more minions than agents', () => {
      const ground = (setting: Omit<Partial<Setting>, 'at'>) =>
        card('consecrated-ground', { veil: 5, ...setting }).say('district:newspaper-office');
      expect(ground({ city: { 'blood-bank': { minions: 2 } } }).ends().lying).toEqual(['consecrated-ground']);
      const away = { imre: { sigil: 'blood-bank' }, mila: {} } as const;
      const sealed = ground({ family: away }).told('event-laid').told('event-discarded').ends();
      expect(sealed.veil).toBe(6);
      const strong = ground({ city: { 'blood-bank': { minions: 3 } } })
        .told('event-discarded')
        .ends();
      expect(strong.veil).toBe(5);
      const closed = scene({
        family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
        edition,
        city: { nightclub: { minions: 1 } },
        lying: { 'consecrated-ground': 'nightclub' },
        veil: 3,
        at: { acting: 'imre' },
      });
      closed
        .bars(0, 'activate', 'MN-9.9', 'night-effect-closed')
        .say('recruit')
        .told('event-discarded')
        .ends();
      expect(closed.veil).toBe(5);
      const day = (lying: Setting['lying'], hidden = 0) =>
        scene({
          family: { imre: { kills: 2, blood: 3 }, mila: {} },
          edition,
          city: hidden > 0 ? { 'city-park': { hidden } } : { 'blood-bank': { minions: 1 } },
          lying: lying ?? {},
          at: 'day-districts',
        }).ends();
      expect(day({ 'consecrated-ground': 'blood-bank' }).sheet('imre')[0]).toBe(3);
      // Bad effects of a consecrated district still work.
      expect(day({ 'consecrated-ground': 'city-park' }, 1).veil).toBe(5);
    });

    it('shattered-circles MN-16.15: no sigil works; blood for the vampires that clear the district', () => {
      card('shattered-circles')
        .say('district:newspaper-office')
        .told('event-laid', { district: 'blood-bank' })
        .ends();
      const s = scene({
        family: { imre: { at: 'museum', blood: 2 }, mila: { at: 'museum', blood: 0 }, laszlo: { blood: 2 } },
        edition,
        city: { museum: { exposed: 1 } },
        lying: { 'shattered-circles': 'museum' },
        at: { acting: 'imre' },
      });
      s.say('fight').told('event-discarded').asks(0, 'turn-action');
      expect([s.sheet('imre')[0], s.sheet('mila')[0], s.sheet('laszlo')[0]]).toEqual([3, 1, 2]);
    });

    it('reinforcements: an agent to each of the three districts', () => {
      const s = card('reinforcements').say('district:museum').ends();
      expect([s.in('asylum'), s.in('museum'), s.in('police-station')]).toEqual([
        [2, 0, 0],
        [2, 0, 0],
        [1, 0, 0],
      ]);
    });

    it('silent-bells MN-6.23: a minion for an agent, up to two times', () => {
      const bells = (setting: Omit<Partial<Setting>, 'at'>) =>
        card('silent-bells', setting).say('district:asylum');
      const s = bells({ city: { museum: { minions: 2 }, nightclub: { exposed: 1 } } });
      s.asks(0, 'event-choice', ['take', 'decline']).say('take');
      s.asks(0, 'event-target', ['agent:asylum.hidden', 'agent:nightclub.exposed', 'agent:cathedral.hidden']);
      s.say('agent:cathedral.hidden').asks(0, 'event-choice', ['take', 'decline']).say('take');
      s.say('agent:asylum.hidden').ends();
      expect([s.in('museum'), s.in('cathedral'), s.in('asylum'), s.sheet('imre')]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [4, 0],
      ]);
      bells({ city: { museum: { minions: 1 } } })
        .say('take', 'agent:asylum.hidden')
        .told('event-idle')
        .ends();
      bells({ city: { museum: { minions: 1 } } })
        .say('decline')
        .untold('minions-removed')
        .ends();
      bells({}).told('event-idle').ends();
    });

    it('final-edition: veil lost by the number of districts in the hands of agents', () => {
      const edition3 = (...others: readonly ('asylum' | 'nightclub' | 'cathedral')[]) => {
        const city = Object.fromEntries(others.map((id) => [id, { hidden: 1 }]));
        // The grid brings agents to P2 and P4; vampires are at P1.
        return card('final-edition', { city }).say('district:city-park').ends().veil;
      };
      expect([edition3(), edition3('asylum'), edition3('asylum', 'nightclub')]).toEqual([6, 5, 5]);
      expect(edition3('asylum', 'nightclub', 'cathedral')).toBe(4);
    });
  });
}
