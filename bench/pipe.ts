/**
 * `npm run bench:pipe [-- --json] [<game> ...]`: what a pipe costs. Bots as programs beside an echo program that is sent
 * the same lines, and the matches for machines that learn; all in one run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '@nokturn/engine';
import { decisionsOf, type GameNumbers, Numbering } from '@nokturn/engine/numbers';
import { neededModuleOf } from '@nokturn/games/folder.ts';
import type { Observation } from '@nokturn/protocol/env';
import { Env } from '../packages/cli/src/env/env.ts';
import { Programs } from '../packages/cli/src/programs.ts';
import { playOutWith } from '../packages/cli/src/simulation.ts';
import { hundredths, keepDoing, median, processorTime } from './measure.ts';
import { Playable, SUBJECTS, type Subject } from './setup.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const MILLISECONDS = 1000 * Number(values.seconds);
const ROUNDS = 3;
/** Matches before it is measured how fast programs play. */
const WARM = 20;
/** Matches at once, where machines learn. */
const MATCHES = 64;

const pathOf = (file: string) => fileURLToPath(new URL(`pipes/${file}`, import.meta.url));
const first = (file = '') => `exec:"${process.execPath}" "${pathOf('first.js')}" ${file}`;
const SIMPLE = `exec:"${process.execPath}" "${fileURLToPath(new URL('../clients/bots/simple.js', import.meta.url))}"`;

interface Speed {
  /** By the clock on the wall. */
  readonly clock: number;
  /** By the processor time of both ends: what other programs do meanwhile does not count. Linux only, else NaN. */
  readonly processor: number;
}

/** Processor time of these processes so far, in milliseconds. */
function timeOf(pids: readonly number[]): number {
  try {
    const ticks = pids.map((pid) => {
      const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/\(.*\)/, '')
        .split(/ +/);
      return Number(user) + Number(system);
    });
    return 10 * ticks.reduce((sum, each) => sum + each, 0) + processorTime();
  } catch {
    return Number.NaN;
  }
}

/** Does something until the time is over; how often a second. `work` tells how often it was done. */
async function speedOf(pids: readonly number[], limit: number, work: () => Promise<number>): Promise<Speed> {
  const before = timeOf(pids);
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < limit) count += await work();
  const clock = performance.now() - started;
  return { clock: (1000 * count) / clock, processor: (1000 * count) / (timeOf(pids) - before) };
}

/** Decisions a second of matches in which a program plays each seat. */
async function simulated(playable: Playable, name: string, limit = MILLISECONDS): Promise<Speed> {
  const { game, seats } = playable;
  const pids: number[] = [];
  const programs = new Programs({ within: 60_000, started: (pid) => pids.push(pid) });
  const names = Array.from({ length: seats }, () => name);
  const { players } = await programs.table(game.id, names);
  // Processes are started with the first match, and compiling takes some more: that is not what is measured.
  for (let i = 0; i < (limit === 0 ? 1 : WARM); i++)
    await playOutWith(game, playable.setup(`warm-${i}`), players, { keepRecord: false });
  let i = 0;
  const speed = await speedOf(pids, limit, async () => {
    const setup = playable.setup(`pipe-${i++}`);
    return (await playOutWith(game, setup, players, { keepRecord: false })).decisions;
  });
  await programs.close();
  return speed;
}

/** What a program is sent in a match to be answered. */
async function linesOf(playable: Playable): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-pipe-'));
  try {
    const file = join(folder, 'lines');
    await simulated(playable, first(`"${file}"`), 0);
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"kind":"decide"'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lines a second that echo programs answer, one after the other: each line goes to the one of its seat. */
async function echoed(lines: readonly string[], seats: number): Promise<Speed> {
  const echoes = Array.from({ length: seats }, () => {
    const child = spawn(process.execPath, [pathOf('echo.js')]);
    return { child, replies: child.stdout.setEncoding('utf8')[Symbol.asyncIterator]() };
  });
  const asked = lines.map((line) => ({ line, seat: Number(/"viewer":(\d+)/.exec(line)?.[1] ?? 0) }));
  const ask = async ({ line, seat }: (typeof asked)[number]) => {
    const echo = echoes[seat];
    echo?.child.stdin.write(`${line}\n`);
    for (let text = ''; !text.endsWith('\n'); ) text += (await echo?.replies.next())?.value ?? '\n';
  };
  for (const each of asked) await ask(each);
  const pids = echoes.flatMap(({ child }) => child.pid ?? []);
  const speed = await speedOf(pids, MILLISECONDS, async () => {
    for (const each of asked) await ask(each);
    return asked.length;
  });
  for (const { child } of echoes) child.stdin.end();
  return speed;
}

/** Picks a second of random matches, by processor time: what is written, and nobody at the other end. */
function learning({ game, seats, options }: Subject, numbers: GameNumbers, observe: Observation): number {
  const playable = new Playable({ game, seats, options });
  const setup = playable.setup('learning');
  const terms = { ...setup, game: playable.game, digest: '', matches: MATCHES, observe, numbers };
  const env = new Env(terms);
  const random = new Random('learning');
  let open: readonly (readonly number[])[] = [];
  let written = 0;
  const take = (request: object) => {
    const { line, bytes } = env.hear(JSON.stringify(request));
    written += JSON.stringify(line).length + bytes.byteLength;
    if (line.kind !== 'states') throw new Error(JSON.stringify(line));
    open = line.open;
  };
  take({ kind: 'reset', again: true });
  let picks = 0;
  const step = () => {
    take({ kind: 'step', picks: open.map((each) => random.pick(each)) });
    picks += MATCHES;
  };
  keepDoing(step, MILLISECONDS / 2);
  picks = 0;
  const passed = keepDoing(step, MILLISECONDS);
  if (written === 0) throw new Error('nothing was written');
  return (1000 * picks) / passed;
}

type Kind = 'echo' | 'first' | 'simple';

async function measured(subject: Subject) {
  const playable = new Playable(subject);
  const { numbers } = await neededModuleOf<{ numbers: GameNumbers }>(subject.game, 'numbers.ts');
  const lines = await linesOf(playable);
  const found: Record<Kind, Speed[]> = { echo: [], first: [], simple: [] };
  for (let round = 0; round < ROUNDS; round++) {
    found.echo.push(await echoed(lines, subject.seats));
    found.first.push(await simulated(playable, first()));
    found.simple.push(await simulated(playable, SIMPLE));
  }
  const speeds = (of: Kind) => ({
    clock: Math.round(median(found[of].map(({ clock }) => clock))),
    processor: Math.round(median(found[of].map(({ processor }) => processor))),
  });
  const [echo, little, simple] = [speeds('echo'), speeds('first'), speeds('simple')];
  const size = new Numbering(numbers, decisionsOf(playable.game.work), subject.seats).size;
  return {
    ...subject,
    lineBytes: Math.round(lines.reduce((sum, line) => sum + line.length, 0) / lines.length),
    echo,
    first: { ...little, share: hundredths(little.processor / echo.processor) },
    simple: { ...simple, share: hundredths(simple.processor / echo.processor) },
    size,
    numbers: Math.round(learning(subject, numbers, 'numbers')),
    nothing: Math.round(learning(subject, numbers, 'nothing')),
    json: Math.round(learning(subject, numbers, 'json')),
  };
}

const games = [];
for (const subject of SUBJECTS)
  if (positionals.length === 0 || positionals.includes(subject.game)) games.push(await measured(subject));
const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
console.log(values.json ? JSON.stringify({ ...machine, games }, null, 2) : games.map(part).join('\n\n'));

function part(found: Awaited<ReturnType<typeof measured>>): string {
  const n = (value: number) => value.toLocaleString('en').padStart(9);
  return [
    `${found.game}, ${found.seats} players (Node ${machine.node}, ${machine.processor})`,
    '                                                   a second   of processor time   share of the pipe',
    `  the pipe: an echo of the same lines, ${found.lineBytes} bytes  ${n(found.echo.clock)}   ${n(found.echo.processor)}`,
    `  a program that reads little                     ${n(found.first.clock)}   ${n(found.first.processor)}   ${found.first.share}`,
    `  clients/bots/simple.js                          ${n(found.simple.clock)}   ${n(found.simple.processor)}   ${found.simple.share}`,
    `  learning, ${found.size} numbers of each moment        ${n(found.numbers)} picks a second of processor time`,
    `  learning, only what can be picked               ${n(found.nothing)}`,
    `  learning, in words                              ${n(found.json)}`,
  ].join('\n');
}
