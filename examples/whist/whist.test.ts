import { mindOf, type Position, type Random, type Seat, type Viewer } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  conform,
  imaginesTheSameView,
  StrictScene,
  secrecy,
  strictScenes,
  thinker,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { CARDS, type Card, cardOption, suitOf } from './cards.ts';
import { knowledge } from './thinking.ts';
import { SEATS, type Whist, type WhistFrame, type WhistHappening, whist } from './whist.ts';

/** Another author's kind of game, put through the same test suites as ours. */

const TERMS = { seats: SEATS, games: 10, seed: 'whist' };
const strict = strictScenes(afterEach);
/** By rank within each suit, from the 7 up. */
const card = (suit: number, rank: number): Card => suit * 8 + rank;
const [CLUBS, HEARTS, SPADES] = [0, 2, 3];

it('WH-3 the highest trump takes the trick, or else the highest card of the suit that was led', () => {
  const hands = [
    [card(CLUBS, 7), card(HEARTS, 0)],
    [card(SPADES, 0), card(HEARTS, 1)],
    [card(CLUBS, 0), card(HEARTS, 2)],
    [card(HEARTS, 7), card(SPADES, 7)],
  ];
  const gone = CARDS.filter((each) => !hands.flat().includes(each));
  const scene = strict(
    new StrictScene(whist, {
      state: {
        ...{ hands, gone, trick: [], leader: 0, taken: [3, 1, 1, 1], lacks: [[], [], [], []] },
        turned: { card: card(SPADES, 7), seat: 3 },
      },
      work: [{ step: 'play' }],
      census: ({ hands, gone, trick }) => hands.flat().length + gone.length + trick.length,
    }),
  );
  const play = (seat: Seat, options: readonly Card[], chosen: Card) =>
    scene
      .asks(seat, 'play', options.map(cardOption))
      .answer(seat, cardOption(chosen))
      .told('played', { seat, card: chosen });
  play(0, [card(CLUBS, 7), card(HEARTS, 0)], card(CLUBS, 7));
  // Without a club, a trump may be played, and wins.
  play(1, [card(SPADES, 0), card(HEARTS, 1)], card(SPADES, 0));
  play(2, [card(CLUBS, 0)], card(CLUBS, 0));
  play(3, [card(HEARTS, 7), card(SPADES, 7)], card(HEARTS, 7));
  scene.told('took', { seat: 1 });
  expect(scene.state.lacks).toEqual([[], ['clubs'], [], ['clubs']]);
  play(1, [card(HEARTS, 1)], card(HEARTS, 1));
  play(2, [card(HEARTS, 2)], card(HEARTS, 2));
  play(3, [card(SPADES, 7)], card(SPADES, 7));
  play(0, [card(HEARTS, 0)], card(HEARTS, 0));
  scene.told('took', { seat: 3 }).over([0]);
  expect(scene.state.taken).toEqual([3, 2, 1, 2]);
});

describe('whist', () => {
  it('conforms, whatever the answers', () => {
    const { answers } = conform(whist, { ...TERMS, census: everyCard });
    expect(answers).toBe(10 * CARDS.length);
  });

  it('keeps its secrets', () => {
    const report = secrecy(whist, { ...TERMS, scramble, mayHear });
    expect(report.unscrambled).toEqual([]);
    expect(report.scrambled).toBeGreaterThan(report.views / 2);
  });

  it('is imagined honestly: each deal looks as the real one does, and is rarely the same', () => {
    const { samples, others } = imaginesTheSameView(whist, knowledge, TERMS);
    expect(others / samples).toBeGreaterThan(0.8);
  });

  it('bots think about it by its rules', () => {
    expect(thinksByTheRules(whist, knowledge, { ...TERMS, games: 4 }).decisions).toBe(4 * CARDS.length);
  });

  it('is played the same when everything hidden from the seat is scrambled', () => {
    const bot = thinker(mindOf(whist, knowledge), 4, 3);
    const report = choosesTheSameWhenScrambled(whist, bot, { ...TERMS, games: 3, scramble });
    expect(report.scrambled).toBeGreaterThan(report.decisions / 2);
  });
});

function everyCard({ hands, gone, trick }: Whist): readonly Card[] {
  return [...hands.flat(), ...gone, ...trick.map((each) => each.card)].sort((a, b) => a - b);
}

/**
 * According to the rules, a hand is its owner's secret, except for the card that was turned up and for the suits that
 * it was seen to lack. Pairs of cards change places, as long as that stays true.
 */
function scramble(position: Position<Whist, WhistFrame>, viewer: Viewer, random: Random) {
  const { state } = position;
  const hands = state.hands.map((hand) => [...hand]);
  const places = hands.flatMap((hand, seat) =>
    seat === viewer ? [] : hand.flatMap((own, at) => (own === state.turned.card ? [] : [{ seat, at }])),
  );
  const may = (seat: Seat, own: Card) => !state.lacks[seat]?.includes(suitOf(own));
  for (let i = 0; i < 60 && places.length > 1; i++) {
    const [a, b] = [random.pick(places), random.pick(places)];
    const [one, other] = [hands[a.seat], hands[b.seat]];
    const [first, second] = [one?.[a.at], other?.[b.at]];
    if (!one || !other || first === undefined || second === undefined) continue;
    if (!may(a.seat, second) || !may(b.seat, first)) continue;
    [one[a.at], other[b.at]] = [second, first];
  }
  return { ...position, state: { ...state, hands } };
}

function mayHear(happening: WhistHappening, viewer: Viewer) {
  if (happening.kind !== 'dealt' || happening.seat === viewer) return happening;
  return { kind: 'dealt', seat: happening.seat };
}
