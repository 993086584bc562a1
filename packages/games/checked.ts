import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, LIBRARY, type Library, libraryBut, RELEASES } from './all.ts';
import { frozenRules } from './digest.ts';

const PACKAGES = fileURLToPath(new URL('..', import.meta.url));
/** The result of the last check, with the hash of the sources it was made from. */
const FOUND = join(PACKAGES, '..', 'node_modules', '.cache', 'nokturn', 'released.json');
/** Folders of a game that are not part of its rules. */
const OTHER_ROOMS = new Set([
  'board',
  'guide',
  'locales',
  'node_modules',
  'past',
  'terminal',
  'test',
  'testing',
]);

/**
 * All available rules. Today's rules that were changed since their last release say so, so that no match claims rules
 * which nobody else has. If the tools to find out are not installed, the build was checked when it was made.
 */
export async function checkedLibrary(): Promise<Library> {
  const differ = await changedGames();
  return differ.length === 0 ? LIBRARY : libraryBut(new Set(differ));
}

/** Games whose rules were changed since their last release, or were never released. */
export async function changedGames(): Promise<readonly string[]> {
  const sources = sourcesHash();
  const known = foundFor(sources);
  if (known !== null) return known;
  if (!canBundle()) return [];
  const differ: string[] = [];
  for (const { id } of GAMES) if (!(await isReleased(id))) differ.push(id);
  keep({ sources, differ });
  return differ;
}

async function isReleased(game: string): Promise<boolean> {
  const last = RELEASES[game]?.at(-1);
  return last !== undefined && (await frozenRules(game)).digest === last.digest;
}

function canBundle(): boolean {
  try {
    import.meta.resolve('rolldown');
    // A package contains no sources that could differ.
    return import.meta.filename.endsWith('.ts');
  } catch {
    return false;
  }
}

/** Changes with every source of the rules and with the list of releases. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(RELEASES));
  for (const folder of ['engine/src', ...GAMES.map(({ id }) => `games/${id}`)]) addFiles(hash, folder);
  return hash.digest('hex');
}

function addFiles(hash: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(join(PACKAGES, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!OTHER_ROOMS.has(entry.name)) addFiles(hash, path);
    } else if (entry.name.endsWith('.ts')) hash.update(path).update(readFileSync(join(PACKAGES, path)));
  }
}

function foundFor(sources: string): readonly string[] | null {
  try {
    const found = JSON.parse(readFileSync(FOUND, 'utf8'));
    return found.sources === sources ? found.differ : null;
  } catch {
    return null;
  }
}

function keep(found: { readonly sources: string; readonly differ: readonly string[] }): void {
  try {
    mkdirSync(dirname(FOUND), { recursive: true });
    writeFileSync(FOUND, JSON.stringify(found));
  } catch {
    // The check simply runs again next time.
  }
}
