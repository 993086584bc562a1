import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deep } from '@nokturn/engine/testing';
import { GAMES } from '@nokturn/games/all';
import { fromEnv } from '@nokturn/protocol/env';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { nokturn } from './nokturn.ts';
import { said } from './said.ts';

const PROGRAM = fileURLToPath(new URL('../src/nokturn.ts', import.meta.url));
const PYTHON = fileURLToPath(new URL('../../../clients/python', import.meta.url));

/** The part of a Vendetta view that these tests use. */
interface Hands {
  readonly players: readonly { readonly hand: readonly (string | null)[] }[];
}

/** Nokturn at the other end of a pipe. */
async function opened(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'env', ...args]);
  onTestFinished(() => void child.kill());
  const chunks = child.stdout[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await chunks.next();
    if (done) throw new Error('it has ended');
    rest = Buffer.concat([rest, value as Buffer]);
  };
  const take = async (count: () => number) => {
    while (count() < 0 || rest.length < count()) await more();
    const size = count();
    const taken = rest.subarray(0, size);
    rest = rest.subarray(size);
    return taken;
  };
  const read = async () => {
    const line = fromEnv.parse(JSON.parse((await take(() => rest.indexOf('\n') + 1 || -1)).toString()));
    const size = 'bytes' in line ? line.bytes : 0;
    const bytes = Buffer.from(await take(() => size));
    const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, size / 2);
    return { line, numbers };
  };
  const ask = async (request: unknown) => {
    child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
    return read();
  };
  const states = async (request: unknown) => {
    const { line, numbers } = await ask(request);
    if (line.kind !== 'states') throw new Error(JSON.stringify(line));
    return { ...line, numbers };
  };
  const { line: hello } = await read();
  if (hello.kind !== 'hello') throw new Error('no hello');
  const end = () =>
    new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
      child.stdin.end();
    });
  return { hello, ask, states, end };
}

/** Hundreds of lines each way, one after the other. */
const SLOW = { timeout: 120_000 };

describe('nokturn env', SLOW, () => {
  it.each(GAMES.map(({ id }) => id))('plays matches of %s to their end, pick by pick', async (game) => {
    const { hello, states, end } = await opened(game, '--matches', '2', '--seed', 'whole');
    expect(hello.numbers?.layout).toHaveLength(hello.numbers?.size ?? 0);
    let now = await states({ kind: 'reset' });
    const ended = new Map<number, number[]>();
    for (let turn = 0; ended.size < 2; turn++) {
      expect(now.numbers).toHaveLength(now.matches.length * (hello.numbers?.size ?? 0));
      const picks: (number | null)[] = [null, null];
      for (const [i, match] of now.matches.entries()) {
        const open = now.open[i] ?? [];
        if (open.length > 0) picks[match] = open[(7 * turn) % open.length] ?? null;
      }
      now = await states({ kind: 'step', picks });
      for (const [i, match] of now.matches.entries()) {
        const rewards = now.rewards[i];
        if (rewards) ended.set(match, rewards);
      }
    }
    for (const rewards of ended.values()) expect(rewards).toHaveLength(hello.seats);
    expect(await end()).toBe(0);
  });

  it('tells in words what a bot is told, and nothing that only others see', async () => {
    const { states } = await opened('vendetta', '--observe', 'both', '--seed', 'words');
    let now = await states({ kind: 'reset' });
    const heard = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const [told] = now.told ?? [];
      const [seat = null] = now.seats;
      expect(told?.view.viewer).toBe(seat);
      const hands = (told?.view.state as Hands | undefined)?.players.map(({ hand }) => hand);
      for (const [owner, hand] of (hands ?? []).entries())
        if (owner !== seat) expect(hand.filter((card) => card !== null)).toEqual([]);
      for (const each of told?.heard ?? []) heard.add(each.kind);
      now = await states({ kind: 'step', picks: [now.open[0]?.[0] ?? null] });
    }
    expect(heard).toContain('round');
  });

  it('takes whole answers instead of picks', async () => {
    const { states, ask } = await opened('the-hunger', '--observe', 'json', '--players', '2');
    const now = await states({ kind: 'reset' });
    const asked = now.told?.[0]?.view.asked?.mine?.ask;
    if (asked === undefined || asked.kind !== 'one') throw new Error('one option is asked for');
    expect((await ask({ kind: 'step', answers: ['win'] })).line).toEqual({
      kind: 'refused',
      reason: 'match 0: "win" is not offered',
    });
    const [next] = (await states({ kind: 'step', answers: [asked.options[0]] })).seats;
    expect(next).not.toBe(now.seats[0]);
  });

  it('begins the same again with the same seed, and continues if `again` says so', async () => {
    const { states } = await opened('masters-of-the-night', '--seed', 'a', '--matches', '2');
    const first = await states({ kind: 'reset', seed: 'x' });
    const other = await states({ kind: 'reset', seed: 'y' });
    const again = await states({ kind: 'reset', seed: 'x', again: true });
    expect(again).toEqual(first);
    expect(other.numbers).not.toEqual(first.numbers);
    let now = again;
    for (let i = 0; i < 5000 && now.rewards.every((each) => each === null); i++)
      now = await states({ kind: 'step', picks: now.open.map(([pick = 0]) => pick) });
    const over = now.rewards.findIndex((each) => each !== null);
    expect(now.seats[over]).not.toBeNull();
    expect(now.open[over]?.length).toBeGreaterThan(0);
  });

  it('an impossible request is refused with a reason, and nothing changes', async () => {
    const wrongs = [
      ['half a line', '{"kind":"step",', /not JSON/],
      ['no request', '{"kind":"win"}', /kind/],
      ['a strange field', '{"kind":"reset","sead":"x"}', /sead/],
      ['too few picks', '{"kind":"step","picks":[0]}', /1 picks or answers for 2 matches/],
      ['a pick that is not open', '{"kind":"step","picks":[99,null]}', /match 0: pick 99 is not open/],
      [
        'a pick that is not there',
        '{"kind":"step","picks":[null,123456]}',
        /match 1: pick 123456 is not open/,
      ],
      ['a fraction', '{"kind":"step","picks":[0.5,null]}', /picks/],
      ['both', '{"kind":"step","picks":[0,0],"answers":["a","a"]}', /either picks or answers/],
      ['a match that is not there', '{"kind":"reset","matches":[2]}', /no match 2/],
      ['a seed for some', '{"kind":"reset","matches":[1],"seed":"x"}', /leave out/],
    ] as const;
    const { ask, states } = await opened('lovci-noci', '--matches', '2', '--seed', 'bad');
    for (const [what, line, why] of wrongs) {
      const before = await states({ kind: 'reset', seed: 'bad' });
      const { line: refused } = await ask(line);
      expect(refused, what).toEqual({ kind: 'refused', reason: expect.stringMatching(why) });
      const [left = 0, right = 0] = before.open.map(([pick]) => pick);
      expect((await states({ kind: 'step', picks: [left, right] })).matches, what).toEqual([0, 1]);
    }
  });

  it('ten megabytes of noise are refused, and the matches go on', async () => {
    const { ask, states } = await opened('lovci-noci');
    const { line } = await ask('x'.repeat(10_000_000));
    expect(line).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^this is not JSON: x+$/) });
    expect((await states({ kind: 'reset' })).seats).toHaveLength(1);
  });

  it('a line without an end is an error', async () => {
    const { code, err } = await nokturn(['env', 'lovci-noci'], { input: 'x'.repeat(17_000_000) });
    expect({ code, err }).toEqual({ code: 1, err: 'nokturn: a line is longer than 16777216 bytes\n' });
  });

  it.for([
    [['env', 'vendetta', '--observe', 'all'], /--observe can be numbers, json, both, nothing/],
    [['env', 'vendetta', '--matches', '5000'], /--matches must be a whole number from 1 to 4096/],
    [['env', 'chess'], /there is no game "chess"/],
  ] as const)('%j is refused', async ([args, why]) => {
    const { code, err } = await said([...args]);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The Python package, by its own tests. */
describe.skipIf(!hasPython)('clients/python', () => {
  const python = (...args: string[]) =>
    spawnSync('python3', args, {
      cwd: PYTHON,
      encoding: 'utf8',
      env: { ...process.env, NOKTURN: `"${process.execPath}" "${PROGRAM}"`, PYTHONDONTWRITEBYTECODE: '1' },
    });

  test('passes its own tests', { timeout: 300_000 }, () => {
    const { status, stderr } = python('-m', 'unittest');
    expect(stderr).toMatch(/\nOK/);
    expect(status).toBe(0);
  });

  test.skipIf(deep(0, 1) === 0)('learns, and beats random', { timeout: 900_000 }, () => {
    const { status, stdout, stderr } = python('examples/learn.py');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, low] = /^won [\d.]+ % \[([\d.]+), [\d.]+\] of \d+ matches against random$/m.exec(stdout) ?? [];
    expect(Number(low)).toBeGreaterThan(50);
  });
});
