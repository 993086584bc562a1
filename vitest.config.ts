import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_TESTS } from './scripts/lib/slow-tests.ts';

/** What waits long comes first, then what plays whole matches, then large files, as those that probably take long. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const slow = SLOW_TESTS.findIndex((path) => moduleId.endsWith(`/${path}`));
      if (slow >= 0) return slow;
      return moduleId.includes('conformance') ? SLOW_TESTS.length : SLOW_TESTS.length + 1;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/** What has no state besides what it is handed: its files can share a process, and what that has loaded. */
const PURE = ['packages/{bots,engine,protocol,text}/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Tests in real browsers and of clocks wait more than they work: twice as many workers as there are cores.
    maxWorkers: Math.min(8, availableParallelism() * 2),
    sequence: { sequencer: LongestFirst },
    // Nothing takes this long, unless the machine has much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once, or on a busy machine later.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [
            'packages/**/test/**/*.test.{ts,tsx}',
            'scripts/test/**/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...PURE],
        },
      },
    ],
  },
});
