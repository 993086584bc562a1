/** How values lie along an axis from 0 to 1. */
export interface Scale {
  at(value: number): number;
  /** Where the axis is marked: round numbers within it. */
  readonly ticks: readonly number[];
}

/** About how many marks an axis gets. */
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

/** For values above 0 that differ many times over. */
export function logarithmic(low: number, high: number): Scale {
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(high) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number((10 ** (first + i)).toPrecision(12)),
  );
  return { at: (value) => (Math.log10(value) - first) / (last - first), ticks };
}

/** 1, 2 or 5 times a power of ten, at least as large as asked. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}
