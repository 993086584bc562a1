import { GAMES } from '@nokturn/games/all';
import { moduleOf } from '@nokturn/games/folder.ts';
import { MEANINGS, type Telling } from '@nokturn/text';
import { expect, it } from 'vitest';
import { filesUnder } from '../lib/files.ts';

/** Every kind of happening in any game. */
const KINDS = new Set(GAMES.flatMap(({ hearing }) => Object.keys(hearing)));

it('the page and the code shared by all boards know no happening of a game by its name', () => {
  const means = new Set<string>(MEANINGS);
  const looksAtKinds = /\bkind\s*===\s*'([\w-]+)'|\bcase '([\w-]+)':|data-(?:kind|meaning)=["']([\w-]+)["']/g;
  const named = [
    ...filesUnder('packages/web/src', ['.ts', '.tsx', '.css']),
    ...filesUnder('packages/ui/src', ['.ts', '.tsx', '.css']),
  ]
    .filter(({ path }) => !path.includes('/testing/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(looksAtKinds)]
        // Other words have cases too: a veil is also something to wear.
        .filter((match) => match[2] === undefined || /\bkind\b|\bHeard\b|\bhappening/.test(text))
        .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
        .filter((word) => KINDS.has(word) && !means.has(word))
        .map((word) => `${path}: ${word}`),
    );
  expect(KINDS.size).toBeGreaterThan(100);
  expect(named).toEqual([]);
});

it('a table keyed by kinds is no way around it', () => {
  const keys = [...KINDS].filter((kind) => !(MEANINGS as readonly string[]).includes(kind));
  const table = new RegExp(`[{,]\\s*(?:${keys.join('|')}): ['"]`);
  const found = filesUnder('packages/web/src', ['.ts', '.tsx']).filter(({ text }) => table.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('neither is a list of them, in the page or in the terminal, in files that handle happenings', () => {
  const words = [...KINDS].filter((kind) => !(MEANINGS as readonly string[]).includes(kind));
  const listed = new RegExp(`[\\[(]\\s*(?:'[\\w-]+',\\s*)*'(?:${words.join('|')})'`);
  const found = [
    ...filesUnder('packages/web/src', ['.ts', '.tsx']),
    ...filesUnder('packages/ui/src', ['.ts', '.tsx']),
    ...filesUnder('packages/cli/src', ['.ts']),
  ].filter(({ text }) => /\b(?:Heard|happenings?)\b/.test(text) && listed.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s gives a meaning only to what it tells',
  async (id, { hearing }) => {
    const found = await moduleOf<{ readonly telling: Telling }>(id, 'telling.ts');
    const means = Object.entries(found?.telling.means ?? {});
    expect(means.map(([, meaning]) => meaning)).toContain('end');
    for (const [kind, meaning] of means) {
      expect(Object.keys(hearing)).toContain(kind);
      if (meaning === 'out') expect(hearing[kind]).toMatchObject({ seat: 'everybody' });
    }
  },
);
