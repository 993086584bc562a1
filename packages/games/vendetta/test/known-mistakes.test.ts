import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

/** Mistakes that other implementations of this game are known to make and that no other test covers. */

describe('common mistakes', () => {
  it('VV-12.7 VV-12.11 a withdrawn card counts once: at the Haven, and no longer at its old Location', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': ['br-challenge', '?br-fist-of-caine', 2] } },
        { on: { 'loc-1': [1] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay(0);
    expect([s.totals, s.on('loc-1', 0)]).toEqual([{ 1: 1 }, []]);
    expect(s.stay().ends().totals).toEqual({ 0: 4 + 4 });
  });

  it('VV-1.6 VV-1.19 an effect without a legal choice is skipped, and the game continues', () => {
    const s = fight([
      {
        clan: 'malkavian',
        deck: [],
        pool: 0,
        on: { 'loc-1': ['ma-auction-of-blood', 'ma-malkavs-bane', 'ma-mesmerize', 'ma-madness-network'] },
      },
    ]);
    s.answer(0, 'card:ma-auction-of-blood').answer(0, 'card:ma-mesmerize').told('won', { seat: 0 }).ends();
    const forced = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-tyrants-gaze', 've-hunt', 've-forestall'] } },
      { clan: 'brujah', pool: 0, influence: 0, on: { 'loc-1': ['?br-ready'] } },
    ]);
    forced.told('won').passUntil('curtain').ends();
  });

  it('VV-10.10 VV-10.12 VV-19.2 a card moved to another Position goes home to its owner', () => {
    const s = scene({
      players: [
        {
          clan: 'nosferatu',
          on: { 'loc-1': ['no-unseen-passage', '?no-hunt'], 'loc-2': ['no-cloak-of-shadows'] },
        },
        { clan: 'malkavian', on: { 'loc-haven': ['no-ready'] } },
      ],
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    });
    s.stay(0).answer(0, 'cloak');
    expect([...s.hand(0)].sort()).toEqual([
      'no-cloak-of-shadows',
      'no-hunt',
      'no-ready',
      'no-unseen-passage',
    ]);
    expect(s.hand(1)).toEqual([]);
    s.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('VV-7.2 VV-7.4 a skipped turn does not change whose turn it is', () => {
    const s = scene({
      players: [
        { hand: [] },
        { clan: 'gangrel', hand: ['ga-hunt'] },
        { clan: 'ventrue', hand: ['ve-hunt'] },
        { hand: [] },
      ],
      ambition: 3,
      at: [{ step: 'lap', lap: 2 }],
    });
    s.told('turn-skipped', { seat: 3 }).told('turn-skipped', { seat: 0 }).told('turn', { seat: 1 });
    s.passUntil('curtain').told('turn', { seat: 2 }).ends();
  });

  it('VV-18.3 VV-R24 a Frenzy is credited to the controller of the effect, not to the active seat or the card’s owner', () => {
    const s = fight([
      { clan: 'gangrel', pool: 1, on: { 'loc-1': ['ga-hunt', 3] } },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation'] } },
      { pool: 1, on: { 'loc-1': [1] } },
    ]);
    // The Gangrel robs the Tremere; Retaliation then empties the third seat.
    s.told('effect', { card: 'ga-hunt' }).told('frenzy', { seat: 2, credited: 1 });
    s.untold('influence', { seat: 0, source: 'bounty' })
      .told('influence', { seat: 1, source: 'bounty' })
      .ends();
  });

  it('VV-7.15 VV-9.6 amounts of blood below 0, above the limit, or not whole are refused', () => {
    const s = fight([{ clan: 'nosferatu', pool: 4, on: { 'loc-1': ['no-backstab'] } }]).asks(
      0,
      'backstab-blood',
    );
    for (const amount of [-1, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) s.refuses(0, amount);
    s.asks(0, 'backstab-blood');
    const plan = scene({ players: [{ clan: 'brujah', hand: ['br-hunt'] }], at: 0 });
    plan.answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0');
    for (const blood of ['blood:-1', 'blood:4', 'blood:', 'blood:01']) plan.refuses(0, blood);
    const auction = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-auction-of-blood'] } },
      { on: { 'loc-1': [1] } },
    ]);
    auction.refuses(0, -3).refuses(1, 6).asks([0, 1], 'auction-bid');
    plan.asks(0, 'plan-blood');
  });

  it('spectators see only the back of a face-down card, in the view and in the log', () => {
    const s = scene({ players: [{ clan: 'brujah', hand: ['br-challenge', 'br-hunt'], victims: 0 }], at: 0 });
    s.answers(0, 'play:br-challenge', 'location:loc-1', 'face-down:1', 'blood:0').ends();
    for (const viewer of [1, 'spectator'] as const) {
      expect(JSON.stringify(s.view(viewer))).not.toContain('br-challenge');
      expect(JSON.stringify(s.heard(viewer, 'played'))).not.toContain('br-challenge');
    }
    expect(JSON.stringify(s.view(0))).toContain('br-challenge');
  });
});
