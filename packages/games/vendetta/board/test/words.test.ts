import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { expect, it } from 'vitest';

it('the board says the same in every language, and nothing that the game says already', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const sources = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [read(`../../locales/${language}.ftl`), read(`../locales/${language}.ftl`)],
    ]),
  ) as Record<Language, string[]>;
  expect(differences(sources)).toEqual([]);
});
