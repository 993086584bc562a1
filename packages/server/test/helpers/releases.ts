import type { Release, Rulebook } from '@nokturn/engine';
import { type Library, libraryOf, RELEASES, rulesFor } from '@nokturn/games/all';

/** What a server has that was not replaced since the first release of each game. */
export async function firstReleases(): Promise<Library> {
  const releases = Object.fromEntries(
    Object.entries(RELEASES).map(([game, [first]]): [string, Release[]] => [game, first ? [first] : []]),
  );
  const today = await Promise.all(
    Object.entries(releases).map(async ([game, [first]]) => rulesFor(game, first?.digest ?? '')),
  );
  return libraryOf({ today: today.filter((each): each is Rulebook => each !== null), releases });
}
