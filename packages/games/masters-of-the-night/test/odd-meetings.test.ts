import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

/** Combinations of two or three rules that no other test covers, each decided by the clauses in its name. */

describe('moving, and being unable to', () => {
  it('MN-18.2 MN-19.1 The Traitor at the Railway Station: the train takes the vampire, but no minions', () => {
    const s = scene({
      family: { imre: {}, mila: { at: 'museum' } },
      city: { 'railway-station': { hidden: 1, minions: 2 } },
      lying: { 'the-traitor': 'railway-station' },
      at: { acting: 'imre' },
    });
    s.say('activate', 'to:cathedral').told('moved', { vampire: 'imre', to: 'cathedral', minions: 0 });
    expect([s.ends().in('railway-station'), s.in('cathedral')]).toEqual([
      [1, 0, 2],
      [0, 0, 0],
    ]);
  });

  it('MN-19.1 MN-R55 Masquerade Ball and The Traitor: a vampire that goes to the ball from there goes alone', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'nightclub' } },
      city: { museum: { minions: 2, hidden: 1 }, nightclub: { minions: 1 } },
      lying: { 'the-traitor': 'museum' },
      at: { event: 'masquerade-ball' },
    });
    s.say('district:police-station').answer(0, 'to:asylum').told('moved', { vampire: 'imre', minions: 0 });
    s.answer(1, 'to:blood-bank').answer(1, 1).told('moved', { vampire: 'mila', minions: 1 }).ends();
    expect([s.in('museum')[2], s.in('blood-bank')[2]]).toEqual([2, 1]);
  });

  it('MN-9.17 MN-19.3 the Cloak of Bats and Curfew: the one Move is free, and there is no second', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 2, relics: ['cloak-of-bats'] }, mila: {} },
      inForce: 'curfew',
      at: { turn: 'imre' },
    });
    s.say('move', 'to:asylum').bars(0, 'move', 'MN-19.3', 'one-move-tonight');
    expect(s.ap).toBe(2);
  });

  it('MN-9.1 MN-17.16 Lost Luggage and the Distortion Timepiece: the third action point pays for the more expensive train', () => {
    const s = scene({
      family: { imre: { kills: 2, relics: ['distortion-timepiece'] }, mila: { at: 'museum' } },
      city: { 'railway-station': { hidden: 1 } },
      lying: { 'lost-luggage': 'railway-station' },
      at: { acting: 'imre' },
    });
    s.bars(0, 'activate', 'MN-9.1', 'no-action-points').say('relic:distortion-timepiece', 'activate');
    s.say('to:cathedral').told('moved', { vampire: 'imre', to: 'cathedral' });
    expect(s.ends().sheet('imre')).toEqual([3, 2]);
  });
});

describe('blood', () => {
  it('MN-13.1 MN-19.4 Hungry Moon, the Chalice of Hunger and Pristine Blood: 3 blood for one Hunt, up to 6', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 2, kills: 5, relics: ['chalice-of-hunger', 'pristine-blood'] },
        mila: { blood: 1 },
      },
      inForce: 'hungry-moon',
      at: { acting: 'imre' },
    });
    s.say('hunt').told('blood-gained', { vampire: 'imre', after: 5 });
    s.say('hunt').told('blood-gained', { vampire: 'imre', after: 6 }).asks(0, 'turn-action');
  });

  it('MN-9.2 MN-19.3 Hungry Moon and Stakeout: a vampire without kills may hunt too, and is watched doing it', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 4,
      lying: { stakeout: 'imre' },
      inForce: 'hungry-moon',
      at: { acting: 'imre' },
    });
    s.say('hunt').told('agents-added', { district: 'museum', hidden: 1, source: 'stakeout' });
    s.told('blood-gained', { vampire: 'imre', after: 3 }).asks(0, 'turn-action');
    expect([s.veil, s.in('museum')]).toEqual([4, [1, 0, 0]]);
  });

  it('MN-8.4 MN-13.5 MN-16.9 the Sigil of the Spring and the Forefather’s Coffin: a vampire that drinks from the spring does not wake in the coffin', () => {
    const waking = (at: 'museum' | 'asylum') =>
      scene({
        family: {
          imre: { sigil: 'museum' },
          mila: { at, blood: 0, kills: 2, relics: ['forefathers-coffin'] },
        },
        edition: 'igrology',
        veil: 3,
        at: { turn: 'mila' },
      }).asks(1, 'turn-action');
    const spring = waking('museum').untold('woke');
    expect([spring.sheet('mila'), spring.veil]).toEqual([[1, 2], 3]);
    const coffin = waking('asylum').told('woke', { vampire: 'mila', gently: true });
    expect([coffin.sheet('mila'), coffin.veil]).toEqual([[2, 2], 3]);
  });

  it('MN-13.3 MN-19.5 MN-19.7 Burning Noon and the Curse of our Clan: drained by the noon, the holder is free of the Curse before the losses', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 2 }, mila: { at: 'asylum', blood: 1 } },
      veil: 1,
      lying: { 'curse-of-our-clan': 'imre' },
      at: { event: 'burning-noon' },
    });
    s.say('district:railway-station').told('event-discarded', { event: 'curse-of-our-clan' });
    s.told('veil', { before: 1, after: 2 }).told('event-losses', { before: 2, after: 1 }).ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('MN-13.1 MN-R34 Confiscation and Pristine Blood: blood above 4 goes with it', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 6, kills: 2, relics: ['pristine-blood'] },
        mila: { at: 'museum' },
      },
      at: { event: 'confiscation' },
    });
    s.say('district:asylum', 'relic').told('relic-discarded', { relic: 'pristine-blood' });
    s.told('blood-lost', { vampire: 'imre', after: 4 }).ends();
    expect(s.sheet('imre')).toEqual([4, 2]);
  });

  it('MN-17.10 MN-17.13 an Exchange in the middle of the night: the Chalice of Hunger serves two in turn', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 1, kills: 2, relics: ['chalice-of-hunger'], seat: 0 },
        mila: { at: 'museum', blood: 1, kills: 2, seat: 0 },
      },
      at: [
        { step: 'turn', vampire: 0 },
        { step: 'turn', vampire: 1 },
      ],
    });
    s.say('hunt', 'exchange', 'vampire:mila', 'give:chalice-of-hunger', 'end-turn');
    s.say('hunt').told('blood-gained', { vampire: 'mila', after: 3 }).say('end-turn').ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });
});

describe('combats', () => {
  it('MN-3.7 MN-16.11 Silver Bullets: a 3 counts 2 under The Inquisitor and costs 2 blood, a 2 counts 3 by the Sigil of War and costs 1', () => {
    const fight = (laszlo: { readonly sigil?: 'museum' }, lying: { readonly 'the-inquisitor'?: 'museum' }) =>
      scene({
        family: { imre: { at: 'museum' }, laszlo },
        city: { museum: { exposed: 1 } },
        dice: [2, 3, 6, 6],
        inForce: 'silver-bullets',
        lying,
        at: { acting: 'imre' },
      }).say('fight');
    const judged = fight({}, { 'the-inquisitor': 'museum' }).say('die:3');
    judged.told('die-applied', { counts: 2, blood: 2, removed: 0 }).asks(0, 'turn-action');
    const sealed = fight({ sigil: 'museum' }, {}).say('die:2');
    sealed.told('die-applied', { counts: 3, blood: 1, removed: 1 }).asks(0, 'turn-action');
  });

  it('MN-10.10 MN-16.11 MN-16.15 Shattered Circles and the Sigil of War: the seal sleeps for the whole combat that ends them', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, laszlo: { sigil: 'museum' } },
      city: { museum: { exposed: 2 } },
      dice: [4, 4, 6, 6],
      lying: { 'shattered-circles': 'museum' },
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:4').told('die-applied', { counts: 4, blood: 1 });
    s.say('die:4').told('die-applied', { counts: 4, blood: 1 });
    s.told('event-discarded', { event: 'shattered-circles' }).asks(0, 'turn-action');
    expect(s.sheet('imre')).toEqual([4 - 2 + 1, 2]);
  });

  it('MN-10.2 MN-10.10 MN-18.9 MN-19.5 a trade and Consecrated Ground: the remaining minions open the Nightclub in the same turn', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 2 }, mila: {} },
      veil: 3,
      city: { nightclub: { exposed: 1, minions: 3 } },
      dice: [1, 6, 6],
      lying: { 'consecrated-ground': 'nightclub' },
      at: { acting: 'imre' },
    });
    s.bars(0, 'activate', 'MN-9.9', 'night-effect-closed').say('fight', 1);
    s.told('event-discarded', { event: 'consecrated-ground' }).say('activate', 'die:1');
    expect([s.ends().sheet('imre'), s.veil, s.in('nightclub')]).toEqual([[4, 1], 4, [0, 0, 2]]);
  });

  it('MN-3.1 MN-7.8 Fickle Moon and the hunt: today’s lowest die is the one the moon has left', () => {
    const s = scene({
      family: { imre: { at: 'cathedral' }, mila: {} },
      city: { cathedral: { hidden: 3 } },
      dice: [1, 1, 1],
      events: ['fickle-moon'],
      at: [{ step: 'draw-event' }, { step: 'hunt' }],
    });
    s.rolling('district:museum', 6, 5, 2).say('die:2').rolling('face:5', 1, 1, 1, 1);
    s.told('combat', { vampire: 'imre', day: true }).told('die-selected', { value: 5 });
    s.told('die-selected', { value: 5 }).told('die-selected', { value: 6 });
    expect([s.ends().sheet('imre'), s.dice]).toEqual([
      [4, 3],
      [1, 1, 1, 1],
    ]);
  });
});

describe('events', () => {
  it('MN-6.6 MN-R42 Witness Protection and the Witch Lantern: it lights up agents that arrive before and after, not those that hide in between', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'museum' } },
      city: { 'railway-station': { relics: ['witch-lantern'] }, asylum: { exposed: 2 } },
      at: { event: 'witness-protection' },
    });
    s.say('district:blood-bank').ends();
    expect([s.in('railway-station'), s.in('asylum'), s.veil]).toEqual([[1, 1, 0], [2, 0, 0], 6]);
  });

  it('MN-6.6 MN-6.15 Novices of the Order and the Funerary Urn: the novice is exposed in the Urn’s district too', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'museum' } },
      city: { asylum: { relics: ['funerary-urn'] } },
      at: { event: 'novices-of-the-order' },
    });
    s.say('pass', 'district:cathedral', 'pass').asks(0, 'event-urn').say('from:blood-bank').ends();
    expect([s.in('asylum'), s.in('blood-bank'), s.veil]).toEqual([[0, 1, 0], [1, 0, 0], 6]);
  });

  it('MN-6.9 MN-6.15 Mass Arrests and the Funerary Urn: an agent that replaces a minion cannot be sent away', () => {
    const s = scene({
      family: { imre: { at: 'blood-bank' }, mila: { at: 'blood-bank' } },
      city: { asylum: { relics: ['funerary-urn'] }, museum: { minions: 1 } },
      at: { event: 'mass-arrests' },
    });
    s.asks(0, 'event-urn').say('pass', 'district:city-park').asks(0, 'event-urn').say('pass').ends();
    expect([s.in('museum'), s.in('asylum'), s.veil]).toEqual([[1, 0, 0], [0, 0, 0], 6]);
  });

  it('MN-6.10 MN-6.11 MN-6.15 Siege, the Funerary Urn and the Witch Lantern: a moved agent cannot be sent away, and is lit up on arrival', () => {
    const s = scene({
      family: { imre: { at: 'asylum' }, mila: { at: 'asylum', blood: 0 } },
      city: {
        asylum: { relics: ['witch-lantern'] },
        museum: { hidden: 1 },
        cathedral: { relics: ['funerary-urn'] },
      },
      at: { event: 'siege' },
    });
    s.asks(0, 'event-urn', ['from:railway-station', 'pass']).say('pass', 'district:cathedral');
    s.told('agents-moved', { from: 'museum', to: 'asylum', hidden: 1, flipped: 1 }).ends();
    expect([s.in('asylum'), s.veil]).toEqual([[0, 1, 0], 5]);
  });

  it('MN-6.23 MN-19.7 Corrupt Priest and the Curse of our Clan: the leader’s last blood for an agent, and veil for the last blood', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: { at: 'asylum' } },
      veil: 2,
      city: { cathedral: { hidden: 1 } },
      lying: { 'curse-of-our-clan': 'imre' },
      at: { event: 'corrupt-priest' },
    });
    s.say('district:museum', 'take').told('event-discarded', { event: 'curse-of-our-clan' });
    s.say('agent:cathedral.hidden')
      .told('event-losses', { before: 3, after: 2, entered: ['museum'] })
      .ends();
    expect([s.sheet('imre'), s.in('cathedral')]).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
  });

  it('MN-6.18 MN-19.1 Cleansing Fire and The Informer: its minions are burnt like all others, because nothing is compared', () => {
    const s = scene({
      family: { imre: { at: 'asylum' }, mila: { at: 'asylum' } },
      city: { museum: { minions: 3, hidden: 1 }, nightclub: { minions: 2 } },
      lying: { 'the-informer': 'museum' },
      at: { event: 'cleansing-fire' },
    });
    s.say('district:blood-bank').ends();
    expect([s.in('museum'), s.in('nightclub')]).toEqual([
      [1, 0, 1],
      [0, 0, 2],
    ]);
  });

  it('MN-16.5 Final Edition and a sigil: the sealed district is only in the Family’s hands', () => {
    const edition = (sigil?: 'nightclub') =>
      scene({
        family: { imre: { at: 'asylum', ...(sigil ? { sigil } : {}) }, mila: { at: 'asylum' } },
        city: { nightclub: { hidden: 1 }, cathedral: { hidden: 1 } },
        at: { event: 'final-edition' },
      })
        .say('district:railway-station')
        .ends();
    // The grid adds the Museum and the Railway Station: four districts, or three of them.
    expect([edition().veil, edition('nightclub').veil]).toEqual([5, 5]);
    const two = (sigil?: 'nightclub') =>
      scene({
        family: { imre: { at: 'asylum', ...(sigil ? { sigil } : {}) }, mila: { at: 'asylum' } },
        city: { nightclub: { hidden: 1 } },
        at: { event: 'final-edition' },
      })
        .say('district:railway-station')
        .ends();
    expect([two().veil, two('nightclub').veil]).toEqual([5, 6]);
  });
});

describe('lying cards at night', () => {
  it('MN-15.17 MN-19.5 Crimson Court and Copycat Gang: the veil that the court takes comes back twice', () => {
    const s = scene({
      family: { mila: { at: 'city-park', kills: 6 }, imre: {} },
      veil: 2,
      city: { 'city-park': { hidden: 2 } },
      lying: { 'copycat-gang': 'city-park' },
      at: { acting: 'mila' },
    });
    s.say('dark').told('veil', { before: 2, after: 1 }).say('side:hidden');
    s.told('event-discarded', { event: 'copycat-gang' }).told('veil', { before: 1, after: 3 });
    expect([s.asks(0, 'turn-action').in('city-park'), s.sheet('mila')]).toEqual([
      [0, 0, 2],
      [4, 8],
    ]);
  });

  it('MN-15.19 MN-16.1 Rewritten Fate and Consecrated Ground: the ground is open for the seal, and cleared by its own grid', () => {
    const s = scene({
      family: { nevena: { at: 'blood-bank', kills: 9 }, imre: {} },
      veil: 3,
      city: { 'blood-bank': { hidden: 1, minions: 1 } },
      lying: { 'consecrated-ground': 'blood-bank' },
      at: { acting: 'nevena' },
    });
    s.bars(0, 'sigillate', 'MN-16.1', 'agents-here').say('dark', 'card:consecrated-ground');
    s.untold('event-discarded').say('sigillate').told('sigil', { district: 'blood-bank' });
    expect(s.asks(0, 'turn-action').veil).toBe(2);
  });

  it('MN-9.8 MN-19.5 Recruit and Consecrated Ground: the second minion ends it, and the veil rises twice', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      veil: 3,
      city: { museum: { minions: 1 } },
      lying: { 'consecrated-ground': 'museum' },
      at: { acting: 'imre' },
    });
    s.say('recruit').told('event-discarded', { event: 'consecrated-ground' }).told('veil', { after: 5 });
    expect([s.ends().veil, s.lying]).toEqual([5, []]);
  });

  it('MN-8.7 MN-19.5 Hunter’s Mark goes with a turn that ends because its holder is drained, if the fight has cleared the district', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 3,
      city: { museum: { exposed: 1 } },
      dice: [4, 6],
      lying: { 'hunters-mark': 'imre' },
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:4').told('drained').told('event-discarded', { event: 'hunters-mark' }).ends();
    expect([s.sheet('imre'), s.veil]).toEqual([[0, 1], 4]);
  });

  it('MN-16.8 MN-19.5 the Sigil of Mirages and the Curious Reporter: led out in the evening, he leaves the office open tonight', () => {
    const s = scene({
      family: { agnieszka: { at: 'newspaper-office', sigil: 'newspaper-office' }, imre: {} },
      veil: 3,
      city: { 'newspaper-office': { hidden: 1 } },
      lying: { 'curious-reporter': 'newspaper-office' },
      at: 'night',
    });
    s.say('move:hidden.cathedral').told('event-discarded', { event: 'curious-reporter' });
    s.asks(0, 'turn-action').say('activate', 'die:6').asks(0, 'news-from', ['district:cathedral', 'back']);
    expect(s.veil).toBe(4);
  });
});

describe('with other options', () => {
  it('MN-18.5 MN-19.5 adjacent: the Asylum cannot fetch the agent of Lost Luggage, only one from an adjacent district', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: {} },
      options: { asylumRange: 'adjacent' },
      city: { asylum: { minions: 1 }, 'railway-station': { hidden: 1 }, museum: { hidden: 1 } },
      lying: { 'lost-luggage': 'railway-station' },
      at: 'day-districts',
    });
    s.asks(0, 'day-asylum', ['agent:museum.hidden', 'pass']).say('agent:museum.hidden').ends();
    expect(s.lying).toEqual(['lost-luggage']);
  });

  it('MN-6.5 MN-6.7 MN-6.12 three vampires at a low veil: equal blue numbers, and a reserve that covers neither', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'museum' }, nevena: { at: 'museum' } },
      veil: 3,
      agents: 4,
      at: { event: 'nervous-rumours' },
    });
    // Red P6 takes 3 of 4; of P2 (the Museum, where everybody is) and P8, one goes short. No minions: 1 more
    // veil.
    s.asks(0, 'event-short', ['district:museum', 'district:blood-bank']).say('district:blood-bank');
    s.told('event-losses', { entered: [], missing: 1, ordered: 1, before: 3, after: 1 }).ends();
  });

  it('MN-12.2 MN-3.4 MN-14.7 igrology: the dice run out during selection, and the dagger works on any one of them', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 2, relics: ['martyrs-dagger'] }, mila: {} },
      edition: 'igrology',
      city: { museum: { exposed: 3 } },
      dice: [1, 2],
      at: { acting: 'imre' },
    });
    s.say('fight')
      .rolling('die:1', 2, 2, 2, 5)
      .say('die:5')
      .asks(0, 'combat-modify', ['dagger:1', 'dagger:2', 'dagger:5', 'go-on']);
    s.say('dagger:1').told('dice-applied', { removed: 2, blood: 1 }).asks(0, 'turn-action');
    expect(s.sheet('imre')).toEqual([3, 4]);
  });

  it('MN-7.2 MN-7.6 MN-12.5 spared in igrology: a drained vampire does not fight by day, and cannot share the blood that the fighter cannot lose', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', blood: 1 },
        mila: { at: 'museum', blood: 0 },
        nevena: { at: 'museum', blood: 2 },
      },
      edition: 'igrology',
      options: { drainedTargets: 'spared' },
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 2, 6, 6, 6],
      at: 'hunt',
    });
    s.asks(0, 'hunt-fighter', ['vampire:imre', 'vampire:nevena']).say('vampire:imre');
    s.ends();
    expect([s.sheet('imre'), s.sheet('nevena')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
