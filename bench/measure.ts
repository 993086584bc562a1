/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Runs something over and over for about so long; the mean time of one run, in nanoseconds. */
export function nanosecondsOf(run: () => void, milliseconds: number): number {
  const started = performance.now();
  let runs = 0;
  let passed = 0;
  do {
    run();
    runs++;
    passed = performance.now() - started;
  } while (passed < milliseconds);
  return (passed * 1e6) / runs;
}
