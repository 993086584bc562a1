import { describe, expect, it } from 'vitest';
import { type CardId, cardNo } from '../../cards/cards.ts';
import { STARTERS } from '../../cards/starters.ts';
import { speedTogether } from '../../count.ts';
import { meanSpeed, outlookOf, wayHome } from '../../home.ts';
import { night } from './nights.ts';

const cards = (...ids: CardId[]) => ids.map(cardNo);
const STARTER_DECK = cards(...STARTERS.map(({ id }) => id));

describe('the Speed of a deck', () => {
  it('TH-8.7 to TH-8.10: matches the rules, in every turn of a night', () => {
    let turns = 0;
    for (const moment of night('speed', 3)) {
      const { state } = moment.view('everything');
      const heard = moment.heard('spectator');
      const told = heard.find(({ kind }) => kind === 'speed');
      const isStill = heard.every(({ kind }) => kind !== 'digested' && kind !== 'discarded');
      if (told === undefined || state.turn?.step !== 'move' || !isStill) continue;
      turns++;
      expect(speedTogether(state.players[state.turn.seat]?.playing ?? [])).toBe(told.speed);
    }
    expect(turns).toBeGreaterThan(20);
  });

  it('section 9: a starter hand averages 7 Speed', () => {
    expect(meanSpeed(STARTER_DECK, [])).toBeCloseTo(7);
  });

  it('is the total if there are no more cards than a hand', () => {
    expect(meanSpeed(cards('vampire-speed-4', 'vampire-speed-3'), [])).toBe(7);
  });

  it('TH-3.7: Permanent cards count in every turn', () => {
    expect(meanSpeed(STARTER_DECK, cards('eternal-rose'))).toBeCloseTo(8);
  });

  it('TH-7.8, TH-8.8: with Humans, Thirst is faster and Strength draws, and still they make a deck slow', () => {
    const human = cards(
      'noble-carlyle',
      'noble-ophelia',
      'noble-tania',
      'noble-mindy',
      'noble-jack',
      'noble-zara',
    );
    const mean = meanSpeed([...STARTER_DECK, ...human], []);
    expect(mean).toBeGreaterThan(3.5);
    expect(mean).toBeLessThan(5.5);
  });
});

describe('the way home', () => {
  it('is over for a vampire in the Castle', () => {
    expect(outlookOf({ steps: 0, mean: 5, now: null, turns: 3 })).toEqual({ needed: 0, verdict: 'home' });
  });

  it('is easy with turns to spare, tight without, and too far beyond the Speed of all turns', () => {
    const verdict = (steps: number) => outlookOf({ steps, mean: 5, now: null, turns: 4 }).verdict;
    expect([10, 17, 18, 20, 21].map(verdict)).toEqual(['easy', 'easy', 'tight', 'tight', 'late']);
  });

  it('counts the actual Speed of the current turn', () => {
    expect(outlookOf({ steps: 7, mean: 5, now: 7, turns: 0 })).toEqual({ needed: 1, verdict: 'easy' });
    expect(outlookOf({ steps: 8, mean: 5, now: 7, turns: 0 }).verdict).toBe('late');
    expect(outlookOf({ steps: 12, mean: 5, now: 7, turns: 2 }).needed).toBe(2);
  });

  it('TH-8.11: a deck without Speed leads nowhere', () => {
    expect(outlookOf({ steps: 3, mean: -1, now: -2, turns: 9 })).toEqual({
      needed: Number.POSITIVE_INFINITY,
      verdict: 'late',
    });
  });

  it('TH-1.2: is compared with the turns left, all through a night', () => {
    let seen = 0;
    for (const moment of night('way', 3)) {
      const { state } = moment.view(1);
      const way = wayHome(state, 1);
      if (way === null) continue;
      const player = state.players[1];
      seen++;
      expect(way.turns).toBeLessThanOrEqual(16);
      if (player?.arrival) expect(way).toMatchObject({ steps: 0, verdict: 'home' });
      else if (state.phase === 'night' && player && !player.resting && state.turn?.seat !== 1)
        expect(way.turns).toBeGreaterThanOrEqual(16 - state.round);
    }
    expect(seen).toBeGreaterThan(100);
  });
});
