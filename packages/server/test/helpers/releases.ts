import type { Release, Rulebook } from '@nokturn/engine';
import { type Library, libraryOf, RELEASES, rulesFor } from '@nokturn/games/all';

/** Older programs: with only the first release of each game, or with those before the latest change of its rules. */
export type Older = 'first' | 'before';

/** The library of a server that has not been updated since then. */
export async function olderLibrary(older: Older): Promise<Library> {
  const releases = Object.fromEntries(
    Object.entries(RELEASES).map(([game, all]): [string, readonly Release[]] => [
      game,
      older === 'first' ? all.slice(0, 1) : beforeLastChange(all),
    ]),
  );
  const today = await Promise.all(
    Object.entries(releases).map(([game, known]) => rulebook(game, known.at(-1)?.digest ?? '')),
  );
  return libraryOf({
    today,
    releases,
    load: async (game, { digest }) => {
      const found = await rulebook(game, digest);
      return { rulebook: () => found };
    },
  });
}

/** A release may differ only in its code: its rules then have the same number. */
function beforeLastChange(all: readonly Release[]): readonly Release[] {
  return all.filter(({ rules }) => rules < (all.at(-1)?.rules ?? 0));
}

async function rulebook(game: string, digest: string): Promise<Rulebook> {
  const found = await rulesFor(game, digest);
  if (found === null) throw new Error(`there is no release ${digest} of ${game}`);
  return found;
}
