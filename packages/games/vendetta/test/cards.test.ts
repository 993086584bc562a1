import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('VV-10 clan cards in general', () => {
  it('VV-10.1 VV-10.2 VV-R61 a face-down card counts as a card, with 0 Power and no text', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-punks-posse', '?br-bloody-fury'] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-majesty'] } },
    ]);
    s.answer(1, 'leave');
    expect(s.ends().totals).toEqual({ 0: 3, 1: 4, 2: 3 });
  });

  it('VV-10.3 an active card works in its own Step, played face up or face down', () => {
    const ready = (card: 'ga-ready' | '?ga-ready') =>
      fight([{ clan: 'gangrel', on: { 'loc-1': [card] } }])
        .ends()
        .blood('loc-1', 0);
    expect([ready('ga-ready'), ready('?ga-ready')]).toEqual([2, 2]);
  });

  it('VV-10.4 VV-10.5 a passive card whose moment is before the flip must already be face up then', () => {
    const stays = (card: 've-mass-manipulation' | '?ve-mass-manipulation') =>
      fight([
        { clan: 'ventrue', on: { 'loc-1': [card] } },
        { pool: 6, on: { 'loc-1': [1] } },
      ])
        .ends()
        .pool(1);
    expect([stays('ve-mass-manipulation'), stays('?ve-mass-manipulation')]).toEqual([4, 6]);
    const friends = fight([{ clan: 'toreador', on: { 'loc-1': ['?to-friends-in-high-places'] } }]);
    friends.untold('blood-played').ends();
    const ahead = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['?no-one-step-ahead'] } },
      { clan: 'gangrel', on: { 'loc-1': ['?ga-feral-weapons'] } },
    ]);
    ahead.told('revealed', { cards: ['no-one-step-ahead', 'ga-feral-weapons'] }).ends();
    const cloak = scene({
      players: [
        {
          clan: 'nosferatu',
          on: { 'loc-1': ['no-hunt'], 'loc-2': ['?no-cloak-of-shadows', '?no-feral-whispers'] },
        },
      ],
      at: 'loc-1',
    });
    cloak.stay(0).told('withdrew', { to: 'loc-haven' }).untold('blood-put').ends();
  });

  it('VV-10.6 VV-R57 effects after the Revelation work for cards turned up in it', () => {
    const s = fight([{ clan: 'ventrue', on: { 'loc-1': ['?ve-curfew'] } }, { on: { 'loc-1': [1] } }]);
    s.asks(1, 'curfew-choice').answer(1, 'skip');
    expect(s.ends().totals).toEqual({ 0: 2, 1: 1 });
  });

  it('VV-10.7 VV-10.8 a continuous passive works as soon as it is face up, even after its Location', () => {
    const s = scene({
      players: [
        { clan: 'tremere', pool: 4, on: { 'loc-1': ['tr-dark-pact'], 'loc-2': ['tr-hunt'] } },
        { on: { 'loc-2': [1] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 1 },
      ],
    });
    s.stay().stay().answer(0, 'spend:1').told('spent', { to: 'loc-1' });
    expect(s.ends().on('loc-1', 0)).toEqual(['tr-dark-pact', 1]);
  });

  it('VV-10.9 VV-13.11 a card turned face down loses effects that have not started', () => {
    const s = fight([
      { clan: 'malkavian', pool: 3, on: { 'loc-1': ['ma-auction-of-blood', 'ma-malkavs-bane', 'ma-hunt'] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    s.asks(0, 'reveal-order', ['card:ma-auction-of-blood', 'card:ma-malkavs-bane']);
    s.answer(0, 'card:ma-auction-of-blood').answer(0, 0).answer(1, 1).answer(0, 'card:ma-malkavs-bane');
    s.untold('played').told('stolen', { seat: 1, source: 'ma-hunt' }).ends();
  });

  it('VV-10.10 VV-12.11 a card belongs to the Position it is on', () => {
    const s = scene({
      players: [{ clan: 'nosferatu', on: { 'loc-1': ['no-ready'] } }],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay(0).stay();
    expect(s.ends().totals).toEqual({ 0: 3 });
  });

  it('VV-10.11 moving keeps the facing unless the effect says otherwise', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', on: { 'loc-1': ['?no-hunt', 'no-ready'], 'loc-2': ['no-cloak-of-shadows'] } },
      ],
      at: 'loc-1',
    });
    s.stay(0).answer(0, 'cloak');
    expect(s.ends().on('loc-2', 0)).toEqual(['no-cloak-of-shadows', '?no-hunt', 'no-ready']);
  });

  it('VV-10.12 VV-10.19 a captured card that Chaos takes goes to its owner', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-chaos', 'br-ready'] } },
      { clan: 'brujah', pool: 3, on: { 'loc-1': [1] } },
    ]);
    s.answers(0, 'card:br-ready', 'done').told('taken-back', { seat: 0, owner: 1, card: 'br-ready' });
    expect([s.ends().hand(1), s.hand(0), s.pool(1)]).toEqual([['br-ready'], [], 2]);
  });

  it('VV-10.13 VV-R59 a card resolves once in a Step, even if it leaves and comes back', () => {
    const s = fight([
      { clan: 'malkavian', pool: 3, on: { 'loc-1': ['ma-chaos', 'ma-madness-network'] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    s.answer(0, 'card:ma-chaos').answers(0, 'card:ma-chaos', 'done').told('stolen', { amount: 1 });
    // Madness Network plays Chaos again, but it has already been resolved in this Step.
    s.told('played', { card: 'ma-chaos' });
    expect(s.ends().on('loc-1', 0)).toEqual(['ma-madness-network', 'ma-chaos']);
  });

  it('VV-10.13 VV-17.4 VV-R59 at another Location it may resolve again in the same round', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-hunt'] } },
        { pool: 5, on: { 'loc-1': [1], 'loc-haven': [1] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay().answer(0, 'move').stay();
    expect(s.ends().pools.slice(0, 2)).toEqual([5, 3]);
  });

  it('VV-10.14 a card of this Step that arrives is resolved in the same part', () => {
    const s = fight([
      { clan: 'malkavian', hand: ['ma-mindless-assault'], on: { 'loc-1': ['ma-madness-network'] } },
    ]);
    s.asks(0, 'assault-card').answer(0, 'done').ends();
  });

  it('VV-10.15 "won here" means this Location in this round', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': [1], 'loc-2': ['br-f-the-system'] } },
        { pool: 6, on: { 'loc-2': [9] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 1 },
      ],
    });
    s.stay().told('won', { seat: 0 }).stay().told('lost', { seat: 1, amount: 2 }).ends();
  });

  it('VV-10.17 hand order and the order of deployment are kept', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          hand: ['br-fist-of-caine'],
          on: { 'loc-haven': ['br-hunt', '?br-ready', 'br-challenge'] },
        },
      ],
      at: 'loc-haven',
    });
    expect(s.stay(0).ends().hand(0)).toEqual(['br-fist-of-caine', 'br-hunt', 'br-ready', 'br-challenge']);
  });

  it('VV-10.20 VV-R62 an effect that lasts until the Location is done outlives its card', () => {
    const s = fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', 'ma-chaos', 'ma-hunt'] } }]);
    s.answer(0, 'card:ma-mindless-assault').answers(0, 'card:ma-hunt', 'done');
    s.answers(0, 'card:ma-mindless-assault', 'done');
    expect([s.ends().totals[0], s.on('loc-1', 0)]).toEqual([2 + 4, ['ma-chaos', '?ma-hunt']]);
  });

  it('VV-10.20 the Power of Mindless Assault ends with its Location', () => {
    const s = scene({
      players: [{ clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault'], 'loc-2': [1] } }],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 1 },
      ],
    });
    s.stay().answer(0, 'done').stay().ends();
    expect(s.state.here).toMatchObject({ assault: null, forestalled: null, skipping: [], tokens: [] });
  });
});
