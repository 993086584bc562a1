import { flawOf, type Recorded, type Release, type Rulebook, UNRELEASED, type Upcast } from '@nokturn/engine';
import { upcasting } from './upcast.ts';

/** The rules that a host can play by: today's of each game, and all earlier releases, by digest. */
export interface Library {
  /** Today's rules, in the order in which games are listed. */
  readonly today: readonly Rulebook[];
  /** Every release of a game, oldest first. */
  releasesOf(game: string): readonly Release[];
  /** Null if these rules are not available here. */
  find(game: string, digest: string): Promise<Rulebook | null>;
}

/** The exports of a file of frozen rules. */
export interface FrozenModule {
  rulebook(digest: string): Rulebook;
}

export interface LibraryParts {
  readonly today: readonly Rulebook[];
  readonly releases?: Readonly<Record<string, readonly Release[]>>;
  load?(game: string, release: Release): Promise<FrozenModule>;
  /** By digest: what is added to the facts that frozen rules provide. */
  readonly upcasts?: Readonly<Record<string, Upcast>>;
}

/** Today's rules come first; frozen ones are loaded when they are needed, each once. */
export function libraryOf({ today, releases = {}, load, upcasts = {} }: LibraryParts): Library {
  const opened = (frozen: FrozenModule, digest: string) => {
    const rules = frozen.rulebook(digest);
    const upcast = upcasts[digest];
    return upcast === undefined ? rules : upcasting(rules, upcast);
  };
  const kept = new Map<string, Promise<Rulebook>>();
  return {
    today,
    releasesOf: (game) => releases[game] ?? [],
    async find(game, digest) {
      const current = today.find((each) => each.id === game && each.digest === digest);
      if (current) return current;
      const release = releases[game]?.find((each) => each.digest === digest);
      if (release === undefined || load === undefined) return null;
      const name = `${game}/${digest}`;
      const loading = kept.get(name) ?? load(game, release).then((frozen) => opened(frozen, digest));
      kept.set(name, loading);
      loading.catch(() => kept.delete(name));
      return loading;
    },
  };
}

/** What a record says about its rules. */
interface Named {
  readonly game: string;
  readonly rules: number;
  readonly digest?: string | undefined;
}

/**
 * The rules that something may have been played by, likeliest first. A digest identifies one of them; a number from
 * before there were digests may mean several, of which the newest is tried first.
 */
export async function candidatesFor(
  library: Library,
  { game, rules, digest }: Named,
): Promise<readonly Rulebook[]> {
  if (digest !== undefined && digest !== UNRELEASED) {
    const found = await library.find(game, digest);
    return found === null ? [] : [found];
  }
  const today = library.today.filter((each) => each.id === game && each.rulesVersion === rules);
  const known = new Set(today.map((each) => each.digest));
  const older = library
    .releasesOf(game)
    .filter((release) => release.rules === rules && !known.has(release.digest))
    .reverse();
  const found = await Promise.all(older.map((release) => library.find(game, release.digest)));
  return [...today, ...found.filter((each) => each !== null)];
}

/**
 * The first rules that fit a record: up to its hash if it is finished, up to its last move if it is not. Null if none
 * do.
 */
export function fittingRules(candidates: readonly Rulebook[], record: Recorded): Rulebook | null {
  return candidates.find((rules) => isFitting(rules, record)) ?? null;
}

function isFitting(rules: Rulebook, record: Recorded): boolean {
  if (record.hash !== undefined) return rules.verify(record) === null;
  try {
    rules.resume(record);
    return true;
  } catch (error) {
    if (flawOf(error) === null) throw error;
    return false;
  }
}
