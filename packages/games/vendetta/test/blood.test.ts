import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('VV-9 operations on blood and Influence', () => {
  it('VV-9.1 VV-9.12 VV-R6 VV-25.1 VV-R73 Gain takes from the Bank, without any limit', () => {
    const s = fight([{ pool: 90, on: { 'loc-1': [1] } }], { allies: { 'loc-1': 'al-maldavis' } });
    expect(s.told('gained', { amount: 5, before: 90, after: 95 }).ends().pool(0)).toBe(95);
  });

  it('VV-9.2 VV-18.16 Spending must leave one blood, and never causes Frenzy', () => {
    const hunt = (pool: number) =>
      fight([
        { clan: 'tremere', pool, on: { 'loc-1': ['tr-hunt'] } },
        { pool: 0, on: { 'loc-1': [1] } },
      ]);
    expect(hunt(2).answer(0, 'spend:1').untold('frenzy').ends().pool(0)).toBe(1);
    hunt(1).ends();
    hunt(0).ends();
  });

  it('VV-9.3 VV-9.4 Lose takes what is available: blood from the Pool, Influence from the tokens', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
        { pool: 2, on: { 'loc-1': [1] } },
      ],
      { round: 3 },
    );
    s.told('lost', { seat: 1, amount: 2, asked: 3 }).ends();
    const plan = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-master-plan'] } },
        { influence: 0, allies: ['al-marcel'] },
      ],
      at: 'end-planning',
    });
    expect(plan.untold('influence', { seat: 1 }).ends().player(1)).toMatchObject({
      influence: 0,
      allies: ['al-marcel'],
    });
  });

  it('VV-9.5 the last token may be Stolen', () => {
    const s = fight([
      { clan: 'gangrel', pool: 0, on: { 'loc-1': ['ga-hunt'] } },
      { pool: 1, on: { 'loc-1': [1] } },
    ]);
    expect(s.told('stolen', { amount: 1, after: 0 }).told('frenzy', { seat: 1 }).ends().pool(0)).toBe(1);
  });

  it('VV-9.6 VV-R30 played blood comes from the Pool and leaves 1', () => {
    const s = fight([{ clan: 'nosferatu', pool: 2, on: { 'loc-1': ['no-backstab'] } }]);
    s.asks(0, 'backstab-blood').upTo(0, 1).answer(0, 1).answer(0, 'leave');
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([1, 1]);
    fight([{ clan: 'toreador', pool: 0, on: { 'loc-1': ['to-friends-in-high-places'] } }]).ends();
  });

  it('VV-9.7 blood from the Bank touches no Pool', () => {
    expect(
      fight([{ clan: 'gangrel', pool: 0, on: { 'loc-1': ['ga-ready'] } }])
        .ends()
        .pool(0),
    ).toBe(0);
  });

  it('VV-9.8 VV-R63 Deployed blood is neither Lost nor Stolen: no reaction, no Frenzy', () => {
    const s = fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-power-of-the-pack'] } },
      { clan: 'toreador', pool: 0, on: { 'loc-1': ['to-submission', 4] } },
      { clan: 'tremere', pool: 3, on: { 'loc-1': ['tr-retaliation', 3], 'loc-2': ['tr-dark-pact'] } },
    ]);
    s.told('blood-taken', { from: 1, amount: 2 }).told('blood-taken', { from: 2, amount: 2 });
    s.untold('immune').untold('lost').untold('frenzy');
    expect([s.ends().blood('loc-2', 2), s.pool(2)]).toEqual([0, 3]);
  });

  it('VV-9.9 immunity, then tokens, then Frenzy, then Retaliation', () => {
    const s = fight([
      { clan: 'brujah', pool: 5, on: { 'loc-1': ['br-hunt'] } },
      { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-retaliation'], 'loc-2': ['tr-dark-pact'] } },
    ]);
    s.told('stolen', { seat: 1 }).told('frenzy', { seat: 1 }).told('drained', { seat: 1 });
    s.told('lost', { seat: 0, amount: 1, cause: 1, source: 'tr-retaliation' }).ends();
  });

  it('VV-9.9 VV-8.15 VV-R33 Frenzy comes before Retaliation: a seat that it eliminates no longer retaliates', () => {
    const tremere = { clan: 'tremere', pool: 1, tokens: 2, victims: 0, allies: ['al-marcel'] } as const;
    for (const card of ['br-hunt', 'br-fist-of-caine'] as const) {
      const s = fight([
        { clan: 'brujah', pool: 5, on: { 'loc-1': [card] } },
        { ...tremere, on: { 'loc-1': ['tr-retaliation'] } },
        { clan: 'gangrel', on: { 'loc-1': [1] } },
      ]);
      s.told('eliminated', { seat: 1 }).untold('lost', { source: 'tr-retaliation' }).ends();
    }
  });

  it('VV-9.10 Influence given away is not Lost', () => {
    const s = fight([{ clan: 'ventrue', on: { 'loc-1': ['ve-hunt'] } }, { on: { 'loc-1': [1] } }]);
    s.answer(1, 'give-influence').untold('influence', { seat: 1, amount: -1 });
    expect(s.ends().player(1).earned).toMatchObject({ given: -1, lost: 0 });
    expect(s.player(0).earned).toMatchObject({ given: 1 });
  });

  it('VV-9.11 VV-R31 blood lies on the Position, and stays when cards go', () => {
    const s = fight([{ clan: 'nosferatu', on: { 'loc-1': ['no-unseen-passage', 3] } }]);
    expect([s.ends().on('loc-1', 0), s.on('loc-haven', 0)]).toEqual([[3], ['no-unseen-passage']]);
  });

  it('VV-9.14 VV-R64 an immune seat may choose to be robbed, even with an empty Pool', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
      { clan: 'toreador', pool: 0, on: { 'loc-1': ['to-submission', 'to-awe'] } },
    ]);
    s.asks(1, 'curfew-choice', ['skip', 'steal']).answer(1, 'steal').told('immune', { seat: 1 }).ends();
    const hunt = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-hunt'] } },
      { clan: 'toreador', pool: 0, on: { 'loc-1': ['to-submission'] } },
    ]);
    hunt.asks(1, 'ventrue-hunt', ['steal', 'give-influence']).answer(1, 'steal').untold('stolen').ends();
  });

  it('VV-R32 at a resolved Location the blood arrives too late to matter, but the Pool still shrinks', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-2': ['br-fist-of-caine'] } },
        { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-dark-pact'], 'loc-2': [1] } },
      ],
      { at: 'loc-2' },
    );
    s.told('lost', { seat: 1, to: 'loc-1' }).told('frenzy', { seat: 1 });
    expect(s.ends().on('loc-1', 1)).toEqual(['tr-dark-pact', 1]);
  });

  it('VV-R33 Retaliation responds to what actually left the Pool, and not at all if nothing did', () => {
    const s = fight(
      [
        { clan: 'brujah', pool: 6, on: { 'loc-1': ['br-fist-of-caine'] } },
        { clan: 'tremere', pool: 2, on: { 'loc-1': ['tr-retaliation'] } },
      ],
      { round: 3 },
    );
    expect(s.told('lost', { seat: 0, amount: 2, asked: 2 }).ends().pool(0)).toBe(4);
    const nothing = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { clan: 'tremere', pool: 0, on: { 'loc-1': ['tr-retaliation'] } },
    ]);
    nothing.untold('lost', { seat: 0 }).ends();
  });
});
