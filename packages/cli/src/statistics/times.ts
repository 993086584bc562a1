/** How long something took, many times over: a fixed set of numbers that can be added up from thread to thread. */
export interface Times {
  count: number;
  /** In microseconds. */
  total: number;
  longest: number;
  /** How often it took about 2 to the power of i/4 microseconds. */
  readonly bins: number[];
}

export function noTimes(): Times {
  return { count: 0, total: 0, longest: 0, bins: [] };
}

/** Systems count processor time in ticks of a few milliseconds: accurate in total, and useless for anything shorter. */
const TICK = 10_000;

/** Adds one duration, in processor time and by the clock, in microseconds. */
export function addTime(times: Times, { processor, clock }: { processor: number; clock: number }): void {
  const took = clock < TICK ? clock : processor;
  const bin = Math.round(4 * Math.log2(Math.max(1, took)));
  times.count++;
  times.total += processor;
  times.longest = Math.max(times.longest, took);
  times.bins[bin] = (times.bins[bin] ?? 0) + 1;
}

export function addTimes(times: Times, more: Times): void {
  times.count += more.count;
  times.total += more.total;
  times.longest = Math.max(times.longest, more.longest);
  more.bins.forEach((count, bin) => {
    times.bins[bin] = (times.bins[bin] ?? 0) + count;
  });
}

/** The time below which this share of all lies, from 0 to 1; within a fifth. */
export function quantile({ count, bins, longest }: Times, share: number): number {
  let below = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    below += bins[bin] ?? 0;
    if (below >= share * count) return Math.min(longest, 2 ** ((bin + 0.5) / 4));
  }
  return longest;
}
