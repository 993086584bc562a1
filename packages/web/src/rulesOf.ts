import { type Recorded, type Release, type Rulebook, UNRELEASED, type Upcast } from '@nokturn/engine';
import { candidatesFor, fittingRules, type Library, libraryOf } from '@nokturn/games/library';
import { isGame } from './abouts.ts';
import { loadFrozen, pastOf } from './offline/frozen.ts';

/** Games whose rules have changed since their last release: the build inserts them here. */
declare const __UNRELEASED__: readonly string[] | undefined;

/** The rules of each game, loaded when they are needed. In a file of its own, because the worker needs nothing more. */
const RULES = import.meta.glob<{ rulebook(digest: string): Rulebook }>('../../games/*/rulebook.ts');
const RELEASES = import.meta.glob<readonly Release[]>('../../games/*/past/releases.ts', {
  import: 'RELEASES',
});
const UPCASTS = import.meta.glob<Readonly<Record<string, Upcast>>>('../../games/*/past/upcasts.ts', {
  import: 'UPCASTS',
});

/** How a match identifies its rules. */
export interface NamedRules {
  readonly game: string;
  readonly rules: number;
  readonly digest?: string | undefined;
}

const libraries = new Map<string, Promise<Library>>();

/** All rules of a game: today's, and older ones, which are loaded when a match needs them. */
function libraryFor(id: string): Promise<Library> {
  const known = libraries.get(id);
  if (known) return known;
  const opening = openLibrary(id);
  libraries.set(id, opening);
  opening.catch(() => libraries.delete(id));
  return opening;
}

async function openLibrary(id: string): Promise<Library> {
  const today = isGame(id) && RULES[`../../games/${id}/rulebook.ts`];
  if (!today) throw new Error(`there is no game ${id}`);
  const [{ rulebook }, releases = [], upcasts = {}] = await Promise.all([
    today(),
    RELEASES[`../../games/${id}/past/releases.ts`]?.(),
    UPCASTS[`../../games/${id}/past/upcasts.ts`]?.(),
  ]);
  const changed = typeof __UNRELEASED__ === 'undefined' ? [] : (__UNRELEASED__ ?? []);
  const digest = changed.includes(id) ? UNRELEASED : releases.at(-1)?.digest;
  return libraryOf({
    today: [rulebook(digest ?? UNRELEASED)],
    releases: { [id]: releases },
    upcasts,
    load: loadFrozen,
  });
}

/** Today's rules of a game. */
export async function rulesOf(id: string): Promise<Rulebook> {
  const [today] = (await libraryFor(id)).today;
  if (today === undefined) throw new Error(`there are no rules of ${id}`);
  return today;
}

/** The rules of a match; null if they are not here. */
export async function rulesNamed(named: NamedRules): Promise<Rulebook | null> {
  return (await candidatesFor(await libraryFor(named.game), named))[0] ?? null;
}

/** The rules of a record; if there are several candidates, the ones that fit it. */
export async function rulesOfRecord(record: NamedRules & Recorded): Promise<Rulebook | null> {
  const candidates = await candidatesFor(await libraryFor(record.game), record);
  if (candidates.length < 2) return candidates[0] ?? null;
  return fittingRules(candidates, record) ?? candidates[0] ?? null;
}

/** What components said about themselves under these rules, in a language; empty for today's, whose words are here. */
export async function wordsOfBefore(rules: Rulebook, language: string): Promise<string> {
  const { id, rulesVersion, digest } = rules;
  if (rules === (await rulesOf(id)) || digest === UNRELEASED) return '';
  const response = await fetch(`${pastOf(id, { rules: rulesVersion, digest })}.${language}.ftl`);
  if (!response.ok) throw new Error(`the words of ${rulesVersion}-${digest} are not here`);
  return response.text();
}
