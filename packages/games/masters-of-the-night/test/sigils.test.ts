import { describe, expect, it } from 'vitest';
import { type DistrictSetting, EDITIONS_OF_SCENES, type Setting, scene } from './kit.ts';

/** Imre at the Museum with kill count 9, about to seal it. */
function sealing(place: DistrictSetting, setting: Partial<Setting> = {}) {
  return scene({
    family: { imre: { at: 'museum', kills: 9 }, mila: {} },
    ...setting,
    city: { museum: place },
    at: { acting: 'imre' },
  });
}

describe('MN-16 sigils', () => {
  it('MN-16.1 the conditions of Sigillate', () => {
    sealing({}).bars(0, 'sigillate', 'MN-16.1', 'no-minion-here');
    sealing({ minions: 1, hidden: 1 }).bars(0, 'sigillate', 'MN-16.1', 'agents-here');
    sealing({ minions: 1, exposed: 1 }).bars(0, 'sigillate', 'MN-16.1', 'agents-here');
    const other = { imre: { at: 'museum', kills: 9 }, mila: { sigil: 'museum' } } as const;
    sealing({ minions: 1 }, { family: other }).bars(0, 'sigillate', 'MN-16.1', 'sigil-here');
    sealing({ minions: 1 }, { lying: { 'consecrated-ground': 'museum' } }).bars(
      0,
      'sigillate',
      'MN-16.1',
      'consecrated',
    );
    const few = { imre: { at: 'museum', kills: 8 }, mila: {} } as const;
    sealing({ minions: 1 }, { family: few }).bars(0, 'sigillate', 'MN-9.2', 'kills-needed');
  });

  it('MN-16.2 MN-16.3 a minion is replaced by the sigil, permanently', () => {
    const s = sealing({ minions: 2 }).say('sigillate').told('minions-removed', { source: 'sigillate' });
    s.told('sigil', { vampire: 'imre', district: 'museum', sigil: 'sigil-of-the-spring' });
    s.bars(0, 'sigillate', 'MN-16.3', 'sigil-placed');
    expect([s.in('museum'), s.district('museum').sigil, s.vampire('imre').sigil, s.ap]).toEqual([
      [0, 0, 1],
      0,
      1,
      1,
    ]);
  });

  it('MN-16.4 MN-R37 relics and other lying cards do not prevent it', () => {
    const s = sealing({ minions: 1, relics: ['stone-gargoyle'] }, { lying: { 'copycat-gang': 'asylum' } });
    s.say('sigillate').told('sigil').asks(0, 'turn-action');
  });

  it('MN-16.5 MN-16.6 MN-R36 a sigil gives the majority, but is not a minion', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 9, sigil: 'museum' }, mila: { at: 'museum', sigil: 'asylum' } },
      city: { museum: { minions: 1, exposed: 2 } },
      at: { acting: 'imre' },
    });
    s.bars(0, 'ritual', 'MN-20.1', 'minions-missing').say('fight').upTo(0, 1);
    const day = scene({
      family: { imre: { kills: 2, sigil: 'museum' }, mila: {} },
      city: { museum: { hidden: 3 } },
      at: 'day-districts',
    });
    day.told('relic-drawn').ends();
  });

  it('MN-16.7 a sigillated district keeps its effect, and agents may enter it', () => {
    const s = scene({
      family: { imre: { sigil: 'police-station' }, mila: {} },
      at: { event: 'blood-tests' },
    });
    s.say('district:nightclub').ends();
    expect(s.in('police-station')).toEqual([1, 0, 0]);
    const club = scene({
      family: { imre: { at: 'nightclub', blood: 1, sigil: 'nightclub' }, mila: {} },
      dice: [6, 6],
      at: { acting: 'imre' },
    });
    club.say('activate', 'die:6').asks(0, 'turn-action');
  });

  for (const edition of EDITIONS_OF_SCENES) {
    it(`MN-16.8 Sigil of Mirages in ${edition}: the leader may send two agents away`, () => {
      const s = scene({
        family: { agnieszka: { sigil: 'museum' }, imre: {} },
        leader: 'imre',
        edition,
        city: { museum: { hidden: 2, exposed: 1, minions: 1 } },
        at: 'night',
      });
      s.asks(1, 'night-mirage', [
        'move:hidden.railway-station',
        'move:hidden.asylum',
        'move:hidden.nightclub',
        'move:exposed.railway-station',
        'move:exposed.asylum',
        'move:exposed.nightclub',
        'stop',
      ]);
      s.say('move:exposed.asylum').asks(1, 'night-mirage').say('move:hidden.railway-station');
      s.untold('veil').asks(1, 'turn-action');
      expect([s.in('museum'), s.in('asylum'), s.in('railway-station')]).toEqual([
        [1, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
      ]);
      const empty = scene({ family: { agnieszka: { sigil: 'museum' }, imre: {} }, edition, at: 'night' });
      empty.asks(0, 'turn-action');
    });

    it(`MN-16.9 Sigil of the Spring in ${edition}: 1 blood at the beginning of a turn there`, () => {
      const spring = (at: 'museum' | 'asylum', blood: number) =>
        scene({
          family: { imre: { sigil: 'museum' }, mila: { at, blood } },
          edition,
          at: { turn: 'mila' },
        })
          .asks(1, 'turn-action')
          .sheet('mila');
      expect([spring('museum', 2), spring('museum', 4), spring('asylum', 2)]).toEqual([
        [3, 0],
        [4, 0],
        [2, 0],
      ]);
    });

    it(`MN-16.10 MN-21.2 Sigil of the Pit in ${edition}: a minion each night`, () => {
      const pit = (minions?: number) =>
        scene({
          family: { ishtvan: { sigil: 'museum' }, imre: {} },
          edition,
          veil: 3,
          ...(minions === undefined ? {} : { minions }),
          at: 'night',
        }).asks(0, 'turn-action');
      const s = pit().told('minions-added', { district: 'museum', source: 'sigil-of-the-pit' });
      expect([s.in('museum'), s.veil]).toEqual([[0, 0, 1], 3]);
      expect(pit(0).in('museum')).toEqual([0, 0, 0]);
    });

    it(`MN-16.11 Sigil of War in ${edition}: every die counts 1 higher there, for anybody, day and night`, () => {
      const night = scene({
        family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
        edition,
        city: { museum: { exposed: 1 } },
        dice: [2, 2],
        at: { acting: 'imre' },
      });
      night.say('fight').told('die-selected', { value: 2, counts: 3 });
      expect(night.asks(0, 'turn-action').in('museum')).toEqual([0, 0, 0]);
      const day = scene({
        family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
        edition,
        city: { museum: { hidden: 3 } },
        dice: [2, 4, 6, 6],
        at: 'hunt',
      });
      expect(day.ends().sheet('imre')).toEqual([3, 3]);
    });

    it(`MN-16.12 Sigil of Desire in ${edition}: Recruit for 1 action point there`, () => {
      const s = scene({
        family: {
          imre: { at: 'museum', kills: 2, relics: ['contract-of-servitude'] },
          mila: { sigil: 'museum' },
        },
        edition,
        at: { acting: 'imre', ap: 1 },
      });
      // The Contract brings no further reduction, so there is no question.
      s.say('recruit').told('action', { action: 'recruit', cost: 1 }).ends();
      expect(s.sheet('imre')).toEqual([4, 2]);
    });

    it(`MN-16.13 MN-16.14 Sigil of Foresight in ${edition}: the grid can be turned, for the text too`, () => {
      const draw = (answer: string) =>
        scene({
          family: { nevena: { sigil: 'asylum' }, imre: {} },
          leader: 'imre',
          edition,
          at: { event: 'the-inquisitor' },
        })
          .asks(1, 'event-turn-grid', ['printed', 'turned'])
          .say(answer);
      const turned = draw('turned').asks(1, 'event-blue-numbers', [
        'district:blood-bank',
        'district:nightclub',
      ]);
      turned.say('district:blood-bank').told('grid', { red: 'police-station', turned: true }).ends();
      expect([turned.in('police-station'), turned.state.lying[0]?.district]).toEqual([[1, 0, 0], 6]);
      draw('printed').asks(1, 'event-blue-numbers', ['district:museum', 'district:nightclub']);
    });
  }

  it('MN-16.15 Shattered Circles suspend every sigil, but not the majority', () => {
    const lying = { 'shattered-circles': 'cathedral' } as const;
    const city = { cathedral: { hidden: 1 }, museum: { hidden: 1 } } as const;
    const family = { agnieszka: { sigil: 'museum' }, ishtvan: { sigil: 'asylum' } } as const;
    const night = scene({ family, city, lying, at: 'night' }).untold('minions-added').asks(0, 'turn-action');
    expect(night.in('asylum')).toEqual([0, 0, 0]);
    const grid = scene({
      family: { nevena: { sigil: 'asylum' }, imre: {} },
      city,
      lying,
      at: { event: 'blood-tests' },
    });
    grid.asks(0, 'event-blue-numbers');
    const recruit = scene({
      family: { mila: { at: 'museum', sigil: 'museum' }, imre: {} },
      city,
      lying,
      at: { acting: 'mila', ap: 1 },
    });
    recruit.bars(0, 'recruit', 'MN-9.1');
    const war = scene({
      family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
      city: { cathedral: { hidden: 1 }, museum: { exposed: 1 } },
      lying,
      dice: [2, 2],
      at: { acting: 'imre' },
    });
    war.say('fight').told('die-selected', { counts: 2 }).asks(0, 'turn-action');
    const majority = scene({
      family: { imre: { kills: 2, sigil: 'museum' }, mila: {} },
      city,
      lying,
      at: 'day-districts',
    });
    majority.say('district:museum').told('relic-drawn').ends();
  });
});
