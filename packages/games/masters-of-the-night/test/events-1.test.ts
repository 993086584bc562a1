import { describe, expect, it } from 'vitest';
import type { EventId } from '../cards/events.ts';
import { EDITIONS_OF_SCENES, type Setting, scene } from './kit.ts';

/** Level I. Vampires are at the Railway Station, P1, where most of these cards bring no agents. */
for (const edition of EDITIONS_OF_SCENES) {
  const card = (event: EventId, setting: Omit<Partial<Setting>, 'at'> = {}) =>
    scene({ family: { imre: {}, mila: {} }, edition, ...setting, at: { event } });
  const night = (inForce: EventId, setting: Omit<Partial<Setting>, 'at'>, ap = 2) =>
    scene({ family: { imre: {}, mila: {} }, edition, inForce, ...setting, at: { acting: 'imre', ap } });

  describe(`7.6 level I in ${edition}`, () => {
    it('quiet-arrival MN-R55: one vampire may go to an adjacent district with minions, if the leader likes', () => {
      const arrival = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('quiet-arrival', {
          family: { imre: {}, mila: { at: 'museum', blood: 0 } },
          city: { museum: { minions: 2 } },
          ...setting,
        }).say('district:blood-bank');
      const s = arrival()
        .asks(0, 'event-target', ['vampire:imre', 'vampire:mila', 'pass'])
        .say('vampire:mila');
      s.asks(0, 'event-vampire-move', ['stay', 'to:railway-station', 'to:asylum', 'to:nightclub']).say(
        'to:asylum',
      );
      s.upTo(0, 2).say(1).ends();
      expect([s.where('mila'), s.in('asylum'), s.in('museum')]).toEqual(['asylum', [0, 0, 1], [0, 0, 1]]);
      arrival().say('pass').told('declined', { source: 'quiet-arrival' }).ends();
      arrival().say('vampire:imre', 'stay').untold('moved').ends();
      arrival({ lying: { 'the-traitor': 'museum' }, city: { museum: { minions: 2, hidden: 1 } } })
        .say('vampire:mila', 'to:asylum')
        .told('moved', { minions: 0 })
        .ends();
    });

    it('novices-of-the-order MN-6.6: one more agent in the red district, exposed', () => {
      const s = card('novices-of-the-order').say('district:nightclub').ends();
      expect(s.in('blood-bank')).toEqual([1, 1, 0]);
    });

    it('broken-street-lights MN-19.3: the first Move of each vampire is free', () => {
      const drawn = card('broken-street-lights')
        .say('district:newspaper-office')
        .told('event-in-force')
        .ends();
      expect([drawn.state.inForce, drawn.state.discardedEvents]).toEqual(['broken-street-lights', []]);
      const s = night('broken-street-lights', {}).say('move', 'to:museum').told('action', { cost: 0 });
      s.say('move', 'to:asylum').told('action', { cost: 1 }).asks(0, 'turn-action');
    });

    it('curious-reporter MN-19.1: closes the Newspaper Office until no agents are left there', () => {
      const s = card('curious-reporter', { veil: 5 }).say('district:museum').ends();
      expect([s.in('newspaper-office'), s.lying]).toEqual([[2, 0, 0], ['curious-reporter']]);
      const lying = scene({
        family: { imre: { at: 'newspaper-office' }, mila: {} },
        edition,
        veil: 5,
        city: { 'newspaper-office': { exposed: 1 }, museum: { hidden: 1 } },
        lying: { 'curious-reporter': 'newspaper-office' },
        at: { acting: 'imre' },
      });
      lying.bars(0, 'activate', 'MN-9.9', 'night-effect-closed').say('fight');
      lying.told('event-discarded', { district: 'newspaper-office' }).asks(0, 'turn-action');
      expect([lying.veil, lying.options(0).includes('activate')]).toEqual([6, true]);
    });

    it('copycat-gang MN-6.14 MN-R28: 2 veil at once but not below 1, back when the park has more minions', () => {
      const s = card('copycat-gang', { veil: 2 })
        .told('grid', { column: 'low' })
        .say('district:police-station');
      s.told('veil', { before: 2, after: 1 }).told('event-laid', { district: 'city-park' }).ends();
      expect([s.veil, s.in('city-park')]).toEqual([1, [1, 0, 0]]);
      const recruit = scene({
        family: { imre: { at: 'city-park' }, mila: {} },
        edition,
        veil: 3,
        city: { 'city-park': { hidden: 1, minions: 1 } },
        lying: { 'copycat-gang': 'city-park' },
        at: { acting: 'imre' },
      });
      recruit.say('recruit').told('event-discarded').told('veil', { before: 3, after: 5 });
      recruit.told('veil', { before: 5, after: 6, source: 'recruit' }).asks(0, 'turn-action');
    });

    it('blood-drive: one vampire, or two if the Blood Bank has more minions than agents', () => {
      const drive = (minions: number, setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('blood-drive', {
          family: { imre: { blood: 2 }, mila: { blood: 0 }, laszlo: {} },
          city: { 'blood-bank': { minions } },
          ...setting,
        }).say('district:cathedral');
      const s = drive(0).asks(0, 'event-target', ['vampire:imre', 'vampire:mila']).say('vampire:mila').ends();
      expect([s.sheet('imre')[0], s.sheet('mila')[0]]).toEqual([2, 1]);
      const two = drive(1).say('vampire:mila').ends();
      expect([two.sheet('imre')[0], two.sheet('mila')[0]]).toEqual([3, 1]);
      drive(1, { family: { imre: {}, mila: {}, laszlo: {} } })
        .told('event-idle')
        .ends();
    });

    it('footsteps-behind-you MN-6.11: an agent follows a vampire', () => {
      const steps = (setting: Omit<Partial<Setting>, 'at'>) =>
        card('footsteps-behind-you', {
          family: { imre: { at: 'asylum' }, mila: { at: 'cathedral' } },
          ...setting,
        }).say('district:museum');
      const s = steps({ city: { 'newspaper-office': { exposed: 1 } } });
      s.asks(0, 'event-move-agent', ['agent:museum.hidden', 'agent:newspaper-office.exposed']);
      s.say('agent:newspaper-office.exposed').asks(0, 'event-move-agent', ['to:asylum', 'to:cathedral']);
      s.say('to:cathedral')
        .told('event-losses', { entered: ['cathedral'] })
        .ends();
      expect([s.in('cathedral'), s.veil]).toEqual([[0, 1, 0], 5]);
      const none = steps({ family: { imre: { blood: 0, at: 'asylum' }, mila: { blood: 0, at: 'asylum' } } });
      none.told('event-idle').untold('agents-moved').ends();
    });

    it('nervous-rumours: 1 veil if there are fewer minions than vampires', () => {
      const rumours = (minions: number) =>
        card('nervous-rumours', { city: { asylum: { minions } } })
          .say('district:museum')
          .ends().veil;
      expect([rumours(0), rumours(1), rumours(2)]).toEqual([5, 5, 6]);
    });

    it('false-papers MN-R42: every exposed agent hides, a Witch Lantern does not help', () => {
      const s = card('false-papers', {
        city: { asylum: { exposed: 2, hidden: 1 }, museum: { exposed: 1, relics: ['witch-lantern'] } },
      }).say('district:nightclub');
      s.ends();
      expect([s.in('asylum'), s.in('museum')]).toEqual([
        [3, 0, 0],
        [1, 0, 0],
      ]);
    });

    it('a-favour-called-in MN-6.23: 1 blood of the leader for a minion', () => {
      const favour = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('a-favour-called-in', {
          family: { imre: { at: 'cathedral', blood: 1 }, mila: { at: 'cathedral' } },
          ...setting,
        }).say('district:asylum');
      const s = favour({ veil: 5 }).asks(0, 'event-choice', ['take', 'decline']).say('take').ends();
      expect([s.sheet('imre')[0], s.in('cathedral'), s.veil]).toEqual([0, [0, 0, 1], 5]);
      expect(favour().say('decline').ends().in('cathedral')).toEqual([0, 0, 0]);
      favour({ minions: 0 }).told('event-idle').ends();
      favour({ family: { imre: { blood: 0, at: 'cathedral' }, mila: { at: 'cathedral' } } })
        .told('event-idle')
        .ends();
    });

    it('the-informer MN-19.1: minions there do not count until no agents are left', () => {
      const s = card('the-informer')
        .say('district:asylum')
        .told('event-laid', { district: 'nightclub' })
        .ends();
      expect(s.lying).toEqual(['the-informer']);
      const lying = scene({
        family: { imre: { at: 'museum', kills: 2 }, mila: {} },
        edition,
        veil: 3,
        city: { museum: { minions: 3, exposed: 1 } },
        lying: { 'the-informer': 'museum' },
        at: [{ step: 'day-districts' }, { step: 'turn', vampire: 0 }],
      });
      lying.untold('relic-drawn').say('fight', 0).told('event-discarded').asks(0, 'turn-action');
      expect(lying.veil).toBe(4);
    });

    it('night-shift: every night effect costs 1 more action point', () => {
      expect(card('night-shift').say('district:city-park').ends().state.inForce).toBe('night-shift');
      const club = night('night-shift', {
        family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
        dice: [6, 6],
      });
      club.say('activate', 'die:6').told('action', { action: 'activate', cost: 2 }).ends();
      night('night-shift', {}).bars(0, 'activate', 'MN-9.1', 'no-action-points');
    });

    it('fickle-moon: the reserve is rolled again, and one die may be turned', () => {
      const moon = () =>
        scene({
          family: { imre: {}, mila: {} },
          edition,
          dice: [1, 2],
          events: ['fickle-moon'],
          at: 'draw-event',
        }).rolling('district:museum', 3, 5);
      const s = moon().told('rolled', { dice: [3, 5], source: 'fickle-moon' });
      s.asks(0, 'event-die-face', ['die:3', 'die:5', 'pass']).say('die:3');
      s.asks(0, 'event-die-face', ['face:1', 'face:2', 'face:3', 'face:4', 'face:5', 'face:6'])
        .say('face:6')
        .ends();
      expect([s.dice, s.state.aside]).toEqual([
        [5, 6],
        [0, 2, 0, 0, 0, 0, 0],
      ]);
      expect(moon().say('pass').ends().dice).toEqual([3, 5]);
    });

    it('lost-luggage MN-17.9: the station costs more; a relic when no agents are left there', () => {
      const s = card('lost-luggage', { family: { imre: { at: 'cathedral' }, mila: { at: 'cathedral' } } });
      expect(s.say('district:city-park').ends().in('railway-station')).toEqual([1, 0, 0]);
      const lying = scene({
        family: { imre: { kills: 1 }, mila: {} },
        edition,
        city: { 'railway-station': { exposed: 1 } },
        lying: { 'lost-luggage': 'railway-station' },
        relics: ['witch-lantern'],
        at: { acting: 'imre' },
      });
      lying.bars(0, 'activate', 'MN-9.1', 'no-action-points').say('fight');
      lying.told('event-discarded').told('relic-given', { vampire: 'imre' }).asks(0, 'turn-action');
    });

    it('stakeout: an agent arrives before Hunt, Wild Hunt and Recruit; a credited kill ends it', () => {
      const s = card('stakeout', { family: { imre: { at: 'cathedral' }, mila: {} } });
      s.say('district:asylum').told('event-laid', { vampire: 'imre' }).ends();
      for (const action of ['hunt', 'wild-hunt', 'recruit']) {
        const stalked = scene({
          family: { imre: { at: 'museum', kills: 4, blood: 1 }, mila: {} },
          edition,
          lying: { stakeout: 'imre' },
          at: { acting: 'imre', ap: 3 },
        });
        expect(stalked.say(action).asks(0, 'turn-action').in('museum')[0]).toBe(1);
      }
      const empty = scene({
        family: { imre: { kills: 1, blood: 1 }, mila: {} },
        edition,
        agents: 0,
        lying: { stakeout: 'imre' },
        at: { acting: 'imre' },
      });
      expect([empty.say('hunt').asks(0, 'turn-action').veil, empty.lying]).toEqual([6, ['stakeout']]);
    });

    it('holy-water MN-R56: vampires with 2 blood beside an agent lose 1', () => {
      const s = card('holy-water', {
        family: {
          imre: { at: 'museum', blood: 2 },
          mila: { at: 'museum', blood: 1 },
          laszlo: { at: 'asylum' },
        },
        city: { museum: { exposed: 1 } },
      }).say('district:police-station');
      s.ends();
      expect([s.sheet('imre')[0], s.sheet('mila')[0], s.sheet('laszlo')[0]]).toEqual([1, 1, 4]);
      card('holy-water').say('district:police-station').told('event-idle').ends();
    });

    it('second-thoughts MN-6.18: a minion or 1 veil', () => {
      const doubts = (city: Setting['city']) =>
        card('second-thoughts', { city: city ?? {} }).say('district:cathedral');
      const s = doubts({ museum: { minions: 2 }, 'city-park': { minions: 2 }, 'blood-bank': { minions: 1 } });
      s.asks(0, 'event-choice', ['minion', 'veil']).say('minion');
      s.asks(0, 'event-tie', ['district:museum', 'district:city-park']).say('district:city-park').ends();
      expect([s.in('city-park'), s.veil]).toEqual([[0, 0, 1], 6]);
      expect(
        doubts({ museum: { minions: 1 } })
          .say('veil')
          .ends().veil,
      ).toBe(5);
      doubts({}).told('event-idle').ends();
    });

    it('carnival-night: the first Recruit, by anybody, costs 1 less', () => {
      card('carnival-night').say('district:cathedral').told('event-in-force').ends();
      const s = night('carnival-night', {}, 3).say('recruit').told('action', { cost: 1 });
      s.say('recruit').told('action', { cost: 2 }).ends();
    });
  });
}
