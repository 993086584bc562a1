/**
 * `npm test`: type check, Biome, then every test. `npm run test:deep`: the same, with the suites that play random games
 * at full size. Further arguments go to Vitest. The last line is just the count, for machines to read.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { coverageOfAll, regressions } from './lib/coverage.ts';
import { deepTests } from './lib/deep.ts';
import { filesUnder, ROOT, type SourceFile } from './lib/files.ts';
import { brokenOff, type FileResult, type Outcome, outcomeOf, type Report } from './lib/outcome.ts';

const { deep, rest } = readArguments(process.argv.slice(2));
const outcomes = deep
  ? [vitest([...deepTests(testsAndHelpers()), ...rest])]
  : [check('tsc', ['--noEmit']), check('biome', ['check', '.']), vitest(rest)];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function testsAndHelpers(): SourceFile[] {
  return ['packages', 'scripts', 'examples'].flatMap((folder) => filesUnder(folder, ['.ts', '.tsx']));
}

function readArguments(args: readonly string[]): { deep: boolean; rest: string[] } {
  return { deep: args.includes('--deep'), rest: args.filter((arg) => arg !== '--deep') };
}

/** A tool that simply passes or fails. */
function check(tool: string, args: readonly string[]): Outcome {
  console.log(`\n> ${tool} ${args.join(' ')}`);
  return spawnSync(tool, args, { stdio: 'inherit' }).status === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function vitest(args: readonly string[]): Outcome {
  const { status, files } = runVitest(args);
  for (const file of brokenOff(files)) console.error(`did not finish: ${relative(ROOT, file)}`);
  const { passed, failed } = outcomeOf(status, files);
  const worse = args.length === 0 ? untestedClauses(files) : [];
  return { passed, failed: failed + worse.length };
}

function runVitest(args: readonly string[]): { status: number | null; files: readonly FileResult[] } {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-test-'));
  const file = join(folder, 'report.json');
  console.log(`\n> vitest run ${args.join(' ')}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...args], {
    stdio: 'inherit',
    env: deep ? { ...process.env, NOKTURN_DEEP: '1' } : process.env,
  });
  try {
    return { status, files: (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults };
  } catch (error) {
    console.error(error);
    return { status: status || 1, files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The number of clauses that no passing test names must not grow. */
function untestedClauses(files: readonly FileResult[]): string[] {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relative(ROOT, name), name: fullName })),
  );
  const worse = regressions(coverageOfAll(tests));
  for (const line of worse) console.error(line);
  return worse;
}
