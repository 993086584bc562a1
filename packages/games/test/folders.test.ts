import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { ABOUT, findGame, RELEASES } from '../all.ts';
import { wordsOfRelease } from '../folder.ts';
import { GAME_IDS } from '../index.ts';

const HOME = join(import.meta.dirname, '..');

it('every folder is in the list, and no game is a separate package', () => {
  const folders = readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(HOME, entry.name, 'rulebook.ts')))
    .map(({ name }) => name);
  expect([...GAME_IDS].sort()).toEqual(folders.sort());
  for (const id of GAME_IDS) expect(existsSync(join(HOME, id, 'package.json'))).toBe(false);
});

describe.each(GAME_IDS)('%s', (id) => {
  it('states the number of players once, and consistently', () => {
    const { seats, bench, minutes } = ABOUT[id] ?? {};
    expect(findGame(id)?.seats).toBe(seats);
    const { min = 0, max = 0, usual = 0 } = seats ?? {};
    for (const count of [usual, bench?.seats ?? usual]) {
      expect(count).toBeGreaterThanOrEqual(min);
      expect(count).toBeLessThanOrEqual(max);
    }
    expect(minutes?.least).toBeLessThanOrEqual(minutes?.most ?? 0);
  });

  it.each([
    ...['telling.ts', 'terminal.ts', 'bot.ts', 'art.svg', 'board/index.tsx', 'study.ts', 'screens.ts'],
    ...LANGUAGES.map((language) => `locales/${language}.ftl`),
  ])('has %s', (file) => {
    expect(existsSync(join(HOME, id, file))).toBe(true);
  });

  it('has the texts of each release in every language, in English if the language was added later', () => {
    for (const release of RELEASES[id] ?? []) {
      const english = wordsOfRelease(id, release, 'en');
      expect(english).toContain('.text');
      expect(wordsOfRelease(id, release, 'xx')).toBe(english);
      expect(wordsOfRelease(id, release, 'pl')).not.toBe(english);
    }
    expect(wordsOfRelease(id, { rules: 1, digest: 'never-released' }, 'pl')).toBe(null);
  });

  it('uses nothing from the terminal on its board', () => {
    const board = join(HOME, id, 'board');
    for (const file of readdirSync(board, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file))
        expect(readFileSync(join(board, file), 'utf8')).not.toMatch(/from '[./]*\/terminal[./]/);
  });
});
