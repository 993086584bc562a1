import type { Absence as AbsenceTold } from '@nokturn/protocol';
import { LONG_CLOCK } from '@nokturn/protocol/limits';
import { playersOf } from '../store/rows.ts';
import type { MatchInfo } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import { isOnHoliday } from './holidays.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long somebody has to be gone before others may do something about it, in milliseconds. */
export interface Patience {
  readonly usual: number;
  readonly overDays: number;
}

export const USUAL_PATIENCE: Patience = { usual: 5 * MINUTE, overDays: DAY };

export function patienceOf(info: MatchInfo, patience: Patience): number {
  return isOverDays(info) ? patience.overDays : patience.usual;
}

/** Whether a match is played over days: people come and go, and it is not in memory all the time. */
export function isOverDays({ clock }: MatchInfo): boolean {
  return (clock.seconds ?? 0) >= LONG_CLOCK;
}

/**
 * Since when people of a match have been away: since they left or, in a match played over days, since they were last
 * seen; at the latest since the match was loaded into memory here.
 */
export class Absence {
  readonly #time: Time;
  readonly #patience: Patience;
  readonly #isHere: (person: string) => boolean;
  readonly #since = new Map<string, MonotonicTime>();

  constructor(
    { time, patience }: { readonly time: Time; readonly patience: Patience },
    isHere: (person: string) => boolean,
  ) {
    this.#time = time;
    this.#patience = patience;
    this.#isHere = isHere;
  }

  /** Somebody may have come or gone. */
  notice(info: MatchInfo): void {
    for (const person of playersOf(info))
      if (this.#isHere(person)) this.#since.delete(person);
      else if (!this.#since.has(person)) this.#since.set(person, this.#lastSeen(info, person));
  }

  isGoneForLong(info: MatchInfo, person: string): boolean {
    this.notice(info);
    if (isOnHoliday(info.holidays?.[person] ?? [], this.#time.now())) return false;
    const since = this.#since.get(person);
    return since !== undefined && this.#time.monotonic() - since >= patienceOf(info, this.#patience);
  }

  told(info: MatchInfo): AbsenceTold {
    this.notice(info);
    const since = (person: string) => {
      const moment = this.#since.get(person);
      return moment === undefined ? null : Math.max(0, this.#time.wallTimeOf(moment));
    };
    return {
      now: this.#time.now(),
      patience: patienceOf(info, this.#patience),
      seats: info.seats.map((seat) => (seat.kind === 'person' ? since(seat.person) : null)),
      host: since(info.host),
    };
  }

  #lastSeen(info: MatchInfo, person: string): MonotonicTime {
    if (!isOverDays(info)) return this.#time.monotonic();
    return this.#time.monotonicOf(info.seenAt?.[person] ?? info.startedAt ?? info.createdAt);
  }
}
