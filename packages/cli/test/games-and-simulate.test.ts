import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@nokturn/engine';
import { findGame } from '@nokturn/games';
import { describe, expect, test } from 'vitest';
import { emptyFolder, nokturn } from './nokturn.ts';

describe('nokturn games', () => {
  test('lists player counts, options with defaults, and bots', async () => {
    const { code, out } = await nokturn(['games', '--json']);
    const [lovci] = JSON.parse(out);
    expect(code).toBe(0);
    expect(lovci).toMatchObject({
      game: 'lovci-noci',
      players: { min: 4, max: 8 },
      bots: expect.arrayContaining(['random', 'novice', 'easy', 'medium', 'hard', 'hard-bold']),
      presets: ['first-game', 'usual', 'classic-evening', 'everything'],
      options: {
        cards: { values: ['kosmos', 'classic'], default: 'kosmos' },
        maxRounds: { min: 20, max: 500, default: 100 },
        shield: { values: ['equipment', 'event'], default: 'equipment' },
      },
    });
  });

  test('reads well without JSON, and without colours', async () => {
    const { out } = await nokturn(['games']);
    expect(out).toContain('lovci-noci: 4 to 8 players');
    expect(out).toContain('  presets: first-game, base, places-and-relics, teams\n');
    expect(out).toMatch(/maxRounds +20 to 500 +100/);
    expect(out).not.toContain('\x1b');
  });
});

async function simulated(...args: string[]) {
  const { out, code, err } = await nokturn(['simulate', 'lovci-noci', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('nokturn simulate', () => {
  test('reports what was played and who won', async () => {
    const report = await simulated('--players', '5', '--games', '40', '--seed', 'report');
    expect(report).toMatchObject({ game: 'lovci-noci', players: 5, games: 40, finished: 40 });
    expect(report.decisions).toBeGreaterThan(40 * 50);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.rounds.min).toBeLessThanOrEqual(report.rounds.mean);
    expect(report.rounds.mean).toBeLessThanOrEqual(report.rounds.max);
    const { party, character, bot } = report.wins;
    expect(party.vampire).toMatchObject({ games: 80, share: party.vampire.won / 80 });
    expect(party.human.games).toBe(40);
    const dealt = Object.values(character as Record<string, { games: number }>);
    expect(dealt.reduce((sum, { games }) => sum + games, 0)).toBe(200);
    expect(bot.random.games).toBe(200);
  });

  test('is the same for the same seed, besides the time it took', async () => {
    const timeless = async (seed: string) => {
      const {
        seconds: _,
        decisionsPerSecond: __,
        ...rest
      } = await simulated('--games', '15', '--seed', seed);
      return rest;
    };
    const once = await timeless('same');
    expect(await timeless('same')).toEqual(once);
    expect((await timeless('other')).wins).not.toEqual(once.wins);
  });

  test('takes options of the game and a bot for each seat', async () => {
    const bots = 'novice,random,random,random';
    const report = await simulated(
      '--players',
      '4',
      '--games',
      '5',
      '--bots',
      bots,
      '--option',
      'characters=vortex',
    );
    expect(report.wins.bot).toMatchObject({ novice: { games: 5 }, random: { games: 15 } });
    expect(Object.keys(report.wins.character)).not.toContain('volko');
  });

  test('takes a preset, of which --option can change a part', async () => {
    const preset = ['--games', '4', '--seed', 'preset', '--preset', 'first-game'];
    const first = await simulated(...preset);
    expect(first.players).toBe(5);
    expect(Object.keys(first.wins.character)).toHaveLength(5);
    const all = await simulated(...preset, '--option', 'characters=all');
    expect(Object.keys(all.wins.character).length).toBeGreaterThan(5);
  });

  test('saves records that verify', async () => {
    const folder = join(emptyFolder(), 'records');
    await simulated('--games', '3', '--seed', 'kept', '--record', folder);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['lovci-noci-1.json', 'lovci-noci-2.json', 'lovci-noci-3.json']);
    const game = findGame('lovci-noci');
    for (const file of files) {
      const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect(game && verify(game, record)).toBeNull();
      expect(record.seed).toMatch(/^kept-[123]$/);
    }
  });

  test('reads well without JSON', async () => {
    const { out, code } = await nokturn(['simulate', 'lovci-noci', '--games', '4', '--seed', 'plain']);
    expect(code).toBe(0);
    expect(out).toContain('lovci-noci: 4 of 4 games finished, 6 players, seed plain');
    expect(out).toMatch(/vampire +8 +\d+ +\d+\.\d %/);
  });

  test('a folder that cannot be made fails in one sentence', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await nokturn([
      'simulate',
      'lovci-noci',
      '--record',
      join(folder, 'file', 'records'),
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(/^nokturn: the folder [^\n]+ cannot be made: [^\n]+\n$/);
  });
});
