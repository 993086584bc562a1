import { type Answer, Random, type Seat } from '@nokturn/engine';
import {
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  playBots,
  portionsOf,
  thinker,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { imagine } from '../bot/mind/imagine.ts';
import { knowledge, mind, novice } from '../bot.ts';
import { type SpaceId, spaceNo } from '../cards/board.ts';
import { type CardId, cardNo } from '../cards/cards.ts';
import { missionAt } from '../cards/missions.ts';
import { type HungerView, theHunger } from '../index.ts';
import { speedOf } from '../rules/marks.ts';
import type { Player, State } from '../rules/state.ts';
import { NEXT_TURN } from '../rules/work.ts';
import { action, type HungerScene, type Sitting, turn } from './kit.ts';
import { scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

/** Every second setting; all of them in the deep run. */
const SOME = SETTINGS.filter((_, i) => i % deep(2, 1) === 0);

const think = (worlds: number) => thinker<HungerView>(mind, worlds, 3);

describe('the worlds that a seat imagines', () => {
  /** 100,000 imagined nights in all. */
  const GAMES = deep(1, 15);

  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(GAMES))
      test(`look the same to the seat, and play on by the rules: ${name}, games ${from + 1} to ${from + games}`, {
        timeout: 900_000,
      }, () => {
        const terms = { seats, options, games, seed: `imagine ${name} ${from}`, choose };
        const { samples, others } = imaginesTheSameView(theHunger, knowledge, {
          ...terms,
          every: deep(24, 1),
        });
        expect(samples).toBeGreaterThan(deep(8, 300) * games);
        expect(others).toBeGreaterThan(0.9 * samples);
        const { questions, decisions } = thinksByTheRules(theHunger, knowledge, {
          ...terms,
          every: deep(16, 12),
        });
        expect(questions).toBeGreaterThan(2 * decisions);
      });

  const heldIn = (
    now: HungerScene,
    heard: Parameters<typeof imagine>[0]['heard'],
    read: (state: State) => string,
  ) => {
    const worlds = imagine({ ...now.view(0), heard });
    const random = new Random('held');
    return new Set(Array.from({ length: 60 }, () => read(worlds(random))));
  };
  const other = ({ players }: State) => players[1] as Player;

  test('the first hands of others have the announced Speed (TH-4.19)', () => {
    const now = turn(
      { hand: ['the-hunger', 'vampire-speed-2', 'vampire-speed-3'] },
      {
        round: 1,
        players: [{ hand: ['vampire-speed-4', 'vampire-thirst', 'vampire-strength'] }],
      },
    ).asks(0, 'move');
    const heard = [{ kind: 'first-order', seats: [0, 1], totals: [7, 7] }];
    const totals = heldIn(now, heard, (state) =>
      String(other(state).hand.reduce((sum, card) => sum + speedOf(card), 0)),
    );
    expect(totals).toEqual(new Set(['7']));
    const hands = heldIn(now, heard, (state) => [...other(state).hand].sort().join());
    expect(hands.size).toBeGreaterThan(2);
  });

  test('cards put on top by Ready and then drawn are in the hand (TH-12.18)', () => {
    const rest: readonly CardId[] = ['vampire-speed-4', 'vampire-thirst'];
    const now = turn(
      { hand: ['vampire-speed-2', 'vampire-speed-3', 'the-hunger'] },
      {
        players: [{ hand: ['pig-chop', ...rest] }],
      },
    ).asks(0, 'move');
    const holdsPig = (state: State) => String(other(state).hand.includes(cardNo('pig-chop')));
    const heard = [
      { kind: 'readied', seat: 1, card: 'pig-chop' },
      { kind: 'drew', seat: 1, count: 3 },
    ];
    expect(heldIn(now, heard, holdsPig)).toEqual(new Set(['true']));
    expect(heldIn(now, [], holdsPig)).toEqual(new Set(['true', 'false']));
  });

  test('the tiles that it left in a Crypt are there as long as nobody else has been there (TH-14.5)', () => {
    const crypts = { m6: ['royal', 'tipsy', 'picky'] } as const;
    const now = action({ at: 'm6' }, 1, { crypts })
      .answer(0, 'crypt:m6')
      .answer(0, 'keep:royal')
      .asks(0, 'action');
    const pile = ({ crypts: piles }: State) =>
      (piles[0] ?? [])
        .map((tile) => missionAt(tile).id)
        .sort()
        .join();
    expect(heldIn(now, [], pile)).toEqual(new Set(['picky,tipsy']));
  });
});

describe('a searching player', () => {
  test.for(SOME)(
    'makes the same choice whatever is hidden from it: $name',
    { timeout: 900_000 },
    ({ name, seats, options }) => {
      const terms = { seats, options, games: deep(1, 20), seed: `scrambled ${name}`, choose, scramble };
      const report = choosesTheSameWhenScrambled(theHunger, think(2), { ...terms, every: deep(30, 4) });
      expect(report.scrambled).toBe(report.decisions);
      expect(report.decisions).toBeGreaterThan(0);
    },
  );

  test('answers the same to the same views and the same generator', () => {
    const play = () => playBots(theHunger, { seed: 'same', seats: 2 }, () => think(1)).answers;
    expect(play()).toEqual(play());
  });

  test('wins more than its share against three novices', { timeout: 900_000 }, () => {
    const games = deep(8, 200);
    let won = 0;
    let lead = 0;
    for (let i = 0; i < games; i++) {
      const own = i % 4;
      const bots = (seat: Seat) => (seat === own ? think(6) : novice);
      const { state } = playBots(theHunger, { seed: `strength ${i}`, seats: 4 }, bots);
      const { winners, standings } = theHunger.result(state);
      if (winners.includes(own)) won++;
      for (const { seat, total } of standings) lead += seat === own ? total : -total / 3;
    }
    expect(won / games).toBeGreaterThan(0.25);
    expect(lead / games).toBeGreaterThan(4);
  });
});

describe('the answers of a searching player', () => {
  const answer = (now: HungerScene): Answer => {
    const view = now.view(0);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('seat 0 is not asked');
    now.asks(view.asked?.seats ?? [], view.asked?.frame.step as 'move');
    // A scene ends with the turn; the player must be able to think beyond it.
    const work = view.work.map((frame) => (frame.step === 'curtain' ? NEXT_TURN : frame));
    return think(12)({ ...view, work, heard: [] }, mine, { milliseconds: 1000 }, new Random('does'));
  };
  const FAST: readonly CardId[] = ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'];
  const rivals: readonly Sitting[] = [{ at: 'c1', vp: 30 }];

  test('in the last turn it comes home (TH-11.5)', () => {
    const now = turn({ at: 'm5', hand: FAST, vp: 30 }, { round: 15, players: rivals });
    expect(answer(now.passUntil('move'))).toBe('move:castle');
  });

  test('if it cannot, it takes refuge in the Cemetery (TH-19.8)', () => {
    const hand = ['vampire-speed-2', 'vampire-strength', 'vampire-thirst'] as const;
    const now = turn({ at: 'm5', hand, vp: 60 }, { round: 15, players: rivals });
    expect(answer(now.passUntil('move'))).toBe('move:c3');
  });

  test('without Speed it fetches the token that saves it, and a Spicy one takes its opportunity (TH-6.6 TH-9.17)', () => {
    const stuck = turn(
      { at: 'm1', hand: ['military-diego', 'villager-momo'], vp: 30, missions: ['treasure-chest'] },
      { round: 15, players: rivals, chests: { r11: 'token-speed-2' }, usedMissions: ['digestion'] },
    );
    expect(answer(stuck)).toBe('use:treasure-chest');
    expect(answer(stuck.answer(0, 'use:treasure-chest'))).toBe('token:token-speed-2');
    expect(answer(stuck.answer(0, 'token:token-speed-2'))).toMatch(/^move:c[23]$/);
    const driven = turn(
      { at: 'c2', hand: ['military-titus', 'vampire-speed-4'], missions: ['the-opportunist'] },
      { round: 15, players: rivals, usedMissions: ['digestion'] },
    );
    expect(answer(driven)).toBe('use:the-opportunist');
  });

  test('two turns before dawn it runs home, whatever it could hunt (TH-19.10)', () => {
    const track = { '1/1': ['noble-tania', 'noble-wentworth'] } as const;
    const now = turn({ at: 'r4', hand: FAST, vp: 40 }, { round: 14, track, players: rivals });
    const place = String(answer(now.passUntil('move'))).slice('move:'.length) as SpaceId;
    expect(spaceNo(place)).toBeLessThanOrEqual(spaceNo('m5'));
  });

  test('of piles at one price it takes the one that is clearly best (TH-12.3)', () => {
    const track = {
      '1/1': ['villager-o-nel'],
      '2/1': ['noble-tania', 'religious-the-priestess'],
      '3/1': ['religious-bolat'],
    } as const;
    expect(answer(action({ at: 'd9' }, 1, { track, round: 8 }))).toBe('hunt:2/1');
  });

  test('it keeps the Mission that it has already fulfilled (TH-14.4)', () => {
    const crypts = { m6: ['royal', 'a-soldiers-life', 'tipsy'] } as const;
    const discard = ['military-uwe', 'military-grant', 'military-ivan', 'military-tyre'] as const;
    const looking = action({ at: 'm6', discard }, 1, { crypts, round: 14 }).answer(0, 'crypt:m6');
    expect(answer(looking)).toBe('keep:a-soldiers-life');
  });
});
