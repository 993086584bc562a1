import type { RatingRow } from '@nokturn/protocol/types';

/** A rating is a label more than a number: nobody groups its digits. */
export function shownRating({ value, plusMinus }: Pick<RatingRow, 'value' | 'plusMinus'>) {
  return { value: String(Math.round(value)), plusMinus: String(Math.round(plusMinus)) };
}
