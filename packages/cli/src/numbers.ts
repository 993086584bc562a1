import type { Estimate } from './statistics/estimate.ts';

/** A number and its interval. */
export function estimated(estimate: Estimate | null, format: (value: number) => string): [string, string] {
  if (estimate === null) return ['–', '–'];
  return [format(estimate.value), `${format(estimate.low)} to ${format(estimate.high)}`];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Two significant digits. */
export function milliseconds(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}

export function rounded(value: number): string {
  return value.toFixed(0);
}

export function tenths(value: number): string {
  return value.toFixed(1).replace(/^-0\.0$/, '0.0');
}

export function hundredths(value: number): string {
  return value.toFixed(2);
}

export function whole(value: number): string {
  return value.toLocaleString('en');
}
