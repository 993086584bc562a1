import type { Viewer } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { type Layout, scene } from './kit.ts';

/** "What each seat sees", row by row. */

const OTHERS = [1, 2, 'spectator'] as const;

function table(on: Layout = [], options = {}) {
  return scene({
    players: [
      {
        clan: 'brujah',
        hand: ['br-hunt', 'br-challenge'],
        deck: ['br-earthshock', 'br-f-the-system'],
        bottom: ['br-show-of-force'],
        drawn: ['br-punks-posse', 'br-bloody-fury'],
        on: { 'loc-1': on },
      },
    ],
    options,
    at: [],
  }).ends();
}

describe('section 6: what each seat sees', () => {
  it('a hand: faces for its owner, a number for everybody else', () => {
    const s = table();
    expect(s.view(0).state.players[0]?.hand).toEqual(['br-hunt', 'br-challenge']);
    for (const viewer of OTHERS) expect(s.view(viewer).state.players[0]?.hand).toEqual([null, null]);
  });

  it('a Clan deck: a number; its owner also knows the cards it has put on the bottom', () => {
    const s = table();
    expect(s.view(0).state.players[0]).toMatchObject({ deck: 2, bottom: ['br-show-of-force'] });
    for (const viewer of OTHERS)
      expect(s.view(viewer).state.players[0]).toMatchObject({ deck: 2, bottom: [null] });
  });

  it('cards drawn in Hand Building: only their owner', () => {
    const s = table();
    expect(s.view(0).state.players[0]?.drawn).toEqual(['br-punks-posse', 'br-bloody-fury']);
    for (const viewer of OTHERS) expect(s.view(viewer).state.players[0]?.drawn).toEqual([null, null]);
  });

  it('a face-down card: a back with seat, Location and order; a face-up card: everybody', () => {
    const s = table(['?br-ready', 'br-fist-of-caine']);
    const cards = (viewer: Viewer) => s.view(viewer).state.positions[0]?.[0]?.cards.map(({ card }) => card);
    expect(cards(0)).toEqual(['br-ready', 'br-fist-of-caine']);
    for (const viewer of OTHERS) expect(cards(viewer)).toEqual([null, 'br-fist-of-caine']);
  });

  it('a card turned face down after it was public stays known', () => {
    const s = scene({
      players: [
        { clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', 'ma-hunt'] } },
        { clan: 'brujah', on: { 'loc-1': [1] } },
      ],
      at: 'loc-1',
    });
    s.stay().answer(0, 'card:ma-hunt').asks(0, 'assault-card');
    for (const viewer of OTHERS)
      expect(s.view(viewer).state.positions[0]?.[0]?.cards[1]).toMatchObject({
        card: 'ma-hunt',
        faceUp: false,
      });
  });

  it('a card that was looked at: also the seat that looked, for the rest of the round', () => {
    const s = scene({
      players: [
        { allies: ['al-ambrus-maropis'], clan: 'gangrel', hand: ['ga-hunt', 'ga-ready'] },
        { clan: 'brujah', on: { 'loc-1': ['?br-ready'] } },
      ],
      at: [{ step: 'turn', seat: 0 }, { step: 'end-of-round' }],
    });
    s.answer(0, 'look');
    const seen = (viewer: Viewer) => s.view(viewer).state.positions[0]?.[1]?.cards[0];
    expect(seen(0)).toMatchObject({ card: 'br-ready', seenBy: [0] });
    for (const viewer of [2, 3, 'spectator'] as const)
      expect(seen(viewer)).toMatchObject({ card: null, seenBy: [0] });
    s.answers(0, 'play:ga-hunt', 'location:loc-1', 'face-up:0', 'blood:0', 'end').asks(
      [0, 1, 2, 3],
      'hand-keep',
    );
    expect(s.view(0).state.players[1]?.hand).toEqual([null]);
  });

  it('decks of Allies and Victims: numbers', () => {
    const { state } = table().view('spectator');
    expect([state.allyDeck, state.victimDeck]).toEqual([30, 20]);
  });

  it('everything on the table: everybody', () => {
    const s = table([2], { relics: true, places: true });
    const { players, positions, ambition, places } = s.view('spectator').state;
    expect(players[0]).toMatchObject({
      pool: 6,
      influence: 3,
      victims: 1,
      allies: [],
      drained: [],
      tokens: 0,
      flipped: 0,
    });
    expect([positions[0]?.[0]?.blood, ambition, places]).toEqual([2, 0, [null, null, null]]);
  });

  it('with everything open a replay shows every face', () => {
    const s = table(['?br-ready']);
    const { players, positions } = s.view('everything').state;
    expect(players[0]?.hand).toEqual(['br-hunt', 'br-challenge']);
    expect(positions[0]?.[0]?.cards[0]?.card).toBe('br-ready');
  });

  it('a bid not yet revealed: its owner alone', () => {
    const bid = (amount: number) =>
      scene({
        players: [{ clan: 'malkavian', on: { 'loc-1': ['ma-auction-of-blood'] } }, { on: { 'loc-1': [1] } }],
        at: 'loc-1',
      })
        .stay()
        .answer(0, amount)
        .asks([0, 1], 'auction-bid');
    const [low, high] = [bid(0), bid(4)];
    for (const viewer of OTHERS) expect(low.view(viewer)).toEqual(high.view(viewer));
    expect(low.view(0).asked?.mine?.answer).toBe(0);
  });
});
