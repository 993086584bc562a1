import { describe, expect, it } from 'vitest';
import { fight, type Sitting, scene } from './kit.ts';

/** Seat 0, robbed by the Hunt of seat 1. */
function robbed(sitting: Sitting, setting: Parameters<typeof fight>[1] = {}) {
  return fight(
    [
      { clan: 'ventrue', pool: 1, on: { 'loc-1': [1] }, ...sitting },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
    ],
    setting,
  );
}

describe('VV-18 Frenzy', () => {
  it('VV-18.1 VV-R25 from 1 or more to 0; a Pool at 0 does not trigger it again', () => {
    robbed({ pool: 1 }).told('frenzy', { seat: 0 }).ends();
    robbed({ pool: 0 }).untold('frenzy').ends();
    robbed({ pool: 2 }).untold('frenzy').ends();
  });

  it('VV-18.3 VV-R24 a Frenzy is credited to the controller of the effect that took the last blood', () => {
    robbed({}).told('frenzy', { seat: 0, credited: 1 }).ends();
    const captured = fight([
      { clan: 'ventrue', pool: 1, on: { 'loc-1': [1] } },
      { clan: 'brujah' },
      { clan: 'malkavian', on: { 'loc-1': ['br-hunt'] } },
    ]);
    captured.told('frenzy', { seat: 0, credited: 2 }).untold('influence', { seat: 1 }).ends();
  });

  it('VV-18.4 VV-18.5 VV-R5 the Bounty is 1 Influence, and everything that applies is added', () => {
    const s = fight(
      [
        { clan: 'ventrue', pool: 1, on: { 'loc-1': [1] } },
        {
          clan: 'brujah',
          pool: 4,
          allies: ['al-talley', 'al-mr-damp'],
          on: { 'loc-1': ['br-hunt', 'br-ready'] },
        },
      ],
      { places: { 'loc-1': 'pl-the-collar' } },
    );
    // Second place has already paid 1.
    expect([s.ends().influence(1), s.pool(1)]).toEqual([3 + 1 + 4, 4 + 1 + 2]);
  });

  it('VV-18.7 VV-18.8 VV-R27 replacement, Miguel Chandler, random Drain, in this order', () => {
    const s = robbed({ allies: ['al-miguel-chandler'], relic: 're-ward-of-cold-ashes' });
    s.asks(0, 'frenzy-replace', ['ward', 'drain'])
      .answer(0, 'drain')
      .told('drained', { card: 'al-miguel-chandler' });
    s.ends();
    const feed = scene({
      players: [{ allies: ['al-talley', 'al-miguel-chandler'], victims: 0, pool: 1 }],
      at: [{ step: 'feed', seats: [0] }],
    });
    feed.told('frenzy', { credited: null }).told('drained', { card: 'al-miguel-chandler' }).ends();
  });

  it("VV-18.7 Tremere's Ready and the Ward at once: all three are offered", () => {
    const s = fight([
      { clan: 'tremere', pool: 1, relic: 're-ward-of-cold-ashes', on: { 'loc-1': ['tr-ready'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.asks(0, 'frenzy-replace', ['ready', 'ward', 'drain']);
    expect(s.fallback(0)).toBe('ready');
  });

  it('VV-18.9 VV-25.2 every card of the Alliance is equally likely, each Victim a card of its own', () => {
    const counts: Record<string, number> = {};
    const games = 800;
    for (let i = 0; i < games; i++) {
      const { drained } = robbed({ allies: ['al-marcel', 'al-portia'], victims: 3 }, { seed: `draw ${i}` })
        .ends()
        .player(0);
      const card = drained[0] ?? 'victim';
      counts[card] = (counts[card] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['al-marcel', 'victim']);
    expect((counts['al-marcel'] ?? 0) / games).toBeCloseTo(1 / 4, 1);
  });

  it('VV-18.10 VV-R3 nothing to Drain: 1 Influence is discarded, 1 blood taken; without Influence just the blood', () => {
    const s = robbed({ victims: 0, influence: 5, on: { 'loc-1': ['ve-ready'] } });
    // First place has already paid 1.
    s.told('nothing-to-drain').told('influence', { seat: 0, amount: -1, source: 'frenzy' });
    expect(s.ends().player(0)).toMatchObject({ pool: 1, influence: 5 + 1 - 1 });
    const poor = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-show-of-force'] } },
      { pool: 1, victims: 0, influence: 0, on: { 'loc-1': [1] } },
    ]);
    poor.told('nothing-to-drain', { seat: 1, blood: 1 }).untold('influence', { source: 'frenzy' }).ends();
  });

  it('VV-18.11 a Vampire Drained in Frenzy is Diablerie', () => {
    const s = robbed({ victims: 0, allies: ['al-marcel'] });
    expect(s.ends().player(0)).toMatchObject({ pool: 4, tokens: 1, drained: ['al-marcel'] });
  });

  it('VV-18.12 a card that gives 0 blood leaves the Pool at 0, and nothing more happens', () => {
    const s = robbed({ victims: 0, allies: ['al-elena-cortez'] });
    expect(s.ends().player(0)).toMatchObject({ pool: 0, drained: ['al-elena-cortez'], frenzies: 1 });
  });

  it('VV-18.14 a seat can enter Frenzy several times in one Step', () => {
    const s = fight(
      [
        { clan: 'ventrue', pool: 1, victims: 2, on: { 'loc-1': [9] } },
        { clan: 'brujah', on: { 'loc-1': ['br-hunt', 'br-fist-of-caine'] } },
      ],
      { round: 3 },
    );
    s.answer(1, 'card:br-hunt').told('frenzy', { seat: 0 }).told('frenzy', { seat: 0 });
    expect(s.ends().player(0)).toMatchObject({ victims: 0, frenzies: 2, pool: 3 });
  });

  it('VV-18.15 Deployed blood does not prevent Frenzy', () => {
    robbed({ on: { 'loc-1': [9], 'loc-2': [9] } })
      .told('frenzy', { seat: 0 })
      .ends();
  });

  it('VV-8.16 the Bounty for a Frenzy that eliminates is paid', () => {
    const s = robbed({ tokens: 2, victims: 0, allies: ['al-marcel'] });
    s.told('influence', { seat: 1, source: 'bounty' }).told('eliminated', { seat: 0 }).ends();
  });
});
