import type { Language } from '@nokturn/text';
import type { Estimate } from './statistics/estimate.ts';

/** A number and its interval, in English unless `range` says otherwise. */
export function estimated(
  estimate: Estimate | null,
  format: (value: number) => string,
  range = (low: string, high: string) => `${low} to ${high}`,
): [string, string] {
  if (estimate === null) return ['–', '–'];
  return [format(estimate.value), range(format(estimate.low), format(estimate.high))];
}

/** A number in English figures, as the language writes it: Polish and Czech have a decimal comma. */
export function figures(number: string, language: Language): string {
  if (language === 'en') return number;
  const withComma = number.replaceAll(',', '\u00a0').replaceAll('.', ',');
  return language === 'cs' ? withComma.replace('%', '\u00a0%') : withComma;
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
