import { newRecord } from '@nokturn/engine';
import { rulesOf } from '../rulesOf.ts';
import { newId, newSeed } from '../source/fresh.ts';
import { type SavedMatch, save } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';

/** Where a match was played: in this browser, or on the server. */
export type Whereabouts =
  | { readonly kind: 'local'; readonly saved: SavedMatch }
  | { readonly kind: 'server'; readonly code: string };

/** The same people, bots and options, with new chance: says where the new match is. */
export async function rematch(at: Whereabouts): Promise<string> {
  if (at.kind === 'server') {
    const { match } = await call('rematch', { code: at.code });
    return `/m/${match.code}`;
  }
  const { seats, record } = at.saved;
  const game = await rulesOf(record.game);
  const id = newId();
  const fresh = newRecord(game, { seats: record.seats, options: record.options, seed: newSeed() });
  save({ id, seats, record: fresh, over: false, at: Date.now() });
  return `/local/${id}`;
}
