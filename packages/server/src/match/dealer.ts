import { type MatchRecord, RECORD_FORMAT } from '@nokturn/engine';
import { newSeed } from '../random.ts';
import type { MatchInfo } from '../store/store.ts';
import { type DrawnMatchInfo, drawingOf, freshChance, sealedBy, seedOf } from './drawing.ts';

/** The server's part in the randomness of its matches. Dishonest dealers, which everybody catches, are in the tests. */
export class Dealer {
  /** For a new table, before anybody sits there. */
  prepared(info: MatchInfo): DrawnMatchInfo {
    return { ...info, chance: freshChance(info.code, newSeed()) };
  }

  /** The seal that everybody is shown. */
  sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    return info;
  }

  /** The seed, once everything is revealed. */
  seed(info: DrawnMatchInfo): string {
    return seedOf(info);
  }

  /** The record of a finished match, including how its randomness was drawn. */
  told(record: MatchRecord, info: MatchInfo): MatchRecord {
    return withDraw(record, info);
  }
}

/** The record as drawn, if it was drawn: an older server, running among newer ones, drew the seed alone. */
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
