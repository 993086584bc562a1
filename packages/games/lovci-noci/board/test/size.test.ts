import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** In bytes, compressed: how much the board may add to a page that already has React. */
const BUDGET = 150_000;

it('the board is small enough for a phone with a poor connection', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../index.tsx', import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const entry = chunks.find(
    (chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk' && chunk.isEntry,
  );
  const size = gzipSync(entry?.code ?? '').length;
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThanOrEqual(BUDGET);
}, 240_000);
