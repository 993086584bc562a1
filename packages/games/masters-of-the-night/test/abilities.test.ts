import { describe, expect, it } from 'vitest';
import type { Edition } from '../cards/editions.ts';
import { EDITIONS_OF_SCENES, type Member, type Setting, scene } from './kit.ts';

/**
 * The vampire acts at the Museum (P2), which is adjacent to the Railway Station, the Asylum and the
 * Nightclub; Imre is elsewhere.
 */
function acting(
  id: 'agnieszka' | 'imre' | 'ishtvan' | 'mila' | 'nevena',
  member: Member,
  setting: Partial<Setting>,
) {
  const other = id === 'imre' ? 'mila' : 'imre';
  return scene({
    family: { [id]: { at: 'museum', ...member }, [other]: { at: 'cathedral' } },
    ...setting,
    at: { acting: id },
  });
}

for (const edition of EDITIONS_OF_SCENES)
  describe(`MN-15 abilities in ${edition}`, () => {
    const counts = edition === 'ares' ? 1 : 0;

    it('MN-15.8 MN-15.6 Siren’s Lure moves one or two agents between your district and an adjacent one', () => {
      const lure = () =>
        acting(
          'agnieszka',
          {},
          { edition, city: { museum: { exposed: 1 }, asylum: { hidden: 2, exposed: 1 } } },
        ).say('blood');
      const s = lure().asks(0, 'blood-choose', [
        'pull:asylum',
        'push:railway-station',
        'push:asylum',
        'push:nightclub',
        'back',
      ]);
      s.say('pull:asylum').asks(0, 'blood-choose', ['take:0.1', 'take:1.0', 'take:1.1', 'take:2.0']);
      s.say('take:1.1').untold('veil').asks(0, 'turn-action');
      expect([s.in('museum'), s.in('asylum'), s.sheet('agnieszka')]).toEqual([
        [1, 2, 0],
        [1, 0, 0],
        [3, 0],
      ]);
      const push = lure().say('push:nightclub').asks(0, 'turn-action');
      expect([push.in('museum'), push.in('nightclub')]).toEqual([
        [0, 0, 0],
        [0, 1, 0],
      ]);
      expect(lure().say('back').asks(0, 'turn-action').sheet('agnieszka')).toEqual([4, 0]);
      acting('agnieszka', {}, { edition, city: { cathedral: { hidden: 1 } } }).bars(
        0,
        'blood',
        'MN-15.4',
        'nothing-in-reach',
      );
    });

    it('MN-15.9 MN-15.6 Piper of Shadows gathers agents around a district and exposes them', () => {
      const piper = () =>
        acting(
          'agnieszka',
          { kills: 6 },
          {
            edition,
            city: {
              nightclub: { hidden: 1 },
              asylum: { hidden: 2 },
              'city-park': { exposed: 1 },
              cathedral: { hidden: 1 },
            },
          },
        ).say('dark');
      const s = piper().asks(0, 'dark-choose', [
        'district:railway-station',
        'district:museum',
        'district:city-park',
        'district:nightclub',
        'district:newspaper-office',
        'district:police-station',
        'district:blood-bank',
        'back',
      ]);
      s.say('district:museum').asks(0, 'dark-choose', [
        'agent:asylum.hidden',
        'agent:nightclub.hidden',
        'all',
      ]);
      expect(s.veil).toBe(5);
      s.say('agent:asylum.hidden');
      s.asks(0, 'dark-choose', ['agent:asylum.hidden', 'agent:nightclub.hidden', 'all', 'stop']).say('stop');
      expect([s.asks(0, 'turn-action').in('museum'), s.in('asylum')]).toEqual([
        [0, 1, 0],
        [1, 0, 0],
      ]);
      const all = piper().say('district:museum', 'all').asks(0, 'turn-action');
      expect([all.in('museum'), all.in('asylum'), all.in('nightclub')]).toEqual([
        [0, 3, 0],
        [0, 0, 0],
        [0, 0, 0],
      ]);
      const one = piper().say('district:railway-station', 'agent:city-park.exposed').asks(0, 'turn-action');
      expect(one.in('railway-station')).toEqual([0, 1, 0]);
      acting('agnieszka', { kills: 6 }, { edition }).bars(0, 'dark', 'MN-15.4', 'no-agents');
    });

    it('MN-15.10 Elder’s Gift feeds another vampire nearby or exposes agents nearby', () => {
      const gift = (blood: number) =>
        scene({
          family: {
            imre: { at: 'museum' },
            mila: { at: 'asylum', blood },
            laszlo: { at: 'cathedral', blood: 1 },
          },
          edition,
          city: { museum: { hidden: 1 }, nightclub: { hidden: 2 }, cathedral: { hidden: 1 } },
          at: { acting: 'imre' },
        }).say('blood');
      const s = gift(0).asks(0, 'blood-choose', ['feed:mila', 'expose:museum', 'expose:nightclub', 'back']);
      s.say('feed:mila').asks(0, 'turn-action');
      expect([s.sheet('mila'), s.sheet('imre'), s.veil]).toEqual([[2, 0], [3, 0], 6]);
      expect(gift(3).say('feed:mila').asks(0, 'turn-action').sheet('mila')).toEqual([4, 0]);
      gift(4).asks(0, 'blood-choose', ['expose:museum', 'expose:nightclub', 'back']);
      expect(gift(4).say('expose:nightclub').asks(0, 'turn-action').in('nightclub')).toEqual([0, 2, 0]);
      acting('imre', {}, { edition }).bars(0, 'blood', 'MN-15.4', 'nothing-in-reach');
    });

    it('MN-15.11 Thousand Eyes exposes the whole city and feeds the others', () => {
      const s = scene({
        family: { imre: { at: 'museum', kills: 6, blood: 2 }, mila: { blood: 0 }, laszlo: { blood: 4 } },
        edition,
        city: { museum: { hidden: 1 }, cathedral: { hidden: 2, exposed: 1 } },
        at: { acting: 'imre' },
      });
      s.say('dark').asks(0, 'turn-action');
      expect([s.in('museum'), s.in('cathedral'), s.veil]).toEqual([[0, 1, 0], [0, 3, 0], 5]);
      expect([s.sheet('imre'), s.sheet('mila'), s.sheet('laszlo')]).toEqual([
        [2, 6],
        [1, 0],
        [4, 0],
      ]);
      acting('imre', { kills: 6 }, { edition }).bars(0, 'dark', 'MN-15.4', 'nothing-to-change');
    });

    it('MN-15.12 Demon Summoning removes all agents but one, which is exposed', () => {
      const s = acting('ishtvan', { kills: 1 }, { edition, city: { museum: { hidden: 3 } } }).say('blood');
      expect([s.asks(0, 'turn-action').in('museum'), s.sheet('ishtvan'), s.state.agents]).toEqual([
        [0, 1, 0],
        [2, 1 + 2 * counts],
        9,
      ]);
      const mixed = acting('ishtvan', {}, { edition, city: { museum: { hidden: 1, exposed: 2 } } }).say(
        'blood',
      );
      expect(mixed.asks(0, 'turn-action').in('museum')).toEqual([0, 1, 0]);
      acting('ishtvan', {}, { edition, city: { museum: { hidden: 1 } } }).bars(
        0,
        'blood',
        'MN-15.12',
        'too-few-agents',
      );
      acting('ishtvan', { blood: 1 }, { edition, city: { museum: { hidden: 2 } } }).bars(
        0,
        'blood',
        'MN-15.1',
        'no-blood',
      );
    });

    it('MN-15.13 MN-R55 Gates of Hell bring any number of the others, with minions', () => {
      const gates = (setting: Partial<Setting> = {}) =>
        scene({
          family: {
            ishtvan: { at: 'museum', kills: 6 },
            mila: { at: 'cathedral', blood: 0 },
            imre: { at: 'asylum' },
            laszlo: { at: 'museum' },
          },
          edition,
          city: { cathedral: { minions: 2 }, asylum: { minions: 1, hidden: 1 } },
          inForce: 'curfew',
          ...setting,
          at: { acting: 'ishtvan' },
        }).say('dark');
      const s = gates().asks(0, 'dark-choose', ['vampire:mila', 'vampire:imre', 'back']);
      s.say('vampire:mila').upTo(0, 2).say(1).asks(0, 'dark-choose', ['vampire:imre', 'stop']).say('stop');
      expect([s.where('mila'), s.where('imre'), s.in('museum'), s.in('cathedral'), s.veil]).toEqual([
        'museum',
        'asylum',
        [0, 0, 1],
        [0, 0, 1],
        4,
      ]);
      // It is not a Move action: under Curfew one is still left.
      expect(s.asks(0, 'turn-action').options(0)).toContain('move');
      const traitor = gates({ lying: { 'the-traitor': 'asylum' } });
      traitor.say('vampire:imre').asks(0, 'dark-choose', ['vampire:mila', 'stop']);
      expect(traitor.in('asylum')).toEqual([1, 0, 1]);
      const alone = scene({
        family: { ishtvan: { kills: 6 }, mila: {} },
        edition,
        at: { acting: 'ishtvan' },
      });
      alone.bars(0, 'dark', 'MN-15.13', 'nobody-elsewhere');
    });

    it('MN-15.14 MN-15.3 Brute Force, any number of times on any die, by night and by day', () => {
      const s = scene({
        family: { laszlo: { at: 'museum' }, imre: {} },
        edition,
        city: { museum: { exposed: 1 } },
        dice: [1, 1],
        at: { acting: 'laszlo' },
      });
      s.bars(0, 'blood', 'MN-15.3', 'only-in-combat').say('fight', 'brute-force:1', 'brute-force:4');
      expect([s.asks(0, 'turn-action').sheet('laszlo'), s.in('museum')]).toEqual([
        [2, 1],
        [0, 0, 0],
      ]);
      const day = scene({
        family: { laszlo: { at: 'museum' }, imre: {} },
        edition,
        city: { museum: { hidden: 3 } },
        dice: [1, 5, 6, 6],
        at: 'hunt',
      });
      day.asks(
        0,
        'combat-modify',
        edition === 'ares' ? ['brute-force:1', 'go-on'] : ['brute-force:1', 'brute-force:5', 'go-on'],
      );
      day.say('brute-force:1').asks(0, 'combat-modify').say('go-on');
      if (edition === 'ares') day.asks(0, 'combat-modify', ['brute-force:5', 'go-on']);
      else expect(day.ends().sheet('laszlo')).toEqual([2, 3]);
    });

    it('MN-15.15 MN-15.23 Warlord’s Fury', () => {
      const fury = (kills: number) =>
        scene({
          family: { laszlo: { at: 'museum', kills, blood: 1 }, imre: {} },
          edition,
          city: { museum: { exposed: 2 } },
          dice: [1, 1, 1, 6],
          at: { acting: 'laszlo' },
        }).say('fight');
      if (edition === 'ares') {
        const first = fury(6).say('die:6').asks(0, 'combat-modify', ['fury', 'go-on']).say('fury');
        first
          .told('fury', { dice: [6] })
          .told('die-selected', { value: 1, counts: 6 })
          .asks(0, 'turn-action');
        expect([first.sheet('laszlo'), first.veil]).toEqual([[1, 8], 5]);
      } else {
        const both = fury(6)
          .say('die:1', 'die:1')
          .asks(0, 'combat-modify', ['brute-force:1', 'fury', 'go-on']);
        both
          .say('fury')
          .told('fury', { dice: [1, 1] })
          .asks(0, 'turn-action');
        expect([both.sheet('laszlo'), both.veil]).toEqual([[1, 8], 5]);
      }
      const weak = fury(5).say('die:1');
      if (edition === 'ares') weak.asks(0, 'combat-modify', ['brute-force:1', 'go-on']);
      else weak.say('die:1').asks(0, 'combat-modify', ['brute-force:1', 'go-on']);
    });

    it('MN-15.16 MN-15.6 MN-15.7 Temptation makes an agent of either side a minion', () => {
      const s = acting('mila', {}, { edition, veil: 3, city: { museum: { hidden: 1, exposed: 1 } } }).say(
        'blood',
      );
      s.asks(0, 'blood-choose', ['side:hidden', 'side:exposed', 'back'])
        .say('side:exposed')
        .asks(0, 'turn-action');
      expect([s.in('museum'), s.sheet('mila'), s.veil]).toEqual([[1, 0, 1], [1, counts], 3]);
      acting('mila', {}, { edition }).bars(0, 'blood', 'MN-15.4', 'no-agents');
      acting('mila', { blood: 2 }, { edition, city: { museum: { hidden: 1 } } }).bars(0, 'blood', 'MN-15.1');
    });

    it('MN-15.17 Crimson Court replaces one or two', () => {
      const court = () =>
        acting('mila', { kills: 6 }, { edition, city: { museum: { hidden: 1, exposed: 2 } } }).say('dark');
      const s = court().asks(0, 'dark-choose', ['side:hidden', 'side:exposed', 'back']).say('side:hidden');
      s.asks(0, 'dark-choose', ['side:exposed', 'stop']).say('side:exposed').asks(0, 'turn-action');
      expect([s.in('museum'), s.sheet('mila'), s.veil]).toEqual([[0, 1, 2], [4, 6 + 2 * counts], 5]);
      expect(court().say('side:exposed', 'stop').asks(0, 'turn-action').in('museum')).toEqual([1, 1, 1]);
      expect(court().say('back').asks(0, 'turn-action').veil).toBe(6);
      const one = acting('mila', { kills: 6 }, { edition, minions: 0, city: { museum: { hidden: 1 } } });
      expect(one.say('dark').asks(0, 'turn-action').in('museum')).toEqual([0, 0, 0]);
    });

    it('MN-15.18 MN-15.21 MN-15.22 MN-R38 Clairvoyance: up to two of the three printed districts', () => {
      // Night Shift: P7, P4 and P6.
      const see = (setting: Partial<Setting>) =>
        scene({
          family: { nevena: { at: 'museum', sigil: 'cathedral' }, imre: {} },
          edition,
          events: ['night-shift', 'siege'],
          city: {
            'police-station': { hidden: 2 },
            'city-park': { exposed: 1 },
            'newspaper-office': { hidden: 1 },
          },
          ...setting,
          at: { acting: 'nevena' },
        });
      const s = see({}).say('blood');
      s.asks(0, 'blood-choose', [
        'agent:police-station.hidden',
        'agent:city-park.exposed',
        'agent:newspaper-office.hidden',
        'stop',
      ]);
      s.say('agent:police-station.hidden', 'stop').asks(0, 'turn-action');
      expect([s.in('police-station'), s.sheet('nevena'), s.state.top]).toEqual([
        [1, 0, 0],
        [2, counts],
        'night-shift',
      ]);
      s.say('blood', 'agent:police-station.hidden').asks(0, 'blood-choose', [
        'agent:city-park.exposed',
        'agent:newspaper-office.hidden',
        'stop',
      ]);
      see({ faceUp: true, city: {} }).bars(0, 'blood', 'MN-15.4', 'nothing-to-change');
      see({ city: {} }).say('blood').told('event-revealed').asks(0, 'turn-action');
      see({ events: [] }).bars(0, 'blood', 'MN-15.18', 'deck-empty');
    });

    it('MN-15.19 MN-15.20 MN-21.4 Rewritten Fate discards the top card or a lying one', () => {
      const fate = (setting: Partial<Setting>) =>
        acting(
          'nevena',
          { kills: 6 },
          {
            edition,
            events: ['night-shift', 'siege'],
            city: { 'police-station': { hidden: 2, exposed: 1 }, 'city-park': { exposed: 1 } },
            ...setting,
          },
        );
      const s = fate({}).say('dark').asks(0, 'dark-choose', ['top', 'back']).say('top');
      s.told('ability', { veil: 1 }).told('event-rewritten', { event: 'night-shift', fromDeck: true });
      expect([s.asks(0, 'turn-action').in('police-station'), s.in('city-park'), s.veil]).toEqual([
        [0, 0, 0],
        [0, 0, 0],
        5,
      ]);
      expect([s.sheet('nevena')[1], s.state.eventDeck, s.state.inForce]).toEqual([
        Math.min(9, 6 + 4 * counts),
        ['siege'],
        null,
      ]);
      fate({ events: [] }).bars(0, 'dark', 'MN-15.19', 'no-card');
      fate({ events: [], lying: { stakeout: 'nevena' } })
        .say('dark')
        .asks(0, 'dark-choose', ['card:stakeout', 'back']);
      fate({ events: [], inForce: 'curfew' }).bars(0, 'dark', 'MN-15.19', 'no-card');
    });
  });

describe('MN-15 abilities in general', () => {
  it('MN-15.1 a blood ability any number of times from kill count 0, in its own turn only', () => {
    const s = acting('agnieszka', {}, { city: { museum: { hidden: 3 } } });
    s.say('blood', 'push:asylum', 'take:1.0', 'blood', 'push:asylum', 'take:2.0').asks(0, 'turn-action');
    expect([s.in('asylum'), s.sheet('agnieszka'), s.ap]).toEqual([[3, 0, 0], [2, 0], 2]);
  });

  it('MN-15.2 a dark ability any number of times from kill count 6', () => {
    const s = acting('mila', { kills: 6 }, { city: { museum: { hidden: 4 } } });
    s.say('dark', 'side:hidden', 'dark', 'side:hidden').asks(0, 'turn-action');
    expect([s.veil, s.in('museum')]).toEqual([4, [0, 0, 4]]);
  });

  it('MN-15.3 Laszlo’s abilities cannot be used in his turn', () => {
    const s = scene({ family: { laszlo: { kills: 9 }, imre: {} }, at: { acting: 'laszlo' } });
    s.bars(0, 'blood', 'MN-15.3').bars(0, 'dark', 'MN-15.3', 'only-in-combat');
  });

  it('MN-15.4 an ability must change something: no Brute Force on a 6', () => {
    for (const edition of ['ares', 'igrology'] as const satisfies readonly Edition[]) {
      const s = scene({
        family: { laszlo: { at: 'museum' }, imre: {} },
        edition,
        city: { museum: { exposed: 1 } },
        at: { acting: 'laszlo' },
      });
      s.say('fight').asks(0, 'turn-action');
    }
  });

  it('MN-15.5 a veil cost that takes the veil to 0 loses, and nothing else happens', () => {
    const s = acting('mila', { kills: 6 }, { veil: 1, city: { museum: { hidden: 1 } } });
    s.say('dark').untold('agents-removed').finished('veil');
    const laszlo = scene({
      family: { laszlo: { at: 'museum', kills: 6 }, imre: {} },
      veil: 1,
      city: { museum: { exposed: 1 } },
      dice: [1, 1],
      at: { acting: 'laszlo' },
    });
    laszlo.say('fight', 'fury').untold('fury').finished('veil');
    const others = [
      acting('agnieszka', { kills: 6 }, { veil: 1, city: { museum: { hidden: 1 } } }).say(
        'dark',
        'district:asylum',
      ),
      acting('imre', { kills: 6 }, { veil: 1, city: { museum: { hidden: 1 } } }).say('dark'),
      acting('nevena', { kills: 6 }, { veil: 1 }).say('dark', 'top'),
    ];
    for (const one of others) one.finished('veil');
  });
});
