import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/**/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    // Tests in real browsers wait more than they work: one worker more than there are cores.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Real browsers on a busy build machine now and then miss a deadline; what is wrong fails every time.
    retry: process.env.CI ? 1 : 0,
  },
});
