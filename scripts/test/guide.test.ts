import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { asidesOfGuide, filesOfGuide } from '../lib/guide.ts';

/** The files that the guide to a new game asks its reader to make. */
const OF_THE_READER = /^(?:packages\/games|docs\/rules|docs\/rules\/glossary)\/dice-duel/;

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/adding-a-game.md',
  'docs/server.md',
  'docs/operations/README.md',
  'docs/rules/README.md',
];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('the guide to a new game shows the dice duel, its words, its terminal and its tests as other tests use them', () => {
  const files = filesOfGuide();
  const inPlace = (path: string) =>
    read(path)
      .replace("'../../../engine/test/dice-duel.ts'", "'./index.ts'")
      .replace("'./dice-duel.ts'", "'../index.ts'");
  expect(files.get('index.ts')).toBe(read('packages/engine/test/dice-duel.ts'));
  expect(files.get('seats.ts')).toBe(read('packages/engine/test/seats.ts'));
  expect(files.get('test/dice-duel.test.ts')).toBe(inPlace('packages/engine/test/dice-duel.test.ts'));
  expect(files.get('telling.ts')).toBe(inPlace('packages/cli/test/dice-duel/telling.ts'));
  expect(files.get('terminal.ts')).toBe(inPlace('packages/cli/test/dice-duel/terminal.ts'));
  expect(files.get('locales/en.ftl')).toBe(read('packages/cli/test/dice-duel/en.ftl'));
});

it('its other code is used by a test as well', () => {
  expect(asidesOfGuide()).toEqual([read('packages/engine/test/knives.ts')]);
});

it('every file that the documents link to or name exists', () => {
  for (const page of PAGES) {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(ROOT, page, '..', link)))).toEqual([]);
    const named = [...read(page).matchAll(/`((?:bench|docs|packages|scripts)\/[\w./-]+)`/g)];
    const files = named.map(([, file = '']) => file).filter((file) => !OF_THE_READER.test(file));
    const inPackages = [
      ...read(page).matchAll(/`((?:bots|cli|engine|protocol|server|text|ui|web)\/[\w./-]+)`/g),
    ];
    files.push(...inPackages.map(([, file = '']) => join('packages', file)));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  }
});

it('one move is described in fifteen lines, each with its file', () => {
  const [, told = ''] = read('docs/architecture.md').split(
    "## One move, from the click to everybody's screen\n",
  );
  const lines = told.split('\n## ')[0]?.match(/^\d+\. .*$/gm) ?? [];
  expect(lines).toHaveLength(15);
  for (const line of lines) expect(line).toMatch(/^\d+\. `(?:web|server|engine)\/src\//);
});

it('the commands of the README are scripts of the project', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...read('README.md').matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
});
