import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deep } from '@nokturn/engine/testing';
import { GAME_IDS } from '@nokturn/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { stage } from '../lib/staging.ts';

const home = mkdtempSync(join(tmpdir(), 'nokturn-packed-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(command: string, args: readonly string[], cwd: string, input = '') {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en', npm_config_cache: join(home, 'cache') },
  });
  return { status, out: stdout, err: stderr };
}

describe('the program without a clone', () => {
  // Below a node_modules folder, where Node does not run TypeScript, with the packages installed here.
  const folder = join(home, 'node_modules', 'nokturn');
  const nokturn = (args: readonly string[], input?: string) =>
    run(process.execPath, [join(folder, 'bin', 'nokturn.js'), ...args], home, input);

  beforeAll(() => {
    stage(folder, { page: false });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });

  it('is pure JavaScript, with its words and earlier rules', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !path.startsWith('node_modules'),
    );
    expect(files.filter((path) => /\.tsx?$/.test(path))).toEqual([]);
    expect(files.filter((path) => /\/(test|board)\//.test(path))).toEqual([]);
    for (const path of files)
      if (path.endsWith('.js'))
        expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/from '@nokturn/);
    expect(existsSync(join(folder, 'packages/games/vendetta/past/releases.js'))).toBe(true);
  });

  it('contains the files that it looks up in the folders of the games', () => {
    const looksFor = /\b(?:moduleOf|neededModuleOf|wordsAt)\s*\([^()'`]*'([^'`]+)'/g;
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^packages\/.*\.js$/.test(path),
    );
    const wanted = new Set(
      scripts.flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(looksFor)].map(([, file = '']) => file),
      ),
    );
    expect([...wanted]).toEqual(expect.arrayContaining(['results.js', 'standing-answers.js', 'art.svg']));
    const missing = GAME_IDS.flatMap((id) =>
      [...wanted].map((file) => `packages/games/${id}/${file}`),
    ).filter(
      (path) => existsSync(join(ROOT, path.replace(/\.js$/, '.ts'))) && !existsSync(join(folder, path)),
    );
    expect(missing).toEqual([]);
  });

  it('plays, on threads too, and offers matches for machine learning', () => {
    const { out, err, status } = nokturn(['simulate', 'vendetta', '--games', '1', '--json']);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(JSON.parse(out).finished).toBe(1);
    const ladder = nokturn(['ladder', 'lovci-noci', '--games', '2', '--bots', 'novice,random', '--json']);
    expect(ladder).toMatchObject({ err: '', status: 0 });
    const env = nokturn(['env', 'the-hunger', '--observe', 'nothing'], '{"kind":"reset"}\n');
    expect(env.out).toContain('"kind":"states"');
    expect(nokturn(['play', 'vendetta', '--seed', 'x', '--lang', 'cs'], '1\n').out).toContain('Uloženo');
  });

  it('can only be published by the owner of the name', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'nokturn', private: true, license: 'MIT' });
    expect(Object.keys(manifest.dependencies)).not.toContain('vite');
    expect(Object.keys(manifest.dependencies)).toContain('@fontsource/grenze');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest).not.toHaveProperty('workspaces');
  });

  it('under an older Node it says what it needs', () => {
    const text = readFileSync(join(folder, 'bin', 'nokturn.js'), 'utf8');
    const old = text.replace('process.versions.node, 10', '"20.1.0", 10');
    expect(old).not.toBe(text);
    const { status, err } = run(
      process.execPath,
      ['--input-type=module', '-e', old.replace(/^#!.*/, '')],
      home,
    );
    expect(status).toBe(1);
    expect(err).toContain('Node 24 or newer is needed');
  });
});

/** With the page, packed, and installed by npm with an empty cache. */
describe.skipIf(deep(0, 1) === 0)('the file that `npm run pack` makes', () => {
  it('installs into an empty folder and runs there', { timeout: 900_000 }, async () => {
    const packed = run(process.execPath, [join(ROOT, 'scripts', 'pack.ts')], ROOT);
    expect(packed.status).toBe(0);
    const [, file = ''] = /^(.+\.tgz): /m.exec(packed.out) ?? [];
    expect(statSync(file).size).toBeLessThan(20_000_000);
    const empty = mkdtempSync(join(home, 'empty-'));
    expect(run('npm', ['init', '-y'], empty).status).toBe(0);
    expect(run('npm', ['install', '--no-audit', '--no-fund', file], empty)).toMatchObject({ status: 0 });
    const npx = (...args: string[]) => run('npx', ['--no-install', 'nokturn', ...args], empty, '1\n1\n');
    expect(npx('--version').out).toBe(
      `${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}\n`,
    );
    expect(npx('simulate', 'the-hunger', '--games', '1').out).toContain('1 of 1 games finished');
    expect(npx('play', 'vendetta', '--plain').out).toContain('Saved in');
    expect(existsSync(join(empty, 'node_modules/nokturn/packages/web/dist/index.html'))).toBe(true);
    const dry = run(process.execPath, [join(ROOT, 'scripts', 'pack.ts'), '--publish-dry-run'], ROOT);
    expect(dry.status).toBe(0);
    // Nobody is logged in here, and this machine's npm settings must not matter.
    const troubles = dry.err.split('\n').filter((line) => /^npm (warn|error)/i.test(line));
    expect(troubles.filter((line) => !/logged in|user config/.test(line))).toEqual([]);
  });
});
