import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

/** Situations in which several rules or cards interact. */

describe('lying cards at the end of a combat', () => {
  it('MN-10.10 MN-19.8 MN-R57 MN-8.11 Stakeout feeds its holder, whose Curse is still fulfilled', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 3,
      city: { museum: { exposed: 1 } },
      dice: [4, 6],
      lying: { stakeout: 'imre', 'curse-of-our-clan': 'imre' },
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:4').told('drained').told('event-discarded', { event: 'stakeout' });
    s.told('event-discarded', { event: 'curse-of-our-clan' }).told('turn-over').ends();
    expect([s.sheet('imre'), s.veil, s.lying]).toEqual([[1, 1], 4, []]);
  });

  it('MN-10.10 MN-19.8 MN-R57 so does Shattered Circles', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 3,
      city: { museum: { exposed: 1 } },
      dice: [4, 6],
      lying: { 'shattered-circles': 'museum', 'curse-of-our-clan': 'imre' },
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:4').told('event-discarded', { event: 'shattered-circles' });
    s.told('event-discarded', { event: 'curse-of-our-clan' }).told('turn-over').ends();
    expect([s.sheet('imre'), s.veil, s.lying]).toEqual([[1, 1], 4, []]);
  });

  it('MN-19.5 MN-16.5 when The Informer goes, the minions of the park count, and Copycat Gang goes too', () => {
    const s = scene({
      family: { imre: { at: 'city-park' }, mila: {} },
      veil: 2,
      city: { 'city-park': { exposed: 1, minions: 1 } },
      lying: { 'copycat-gang': 'city-park', 'the-informer': 'city-park' },
      at: { acting: 'imre' },
    });
    s.say('fight', 0).told('event-discarded', { event: 'the-informer' });
    s.told('event-discarded', { event: 'copycat-gang' }).asks(0, 'turn-action');
    expect([s.veil, s.lying]).toEqual([5, []]);
  });

  it('MN-19.5 MN-15.19 the same when Rewritten Fate takes The Informer, whose own reward is not given', () => {
    const s = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      veil: 3,
      layout: [
        'railway-station',
        'museum',
        'asylum',
        'nightclub',
        'newspaper-office',
        'police-station',
        'blood-bank',
        'cathedral',
        'city-park',
      ],
      city: { 'city-park': { hidden: 1, minions: 2 } },
      lying: { 'copycat-gang': 'city-park', 'the-informer': 'city-park' },
      at: { acting: 'nevena' },
    });
    s.say('dark', 'card:the-informer').told('event-discarded', { event: 'copycat-gang' });
    expect([s.asks(0, 'turn-action').veil, s.lying, s.in('city-park')]).toEqual([4, [], [1, 0, 2]]);
  });
});

describe('the day', () => {
  it('MN-5.3 MN-6.16 MN-19.7 the Curse drains its holder at dawn, so the Mark enters unseen', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 3,
      lying: { 'curse-of-our-clan': 'imre', 'hunters-mark': 'imre' },
      at: [{ step: 'dawn', events: ['curse-of-our-clan', 'hunters-mark'] }],
    });
    s.told('drained').told('veil', { before: 3, after: 4 }).told('agents-added').ends();
    expect([s.veil, s.in('museum'), s.lying]).toEqual([4, [1, 0, 0], ['hunters-mark']]);
    const other = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      veil: 3,
      lying: { 'hunters-mark': 'imre', 'curse-of-our-clan': 'imre' },
      at: [{ step: 'dawn', events: ['hunters-mark', 'curse-of-our-clan'] }],
    });
    expect(other.ends().veil).toBe(3);
  });

  it('MN-6.14 MN-16.5 MN-19.7 Copycat Gang does not take the last veil, and leaves a sigillated park at once', () => {
    const s = scene({
      family: { imre: { sigil: 'city-park' }, mila: {} },
      veil: 1,
      city: { 'city-park': { minions: 1 } },
      at: { event: 'copycat-gang' },
    });
    s.say('district:police-station').told('event-discarded', { event: 'copycat-gang' });
    s.told('event-losses', { before: 3, after: 2, entered: ['city-park'] }).ends();
  });

  it('MN-7.1 MN-7.2 MN-12.7 two agents hunt a marked vampire that is drained, in igrology', () => {
    const family = { imre: { at: 'museum', blood: 0, kills: 3 }, mila: {} } as const;
    const setting = {
      family,
      edition: 'igrology',
      city: { museum: { hidden: 2 } },
      dice: [1, 5, 6],
      lying: { 'marked-for-the-stake': 'imre' },
      at: 'hunt',
    } as const;
    const s = scene(setting);
    s.told('combat', { vampire: 'imre', day: true }).told('dice-applied', { removed: 1 }).ends();
    expect([s.sheet('imre'), s.lying]).toEqual([[0, 4], ['marked-for-the-stake']]);
    scene({ ...setting, options: { drainedTargets: 'spared' } })
      .untold('combat')
      .ends();
  });

  it('MN-12.9 MN-4.5 if a drained Laszlo pays the last veil for his fury, the game is lost before any die counts', () => {
    const s = scene({
      family: { laszlo: { at: 'museum', blood: 0, kills: 6 }, mila: {} },
      edition: 'igrology',
      veil: 1,
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 2],
      at: 'hunt',
    });
    s.asks(0, 'combat-modify', ['fury', 'go-on']).say('fury').untold('dice-applied').finished('veil');
  });

  it('MN-12.5 MN-12.8 Silver Bullets: blood that nobody can pay is ignored', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: { at: 'museum', blood: 1 } },
      edition: 'igrology',
      city: { museum: { exposed: 3 } },
      dice: [1, 2, 2, 6],
      inForce: 'silver-bullets',
      at: 'hunt',
    });
    s.say('vampire:imre').told('dice-applied', { blood: 6, removed: 0 });
    s.told('blood-ignored', { amount: 4 }).ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('MN-6.7 MN-6.12 MN-6.15 the last agent is sent to the Urn: one is missing, and no district is entered', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: { at: 'museum' } },
      veil: 5,
      agents: 3,
      city: { cathedral: { relics: ['funerary-urn'] }, 'newspaper-office': { minions: 1 } },
      at: { event: 'press-campaign' },
    });
    s.say('pass', 'district:asylum', 'pass', 'district:newspaper-office', 'from:newspaper-office');
    s.told('event-losses', { entered: [], missing: 1, ordered: 0 }).ends();
    expect([s.veil, s.in('cathedral'), s.in('newspaper-office')]).toEqual([4, [1, 0, 0], [0, 0, 1]]);
  });

  it('MN-19.6 MN-19.7 the Curse on a leader at the last veil: the reward comes before the losses, and saves the game', () => {
    const s = scene({
      family: { imre: { at: 'nightclub', blood: 1 }, mila: {} },
      veil: 1,
      at: { event: 'curse-of-our-clan' },
    });
    s.say('district:asylum').told('veil', { before: 1, after: 2 });
    s.told('event-losses', { before: 2, after: 1, entered: ['nightclub'] }).ends();
  });

  it('MN-5.9 MN-18.4 MN-19.5 the Asylum takes the agent that holds Lost Luggage: the relic feeds the Blood Bank', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: { at: 'museum' } },
      city: {
        asylum: { minions: 1 },
        'blood-bank': { minions: 1 },
        'railway-station': { hidden: 1 },
      },
      lying: { 'lost-luggage': 'railway-station' },
      relics: ['pristine-blood'],
      at: 'day-districts',
    });
    s.asks(0, 'day-next-district', ['district:asylum', 'district:blood-bank']);
    s.say('district:asylum', 'agent:railway-station.hidden').told('relic-given', { relic: 'pristine-blood' });
    s.told('blood-gained', { vampire: 'imre', after: 5 }).ends();
  });
});

describe('the night', () => {
  it('MN-11.4 MN-17.3 a successor uses its dagger at night, but by day relics sleep', () => {
    const setting = {
      family: {
        imre: { at: 'museum', blood: 1 },
        mila: { at: 'museum', kills: 2, relics: ['martyrs-dagger'] },
      },
      dice: [1, 2, 2, 3],
    } as const;
    const night = scene({ ...setting, city: { museum: { exposed: 2 } }, at: { acting: 'imre' } });
    night.say('fight', 'die:1').told('successor', { vampire: 'mila' });
    night.say('die:2', 'dagger:2').told('die-applied', { vampire: 'mila', counts: 6, blood: 0 }).ends();
    const day = scene({ ...setting, city: { museum: { exposed: 3 } }, at: 'hunt' });
    day.say('vampire:imre').told('successor', { vampire: 'mila' }).untold('die-modified').ends();
    expect(day.sheet('mila')).toEqual([2, 2]);
  });

  it('MN-R34 MN-13.1 a vampire that gives Pristine Blood away at 6 falls to 4, and the new holder may drink to 6', () => {
    const s = scene({
      family: {
        imre: { at: 'nightclub', blood: 6, kills: 2, relics: ['pristine-blood'] },
        mila: { at: 'nightclub', kills: 2, seat: 0 },
      },
      dice: [1, 6],
      at: [
        { step: 'turn', vampire: 0 },
        { step: 'turn', vampire: 1 },
      ],
    });
    s.say('exchange', 'vampire:mila', 'give:pristine-blood').told('blood-lost', {
      vampire: 'imre',
      after: 4,
    });
    s.say('end-turn', 'activate', 'die:1').told('blood-gained', { vampire: 'mila', after: 6 });
    s.say('end-turn').ends();
  });

  it('MN-15.13 MN-20.1 The Traitor keeps minions from going through the Gates, and without them there is no ritual', () => {
    const s = scene({
      family: {
        ishtvan: { at: 'museum', kills: 9, sigil: 'asylum' },
        mila: { at: 'nightclub', kills: 9, sigil: 'city-park' },
      },
      veil: 4,
      city: { museum: { minions: 1 }, nightclub: { minions: 2, hidden: 1 } },
      lying: { 'the-traitor': 'nightclub' },
      at: { acting: 'ishtvan' },
    });
    s.say('dark', 'vampire:mila').told('moved', { vampire: 'mila', minions: 0 });
    s.bars(0, 'ritual', 'MN-20.1', 'minions-missing');
  });

  it('MN-15.19 MN-20.5 MN-R39 the last card of the deck rewritten: the night is played, the day is lost', () => {
    const s = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      veil: 3,
      events: ['siege'],
      at: 'night',
    });
    s.say('dark', 'top').told('event-rewritten', { event: 'siege', fromDeck: true });
    s.say('end-turn', 'end-turn').finished('deck');
  });

  it('MN-13.8 MN-9.8 a Contract paid with the last blood still brings the minion, and then the turn is over', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1, kills: 2, relics: ['contract-of-servitude'] }, mila: {} },
      veil: 3,
      lying: { stakeout: 'imre' },
      at: { acting: 'imre', ap: 1 },
    });
    s.say('recruit').told('drained').told('agents-added').told('minions-added').told('turn-over').ends();
    expect([s.veil, s.in('museum')]).toEqual([4, [1, 0, 1]]);
  });
});
