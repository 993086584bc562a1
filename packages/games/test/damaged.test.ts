import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@nokturn/engine';
import { expect, it, onTestFinished } from 'vitest';
import { DamagedRules, loadFrozen, mustHaveReleases, RELEASES } from '../all.ts';

const GAMES = join(import.meta.dirname, '..');
const [game = '', [release] = []] = Object.entries(RELEASES)[0] ?? [];
const { rules, digest } = release as Release;
const frozen = `${rules}-${digest}.js`;

/** A copy of all releases in another folder. */
function copy(): string {
  const home = mkdtempSync(join(tmpdir(), 'nokturn-past-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const id of Object.keys(RELEASES))
    cpSync(join(GAMES, id, 'past'), join(home, id, 'past'), { recursive: true });
  return home;
}

it('intact files of frozen rules are accepted wherever they are', async () => {
  const home = copy();
  expect(() => mustHaveReleases(home)).not.toThrow();
  expect((await loadFrozen(game, release as Release, home)).rulebook(digest).digest).toBe(digest);
});

it.each([
  ['gone', (file: string) => rmSync(file)],
  ['cut short', (file: string) => writeFileSync(file, 'export const rulebook = () => ({')],
  ['something else that runs', (file: string) => writeFileSync(file, 'export const rulebook = () => ({});')],
])('a file of frozen rules that is %s is named, and its rules are not used', async (_, damage) => {
  const home = copy();
  const file = join(home, game, 'past', frozen);
  damage(file);
  expect(() => mustHaveReleases(home)).toThrow(new DamagedRules(file));
  await expect(loadFrozen(game, release as Release, home)).rejects.toThrow(new DamagedRules(file));
});
