import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, type Release, type Rulebook, UNRELEASED, type Upcast } from '@nokturn/engine';
import type { About } from './about.ts';
import { digestOf } from './digest.ts';
import { moduleOf, neededModuleOf } from './folder.ts';
import { GAME_IDS } from './index.ts';
import { type FrozenModule, type Library, libraryOf } from './library.ts';

export { candidatesFor, type FrozenModule, fittingRules, type Library, libraryOf } from './library.ts';

/** The rules of all games at once, for hosts that serve them all. */

interface Folder {
  readonly game: Game;
  rulebook(digest: string): Rulebook;
  readonly about: About;
  /** Every release of its rules, oldest first; empty for a game that was never released. */
  readonly releases: readonly Release[];
  readonly upcasts: Readonly<Record<string, Upcast>>;
}

async function folderOf(id: string): Promise<Folder> {
  const [{ game, rulebook }, { about }, released, upcast] = await Promise.all([
    neededModuleOf<Pick<Folder, 'game' | 'rulebook'>>(id, 'rulebook.ts'),
    neededModuleOf<Pick<Folder, 'about'>>(id, 'about.ts'),
    moduleOf<{ readonly RELEASES: readonly Release[] }>(id, 'past/releases.ts'),
    moduleOf<{ readonly UPCASTS: Folder['upcasts'] }>(id, 'past/upcasts.ts'),
  ]);
  return { game, rulebook, about, releases: released?.RELEASES ?? [], upcasts: upcast?.UPCASTS ?? {} };
}

const HOME = import.meta.dirname;

const FOLDERS = await Promise.all(GAME_IDS.map(folderOf));

/** Every game, in the order in which the page lists them. */
export const GAMES: readonly Game[] = FOLDERS.map(({ game }) => game);

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

export const ABOUT: Readonly<Record<string, About>> = byGame(({ about }) => about);

/** Every release of the rules of each game, oldest first. */
export const RELEASES: Readonly<Record<string, readonly Release[]>> = byGame(({ releases }) => releases);

const UPCASTS: Readonly<Record<string, Upcast>> = Object.assign({}, ...FOLDERS.map(({ upcasts }) => upcasts));

/** All available rules. Today's are those of the last release, except for games that are named as differing from it. */
export function libraryBut(differ: ReadonlySet<string>): Library {
  const today = FOLDERS.map(({ game, rulebook, releases }) => {
    const last = differ.has(game.id) ? undefined : releases.at(-1);
    return rulebook(last?.digest ?? UNRELEASED);
  });
  return libraryOf({
    today,
    releases: RELEASES,
    load: (game, release) => loadFrozen(game, release),
    upcasts: UPCASTS,
  });
}

/** All available rules, as they were released. */
export const LIBRARY: Library = libraryBut(new Set());

/** Today's rules of a game. */
export function findRules(game: string): Rulebook | undefined {
  return LIBRARY.today.find(({ id }) => id === game);
}

/** The rules of a game by their digest, today's or frozen; null if they are not available here. */
export function rulesFor(game: string, digest: string) {
  return LIBRARY.find(game, digest);
}

/** `home`: the folder that contains all games. */
export async function loadFrozen(game: string, release: Release, home = HOME): Promise<FrozenModule> {
  const file = frozenFile(home, game, release);
  mustBeWhole(file, release);
  return import(pathToFileURL(file).href);
}

/**
 * The frozen rules differ from the released ones. Matches would play out differently, so it is better not to load any.
 */
export class DamagedRules extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} is missing or damaged: install Nokturn again to go on with matches of older rules`);
    this.file = file;
  }
}

/** Throws if one of the files of frozen rules is damaged. */
export function mustHaveReleases(home = HOME): void {
  for (const [game, all] of Object.entries(RELEASES))
    for (const release of all) mustBeWhole(frozenFile(home, game, release), release);
}

function frozenFile(home: string, game: string, { rules, digest }: Release): string {
  return join(home, game, 'past', `${rules}-${digest}.js`);
}

function mustBeWhole(file: string, { digest }: Release): void {
  if (!existsSync(file) || digestOf(readFileSync(file, 'utf8')) !== digest) throw new DamagedRules(file);
}

function byGame<T>(part: (folder: Folder) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(FOLDERS.map((folder) => [folder.game.id, part(folder)]));
}
