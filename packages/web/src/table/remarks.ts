import type { Heard, Seat, View } from '@nokturn/engine';
import { outWith, type Telling } from '@nokturn/text';
import { botAt } from '../parts/bots.ts';
import type { Moment, SeatHolder } from '../source/source.ts';

/** A few words of a bot: which remark, and whose. */
export interface Remark {
  readonly seat: Seat;
  readonly kind: 'greet' | 'out' | 'won' | 'lost';
}

/** A remark during a match; the same remark has the same number. */
export interface PassingRemark extends Remark {
  readonly number: number;
}

interface Company {
  readonly holders: readonly SeatHolder[];
  readonly telling: Pick<Telling, 'means'>;
}

/**
 * Bots' remarks are made here, from what the table has shown to the reader: who is out, and who has won. What a bot
 * holds or thinks never gets here, so remarks cannot reveal it.
 */

/** During a match: before anything except the deal has happened, and whenever a bot is out. */
export function remarkIn(moments: readonly Moment[], { holders, telling }: Company): PassingRemark | null {
  const last = moments.at(-1);
  if (last === undefined) return null;
  const out = last.happenings
    .map((heard: Heard) => outWith(telling, heard))
    .find((seat) => isBot(holders, seat));
  if (typeof out === 'number') return { seat: out, kind: 'out', number: last.version };
  const first = holders.findIndex(({ kind }) => kind === 'bot');
  const told = moments.filter(({ happenings }) => happenings.length > 0);
  return told.length <= 1 && first >= 0 ? { seat: first, kind: 'greet', number: 0 } : null;
}

/** At the end: from one of the winning bots, or from one of the others if no bot has won. */
export function lastRemark({ result }: View, { holders }: Pick<Company, 'holders'>): Remark | null {
  const winners = result?.winners ?? [];
  if (winners.length === 0) return null;
  const winner = winners.find((seat) => isBot(holders, seat));
  if (winner !== undefined) return { seat: winner, kind: 'won' };
  const other = holders.findIndex(({ kind }) => kind === 'bot');
  return other < 0 ? null : { seat: other, kind: 'lost' };
}

/** The message for it: bots have words that fit their temper. */
export function wordsOf({ seat, kind }: Remark): string {
  return `remark-${kind}-${botAt(seat).temper}`;
}

function isBot(holders: readonly SeatHolder[], seat: Seat | null | undefined): seat is Seat {
  return typeof seat === 'number' && holders[seat]?.kind === 'bot';
}
