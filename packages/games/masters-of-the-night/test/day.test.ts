import { describe, expect, it } from 'vitest';
import { type Setting, scene } from './kit.ts';

const DUO = { imre: {}, mila: {} } as const;

describe('MN-3 dice', () => {
  it('MN-3.1 MN-3.2 MN-3.6 a used die is set aside with the value it shows', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
      city: { museum: { exposed: 1 } },
      dice: [2, 4],
      at: { acting: 'imre' },
    });
    s.say('fight').asks(0, 'combat-die', ['die:2', 'die:4']).say('die:2');
    s.told('die-selected', { value: 2, counts: 3 }).asks(0, 'turn-action');
    expect([s.dice, s.state.aside]).toEqual([[4], [0, 2, 1, 0, 0, 0, 0]]);
  });

  it('MN-3.8 MN-3.9 a choice of dice is a choice of values, any of them', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
      dice: [3, 3, 3, 5],
      at: { acting: 'imre' },
    });
    s.say('activate').asks(0, 'activate-die', ['die:3', 'die:5', 'back']);
  });

  it('MN-3.3 a die spent outside a combat can be the last one', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
      dice: [3],
      at: { acting: 'imre' },
    });
    s.say('activate').rolling('die:3', 1, 1, 2, 6).asks(0, 'turn-action');
    expect([s.dice, s.state.aside]).toEqual([
      [1, 1, 2, 6],
      [0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('MN-3.4 MN-22.10 in igrology the reserve is rolled when more dice are needed, or when the combat is over', () => {
    const combat = (exposed: number) =>
      scene({
        family: { imre: { at: 'museum' }, mila: {} },
        edition: 'igrology',
        city: { museum: { exposed } },
        dice: [5, 6],
        at: { acting: 'imre' },
      }).say('fight');
    const two = combat(2).rolling('die:5', 1, 2, 3, 4);
    two
      .told('dice-applied', { values: [5, 6] })
      .told('rolled', { source: 'empty' })
      .asks(0, 'turn-action');
    const three = combat(3).rolling('die:5', 1, 2, 3, 4).asks(0, 'combat-die');
    three
      .say('die:4')
      .told('rolled')
      .told('dice-applied', { values: [5, 6, 4] })
      .asks(0, 'turn-action');
    expect(three.dice).toEqual([1, 2, 3]);
  });

  it('MN-3.5 MN-3.7 standing modifiers are summed up first and clamped, abilities come after them', () => {
    const s = scene({
      family: { laszlo: { at: 'museum' }, imre: {} },
      city: { museum: { exposed: 1 } },
      dice: [1, 1],
      lying: { 'the-inquisitor': 'museum' },
      at: { acting: 'laszlo' },
    });
    s.say('fight').told('die-selected', { value: 1, counts: 1 });
    s.asks(0, 'combat-modify', ['brute-force:1', 'go-on']).say('brute-force:1');
    s.told('die-modified', { before: 1, after: 4 }).asks(0, 'combat-modify');
  });
});

describe('MN-4 veil', () => {
  it('MN-4.2 MN-20.4 at 0 the game is lost before anything else happens', () => {
    const s = scene({
      family: { imre: { blood: 0 }, mila: {} },
      veil: 1,
      at: { turn: 'imre' },
    });
    s.told('woke').told('ended', { cause: 'veil', won: false }).finished('veil');
  });

  it('MN-4.3 MN-R19 the column changes between veil 4 and 3, and is read when the card is drawn', () => {
    const red = (veil: number) => {
      const s = scene({ family: DUO, veil, at: { event: 'night-shift' } })
        .say('district:city-park')
        .ends();
      return s.in('police-station')[0];
    };
    expect([6, 5, 4, 3, 2, 1].map(red)).toEqual([1, 1, 1, 2, 2, 2]);
    const copycat = scene({ family: DUO, veil: 4, at: { event: 'copycat-gang' } });
    copycat.told('grid', { column: 'high' }).say('district:police-station').ends();
  });

  it('MN-4.4 MN-18.8 MN-21.1 MN-R49 only cards and texts that name the veil change it', () => {
    const cathedral = (setting: Partial<Setting>) =>
      scene({ family: { ...DUO, imre: { at: 'cathedral' } }, ...setting, at: 'day-districts' })
        .untold('veil')
        .ends();
    const s = cathedral({ city: { cathedral: { hidden: 2, minions: 1 } } });
    expect(s.in('cathedral')).toEqual([3, 0, 1]);
    expect(cathedral({ city: { cathedral: { hidden: 2 } }, agents: 0 }).in('cathedral')).toEqual([2, 0, 0]);
  });

  it('MN-4.6 MN-6.13 decreases of a card are applied together at its end, increases at once', () => {
    const s = scene({
      family: { imre: { blood: 1 }, mila: {} },
      city: { nightclub: { minions: 1 } },
      veil: 1,
      at: { event: 'curse-of-our-clan' },
    });
    s.say('district:asylum').told('veil', { before: 1, after: 2 });
    s.told('event-losses', { before: 2, after: 1, entered: ['nightclub'] }).ends();
  });
});

describe('MN-5 round and day', () => {
  it('MN-5.1 MN-5.2 a round is a day and a night; the leader passes clockwise, whoever controls it', () => {
    const s = scene({
      family: { imre: { seat: 0 }, mila: { seat: 0 }, laszlo: { seat: 1 } },
      leader: 'mila',
      events: ['curfew', 'blood-tests'],
      at: 'round',
    });
    s.told('round', { round: 3 }).told('leader', { vampire: 'laszlo' }).say('district:police-station');
    s.told('night', { leader: 'laszlo' }).told('turn', { vampire: 'laszlo' }).say('end-turn');
    s.told('turn', { vampire: 'imre' }).say('end-turn').told('turn', { vampire: 'mila' }).say('end-turn');
    s.told('round', { round: 4 }).told('leader', { vampire: 'imre' }).asks(0, 'event-blue-numbers');
  });

  it('MN-5.2 MN-5.3 in round 1 the leader stays the same and there is no dawn', () => {
    const s = scene({
      family: DUO,
      round: 0,
      city: { cathedral: { hidden: 1 } },
      lying: { 'the-grand-inquisitor': 'cathedral' },
      events: ['blood-tests'],
      at: 'round',
    });
    s.untold('leader').untold('dawn').asks(0, 'event-blue-numbers');
    expect(s.in('cathedral')).toEqual([2, 0, 0]);
  });

  it('MN-5.3 MN-5.4 lying cards act at dawn, in the order in which they entered play, each with its own losses', () => {
    const s = scene({
      family: { imre: { at: 'blood-bank' }, mila: { blood: 2 } },
      city: { cathedral: { hidden: 1, minions: 1 } },
      lying: {
        'hunters-mark': 'imre',
        'curse-of-our-clan': 'mila',
        'the-grand-inquisitor': 'cathedral',
      },
      events: ['blood-tests'],
      at: 'round',
    });
    s.told('dawn', { event: 'hunters-mark' }).told('event-losses', { before: 6, after: 5 });
    s.told('dawn', { event: 'curse-of-our-clan' }).told('blood-lost', { vampire: 'mila', after: 1 });
    s.told('dawn', { event: 'the-grand-inquisitor' }).told('event-losses', { before: 5, after: 4 });
    s.asks(1, 'event-blue-numbers');
  });

  it('MN-5.5 MN-5.9 MN-1.14 each day effect once; the leader is asked only if the order can matter', () => {
    const s = scene({
      family: { imre: { kills: 2, blood: 3 }, mila: {} },
      city: {
        museum: { minions: 1 },
        'blood-bank': { minions: 1 },
        'city-park': { hidden: 1 },
        cathedral: { hidden: 1 },
      },
      at: 'day-districts',
    });
    s.asks(0, 'day-next-district', [
      'district:museum',
      'district:city-park',
      'district:blood-bank',
      'district:cathedral',
    ]);
    s.say('district:cathedral', 'district:museum', 'district:city-park').ends();
    expect([s.veil, s.in('cathedral'), s.sheet('imre')]).toEqual([5, [2, 0, 0], [4, 2]]);
    expect(s.state.resolvedDistricts.length).toBe(4);
    scene({
      family: DUO,
      city: { asylum: { minions: 1 }, museum: { minions: 1 } },
      at: 'day-districts',
    }).ends();
  });

  it('MN-5.6 MN-5.7 MN-R27 the condition is checked when a district is chosen; bad effects are mandatory', () => {
    const s = scene({
      family: { ...DUO, imre: { kills: 2 } },
      city: { asylum: { minions: 1 }, 'city-park': { hidden: 1 }, museum: { minions: 1, hidden: 1 } },
      at: 'day-districts',
    });
    s.say('district:museum').told('day-district', { district: 'museum', effect: false });
    s.asks(0, 'day-next-district', ['district:asylum', 'district:city-park']).say('district:asylum', 'pass');
    s.told('declined', { source: 'asylum' })
      .told('veil', { before: 6, after: 5, source: 'city-park' })
      .ends();
  });

  it('MN-5.5 a relic can give the Blood Bank somebody to feed', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: {} },
      city: { museum: { minions: 1 }, 'blood-bank': { minions: 1 } },
      relics: ['pristine-blood'],
      at: 'day-districts',
    });
    s.asks(0, 'day-next-district', ['district:museum', 'district:blood-bank']).say('district:museum').ends();
    expect(s.sheet('imre')).toEqual([5, 2]);
  });

  it('MN-5.10 MN-5.11 an event card, then the hunt, then the night', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      city: { museum: { hidden: 2 } },
      events: ['carnival-night'],
      at: 'round',
    });
    s.say('district:nightclub').told('event-over').told('combat', { day: true }).told('night');
    s.asks(1, 'turn-action');
  });
});
