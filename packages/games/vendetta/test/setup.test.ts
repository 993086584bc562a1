import { resolveOptions, type Seat } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARDS, cardsOfClan } from '../cards/clan-cards.ts';
import { vendetta } from '../index.ts';
import { answerFirst, drafted, newMatch } from './kit.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

function stateOf(match: ReturnType<typeof newMatch>) {
  return match.position.state;
}

describe('VV-2 setup', () => {
  it('VV-2.1 the first player is random and holds the Ambition token', () => {
    const firsts = SEEDS.map((seed) => stateOf(newMatch(4, {}, seed)));
    expect(new Set(firsts.map(({ ambition }) => ambition)).size).toBe(4);
    for (const { first, ambition } of firsts) expect(ambition).toBe(first);
  });

  it('VV-2.2 VV-2.5 Locations in the order of resolution, with a Position for every seat', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { locations, positions } = stateOf(newMatch(seats));
      expect(locations.at(-1)).toBe('loc-haven');
      expect(positions.map((row) => row.length)).toEqual(locations.map(() => seats));
    }
  });

  it('VV-2.3 one more clan sheet than players is revealed; with 6 players all seven', () => {
    expect([3, 4, 5, 6].map((seats) => stateOf(newMatch(seats)).sheets.length)).toEqual([4, 5, 6, 7]);
  });

  it('VV-2.4 in player order each seat takes a sheet, the rest leave the game', () => {
    const match = newMatch(4);
    const { ambition } = stateOf(match);
    const order: Seat[] = [];
    while (match.position.asked?.frame.step === 'choose-clan') {
      order.push(...match.position.asked.seats);
      answerFirst(match);
    }
    expect(order).toEqual([0, 1, 2, 3].map((i) => (ambition + i) % 4));
    expect(new Set(stateOf(match).players.map(({ clan }) => clan)).size).toBe(4);
    expect(stateOf(match).sheets).toEqual([]);
  });

  it('VV-25.6 with clanChoice random nobody is asked', () => {
    const match = newMatch(5, { clanChoice: 'random' });
    expect(match.position.asked?.frame.step).toBe('hand-keep');
    expect(new Set(stateOf(match).players.map(({ clan }) => clan)).size).toBe(5);
    const clans = SEEDS.map((seed) => stateOf(newMatch(3, { clanChoice: 'random' }, seed)).players[0]?.clan);
    expect(new Set(clans).size).toBe(7);
  });

  it('VV-2.6 VV-2.11 35 Victims, one of them in each Alliance', () => {
    const { victimDeck, players } = stateOf(newMatch(5));
    expect([victimDeck, ...players.map(({ victims }) => victims)]).toEqual([30, 1, 1, 1, 1, 1]);
  });

  it('VV-2.7 all 30 Allies are shuffled together', () => {
    const decks = SEEDS.map((seed) => stateOf(newMatch(4, {}, seed)).allyDeck);
    expect([...(decks[0] ?? [])].sort()).toEqual([...ALLY_IDS].sort());
    expect(new Set(decks.map((deck) => deck[0])).size).toBeGreaterThan(10);
  });

  it('VV-2.8 VV-2.9 Hunt and Ready in hand, the other seven shuffled', () => {
    const players = SEEDS.flatMap((seed) => stateOf(drafted(4, {}, seed)).players);
    for (const { clan, hand, deck, drawn } of players) {
      if (clan === null) throw new Error('a seat without a clan');
      expect(hand.map((id) => CLAN_CARDS[id].starter)).toEqual([true, true]);
      expect([...hand, ...deck, ...drawn].sort()).toEqual([...cardsOfClan(clan)].sort());
    }
    expect(new Set(players.map(({ deck }) => deck[0])).size).toBeGreaterThan(10);
  });

  it('VV-2.10 VV-2.12 VV-24.17 everybody starts with 6 blood and 3 Influence of their own', () => {
    for (const { pool, influence, tokens } of stateOf(newMatch(6)).players)
      expect([pool, influence, tokens]).toEqual([6, 3, 0]);
  });
});

describe('VV-25 options', () => {
  const resolve = (seats: number, given = {}) => resolveOptions(vendetta, seats, given);

  it('VV-25.8 VV-24.1 VV-21.4 VV-R7 3 to 5 play alone, 4 or 6 in teams', () => {
    for (const seats of [3, 4, 5]) expect(resolve(seats)).toMatchObject({ options: { teams: false } });
    expect(resolve(6)).toMatchObject({ options: { teams: true } });
    expect(resolve(4, { teams: true })).toMatchObject({ options: { teams: true } });
    for (const seats of [3, 5])
      expect(resolve(seats, { teams: true })).toMatchObject({
        problem: { code: 'conflict', option: 'teams' },
      });
    expect(resolve(6, { teams: false })).toMatchObject({ problem: { code: 'conflict' } });
    for (const seats of [2, 7]) expect(resolve(seats)).toMatchObject({ problem: { code: 'seats' } });
  });

  it('VV-24.12 VV-R71 open hands are only for teams', () => {
    expect(resolve(4, { teamHands: 'open' })).toMatchObject({ problem: { option: 'teamHands' } });
    expect(resolve(4, { teams: true, teamHands: 'open' })).toHaveProperty('options');
  });

  it('VV-25.3 to VV-25.8 every option has the default of its clause', () => {
    expect(resolve(4)).toEqual({
      options: {
        places: false,
        relics: false,
        teams: false,
        teamHands: 'closed',
        clanChoice: 'draft',
        memoryAid: 'on',
        lastBlood: 'all-voluntary',
        thirdPlace: '1-1-1',
        halfOfOne: 'counts',
      },
    });
  });

  it('VV-21.4 Places and Relics work with any number of players', () => {
    for (const seats of [3, 4, 5, 6])
      expect(resolve(seats, { places: true, relics: true })).toHaveProperty('options');
  });
});
