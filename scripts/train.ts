/**
 * `npm run train <game>`: bots play each other, the inputs for a search's evaluation are read from their matches, a
 * network is fitted to the winners, and a bot that uses it plays against one that uses today's evaluation. The winner,
 * by its interval, can be kept. Every step continues where it was stopped, and the same seed gives the same weights.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Learned } from '@nokturn/engine';
import { findGame, findRules } from '@nokturn/games/all';
import type { Lesson } from '@nokturn/games/training.ts';
import { readFlags, UsageError } from '../packages/cli/src/command.ts';
import { Progress } from '../packages/cli/src/progress.ts';
import type { Estimate } from '../packages/cli/src/statistics/estimate.ts';
import { type Deal, dueled, leadOf } from '../packages/cli/src/train/duel.ts';
import { type Curve, type Fitted, fitted } from '../packages/cli/src/train/fit.ts';
import { keep, keptIn } from '../packages/cli/src/train/kept.ts';
import { type Studied, searching, studied } from '../packages/cli/src/train/self-play.ts';
import { trainingOf } from '../packages/cli/src/train/trainings.ts';
import { ROOT } from './lib/files.ts';

const USAGE = `npm run train -- <game> [--games n] [--iterations n] [--slips share] [--units n,n] [--deals n]
  [--think n] [--against own|hand] [--seats n] [--seed s] [--folder path] [--keep]`;

/** With so few matches, networks with more hidden units than this are no better. */
const USUAL = {
  games: '2000',
  iterations: '8',
  slips: '0.1',
  units: '0,8,16',
  deals: '200',
  think: '24',
  against: 'own',
  seats: '',
  seed: 'train',
};
/** The largest network that is stored, compressed. */
const MOST_BYTES = 200_000;
/** The learning curve: these fractions of the matches. */
const PARTS = [0.125, 0.25, 0.5, 1];

const { id, values } = given();
const game = findGame(id) ?? fail(`there is no game "${id}"`);
const training = (await trainingOf(id)) ?? fail(`packages/games/${id} has no training.ts`);
const own = (await findRules(id)?.bot())?.mind ?? fail(`nobody thinks about ${id}`);
const folder = values.folder ?? join(ROOT, 'node_modules', '.cache', 'nokturn', 'training', id, values.seed);
mkdirSync(folder, { recursive: true });

const matches = play();
const { best, curves, parts } = learn(matches);
const text = `${JSON.stringify(best.learned)}\n`;
const bytes = gzipSync(text).length;
if (bytes > MOST_BYTES) fail(`the network has ${bytes} bytes compressed, more than ${MOST_BYTES}`);
writeFileSync(join(folder, 'learned.json'), text);
report(best, curves, parts);
const lead = whole('deals') === 0 ? null : measure(best.learned);
if (lead !== null) console.log(`lead over the previous judgement: ${percent(lead)} (${lead.deals} deals)`);
if (values.keep) {
  if (lead === null || lead.low <= 0) fail('a network is kept only if it certainly wins');
  const file = join(ROOT, 'packages', 'games', id, 'bot', 'learned.json');
  writeFileSync(file, text);
  spawnSync('biome', ['format', '--write', file]);
  console.log(`kept in ${file}: npm run freeze releases it`);
}

function play(): readonly Studied[] {
  const iterations = whole('iterations');
  const file = join(folder, `matches-${iterations}-${values.slips}.jsonl`);
  const known = keptIn<Studied>(file);
  const bot = searching(own, iterations, Number(values.slips));
  const count = whole('games');
  const progress = new Progress(count);
  const found: Studied[] = [];
  for (let number = 0; number < count; number++) {
    let match = known.get(number);
    if (match === undefined) {
      match = studied(game, training, bot, { number, seed: values.seed });
      keep(file, match);
    }
    found.push(match);
    progress.show(found.length);
  }
  progress.clear();
  return found;
}

function learn(matches: readonly Studied[]) {
  const { features, wins } = training;
  const fittedTo = (some: readonly Studied[], units: number) =>
    fitted(some, { features, wins, units, seed: `${values.seed} ${units}` });
  const all = values.units.split(',').map((units) => fittedTo(matches, Number(units)));
  const best = all.reduce((one, other) => (testLoss(other.curve) < testLoss(one.curve) ? other : one));
  const parts = PARTS.map((part) =>
    part === 1 ? best : fittedTo(matches.slice(0, Math.ceil(part * matches.length)), best.curve.units),
  );
  return { best, curves: all.map(({ curve }) => curve), parts: parts.map(({ curve }) => curve) };
}

function testLoss({ tested, best }: Curve): number {
  return tested[best - 1] ?? Number.POSITIVE_INFINITY;
}

function report({ curve }: Fitted, curves: readonly Curve[], parts: readonly Curve[]): void {
  const study = { game: id, rules: game.rulesVersion, ...values, bytes, curves, parts };
  writeFileSync(join(folder, 'curves.json'), `${JSON.stringify(study)}\n`);
  for (const each of curves)
    console.log(
      `${each.units} hidden units: log-loss ${testLoss(each).toFixed(4)} of matches not learned from, after ${each.best} of ${each.tested.length} rounds`,
    );
  for (const each of parts) console.log(`${each.matches} matches: ${testLoss(each).toFixed(4)}`);
  console.log(`the best has ${curve.units} hidden units and ${bytes} bytes compressed`);
}

/** A bot with the new network against one with the current evaluation, with the same number of iterations. */
function measure(learned: Learned): Estimate & { readonly deals: number } {
  const think = whole('think');
  const before = values.against === 'hand' ? training.mindBy(null) : own;
  const bots = [searching(training.mindBy(learned), think), searching(before, think)] as const;
  const lessons = training.lessons.filter(
    ({ seats }) => values.seats === '' || seats === Number(values.seats),
  );
  const file = join(folder, `deals-${think}-${values.against}-${values.seats}-${fingerprint(learned)}.jsonl`);
  const known = keptIn<Deal>(file);
  const count = whole('deals');
  const progress = new Progress(count);
  const deals: Deal[] = [];
  for (let number = 0; number < count; number++) {
    let deal = known.get(number);
    if (deal === undefined) {
      const lesson = lessons[number % lessons.length] as Lesson;
      deal = dueled(game, lesson, bots, { number, seed: `${values.seed} duel` });
      keep(file, deal);
    }
    deals.push(deal);
    progress.show(deals.length);
  }
  progress.clear();
  return { ...leadOf(deals), deals: deals.length };
}

/** Distinguishes two networks. */
function fingerprint({ bias, direct }: Learned): string {
  return Math.abs(direct.reduce((sum, each, i) => sum + each * (i + 1), bias))
    .toFixed(5)
    .replace('.', '');
}

function percent({ value, low, high }: Estimate): string {
  const of = (share: number) => (100 * share).toFixed(1);
  return `${of(value)} [${of(low)}, ${of(high)}] of a hundred`;
}

function whole(name: 'games' | 'iterations' | 'deals' | 'think'): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0)
    fail(`--${name} must be a whole number, not "${values[name]}"`);
  return value;
}

function given() {
  const text = { type: 'string' } as const;
  const flags = {
    ...{ games: text, iterations: text, slips: text, units: text, deals: text, think: text, against: text },
    ...{ seats: text, seed: text, folder: text, keep: { type: 'boolean' } as const },
  };
  try {
    const { words, given } = readFlags('npm run train --', process.argv.slice(2), flags);
    const [id, ...others] = words;
    if (id === undefined || others.length > 0) fail(`it is ${USAGE}`);
    return { id, values: { ...USUAL, ...given } };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fail(`${error.message}; it is ${USAGE}`);
  }
}

function fail(reason: string): never {
  console.error(`train: ${reason}`);
  process.exit(2);
}
