/**
 * The test files that wait for the clock of a table, for servers and for browsers: they come first, beside those that
 * only compute, so that the last of them does not keep all cores waiting.
 */
export const SLOW_TESTS: readonly string[] = [
  'packages/server/test/postgres.test.ts',
  'packages/web/test/same-element.test.ts',
  'packages/web/test/mid-beat.test.ts',
  'packages/web/test/default-pace.test.ts',
  'packages/web/test/offline.test.ts',
  'packages/server/test/clocks.test.ts',
  'packages/web/test/friends.test.ts',
  'packages/web/test/never-stuck.test.ts',
  'packages/web/test/fairness.test.ts',
  'packages/web/test/vendetta.test.ts',
  'packages/web/test/masters-of-the-night.test.ts',
  'scripts/test/adding-a-game.test.ts',
  'packages/web/test/ending.test.ts',
  'packages/web/test/loads.test.ts',
  'packages/web/test/journey.test.ts',
  'packages/cli/test/programs.test.ts',
  'packages/server/test/tempo.test.ts',
  'packages/server/test/releases.test.ts',
  'packages/server/test/kill.test.ts',
  'packages/cli/test/env.test.ts',
  'packages/web/test/rules-page.test.ts',
  'packages/web/test/look.test.ts',
  'packages/server/test/cluster-kill.test.ts',
  'packages/web/test/puzzle-nights.test.ts',
  'packages/web/test/days.test.ts',
  'packages/server/test/wire-secrecy.test.ts',
  'packages/games/the-hunger/board/test/faces.test.tsx',
  'packages/games/vendetta/board/test/faces.test.tsx',
];
