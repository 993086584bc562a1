import { readFileSync } from 'node:fs';
import { conform } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { highest } from './highest.ts';

it('is a whole game in 60 lines', () => {
  const lines = readFileSync(new URL('highest.ts', import.meta.url), 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(60);
});

it('conforms, whatever the answers', () => {
  const { answers } = conform(highest, { seats: 4, games: 20, seed: 'highest' });
  // The last card of each seat is played automatically; some answers are undone and given again.
  expect(answers).toBeGreaterThanOrEqual(20 * 4 * 4);
});
