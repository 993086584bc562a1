import type { Seat } from '@nokturn/engine';
import { anyAnswer, playBots, randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import type { State } from '../rules/state.ts';
import { action, newMatch, turn } from './kit.ts';
import { SETTINGS } from './trials.ts';

/** TH-1 and TH-21: the framework, shortages and odd cases. */

/** The end of a random night. */
function night(seats: number, given: Readonly<Record<string, unknown>>, seed: string): State {
  return playBots(theHunger, { seed, seats, options: given }, () => anyAnswer).state;
}

describe('TH-1 and TH-21', () => {
  it.each(SETTINGS)(
    'TH-1.2 TH-5.1 exactly 15 rounds, with one turn for everybody in each: $name',
    ({ seats, options, name }) => {
      const turns: Seat[][] = [];
      let parasols = false;
      for (const { told: all } of randomMatch(theHunger, `rounds ${name}`, seats, options))
        for (const told of all) {
          if (told.kind === 'round') turns.push([]);
          if (told.kind === 'parasols') parasols = true;
          if (told.kind === 'turn' && !parasols) turns.at(-1)?.push(told.seat);
        }
      expect(turns.length).toBe(15);
      const everybody = Array.from({ length: seats }, (_, seat) => seat);
      for (const round of turns) expect([...round].sort()).toEqual(everybody);
    },
  );

  it('TH-1.2 nothing ends the game earlier, not even all vampires being home', () => {
    const one = turn(
      { home: 1, hand: [] },
      { players: [{ home: 2 }], from: [{ step: 'next-turn' }], round: 3 },
    );
    expect(one.heard('spectator', 'round').map(({ round }) => round)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    one.over([0]);
  });

  it('TH-1.6 TH-R61 VP have no upper limit', () => {
    const one = action({ at: 'm2', vp: 199 }, 1, { track: { '1/1': ['noble-tania'] } })
      .answer(0, 'hunt:1/1')
      .ends();
    expect(one.vp()).toBe(204);
  });

  it('TH-1.7 a prohibition beats a permission: no extra hunt on a Ship', () => {
    action({ at: 'b4', playing: ['vampiric-stealth'], tokens: ['token-hunt'] }, 5, {
      track: { '1/1': ['noble-jack'] },
    })
      .answer(0, 'token:token-hunt')
      .untold('hunted')
      .ends();
  });

  it('TH-1.8 mandatory effects are carried out as far as possible', () => {
    const one = turn({
      home: 1,
      hand: ['noble-jack', 'vampiric-strength-great'],
      deck: ['wolf-bo'],
      discard: [],
    }).answer(0, 'activate:vampiric-strength-great');
    one.told('drew-into-play', { cards: ['wolf-bo'] }).ends();
  });

  it('TH-2.9 TH-21.5 any number of vampires may share a space', () => {
    const one = turn(
      { at: 'r8', hand: ['vampire-speed-2'] },
      { players: [{ at: 'r8' }, { at: 'r8' }, { at: 'r8' }, { at: 'r8' }, { at: 'r8' }] },
    );
    one.asks(0, 'move');
    expect(one.stack('r8')).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('TH-21.2 with six seats the Hunt deck never runs out', () => {
    for (let game = 0; game < 5; game++) {
      const state = night(6, { mode: game % 2 === 0 ? 'elder' : 'rookie' }, `deck ${game}`);
      expect(state.huntDeck.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('TH-21.4 Castle tiles, Roses, tokens and tiles are never replaced', () => {
    for (let game = 0; game < 3; game++) {
      let before = [99, 99, 99, 999];
      for (const { state } of randomMatch(theHunger, `supply ${game}`, 3)) {
        const { castleTiles, roses, chests, crypts } = state;
        const now = [
          castleTiles.length,
          roses.length,
          chests.filter((token) => token >= 0).length,
          crypts.flat().length,
        ];
        for (const [i, count] of now.entries()) expect(count).toBeLessThanOrEqual(before[i] as number);
        before = now;
      }
    }
  });

  it('TH-21.6 a single option is taken by itself; a seat that can only end the turn is not asked', () => {
    turn({ at: 'm2', hand: ['vampire-speed-2'] })
      .answer(0, 'stay')
      .untold('hunted')
      .ends();
    action({ at: 'm6' }, 1, { crypts: { m6: ['picky'] }, usedMissions: ['the-opportunist'] })
      .answer(0, 'crypt:m6')
      .told('mission-gained')
      .ends();
  });

  it('TH-21.6 unless others could not know that: any seat with a Mission may hold a tile to use', () => {
    const one = turn(
      { at: 'm2', hand: ['vampire-speed-2'], missions: ['royal'] },
      { chests: { r11: 'token-velvet' }, usedMissions: ['digestion'] },
    ).answer(0, 'stay');
    one.asks(0, 'action', ['end']);
    expect(one.view(1).asked).toMatchObject({ seats: [0], mine: null, open: null });
  });

  it('TH-21.7 an absent seat is played by the fallback of each decision', () => {
    const match = newMatch(4);
    while (!match.position.over) {
      const { asked } = match.position;
      for (const seat of asked?.seats ?? []) {
        if (match.position.asked !== asked) break;
        expect(match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '')).toBeNull();
      }
    }
    expect(match.position.state.players.length).toBe(4);
  });

  it('TH-21.8 equal seed, options and decisions give the same game', () => {
    const hash = (seed: string) => JSON.stringify(night(4, {}, seed));
    expect(hash('same')).toBe(hash('same'));
    expect(hash('same')).not.toBe(hash('other'));
  });
});
