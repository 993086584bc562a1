/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Below this are this many of all, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** For people to read: two digits after the point are enough. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Processor time of this program so far, in milliseconds, with garbage collection and compilation: what other programs
 * do on the machine meanwhile does not count.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Asking for the processor time takes as long as a move or two: it is asked this seldom, in milliseconds. */
const LOOK_EVERY = 10;

/** Does something over and over for about so much processor time; returns how much it was, in milliseconds. */
export function keepDoing(work: () => void, milliseconds: number): number {
  const started = processorTime();
  let looked = performance.now();
  for (;;) {
    work();
    const now = performance.now();
    if (now - looked < LOOK_EVERY) continue;
    looked = now;
    const passed = processorTime() - started;
    if (passed >= milliseconds) return passed;
  }
}

/** Runs something over and over for about so long; the mean time of one run, in nanoseconds. */
export function nanosecondsOf(run: () => void, milliseconds: number): number {
  let runs = 0;
  const passed = keepDoing(() => {
    run();
    runs++;
  }, milliseconds);
  return (passed * 1e6) / runs;
}
