/**
 * `npm test`: type check, Biome, then every test. `npm run test:deep`: the same, with the suites that play random games
 * at full size. Further arguments go to Vitest. The last line is just the count, for machines to read.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
  : [...(await checks()), vitest(rest)];
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

/** The types by one checker, because each of several finds out much of the same; the style beside it. */
function checks(): Promise<Outcome[]> {
  return Promise.all([check('tsc', ['--noEmit', '--singleThreaded']), check('biome', ['check', '.'])]);
}

/** A tool that simply passes or fails. Its output is shown when it has ended. */
async function check(tool: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (data) => {
      said += String(data);
    });
  const [status] = await once(child, 'close').catch((error: Error) => [error.message]);
  console.log(`\n> ${tool} ${args.join(' ')}\n${said.trimEnd()}`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
