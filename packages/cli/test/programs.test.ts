import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@nokturn/games/all';
import { FAULTS } from '@nokturn/server/programs';
import { describe, expect, test } from 'vitest';
import { reportLines } from '../src/program-lines.ts';
import { wordsIn } from '../src/words.ts';
import { emptyFolder, nokturn } from './nokturn.ts';
import { said } from './said.ts';

const BOTS = fileURLToPath(new URL('../../../clients/bots/', import.meta.url));
/** Several programs one after the other, on a busy machine. */
const SLOW = { timeout: 120_000 };
const WRONG = fileURLToPath(new URL('../../server/test/programs/misbehaving.js', import.meta.url));
const SIMPLE = `exec:node "${BOTS}simple.js"`;
const PYTHON = `exec:python3 "${BOTS}simple.py"`;
const WORLDS = `exec:python3 "${BOTS}worlds.py"`;
const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Names the reason when a test is skipped. */
const withPython = hasPython
  ? test
  : (name: string, ..._: unknown[]) => test.skip(`${name} (there is no python3 here)`);

async function simulated(game: string, bots: string, ...args: string[]) {
  // Long enough that nobody is late on a busy machine.
  const flags = ['--json', '--games', '1', '--bots', bots, '--within', '60000', ...args];
  // Python must understand which letters these are.
  const env = { LANG: 'en', LC_ALL: '' };
  const { out, code, err } = await said(['simulate', game, ...flags], { env });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

const ALL_ANSWERED = { defaults: 0, faults: {}, errorBytes: 0 };

describe('bots that are programs', () => {
  test('play beside ours, and are reported', async () => {
    const result = await simulated('vendetta', `${SIMPLE},novice,random,random`, '--seed', 'beside');
    expect(result.finished).toBe(1);
    expect(result.programs[SIMPLE]).toMatchObject(ALL_ANSWERED);
    expect(result.programs[SIMPLE].decisions).toBeGreaterThan(20);
  });

  test('a match with the same seed is the same match', async () => {
    const play = async () => {
      const args = ['--players', '2', '--seed', 'same'];
      const { wins, decisions } = await simulated('masters-of-the-night', `${SIMPLE},random`, ...args);
      return { wins, decisions };
    };
    expect(await play()).toEqual(await play());
  });

  for (const { id } of GAMES)
    withPython(`in Python, a match of ${id}`, async () => {
      const result = await simulated(id, PYTHON, '--seed', 'python');
      expect(result.finished).toBe(1);
      expect(result.programs[PYTHON]).toMatchObject(ALL_ANSWERED);
      expect(result.programs[PYTHON].decisions).toBe(result.decisions);
    });

  withPython('one that searches in imagined worlds answers every time', { timeout: 120_000 }, async () => {
    const result = await simulated('vendetta', `${WORLDS},random,random`, '--players', '3');
    expect(result.programs[WORLDS]).toMatchObject(ALL_ANSWERED);
  });

  test('if one ends, its seat is answered for, and the match goes on', async () => {
    const lost = 'exec:node --eval 0';
    const { programs, finished } = await simulated('vendetta', `${lost},random,random,random`);
    expect(finished).toBe(1);
    expect(programs[lost].defaults).toBe(programs[lost].decisions);
    expect(programs[lost].faults).toEqual({ ended: 1 });
  });

  test('a ladder rates them, on its threads', async () => {
    const { out, code } = await said([
      ...['ladder', 'vendetta', '--json', '--threads', '2', '--games', '4', '--seed', 'rated'],
      ...['--bots', `${SIMPLE},random`, '--within', '60000'],
    ]);
    expect(code).toBe(0);
    const { standings, programs } = JSON.parse(out);
    const rows = standings[0].bots;
    expect(rows.map(({ bot }: { bot: string }) => bot).sort()).toEqual([SIMPLE, 'random'].sort());
    for (const { rating, played } of rows) {
      expect(rating.low).toBeLessThan(rating.high);
      expect(played).toBe(8);
    }
    expect(programs[SIMPLE]).toMatchObject(ALL_ANSWERED);
  });

  test('play against a person, and end with the match', SLOW, async () => {
    const folder = emptyFolder();
    const bots = ['simple.js'].map((bot) => `exec:node "${BOTS}${bot}"`).join();
    const input = '1\n'.repeat(12);
    const args = ['play', 'vendetta', '--seed', 'x', '--save', 'saved.json', '--bots', bots];
    expect((await nokturn(args, { cwd: folder, input })).code).toBe(0);
    const saved = JSON.parse(readFileSync(join(folder, 'saved.json'), 'utf8'));
    expect(saved.play.bots).toEqual([bots, bots, bots, bots]);
    expect(saved.moves.some(([, seat]: [string, number]) => seat > 0)).toBe(true);
    const again = await said(['play', '--resume', join(folder, 'saved.json')], { input });
    expect(again.code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'saved.json'), 'utf8')).moves.length).toBeGreaterThan(
      saved.moves.length,
    );
  });

  test('are answered for if they misbehave, and the person is told afterwards', SLOW, async () => {
    const lost = 'exec:node --eval 0';
    const file = join(emptyFolder(), 'saved.json');
    const args = ['play', 'vendetta', '--seed', 'x', '--save', file, '--bots', lost];
    const { code, err } = await said(args, { input: '1\n1\n' });
    expect(code).toBe(0);
    expect(err).toContain(`${lost}: ended: exit code 0`);
  });

  test.for([
    [['simulate', 'vendetta', '--bots', 'exec:'], /names no program/],
    [['ladder', 'vendetta', '--bots', 'exec: ,novice'], /names no program/],
    [
      ['ladder', 'vendetta', '--bots', 'exec:x,novice', '--spread', 'data'],
      /--spread plays on other machines/,
    ],
    [['simulate', 'vendetta', '--bots', 'exec:x', '--within', '0'], /--within must be a whole number/],
  ] as const)('%j is refused', async ([args, why]) => {
    const { code, err } = await said([...args]);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});

describe('nokturn bot --check', () => {
  test('finds nothing wrong with a good one', async () => {
    const { out, code } = await nokturn(['bot', 'vendetta', '--check', SIMPLE, '--within', '60000']);
    expect({ code, said: out.split('\n').at(-2) }).toEqual({ code: 0, said: 'Nothing was wrong.' });
  });

  test.for([
    ['not-offered', /× not-offered: "win the match" is not offered/],
    ['exits', /2 × ended: exit code 7/],
    ['protocol', /× wrong-protocol: the protocol is 1, not 99/],
    ['stays', /does not stop when its input ends/],
  ] as const)('says what one does wrong: %s', SLOW, async ([wrong, says]) => {
    const check = `exec:node "${WRONG}" ${wrong}`;
    const { out, code } = await said(['bot', 'vendetta', '--check', check, '--within', '2000']);
    expect(code).toBe(1);
    expect(out).toMatch(says);
    expect(out).toContain('Something was wrong: see above.');
  });

  test.for(['pl', 'cs'] as const)('says what each fault means, for those who read %s', (language) => {
    for (const fault of FAULTS) {
      const report = {
        faults: { [fault]: 2 },
        reasons: { [fault]: 'why' },
        errorBytes: 3,
        lastError: 'gone',
      };
      const lines = reportLines(wordsIn(language), { bot: { decisions: 5, defaults: 1, ...report } });
      expect(lines[1]).toMatch(/^ {2}bot – \p{L}+: 5, .*: 1$/u);
      expect(lines[2]).toMatch(new RegExp(`^ {4}2 × ${fault} \\(.*\\p{L} .*\\): why$`, 'u'));
      expect(lines[3]).toMatch(/: 3, \p{L}.*: gone$/u);
    }
  });

  test('needs a program', async () => {
    expect(await said(['bot', 'vendetta', '--check', 'novice'])).toMatchObject({ code: 2, out: '' });
    expect((await said(['bot'])).err).toMatch(/say which program to check/);
  });
});
