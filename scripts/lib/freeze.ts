import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlayedScene, Release, Rulebook } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import { componentWords } from '@nokturn/text/check';
import { goldenRecords } from './goldens.ts';
import { fileOf, type Goldens, type InAllLanguages, type ReleaseNote } from './releases.ts';

export interface Released {
  readonly game: string;
  readonly release: Release;
  readonly code: string;
  readonly differs: InAllLanguages;
  readonly scenes: readonly (PlayedScene & { readonly name: string })[];
  /** The folder of the words of that day. */
  readonly locales: string;
}

/** Writes the files of a release, beside those that are there. */
export async function writeRelease(parts: Released): Promise<void> {
  const { game, release, code, differs, scenes, locales } = parts;
  const file = fileOf(game, release);
  // Rules that were released before, and are today's again.
  if (existsSync(`${file}.js`)) return;
  writeFileSync(`${file}.js`, code);
  const frozen: { rulebook(digest: string): Rulebook } = await import(pathToFileURL(`${file}.js`).href);
  const rules = frozen.rulebook(release.digest);
  const note: ReleaseNote = { game, ...release, differs };
  const goldens: Goldens = {
    records: await goldenRecords(rules),
    scenes: scenes.map((scene) => ({ ...scene, hash: rules.playScene(scene) })),
  };
  writeFileSync(`${file}.json`, `${JSON.stringify(note, null, 2)}\n`);
  writeFileSync(`${file}.golden.json`, asLines(goldens));
  for (const language of LANGUAGES)
    writeFileSync(
      `${file}.${language}.ftl`,
      componentWords(readFileSync(join(locales, `${language}.ftl`), 'utf8')),
    );
}

/** One line for each record and scene. */
function asLines({ records, scenes }: Goldens): string {
  const list = (items: readonly unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  return `{"records":[${list(records)}\n],"scenes":[${list(scenes)}\n]}\n`;
}
