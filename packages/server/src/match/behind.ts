import type { HeardVersion } from '@nokturn/protocol';
import type { VersionedMatch } from './versioned-match.ts';

/** The match at the version shown to delayed viewers. It is played separately, entry by entry. */
export class Behind {
  #match: VersionedMatch | null = null;

  /** As last told. */
  get told(): VersionedMatch | null {
    return this.#match;
  }

  /**
   * Moves on to a version of the match, and returns it with what spectators hear on the way; the first time,
   * everything.
   */
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
