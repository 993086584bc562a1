/** The position of values along an axis from 0 to 1. */
export interface Scale {
  at(value: number): number;
  /** The marks on the axis: round numbers within its range. */
  readonly ticks: readonly number[];
}

/** The approximate number of marks on an axis. */
const TICKS = 6;

export function linear(low: number, high: number): Scale {
  const [from, to] = low < high ? [low, high] : [low - 0.5, low + 0.5];
  const step = roundStep((to - from) / TICKS);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
  return { at: (value) => (value / step - first) / (last - first), ticks };
}

/** For values above 0 that span several orders of magnitude. */
export function logarithmic(low: number, high: number): Scale {
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(high) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number((10 ** (first + i)).toPrecision(12)),
  );
  return { at: (value) => (Math.log10(value) - first) / (last - first), ticks };
}

/** 1, 2 or 5 times a power of ten, and no smaller than requested. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}
