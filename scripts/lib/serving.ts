import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARY } from '@nokturn/games/all';
import { openStore, startServer } from '@nokturn/server';
import { buildPage } from './page.ts';

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** The current page, built and served with a database of its own, at the usual pace. */
export async function serveBuiltPage(): Promise<ServedPage> {
  if (!buildPage()) throw new Error('the page could not be built');
  const data = mkdtempSync(join(tmpdir(), 'nokturn-page-'));
  const server = await startServer({ library: LIBRARY, store: openStore(data), port: 0 });
  return {
    url: server.url.replace(/\/$/, ''),
    async close() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
