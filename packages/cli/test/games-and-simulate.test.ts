import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@nokturn/engine';
import { GAME_IDS } from '@nokturn/games';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { describe, expect, test } from 'vitest';
import { groupName } from '../src/report.ts';
import { textOf } from '../src/terminals.ts';
import { wordsIn } from '../src/words.ts';
import { emptyFolder, nokturn } from './nokturn.ts';
import { said } from './said.ts';

describe('nokturn games', () => {
  test('lists player counts, options with defaults, and bots', async () => {
    const { code, out } = await nokturn(['games', '--json']);
    const [lovci] = JSON.parse(out);
    expect(code).toBe(0);
    expect(lovci).toMatchObject({
      game: 'lovci-noci',
      players: { min: 4, max: 8, usual: 5 },
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
    const { out } = await said(['games']);
    expect(out).toContain('lovci-noci: 4 to 8 players');
    expect(out).toContain('  presets: first-game, base, places-and-relics, teams\n');
    expect(out).toMatch(/maxRounds +20 to 500 +100/);
    expect(out).not.toContain('\x1b');
  });
});

describe('nokturn games <game>', () => {
  const words = (text: string) => text.replaceAll(/\s+/g, ' ');

  test('explains players, presets, options and bots in words', async () => {
    const { code, out, err } = await said(['games', 'lovci-noci']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = words(out);
    expect(out).toMatch(/^Night Hunters \(lovci-noci\)\n/);
    expect(told).toContain('Players: 4 to 8; 5 unless --players says otherwise.');
    expect(told).toContain('first-game First game (5 players): Characters with simple abilities');
    expect(told).toContain('cards Card set. Which decks are played with.');
    expect(told).toContain('kosmos Kosmos: 18 blue, 18 red and 16 green cards (default) classic Classic: 16');
    expect(told).toContain('maxRounds Last round. The game ends after this round');
    expect(told).toContain('20 to 500 Default: 100.');
    expect(told).toContain('novice Plays by a few rules of thumb, without thinking.');
    expect(out).not.toContain('\x1b');
  });

  test.for(
    ['lovci-noci', 'vendetta', 'the-hunger', 'masters-of-the-night'].flatMap((game) =>
      (['en', 'pl', 'cs'] as const).map((language) => [game, language] as const),
    ),
  )('says of %s in %s everything that can be chosen', async ([id, language]) => {
    const { code, out } = await said(['games', id, '--lang', language]);
    expect(code).toBe(0);
    // Text that is missing shows its id in braces.
    expect(out).not.toMatch(/[{}\uE000-\uE002]|undefined|unknown/);
    const game = findGame(id);
    if (game === undefined) throw new Error('the game is gone');
    const own = textOf(game, language, []);
    const told = words(out);
    for (const [key, spec] of Object.entries(game.options)) {
      expect(out).toMatch(new RegExp(`^ {2}${key} `, 'm'));
      expect(told).toContain(
        words(`${own.plain(`option-${key}`)}. ${own.plain(`option-${key}`, {}, 'help')}`),
      );
      if (spec.kind === 'choice')
        for (const value of spec.values)
          expect(told).toContain(words(`${value} ${own.plain(`option-${key}-${value}`)}`));
    }
    for (const preset of Object.keys(game.presets ?? {}))
      expect(told).toContain(words(own.plain(`preset-${preset}`, {}, 'help')));
    for (const bot of botsFor(id).keys()) expect(out).toMatch(new RegExp(`^ {2}${bot} `, 'm'));
  });

  test('--json gives the same to machines, in the requested language', async () => {
    const { out } = await said(['games', 'vendetta', '--json', '--lang', 'pl']);
    const told = JSON.parse(out);
    const [, listed] = JSON.parse((await said(['games', '--json'])).out);
    expect(told).toMatchObject(listed);
    expect(told).toMatchObject({
      game: 'vendetta',
      language: 'pl',
      words: {
        presets: { 'first-game': { name: expect.any(String), help: expect.any(String), seats: 4 } },
        options: {
          relics: { name: 'Relikwie', help: expect.any(String), values: { true: expect.any(String) } },
        },
      },
    });
  });

  test('an unknown game is refused', async () => {
    expect(await said(['games', 'chess'])).toEqual({
      code: 2,
      out: '',
      err: `nokturn: there is no game "chess"; the games are ${GAME_IDS.join(', ')}\n`,
    });
  });

  test('the list says that there is more to know', async () => {
    expect((await said(['games'])).out).toMatch(/\n\n"nokturn games <game>" explains a game\.\n$/);
    expect((await said(['games', '--lang', 'cs'])).out).toContain(
      'lovci-noci: 4 až 8 hráčů; boti: random, novice',
    );
  });
});

async function simulated(...args: string[]) {
  const { out, code, err } = await said(['simulate', 'lovci-noci', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('nokturn simulate', () => {
  test('reports the matches and the winners', async () => {
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

  test.each([
    ['en', 'lovci-noci: 3 of 3 games finished, 5 players, seed a\n', /^ {2}party +played +won +share\n/m],
    [
      'pl',
      'lovci-noci: partie: 3, ukończone: 3, graczy: 5, ziarno a\n',
      /^ {2}frakcja +rozegrane +wygrane +udział\n/m,
    ],
    [
      'cs',
      'lovci-noci: partie: 3, dohráno: 3, hráčů: 5, semínko a\n',
      /^ {2}skupina +odehráno +vyhráno +podíl\n/m,
    ],
  ] as const)(
    'says its lines and headings in the language of the reader (%s)',
    async (language, first, heads) => {
      const { out } = await said([
        'simulate',
        'lovci-noci',
        '--games',
        '3',
        '--seed',
        'a',
        '--lang',
        language,
      ]);
      expect(out.startsWith(first)).toBe(true);
      expect(out).toMatch(heads);
      const decimals = out.match(/\d[.,]\d+(?=\u00a0?%)/g) ?? [];
      expect(decimals.length).toBeGreaterThan(10);
      expect(decimals.filter((number) => number.includes('.') !== (language === 'en'))).toEqual([]);
    },
  );

  test('has a name for every group that a game counts', async () => {
    const counted: string[] = [];
    for (const game of GAME_IDS) {
      const { out } = await said(['simulate', game, '--json', '--games', '6', '--seed', 'groups']);
      const { wins, means } = JSON.parse(out);
      counted.push(...Object.keys(wins), ...Object.keys(means));
    }
    expect(counted.length).toBeGreaterThan(20);
    for (const group of counted)
      expect(wordsIn('cs').has('report-groups', group.replaceAll(' ', '-')), group).toBe(true);
    expect(groupName('not known', wordsIn('cs'))).toBe('not known');
  });

  test('is the same for the same seed, except for the time it took', async () => {
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

  test('takes a preset, parts of which --option can change', async () => {
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
    const { out, code } = await nokturn([
      'simulate',
      'lovci-noci',
      '--players',
      '6',
      '--games',
      '4',
      '--seed',
      'plain',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('lovci-noci: 4 of 4 games finished, 6 players, seed plain');
    expect(out).toMatch(/vampire +8 +\d+ +\d+\.\d%/);
  });

  test.runIf(existsSync('/proc/self')).for([
    ['/proc/nokturn', 'the folder /proc/nokturn cannot be created: nothing can be created there'],
    ['/proc/nokturn/a', 'the folder /proc/nokturn/a cannot be created: nothing can be created there'],
    ['/proc', '/proc/lovci-noci-1.json cannot be written: nothing can be created there'],
  ] as const)('records in %s fail in one sentence, at once', async ([folder, says]) => {
    const { code, out, err } = await said(['simulate', 'lovci-noci', '--games', '1', '--record', folder]);
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `nokturn: ${says}\n` });
  });

  test('a folder that cannot be made fails in one sentence', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await said(['simulate', 'lovci-noci', '--record', join(folder, 'file', 'records')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^nokturn: the folder [^\n]+ cannot be created: [^\n]+\n$/);
  });
});
