import type { RatingRow } from '@nokturn/protocol/types';

/** A rating is a label more than a number: its digits are not grouped. */
export function shownRating({ value, plusMinus }: Pick<RatingRow, 'value' | 'plusMinus'>) {
  return { value: String(Math.round(value)), plusMinus: String(Math.round(plusMinus)) };
}
