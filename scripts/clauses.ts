/** `npm run clauses [--json]`: lists the clauses of the rules that no test names. */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import type { Coverage, NamedTest } from './lib/clauses.ts';
import { coverageOfAll, regressions } from './lib/coverage.ts';
import { ROOT } from './lib/files.ts';

const json = process.argv.includes('--json');
const coverage = coverageOfAll(allTests());
const worse = regressions(coverage);

if (json) console.log(JSON.stringify({ games: coverage, worse }, null, 2));
else {
  for (const [game, found] of Object.entries(coverage)) {
    const excused = Object.entries(found.untestable);
    console.log(
      `${game}: ${found.clauses} clauses, ${found.tested} named by tests, ${found.untested.length} untested`,
    );
    if (found.untested.length > 0) console.log(`  untested: ${found.untested.join(' ')}`);
    for (const [id, reason] of excused) console.log(`  no test can check ${id}: ${reason}`);
    printShare('rulings', found.rulings);
    printShare('worked examples', found.examples);
  }
  for (const line of worse) console.error(line);
}
process.exitCode = worse.length === 0 ? 0 : 1;

function printShare(what: string, { total, tested, untested }: Coverage): void {
  console.log(
    `  ${what}: ${tested} of ${total} named by tests${untested.length > 0 ? `; not ${untested.join(' ')}` : ''}`,
  );
}

/** The names of all tests according to Vitest, without running any. */
function allTests(): NamedTest[] {
  const { stdout, status, stderr } = spawnSync('vitest', ['list', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  const found: { name: string; file: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  return found.map(({ name, file }) => ({ name, file: relative(ROOT, file) }));
}
