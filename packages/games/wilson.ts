/** An estimated number, with its 95% confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile for 95%. */
export const Z = 1.959964;

/** The Wilson interval of a proportion: it never leaves 0 to 1 and is honest about 0 of 10. */
export function wilson(won: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = won / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (value + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
