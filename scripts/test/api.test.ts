import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPage, exportsOf } from '../lib/api.ts';
import { filesUnder, ROOT } from '../lib/files.ts';
import { importsIn } from '../lib/imports.ts';

const ENGINE = join(ROOT, 'packages', 'engine');

describe('the engine as a library', () => {
  it('has a page that agrees with its sources: `npm run api` writes it', () => {
    expect(readFileSync(join(ENGINE, 'API.md'), 'utf8')).toBe(apiPage());
  });

  it('names everything on that page that can be imported', { timeout: 120_000 }, async () => {
    const names = (entry: string) =>
      [...exportsOf(`packages/engine/src/${entry}`).values()].flat().map(({ name }) => name);
    for (const entry of ['index.ts', 'numbers.ts', 'testing/index.ts']) {
      const given = Object.keys(await import(join(ENGINE, 'src', entry)));
      expect(given.filter((name) => !names(entry).includes(name))).toEqual([]);
      expect(given.length).toBeGreaterThan(10);
    }
  });

  it('has no dependency, and a semver version', () => {
    const manifest = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    const outside = filesUnder('packages/engine/src', ['.ts'])
      .filter(({ path }) => !path.includes('/testing/'))
      .flatMap(({ text }) => importsIn(text).map(({ from }) => from))
      .filter((from) => !from.startsWith('./'));
    expect(outside).toEqual([]);
  });

  it('runs in another author’s folder, as its README says, with its suites', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-engine-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
    mkdirSync(join(folder, 'node_modules', '@nokturn'), { recursive: true });
    symlinkSync(ENGINE, join(folder, 'node_modules', '@nokturn', 'engine'));
    put('package.json', '{"type":"module"}');
    for (const file of ['highest.ts', 'play.ts']) cpSync(join(ROOT, 'examples', file), join(folder, file));
    put(
      'suite.ts',
      `import { conform } from '@nokturn/engine/testing';
       import { highest } from './highest.ts';
       console.log(conform(highest, { seats: 3, games: 2, seed: 'elsewhere' }).games);`,
    );
    const run = (file: string) =>
      spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }).stdout;
    expect(run('play.ts')).toMatch(/winner: .*\{ winners: \[ \d/s);
    expect(run('suite.ts')).toBe('2\n');
  });

  it('leaves out what nobody uses', async () => {
    const size = async (code: string) => {
      const bundle = await rolldown({
        input: 'entry',
        plugins: [
          {
            name: 'entry',
            resolveId: (id) => (id === 'entry' ? id : null),
            load: (id) => (id === 'entry' ? code : null),
          },
        ],
        resolve: { alias: { '@nokturn/engine': join(ENGINE, 'src/index.ts') } },
      });
      const { output } = await bundle.generate({ minify: true });
      return output[0].code;
    };
    const all = await size("export * from '@nokturn/engine';");
    const little = await size("export { canonical } from '@nokturn/engine';");
    expect(all.length).toBeGreaterThan(20_000);
    expect(little.length).toBeLessThan(1000);
  });
});
