/**
 * `npm run freeze`: releases the rules of every game that differ from its last release, as one self-contained file
 * each, with a description of the change, golden records and scenes. Files are only ever added, and none if one of the
 * games is refused.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, Release } from '@nokturn/engine';
import { GAMES, RELEASES } from '@nokturn/games/all';
import { type Frozen, frozenRules } from '@nokturn/games/digest';
import { ROOT } from './lib/files.ts';
import { goldensAndMore, playedDifferently, rulebookIn, writeRelease } from './lib/freeze.ts';
import { changesOf, type GoldenScene, type InAllLanguages, writeList } from './lib/releases.ts';

/** For releases in which only bots or the program around the rules have changed. */
const SAME_RULES: InAllLanguages = {
  en: 'The rules are the same; bots or the program around the rules have changed.',
  pl: 'Zasady są te same; zmieniły się boty albo program wokół zasad.',
  cs: 'Pravidla jsou stejná; změnili se boti nebo program kolem pravidel.',
};

interface ToRelease extends Frozen {
  readonly id: string;
  readonly release: Release;
  readonly differs: InAllLanguages;
}

const changed: ToRelease[] = [];
let scenes: Readonly<Record<string, readonly GoldenScene[]>> = {};
for (const game of GAMES) {
  const frozen = await frozenRules(game.id);
  if (RELEASES[game.id]?.at(-1)?.digest === frozen.digest) continue;
  if (changed.length === 0) scenes = playedScenes();
  const differs = await whatDiffers(game, frozen);
  if ('refused' in differs) {
    console.error(`${game.id}: ${differs.refused}`);
    process.exit(1);
  }
  changed.push({ id: game.id, ...frozen, release: releaseOf(game, frozen.digest), differs });
}
for (const { id, code, digest, release, differs } of changed) {
  const locales = join(ROOT, 'packages', 'games', id, 'locales');
  await writeRelease({ game: id, release, code, differs, scenes: scenes[id] ?? [], locales });
  writeList(id, [...(RELEASES[id] ?? []).filter((each) => each.digest !== digest), release]);
  console.log(`${id}: released ${release.rules}-${digest}, ${Math.round(code.length / 1024)} KB`);
}
console.log(changed.length === 0 ? 'Nothing differs from the last release.' : 'Commit the new files.');

/** The description of the change in a release; a claim that the rules are the same is put to the test. */
async function whatDiffers(
  { id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>,
  { code, digest }: Frozen,
): Promise<InAllLanguages | { readonly refused: string }> {
  const last = RELEASES[id]?.findLast(({ rules }) => rules === rulesVersion);
  if (last === undefined)
    return (
      changesOf(id)[rulesVersion] ?? {
        refused: `packages/games/${id}/past/changes.json does not say what version ${rulesVersion} of the rules changes`,
      }
    );
  const before = await goldensAndMore(id, last, scenes[id] ?? []);
  const others = playedDifferently(await rulebookIn(code, digest), before);
  if (others.length === 0) return SAME_RULES;
  const list = others
    .slice(0, 3)
    .map((name) => `\n  ${name}`)
    .join('');
  return {
    refused: `the rules have the number of ${last.rules}-${last.digest}, but play this differently (${others.length} in all):${list}\nRaise rulesVersion and describe the change in past/changes.json.`,
  };
}

/** Rules that return to an earlier release keep its date. */
function releaseOf({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>, digest: string): Release {
  const today = new Date().toISOString().slice(0, 10);
  return RELEASES[id]?.find((each) => each.digest === digest) ?? { rules: rulesVersion, digest, date: today };
}

/** The scenes of all changes, played with the tests' helpers, which need the test runner. */
function playedScenes(): Readonly<Record<string, readonly GoldenScene[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-freeze-'));
  const file = join(folder, 'scenes.json');
  try {
    const { status } = spawnSync('vitest', ['run', 'scripts/test/scenes.test.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NOKTURN_SCENES: file },
    });
    if (status !== 0) throw new Error('the scenes of the changes do not play: run npm test scenes');
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
