/**
 * `npm run freeze`: releases the rules of every game that differ from its last release, as one self-contained file each,
 * with what differs, golden records and scenes. Files are only ever added.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, RELEASES } from '@nokturn/games/all';
import { frozenRules } from '@nokturn/games/digest';
import { ROOT } from './lib/files.ts';
import { writeRelease } from './lib/freeze.ts';
import { changesOf, type GoldenScene, type InAllLanguages, writeList } from './lib/releases.ts';

/** Where only bots or the program around the rules have changed. */
const SAME_RULES: InAllLanguages = {
  en: 'The rules are the same; bots or the program around the rules have changed.',
  pl: 'Zasady są te same; zmieniły się boty albo program wokół zasad.',
  cs: 'Pravidla jsou stejná; změnili se boti nebo program kolem pravidel.',
};

let scenes: Readonly<Record<string, readonly GoldenScene[]>> | null = null;
let released = 0;
for (const { id, rulesVersion } of GAMES) {
  const { code, digest } = await frozenRules(id);
  const before = RELEASES[id] ?? [];
  if (before.at(-1)?.digest === digest) continue;
  const isNew = !before.some(({ rules }) => rules === rulesVersion);
  const differs = isNew ? changesOf(id)[rulesVersion] : SAME_RULES;
  if (differs === undefined) {
    console.error(
      `${id}: packages/games/${id}/past/changes.json does not say what version ${rulesVersion} of the rules changes`,
    );
    process.exit(1);
  }
  scenes ??= playedScenes();
  const release = { rules: rulesVersion, digest, date: new Date().toISOString().slice(0, 10) };
  const locales = join(ROOT, 'packages', 'games', id, 'locales');
  await writeRelease({ game: id, release, code, differs, scenes: scenes[id] ?? [], locales });
  writeList(id, [...before.filter((each) => each.digest !== digest), release]);
  console.log(`${id}: released ${rulesVersion}-${digest}, ${Math.round(code.length / 1024)} KB`);
  released++;
}
console.log(released === 0 ? 'Nothing differs from what was released last.' : 'Commit what was added.');

/** The scenes of all changes, played with the kits of the tests, which need the test runner. */
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
