import { type MatchRecord, RECORD_FORMAT } from '@nokturn/engine';
import { newSeed } from '../random.ts';
import type { MatchInfo } from '../store/store.ts';
import { type DrawnMatchInfo, drawingOf, freshChance, sealedBy, seedOf } from './drawing.ts';

/** The server's part in the chance of its matches. Dishonest ones, which everybody finds out, are in the tests. */
export class Dealer {
  /** For a table that is made: nobody sits there yet. */
  prepared(info: MatchInfo): DrawnMatchInfo {
    return { ...info, chance: freshChance(info.code, newSeed()) };
  }

  /** What everybody is told to be sealed. */
  sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    return info;
  }

  /** When everything is revealed. */
  seed(info: DrawnMatchInfo): string {
    return seedOf(info);
  }

  /** The record of a finished match, with how its chance was drawn. */
  told(record: MatchRecord, info: MatchInfo): MatchRecord {
    return withDraw(record, info);
  }
}

/** A record as it is drawn, if it is: a server of before, among newer ones, drew the seed alone. */
export function withDraw(record: MatchRecord, info: MatchInfo): MatchRecord {
  const chance = drawingOf(info);
  if (chance === null || seedOf({ ...info, chance }) !== info.seed) return record;
  const { match, attempt, seats } = sealedBy({ ...info, chance });
  const { secret, commitment, nonces } = chance;
  const drawn = seats.map((seat, i) => {
    const nonce = nonces[i];
    return seat.kind === 'person' && nonce !== undefined ? { ...seat, nonce } : seat;
  });
  return { ...record, format: RECORD_FORMAT, commitment, draw: { match, secret, attempt, seats: drawn } };
}
