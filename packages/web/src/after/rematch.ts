import { newRecord } from '@nokturn/engine';
import { rulesOf } from '../rulesOf.ts';
import { newId, newSeed } from '../source/local/fresh.ts';
import { type SavedMatch, save } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';

/** The same people, bots and options, with new chance. */
export async function rematchHere({ seats, record }: SavedMatch): Promise<string> {
  const game = await rulesOf(record.game);
  const id = newId();
  const { options } = record;
  save({
    id,
    seats,
    record: newRecord(game, { seats: record.seats, options, seed: newSeed() }),
    over: false,
    at: Date.now(),
  });
  return `/local/${id}`;
}

export async function rematchThere(code: string): Promise<string> {
  const { match } = await call('rematch', { code });
  return `/m/${match.code}`;
}
