/**
 * `npm run dev`: the page with hot reload, and the server behind it, which restarts when its files change. Matches are
 * kept in a folder of their own (data/dev).
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const PORT = 8766;
const server = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    '--watch',
    'packages/cli/src/nokturn.ts',
    'serve',
    '--port',
    `${PORT}`,
    '--data',
    'data/dev',
  ],
  { stdio: 'inherit' },
);
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const page = await createServer({
  root: fileURLToPath(new URL('../packages/web', import.meta.url)),
  server: { port: 8765, proxy: { '/api': { target: `http://127.0.0.1:${PORT}`, ws: true } } },
});
await page.listen();
page.printUrls();
