/**
 * `npm run strength`: measures how strong the bots are, row by row of the table in docs/bots.md. The measurements are
 * stored after every deal, so the script can be stopped at any time, continues from there, and may run alone overnight.
 * The rows take turns, so that all of them have some result before any of them is complete. When a game has a new
 * release, its rows start again; until then they are marked as measured with the earlier bots.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { STUDIES } from '../packages/cli/src/balance/studies.ts';
import { readFlags, UsageError } from '../packages/cli/src/command.ts';
import { Progress } from '../packages/cli/src/progress.ts';
import { playByWorkers } from '../packages/cli/src/queue/queue.ts';
import { withStore } from '../packages/cli/src/site.ts';
import { CONTESTS, dealsFor, type NamedContest, planOf } from '../packages/cli/src/strength/contests.ts';
import { addDeal, type Measured, nothingMeasured } from '../packages/cli/src/strength/measured.ts';
import { type AllMeasured, ENOUGH, tableOf } from '../packages/cli/src/strength/table.ts';
import type { Job, Outcome } from '../packages/cli/src/threads/job.ts';
import { playAll } from '../packages/cli/src/threads/pool.ts';
import { fixturesOf, jobOf } from '../packages/cli/src/tournament/plan.ts';
import { ROOT } from './lib/files.ts';

const USAGE = `npm run strength -- [words that the row must have ...] [--games n] [--threads n] [--spread database]
  [--but words] [--table]`;
const FILE = join(ROOT, 'docs', 'strength.json');
const PAGE = join(ROOT, 'docs', 'bots.md');
const MARKS = { from: '<!-- npm run strength writes this table -->', to: '<!-- to here -->' };
const SEED = 'strength';
/** All rows get this many games before any of them gets more. */
const TURNS = [16, 48, 100, 200, ENOUGH];

const { words, values } = given();
const chosen = CONTESTS.filter(
  ({ id }) => words.every((word) => id.includes(word)) && !(values.but && id.includes(values.but)),
);
if (chosen.length === 0) fail(`no row has all of: ${words.join(' ')}`);
const all: Record<string, Measured> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    // The second signal stops at once.
    if (stopping) process.exit(130);
    stopping = true;
    console.error('ends after this deal');
  });

if (!values.table)
  await (values.spread === undefined
    ? measureAll((jobs, done) => playAll(jobs, { threads: values.threads, done }))
    : withStore(values.spread, (store) => measureAll((jobs, done) => playByWorkers(store, jobs, { done }))));
writeTable(all);

type Playing = (jobs: readonly Job[], done: (outcome: Outcome, number: number) => void) => Promise<void>;

async function measureAll(play: Playing): Promise<void> {
  const most = values.games;
  const total = chosen.reduce((sum, contest) => sum + dealsFor(contest, most), 0);
  const progress = new Progress(total);
  for (const turn of [...TURNS.filter((games) => games < most), most])
    for (const contest of chosen) {
      const measured = measuredOf(contest);
      while (measured.deals < dealsFor(contest, turn) && !stopping) {
        await playDeals(contest, measured, play);
        all[contest.id] = measured;
        store(all);
        progress.show(chosen.reduce((sum, each) => sum + measuredOf(each).deals, 0));
      }
    }
  progress.clear();
}

/** As many deals at a time as there are threads. */
async function playDeals(contest: NamedContest, measured: Measured, play: Playing): Promise<void> {
  const plan = planOf(contest, '');
  const deals = Array.from({ length: values.threads }, (_, i) => measured.deals + i);
  const fixtures = deals.flatMap((deal) =>
    fixturesOf({ ...plan, seed: `${SEED} ${contest.id} ${deal}` }).map((fixture) => ({ deal, fixture })),
  );
  const outcomes: Outcome[] = [];
  await play(
    fixtures.map(({ deal, fixture }) => jobOf({ ...plan, seed: `${SEED} ${contest.id} ${deal}` }, fixture)),
    (outcome, number) => {
      outcomes[number] = outcome;
    },
  );
  for (const deal of deals) {
    const played = fixtures.flatMap(({ deal: its, fixture }, i) => {
      const outcome = outcomes[i];
      return its === deal && outcome?.finished ? [{ seating: fixture.seating, outcome }] : [];
    });
    if (played.length < fixtures.length / deals.length)
      fail(`a game of "${contest.id}" did not come to its end`);
    addDeal(measured, plan, played);
  }
}

/** The measurements of today's bots, if any. */
function measuredOf({ id, game, bots }: NamedContest): Measured {
  const digest = digestOf(game);
  const found = all[id];
  if (found?.digest === digest) return found;
  return nothingMeasured({ digest, rules: game.rulesVersion, seed: SEED }, bots);
}

function digestOf({ id }: Game): string {
  return findRules(id)?.digest ?? '';
}

/** Written completely or not at all, so that an interruption does not lose a night's work. */
function store(measured: AllMeasured): void {
  const text = Object.entries(measured).map(([id, each]) => `${JSON.stringify(id)}: ${JSON.stringify(each)}`);
  writeFileSync(`${FILE}.new`, `{\n${text.join(',\n')}\n}\n`);
  renameSync(`${FILE}.new`, FILE);
}

function writeTable(measured: AllMeasured): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(MARKS.from), page.indexOf(MARKS.to)];
  if (from < 0 || to < from) fail(`${PAGE} has lost the marks between which the table stands`);
  const table = tableOf(CONTESTS, measured, nameOf, digestOf).join('\n');
  writeFileSync(PAGE, `${page.slice(0, from + MARKS.from.length)}\n${table}\n${page.slice(to)}`);
  console.log(table);
}

function nameOf({ id }: Game): string {
  return STUDIES.find(({ game }) => game === id)?.name ?? id;
}

function given() {
  const text = { type: 'string' } as const;
  const flags = { games: text, threads: text, spread: text, but: text, table: { type: 'boolean' } as const };
  try {
    const { words, given } = readFlags('npm run strength --', process.argv.slice(2), flags);
    const [games, threads] = [Number(given.games ?? ENOUGH), Number(given.threads ?? 1)];
    for (const count of [games, threads])
      if (!Number.isSafeInteger(count) || count < 1) fail(`it is ${USAGE}`);
    return { words, values: { ...given, games, threads } };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return fail(`${error.message}; it is ${USAGE}`);
  }
}

function fail(reason: string): never {
  console.error(`strength: ${reason}`);
  process.exit(2);
}
