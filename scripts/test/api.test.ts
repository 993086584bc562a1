import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { apiPage, exportsOf } from '../lib/api.ts';
import { filesUnder, ROOT } from '../lib/files.ts';
import { importsIn } from '../lib/imports.ts';

const ENGINE = join(ROOT, 'packages', 'engine');

describe('the engine as a library', () => {
  it('has a page that says what its sources say: `npm run api` writes it', () => {
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

  it('has no dependency, and a version as semver has them', () => {
    const manifest = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    const outside = filesUnder('packages/engine/src', ['.ts'])
      .filter(({ path }) => !path.includes('/testing/'))
      .flatMap(({ text }) => importsIn(text).map(({ from }) => from))
      .filter((from) => !from.startsWith('./'));
    expect(outside).toEqual([]);
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
