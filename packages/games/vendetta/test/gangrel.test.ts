import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Gangrel', () => {
  it('ga-hunt: you Steal 1 blood from every Rival', () => {
    const s = fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    expect(s.ends().pools.slice(0, 2)).toEqual([7, 3]);
  });

  it('ga-ready: 2 blood from the Bank onto the Position', () => {
    const s = fight([{ clan: 'gangrel', on: { 'loc-1': ['ga-ready'] } }]);
    s.told('blood-put', { seat: 0, location: 'loc-1', amount: 2, source: 'ga-ready' });
    expect([s.ends().pool(0), s.blood('loc-1', 0), s.totals[0]]).toEqual([6, 2, 2]);
  });

  it('ga-earth-meld: all Deployed blood here comes back to the Pool', () => {
    const s = fight([{ clan: 'gangrel', pool: 1, on: { 'loc-1': ['ga-earth-meld', 4], 'loc-2': [2] } }]);
    s.told('blood-returned', { seat: 0, amount: 4 }).untold('gained');
    expect([s.ends().pool(0), s.blood('loc-1', 0), s.blood('loc-2', 0)]).toEqual([5, 0, 2]);
  });

  it('ga-wolf-companion: Rivals’ cards count half, rounded down; your own count in full', () => {
    const s = fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion', 'ga-on-the-prowl'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-ready', 'br-challenge', 1] } },
    ]);
    s.told('power-changed', { card: 'br-ready', before: 1, after: 0, source: 'ga-wolf-companion' });
    expect(s.ends().totals).toEqual({ 0: 5, 1: 0 + 2 + 1 });
  });

  it('ga-feral-weapons: each Deployed blood here is worth 2', () => {
    const s = fight([{ clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons', 3] } }]);
    s.told('power', { seat: 0, blood: 3, bloodPower: 6, total: 7 }).ends();
  });

  it('ga-power-of-the-pack: half of the blood of each Rival here, rounded up, into the Pool', () => {
    const s = fight([
      { clan: 'gangrel', pool: 1, on: { 'loc-1': ['ga-power-of-the-pack'] } },
      { on: { 'loc-1': [3] } },
      { on: { 'loc-1': [2] } },
    ]);
    s.told('blood-taken', { from: 1, amount: 2 }).told('blood-taken', { from: 2, amount: 1 });
    expect([s.ends().pool(0), s.blood('loc-1', 1), s.blood('loc-1', 2)]).toEqual([4, 1, 1]);
  });

  it('ga-fearless VV-R65: the swap is optional, and not offered without blood here', () => {
    const s = fight([{ clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-fearless', 2] } }]);
    s.asks(0, 'fearless', ['swap', 'no']).answer(0, 'swap');
    s.told('blood-swapped', { pool: 2, deployed: 5 }).told('blood-put', { amount: 2 });
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([2, 7]);
    const no = fight([{ clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-fearless', 2] } }]).answer(0, 'no');
    expect([no.ends().pool(0), no.blood('loc-1', 0)]).toEqual([5, 2]);
    fight([{ clan: 'gangrel', on: { 'loc-1': ['ga-fearless'] } }])
      .untold('blood-swapped')
      .ends();
  });

  it('ga-fearless VV-25.3 VV-25.10 VV-18.16: with spend-only an emptied Pool means Frenzy, then the 2 blood', () => {
    const players = [{ clan: 'gangrel', pool: 3, on: { 'loc-1': ['ga-fearless'] } }] as const;
    const s = fight(players, { options: { lastBlood: 'spend-only' } }).answer(0, 'swap');
    s.told('frenzy', { seat: 0, credited: null, location: 'loc-1' }).told('drained', { card: 'victim' });
    s.told('blood-put', { amount: 2 });
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([3, 5]);
  });

  it('ga-on-the-prowl: 1 blood for each card that an opponent plays here, face up or down', () => {
    const players = [
      { clan: 'brujah', pool: 5, hand: ['br-hunt'] },
      { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl'] } },
    ] as const;
    const here = scene({ players, at: 0 }).answers(0, 'play:br-hunt', 'location:loc-1', 'face-down:1');
    expect(here.asks(0, 'plan-blood').blood('loc-1', 1)).toBe(1);
    const elsewhere = scene({ players, at: 0 }).answers(0, 'play:br-hunt', 'location:loc-2', 'face-up:0');
    expect(elsewhere.asks(0, 'plan-blood').blood('loc-1', 1)).toBe(0);
  });

  it('ga-mist-form VV-R66: half of the blood, rounded up, to another Location, if you like', () => {
    const mist = () => fight([{ clan: 'gangrel', on: { 'loc-2': ['ga-mist-form', 3] } }], { at: 'loc-2' });
    const s = mist().asks(0, 'mist-target', ['location:loc-1', 'location:loc-haven', 'none']);
    s.bars(0, 'location:loc-2', 'VV-R66').answer(0, 'location:loc-1');
    expect([s.ends().blood('loc-1', 0), s.blood('loc-2', 0)]).toEqual([2, 1]);
    expect(mist().answer(0, 'none').ends().blood('loc-2', 0)).toBe(3);
    fight([{ clan: 'gangrel', on: { 'loc-2': ['ga-mist-form'] } }], { at: 'loc-2' }).ends();
  });
});
