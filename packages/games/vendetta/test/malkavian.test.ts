import type { Viewer } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Malkavian', () => {
  it('ma-hunt: you Steal 1 blood from every Rival', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-hunt'] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    expect(s.ends().pools.slice(0, 2)).toEqual([7, 3]);
  });

  it('ma-ready: 1 for each card on the Position, itself included', () => {
    const s = fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-ready', 'ma-hunt', 'ma-shadow-strike'] } }]);
    s.told('power-changed', { card: 'ma-ready', before: 0, after: 3, source: 'ma-ready' }).ends();
  });

  it('ma-mesmerize VV-R42 VV-10.14: the hand of a Rival is played face up here, for you', () => {
    const s = fight([
      { clan: 'malkavian', pool: 2, on: { 'loc-1': ['ma-mesmerize'] } },
      { clan: 'brujah', pool: 5, hand: ['br-hunt', 'br-show-of-force'], on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]);
    s.asks(0, 'mesmerize-target', ['seat:1', 'seat:2']).answer(0, 'seat:1');
    s.told('played', { seat: 0, owner: 1, card: 'br-hunt', source: 'ma-mesmerize' });
    s.told('stolen', { seat: 1, thief: 0, source: 'br-show-of-force' });
    s.told('stolen', { seat: 1, thief: 0, source: 'br-hunt' });
    expect(s.on('loc-1', 0)).toEqual(['ma-mesmerize', 'br-hunt', 'br-show-of-force']);
    expect([s.ends().hand(1), s.pools.slice(0, 3)]).toEqual([[], [6, 3, 4]]);
  });

  it('ma-mesmerize: a Rival with an empty hand may be chosen; without a Rival nothing happens', () => {
    const s = fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } }, { on: { 'loc-1': [1] } }]);
    s.told('target-chosen', { target: 1 }).untold('played').ends();
    fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } }])
      .untold('target-chosen')
      .ends();
  });

  it('ma-auction-of-blood VV-R53 VV-R54: the lowest bidder turns a card down, you play your bid, Rivals Lose theirs', () => {
    const s = fight([
      { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood', 'ma-ready'] } },
      { clan: 'gangrel', pool: 4, on: { 'loc-1': ['ga-on-the-prowl', 'ga-hunt'] } },
    ]);
    s.asks([0, 1], 'auction-bid').upTo(0, 5).upTo(1, 3).answer(0, 2).answer(1, 1);
    s.told('bids', { seats: [0, 1], bids: [2, 1], lowest: 1 });
    s.asks(1, 'auction-flip', ['card:ga-on-the-prowl', 'card:ga-hunt']).answer(1, 'card:ga-on-the-prowl');
    s.told('blood-played', { seat: 0, amount: 2 }).told('lost', { seat: 1, amount: 1, cause: 0 });
    expect([s.pools.slice(0, 2), s.on('loc-1', 1)]).toEqual([
      [6 - 2 - 1, 4 - 1 + 1],
      ['?ga-on-the-prowl', 'ga-hunt'],
    ]);
    s.ends();
  });

  it('ma-auction-of-blood: turning the auction itself face down stops nothing that has started', () => {
    const s = fight([
      { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood'] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    s.answer(0, 0).answer(1, 3).told('turned-down', { seat: 0, card: 'ma-auction-of-blood' });
    expect(s.ends().pools.slice(0, 2)).toEqual([6, 1]);
  });

  it('ma-auction-of-blood: without a Rival there is no auction', () => {
    fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-auction-of-blood'] } }])
      .untold('bids')
      .ends();
  });

  it('ma-madness-network: your whole hand is played face up here, in hand order', () => {
    const s = fight([
      { clan: 'malkavian', hand: ['ma-hunt', 'ma-ready'], on: { 'loc-1': ['ma-madness-network'] } },
    ]);
    s.told('played', { card: 'ma-hunt', source: 'ma-madness-network' }).told('played', { card: 'ma-ready' });
    expect(s.on('loc-1', 0)).toEqual(['ma-madness-network', 'ma-hunt', 'ma-ready']);
    expect([s.ends().totals[0], s.hand(0)]).toEqual([2 + 0 + 3, []]);
  });

  it('ma-shadow-strike: 2 more if no other participant has fewer face-up cards; alone it applies', () => {
    const strike = (other: readonly ('ga-hunt' | 'ga-ready' | number)[]) =>
      fight([
        { clan: 'malkavian', on: { 'loc-1': ['ma-shadow-strike'] } },
        { clan: 'gangrel', on: { 'loc-1': other } },
      ]).ends().totals[0];
    expect([strike(['ga-hunt']), strike([1]), strike([])]).toEqual([5, 3, 5]);
  });

  it('ma-chaos VV-R36: cards to hand, even itself, then one Steal of the same amount from each Rival', () => {
    const s = fight([
      { clan: 'malkavian', pool: 1, on: { 'loc-1': ['ma-chaos', 'ma-hunt', 1] } },
      { pool: 5, on: { 'loc-1': [2] } },
    ]);
    s.asks(0, 'chaos-card', ['card:ma-chaos', 'card:ma-hunt', 'done']);
    s.answers(0, 'card:ma-chaos', 'card:ma-hunt').told('stolen', { seat: 1, amount: 2, asked: 2 });
    expect([s.ends().hand(0), s.on('loc-1', 0), s.pool(0)]).toEqual([['ma-chaos', 'ma-hunt'], [1], 3]);
  });

  it('ma-chaos: you need not take anything', () => {
    const s = fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-chaos'] } }, { on: { 'loc-1': [1] } }]);
    s.answer(0, 'done').told('declined', { seat: 0, card: 'ma-chaos' }).untold('stolen').ends();
  });

  it('ma-malkavs-bane VV-R55 VV-19.4: the top card of the Clan deck, free; a card is returned after the round', () => {
    const s = scene({
      players: [
        {
          clan: 'malkavian',
          hand: ['ma-hunt'],
          deck: ['ma-chaos', 'ma-ready'],
          on: { 'loc-1': ['?ma-malkavs-bane'] },
        },
      ],
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    });
    s.stay().told('played', { card: 'ma-chaos', faceUp: true, cost: 0, source: 'ma-malkavs-bane' });
    s.asks(0, 'chaos-card').answer(0, 'done');
    s.asks(0, 'bane-return', ['card:ma-hunt', 'card:ma-malkavs-bane', 'card:ma-chaos']);
    s.answer(0, 'card:ma-hunt').told('shuffled-in', { seat: 0, card: 'ma-hunt' });
    expect([...s.player(0).hand, ...s.player(0).deck, ...s.player(0).drawn].length).toBe(4);
    s.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('ma-malkavs-bane: with an empty deck nothing is played and nothing goes back', () => {
    const s = scene({
      players: [{ clan: 'malkavian', hand: ['ma-hunt'], deck: [], on: { 'loc-1': ['ma-malkavs-bane'] } }],
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    });
    s.stay().untold('played').asks([1, 2, 3], 'hand-keep');
  });

  it('ma-mindless-assault VV-13.8: a card that was left face down counts 4 and stays unknown', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', '?ma-hunt'] } },
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
    ]).answers(0, 'leave', 'done');
    const heardBy = (viewer: Viewer) => s.heard(viewer, 'power-changed').map(({ card }) => card);
    expect(heardBy(0)).toEqual(['ma-hunt']);
    expect(heardBy(1)).toEqual([undefined]);
    expect(heardBy('spectator')).toEqual([undefined]);
    expect(s.passUntil('curtain').ends().totals[0]).toBe(7);
  });

  it('ma-mindless-assault VV-R62: cards turned face down, including itself, have Power 4', () => {
    const s = fight([{ clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', 'ma-hunt'] } }]);
    s.asks(0, 'assault-card', ['card:ma-mindless-assault', 'card:ma-hunt', 'done']);
    s.answers(0, 'card:ma-hunt', 'card:ma-mindless-assault');
    expect([s.ends().totals[0], s.on('loc-1', 0)]).toEqual([8, ['?ma-mindless-assault', '?ma-hunt']]);
  });
});
