import { FluentNumber } from '@fluent/bundle';

const MINUS = '−';

/** A number as it is written: with a minus, not with a hyphen. */
export function numeral(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** A change of a number: with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : numeral(value);
}

/** A number in a message. */
export class Numeral extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', MINUS);
  }
}
