import { resolveOptions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { CHESTS, CLOSED_CHESTS, CRYPTS } from '../cards/board.ts';
import { A_CARDS, cardAt, STARTER_DECK } from '../cards/cards.ts';
import { missionAt } from '../cards/missions.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { theHunger } from '../index.ts';
import type { HungerOptions } from '../options.ts';
import { speedOf } from '../rules/marks.ts';
import { columnOf } from '../rules/track.ts';
import { newMatch, scene } from './kit.ts';

const COUNTS = [2, 3, 4, 5, 6] as const;
const MODES = ['elder', 'rookie'] as const;
const TABLES = MODES.flatMap((mode) => COUNTS.map((seats) => [mode, seats] as const));

/** A match in which the vampires have been chosen: everybody chooses a Mission. */
function seated(seats: number, given: Partial<HungerOptions> = {}, seed?: string) {
  const match = newMatch(seats, given, seed);
  for (let seat = 0; seat < seats; seat++) {
    const [first] = match.view(seat).asked?.mine?.ask.kind === 'one' ? optionsOf(match, seat) : [];
    if (first !== undefined) match.answer(seat, first);
  }
  return match;
}

/** A match at its first turn. */
function begun(seats: number, given: Partial<HungerOptions> = {}, seed?: string) {
  const match = seated(seats, given, seed);
  for (let seat = 0; seat < seats; seat++) match.answer(seat, optionsOf(match, seat)[0] as string);
  return match;
}

function optionsOf(match: ReturnType<typeof newMatch>, seat: number): readonly string[] {
  const ask = match.view(seat).asked?.mine?.ask;
  return ask !== undefined && 'options' in ask ? ask.options : [];
}

describe('TH-1 the framework', () => {
  it('TH-1.1 two to six seats, each with its own cards, tokens, Missions and VP', () => {
    expect([theHunger.seats.min, theHunger.seats.max]).toEqual([2, 6]);
    const { players } = begun(4).position.state;
    for (const player of players)
      expect([player.vp, player.deck.length, player.hand.length, player.missions.length]).toEqual([
        0, 3, 3, 1,
      ]);
  });

  it('TH-1.4 TH-1.9 the options with their defaults', () => {
    expect(newMatch(4).position.state.options).toMatchObject({
      mode: 'elder',
      turnOrder: 'live',
      direction: 'free',
      stayActivates: true,
      roseEndsTrack: true,
      freeHuntTakes: 'card',
      animalLoverBy: 'animal',
    });
    const { seniority, beginners } = newMatch(4).position.state;
    expect([seniority, beginners]).toEqual([[0, 1, 2, 3], []]);
  });

  it('TH-1.9 TH-R14 the oldest seat can be named, and beginners in Elder mode only', () => {
    expect(newMatch(3, { seniority: 2 }).position.state.seniority).toEqual([1, 2, 0]);
    expect(newMatch(3, { beginner1: true, beginner3: true }).position.state.beginners).toEqual([0, 2]);
    const problem = (seats: number, options: Partial<HungerOptions>) => {
      const resolved = resolveOptions(theHunger, seats, options);
      return 'problem' in resolved ? resolved.problem.option : null;
    };
    expect(problem(3, { seniority: 4 })).toBe('seniority');
    expect(problem(3, { beginner4: true })).toBe('beginner4');
    expect(problem(4, { mode: 'rookie', beginner1: true })).toBe('beginner1');
    expect(problem(4, { beginner4: true })).toBeNull();
  });
});

describe('TH-4 setup', () => {
  it('TH-4.3 each seat takes a different vampire; it is a matter of appearance', () => {
    const match = newMatch(3);
    expect(match.position.asked?.seats).toEqual([0]);
    expect(optionsOf(match, 0)).toEqual(VAMPIRE_IDS.map((id) => `vampire:${id}`));
    match.answer(0, 'vampire:yoko');
    expect(optionsOf(match, 1)).toEqual(
      VAMPIRE_IDS.filter((id) => id !== 'yoko').map((id) => `vampire:${id}`),
    );
    expect(match.view(1).asked?.mine?.fallback).toBe('vampire:rajesh');
    match.answer(1, 'vampire:rajesh');
    match.answer(2, 'vampire:gervasi');
    expect(match.position.state.players.map(({ vampire }) => vampire)).toEqual(['yoko', 'rajesh', 'gervasi']);
  });

  it.each(TABLES)(
    'TH-4.2 TH-3.9 %s, %i seats: one row more than there are seats, three columns',
    (mode, seats) => {
      expect(newMatch(seats, { mode }).position.state.track.length).toBe(3 * (seats + 1));
    },
  );

  it.each(COUNTS)(
    'TH-4.4 TH-4.9 Elder, %i seats: 122 cards without the Roses, the Tavern from the top',
    (seats) => {
      const { huntDeck, tavern, roses } = newMatch(seats).position.state;
      expect([huntDeck.length, tavern.length]).toEqual([119, 3]);
      expect([...huntDeck, ...tavern].some((card) => cardAt(card).kind === 'rose')).toBe(false);
      expect(roses.map((card) => cardAt(card).id)).toEqual(['eternal-rose', 'dead-rose', 'perfect-rose']);
    },
  );

  it.each(COUNTS)(
    'TH-4.1 TH-4.5 TH-4.9 Rookie, %i seats: marked cards on top, the Tavern from the bottom',
    (seats) => {
      const { huntDeck, tavern } = newMatch(seats, { mode: 'rookie' }).position.state;
      const k = 2 + 2 * seats;
      const marked = huntDeck.slice(-k);
      expect(marked.every((card) => A_CARDS.includes(card))).toBe(true);
      expect([huntDeck.length, tavern.length]).toEqual([119, 3]);
      // No more copies of a card than are marked.
      for (const card of new Set(marked))
        expect(count(marked, card)).toBeLessThanOrEqual(count(A_CARDS, card));
    },
  );

  it('TH-4.5 the marked cards are exactly the Track cards of rounds 1 and 2', () => {
    const match = begun(4, { mode: 'rookie' });
    const laid = match.position.state.track.flat();
    const next = match.position.state.huntDeck.slice(-5);
    expect([...laid, ...next].every((card) => A_CARDS.includes(card))).toBe(true);
    expect(laid.length).toBe(5);
  });

  it.each(TABLES)(
    'TH-4.6 TH-4.7 TH-3.11 %s, %i seats: a token on each Chest, five of them unknown',
    (mode, seats) => {
      const match = newMatch(seats, { mode });
      const { chests, spareTokens } = match.position.state;
      expect([chests.length, spareTokens.length]).toEqual([11, 15]);
      for (const viewer of [0, 'spectator'] as const) {
        const seen = match.view(viewer).state.chests;
        expect(seen.slice(0, CLOSED_CHESTS)).toEqual([null, null, null, null, null]);
        expect(seen.slice(CLOSED_CHESTS)).toEqual(chests.slice(CLOSED_CHESTS));
      }
      expect(CHESTS.slice(CLOSED_CHESTS)).toEqual(['r11', 'r12', 'r13', 'r14', 'r15', 'r16']);
    },
  );

  it('TH-4.8 the Roses are face up in the Labyrinth', () => {
    const match = newMatch(2);
    expect(match.view('spectator').state.roses).toEqual(match.position.state.roses);
  });

  it('TH-4.10 TH-4.11 the Moon is on space 1 and the Castle tiles lie ready', () => {
    const tiles = COUNTS.map((seats) => newMatch(seats).position.state.castleTiles);
    expect(tiles).toEqual([
      [10, 6],
      [10, 6, 4],
      [10, 8, 6, 4],
      [10, 8, 6, 4, 2],
      [10, 8, 6, 4, 2],
    ]);
    expect(newMatch(3).position.state.round).toBe(1);
  });

  it.each(TABLES)(
    'TH-4.12 TH-4.13 TH-R6 %s, %i seats: two Public Missions of the right pool',
    (mode, seats) => {
      const drawn = new Set<string>();
      for (let game = 0; game < 40; game++) {
        const { publicMissions } = newMatch(seats, { mode }, `public ${game}`).position.state;
        expect(publicMissions.length).toBe(2);
        for (const tile of publicMissions) drawn.add(missionAt(tile).class);
      }
      const pool =
        mode === 'rookie' ? ['white'] : seats < 5 ? ['beige', 'white'] : ['beige', 'five', 'white'];
      expect([...drawn].sort()).toEqual(pool);
    },
  );

  it.each(TABLES)(
    'TH-4.14 TH-4.16 TH-4.17 TH-R48 %s, %i seats: Crypts and the tiles left over',
    (mode, seats) => {
      const { crypts, spareMissions, players } = newMatch(seats, { mode }).position.state;
      expect(crypts.map((pile) => pile.length)).toEqual(CRYPTS.map(({ tiles }) => tiles));
      expect(spareMissions.length).toBe({ 2: 5, 3: 3, 4: 1, 5: 9, 6: 7 }[seats]);
      expect(players.every(({ missions }) => missions.length === 2)).toBe(true);
      // Instant ones are among them.
      const games = Array.from(
        { length: 20 },
        (_, game) => newMatch(seats, { mode }, `crypt ${game}`).position.state,
      );
      expect(
        games.some((state) => state.crypts.flat().some((tile) => missionAt(tile).class === 'instant')),
      ).toBe(true);
    },
  );

  it('TH-4.15 TH-14.3 everybody keeps one of two Missions, in secret and at the same time', () => {
    const match = seated(3);
    expect(match.position.asked?.frame.step).toBe('keep-mission');
    expect(match.position.asked?.seats).toEqual([0, 1, 2]);
    const dealt = match.position.state.players.map(({ missions }) => [...missions]);
    expect(optionsOf(match, 1)).toEqual(dealt[1]?.map((tile) => `keep:${missionAt(tile).id}`));
    expect(match.view(0).state.players[1]?.missions).toEqual([null, null]);
    match.answer(1, optionsOf(match, 1)[1] as string);
    expect(match.view(0).asked?.answered).toEqual([1]);
    // A choice may be changed until the last seat has chosen.
    match.answer(1, optionsOf(match, 1)[0] as string);
    match.answer(0, optionsOf(match, 0)[0] as string);
    match.answer(2, optionsOf(match, 2)[1] as string);
    const { players } = match.position.state;
    expect(players.map(({ missions, rejected }) => [...missions, rejected])).toEqual([
      [dealt[0]?.[0], dealt[0]?.[1]],
      [dealt[1]?.[0], dealt[1]?.[1]],
      [dealt[2]?.[1], dealt[2]?.[0]],
    ]);
    const told = match.collect().filter(({ kind }) => kind === 'mission-kept');
    expect(told.map((one) => Object.keys(match.hear(one, 0) ?? {}).length)).toEqual([4, 2, 2]);
    expect(match.view(2).state.players[2]?.rejected).toBe(dealt[2]?.[0]);
    expect(match.view(1).state.players[2]?.rejected).toBeNull();
  });

  it('TH-4.18 TH-4.19 TH-R15 first hands of three cards, of which others learn only the total', () => {
    const match = begun(4);
    const { players, firstOrder } = match.position.state;
    for (const { hand, deck } of players) expect([...hand, ...deck].sort()).toEqual([...STARTER_DECK]);
    const order = match.collect().find(({ kind }) => kind === 'first-order');
    const totals = firstOrder.map((seat) =>
      players[seat]?.hand.reduce((sum, card) => sum + speedOf(card), 0),
    );
    expect(order).toMatchObject({ seats: firstOrder, totals });
    expect(match.view(firstOrder[0] ?? 0).state.players[firstOrder[1] ?? 0]?.hand).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('TH-4.20 TH-4.21 the lowest total acts first; ties go to the older player; the first is on top', () => {
    for (let game = 0; game < 30; game++) {
      const match = begun(5, { seniority: 3 }, `order ${game}`);
      const { players, firstOrder, seniority } = match.position.state;
      const key = (seat: number) =>
        (players[seat]?.hand.reduce((sum, card) => sum + speedOf(card), 0) ?? 0) * 10 +
        seniority.indexOf(seat);
      expect(firstOrder.map(key)).toEqual(firstOrder.map(key).sort((a, b) => a - b));
      const heights = firstOrder.map((seat) => players[seat]?.height ?? 0);
      expect(heights).toEqual([...heights].sort((a, b) => b - a));
      expect(players.every(({ space, arrival, resting }) => space === 0 && arrival === 0 && !resting)).toBe(
        true,
      );
      expect(match.position.state.turn?.seat).toBe(firstOrder[0]);
    }
  });

  it('TH-4.22 TH-R41 one card for each row in column 3; a Slow Human goes to column 2', () => {
    const one = scene({
      players: [],
      from: [{ step: 'first-order' }],
      huntDeck: ['noble-jack', 'religious-father-eli', 'noble-zara'],
    });
    expect(one.cell('1/3')).toEqual(['noble-jack']);
    expect([one.cell('2/3'), one.cell('2/2')]).toEqual([[], ['religious-father-eli']]);
    expect(one.cell('3/3')).toEqual(['noble-zara']);
    expect(one.state.track.flat().length).toBe(3);
    expect(columnOf(0)).toBe(3);
    one.asks(one.turn.seat, 'move');
  });
});

function count(cards: readonly number[], card: number): number {
  return cards.filter((other) => other === card).length;
}
