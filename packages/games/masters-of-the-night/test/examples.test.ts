import { describe, expect, it } from 'vitest';
import type { Edition } from '../cards/editions.ts';
import { newMatch, type Setting, scene } from './kit.ts';

/**
 * Section 8 of the rules. In a scene the districts follow the order of the component list: P2 is the Museum,
 * and so on.
 */

const TRIO = { agnieszka: {}, imre: {}, mila: {} } as const;

describe('examples from the rulebook', () => {
  it('EX-1 MN-5.5 MN-5.6 MN-18.3 MN-18.4: the Asylum takes the agent that keeps the Museum closed', () => {
    const day = () =>
      scene({
        family: { ...TRIO, imre: { kills: 2 } },
        city: { museum: { hidden: 1, minions: 1 }, asylum: { minions: 1 } },
        at: 'day-districts',
      }).asks(0, 'day-next-district', ['district:museum', 'district:asylum']);

    const first = day().say('district:asylum').asks(0, 'day-asylum', ['agent:museum.hidden', 'pass']);
    first.say('agent:museum.hidden').told('relic-drawn', { source: 'museum' }).ends();
    expect(first.in('asylum')).toEqual([0, 1, 1]);
    expect(first.vampire('imre').relics.length).toBe(1);
    expect(first.veil).toBe(6);

    const last = day().say('district:museum').told('day-district', { district: 'museum', effect: false });
    last.asks(0, 'day-asylum').say('pass').untold('relic-drawn').ends();
  });

  it('EX-2 MN-6.2 to MN-6.13: Last Crusade costs three veil and brings a day combat', () => {
    const s = scene({
      family: {
        agnieszka: { at: 'police-station' },
        imre: { at: 'police-station' },
        mila: { at: 'nightclub' },
      },
      city: {
        'police-station': { hidden: 1 },
        museum: { hidden: 2 },
        asylum: { hidden: 3 },
        'city-park': { minions: 1 },
      },
      veil: 4,
      events: ['last-crusade'],
      at: [{ step: 'draw-event' }, { step: 'hunt' }],
    });
    expect(s.state.agents).toBe(2);
    s.asks(0, 'event-blue-numbers', ['district:railway-station', 'district:city-park']);
    s.say('district:railway-station');
    s.asks(0, 'event-short', ['district:newspaper-office', 'district:blood-bank', 'district:cathedral']);
    s.say('district:blood-bank').told('event-losses', {
      before: 4,
      after: 1,
      entered: ['police-station'],
      missing: 2,
      ordered: 0,
    });
    expect([s.in('police-station'), s.in('railway-station'), s.in('blood-bank')]).toEqual([
      [3, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    s.asks(0, 'hunt-fighter', ['vampire:agnieszka', 'vampire:imre']);
  });

  const fight = (edition: Edition): Setting => ({
    family: { ishtvan: { at: 'museum', blood: 1, kills: 3 }, mila: { at: 'museum', blood: 3 }, imre: {} },
    city: { museum: { minions: 1, exposed: 4 } },
    dice: [6, 2],
    edition,
    at: { acting: 'ishtvan' },
  });

  it('EX-3 MN-10.1 MN-10.3 MN-11.3: the combat of the rulebook in ares gives Ishtvan 2 kills and Mila 1', () => {
    const s = scene(fight('ares')).say('fight').upTo(0, 1).say(1);
    expect(s.sheet('ishtvan')).toEqual([1, 4]);
    s.asks(0, 'combat-die', ['die:2', 'die:6']).rolling('die:6', 1, 1, 3, 4, 4, 4);
    expect(s.sheet('ishtvan')).toEqual([0, 5]);
    s.asks(1, 'combat-die', ['die:1', 'die:3', 'die:4']).say('die:4').told('combat-over', { left: 1 }).ends();
    expect([s.sheet('ishtvan'), s.sheet('mila')]).toEqual([
      [0, 5],
      [2, 1],
    ]);
    expect([s.in('museum'), s.dice]).toEqual([
      [0, 1, 0],
      [1, 1, 3, 4, 4],
    ]);
  });

  it('EX-4 MN-12.1 MN-12.2 MN-12.6: the same combat in igrology gives Ishtvan 3 kills', () => {
    const s = scene(fight('igrology')).say('fight', 1).rolling('die:6', 1, 1, 3, 4, 4, 4);
    s.asks(0, 'combat-die', ['die:1', 'die:3', 'die:4']).say('die:4');
    s.told('dice-applied', { values: [6, 2, 4], counts: [6, 2, 4], removed: 2, blood: 2 }).ends();
    expect([s.sheet('ishtvan'), s.sheet('mila')]).toEqual([
      [0, 6],
      [2, 0],
    ]);
    expect(s.in('museum')).toEqual([0, 1, 0]);
  });

  it('EX-5 MN-14.6: Wild Hunt is offered from kill count 4, in the middle of a turn too', () => {
    const s = scene({
      family: { ...TRIO, mila: { at: 'museum', blood: 1, kills: 3 } },
      city: { museum: { exposed: 1 } },
      at: { acting: 'mila' },
    });
    s.bars(2, 'wild-hunt', 'MN-9.2', 'kills-needed').say('fight');
    expect(s.sheet('mila')).toEqual([1, 4]);
    expect(s.asks(2, 'turn-action').options(2)).toContain('wild-hunt');
  });

  it('EX-6 MN-19.5 MN-19.6: Curse of our Clan drains the leader and is discarded at once', () => {
    const s = scene({
      family: { ...TRIO, agnieszka: { blood: 1 } },
      veil: 3,
      at: { event: 'curse-of-our-clan' },
    });
    s.told('event-laid', { vampire: 'agnieszka' }).told('drained', { vampire: 'agnieszka' });
    s.told('event-discarded', { event: 'curse-of-our-clan' }).told('veil', { before: 3, after: 4 }).ends();
    expect([s.veil, s.lying]).toEqual([4, []]);
  });

  it('EX-7 MN-6.14 MN-19.7 MN-R28: Copycat Gang takes 2 veil at once, gives them back, then the entering loss', () => {
    const s = scene({
      family: TRIO,
      layout: [
        'railway-station',
        'city-park',
        'museum',
        'asylum',
        'nightclub',
        'newspaper-office',
        'police-station',
        'blood-bank',
        'cathedral',
      ],
      city: { 'city-park': { minions: 2 } },
      at: { event: 'copycat-gang' },
    });
    s.asks(0, 'event-blue-numbers', ['district:asylum', 'district:police-station']).say('district:asylum');
    s.told('veil', { before: 6, after: 4 }).told('event-laid').told('event-discarded');
    s.told('veil', { before: 4, after: 6 })
      .told('event-losses', { after: 5, entered: ['city-park'] })
      .ends();
    expect(s.veil).toBe(5);
  });

  it('EX-8 MN-3.5 MN-4.1: a 5 raised by 3 counts 6, and veil above 6 is lost', () => {
    const s = scene({
      family: { laszlo: { at: 'museum' }, imre: {} },
      city: { museum: { exposed: 1 } },
      dice: [5, 5, 5, 5],
      at: { acting: 'laszlo' },
    });
    s.say('fight').asks(0, 'combat-modify', ['brute-force:5', 'go-on']).say('brute-force:5');
    s.told('die-modified', { before: 5, after: 6 }).asks(0, 'turn-action');
    const recruit = scene({ family: TRIO, at: { acting: 'imre' } })
      .say('recruit')
      .ends();
    expect([recruit.veil, recruit.in('railway-station')]).toEqual([6, [0, 0, 1]]);
  });

  it('EX-9 MN-6.9 MN-15.7: replacements without tokens', () => {
    const s = scene({
      family: { ...TRIO, mila: { at: 'museum', blood: 3 } },
      city: { museum: { hidden: 1 } },
      minions: 0,
      at: { acting: 'mila' },
    });
    s.say('blood').ends();
    expect([s.in('museum'), s.sheet('mila')]).toEqual([
      [0, 0, 0],
      [0, 1],
    ]);
    const raid = scene({
      family: TRIO,
      city: { museum: { minions: 2 } },
      agents: 0,
      at: { event: 'police-raid' },
    });
    raid.say('district:railway-station');
    raid.told('event-losses', { before: 6, after: 2, missing: 4, entered: [] }).ends();
    expect(raid.in('museum')).toEqual([0, 0, 1]);
  });

  it('EX-10 MN-4.4: an agent pulled into the Asylum costs no veil', () => {
    const s = scene({
      family: { ...TRIO, imre: { at: 'asylum' } },
      city: { asylum: { minions: 1 }, cathedral: { exposed: 1 } },
      veil: 3,
      at: 'day-districts',
    });
    s.say('district:asylum', 'agent:cathedral.exposed').untold('veil').ends();
    expect([s.veil, s.in('asylum')]).toEqual([3, [0, 1, 1]]);
  });

  it('EX-11 MN-15.3 MN-11.8 MN-R44: Laszlo pays his last blood by day', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', blood: 3 }, imre: {} },
      city: { museum: { hidden: 3 } },
      dice: [1, 2, 2, 5],
      at: 'hunt',
    });
    s.asks(0, 'combat-modify', ['brute-force:1', 'go-on']).say('brute-force:1');
    s.asks(0, 'combat-modify', ['brute-force:4', 'go-on']).say('go-on');
    expect(s.sheet('laszlo')).toEqual([1, 1]);
    s.asks(0, 'combat-modify', ['brute-force:2', 'go-on']).say('brute-force:2');
    s.told('die-applied', { value: 2, counts: 5, removed: 1, blood: 0 }).ends();
    expect([s.sheet('laszlo'), s.in('museum'), s.dice]).toEqual([
      [0, 2],
      [0, 1, 0],
      [2, 5],
    ]);
  });

  it('EX-12 MN-15.18 MN-15.21: Clairvoyance removes agents and leaves the card on top', () => {
    const s = scene({
      family: { nevena: {}, imre: {} },
      city: { nightclub: { hidden: 1 }, 'blood-bank': { exposed: 2 } },
      events: ['public-panic', 'siege'],
      at: { acting: 'nevena' },
    });
    s.say('blood').told('event-revealed', { event: 'public-panic' });
    s.asks(0, 'blood-choose', ['agent:nightclub.hidden', 'agent:blood-bank.exposed', 'stop']);
    s.say('agent:nightclub.hidden').asks(0, 'blood-choose', ['agent:blood-bank.exposed', 'stop']);
    s.say('agent:blood-bank.exposed').asks(0, 'turn-action');
    expect([s.in('nightclub'), s.in('blood-bank'), s.veil, s.state.top]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      6,
      'public-panic',
    ]);
    const draw = scene({
      family: { nevena: {}, imre: {} },
      events: ['public-panic', 'siege'],
      faceUp: true,
      at: 'draw-event',
    });
    draw.told('event-drawn', { event: 'public-panic' }).asks(0, 'event-blue-numbers');
    expect(draw.state.top).toBeNull();
  });

  it('EX-13 MN-17.13 MN-17.16: a Timepiece that was handed over rests until the next round', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', kills: 2, relics: ['distortion-timepiece'] },
        mila: { at: 'museum', kills: 2 },
      },
      events: ['press-campaign'],
      at: 'night',
    });
    s.say('relic:distortion-timepiece');
    expect([s.ap, s.sheet('imre')]).toEqual([3, [3, 2]]);
    s.say('exchange', 'vampire:mila', 'give:distortion-timepiece').asks(1, 'exchange-accept');
    s.say('accept', 'end-turn');
    s.bars(1, 'relic:distortion-timepiece', 'MN-17.16', 'used-this-round').say('end-turn');
    s.told('leader', { vampire: 'mila' }).say('district:asylum').asks(1, 'turn-action');
    expect(s.options(1)).toContain('relic:distortion-timepiece');
  });

  it('EX-14 MN-6.15: an agent sent to the Urn is judged there', () => {
    const s = scene({
      family: { imre: {}, mila: {} },
      city: { museum: { minions: 1 }, cathedral: { relics: ['funerary-urn'] } },
      at: { event: 'carnival-night' },
    });
    s.asks(0, 'event-urn', ['from:museum', 'pass']).say('from:museum');
    s.say('district:nightclub').untold('event-losses').ends();
    expect([s.in('museum'), s.in('cathedral')]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  it('EX-15 MN-5.8: a tie is nobody’s majority, and a sigil always wins', () => {
    const park = (setting: Partial<Setting>) =>
      scene({ family: { imre: {}, mila: {} }, ...setting, at: 'day-districts' })
        .untold('veil')
        .ends();
    park({ city: { 'city-park': { minions: 1, hidden: 1 } } });
    park({ family: { imre: { sigil: 'city-park' }, mila: {} }, city: { 'city-park': { hidden: 3 } } });
  });
});

describe('further examples', () => {
  it('EX-16 MN-4.3 MN-6.2 MN-R18: the low column with three and with four vampires', () => {
    const three = scene({ family: TRIO, veil: 3, at: { event: 'second-thoughts' } }).ends();
    expect([three.in('nightclub'), three.in('asylum'), three.in('cathedral')]).toEqual([
      [3, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const four = scene({ family: { ...TRIO, laszlo: {} }, veil: 3, at: { event: 'second-thoughts' } });
    four.asks(0, 'event-blue-numbers', ['district:asylum', 'district:cathedral']).say('district:cathedral');
    four.ends();
    expect([four.in('nightclub'), four.in('asylum'), four.in('cathedral')]).toEqual([
      [3, 0, 0],
      [0, 0, 0],
      [2, 0, 0],
    ]);
  });

  it('EX-17 MN-6.11 MN-22.5 MN-R15: Reinforcements enter once by the card, or once by each instruction', () => {
    const card = (edition: Edition) =>
      scene({
        family: TRIO,
        edition,
        veil: 5,
        city: { asylum: { minions: 1 } },
        at: { event: 'reinforcements' },
      }).say('district:museum');
    const ares = card('ares')
      .told('event-losses', { entered: ['asylum'] })
      .ends();
    expect([ares.veil, ares.in('asylum')]).toEqual([4, [3, 0, 1]]);
    const igrology = card('igrology')
      .told('event-losses', { entered: ['asylum', 'asylum'] })
      .ends();
    expect(igrology.veil).toBe(3);
  });

  it('EX-18 MN-6.11 MN-R16: presence is judged on arrival, before the text drains Mila', () => {
    const s = scene({
      family: { ...TRIO, mila: { at: 'cathedral', blood: 1 } },
      at: { event: 'hammer-of-witches' },
    });
    s.say('district:nightclub').told('drained', { vampire: 'mila' });
    s.told('event-losses', { before: 6, after: 5, entered: ['cathedral'] }).ends();
    expect(s.veil).toBe(5);
  });

  it('EX-19 MN-6.16 MN-7.2 MN-13.6 MN-22.6: a drained vampire alone', () => {
    for (const edition of ['ares', 'igrology'] as const) {
      const family = { ...TRIO, mila: { at: 'newspaper-office', blood: 0 } } as const;
      const card = scene({ family, edition, at: { event: 'cleansing-fire' } });
      card.say('district:cathedral').untold('event-losses').ends();
      const hunt = scene({ family, edition, city: { 'newspaper-office': { hidden: 3 } }, at: 'hunt' });
      if (edition === 'ares') hunt.untold('combat').ends();
      else hunt.told('combat', { vampire: 'mila', agents: 3, day: true }).ends();
    }
  });

  it('EX-20 MN-12.7 MN-R13: a drained fighter by day in igrology loses nothing and gets the kills', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 0, kills: 2 }, mila: {} },
      edition: 'igrology',
      city: { museum: { hidden: 3 } },
      dice: [1, 3, 4, 6],
      at: 'hunt',
    });
    s.told('dice-applied', { values: [1, 3, 4], removed: 2 }).ends();
    expect([s.sheet('imre'), s.in('museum'), s.dice]).toEqual([[0, 4], [0, 1, 0], [6]]);
  });

  it('EX-21 MN-3.3 MN-R8: the last die of the reserve is applied, and all dice are rolled', () => {
    const s = scene({
      family: { agnieszka: { at: 'museum' }, imre: {} },
      city: { museum: { exposed: 1 } },
      dice: [5],
      at: { acting: 'agnieszka' },
    });
    s.rolling('fight', 1, 2, 3, 4).asks(0, 'turn-action');
    expect([s.in('museum'), s.dice]).toEqual([
      [0, 0, 0],
      [1, 2, 3, 4],
    ]);
  });

  it('EX-22 MN-18.9 MN-9.10: the Nightclub gives blood up to the maximum', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 3 }, mila: {} },
      dice: [1, 6],
      at: { acting: 'imre', ap: 1 },
    });
    s.say('activate').asks(0, 'activate-die', ['die:1', 'die:6', 'back']).say('die:1').ends();
    expect([s.sheet('imre'), s.dice]).toEqual([[4, 0], [6]]);
    const full = scene({ family: { imre: { at: 'nightclub' }, mila: {} }, at: { acting: 'imre' } });
    full.bars(0, 'activate', 'MN-9.10', 'full-blood');
  });

  it('EX-23 MN-14.3 MN-15.12 MN-22.8 MN-R23: Demon Summoning in both editions', () => {
    for (const [edition, kills] of [
      ['ares', 8],
      ['igrology', 5],
    ] as const) {
      const s = scene({
        family: { ishtvan: { at: 'museum', blood: 2, kills: 5 }, mila: {} },
        edition,
        city: { museum: { hidden: 3, exposed: 1 } },
        at: { acting: 'ishtvan' },
      });
      s.say('blood').told('turn-over', { vampire: 'ishtvan', drained: true }).ends();
      expect([s.in('museum'), s.sheet('ishtvan')]).toEqual([
        [0, 1, 0],
        [0, kills],
      ]);
    }
  });

  it('EX-24 MN-15.15 MN-14.1: Warlord’s Fury', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', blood: 2, kills: 6 }, imre: {}, mila: {} },
      veil: 3,
      city: { museum: { exposed: 4 } },
      dice: [6, 1, 1, 2, 3, 3],
      at: { acting: 'laszlo' },
    });
    s.say('fight', 'die:6').asks(0, 'combat-modify', ['fury', 'go-on']).say('go-on');
    expect(s.sheet('laszlo')).toEqual([2, 7]);
    s.say('die:1').asks(0, 'combat-modify', ['brute-force:1', 'fury', 'go-on']).say('fury');
    expect([s.veil, s.sheet('laszlo')]).toEqual([2, [2, 8]]);
    s.asks(0, 'combat-die').say('die:1').asks(0, 'combat-die').say('die:2').asks(0, 'turn-action');
    expect([s.veil, s.sheet('laszlo'), s.in('museum'), s.dice]).toEqual([2, [2, 9], [0, 0, 0], [3, 3]]);
  });

  it('EX-25 MN-3.7: Sigil of War and The Inquisitor together', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
      city: { museum: { exposed: 1 } },
      dice: [4, 4],
      lying: { 'the-inquisitor': 'museum' },
      at: { acting: 'imre' },
    });
    s.say('fight').told('die-selected', { value: 4, counts: 4 }).told('die-applied', { counts: 4, blood: 1 });
    s.asks(0, 'turn-action');
  });

  it('EX-26 MN-8.4 MN-16.9 MN-16.15: the Spring comes before waking, unless it is suspended', () => {
    const turn = (lying: Setting['lying'] = {}) =>
      scene({
        family: { imre: { sigil: 'museum' }, mila: { at: 'museum', blood: 0 } },
        city: { cathedral: { hidden: 1 } },
        lying,
        at: { turn: 'mila' },
      }).asks(1, 'turn-action');
    const spring = turn().untold('woke');
    expect([spring.sheet('mila'), spring.veil, spring.ap]).toEqual([[1, 0], 6, 2]);
    const shattered = turn({ 'shattered-circles': 'cathedral' }).told('woke', { blood: 1 });
    expect([shattered.sheet('mila'), shattered.veil]).toEqual([[1, 0], 5]);
  });

  it('EX-27 MN-16.5: The Informer makes minions count nothing, but a sigil wins', () => {
    const park = (setting: Partial<Setting>) =>
      scene({
        family: { imre: {}, mila: {} },
        city: { 'city-park': { minions: 3, hidden: 1 } },
        lying: { 'the-informer': 'city-park' },
        ...setting,
        at: 'day-districts',
      }).ends();
    expect(park({}).veil).toBe(5);
    expect(park({ family: { imre: {}, mila: { sigil: 'city-park' } } }).veil).toBe(6);
  });

  it('EX-28 MN-5.5 MN-R45: the order of day effects decides whether the game is lost', () => {
    const day = () =>
      scene({
        family: { imre: {}, mila: {} },
        city: { asylum: { minions: 1 }, 'city-park': { hidden: 1 } },
        veil: 1,
        at: 'day-districts',
      }).asks(0, 'day-next-district', ['district:asylum', 'district:city-park']);
    expect(day().say('district:asylum', 'agent:city-park.hidden').ends().veil).toBe(1);
    day().say('district:city-park').finished('veil');
  });

  it('EX-29 MN-15.13 MN-20.1 MN-20.2: Gates of Hell and the ritual in one turn', () => {
    const s = scene({
      family: {
        ishtvan: { at: 'nightclub', kills: 9, sigil: 'museum' },
        mila: { sigil: 'asylum' },
        agnieszka: { at: 'cathedral', blood: 0, sigil: 'city-park' },
      },
      city: { nightclub: { minions: 1 }, 'railway-station': { minions: 1 }, cathedral: { minions: 1 } },
      veil: 3,
      at: { acting: 'ishtvan', ap: 1 },
    });
    s.bars(0, 'ritual', 'MN-20.1', 'vampires-missing').say('dark');
    s.asks(0, 'dark-choose', ['vampire:mila', 'vampire:agnieszka', 'back']).say('vampire:mila').upTo(0, 1);
    s.say(1).asks(0, 'dark-choose', ['vampire:agnieszka', 'stop']).say('vampire:agnieszka', 1);
    expect([s.veil, s.in('nightclub')]).toEqual([1, [0, 0, 3]]);
    s.say('ritual').finished('ritual');
  });

  it('EX-30 MN-4.5 MN-15.5 MN-R46: a payment can lose the game', () => {
    const hunt = scene({
      family: { imre: { kills: 4, blood: 1 }, mila: {} },
      veil: 1,
      at: { acting: 'imre' },
    });
    hunt.say('wild-hunt').finished('veil');
    expect(hunt.sheet('imre')).toEqual([4, 4]);
    const gates = scene({
      family: { ishtvan: { at: 'nightclub', kills: 6 }, mila: {} },
      veil: 2,
      at: { acting: 'ishtvan' },
    });
    gates.say('dark', 'vampire:mila').untold('moved').finished('veil');
  });

  it('EX-31 MN-20.5 MN-2.11 MN-15.20 MN-R39: the event deck is the clock', () => {
    expect(newMatch(2, { difficulty: 'hard' }).position.state.eventDeck.length).toBe(11);
    scene({ family: { imre: {}, mila: {} }, events: [], at: 'draw-event' }).finished('deck');
    const last = scene({ family: { imre: {}, mila: {} }, events: ['blood-tests'], at: 'round' });
    last.say('district:nightclub').told('night').asks(1, 'turn-action');
    const nevena = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      events: ['siege'],
      at: { acting: 'nevena' },
    });
    nevena.say('dark', 'top').asks(0, 'turn-action');
    expect([nevena.state.eventDeck, nevena.state.discardedEvents]).toEqual([[], ['siege']]);
  });

  it('EX-32 MN-15.19: Rewritten Fate takes a lying card without its reward', () => {
    const s = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      city: {
        'railway-station': { hidden: 1 },
        asylum: { exposed: 2 },
        'newspaper-office': { hidden: 1, exposed: 1 },
        cathedral: { hidden: 2 },
      },
      lying: { 'the-grand-inquisitor': 'cathedral' },
      at: { acting: 'nevena' },
    });
    s.say('dark').asks(0, 'dark-choose', ['top', 'card:the-grand-inquisitor', 'back']);
    s.say('card:the-grand-inquisitor').untold('event-discarded').asks(0, 'turn-action');
    expect([s.veil, s.lying, s.state.discardedEvents]).toEqual([5, [], ['the-grand-inquisitor']]);
    expect([s.in('railway-station'), s.in('asylum'), s.in('newspaper-office'), s.in('cathedral')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [2, 0, 0],
    ]);
    expect(s.sheet('nevena')).toEqual([4, 9]);
  });

  it('EX-33 MN-17.7 MN-17.11 MN-R31: over the relic limit', () => {
    const s = scene({
      family: { imre: {}, mila: { kills: 3, relics: ['witch-lantern'] } },
      city: { museum: { minions: 1 } },
      relics: ['censer-of-mist'],
      at: 'day-districts',
    });
    s.told('relic-given', { relic: 'censer-of-mist', vampire: 'mila' });
    s.asks(1, 'relic-discard', ['relic:witch-lantern', 'relic:censer-of-mist']).say('relic:witch-lantern');
    s.ends();
    expect([s.vampire('mila').relics, s.state.discardedRelics.includes('witch-lantern')]).toEqual([
      ['censer-of-mist'],
      true,
    ]);
    const exchange = scene({
      family: {
        mila: { kills: 3, relics: ['witch-lantern'] },
        imre: { kills: 3, relics: ['censer-of-mist'] },
      },
      at: { acting: 'mila' },
    });
    exchange.say('exchange', 'vampire:imre');
    exchange.asks(0, 'exchange-relic', ['swap:witch-lantern.censer-of-mist', 'back']);
  });

  it('EX-34: Stakeout brings an agent first, and ends with a credited kill', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 3 }, mila: {} },
      agents: 1,
      veil: 4,
      lying: { stakeout: 'imre' },
      at: { acting: 'imre', ap: 5 },
    });
    s.say('recruit').told('agents-added', { district: 'museum', hidden: 1, source: 'stakeout' });
    s.told('minions-added', { district: 'museum' }).told('veil', { before: 4, after: 5 });
    s.say('expose', 'fight').upTo(0, 1).say(0);
    s.told('event-discarded', { event: 'stakeout', vampire: 'imre' }).asks(0, 'turn-action');
    expect([s.sheet('imre'), s.in('museum')]).toEqual([
      [4, 1],
      [0, 0, 1],
    ]);
  });

  it('EX-35 MN-9.17: two free first Moves are one free Move', () => {
    const s = scene({
      family: { imre: { kills: 2, relics: ['cloak-of-bats'] }, mila: {} },
      inForce: 'broken-street-lights',
      at: { acting: 'imre' },
    });
    s.say('move', 'to:museum').told('action', { action: 'move', cost: 0 });
    s.say('move', 'to:asylum').told('action', { action: 'move', cost: 1 }).asks(0, 'turn-action');
    expect(s.ap).toBe(1);
  });

  it('EX-36 MN-16.12: Carnival Night and the Sigil of Desire', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { sigil: 'museum' } },
      inForce: 'carnival-night',
      at: { acting: 'imre', ap: 3 },
    });
    s.say('recruit').told('action', { action: 'recruit', cost: 1 });
    expect(s.state.carnivalUsed).toBe(true);
    s.say('move', 'to:asylum', 0).bars(0, 'recruit', 'MN-9.1', 'no-action-points').asks(0, 'turn-action');
  });

  it('EX-37 MN-11.4 MN-11.7 MN-R12: successors', () => {
    const s = scene({
      family: {
        agnieszka: { at: 'museum', blood: 1 },
        imre: { at: 'museum', blood: 2 },
        mila: { at: 'museum', blood: 3 },
      },
      leader: 'mila',
      city: { museum: { exposed: 3 } },
      dice: [3, 3, 2],
      at: { acting: 'agnieszka' },
    });
    s.say('fight', 'die:3').asks(2, 'combat-successor', ['vampire:imre', 'vampire:mila']);
    s.say('vampire:imre').asks(1, 'combat-die', ['die:2', 'die:3']).rolling('die:3', 1, 2, 3, 4, 5, 6);
    s.ends();
    expect([s.sheet('agnieszka'), s.sheet('imre'), s.sheet('mila'), s.in('museum'), s.dice]).toEqual([
      [0, 1],
      [0, 1],
      [3, 0],
      [0, 1, 0],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  it('EX-38 MN-14.6 MN-16.1: kill count 9 and a sigil in one turn', () => {
    const mila = (blood: number) =>
      scene({
        family: { mila: { at: 'museum', blood, kills: 8 }, imre: {} },
        city: { museum: { exposed: 1 } },
        at: { acting: 'mila' },
      }).say('blood');
    const drained = mila(3).told('turn-over', { drained: true }).ends();
    expect(drained.sheet('mila')).toEqual([0, 9]);
    const awake = mila(4).say('sigillate').told('sigil', { vampire: 'mila', district: 'museum' });
    awake.asks(0, 'turn-action');
    expect([awake.in('museum'), awake.ap]).toEqual([[0, 0, 0], 1]);
  });

  it('EX-39 MN-6.7 MN-6.12 MN-R17: a short reserve inside the grid', () => {
    const s = scene({ family: TRIO, veil: 2, agents: 2, at: { event: 'blood-tests' } });
    s.told('agents-missing', { count: 1 }).told('agents-missing', { count: 2 });
    s.told('event-losses', { missing: 3, entered: [], after: 0 }).finished('veil');
    expect(s.in('police-station')).toEqual([2, 0, 0]);
  });

  it('EX-40 MN-5.3 MN-5.4: Hunter’s Mark at dawn and at the end of a turn', () => {
    const family = { laszlo: { at: 'blood-bank' }, imre: {} } as const;
    const dawn = scene({
      family,
      city: { 'blood-bank': { minions: 1 } },
      veil: 4,
      agents: 5,
      lying: { 'hunters-mark': 'laszlo' },
      events: ['blood-tests'],
      at: 'round',
    });
    dawn.told('dawn', { event: 'hunters-mark', vampire: 'laszlo' });
    dawn.told('event-losses', { before: 4, after: 3, entered: ['blood-bank'] });
    expect(dawn.in('blood-bank')).toEqual([1, 0, 1]);
    dawn.asks(1, 'event-blue-numbers');
    const turn = scene({ family, veil: 4, lying: { 'hunters-mark': 'laszlo' }, at: { acting: 'laszlo' } });
    turn.say('end-turn').told('event-discarded', { event: 'hunters-mark' }).ends();
    expect(turn.veil).toBe(5);
  });
});
