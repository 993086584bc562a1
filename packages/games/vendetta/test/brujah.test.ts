import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Brujah', () => {
  it('br-hunt: you Steal 1 blood from every Rival in turn, and only from Rivals', () => {
    const s = fight([
      { clan: 'brujah', pool: 2, on: { 'loc-1': ['br-hunt'] } },
      { pool: 4, on: { 'loc-1': [1] } },
      { pool: 5 },
      { pool: 3, on: { 'loc-1': [2] } },
    ]);
    s.told('stolen', { seat: 1, thief: 0, amount: 1 }).told('stolen', { seat: 3, amount: 1 });
    expect(s.pools).toEqual([4, 3, 5, 2]);
    s.ends();
  });

  it('br-ready VV-R35: 1 extra Influence for a Frenzy of a Rival at its own Location', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-ready', 'br-hunt'] } },
      { pool: 1, on: { 'loc-1': [2] } },
    ]);
    s.told('frenzy', { seat: 1, credited: 0 }).told('influence', { seat: 0, amount: 1, source: 'bounty' });
    s.told('influence', { seat: 0, amount: 1, source: 'br-ready' }).ends();
  });

  it('br-ready VV-R35: nothing extra for a Frenzy at another Location', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'], 'loc-2': ['br-ready'] } },
      { pool: 1, on: { 'loc-1': [2], 'loc-2': [1] } },
    ]);
    s.told('influence', { source: 'bounty' }).untold('influence', { source: 'br-ready' }).ends();
  });

  it('br-bloody-fury: 6, less 2 once, however much blood', () => {
    const alone = (blood: number) =>
      fight([{ clan: 'brujah', on: { 'loc-1': ['br-bloody-fury', blood] } }]).ends().totals[0];
    expect([alone(0), alone(1), alone(3)]).toEqual([6, 4 + 1, 4 + 3]);
  });

  it('br-punks-posse: 2 for each card on the Position, itself included', () => {
    const s = fight([{ clan: 'brujah', on: { 'loc-1': ['br-punks-posse', 'br-hunt', 'br-ready'] } }]);
    expect(s.ends().totals[0]).toBe(6 + 0 + 1);
  });

  it('br-challenge: seats that play elsewhere Lose 1 blood; seats that play at its Location do not', () => {
    const setting = { clan: 'gangrel', pool: 5, hand: ['ga-hunt'] } as const;
    const table = () =>
      scene({ players: [setting, { clan: 'brujah', on: { 'loc-2': ['br-challenge'] } }], at: 0 });
    const elsewhere = table().answers(0, 'play:ga-hunt', 'location:loc-1', 'face-up:0');
    elsewhere.told('lost', { seat: 0, amount: 1, cause: 1, source: 'br-challenge' });
    expect(elsewhere.asks(0, 'plan-blood').pool(0)).toBe(4);
    const here = table().answers(0, 'play:ga-hunt', 'location:loc-2', 'face-up:0');
    expect(here.untold('lost').asks(0, 'plan-blood').pool(0)).toBe(5);
  });

  it('br-challenge: a face-down play also counts, moving does not', () => {
    const s = scene({
      players: [
        {
          pool: 5,
          hand: ['ga-hunt'],
          clan: 'gangrel',
          relic: 're-ferrymans-key',
          on: { 'loc-1': ['ga-ready'] },
        },
        { clan: 'brujah', on: { 'loc-2': ['br-challenge'] } },
      ],
      at: 0,
    });
    s.answers(0, 'relic', 'location:loc-haven').untold('lost');
    s.answers(0, 'play:ga-hunt', 'location:loc-1', 'face-down:1').told('lost', { seat: 0, amount: 1 });
    expect(s.asks(0, 'plan-blood').pool(0)).toBe(3);
  });

  it('br-fist-of-caine: each Rival Loses blood equal to the round number', () => {
    for (const round of [1, 2, 3]) {
      const s = fight(
        [
          { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
          { pool: 5, on: { 'loc-1': [1] } },
        ],
        { round },
      );
      expect(s.ends().pool(1)).toBe(5 - round);
    }
  });

  it('br-f-the-system: 4 blood if you won here, 2 if not', () => {
    const against = (blood: number) =>
      fight([
        { clan: 'brujah', on: { 'loc-1': ['br-f-the-system'] } },
        { pool: 6, on: { 'loc-1': [blood] } },
      ]);
    expect(against(1).ends().pool(1)).toBe(2);
    expect(against(9).ends().pool(1)).toBe(4);
  });

  it('br-earthshock: half of all Deployed blood here, rounded down; the blood stays', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-earthshock', 2] } },
      { pool: 6, on: { 'loc-1': [3] } },
    ]);
    expect([s.pool(1), s.blood('loc-1', 0), s.blood('loc-1', 1)]).toEqual([4, 2, 3]);
    s.ends();
  });

  it('br-show-of-force: robs every Rival of 1 in the Preparation', () => {
    const s = fight([
      { clan: 'brujah', pool: 1, on: { 'loc-1': ['br-show-of-force'] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    s.told('stolen', { seat: 1, amount: 1, source: 'br-show-of-force' }).told('won', { seat: 0 });
    expect(s.ends().pools.slice(0, 2)).toEqual([2, 3]);
  });
});
