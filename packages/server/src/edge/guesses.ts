import type { Person } from '@nokturn/protocol';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { networksAround } from '../networks.ts';
import { Refusing, tooOften } from '../refused.ts';
import type { Time } from '../time.ts';
import { Buckets, type Rate } from './bucket.ts';

/** A /48 contains 256 homes with a /56 each, and usually belongs to many people. */
const MORE_FOR_A_SITE = 4;

export interface Finder {
  /** As returned by `networkOf`. */
  readonly address: string;
  readonly person: Person | null;
}

/**
 * Anybody with the code of a match can find it, so nobody may try many codes. Codes that no match has are counted for
 * each address and, for IPv6, for the /56 and the /48 around it: a person with such a network has as many addresses as
 * they like.
 */
export class Guesses {
  readonly #rate: Rate;
  readonly #near: Buckets;
  readonly #far: Buckets;

  constructor(rate: Rate, time: Time) {
    this.#rate = rate;
    this.#near = new Buckets(rate, time);
    const { burst, perSecond } = rate;
    this.#far = new Buckets({ burst: burst * MORE_FOR_A_SITE, perSecond: perSecond * MORE_FOR_A_SITE }, time);
  }

  /** The match with a code. Anybody who has guessed too often can only find matches that they host or sit in. */
  async find(rooms: Pick<Rooms, 'get'>, code: string, { address, person }: Finder): Promise<Room> {
    const isSpent = this.#counters(address).some(([buckets, key]) => buckets.isEmpty(key));
    const refusal = () => tooOften(this.#rate, 'too many codes that no match has: wait a little');
    const room = await rooms.get(code).catch((error: unknown) => {
      if (!(error instanceof Refusing) || error.refused.code !== 'unknown-match') throw error;
      for (const [buckets, key] of this.#counters(address)) buckets.take(key);
      throw isSpent ? refusal() : error;
    });
    if (isSpent && !(person !== null && room.knows(person))) throw refusal();
    return room;
  }

  #counters(address: string): readonly (readonly [Buckets, string])[] {
    const around = networksAround(address);
    if (around === null) return [[this.#near, address]];
    const [home, site] = around;
    return [
      [this.#near, address],
      [this.#near, home],
      [this.#far, site],
    ];
  }
}
