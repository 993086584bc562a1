import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Nosferatu', () => {
  it('no-hunt VV-17.4: robs every Rival of 1, then moves to the Haven, if you like', () => {
    const hunt = (at: 'loc-1' | 'loc-haven') =>
      fight(
        [
          { clan: 'nosferatu', on: { [at]: ['no-hunt'] } },
          { pool: 4, on: { [at]: [1] } },
        ],
        { at },
      );
    const s = hunt('loc-1')
      .told('stolen', { seat: 1, amount: 1 })
      .asks(0, 'move-to-haven', ['move', 'leave']);
    expect(s.answer(0, 'move').ends().on('loc-haven', 0)).toEqual(['no-hunt']);
    expect(hunt('loc-1').answer(0, 'leave').ends().on('loc-1', 0)).toEqual(['no-hunt']);
    hunt('loc-haven').told('stolen', { seat: 1 }).ends();
  });

  it("no-ready: 2 extra at the Prince's Haven", () => {
    const ready = (at: 'loc-1' | 'loc-haven') =>
      fight([{ clan: 'nosferatu', on: { [at]: ['no-ready'] } }], { at }).ends().totals[0];
    expect([ready('loc-1'), ready('loc-haven')]).toEqual([1, 3]);
  });

  it('no-unseen-passage VV-17.5: moves to the Haven in the Aftermath; at the Haven it does nothing', () => {
    const passage = (at: 'loc-1' | 'loc-haven') =>
      fight([{ clan: 'nosferatu', on: { [at]: ['no-unseen-passage', 1] } }], { at }).ends();
    const s = passage('loc-1');
    expect([s.on('loc-1', 0), s.on('loc-haven', 0)]).toEqual([[1], ['no-unseen-passage']]);
    passage('loc-haven').untold('card-moved').ends();
  });

  it('no-cloak-of-shadows VV-12.12 VV-12.13: cards as they lie and blood move to the Cloak instead', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-cloak-of-shadows'], 'loc-2': ['?no-hunt', 2] } },
      ],
      at: 'loc-2',
    });
    s.stay(0).asks(0, 'cloak-use', ['regular', 'cloak']).answer(0, 'cloak');
    expect([s.ends().on('loc-1', 0), s.on('loc-2', 0), s.pool(0)]).toEqual([
      ['no-cloak-of-shadows', '?no-hunt', 2],
      [],
      3,
    ]);
  });

  it('no-cloak-of-shadows: it is optional, and does not work face down or at the Location being left', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-cloak-of-shadows'], 'loc-2': ['?no-hunt', 2] } },
      ],
      at: 'loc-2',
    });
    s.stay(0).answer(0, 'regular');
    expect([s.ends().on('loc-haven', 0), s.pool(0)]).toEqual([['no-hunt'], 5]);
    scene({
      players: [{ clan: 'nosferatu', on: { 'loc-1': ['no-cloak-of-shadows', 'no-hunt'] } }],
      at: 'loc-1',
    })
      .stay(0)
      .told('withdrew', { to: 'loc-haven' })
      .ends();
  });

  it('no-eyes-in-the-dark VV-7.11 VV-R40: opponents play face down here, you see it and get 1 blood', () => {
    const s = scene({
      players: [
        { clan: 'brujah', hand: ['br-hunt'], pool: 4 },
        { clan: 'nosferatu', on: { 'loc-1': ['no-eyes-in-the-dark'] } },
      ],
      at: 0,
    });
    s.answers(0, 'play:br-hunt', 'location:loc-1').told('played', { faceUp: false, cost: 1, watcher: 1 });
    expect([s.blood('loc-1', 1), s.pool(0)]).toEqual([1, 3]);
    const seen = (viewer: number | 'spectator') => s.view(viewer).state.positions[0]?.[0]?.cards[0]?.card;
    expect([seen(0), seen(1), seen(2), seen('spectator')]).toEqual(['br-hunt', 'br-hunt', null, null]);
    s.asks(0, 'plan-blood');
  });

  it('no-eyes-in-the-dark: your own card face down brings blood too, and may be played face up', () => {
    const s = scene({
      players: [{ clan: 'nosferatu', hand: ['no-hunt'], on: { 'loc-1': ['no-eyes-in-the-dark'] } }],
      at: 0,
    });
    s.answers(0, 'play:no-hunt', 'location:loc-1').asks(0, 'plan-facing', ['face-up:0', 'face-down:1']);
    expect(s.answer(0, 'face-down:1').asks(0, 'plan-blood').blood('loc-1', 0)).toBe(1);
  });

  it('no-feral-whispers VV-12.14: 2 blood for each card moved by a Withdrawal', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', on: { 'loc-1': ['no-hunt', '?no-ready', 3], 'loc-2': ['no-feral-whispers'] } },
      ],
      at: 'loc-1',
    });
    s.stay(0).told('blood-put', { location: 'loc-2', amount: 4, source: 'no-feral-whispers' });
    expect(s.ends().on('loc-2', 0)).toEqual(['no-feral-whispers', 4]);
  });

  it('no-feral-whispers VV-12.14: cards taken to hand from the Haven are not moved', () => {
    const s = scene({
      players: [{ clan: 'nosferatu', on: { 'loc-haven': ['no-hunt'], 'loc-2': ['no-feral-whispers'] } }],
      at: 'loc-haven',
    });
    s.stay(0).told('withdrew-to-hand', { count: 1 }).untold('blood-put').ends();
  });

  it('no-backstab: plays 0 to 3 blood, then moves to the Haven, if you like; the blood stays', () => {
    const s = fight([{ clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-backstab'] } }]);
    s.asks(0, 'backstab-blood').upTo(0, 2).answer(0, 2).answer(0, 'move');
    expect([s.ends().on('loc-1', 0), s.on('loc-haven', 0), s.pool(0)]).toEqual([[2], ['no-backstab'], 1]);
    const haven = fight([{ clan: 'nosferatu', on: { 'loc-haven': ['no-backstab'] } }], { at: 'loc-haven' });
    expect(haven.answer(0, 3).ends().totals[0]).toBe(5);
  });

  it('no-one-step-ahead VV-13.2 VV-13.5: Rivals Lose 2 for each card that they turn up', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead', '?no-hunt'] } },
      { clan: 'brujah', pool: 5, on: { 'loc-1': ['?br-fist-of-caine', '?br-bloody-fury'] } },
    ]);
    s.told('revealed', { cards: ['no-hunt'] }).asks(1, 'one-step-ahead', ['turn-up', 'leave']);
    s.answer(1, 'leave').told('left-face-down', { number: 0 });
    s.answer(1, 'turn-up').told('lost', { seat: 1, amount: 2 }).told('turned-up', { card: 'br-bloody-fury' });
    expect([s.asks(0, 'move-to-haven').totals, s.on('loc-1', 1)]).toEqual([
      { 0: 3, 1: 6 },
      ['?br-fist-of-caine', 'br-bloody-fury'],
    ]);
  });

  it('no-vanish VV-12.16 VV-R51: Withdraw in the Preparation, then Steal 1 from each former Rival', () => {
    const vanish = () =>
      fight([
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-vanish', 2] } },
        { pool: 4, on: { 'loc-1': [1] } },
        { pool: 4 },
      ]).asks(0, 'vanish', ['withdraw', 'stay']);
    const s = vanish().answer(0, 'withdraw').told('withdrew', { blood: 2 }).told('stolen', { seat: 1 });
    expect([s.ends().pools.slice(0, 3), s.on('loc-haven', 0)]).toEqual([[6, 3, 4], ['no-vanish']]);
    const t = vanish().answer(0, 'stay').told('declined', { seat: 0, card: 'no-vanish' });
    t.untold('withdrew').untold('stolen').ends();
  });
});
