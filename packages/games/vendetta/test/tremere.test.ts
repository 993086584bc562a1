import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Tremere', () => {
  it('tr-hunt: for 1 blood you Steal 1 from every Rival; it cannot be your last', () => {
    const hunt = (pool: number) =>
      fight([
        { clan: 'tremere', pool, on: { 'loc-1': ['tr-hunt'] } },
        { pool: 4, on: { 'loc-1': [1] } },
      ]);
    const s = hunt(3).asks(0, 'tremere-spend', ['spend:1', 'no']).answer(0, 'spend:1');
    expect(s.ends().pools.slice(0, 2)).toEqual([3, 3]);
    expect(hunt(3).answer(0, 'no').ends().pools.slice(0, 2)).toEqual([3, 4]);
    hunt(1).untold('spent').ends();
  });

  it('tr-ready VV-18.7 VV-R26: turned face down, it gives 1 blood instead of the Drain', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
      { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-ready'] } },
    ]);
    s.told('influence', { seat: 0, source: 'bounty' }).asks(1, 'frenzy-replace', ['ready', 'drain']);
    s.answer(1, 'ready').untold('drained');
    expect([s.ends().pool(1), s.on('loc-1', 1), s.player(1).victims]).toEqual([1, ['?tr-ready'], 1 + 0]);
  });

  it('tr-ready: not for a Frenzy at another Location', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
      { clan: 'tremere', pool: 1, on: { 'loc-1': [1], 'loc-2': ['tr-ready'] } },
    ]);
    s.told('drained', { seat: 1, card: 'victim', frenzy: true }).ends();
  });

  it('tr-focus-from-hunger: 9 minus the blood in the Pool, not below 0', () => {
    const focus = (pool: number) =>
      fight([{ clan: 'tremere', pool, on: { 'loc-1': ['tr-focus-from-hunger'] } }]).ends().totals[0];
    expect([focus(0), focus(4), focus(12)]).toEqual([9, 5, 0]);
  });

  it('tr-ancient-artifacts: half of the Pool, or it is turned face down', () => {
    const artifacts = () => fight([{ clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-ancient-artifacts'] } }]);
    const s = artifacts().asks(0, 'artifacts', ['spend:2', 'turn-down']).answer(0, 'spend:2');
    expect([s.ends().pool(0), s.totals[0]]).toEqual([3, 6]);
    const down = artifacts().answer(0, 'turn-down');
    expect([down.ends().pool(0), down.totals[0]]).toEqual([5, 0]);
  });

  it('tr-theft-of-vitae: up to 7 blood, and 1 if you have 7 or more', () => {
    const theft = (pool: number) =>
      fight([{ clan: 'tremere', pool, on: { 'loc-1': ['tr-theft-of-vitae'] } }])
        .ends()
        .pool(0);
    expect([theft(0), theft(2), theft(6), theft(7), theft(9)]).toEqual([7, 7, 7, 8, 10]);
  });

  it('tr-dark-pact VV-R32: Lost and Spent blood goes to its Position; Stolen blood does not', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-1': ['br-show-of-force', 'br-fist-of-caine'] } },
        { clan: 'tremere', pool: 6, on: { 'loc-1': ['tr-hunt'], 'loc-2': ['tr-dark-pact'] } },
      ],
      { round: 2 },
    );
    s.told('stolen', { seat: 1, amount: 1 }).told('lost', { seat: 1, amount: 2, to: 'loc-2' });
    s.answer(1, 'spend:1').told('spent', { seat: 1, amount: 1, to: 'loc-2' });
    expect([s.ends().pool(1), s.on('loc-2', 1)]).toEqual([6 - 1 - 2 - 1 + 1, ['tr-dark-pact', 3]]);
  });

  it('tr-cauldron-of-blood: for half of the Pool every Rival Loses 4', () => {
    const cauldron = () =>
      fight([
        { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-cauldron-of-blood'] } },
        { pool: 6, on: { 'loc-1': [1] } },
      ]);
    expect(cauldron().answer(0, 'spend:2').ends().pools.slice(0, 2)).toEqual([3, 2]);
    expect(cauldron().answer(0, 'no').ends().pools.slice(0, 2)).toEqual([5, 6]);
  });

  it('tr-retaliation VV-R33: each Rival Loses as much as left your Pool here', () => {
    const s = fight([
      { clan: 'brujah', pool: 3, on: { 'loc-1': ['br-show-of-force'] } },
      { clan: 'tremere', pool: 4, on: { 'loc-1': ['tr-retaliation', 'tr-hunt'] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    s.told('stolen', { seat: 1, amount: 1 }).told('lost', { seat: 0, amount: 1, cause: 1 });
    s.told('lost', { seat: 2, amount: 1, source: 'tr-retaliation' }).told('stolen', { seat: 2 });
    // The price of the Hunt is Spent here, so this answers it too.
    s.answer(1, 'spend:1').told('spent', { seat: 1 }).told('lost', { seat: 0 }).told('lost', { seat: 2 });
    expect(s.ends().pools.slice(0, 3)).toEqual([3 + 1 - 1 + 1 - 1 - 1, 4 - 1 - 1 + 2, 5 - 1 - 1 - 1 - 1]);
  });

  it('tr-retaliation: a card played face down at its Location pays here', () => {
    const s = scene({
      players: [
        { clan: 'tremere', pool: 4, hand: ['tr-hunt'], on: { 'loc-1': ['tr-retaliation'] } },
        { pool: 5, on: { 'loc-1': [1] } },
      ],
      at: 0,
    });
    s.answers(0, 'play:tr-hunt', 'location:loc-1', 'face-down:1');
    s.told('spent', { seat: 0 }).told('lost', { seat: 1, amount: 1 }).told('played', { seat: 0 });
    s.asks(0, 'plan-blood');
  });

  it('tr-arcane-drain: for half of the Pool, half of the blood of every Rival here, rounded up', () => {
    const s = fight([
      { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-arcane-drain'] } },
      { on: { 'loc-1': [3] } },
    ]);
    s.asks(0, 'tremere-spend', ['spend:0', 'no']).answer(0, 'spend:0').untold('spent');
    expect([s.ends().pool(0), s.blood('loc-1', 1)]).toEqual([3, 1]);
  });
});
