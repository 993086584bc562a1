import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';

/** What the guide to a new game tells its reader to make. */
const OF_THE_READER = /^(?:packages\/games|docs\/rules)\/dice-duel/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('the guide to a new game shows the dice duel, its package, its words, its terminal and its tests as they are', () => {
  const guide = read('docs/adding-a-game.md');
  const shown = (language: string) =>
    [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      (match) => match[1] ?? '',
    );
  const game = read('packages/engine/test/dice-duel.ts');
  const terminal = read('packages/cli/test/dice-duel/terminal.ts');
  const tests = read('packages/engine/test/dice-duel.test.ts');
  const inPlace = terminal.replace('../../../engine/test/dice-duel.ts', './index.ts');
  expect(shown('ts').join('\n')).toBe([game, inPlace, tests].join('\n'));
  expect(shown('ftl')).toEqual([read('packages/cli/test/dice-duel/en.ftl')]);
  // As Biome would have it, or what was pasted would not pass.
  for (const json of shown('json')) expect(json).toBe(`${JSON.stringify(JSON.parse(json), null, 2)}\n`);
});

it('every file that the documents link to or name is there', () => {
  for (const page of ['README.md', 'docs/architecture.md', 'docs/adding-a-game.md', 'docs/rules/README.md']) {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(() => readFileSync(join(ROOT, page, '..', link))).not.toThrow();
    const named = [...read(page).matchAll(/`((?:bench|docs|packages|scripts)\/[\w./-]+)`/g)];
    const files = named.map(([, file = '']) => file).filter((file) => !OF_THE_READER.test(file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  }
});

it('the commands of the README are scripts of the project', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...read('README.md').matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
});
