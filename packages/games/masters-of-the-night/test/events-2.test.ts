import { describe, expect, it } from 'vitest';
import type { EventId } from '../cards/events.ts';
import { EDITIONS_OF_SCENES, type Setting, scene } from './kit.ts';

/** Level II. */
for (const edition of EDITIONS_OF_SCENES) {
  const card = (event: EventId, setting: Omit<Partial<Setting>, 'at'> = {}) =>
    scene({ family: { imre: {}, mila: {} }, edition, ...setting, at: { event } });
  const night = (inForce: EventId, setting: Omit<Partial<Setting>, 'at'>, ap = 2) =>
    scene({ family: { imre: {}, mila: {} }, edition, inForce, ...setting, at: { acting: 'imre', ap } });

  describe(`7.6 level II in ${edition}`, () => {
    it('curse-of-our-clan MN-R29: the leader loses 1 blood now and at each dawn, until drained', () => {
      const s = card('curse-of-our-clan').say('district:asylum').ends();
      expect([s.sheet('imre')[0], s.sheet('mila')[0], s.lying]).toEqual([3, 4, ['curse-of-our-clan']]);
      const drained = card('curse-of-our-clan', { family: { imre: { blood: 0 }, mila: {} }, veil: 5 });
      drained.say('district:asylum').told('event-laid').told('event-discarded').ends();
      expect(drained.veil).toBe(6);
      const dawn = scene({
        family: { imre: { blood: 1 }, mila: {} },
        edition,
        veil: 3,
        lying: { 'curse-of-our-clan': 'imre' },
        events: ['blood-tests'],
        at: 'round',
      });
      dawn
        .told('dawn')
        .told('drained', { vampire: 'imre' })
        .told('event-discarded')
        .told('veil', { after: 4 });
      dawn.asks(1, 'event-blue-numbers');
      const fight = scene({
        family: { imre: { at: 'museum', blood: 1 }, mila: {} },
        edition,
        veil: 3,
        city: { museum: { exposed: 1 } },
        dice: [1, 1],
        lying: { 'curse-of-our-clan': 'imre' },
        at: { acting: 'imre' },
      });
      expect(fight.say('fight').told('combat-over').told('event-discarded').ends().veil).toBe(4);
    });

    it('police-raid MN-6.9 MN-R20: an agent takes the place of a minion', () => {
      const raid = (setting: Omit<Partial<Setting>, 'at'>) =>
        card('police-raid', {
          family: { imre: { at: 'cathedral' }, mila: { at: 'cathedral' } },
          ...setting,
        }).say('district:railway-station');
      const s = raid({ city: { asylum: { minions: 2 }, museum: { minions: 1 } } }).ends();
      expect([s.in('asylum'), s.in('museum'), s.veil]).toEqual([[1, 0, 1], [0, 0, 1], 5]);
      const last = raid({ city: { asylum: { minions: 1 } } }).ends();
      expect([last.in('asylum'), last.veil]).toEqual([[1, 0, 0], 6]);
      expect(raid({}).ends().in('police-station')).toEqual([1, 0, 0]);
    });

    it('door-to-door MN-6.10: one agent to each empty adjacent district', () => {
      const door = (setting: Omit<Partial<Setting>, 'at'>) =>
        card('door-to-door', setting).say('district:cathedral');
      // The Nightclub at P5 has four neighbours; the City Park has an agent from the grid.
      const s = door({ city: { nightclub: { hidden: 2, exposed: 1 }, museum: { minions: 1 } } });
      s.asks(0, 'event-move-agent', ['agent:nightclub.hidden', 'agent:nightclub.exposed']);
      s.say('agent:nightclub.exposed');
      s.asks(0, 'event-move-agent', ['to:museum', 'to:newspaper-office', 'to:blood-bank']).say('to:museum');
      s.asks(0, 'event-move-agent', ['to:newspaper-office', 'to:blood-bank']).say('to:blood-bank').ends();
      expect([
        s.in('nightclub'),
        s.in('museum'),
        s.in('newspaper-office'),
        s.in('blood-bank'),
        s.veil,
      ]).toEqual([[0, 0, 0], [0, 1, 1], [1, 0, 0], [1, 0, 0], 5]);
      const tie = door({ city: { asylum: { hidden: 2 }, 'blood-bank': { hidden: 2 } } });
      tie.asks(0, 'event-tie', ['district:asylum', 'district:blood-bank']);
      const full = card('door-to-door', {
        city: {
          'city-park': { hidden: 4 },
          'railway-station': { hidden: 1 },
          nightclub: { hidden: 1 },
          'police-station': { hidden: 1 },
        },
      });
      full.say('district:cathedral').told('event-idle').ends();
    });

    it('marked-for-the-stake MN-7.1: two agents hunt the vampire with the most kills', () => {
      const mark = (imre: number, mila: number) =>
        card('marked-for-the-stake', { family: { imre: { kills: imre }, mila: { kills: mila } } }).say(
          'district:city-park',
        );
      mark(1, 3).told('event-laid', { vampire: 'mila' }).ends();
      mark(0, 0).asks(0, 'event-tie', ['vampire:imre', 'vampire:mila']).say('vampire:mila').ends();
      mark(2, 2).say('vampire:imre').told('event-laid', { vampire: 'imre' }).ends();
      const hunt = (setting: Partial<Setting>) =>
        scene({
          family: { imre: { at: 'museum' }, mila: { at: 'museum' } },
          edition,
          veil: 3,
          city: { museum: { hidden: 2 } },
          lying: { 'marked-for-the-stake': 'imre' },
          ...setting,
          at: 'hunt',
        });
      const s = hunt({}).asks(0, 'hunt-fighter', ['vampire:imre', 'vampire:mila']).say('vampire:imre');
      s.told('combat-over', { credited: [2, 0] })
        .told('event-discarded')
        .ends();
      expect(s.veil).toBe(4);
      const other = hunt({}).say('vampire:mila').ends();
      expect([other.lying, other.sheet('mila')]).toEqual([['marked-for-the-stake'], [4, 2]]);
      hunt({ family: { imre: {}, mila: { at: 'museum' } } })
        .untold('combat')
        .ends();
      const drained = hunt({ family: { imre: { at: 'museum', blood: 0 }, mila: { at: 'museum' } } });
      if (edition === 'ares') drained.untold('combat').ends();
      else drained.asks(0, 'hunt-fighter');
    });

    it('curfew: one Move for each vampire', () => {
      card('curfew').say('district:police-station').told('event-in-force').ends();
      const s = night('curfew', {}, 3)
        .say('move', 'to:museum')
        .bars(0, 'move', 'MN-19.3', 'one-move-tonight');
      s.asks(0, 'turn-action');
    });

    it('the-longest-day MN-8.3: the leader has 1 fewer action point', () => {
      card('the-longest-day').say('district:blood-bank').told('event-in-force').ends();
      const s = scene({ family: { imre: {}, mila: {} }, edition, inForce: 'the-longest-day', at: 'night' });
      expect(s.asks(0, 'turn-action').ap).toBe(1);
      s.say('end-turn').asks(1, 'turn-action');
      expect(s.ap).toBe(2);
    });

    it('the-inquisitor: dice count 1 lower there', () => {
      card('the-inquisitor').say('district:museum').told('event-laid', { district: 'asylum' }).ends();
      const s = scene({
        family: { imre: { at: 'museum' }, mila: {} },
        edition,
        city: { museum: { exposed: 1 } },
        dice: [5, 5],
        veil: 3,
        lying: { 'the-inquisitor': 'museum' },
        at: { acting: 'imre' },
      });
      s.say('fight')
        .told('die-selected', { value: 5, counts: 4 })
        .told('event-discarded')
        .asks(0, 'turn-action');
      expect([s.sheet('imre'), s.veil]).toEqual([[3, 1], 4]);
    });

    it('blackmail: 1 veil, 2 minions or a relic, whatever can be done in full', () => {
      const mail = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('blackmail', setting).say('district:asylum');
      expect(
        mail()
          .untold('event-choice' as never)
          .ends().veil,
      ).toBe(5);
      const all: Omit<Partial<Setting>, 'at'> = {
        family: {
          imre: { kills: 2, relics: ['witch-lantern'] },
          mila: { kills: 2, relics: ['censer-of-mist'] },
        },
        city: { museum: { minions: 1 }, cathedral: { minions: 1 } },
      };
      const s = mail(all).asks(0, 'event-choice', ['veil', 'minions', 'relic']).say('minions');
      s.asks(0, 'event-target', ['minion:museum', 'minion:cathedral']).say('minion:museum').ends();
      expect([s.in('museum'), s.in('cathedral'), s.veil]).toEqual([[0, 0, 0], [0, 0, 0], 6]);
      const relic = mail(all)
        .say('relic')
        .asks(0, 'event-target', ['relic:witch-lantern', 'relic:censer-of-mist']);
      relic.say('relic:censer-of-mist').ends();
      expect([relic.vampire('mila').relics, relic.state.discardedRelics.at(-1)]).toEqual([
        [],
        'censer-of-mist',
      ]);
      mail({ city: { museum: { minions: 1 } } })
        .untold('minions-removed')
        .ends();
    });

    it('press-campaign: an agent to the Newspaper Office and one to the Police Station', () => {
      const s = card('press-campaign').say('district:asylum').ends();
      expect([s.in('newspaper-office'), s.in('police-station')]).toEqual([
        [1, 0, 0],
        [1, 0, 0],
      ]);
      const short = card('press-campaign', { agents: 3 }).say('district:asylum');
      short.asks(0, 'event-short', ['district:newspaper-office', 'district:police-station']);
      short.say('district:police-station').told('event-losses', { missing: 1 }).ends();
    });

    it('witness-protection MN-R42: exposed agents hide, then one more in the red district', () => {
      const s = card('witness-protection', { city: { asylum: { exposed: 2 } } })
        .say('district:nightclub')
        .ends();
      expect([s.in('asylum'), s.in('railway-station')]).toEqual([
        [2, 0, 0],
        [2, 0, 0],
      ]);
      // Entered by the grid and by the text.
      expect(s.veil).toBe(edition === 'ares' ? 5 : 4);
    });

    it('blood-tests MN-R56: vampires with 2 blood lose 1', () => {
      const s = card('blood-tests', {
        family: {
          imre: { at: 'cathedral' },
          mila: { at: 'cathedral', blood: 2 },
          laszlo: { at: 'cathedral', blood: 1 },
        },
      }).say('district:nightclub');
      expect([s.ends().sheet('imre')[0], s.sheet('mila')[0], s.sheet('laszlo')[0]]).toEqual([3, 1, 1]);
    });

    it('masquerade-ball MN-R55: each vampire in turn order may go to an adjacent district, its controller decides', () => {
      const s = card('masquerade-ball', {
        family: { imre: { at: 'asylum' }, mila: { at: 'cathedral', blood: 0 } },
        leader: 'mila',
        city: { cathedral: { minions: 1 } },
      }).say('district:police-station');
      s.asks(1, 'event-vampire-move', ['stay', 'to:newspaper-office', 'to:blood-bank']).say('to:blood-bank');
      s.upTo(1, 1)
        .say(1)
        .asks(0, 'event-vampire-move', ['stay', 'to:museum', 'to:newspaper-office'])
        .say('stay')
        .ends();
      expect([s.where('mila'), s.in('blood-bank'), s.where('imre')]).toEqual([
        'blood-bank',
        [0, 0, 1],
        'asylum',
      ]);
    });

    it('corrupt-priest MN-6.23: 1 blood of the leader for an agent', () => {
      const priest = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('corrupt-priest', {
          family: { imre: { at: 'cathedral' }, mila: {} },
          city: { asylum: { exposed: 1 } },
          ...setting,
        }).say('district:museum');
      const s = priest().asks(0, 'event-choice', ['take', 'decline']).say('take');
      s.asks(0, 'event-target', [
        'agent:museum.hidden',
        'agent:asylum.exposed',
        'agent:police-station.hidden',
      ]);
      s.say('agent:asylum.exposed').ends();
      expect([s.in('asylum'), s.sheet('imre'), s.veil]).toEqual([[0, 0, 0], [3, 0], 6]);
      priest().say('decline').ends();
      priest({ family: { imre: { blood: 0 }, mila: {} } })
        .told('event-idle')
        .ends();
    });

    it('antiquities-auction MN-6.23: a minion for a relic', () => {
      const auction = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        card('antiquities-auction', {
          family: { imre: { kills: 2 }, mila: {} },
          city: { asylum: { minions: 1 }, museum: { minions: 1 } },
          relics: ['witch-lantern'],
          ...setting,
        }).say('district:city-park');
      const s = auction().asks(0, 'event-choice', ['take', 'decline']).say('take');
      s.asks(0, 'event-target', ['minion:museum', 'minion:asylum'])
        .say('minion:asylum')
        .told('relic-drawn')
        .ends();
      expect([s.vampire('imre').relics, s.in('asylum')]).toEqual([['witch-lantern'], [0, 0, 0]]);
      auction({ relics: [] }).told('event-idle').ends();
      auction({ city: {} }).told('event-idle').ends();
      auction({ family: { imre: {}, mila: {} } })
        .told('event-idle')
        .ends();
    });

    it('silver-bullets MN-19.3: dice that count 1 or 2 cost 2 blood, today and tonight', () => {
      card('silver-bullets').say('district:city-park').told('event-in-force').ends();
      const s = night('silver-bullets', {
        family: { imre: { at: 'museum' }, mila: {} },
        city: { museum: { exposed: 2 } },
        dice: [2, 3, 6],
      });
      s.say('fight', 'die:2', 'die:3').asks(0, 'turn-action');
      expect([s.sheet('imre'), s.in('museum')]).toEqual([
        [1, 1],
        [0, 1, 0],
      ]);
      const day = scene({
        family: { imre: { at: 'museum' }, mila: {} },
        edition,
        inForce: 'silver-bullets',
        city: { museum: { hidden: 3 } },
        dice: [1, 5, 6, 6],
        at: 'hunt',
      });
      expect(day.ends().sheet('imre')).toEqual([2, 2]);
    });

    it('ring-of-steel: two different districts around the leader', () => {
      const ring = (at: 'nightclub' | 'railway-station') =>
        card('ring-of-steel', { family: { imre: { at }, mila: { at: 'cathedral' } } }).say(
          'district:police-station',
        );
      const s = ring('nightclub').asks(0, 'event-target', [
        'district:museum',
        'district:city-park',
        'district:newspaper-office',
        'district:blood-bank',
      ]);
      s.refuses(0, ['district:museum']).say(['district:city-park', 'district:blood-bank']).ends();
      expect([s.in('city-park'), s.in('blood-bank')]).toEqual([
        [1, 0, 0],
        [1, 0, 0],
      ]);
      expect(ring('railway-station').ends().in('museum')).toEqual([2, 0, 0]);
    });

    it('the-traitor: minions cannot leave until no agents are left', () => {
      const traitor = (city: Setting['city']) =>
        card('the-traitor', { city: city ?? {} }).say('district:newspaper-office');
      const s = traitor({ museum: { minions: 2 }, asylum: { minions: 1 } });
      s.told('event-laid', { district: 'museum' }).ends();
      expect([s.in('museum'), s.veil]).toEqual([[1, 0, 2], 5]);
      traitor({ museum: { minions: 2 }, asylum: { minions: 2 } })
        .asks(0, 'event-tie', ['district:museum', 'district:asylum'])
        .say('district:asylum')
        .told('event-laid', { district: 'asylum' })
        .ends();
      const none = traitor({}).told('event-idle').ends();
      expect([none.lying, none.state.discardedEvents]).toEqual([[], ['the-traitor']]);
      const lying = scene({
        family: { imre: { at: 'railway-station' }, mila: {} },
        edition,
        veil: 3,
        city: { 'railway-station': { minions: 2, exposed: 1 } },
        lying: { 'the-traitor': 'railway-station' },
        at: { acting: 'imre', ap: 4 },
      });
      lying.say('move', 'to:museum').told('moved', { minions: 0 }).say('move', 'to:railway-station');
      lying.say('fight', 1).told('event-discarded').asks(0, 'turn-action');
      lying.say('move', 'to:museum').upTo(0, 1);
      expect(lying.veil).toBe(4);
    });

    it('hungry-moon: Hunt gives 2 blood, from kill count 0', () => {
      card('hungry-moon').say('district:asylum').told('event-in-force').ends();
      const s = night('hungry-moon', { family: { imre: { blood: 1 }, mila: {} } })
        .say('hunt')
        .asks(0, 'turn-action');
      expect(s.sheet('imre')).toEqual([3, 0]);
    });
  });
}
