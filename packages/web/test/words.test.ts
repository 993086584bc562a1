import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { expect, it } from 'vitest';

function inAll(path: (language: string) => string) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [readFileSync(new URL(path(language), import.meta.url), 'utf8')]]),
  ) as unknown as Parameters<typeof differences>[0];
}

it('the page says the same in every language', () => {
  expect(differences(inAll((language) => `../locales/${language}.ftl`))).toEqual([]);
});
