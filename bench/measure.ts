/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Processor time of this program so far, in milliseconds, with garbage collection and compilation: what other programs
 * do on the machine meanwhile does not count.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs something over and over for about so long; the mean time of one run, in nanoseconds. */
export function nanosecondsOf(run: () => void, milliseconds: number): number {
  const started = processorTime();
  let runs = 0;
  let passed = 0;
  do {
    run();
    runs++;
    passed = processorTime() - started;
  } while (passed < milliseconds);
  return (passed * 1e6) / runs;
}
