import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord, PlayedScene, Release } from '@nokturn/engine';
import type { Language } from '@nokturn/text';
import { ROOT } from './files.ts';

/** A text in every language. */
export type InAllLanguages = Readonly<Record<Language, string>>;

/** The description beside a frozen file. */
export interface ReleaseNote extends Release {
  readonly game: string;
  /** The differences from the release before, in the languages available at the time. */
  readonly differs: Partial<InAllLanguages>;
}

/** Whole matches, and moments that random matches do not reach. */
export interface Goldens {
  readonly records: readonly MatchRecord[];
  readonly scenes: readonly GoldenScene[];
}

export interface GoldenScene extends PlayedScene {
  /** The clause, and its subject. */
  readonly name: string;
  readonly hash: string;
}

const GAMES = join(ROOT, 'packages', 'games');

export function pastOf(game: string): string {
  return join(GAMES, game, 'past');
}

/** The path of a release without its extension. */
export function fileOf(game: string, { rules, digest }: Pick<Release, 'rules' | 'digest'>): string {
  return join(pastOf(game), `${rules}-${digest}`);
}

export function goldensOf(game: string, release: Release): Goldens {
  return readJson(`${fileOf(game, release)}.golden.json`) as Goldens;
}

export function noteOf(game: string, release: Release): ReleaseNote {
  return readJson(`${fileOf(game, release)}.json`) as ReleaseNote;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The changes in each version of a game's rules: their authors describe them in `past/changes.json`. */
export function changesOf(game: string): Readonly<Record<number, InAllLanguages>> {
  return readJson(join(pastOf(game), 'changes.json')) as Readonly<Record<number, InAllLanguages>>;
}

/** Scenes for each change of the rules, by the number of the rules since the change. */
export type ScenesOfChanges = Readonly<
  Record<number, Readonly<Record<string, () => { readonly transcript: PlayedScene }>>>
>;

/** The file in which the authors of a change write its scenes. It uses the tests' helpers, and runs only with them. */
export function sceneFileOf(game: string): string | null {
  const file = join(GAMES, game, 'test', 'changes.ts');
  return existsSync(file) ? file : null;
}

/** The files in the folder of releases, whatever is in the list. */
export function filesInPast(game: string): readonly string[] {
  return existsSync(pastOf(game)) ? readdirSync(pastOf(game)).sort() : [];
}

/** Writes the list again, the last release last. */
export function writeList(game: string, releases: readonly Release[]): void {
  const lines = releases.map(
    ({ rules, digest, date }) => `  { rules: ${rules}, digest: '${digest}', date: '${date}' },\n`,
  );
  const list = lines.length === 0 ? '[]' : `[\n${lines.join('')}]`;
  writeFileSync(
    join(pastOf(game), 'releases.ts'),
    `import type { Release } from '@nokturn/engine';

/** Every release of the rules, the last one last. Written by \`npm run freeze\`, which only ever adds to it. */
export const RELEASES: readonly Release[] = ${list};
`,
  );
}
