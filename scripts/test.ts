/**
 * `npm test`: type check, Biome, then every test. `npm run test:deep`: the same suites that play random games, at
 * full size. Further arguments go to Vitest. The last line is the count alone, for machines that read it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEEP_SUITES = ['conformance', 'secrecy', 'sweep'];

const { deep, rest } = readArguments(process.argv.slice(2));
const outcomes = deep
  ? [vitest([...DEEP_SUITES, ...rest])]
  : [check('tsc', ['--noEmit']), lint(), vitest(rest)];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

function readArguments(args: readonly string[]): { deep: boolean; rest: string[] } {
  return { deep: args.includes('--deep'), rest: args.filter((arg) => arg !== '--deep') };
}

function lint(): Outcome {
  return check('biome', ['check', '--colors=off', '.']);
}

/** A tool that either finds nothing wrong or does. */
function check(tool: string, args: readonly string[]): Outcome {
  console.log(`\n> ${tool} ${args.join(' ')}`);
  return spawnSync(tool, args, { stdio: 'inherit' }).status === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** A run that breaks off, or fails outside any test, counts as one failure more. */
function vitest(args: readonly string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-test-'));
  const report = join(folder, 'report.json');
  console.log(`\n> vitest run ${args.join(' ')}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...args], {
    stdio: 'inherit',
    env: deep ? { ...process.env, NOKTURN_DEEP: '1' } : process.env,
  });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const outside = status !== 0 && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + outside };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
