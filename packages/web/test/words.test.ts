import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BREACHES, PROOFS } from '@nokturn/protocol/proof';
import { LANGUAGES } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { expect, it, onTestFinished } from 'vitest';
import { wordsFiles } from '../vite.config.ts';

function inAll(path: (language: string) => string) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, [readFileSync(new URL(path(language), import.meta.url), 'utf8')]]),
  ) as unknown as Parameters<typeof differences>[0];
}

it.each(['', 'proof/', 'history/', 'circles/', 'puzzles/', 'branch/'])(
  'the page says the same in every language (%s)',
  (folder) => {
    expect(differences(inAll((language) => `../locales/${folder}${language}.ftl`))).toEqual([]);
  },
);

it('there are words for everything about a record that can be proved', () => {
  const proof = readFileSync(new URL('../locales/proof/en.ftl', import.meta.url), 'utf8');
  const said = new Set([...proof.matchAll(/^([\w-]+) = /gm)].map(([, id]) => id));
  const needed = [
    ...PROOFS.flatMap((one) => [`proof-${one}`, `proof-${one}-why`]),
    ...BREACHES.map((one) => `promise-broken-${one}`),
  ];
  expect(needed.filter((id) => !said.has(id))).toEqual([]);
});

it('the build adds missing messages to a file of words, in English, and to a name alone only what that lacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const game = 'game = Duel\n    .about = Two roll.\n';
  writeFileSync(join(folder, 'en.ftl'), `${game}log-rolled = Rolled.\n`);
  writeFileSync(join(folder, 'cs.ftl'), 'game = Souboj\n');
  const load = wordsFiles().load as (this: object, id: string) => Promise<string>;
  const loaded = (file: string) => load.call({ addWatchFile() {} }, join(folder, file));
  expect(await loaded('cs.ftl?raw')).toBe(
    `export default "game = Souboj\\n";\nexport const english = ${JSON.stringify(`${game}log-rolled = Rolled.\n`)};`,
  );
  expect(await loaded('cs.ftl?name')).toBe(
    `export default "game = Souboj";\nexport const english = ${JSON.stringify(game)};`,
  );
  expect(await loaded('en.ftl?name')).toBe(`export default ${JSON.stringify(game.trimEnd())};`);
});
