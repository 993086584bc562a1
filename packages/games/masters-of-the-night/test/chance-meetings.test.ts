import { describe, expect, it } from 'vitest';
import { type Setting, scene } from './kit.ts';

/** Cards, abilities, relics and sigils combined at random because no other test combines them. */

describe('abilities and lying cards', () => {
  it('MN-15.8 MN-15.6 MN-19.5 Siren’s Lure and Copycat Gang: luring the last agent away is rewarded with 2 veil', () => {
    const s = scene({
      family: { agnieszka: { at: 'city-park' }, mila: { at: 'nightclub' } },
      veil: 3,
      city: { 'city-park': { hidden: 1, minions: 1 } },
      lying: { 'copycat-gang': 'city-park' },
      at: { acting: 'agnieszka' },
    });
    s.say('blood', 'push:nightclub').told('event-discarded', { event: 'copycat-gang' });
    expect([s.asks(0, 'turn-action').veil, s.in('nightclub'), s.sheet('agnieszka')]).toEqual([
      5,
      [1, 0, 0],
      [3, 0],
    ]);
  });

  it('MN-15.5 MN-15.9 MN-19.5 Piper of Shadows and Copycat Gang: the price comes first, even if the reward would save the game', () => {
    const piper = (veil: number) =>
      scene({
        family: { agnieszka: { at: 'museum', kills: 6 }, mila: {} },
        veil,
        city: { 'city-park': { hidden: 1, minions: 1 } },
        lying: { 'copycat-gang': 'city-park' },
        at: { acting: 'agnieszka' },
      }).say('dark', 'district:nightclub');
    const two = piper(2).told('veil', { before: 2, after: 1 }).say('all');
    two.told('veil', { before: 1, after: 3, source: 'copycat-gang' }).asks(0, 'turn-action');
    expect(two.in('nightclub')).toEqual([0, 1, 0]);
    piper(1).untold('agents-moved').finished('veil');
  });

  it('MN-15.19 MN-19.7 MN-9.9 Rewritten Fate and Lost Luggage: no relic comes, but the trains are cheaper again', () => {
    const s = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      veil: 3,
      city: {
        'railway-station': { hidden: 1 },
        museum: { hidden: 1 },
        'police-station': { exposed: 2 },
      },
      lying: { 'lost-luggage': 'railway-station' },
      at: { acting: 'nevena' },
    });
    s.bars(0, 'activate', 'MN-9.1', 'no-action-points').say('dark', 'card:lost-luggage');
    s.untold('relic-drawn').told('kills', { before: 6, after: 7 }).told('kills', { before: 7, after: 9 });
    expect([s.in('railway-station'), s.in('police-station')]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
    s.say('activate').asks(0, 'station-to');
  });

  it('MN-14.9 MN-15.17 Crimson Court and Marked for the Stake: kills by an ability are not credited', () => {
    const s = scene({
      family: { mila: { at: 'museum', kills: 6 }, imre: {} },
      veil: 4,
      city: { museum: { hidden: 2 } },
      lying: { 'marked-for-the-stake': 'mila' },
      at: { acting: 'mila' },
    });
    s.say('dark', 'side:hidden').asks(0, 'turn-action');
    expect([s.sheet('mila'), s.veil, s.in('museum'), s.lying]).toEqual([
      [4, 8],
      3,
      [0, 0, 2],
      ['marked-for-the-stake'],
    ]);
  });

  it('MN-15.15 MN-3.7 MN-10.10 Warlord’s Fury and The Inquisitor: a 6 is a 6, for this die and the next', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', kills: 6 }, imre: {} },
      veil: 3,
      city: { museum: { exposed: 2 } },
      dice: [1, 1, 5, 5],
      lying: { 'the-inquisitor': 'museum' },
      at: { acting: 'laszlo' },
    });
    s.say('fight', 'die:5').told('die-selected', { value: 5, counts: 4 }).say('fury');
    s.say('die:1').told('die-selected', { value: 1, counts: 6 }).told('combat-over', { removed: 2 });
    s.told('veil', { before: 2, after: 3, source: 'the-inquisitor' }).asks(0, 'turn-action');
    expect(s.sheet('laszlo')).toEqual([4, 8]);
  });

  it('MN-15.15 MN-5.4 Warlord’s Fury and Hunter’s Mark: the veil that the fury took comes back at the end of the turn', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', kills: 6 }, imre: {} },
      veil: 3,
      city: { museum: { exposed: 2 } },
      dice: [1, 1, 2, 6],
      lying: { 'hunters-mark': 'laszlo' },
      at: { acting: 'laszlo' },
    });
    s.say('fight', 'die:1', 'fury', 'die:1').told('combat-over', { left: 0 });
    expect([s.asks(0, 'turn-action').veil, s.lying]).toEqual([2, ['hunters-mark']]);
    s.say('end-turn').told('event-discarded', { event: 'hunters-mark' });
    expect(s.ends().veil).toBe(3);
  });

  it('MN-15.16 MN-19.5 Temptation and The Grand Inquisitor: the last agent of the Cathedral changes sides', () => {
    const s = scene({
      family: { mila: { at: 'cathedral' }, imre: {} },
      veil: 2,
      city: { cathedral: { hidden: 1 } },
      lying: { 'the-grand-inquisitor': 'cathedral' },
      at: { acting: 'mila' },
    });
    s.say('blood').told('event-discarded', { event: 'the-grand-inquisitor' }).told('minions-added');
    expect([s.asks(0, 'turn-action').veil, s.in('cathedral'), s.sheet('mila')]).toEqual([
      4,
      [0, 0, 1],
      [1, 1],
    ]);
  });
});

describe('abilities and other effects at night', () => {
  it('MN-R55 MN-15.13 MN-19.3 Gates of Hell and Curfew: a vampire brought has not moved yet, and one that has moved may open them', () => {
    const s = scene({
      family: { ishtvan: { at: 'museum', kills: 6 }, mila: { at: 'blood-bank' } },
      veil: 5,
      inForce: 'curfew',
      at: [
        { step: 'turn', vampire: 0 },
        { step: 'turn', vampire: 1 },
      ],
    });
    s.say('move', 'to:asylum').bars(0, 'move', 'MN-19.3', 'one-move-tonight').say('dark', 'vampire:mila');
    // After that Ishtvan has nothing left, and Mila has nothing left after her one Move.
    s.told('moved', { vampire: 'mila', to: 'asylum' }).told('turn-over', { vampire: 'ishtvan', unused: 1 });
    s.asks(1, 'turn-action').say('move', 'to:newspaper-office').told('turn-over', { unused: 1 }).ends();
    expect([s.veil, s.where('ishtvan'), s.where('mila')]).toEqual([3, 'asylum', 'newspaper-office']);
  });

  it('MN-15.22 MN-16.13 MN-16.14 Clairvoyance and the Sigil of Foresight: seen as printed by night, turned by day', () => {
    const s = scene({
      family: { nevena: { at: 'museum', sigil: 'museum' }, imre: { at: 'museum' } },
      city: { 'police-station': { hidden: 1 }, asylum: { hidden: 1 } },
      // Red P7, blue P4 and P6; turned, red P3.
      events: ['night-shift'],
      at: [{ step: 'turn', vampire: 0 }, { step: 'draw-event' }],
    });
    s.say('blood').told('event-revealed', { event: 'night-shift' });
    s.asks(0, 'blood-choose', ['agent:police-station.hidden', 'stop']).say('agent:police-station.hidden');
    s.say('end-turn').told('event-drawn', { event: 'night-shift' }).asks(0, 'event-turn-grid').say('turned');
    s.told('grid', { red: 'asylum', turned: true }).say('district:city-park').ends();
    expect([s.in('asylum'), s.in('police-station')]).toEqual([
      [2, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('MN-14.3 MN-14.6 MN-16.1 Clairvoyance and Sigillate: the ninth kill clears the district for the seal', () => {
    const setting: Omit<Setting, 'edition'> = {
      family: { nevena: { at: 'police-station', kills: 8 }, imre: {} },
      city: { 'police-station': { hidden: 1, minions: 1 } },
      events: ['night-shift'],
      at: { acting: 'nevena' },
    };
    const s = scene(setting).bars(0, 'sigillate', 'MN-9.2', 'kills-needed');
    s.say('blood', 'agent:police-station.hidden', 'sigillate').told('sigil', { district: 'police-station' });
    expect([s.asks(0, 'turn-action').sheet('nevena'), s.in('police-station')]).toEqual([
      [2, 9],
      [0, 0, 0],
    ]);
    // In igrology abilities do not count kills.
    const other = scene({ ...setting, edition: 'igrology' }).say('blood', 'agent:police-station.hidden');
    other.bars(0, 'sigillate', 'MN-9.2', 'kills-needed');
  });

  it('MN-15.2 MN-13.8 MN-9.15 Piper of Shadows and the Tyrant’s Mask: drained by the price, she still chooses whom to lead', () => {
    const s = scene({
      family: { agnieszka: { at: 'museum', kills: 6, blood: 2, relics: ['tyrants-mask'] }, mila: {} },
      veil: 1,
      city: { asylum: { hidden: 1 }, nightclub: { hidden: 1, exposed: 1 } },
      at: { acting: 'agnieszka' },
    });
    s.say('dark', 'blood', 'district:museum').told('drained', { vampire: 'agnieszka' });
    s.asks(0, 'dark-choose').say('agent:nightclub.hidden', 'stop').told('agents-exposed', { count: 1 });
    s.told('turn-over', { vampire: 'agnieszka', unused: 0, drained: true }).ends();
    expect([s.veil, s.in('museum'), s.in('nightclub')]).toEqual([1, [0, 1, 0], [0, 1, 0]]);
  });

  it('MN-R51 MN-8.7 MN-13.8 Siren’s Lure and the Distortion Timepiece: the action point that was bought is lost with the last blood', () => {
    const s = scene({
      family: { agnieszka: { at: 'museum', blood: 2, kills: 2, relics: ['distortion-timepiece'] }, mila: {} },
      city: { asylum: { hidden: 1 } },
      at: { acting: 'agnieszka' },
    });
    s.say('relic:distortion-timepiece').told('action-point', { ap: 3 }).say('blood', 'pull:asylum');
    s.told('drained').told('agents-moved', { to: 'museum' }).told('turn-over', { unused: 0 }).ends();
  });

  it('MN-17.4 MN-15.7 MN-19.5 Temptation by the Signet and The Informer: the card goes before the minion comes', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', kills: 2, relics: ['signet-of-the-lost-kin'] }, nevena: {} },
      veil: 3,
      city: { nightclub: { hidden: 1 } },
      lying: { 'the-informer': 'nightclub' },
      at: { acting: 'imre' },
    });
    s.say('blood').asks(0, 'blood-choose', ['ability:imre', 'ability:agnieszka', 'ability:mila', 'back']);
    s.say('ability:mila').told('event-discarded', { event: 'the-informer' }).told('minions-added');
    expect([s.asks(0, 'turn-action').veil, s.in('nightclub'), s.sheet('imre')]).toEqual([
      4,
      [0, 0, 1],
      [1, 3],
    ]);
  });

  it('MN-10.2 MN-10.10 MN-19.7 a trade and Shattered Circles: minions alone can clear the district, and everybody there drinks', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 2, sigil: 'nightclub' },
        mila: { at: 'museum', blood: 0 },
        nevena: { blood: 3 },
      },
      city: { museum: { exposed: 2, minions: 2 } },
      lying: { 'shattered-circles': 'museum' },
      at: { acting: 'imre' },
    });
    s.say('fight', 2).untold('die-selected').told('event-discarded', { event: 'shattered-circles' });
    expect([s.sheet('imre'), s.sheet('mila'), s.sheet('nevena'), s.in('museum')]).toEqual([
      [3, 2],
      [1, 0],
      [3, 0],
      [0, 0, 0],
    ]);
    s.asks(0, 'turn-action');
  });

  it('MN-16.8 MN-8.1 the Sigil of Mirages and Hunter’s Mark: an agent led away in the evening does not count at the end of the turn', () => {
    const s = scene({
      family: { agnieszka: { sigil: 'museum' }, imre: { at: 'museum' } },
      veil: 4,
      city: { museum: { hidden: 1 } },
      lying: { 'hunters-mark': 'imre' },
      at: 'night',
    });
    s.asks(0, 'night-mirage').say('move:hidden.asylum', 'end-turn').untold('event-discarded').say('end-turn');
    s.told('turn-over', { vampire: 'imre' }).told('event-discarded', { event: 'hunters-mark' });
    s.told('veil', { before: 4, after: 5 }).asks(1, 'event-blue-numbers');
  });
});

describe('the day', () => {
  it('MN-6.15 MN-6.8 Holy Water and the Funerary Urn: the agent that went to the Urn sprinkles nobody', () => {
    const rain = (urn: 'from:city-park' | 'pass') => {
      const s = scene({
        family: { imre: { at: 'city-park' }, mila: { at: 'newspaper-office' } },
        city: { cathedral: { relics: ['funerary-urn'] } },
        at: { event: 'holy-water' },
      });
      return s.say(urn, 'district:police-station');
    };
    const sent = rain('from:city-park').told('event-idle').ends();
    expect([sent.veil, sent.sheet('imre'), sent.in('cathedral')]).toEqual([6, [4, 0], [1, 0, 0]]);
    const stayed = rain('pass').asks(0, 'event-urn', ['from:police-station', 'pass']).say('pass').ends();
    expect([stayed.veil, stayed.sheet('imre')]).toEqual([5, [3, 0]]);
  });

  it('MN-5.3 MN-5.6 MN-5.8 the Blood Bank and Hunter’s Mark: an agent that arrives at dawn makes a tie, and nobody is fed', () => {
    const morning = (lying: Setting['lying'] = {}) =>
      scene({
        family: { imre: { at: 'blood-bank' }, mila: { blood: 3 } },
        veil: 4,
        city: { 'blood-bank': { minions: 1 } },
        lying,
        events: ['carnival-night'],
        at: 'round',
      });
    const marked = morning({ 'hunters-mark': 'imre' }).told('event-losses', { before: 4, after: 3 });
    expect(marked.asks(1, 'event-blue-numbers').sheet('mila')).toEqual([3, 0]);
    expect(morning().asks(1, 'event-blue-numbers').sheet('mila')).toEqual([4, 0]);
  });

  it('MN-6.6 MN-6.11 MN-17.3 Hunter’s Mark and the Witch Lantern: by day too it lights up arriving agents', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      veil: 4,
      city: { museum: { relics: ['witch-lantern'] } },
      lying: { 'hunters-mark': 'imre' },
      at: [{ step: 'dawn', events: ['hunters-mark'] }],
    });
    s.told('agents-added', { district: 'museum', hidden: 0, exposed: 1 });
    expect([s.ends().veil, s.in('museum')]).toEqual([3, [0, 1, 0]]);
  });

  it('MN-6.23 MN-13.5 MN-17.3 A Favour Called In and the Forefather’s Coffin: drained by day, awake at night without a loss', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 1, kills: 2, relics: ['forefathers-coffin'] },
        mila: { at: 'museum' },
      },
      edition: 'igrology',
      veil: 3,
      events: ['a-favour-called-in', 'siege'],
      at: [{ step: 'draw-event' }, { step: 'night' }],
    });
    s.say('district:asylum', 'take').told('drained', { vampire: 'imre' }).told('minions-added');
    s.told('woke', { vampire: 'imre', blood: 2, gently: true }).asks(0, 'turn-action');
    expect([s.veil, s.sheet('imre'), s.in('museum')]).toEqual([3, [2, 2], [0, 0, 1]]);
  });

  it('MN-6.10 MN-7.1 MN-6.11 Siege and the hunt: the agent that the siege brings is the third one', () => {
    const s = scene({
      family: { imre: { at: 'asylum' }, mila: { at: 'asylum', blood: 0 } },
      city: { asylum: { hidden: 2 }, 'newspaper-office': { exposed: 1 } },
      dice: [5, 5, 6, 6],
      events: ['siege'],
      at: [{ step: 'draw-event' }, { step: 'hunt' }],
    });
    s.say('district:cathedral').told('agents-moved', { from: 'newspaper-office', to: 'asylum', exposed: 1 });
    s.told('event-losses', { before: 6, after: 5, entered: ['asylum'] });
    // Mila is drained: there is one target, and no choice by day.
    s.told('combat', { vampire: 'imre', agents: 3, day: true }).told('combat-over', { removed: 3 }).ends();
    expect([s.sheet('imre'), s.in('asylum'), s.dice]).toEqual([[4, 3], [0, 0, 0], [6]]);
  });
});

describe('a second selection', () => {
  it('MN-7.1 MN-7.5 the Stone Gargoyle and Marked for the Stake: not even two agents strike in its district', () => {
    const hunt = (relics: readonly 'stone-gargoyle'[]) =>
      scene({
        family: { imre: { at: 'museum', kills: 3 }, mila: {} },
        city: { museum: { hidden: 2, relics } },
        lying: { 'marked-for-the-stake': 'imre' },
        dice: [5, 5, 6, 6],
        at: 'hunt',
      });
    hunt(['stone-gargoyle']).untold('combat').ends();
    hunt([]).told('combat', { vampire: 'imre', agents: 2, day: true }).ends();
  });

  it('MN-9.8 MN-17.18 Carnival Night and the Contract of Servitude: no blood is taken if it would save nothing', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 2, relics: ['contract-of-servitude'] }, mila: {} },
      veil: 3,
      inForce: 'carnival-night',
      at: { acting: 'imre' },
    });
    s.say('recruit').asks(0, 'turn-action');
    expect([s.state.turn?.ap, s.sheet('imre'), s.veil]).toEqual([1, [4, 2], 4]);
    // The second one is not the first of the night: 1 action point and 1 blood.
    s.say('recruit').told('turn-over', { vampire: 'imre', unused: 0 }).ends();
    expect([s.sheet('imre'), s.veil, s.in('museum')]).toEqual([[3, 2], 5, [0, 0, 2]]);
  });

  it('MN-3.6 MN-11.2 Silver Bullets and the Martyr’s Dagger: a 1 that counts as 6 costs no blood', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 2, blood: 2, relics: ['martyrs-dagger'] }, mila: {} },
      city: { museum: { exposed: 2 } },
      dice: [1, 2, 5, 5],
      inForce: 'silver-bullets',
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:1', 'dagger:1', 'die:5').told('combat-over', { removed: 2 }).asks(0, 'turn-action');
    expect(s.sheet('imre')).toEqual([2, 4]);
  });

  it('MN-16.8 MN-6.10 MN-17.3 the Sigil of Mirages and the Witch Lantern: it lights up agents that are led there', () => {
    const s = scene({
      family: { agnieszka: { sigil: 'museum' }, imre: { at: 'museum' } },
      city: { museum: { hidden: 2 }, asylum: { relics: ['witch-lantern'] } },
      at: 'night',
    });
    s.say('move:hidden.asylum', 'stop').asks(0, 'turn-action');
    expect([s.in('asylum'), s.in('museum')]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('MN-5.6 MN-18.3 MN-18.4 MN-19.5 the Asylum and The Informer: without its agent the Museum has its minions back', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: {} },
      veil: 4,
      city: { museum: { minions: 3, hidden: 1 }, asylum: { minions: 1 } },
      lying: { 'the-informer': 'museum' },
      at: 'day-districts',
    });
    s.say('district:asylum', 'agent:museum.hidden').told('event-discarded', { event: 'the-informer' });
    expect(s.told('relic-drawn').ends().veil).toBe(5);
  });
});
