import { newRecord, type Options, type Rulebook } from '@nokturn/engine';
import { carried } from '@nokturn/games/carried.ts';
import { openAgain } from '../branch/open.ts';
import { rulesOf } from '../rulesOf.ts';
import { newId, newSeed } from '../source/fresh.ts';
import { isSavedBranch, type SavedPlay } from '../source/local/plays.ts';
import { save } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';

/** Where a match was played: in this browser, or on the server. */
export type Whereabouts =
  | { readonly kind: 'local'; readonly saved: SavedPlay }
  | {
      readonly kind: 'server';
      readonly code: string;
      /** Whether the viewer may ask for the same again: anyone who played there, or opened the table. */
      readonly canRepeat: boolean;
      /** The rematch with the same people, if somebody has opened it. */
      readonly next: string | null;
    };

/**
 * The same people, bots and options with new randomness; the next player begins. Returns the address of the new match.
 */
export async function rematch(at: Whereabouts): Promise<string> {
  if (at.kind === 'server') {
    const { match } = await call('rematch', { code: at.code });
    return `/m/${match.code}`;
  }
  // A branch, once more: from the same start.
  if (isSavedBranch(at.saved)) return openAgain(at.saved);
  const { seats, record } = at.saved;
  const game = await rulesOf(record.game);
  const id = newId();
  const fresh = newRecord(game, { seats: record.seats, options: nextFirst(game, record), seed: newSeed() });
  save({ id, seats, record: fresh, over: false, at: Date.now() });
  return `/local/${id}`;
}

/** If the table rather than a random draw says who begins, it is the next player's turn to. */
function nextFirst(game: Rulebook, record: { options: Options; seats: number }): Options {
  const { seats } = record;
  // The match may have been played under older rules.
  const options = carried(game, seats, record.options);
  const next = Object.entries(game.options).flatMap(([key, spec]) =>
    spec.kind === 'number' && spec.isSeat === 'first' ? [[key, (Number(options[key]) % seats) + 1]] : [],
  );
  return { ...options, ...Object.fromEntries(next) };
}

/** The address at which a match can be watched again. */
export function replayOf(at: Whereabouts): string {
  if (at.kind === 'server') return `/replay/${at.code}`;
  return isSavedBranch(at.saved) ? `/replay/branch/${at.saved.id}` : `/replay/local/${at.saved.id}`;
}

export function isBranchAt(at: Whereabouts): boolean {
  return at.kind === 'local' && isSavedBranch(at.saved);
}
