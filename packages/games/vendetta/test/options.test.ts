import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('VV-25 options at work', () => {
  it('VV-25.5 VV-R22 half of one: a price of 0 counts as paid, or cannot be paid', () => {
    const drain = (halfOfOne: 'counts' | 'must-pay', pool: number) =>
      fight([{ clan: 'tremere', pool, on: { 'loc-1': ['tr-arcane-drain'] } }, { on: { 'loc-1': [2] } }], {
        options: { halfOfOne },
      });
    expect(drain('counts', 1).answer(0, 'spend:0').ends().pool(0)).toBe(2);
    expect(drain('must-pay', 1).ends().pool(0)).toBe(1);
    drain('must-pay', 2).asks(0, 'tremere-spend', ['spend:1', 'no']);
    const artifacts = (halfOfOne: 'counts' | 'must-pay') =>
      fight([{ clan: 'tremere', pool: 0, on: { 'loc-1': ['tr-ancient-artifacts'] } }], {
        options: { halfOfOne },
      });
    artifacts('counts').asks(0, 'artifacts', ['spend:0', 'turn-down']);
    artifacts('must-pay').told('turned-down', { card: 'tr-ancient-artifacts' }).ends();
  });

  it('VV-25.7 VV-R75 the memory aid: the cards that everybody knows a seat owns', () => {
    const s = scene({
      players: [
        { clan: 'brujah', hand: ['br-challenge', 'br-hunt'], on: { 'loc-haven': ['?br-earthshock'] } },
      ],
      at: [
        { step: 'turn', seat: 0 },
        { step: 'location', location: 2 },
      ],
    });
    expect(s.view(1).state.players[0]?.known).toEqual(['br-hunt', 'br-ready']);
    s.answers(0, 'play:br-challenge', 'location:loc-haven', 'face-up:0', 'blood:0', 'end');
    expect(s.view(1).state.players[0]?.known).toEqual(['br-hunt', 'br-ready', 'br-challenge']);
    // Taken to hand unseen, Earthshock stays unknown, but Challenge is known to be in hand.
    expect(s.stay(0).ends().view(1).state.players[0]?.known).toEqual(['br-hunt', 'br-ready', 'br-challenge']);
    const off = scene({ players: [{}], options: { memoryAid: 'off' }, at: [] }).ends();
    expect(off.view(1).state.players[0]?.known).toBeNull();
  });

  it('VV-25.10 with spend-only bids and The Sargon Apocrypha keep their limit', () => {
    const auction = fight(
      [
        { clan: 'malkavian', pool: 4, on: { 'loc-1': ['ma-auction-of-blood'] } },
        { pool: 2, on: { 'loc-1': [1] } },
      ],
      { options: { lastBlood: 'spend-only' } },
    );
    auction.upTo(0, 3).upTo(1, 1).asks([0, 1], 'auction-bid');
    const apocrypha = scene({
      players: [{ pool: 2, relic: 're-sargon-apocrypha' }],
      options: { lastBlood: 'spend-only' },
      at: 'relic-start-resolution',
    });
    expect(apocrypha.answer(0, 'use').untold('frenzy').ends().pool(0)).toBe(1);
    const friends = fight(
      [{ clan: 'toreador', pool: 2, victims: 3, on: { 'loc-1': ['to-friends-in-high-places'] } }],
      {
        options: { lastBlood: 'spend-only' },
      },
    );
    friends.upTo(0, 2).answer(0, 2).told('frenzy', { seat: 0, credited: null }).ends();
    const backstab = fight([{ clan: 'nosferatu', pool: 2, on: { 'loc-haven': ['no-backstab'] } }], {
      at: 'loc-haven',
      options: { lastBlood: 'spend-only' },
    });
    backstab.upTo(0, 2).asks(0, 'backstab-blood');
  });

  it('a seat that runs out of time stays, passes optional decisions, and takes the first option for the rest', () => {
    const s = fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-fearless', 'ga-mist-form', 1] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
    ]);
    expect(s.fallback(0)).toBe('skip');
    s.answer(0, 'steal');
    expect(s.fallback(0)).toBe('no');
    s.answer(0, 'no');
    expect(s.fallback(0)).toBe('none');
    s.answer(0, 'none').ends();
  });
});
