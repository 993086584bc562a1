import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flawOf } from './markup.ts';
import { emptyFolder } from './nokturn.ts';
import { said } from './said.ts';

async function held(game: string, ...args: string[]) {
  const threads = args.includes('--threads') ? [] : ['--threads', '1'];
  const { out, code, err } = await said(['ladder', game, '--json', ...threads, ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

interface Row {
  readonly bot: string;
  readonly played: number;
  readonly won: number;
}

describe('nokturn ladder', () => {
  test('mixes all bots at the tables and rates them', async () => {
    const result = await held(
      'lovci-noci',
      '--players',
      '6',
      '--bots',
      'random,novice',
      '--games',
      '60',
      '--seed',
      'mixed',
    );
    expect(result).toMatchObject({
      game: 'lovci-noci',
      seats: 6,
      tables: { kind: 'mixed' },
      deals: 30,
      gamesPerDeal: 2,
      games: 60,
      unfinished: 0,
      stopped: false,
    });
    const [{ bots, leads, average, setting }] = result.standings;
    expect(setting).toBeNull();
    expect(bots.map(({ bot }: Row) => bot)).toEqual(['novice', 'random']);
    for (const { played, won, share, rating, points, seats } of bots) {
      expect(played).toBe(180);
      expect(share.value).toBe(won / played);
      expect(share.low).toBeLessThan(share.value);
      expect(share.high).toBeGreaterThan(share.value);
      expect(rating.low).toBeLessThan(rating.value);
      expect(points).toBeNull();
      expect(seats).toHaveLength(6);
    }
    expect(average).toBeCloseTo((bots[0].won + bots[1].won) / 360);
    expect((bots[0].rating.value + bots[1].rating.value) / 2).toBeCloseTo(1000);
    expect(leads).toMatchObject([{ bot: 'novice', over: 'random' }]);
    expect(leads[0].share.value).toBeCloseTo(bots[0].share.value - bots[1].share.value);
    expect(bots[0].thinking.decisions).toBeGreaterThan(1000);
    expect(bots[1].thinking).toBeNull();
  });

  test('one bot against the rest, in every seat, with points', async () => {
    const result = await held(
      ...([
        'the-hunger',
        '--bots',
        'novice',
        '--one-against',
        'random',
        '--games',
        '8',
        '--seed',
        'one',
      ] as const),
    );
    expect(result).toMatchObject({ games: 8, deals: 2, gamesPerDeal: 4, bots: ['random', 'novice'] });
    const [{ bots }] = result.standings;
    expect(bots).toMatchObject([
      { bot: 'novice', played: 8 },
      { bot: 'random', played: 24 },
    ]);
    expect(bots[0].points.value).toBeGreaterThan(bots[1].points.value);
  });

  test('halves: every deal twice, with the seats swapped', async () => {
    const result = await held(
      'lovci-noci',
      '--players',
      '6',
      '--halves',
      '--bots',
      'random,novice',
      '--games',
      '9',
      '--seed',
      'h',
    );
    expect(result).toMatchObject({ tables: { kind: 'halves' }, deals: 5, games: 10 });
    for (const { played } of result.standings[0].bots) expect(played).toBe(30);
  });

  test('is the same for the same seed on any number of threads, except for the time it took', async () => {
    const timeless = async (...args: string[]) => {
      const { standings } = await held(
        'lovci-noci',
        '--players',
        '6',
        '--bots',
        'random,novice',
        '--games',
        '8',
        ...args,
      );
      return standings[0].bots.map(({ thinking: _, ...rest }: { thinking: unknown }) => rest);
    };
    const once = await timeless('--seed', 'same');
    expect(await timeless('--seed', 'same', '--threads', '3')).toEqual(once);
    expect(await timeless('--seed', 'other')).not.toEqual(once);
  });

  test('in a cooperative game each bot has the whole table, at every difficulty', async () => {
    const result = await held('masters-of-the-night', '--bots', 'random', '--games', '12', '--seed', 'teams');
    expect(result).toMatchObject({ tables: { kind: 'teams' }, deals: 4, games: 12 });
    expect(result.standings).toMatchObject(
      ['easy', 'medium', 'hard'].map((setting) => ({
        setting,
        games: 4,
        bots: [{ bot: 'random', rating: null, played: 4 }],
      })),
    );
  });

  test('a chosen difficulty is the only one', async () => {
    for (const chosen of [
      ['--option', 'difficulty=hard'],
      ['--preset', 'merciless'],
    ]) {
      const result = await held('masters-of-the-night', '--bots', 'random', '--games', '2', ...chosen);
      expect(result.settings).toMatchObject([{ name: null, options: { difficulty: 'hard' } }]);
    }
  });

  test('reads well without JSON', async () => {
    const { out, code } = await said([
      'ladder',
      'lovci-noci',
      '--players',
      '6',
      '--bots',
      'random,novice',
      '--games',
      '10',
      '--seed',
      'plain',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('lovci-noci: 10 games, 6 players, seed plain\n5 deals, each played 2 times');
    expect(out).toMatch(/ {2}bot +rating +95% +played +won +share +95% +ms a decision/);
    expect(out).toMatch(/ {2}novice +\d+ +-?\d+ to \d+ +30 +\d+ +\d+\.\d%/);
    expect(out).toMatch(/novice wins more than random by +-?\d+\.\d%/);
  });

  test.each([
    [
      'pl',
      'wszystkie boty przy wspólnych stołach',
      / {2}bot +ranking +95% +rozegrane +wygrane +udział +95% +ms na decyzję/,
    ],
    [
      'cs',
      'všichni boti u společných stolů',
      / {2}bot +hodnocení +95% +odehráno +vyhráno +podíl +95% +ms na rozhodnutí/,
    ],
  ] as const)('reads well in the language of the reader (%s)', async (language, tables, heads) => {
    const bots = ['--bots', 'random,novice', '--games', '10', '--seed', 'plain', '--threads', '1'];
    const { out } = await said(['ladder', 'lovci-noci', ...bots, '--lang', language]);
    expect(out).toContain(tables);
    expect(out).toMatch(heads);
    expect(out).not.toMatch(/ to | wins | games|\d\.\d/);
  });

  test('writes a report that stands alone', async () => {
    const file = join(emptyFolder(), 'report.html');
    await held('the-hunger', '--bots', 'random,novice', '--games', '4', '--seed', 'page', '--html', file);
    const html = readFileSync(file, 'utf8');
    expect(flawOf(html)).toBeNull();
    for (const title of ['Rating', 'Share of wins of a seat', 'Share of wins in each seat', 'Points'])
      expect(html).toContain(`>${title}</text>`);
    expect(html).not.toMatch(/(src|href)=/);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  test('a report that cannot be written fails before anything is played', async () => {
    const file = join(emptyFolder(), 'nowhere', 'report.html');
    const { code, err, out } = await said(['ladder', 'lovci-noci', '--games', '100000', '--html', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^nokturn: .+report\.html cannot be written: there is no such folder\n$/);
  });
});
