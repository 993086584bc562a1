import type { RefusalCode, Refused } from '@nokturn/protocol';

/** Thrown wherever something is refused; the edge turns it into a message or a response. */
export class Refusing extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.reason);
    this.refused = refused;
  }
}

export function refuse(code: RefusalCode, reason: string): Refusing {
  return new Refusing({ code, reason });
}

/** A day: the slowest limit allows one more in eight hours. */
const LONGEST_WAIT = 86_400;

export const TOO_MANY_REQUESTS = 'too many requests: wait a little';

/** A limit refills at this rate per second: after one such interval another is available, unless others take it. */
export function tooOften({ perSecond }: { readonly perSecond: number }, reason: string): Refusing {
  const retryAfter = Math.min(LONGEST_WAIT, Math.ceil(1 / perSecond));
  return new Refusing({ code: 'too-often', reason, retryAfter });
}
