/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The value below which this share of the numbers lies, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** For people to read: two decimal places are enough. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Processor time of this program so far, in milliseconds, including garbage collection and compilation: other programs
 * on the machine do not count.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Reading the processor time takes as long as a move or two, so it is read only this often, in milliseconds. */
const LOOK_EVERY = 10;

/** Repeats some work for about this much processor time; returns the time actually used, in milliseconds. */
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

/** Runs something repeatedly for about this long; returns the mean time of one run, in nanoseconds. */
export function nanosecondsOf(run: () => void, milliseconds: number): number {
  let runs = 0;
  const passed = keepDoing(() => {
    run();
    runs++;
  }, milliseconds);
  return (passed * 1e6) / runs;
}
