import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, type MatchRecord } from '@nokturn/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsIn } from '../src/words.ts';
import { LAUNCHER, nokturn } from './nokturn.ts';
import { said } from './said.ts';

let folder: string;
let good: string;
let record: MatchRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-records-'));
  await said([
    'simulate',
    'lovci-noci',
    '--players',
    '6',
    '--games',
    '1',
    '--seed',
    'record',
    '--record',
    folder,
  ]);
  good = join(folder, 'lovci-noci-1.json');
  record = JSON.parse(readFileSync(good, 'utf8'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let forgeries = 0;

function written(text: string): string {
  const file = join(folder, `forged-${forgeries++}.json`);
  writeFileSync(file, text);
  return file;
}

/** The record with part of it replaced. */
function forged(change: object): string {
  return written(JSON.stringify({ ...record, ...change }));
}

describe('nokturn verify', () => {
  test('a good record: the result, the seed and the commitment', async () => {
    const { code, out, err } = await nokturn(['verify', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^verified/);
    expect(out).toContain('record-1');
    expect(out).toContain(record.commitment);
    expect(out).toMatch(/winners +(seat \d|nobody)/);
    expect(out).toMatch(/drawn by +whoever ran the match, alone/);
    expect(out).toMatch(/promise +none/);
    expect(out).toMatch(/signature +none/);
    expect(out).toMatch(/not proved +that the dealer did not look at the cards/);
    const { out: json } = await said(['verify', good, '--json']);
    const proof = JSON.parse(json);
    expect(proof).toMatchObject({ verified: true, seed: 'record-1', moves: record.moves.length });
    // People count seats from one, JSON from zero.
    const winners = proof.result.winners.map((seat: number) => `seat ${seat + 1}`);
    expect(winners.length).toBeGreaterThan(0);
    expect(out).toMatch(new RegExp(`winners +${winners.join(', ')}\n`));
  });

  /** The number of the first move that offered a choice of where to move, changed to an option that is not offered. */
  function editedMove(): { file: string; number: number } {
    const number = record.moves.findIndex(([decision]) => decision === 'start') + 1;
    const moves = record.moves.map((move, i) => (i === number - 1 ? [move[0], move[1], 'fly'] : move));
    return { file: forged({ moves }), number };
  }

  test('an edited move is named', async () => {
    const { file, number } = editedMove();
    const { code, out, err } = await nokturn(['verify', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`nokturn: refused: move ${number} fails: "fly" is not offered\n`);
  });

  const forgings: readonly (readonly [what: string, make: () => string, says: string | RegExp])[] = [
    [
      'a move of another seat',
      () => forged({ moves: record.moves.map((m, i) => (i === 4 ? [m[0], (m[1] + 1) % 6, m[2]] : m)) }),
      /move 5 fails: seat \d has nothing to decide now/,
    ],
    ['a move left out', () => forged({ moves: record.moves.filter((_, i) => i !== 0) }), /move \d+ fails/],
    [
      'a move too many',
      () => forged({ moves: [...record.moves, ['end', 0, 'end']] }),
      `the match was over before it`,
    ],
    ['another seed', () => forged({ seed: 'mine' }), 'the seed is not the one that was promised'],
    [
      'another seed with its commitment',
      () => forged({ seed: 'mine', commitment: commitmentTo('mine') }),
      /move \d+ fails|not finished|final position/,
    ],
    [
      'another commitment',
      () => forged({ commitment: commitmentTo('mine') }),
      'the seed is not the one that was promised',
    ],
    ['another hash', () => forged({ hash: 'f00d' }), 'the final position is not the one the record claims'],
    ['the end cut off', () => forged({ moves: record.moves.slice(0, -3) }), 'the match is not finished'],
    ['other rules', () => forged({ rules: 99 }), 'played by version 99 of the rules'],
    ['another format', () => forged({ format: 7 }), 'the record has format 7'],
    ['an unknown game', () => forged({ game: 'chess' }), 'of an unknown game "chess"'],
    ['too few seats', () => forged({ seats: 2 }), 'lovci-noci is for 4 to 8 players, not 2'],
    [
      'a strange option',
      () => forged({ options: { ...record.options, moon: 'full' } }),
      'has no option "moon"',
    ],
    ['a strange move', () => forged({ moves: [42] }), /move 1: it is not a/],
    [
      'a file cut short',
      () => written(JSON.stringify(record).slice(0, 500)),
      'the file is not JSON: it may be cut short',
    ],
    ['no record at all', () => written('{"hello": "night"}'), 'this is not a match record'],
    ['an empty file', () => written(''), 'the file is not JSON'],
    ['a file that is not there', () => join(folder, 'nothing.json'), 'there is no such file'],
    ['a folder', () => folder, 'it is a folder'],
  ];

  test.for(forgings)('refused with one sentence: %s', async ([, make, says]) => {
    const { code, out, err } = await said(['verify', make()]);
    expect(err).toMatch(says);
    expect(err).toMatch(/^nokturn: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});

test('one player and one round are in the singular', async () => {
  await said(['simulate', 'masters-of-the-night', '--players', '1', '--games', '1', '--record', folder]);
  const file = join(folder, 'masters-of-the-night-1.json');
  const { out } = await said(['verify', file]);
  expect(out).toMatch(/game +masters-of-the-night, 1 player\n/);
  expect((await said(['verify', file, file])).out).toContain('1 player, ');
  const facts = { players: 1, moves: 9, rounds: 1 };
  expect(wordsIn('en').plain('proof-length', facts)).toBe('9 moves, 1 round');
  expect(wordsIn('en').plain('proof-length', { ...facts, rounds: 2 })).toBe('9 moves, 2 rounds');
});

describe('nokturn verify of several records', () => {
  const lineOf = (file: string) => `${file}: verified, lovci-noci, 6 players, ${record.moves.length} moves`;

  test('one line for each, and exit code 0 if all are good', async () => {
    const again = written(JSON.stringify(record));
    const { code, out, err } = await said(['verify', good, again]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`${lineOf(good)}\n${lineOf(again)}\n`);
  });

  test('each forged, damaged or unreadable one has its line as well, and the exit code is 1', async () => {
    const [seed, cut, nothing] = [
      forged({ seed: 'mine' }),
      written('{"format": 1'),
      join(folder, 'nothing.json'),
    ];
    const { code, out, err } = await nokturn(['verify', seed, cut, good, nothing, folder]);
    expect(out.split('\n')).toEqual([
      `${seed}: refused: the seed is not the one that was promised when the match began`,
      `${cut}: the file is not JSON: it may be cut short or damaged`,
      lineOf(good),
      `${nothing} cannot be read: there is no such file`,
      `${folder} cannot be read: it is a folder`,
      '',
    ]);
    expect({ code, err }).toEqual({ code: 1, err: 'nokturn: 4 of 5 records are not proved\n' });
  });

  test('the lines are in the requested language', async () => {
    const { out, err } = await said(['verify', good, join(folder, 'nothing.json'), '--lang', 'pl']);
    expect(out).toContain(`${good}: sprawdzono`);
    expect(out).toContain('nie da się odczytać: nie ma takiego pliku');
    expect(err).toBe('nokturn: zapisy bez dowodu: 1 z 2\n');
  });

  test('--json: one object a line, whatever the result', async () => {
    const [forgery, nothing] = [forged({ hash: 'f00d' }), join(folder, 'nothing.json')];
    const { code, out } = await said(['verify', good, forgery, nothing, '--json']);
    expect(code).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { file: good, verified: true, seed: 'record-1', moves: record.moves.length },
      { file: forgery, verified: false, code: 'hash' },
      { file: nothing, verified: false, reason: `${nothing} cannot be read: there is no such file` },
    ]);
  });

  test('"-" is standard input, alone or among others', async () => {
    const input = JSON.stringify(record);
    const alone = await nokturn(['verify', '-'], { input });
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(alone.out).toBe((await said(['verify', good])).out);
    expect(await nokturn(['verify', good, '-'], { input })).toMatchObject({
      code: 0,
      out: `${lineOf(good)}\n${lineOf('-')}\n`,
    });
    expect(await nokturn(['verify', '-'], { input: input.slice(0, 500) })).toMatchObject({
      code: 1,
      err: 'nokturn: -: the file is not JSON: it may be cut short or damaged\n',
    });
    expect((await nokturn(['replay', '-', '--as', '1'], { input })).out).toMatch(/^P1 is /m);
  });

  test('standard input can be read once', async () => {
    expect(await said(['verify', '-', '-'])).toMatchObject({
      code: 2,
      out: '',
      err: 'nokturn: standard input ("-") can be read only once\n',
    });
  });
});

/** The line that announces a character at the start. */
const DEALT = /^P\d is \S+ \((werewolf|vampire|human)\)\.$/;

describe('nokturn replay', () => {
  const told = async (...args: string[]) => {
    const { code, out, err } = await said(['replay', good, ...args]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  test.for([1, 2, 3, 4, 5, 6])(
    'as seat %i, counted from one: its own character and no other is told at the start',
    async (seat) => {
      const dealt = (await told('--as', String(seat))).split('\n').filter((line) => DEALT.test(line));
      expect(dealt).toHaveLength(1);
      expect(dealt[0]).toMatch(new RegExp(`^P${seat} is `));
    },
  );

  test('a spectator is told no character at the start and no prophecy; everything open tells all', async () => {
    const [spectator, all] = [await told('--as', 'spectator'), await told('--as', 'all')];
    const dealt = (text: string) => text.split('\n').filter((line) => DEALT.test(line));
    expect(dealt(spectator)).toEqual([]);
    expect(dealt(all)).toHaveLength(6);
    expect(spectator).not.toMatch(/passes the prophecy/);
    expect(all).toMatch(/passes the prophecy/);
    expect(spectator.trimEnd().split('\n').at(-1)).toBe(all.trimEnd().split('\n').at(-1));
    expect(spectator).not.toContain('{');
  });

  test('--at shows the table at that moment, as that viewer sees it', async () => {
    const seat = (record.moves[20]?.[1] ?? 0) + 1;
    const out = await told('--at', '20', '--as', String(seat));
    expect(out).toContain('Round ');
    expect(out).toContain(`P${seat}*`);
    expect(out).toMatch(/^ {2}1 {2}\S/m);
    expect(await told('--at', '20', '--as', 'spectator')).not.toMatch(/^ {2}1 {2}\S/m);
  });

  test('--json: one line for each move, nobody’s answers but your own, and seats counted from zero', async () => {
    const lines = (await told('--as', '4', '--json'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(record.moves.length + 1);
    const moves = lines.flatMap(({ move }) => (move ? [move] : []));
    expect(moves).toEqual(record.moves.filter(([, seat]) => seat === 3));
    const view = JSON.parse(
      (await told('--as', '4', '--json', '--at', '5')).trimEnd().split('\n').at(-1) ?? '',
    );
    expect(view.view.viewer).toBe(3);
    expect(view.view.state).not.toHaveProperty('undealt', expect.anything());
  });

  test.for([
    ['--as', '7', '--as must be a seat from 1 to 6, spectator or all, not "7"'],
    ['--as', '0', '--as must be a seat from 1 to 6, spectator or all, not "0"'],
    ['--as', 'moon', '--as must be a seat from 1 to 6, spectator or all, not "moon"'],
    ['--at', '9999', '--at must be a whole number from 0 to'],
    ['--lang', 'xx', 'there is no language "xx"'],
  ] as const)('%s %s is wrong usage', async ([flag, value, says]) => {
    const { code, err } = await said(['replay', good, flag, value]);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  test('a record that breaks the rules is told up to there, then refused', async () => {
    const { code, err } = await nokturn([
      'replay',
      forged({ moves: [...record.moves.slice(0, 9), ['end', 0, 'fly']] }),
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(/move 10: /);
  });

  test('a reader that stops early is no error', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" replay "$2" | head -n 1`, process.execPath, LAUNCHER, good],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
