/**
 * `npm run balance`: lets bots play each game in many settings, and reports in docs/balance how well clans, characters,
 * seats and cards do.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import type { NamedStudy } from '@nokturn/games/study.ts';
import { findings } from '../packages/cli/src/balance/document.ts';
import { carryOut } from '../packages/cli/src/balance/lab.ts';
import { STUDIES } from '../packages/cli/src/balance/studies.ts';
import { readFlags, UsageError } from '../packages/cli/src/command.ts';
import { Progress } from '../packages/cli/src/progress.ts';
import { ROOT } from './lib/files.ts';

/** As many as fit into one night. */
const NIGHTLY = 1000;

const USAGE =
  'npm run balance -- [game ...] [--games n] [--bot name] [--seed s] [--threads n] [--out folder]';

const { values, positionals } = given();
const { bot, seed, out } = values;
const [games, threads] = [wholeNumber('games'), wholeNumber('threads')];
const studies = chosen();

mkdirSync(out, { recursive: true });
for (const study of studies) await write(study);

function given() {
  const text = { type: 'string' } as const;
  try {
    const flags = { games: text, bot: text, seed: text, threads: text, out: text };
    const { words, given } = readFlags('npm run balance --', process.argv.slice(2), flags);
    const usual = {
      games: String(NIGHTLY),
      bot: 'medium',
      seed: 'balance',
      threads: String(availableParallelism()),
      out: join(ROOT, 'docs', 'balance'),
    };
    return { values: { ...usual, ...given }, positionals: words };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fail(`${error.message}; it is ${USAGE}`);
  }
}

async function write(study: NamedStudy): Promise<void> {
  const game = findGame(study.game);
  if (game === undefined) throw new Error(`there is no game ${study.game}`);
  const method = { bot, games, seed, rules: game.rulesVersion, commit: commit() };
  const progress = new Progress(games * study.settings.length);
  const counts = await carryOut(game, study, {
    bot,
    games,
    seed,
    threads,
    progress: (played) => progress.show(played),
  });
  progress.clear();
  for (const { name, text } of findings(study, counts, method)) writeFileSync(join(out, name), text);
  console.log(`${study.game}: ${join(out, study.game)}.md`);
}

function chosen(): readonly NamedStudy[] {
  const named = STUDIES.filter(({ game }) => positionals.length === 0 || positionals.includes(game));
  const unknown = positionals.find((name) => STUDIES.every(({ game }) => game !== name));
  if (unknown !== undefined)
    fail(`there is no game "${unknown}"; the games are ${STUDIES.map(({ game }) => game).join(', ')}`);
  const without = named.find(({ game }) => !botsFor(game).has(bot));
  if (without !== undefined)
    fail(
      `there is no bot "${bot}" for ${without.game}; the bots are ${[...botsFor(without.game).keys()].join(', ')}`,
    );
  return named;
}

function wholeNumber(name: 'games' | 'threads'): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1)
    fail(`--${name} must be a whole number from 1 up, not "${values[name]}"`);
  return value;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
}

function fail(reason: string): never {
  console.error(`balance: ${reason}`);
  process.exit(2);
}
