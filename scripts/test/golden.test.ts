import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import { playGolden } from '../lib/golden.ts';

const played = await playGolden();

describe.each(played)(
  'golden games of $game are played as they were (if a change is meant: npm run golden, and read the difference)',
  ({ folder, games }) => {
    it.each(games)('$name', ({ name, text }) => {
      expect(text.split('\n')).toEqual(readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n'));
    });

    it('and no file is left over', () => {
      expect(readdirSync(folder).sort()).toEqual(games.map(({ name }) => `${name}.txt`).sort());
    });
  },
);

it('every game that can be played has a test/golden.ts', () => {
  expect(played.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id).sort());
});
