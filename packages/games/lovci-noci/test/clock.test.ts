import type { Ask, Seat } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';
import { newMatch } from './kit.ts';

const GAMES = [
  { seats: 8, options: { characters: 'all' } },
  { seats: 5, options: { cards: 'classic', tollChoice: 'forced', firestorm: 'place', compass: 'free' } },
  { seats: 7, options: { characters: 'vortex', firstRoundAttack: true } },
] as const;

describe('every question, in matches played at random', () => {
  it('LN-15.10 the clock’s answer is one of the options; barred answers are not', () => {
    for (const { seats, options } of GAMES)
      for (const seed of ['a', 'b', 'c'])
        for (const { match } of randomMatch(lovciNoci, seed, seats, options)) {
          for (const seat of match.position.asked?.seats ?? []) {
            const mine = match.view(seat).asked?.mine;
            const offered = mine?.ask.kind === 'one' ? mine.ask.options : [];
            expect(offered).toContain(mine?.fallback);
            expect(new Set(offered).size).toBe(offered.length);
            for (const { option, clause } of mine?.barred ?? []) {
              expect(offered).not.toContain(option);
              expect(clause).toMatch(/^LN-\d+\.\d+$/);
            }
          }
        }
  });

  it('LN-15.10 LN-4.13 a table that everybody has left is played to the end by the clock', () => {
    const match = newMatch(6, { maxRounds: 20 });
    while (match.position.asked) {
      const { asked, state } = match.position;
      const seat = asked.seats[asked.answers.indexOf(null)] as Seat;
      const { step } = asked.frame;
      const doing = lovciNoci.work[step];
      if (typeof doing === 'function') throw new Error(`${step} is not a decision`);
      match.answer(seat, doing.fallback(state, seat, asked.frame as never));
    }
    expect(match.position.over).toBe(true);
  });

  it('LN-4.12 LN-1.3 eliminated players are never asked, targeted or hurt', () => {
    for (const seed of ['d', 'e', 'f'])
      for (const { match, told } of randomMatch(lovciNoci, seed, 8, { characters: 'all' })) {
        const { players } = match.position.state;
        const gone = [...players.keys()].filter((seat) => players[seat]?.eliminated);
        for (const [i, seat] of (match.position.asked?.seats ?? []).entries()) {
          expect(gone).not.toContain(seat);
          const ask = match.position.asked?.asks[i] as Ask;
          const options = ask.kind === 'one' ? ask.options : [];
          for (const other of gone) expect(options).not.toContain(`seat:${other}`);
        }
        const after = told.findIndex(({ kind }) => kind === 'eliminated');
        for (const one of after < 0 ? told : [])
          if (one.kind === 'damaged' || one.kind === 'healed') expect(gone).not.toContain(one.seat);
      }
  });
});

describe('the target of an option on the board', () => {
  it.each([
    ['seat:3', { kind: 'seat', id: 3 }],
    ['place:chapel', { kind: 'place', id: 'chapel' }],
    ['card:crossbow', { kind: 'card', id: 'crossbow' }],
    ['give:crossbow', { kind: 'card', id: 'crossbow' }],
    ['draw-green', { kind: 'deck', id: 'green' }],
    ['draw-blue', { kind: 'deck', id: 'blue' }],
    ['draw-red', { kind: 'deck', id: 'red' }],
    ['roll', { kind: 'dice', id: 'both' }],
    ['pass', null],
  ])('%s', (option, target) => {
    expect(lovciNoci.pointsAt(option)).toEqual(target);
  });
});

describe('how a match counts', () => {
  it('LN-13.23 by party, character, place in the order and seat, won or not', () => {
    let last: ReturnType<typeof newMatch> | undefined;
    for (const { match } of randomMatch(lovciNoci, 'count', 5)) last = match;
    if (!last?.position.over) throw new Error('the match is not over');
    const { state } = last.position;
    const result = lovciNoci.result(state);
    const tally = lovciNoci.tally(state, result);
    expect(tally.filter(({ group }) => group === 'party')).toHaveLength(5);
    expect(tally.filter(({ group, won }) => group === 'seat' && won).map(({ key }) => Number(key))).toEqual(
      result.winners,
    );
    expect(tally.filter(({ group }) => group === 'character').map(({ key }) => key)).toEqual(
      result.characters,
    );
    const order = tally.filter(({ group }) => group === 'order').map(({ key }) => Number(key));
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(order.indexOf(0)).toBe(state.start);
    expect(lovciNoci.roundOf(state)).toBe(state.round);
  });
});
