import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedScene, Release, Rulebook } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import { componentWords } from '@nokturn/text/check';
import { goldenRecords } from './goldens.ts';
import {
  fileOf,
  type GoldenScene,
  type Goldens,
  goldensOf,
  type InAllLanguages,
  type ReleaseNote,
} from './releases.ts';

export interface Released {
  readonly game: string;
  readonly release: Release;
  readonly code: string;
  readonly differs: InAllLanguages;
  readonly scenes: readonly (PlayedScene & { readonly name: string })[];
  /** The folder with the words at that time. */
  readonly locales: string;
}

/** Writes the files of a release, beside those already there. */
export async function writeRelease(parts: Released): Promise<void> {
  const { game, release, code, differs, scenes, locales } = parts;
  const file = fileOf(game, release);
  // A return to rules that were released before.
  if (existsSync(`${file}.js`)) return;
  const rules = await rulebookIn(code, release.digest);
  writeFileSync(`${file}.js`, code);
  const note: ReleaseNote = { game, ...release, differs };
  const goldens: Goldens = {
    records: await goldenRecords(rules),
    scenes: scenes.map((scene) => playedBy(rules, scene)),
  };
  writeFileSync(`${file}.json`, `${JSON.stringify(note, null, 2)}\n`);
  writeFileSync(`${file}.golden.json`, asLines(goldens));
  for (const language of LANGUAGES)
    writeFileSync(
      `${file}.${language}.ftl`,
      componentWords(readFileSync(join(locales, `${language}.ftl`), 'utf8')),
    );
}

/** A scene, with the hash of its result under these rules. */
export function playedBy(rules: Rulebook, scene: Released['scenes'][number]): GoldenScene {
  return { ...scene, hash: rules.playScene(scene) };
}

/** The rules in frozen code, which need not have been written to a file yet. */
export async function rulebookIn(code: string, digest: string): Promise<Rulebook> {
  const frozen: { rulebook(digest: string): Rulebook } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return frozen.rulebook(digest);
}

/** The goldens of a release, and scenes that were written later, as this release plays them. */
export async function goldensAndMore(
  game: string,
  release: Release,
  written: Released['scenes'],
): Promise<Goldens> {
  const rules = await rulebookIn(readFileSync(`${fileOf(game, release)}.js`, 'utf8'), release.digest);
  const { records, scenes } = goldensOf(game, release);
  return { records, scenes: [...scenes, ...written.map((scene) => playedBy(rules, scene))] };
}

/** The names of the matches and scenes that these rules play differently from a release with the same number. */
export function playedDifferently(rules: Rulebook, { records, scenes }: Goldens): string[] {
  const names = [
    ...records
      .filter((record) => !holds(() => rules.verify(record) === null))
      .map(({ seats, seed }) => `the match "${seed}", with ${seats} seats`),
    ...scenes
      .filter((scene) => !holds(() => rules.playScene(scene) === scene.hash))
      .map(({ name }) => `the scene "${name}"`),
  ];
  return [...new Set(names)];
}

/** Rules may throw when forced into a position that they could not reach by themselves. */
function holds(isSame: () => boolean): boolean {
  try {
    return isSame();
  } catch {
    return false;
  }
}

/** One line for each record and scene. */
function asLines({ records, scenes }: Goldens): string {
  const list = (items: readonly unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  return `{"records":[${list(records)}\n],"scenes":[${list(scenes)}\n]}\n`;
}
