import { readFileSync } from 'node:fs';
import { random } from '@nokturn/bots';
import { type Bot, type Game, verify } from '@nokturn/engine';
import { mark } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../../scripts/lib/files.ts';
import { diceDuel } from '../../engine/test/dice-duel.ts';
import { columns } from '../src/columns.ts';
import { languageFor } from '../src/language.ts';
import { painter } from '../src/paint.ts';
import { Report } from '../src/report.ts';
import { SIGNS } from '../src/signs.ts';
import { playOut } from '../src/simulation.ts';

const duel = diceDuel as unknown as Game;
const setup = { seats: 3, options: { target: 3 }, seed: 'parts' };

describe('simulation of any game', () => {
  test('a record is kept on request, and verifies', () => {
    const { record, decisions, table } = playOut(duel, setup, [random, random, random], { keepRecord: true });
    expect(table.position.over).toBe(true);
    expect(record?.moves).toHaveLength(decisions);
    expect(record && verify(duel, record)).toBeNull();
    expect(playOut(duel, setup, [random, random, random], { keepRecord: false }).record).toBeNull();
  });

  test('a bot is asked for its own seat, with its own view', () => {
    const seen: unknown[] = [];
    const looking: Bot = (view, { ask }) => {
      seen.push(view.viewer);
      const lucky = (view.state as { lucky: (number | null)[] }).lucky;
      expect(lucky.map((number) => number !== null)).toEqual([false, true, false]);
      return ask.kind === 'one' ? (ask.options[0] ?? '') : [];
    };
    playOut(duel, setup, [random, looking, random], { keepRecord: false });
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  test('a bot’s time is its own processor time, however busy the machine is', () => {
    const times: number[] = [];
    const looking: Bot = (_view, { fallback }, { clock }) => {
      times.push(clock?.() ?? Number.NaN);
      return fallback;
    };
    playOut(duel, setup, [looking, random, random], { keepRecord: false });
    const { user, system } = process.threadCpuUsage();
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual((user + system) / 1000);
    expect(times[0]).toBeGreaterThan(0);
  });

  test('an answer that is not offered is the bot’s mistake', () => {
    const wrong: Bot = () => 'fly';
    expect(() => playOut(duel, setup, [wrong, random, random], { keepRecord: false })).toThrow(
      '"fly" is not offered',
    );
  });

  test('wins are counted by the game’s groups and by bot', () => {
    const report = new Report(duel, ['a', 'b', 'b']);
    for (let i = 0; i < 20; i++)
      report.add(
        playOut(duel, { ...setup, seed: `wins-${i}` }, [random, random, random], { keepRecord: false }),
        0.5,
      );
    const { wins, finished, seconds, rounds } = report.summary();
    expect({ finished, seconds }).toEqual({ finished: 20, seconds: 10 });
    expect(Object.keys(wins).sort()).toEqual(['bot', 'seat']);
    expect(wins.bot?.a).toEqual(wins.seat?.['0']);
    expect(wins.bot?.b?.games).toBe(40);
    expect(wins.bot?.b?.won).toBe((wins.seat?.['1']?.won ?? 0) + (wins.seat?.['2']?.won ?? 0));
    expect(rounds.min).toBeGreaterThan(1);
  });
});

test('the measurements of a game are averaged', () => {
  const game: Game = {
    ...duel,
    measures: (state) => {
      const { points } = state as { points: number[] };
      return [
        ...points.map((value) => ({ group: 'points', key: 'seat', value })),
        { group: 'points', key: 'table', value: points.reduce((sum, point) => sum + point) },
      ];
    },
  };
  const report = new Report(game, ['a', 'b', 'b']);
  for (let i = 0; i < 7; i++)
    report.add(
      playOut(game, { ...setup, seed: `mean-${i}` }, [random, random, random], { keepRecord: false }),
      1,
    );
  const { points } = report.summary().means;
  expect(points?.seat).toBeGreaterThan(1);
  expect(points?.table).toBeCloseTo(3 * (points?.seat ?? 0), 3);
});

describe('colours', () => {
  const line = `${mark('seat', '2', 'P2')} takes ${mark('card', 'crossbow', 'Crossbow')}`;

  test('only on a terminal', () => {
    expect(painter({ isTTY: true }, {})(line)).toBe(
      '\x1b[38;2;153;153;153mP2\x1b[0m takes \x1b[36mCrossbow\x1b[0m',
    );
    expect(painter({}, {})(line)).toBe('P2 takes Crossbow');
  });

  test.for([
    ['xterm-direct', 'truecolor', '38;2;153;153;153'],
    ['xterm-256color', '', '38;5;145'],
    ['vt220', '', '97'],
  ] as const)('are as many as %s has (%s)', ([TERM, COLORTERM, code]) => {
    expect(painter({ isTTY: true }, { TERM, COLORTERM })(line)).toContain(`\x1b[${code}mP2`);
  });

  test('only signs and letters that the terminal has are used', () => {
    const words = '▸ P2 ● „Zażółć“ – 3 × ⬢ číslo…';
    const drawn = (environment: NodeJS.ProcessEnv) => painter({ isTTY: true }, environment)(words);
    expect(drawn({ TERM: 'xterm', LANG: 'pl_PL.UTF-8' })).toBe(words);
    expect(drawn({ TERM: 'xterm' })).toBe(words);
    expect(drawn({ TERM: 'linux', LANG: 'pl_PL.UTF-8' })).toBe('> P2 o "Zażółć" - 3 x % číslo...');
    for (const LC_ALL of ['C', 'POSIX', 'pl_PL.ISO-8859-2'])
      expect(drawn({ TERM: 'xterm', LC_ALL, LANG: 'pl_PL.UTF-8' })).toBe('> P2 o "Zazolc" - 3 x % cislo...');
    // Output for another program keeps all of them.
    expect(painter({}, { LC_ALL: 'C' })(words)).toBe(words);
  });

  test('every sign shown in a terminal has a replacement', () => {
    const sources = [
      ...filesUnder('packages/cli', ['.ts', '.ftl']),
      ...filesUnder('packages/games', ['terminal.ts', 'telling.ts', '.ftl']),
      ...filesUnder('packages/games/the-hunger/terminal', ['.ts']),
    ].filter(({ path }) => !/\/(test|board|guide|past)\//.test(path));
    const signs = new Set(sources.flatMap(({ text }) => text.match(/[^\p{ASCII}\p{L}\p{M}]/gu) ?? []));
    expect(signs.size).toBeGreaterThan(30);
    expect([...signs].filter((sign) => !(sign in SIGNS))).toEqual([]);
  });

  test('a line is folded between words on a narrow terminal, and nowhere else', () => {
    const environment = { NO_COLOR: '1' };
    expect(painter({ isTTY: true, columns: 10 }, environment)(line)).toBe('P2 takes\nCrossbow');
    expect(painter({ columns: 10 }, environment)(line)).toBe('P2 takes Crossbow');
  });

  test.for([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('not where %o asks for none', (environment) => {
    expect(painter({ isTTY: true }, environment)(line)).toBe('P2 takes Crossbow');
  });
});

describe('the language', () => {
  test.for([
    [{ LANG: 'cs_CZ.UTF-8' }, 'cs'],
    [{ LANG: 'cs_CZ.UTF-8', LC_ALL: 'pl_PL' }, 'pl'],
    [{ LANG: 'C' }, 'en'],
    [{}, 'en'],
  ] as const)('of the terminal %o is %s', ([environment, language]) => {
    expect(languageFor(undefined, environment)).toBe(language);
  });

  test('given on the command line comes first', () => {
    expect(languageFor('pl', { LANG: 'cs_CZ' })).toBe('pl');
  });

  test('every message of the terminal exists in every language', () => {
    const source = (language: string) => [
      readFileSync(new URL(`../locales/${language}.ftl`, import.meta.url), 'utf8'),
    ];
    expect(differences({ en: source('en'), pl: source('pl'), cs: source('cs') })).toEqual([]);
  });
});

test('columns are as wide as their widest cell', () => {
  expect(
    columns(
      [
        ['a', '1'],
        ['long', '100'],
      ],
      [1],
    ),
  ).toEqual(['a       1', 'long  100']);
});
