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
