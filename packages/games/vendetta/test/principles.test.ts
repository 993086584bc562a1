import { describe, expect, it } from 'vitest';
import { fight, type Sitting, scene } from './kit.ts';

describe('VV-1 general principles', () => {
  it('VV-1.2 player order starts with the Ambition holder and skips eliminated seats', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
        { on: { 'loc-1': [1] } },
        { eliminated: 1 },
        { on: { 'loc-1': [1] } },
      ],
      { ambition: 3 },
    );
    s.told('tokens', { stay: [3, 0, 1] })
      .told('stolen', { seat: 3 })
      .told('stolen', { seat: 1 })
      .ends();
  });

  it('VV-1.3 VV-8.14 a running loop keeps its order when the Ambition token moves', () => {
    // Retaliation eliminates the Ambition holder in its own part of the Aftermath; the loop continues with the next
    // seat.
    const s = fight([
      {
        clan: 'brujah',
        pool: 0,
        tokens: 2,
        victims: 0,
        allies: ['al-marcel'],
        on: { 'loc-1': ['br-hunt'] },
      },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation', 'tr-hunt'] } },
      { clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-hunt', 1] } },
    ]);
    s.told('stolen', { seat: 1, thief: 0 }).told('eliminated', { seat: 0 }).told('ambition', { seat: 1 });
    s.asks(1, 'tremere-spend').answer(1, 'no').told('stolen', { seat: 1, thief: 2 }).ends();
  });

  it('VV-1.4 the tied seat earlier in player order wins', () => {
    const tie = (ambition: number) =>
      fight([{ on: { 'loc-1': [2] } }, { on: { 'loc-1': [2] } }], { ambition }).told('won', {
        seat: ambition,
        tie: 'order',
      });
    tie(0).ends();
    tie(1).ends();
  });

  it('VV-1.4 a tie behind the winner does not affect the winner', () => {
    const s = fight([{ on: { 'loc-1': [2] } }, { on: { 'loc-1': [2] } }, { on: { 'loc-1': [3] } }]);
    s.told('won', { seat: 2, tie: 'none' }).ends();
  });

  it('VV-1.5 VV-22.4 a card text overrides a clause: Eyes in the Dark before the free choice of facing', () => {
    const s = scene({
      players: [
        { clan: 'brujah', hand: ['br-hunt'] },
        { clan: 'nosferatu', on: { 'loc-1': ['no-eyes-in-the-dark'] } },
      ],
      places: { 'loc-1': 'pl-pedway-tunnels' },
      at: 0,
    });
    s.answers(0, 'play:br-hunt', 'location:loc-1')
      .told('played', { faceUp: false, cost: 0 })
      .asks(0, 'plan-blood');
  });

  it('VV-1.6 VV-1.7 an effect that cannot be carried out at all is ignored; one that can must be', () => {
    const s = fight([{ clan: 'brujah', on: { 'loc-1': ['br-hunt', 'br-fist-of-caine'] } }]);
    s.answer(0, 'card:br-hunt')
      .told('effect', { card: 'br-fist-of-caine' })
      .untold('stolen')
      .untold('lost')
      .ends();
    fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
      { pool: 0, on: { 'loc-1': [1] } },
    ])
      .told('stolen', { seat: 1, amount: 0, asked: 1 })
      .untold('frenzy')
      .ends();
  });

  it('VV-1.8 halves are rounded as the card says', () => {
    const half = fight([
      { clan: 'gangrel', pool: 0, on: { 'loc-1': ['ga-power-of-the-pack'] } },
      { on: { 'loc-1': [5] } },
    ]);
    expect(half.ends().pool(0)).toBe(3);
    const down = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-earthshock'] } },
      { pool: 9, on: { 'loc-1': [5] } },
    ]);
    expect(down.ends().pool(1)).toBe(7);
  });

  it('VV-1.9 a decision with one option is not asked', () => {
    const s = scene({ players: [{ clan: 'brujah', hand: ['br-hunt'], victims: 0, pool: 1 }], at: 0 });
    s.asks(0, 'plan-location').answer(0, 'location:loc-1').ends();
  });

  it('VV-1.10 VV-R58 everything a captured card does, it does by and for its controller', () => {
    const s = fight([
      { clan: 'malkavian', pool: 3, on: { 'loc-1': ['br-hunt', 'br-ready'] } },
      { clan: 'brujah', pool: 1, on: { 'loc-1': [1] } },
    ]);
    s.told('stolen', { seat: 1, thief: 0 }).told('influence', { seat: 0, source: 'bounty' });
    s.told('influence', { seat: 0, source: 'br-ready' }).ends();
  });

  it('VV-1.11 VV-18.6 VV-R34 the Location of an effect is the card’s, or for an Ally the one where it was won', () => {
    const challenge = scene({
      players: [
        { clan: 'gangrel', pool: 1, hand: ['ga-hunt'] },
        { clan: 'brujah', on: { 'loc-2': ['br-challenge', 'br-ready'] } },
      ],
      at: 0,
    });
    challenge.answers(0, 'play:ga-hunt', 'location:loc-1').told('frenzy', { location: 'loc-2' });
    // No Ready for a seat that is not present at Challenge's Location.
    challenge.untold('influence', { source: 'br-ready' }).asks(0, 'plan-blood');
    const ally = fight([{ on: { 'loc-1': [1] } }, { pool: 1 }], { allies: { 'loc-1': 'al-sgt-mctavish' } });
    ally.told('frenzy', { seat: 1, location: 'loc-1' }).ends();
  });

  it('VV-1.12 VV-R11 VV-12.1 a card, face up or down, or blood is enough to be present', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'] } },
        { on: { 'loc-1': [1] } },
        { on: { 'loc-2': [1] } },
      ],
      at: 'loc-1',
    });
    s.asks([0, 1, 2], 'stay-or-withdraw', ['stay', 'withdraw']);
  });

  it('VV-1.13 Rivals are the others who are present; opponents need not be', () => {
    const s = fight(
      [
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
        { on: { 'loc-1': [1] } },
        { on: { 'loc-2': [1] } },
      ],
      { allies: { 'loc-1': 'al-sgt-mctavish' } },
    );
    s.told('stolen', { seat: 1 }).told('stolen', { seat: 2 }).told('stolen', { seat: 3 });
    s.told('lost', { seat: 1 }).untold('lost', { seat: 2 }).ends();
  });

  it('VV-1.14 several effects of one controller resolve in the order of its choice', () => {
    const both = (first: string) =>
      fight([
        { clan: 'brujah', pool: 3, on: { 'loc-1': ['br-hunt', 'br-fist-of-caine'] } },
        { pool: 1, on: { 'loc-1': [1] } },
      ])
        .asks(0, 'after-order', ['card:br-hunt', 'card:br-fist-of-caine'])
        .answer(0, first)
        .ends();
    expect(both('card:br-hunt').pools.slice(0, 2)).toEqual([4, 2]);
    expect(both('card:br-fist-of-caine').pools.slice(0, 2)).toEqual([4, 2]);
    both('card:br-fist-of-caine').told('lost').told('drained').told('stolen').ends();
  });

  it('VV-1.15 VV-18.13 each target is finished before the next; an eliminated one is skipped', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { pool: 1, tokens: 2, victims: 0, allies: ['al-marcel'], on: { 'loc-1': [1] } },
      { pool: 1, on: { 'loc-1': [1] } },
    ]);
    s.told('lost', { seat: 1 }).told('drained', { seat: 1 }).told('eliminated', { seat: 1 });
    s.told('lost', { seat: 2 }).told('drained', { seat: 2 }).ends();
  });

  it('VV-1.16 an amount for each of several things is one operation', () => {
    const s = fight([
      { clan: 'toreador', victims: 6, on: { 'loc-1': ['to-awe'] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    expect(s.ends().heard(0, 'stolen')).toMatchObject([{ amount: 3 }]);
  });

  it('VV-1.17 an effect is finished before the next one starts', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
      { pool: 1, on: { 'loc-1': [1] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.told('effect', { card: 'br-hunt' }).told('drained', { seat: 1 }).told('stolen', { seat: 2 });
    s.told('effect', { card: 'ga-hunt' }).ends();
  });

  it('VV-1.18 VV-1.19 VV-R23 an alternative that moves nothing is not offered while another is possible', () => {
    const gaze = (sitting: Sitting) =>
      fight([
        { clan: 'ventrue', on: { 'loc-1': ['ve-tyrants-gaze'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl'] }, ...sitting },
      ]);
    gaze({}).told('chose', { seat: 1, choice: 'lose-influence' }).ends();
    gaze({ influence: 0 }).untold('chose').ends();
    gaze({ influence: 0, on: { 'loc-1': [4] } })
      .told('chose', { choice: 'move-half' })
      .ends();
    // Skipping Steps is always possible, even without such cards.
    const curfew = fight([{ clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } }, { on: { 'loc-1': [1] } }]);
    curfew.asks(1, 'curfew-choice', ['skip', 'steal']);
  });

  it('VV-1.20 VV-10.9 an effect that has started is finished, whatever happens to its card', () => {
    const s = fight([
      { clan: 'malkavian', pool: 3, on: { 'loc-1': ['ma-auction-of-blood', 'ma-chaos', 1] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    s.answer(0, 1).answer(1, 3).answer(0, 'card:ma-auction-of-blood').told('lost', { seat: 1, amount: 3 });
    s.answers(0, 'card:ma-chaos', 'done').told('stolen', { seat: 1, amount: 1, source: 'ma-chaos' });
    expect(s.ends().on('loc-1', 0)).toEqual(['?ma-auction-of-blood', 2]);
  });

  it('VV-1.20 VV-8.15 the effects of an eliminated seat stop', () => {
    // Show of Force robs the Tremere, whose Retaliation eliminates the Brujah before the Gangrel is robbed.
    const s = fight([
      {
        clan: 'brujah',
        pool: 0,
        tokens: 2,
        victims: 0,
        allies: ['al-marcel'],
        on: { 'loc-1': ['br-show-of-force'] },
      },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation'] } },
      { clan: 'gangrel', pool: 5, on: { 'loc-1': [1] } },
    ]);
    s.told('stolen', { seat: 1 }).told('eliminated', { seat: 0 }).told('lost', { seat: 2, cause: 1 });
    s.untold('stolen', { seat: 2 }).ends();
  });
});
