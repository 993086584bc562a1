/** Time, so that tests can hold it. */
export interface Time {
  now(): number;
  /** Calls back after some milliseconds; the result cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(LONGEST_TIMER, Math.max(0, milliseconds)));
    return () => clearTimeout(timer);
  },
};
