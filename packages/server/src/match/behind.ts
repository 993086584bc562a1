import type { HeardVersion } from '@nokturn/protocol';
import type { VersionedMatch } from './versioned-match.ts';

/** The match at the version that those see who are some versions behind. It is played apart, entry by entry. */
export class Behind {
  #match: VersionedMatch | null = null;

  /** As it was last told. */
  get told(): VersionedMatch | null {
    return this.#match;
  }

  /** Goes on to a version of the match, and gives it with what spectators hear on the way: all, the first time. */
  goTo(match: VersionedMatch, version: number): { match: VersionedMatch; heard: HeardVersion[] } {
    if (this.#match === null) {
      const first = match.upTo(version);
      this.#match = first;
      return { match: first, heard: first.heardSince('spectator', null) };
    }
    const behind = this.#match;
    const heard = match
      .entriesBetween(behind.version, version)
      .map((entry) => behind.latest(behind.apply(entry), 'spectator'));
    return { match: behind, heard };
  }
}
