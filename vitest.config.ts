import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Large files come first, as those that probably take long. Suites over whole matches take long in a few lines. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('conformance');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What has no state besides what it is handed: its files can share a process, and what that has loaded. */
const PURE = ['packages/{bots,engine,protocol,text}/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Tests in real browsers wait more than they work: one worker more than there are cores.
    maxWorkers: Math.min(4, availableParallelism() + 1),
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
