import { anyAnswer, playBots } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import { measures } from '../statistics.ts';

/** The statistics of a finished night in a simulation. */

function finished(seats: number, seed: string) {
  const { state } = playBots(theHunger, { seed, seats }, () => anyAnswer);
  return { state, result: theHunger.result(state) };
}

describe('statistics', () => {
  const nights = Array.from({ length: 12 }, (_, i) => finished(2 + (i % 5), `night ${i}`));

  it('the parts of each score add up to its total', () => {
    for (const { state, result } of nights) {
      const scores = measures(state, result).filter(
        ({ group, key }) => group === 'score' && key !== 'winner',
      );
      const of = (wanted: (key: string) => boolean) =>
        scores.reduce((sum, { key, value }) => (wanted(key) ? sum + value : sum), 0);
      expect(of((key) => key !== 'total')).toBe(of((key) => key === 'total'));
      expect(of((key) => key === 'total')).toBe(result.standings.reduce((sum, { total }) => sum + total, 0));
    }
  });

  it('counts the burnt, those at home, and the tiles that scored', () => {
    for (const { state, result } of nights) {
      const found = measures(state, result);
      const sum = (group: string, key: string) =>
        found.reduce((total, one) => (one.group === group && one.key === key ? total + one.value : total), 0);
      expect(sum('fate', 'burnt')).toBe(result.standings.filter(({ fate }) => fate === 'burnt').length);
      expect(sum('fate', 'home')).toBe(state.players.filter(({ arrival }) => arrival > 0).length);
      const tiles = found.filter(({ group }) => group.endsWith('mission scores'));
      const standard = result.standings.flatMap((one) => one.tiles).filter(({ mission }) => mission > 7);
      expect(tiles.length).toBe(standard.length);
      expect(tiles.filter(({ value }) => value === 1).length).toBe(
        standard.filter(({ vp }) => vp > 0).length,
      );
      const used = found.filter(({ group, value }) => group === 'instant mission is used' && value === 1);
      expect(used.length).toBe(state.usedMissions.length);
    }
  });

  it('counts wins by vampire, by turn order and by seat', () => {
    for (const { state, result } of nights) {
      const tally = theHunger.tally(state, result);
      for (const group of ['vampire', 'order', 'seat']) {
        const lines = tally.filter((one) => one.group === group);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(state.players.length);
        expect(lines.filter(({ won }) => won).length).toBe(result.winners.length);
      }
      const winner = result.winners[0];
      if (winner === undefined) continue;
      expect(tally).toContainEqual({
        group: 'order',
        key: String(state.firstOrder.indexOf(winner)),
        won: true,
      });
      expect(tally).toContainEqual({
        group: 'vampire',
        key: String(state.players[winner]?.vampire),
        won: true,
      });
    }
  });
});
