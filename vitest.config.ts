import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsOfTheirOwn } from './scripts/lib/own-process.ts';
import { SLOW_TESTS } from './scripts/lib/slow-tests.ts';

/** Files that wait come first, in the order of their list; then all others, in the usual order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      // A shared process ends when the next file needs another one, so files with their own process come last.
      const own = project.name === OWN ? 1_000 : 0;
      const slow = SLOW_TESTS.findIndex((path) => moduleId.endsWith(`/${path}`));
      return own + (slow >= 0 ? slow : SLOW_TESTS.length);
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

const OWN = 'own';
const TESTS = ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts', 'examples/**/*.test.ts'];
const testsOfOwn = testsOfTheirOwn();

export default defineConfig({
  test: {
    environment: 'node',
    // Tests with browsers and clocks wait more than they compute: three workers for each core.
    maxWorkers: Math.min(12, availableParallelism() * 3),
    sequence: { sequencer: LongestFirst },
    // Nothing takes this long, unless the machine is very busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Expected changes come at once, or later on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: TESTS,
          exclude: ['**/node_modules/**', ...testsOfOwn],
          isolate: false,
        },
      },
      { extends: true, test: { name: OWN, include: testsOfOwn } },
    ],
  },
});
