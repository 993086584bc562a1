import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenGames } from './golden.ts';

const FOLDER = new URL('./golden/', import.meta.url);

describe('golden games are played as they were (if a change is meant: npm run golden, and read the difference)', () => {
  const games = goldenGames();

  it.each(games.map(({ name, text }) => [name, text] as const))('%s', (name, text) => {
    expect(text.split('\n')).toEqual(readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8').split('\n'));
  });

  it('and no file is left over', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(games.map(({ name }) => `${name}.txt`).sort());
  });
});
