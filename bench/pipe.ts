/**
 * `npm run bench:pipe [-- --json] [<game> ...]`: the cost of a pipe. Measures bots as programs, taking turns with an
 * echo program that is sent the same lines, and the matches for machine learning; all in one run.
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
import type { Program } from '@nokturn/server/programs';
import { Env } from '../packages/cli/src/env/env.ts';
import { Programs } from '../packages/cli/src/programs.ts';
import { playOutWith, type SlowPlayer } from '../packages/cli/src/simulation.ts';
import { hundredths, keepDoing, median } from './measure.ts';
import { Playable, SUBJECTS, type Subject } from './setup.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const MILLISECONDS = 1000 * Number(values.seconds);
/** Decisions before the speed of programs is measured. */
const WARM = 3000;
/** Simultaneous matches for machine learning. */
const MATCHES = 64;

const pathOf = (file: string) => fileURLToPath(new URL(`pipes/${file}`, import.meta.url));
const first = (file = '') => `exec:"${process.execPath}" "${pathOf('first.js')}" ${file}`;
const SIMPLE = `exec:"${process.execPath}" "${fileURLToPath(new URL('../clients/bots/simple.js', import.meta.url))}"`;

/** The median time of an exchange of lines by the wall clock, in microseconds. */
interface Times {
  readonly echo: number;
  /** Of a decision in a match: everything from one line to the next, on both sides of the pipe. */
  readonly decision: number;
}

type Decide = Program['decide'];

/** Plays matches with a program in each seat, for at least this many decisions and milliseconds. */
async function played(
  playable: Playable,
  name: string,
  enough: { decisions: number; milliseconds: number },
  around: (seat: number, decide: Decide) => Decide = (_, decide) => decide,
): Promise<void> {
  const { game, seats } = playable;
  const programs = new Programs({ within: 60_000 });
  const players = await Promise.all(
    Array.from({ length: seats }, async (_, seat): Promise<SlowPlayer> => {
      const program = await programs.at(game.id, name, seat);
      return {
        begin: (seated, chance) => program.begin(seated, chance),
        decide: around(seat, (witness, mine) => program.decide(witness, mine)),
        finish: (view) => program.finish(view),
      };
    }),
  );
  const started = performance.now();
  let decisions = 0;
  for (let i = 0; decisions < enough.decisions || performance.now() - started < enough.milliseconds; i++)
    decisions += (await playOutWith(game, playable.setup(`pipe-${i}`), players, { keepRecord: false }))
      .decisions;
  await programs.close();
}

/** The lines that a program has to answer in a match, seat by seat. */
async function linesOf(playable: Playable): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-pipe-'));
  try {
    const file = join(folder, 'lines');
    await played(playable, first(`"${file}"`), { decisions: 1, milliseconds: 0 });
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{"kind":"decide"'));
    return Array.from({ length: playable.seats }, (_, seat) =>
      lines.filter((line) => /"viewer":(\d+)/.exec(line)?.[1] === String(seat)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An echo program, and a way to send it the next line. */
function echoOf(lines: readonly string[]) {
  // Started the way bots are: how a process is scheduled depends on the group it belongs to.
  const child = spawn(process.execPath, [pathOf('echo.js')], { detached: process.platform !== 'win32' });
  const replies = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  let sent = 0;
  const ask = async () => {
    child.stdin.write(`${lines[sent++ % lines.length]}\n`);
    for (let text = ''; !text.endsWith('\n'); ) text += (await replies.next()).value ?? '\n';
  };
  return { ask, close: () => child.stdin.end() };
}

/**
 * An echo and a program of the same seat take turns, decision by decision. Either would look faster in a run of its
 * own, where its code and its lines stay in the caches; taking turns, both suffer alike from other load on the machine.
 */
async function inTurns(playable: Playable, name: string, lines: readonly string[][]): Promise<Times> {
  const echoes = lines.map(echoOf);
  const times = { echo: [] as number[], decision: [] as number[] };
  let count = 0;
  let since = 0;
  const around = (seat: number, decide: Decide): Decide => {
    return async (witness, mine) => {
      const before = performance.now();
      await echoes[seat]?.ask();
      const after = performance.now();
      // Processes start with the first match, and compiling takes more time: neither should be measured.
      if (++count > WARM) {
        times.decision.push(1000 * (before - since));
        times.echo.push(1000 * (after - before));
      }
      since = after;
      return decide(witness, mine);
    };
  };
  await played(playable, name, { decisions: 2 * WARM, milliseconds: MILLISECONDS }, around);
  for (const echo of echoes) echo.close();
  return { echo: median(times.echo), decision: median(times.decision) };
}

/** Picks per second of processor time in random matches: everything that is written, with nobody at the other end. */
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

async function measured(subject: Subject) {
  const playable = new Playable(subject);
  const { numbers } = await neededModuleOf<{ numbers: GameNumbers }>(subject.game, 'numbers.ts');
  const lines = await linesOf(playable);
  const turns = async (name: string) => {
    const { echo, decision } = await inTurns(playable, name, lines);
    return { echo: Math.round(echo), decision: Math.round(decision), share: hundredths(echo / decision) };
  };
  const size = new Numbering(numbers, decisionsOf(playable.game.work), subject.seats).size;
  const all = lines.flat();
  return {
    ...subject,
    lineBytes: Math.round(all.reduce((sum, line) => sum + line.length, 0) / all.length),
    first: await turns(first()),
    simple: await turns(SIMPLE),
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
  const turns = ({ echo, decision, share }: typeof found.first) =>
    `${n(decision)} µs ${n(echo)} µs   ${share}`;
  return [
    `${found.game}, ${found.seats} players, ${found.lineBytes} bytes a line (Node ${machine.node}, ${machine.processor})`,
    '                                                a decision         an echo   share of the pipe',
    `  a program that reads little                 ${turns(found.first)}`,
    `  clients/bots/simple.js                      ${turns(found.simple)}`,
    `  learning, ${String(found.size).padStart(5)} numbers of each moment      ${n(found.numbers)} picks a second of processor time`,
    `  learning, only what can be picked           ${n(found.nothing)}`,
    `  learning, in words                          ${n(found.json)}`,
  ].join('\n');
}
