import { describe, expect, it } from 'vitest';
import { PLACE_IDS, type PlaceId } from '../cards/places.ts';
import { fight, newMatch, type Sitting, scene } from './kit.ts';

function at(place: PlaceId, players: readonly Sitting[]) {
  return fight(players, { places: { 'loc-1': place } });
}

function turnAt(place: PlaceId, sitting: Sitting = {}) {
  const hand = ['br-hunt', 'br-ready'] as const;
  return scene({
    players: [{ clan: 'brujah', victims: 0, hand, ...sitting }],
    places: { 'loc-1': place },
    at: 0,
  }).answer(0, 'play:br-hunt');
}

describe('VV-22 Places', () => {
  it('pl-succubus-club VV-11.5: up to 3 Deployed blood back to the Pool, in player order', () => {
    const s = fight(
      [{ on: { 'loc-1': [5] } }, { on: { 'loc-1': [2] } }, { clan: 'brujah', on: { 'loc-1': ['br-ready'] } }],
      {
        places: { 'loc-1': 'pl-succubus-club' },
        ambition: 1,
      },
    );
    s.asks(1, 'succubus-blood').upTo(1, 2).answer(1, 0).asks(0, 'succubus-blood').upTo(0, 3).answer(0, 3);
    s.told('blood-returned', { seat: 0, amount: 3, source: 'pl-succubus-club' }).untold('gained');
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([9, 2]);
  });

  it('pl-the-collar VV-18.5: 1 extra Influence for a Frenzy here', () => {
    const s = at('pl-the-collar', [
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
      { pool: 1, on: { 'loc-1': [1] } },
    ]);
    s.told('influence', { seat: 0, source: 'bounty' })
      .told('influence', { seat: 0, source: 'pl-the-collar' })
      .ends();
  });

  it('pl-pedway-tunnels VV-7.9: face down costs 1 less here', () => {
    turnAt('pl-pedway-tunnels')
      .answer(0, 'location:loc-1')
      .asks(0, 'plan-facing', ['face-up:0', 'face-down:0']);
    turnAt('pl-pedway-tunnels')
      .answer(0, 'location:loc-2')
      .asks(0, 'plan-facing', ['face-up:0', 'face-down:1']);
  });

  it('pl-sheriffs-checkpoint VV-7.10: playing here costs 1 more; a seat that cannot pay cannot play here', () => {
    turnAt('pl-sheriffs-checkpoint')
      .answer(0, 'location:loc-1')
      .asks(0, 'plan-facing', ['face-up:1', 'face-down:2']);
    turnAt('pl-sheriffs-checkpoint', { pool: 1 })
      .bars(0, 'location:loc-1', 'VV-7.10')
      .asks(0, 'plan-location', ['location:loc-2', 'location:loc-haven']);
  });

  it('pl-union-stockyards VV-7.15: up to 5 blood with each card', () => {
    const s = turnAt('pl-union-stockyards', { pool: 9 }).answers(0, 'location:loc-1', 'face-up:0');
    s.asks(
      0,
      'plan-blood',
      [0, 1, 2, 3, 4, 5].map((blood) => `blood:${blood}`),
    ).answer(0, 'blood:5');
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([4, 5]);
  });

  it('pl-whispering-gallery: second place Gains 1 extra Influence', () => {
    const s = at('pl-whispering-gallery', [{ on: { 'loc-1': [2] } }, { on: { 'loc-1': [1] } }]);
    s.told('influence', { seat: 1, amount: 1, source: 'pl-whispering-gallery' });
    expect([s.ends().influence(0), s.influence(1)]).toEqual([4, 5]);
    at('pl-whispering-gallery', [{ on: { 'loc-1': [2] } }])
      .untold('influence', { source: 'pl-whispering-gallery' })
      .ends();
  });

  it('pl-ashen-chapel: the last of at least two Loses 1 Influence, after all rewards', () => {
    const s = at('pl-ashen-chapel', [{ on: { 'loc-1': [2] } }, { influence: 0, on: { 'loc-1': [1] } }]);
    s.told('influence', { seat: 1, amount: 1 }).told('influence', {
      seat: 1,
      amount: -1,
      source: 'pl-ashen-chapel',
    });
    expect(s.ends().influence(1)).toBe(0);
    at('pl-ashen-chapel', [{ on: { 'loc-1': [2] } }])
      .untold('influence', { amount: -1 })
      .ends();
  });

  it('VV-22.1 VV-22.7 a random Place on each Location except the Haven, before the clans are revealed', () => {
    for (const seats of [3, 4, 5, 6]) {
      const match = newMatch(seats, { places: true });
      const { places } = match.position.state;
      const told = match.collect().map(({ kind }) => kind);
      expect(places.slice(0, -1).every((place) => place !== null)).toBe(true);
      expect([places.length, places.at(-1), new Set(places).size]).toEqual([
        seats < 5 ? 3 : 4,
        null,
        places.length,
      ]);
      expect(told.lastIndexOf('place-laid')).toBeLessThan(told.indexOf('clans-revealed'));
    }
    const seen = new Set(
      Array.from(
        { length: 60 },
        (_, i) => newMatch(5, { places: true }, `p${i}`).position.state.places,
      ).flat(),
    );
    expect(PLACE_IDS.every((place) => seen.has(place))).toBe(true);
    expect(newMatch(4).position.state.places).toEqual([null, null, null]);
  });

  it('VV-22.2 a Place stays for all rounds and applies to everyone', () => {
    const s = scene({
      players: [{ on: { 'loc-1': [1] } }, { on: { 'loc-1': [2] } }],
      places: { 'loc-1': 'pl-ashen-chapel' },
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    });
    s.stay().told('influence', { seat: 0, amount: -1 }).asks([0, 1, 2, 3], 'hand-keep');
    expect(s.state.places).toEqual(['pl-ashen-chapel', null, null]);
  });

  it('VV-22.3 VV-R72 costs and limits concern planning turns only', () => {
    const s = at('pl-sheriffs-checkpoint', [
      { clan: 'malkavian', pool: 1, hand: ['ma-hunt'], on: { 'loc-1': ['ma-madness-network'] } },
    ]);
    s.told('played', { card: 'ma-hunt', cost: 0 }).untold('spent').ends();
  });

  it('VV-22.5 Places give no credit: they take no blood from a Pool except as a cost', () => {
    const s = turnAt('pl-sheriffs-checkpoint', { pool: 2 }).answer(0, 'location:loc-1');
    s.told('spent', { amount: 1, after: 1 }).untold('frenzy').ends();
  });

  it('VV-22.6 at least one Location can always be played at', () => {
    const s = scene({
      players: [
        { clan: 'brujah', pool: 0, victims: 0, hand: ['br-hunt'] },
        { clan: 'nosferatu', on: { 'loc-2': ['no-eyes-in-the-dark'] } },
      ],
      places: { 'loc-1': 'pl-sheriffs-checkpoint', 'loc-2': 'pl-the-collar' },
      at: 0,
    });
    s.told('played', { location: 'loc-haven', faceUp: true }).ends();
  });
});
