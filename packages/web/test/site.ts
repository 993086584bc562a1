import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { LIBRARY, type Library } from '@nokturn/games/all';
import { openStore, type ServerOptions, type Store, startServer } from '@nokturn/server';
import { sharedBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const WEB = join(ROOT, 'packages', 'web');
/** A build that has shown no sign of life for longer than this was abandoned. */
const STALE = 60_000;
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const SOURCES = ['bots', 'engine', 'games', 'protocol', 'text', 'ui', 'web'].map((name) =>
  join('packages', name),
);

/** A build runs in a process of its own, because a test's environment is not that of a real build. */
export const FOR_REAL = { ...process.env, NODE_ENV: 'production' };

export function viteBuild(target: string, more: readonly string[] = []): string[] {
  return [VITE, 'build', ...more, '--logLevel', 'error', '--outDir', target, '--emptyOutDir'];
}

/** The built page. Built once for each state of the sources, however many test files ask for it at the same time. */
export async function builtPage(kind: 'page' | 'static' = 'page'): Promise<string> {
  const cache = join(ROOT, 'node_modules', '.cache', 'nokturn');
  const home = join(
    cache,
    `${kind}-${stateOf([...SOURCES, join('docs', 'rules'), join('docs', 'balance')])}`,
  );
  mkdirSync(cache, { recursive: true });
  while (!existsSync(home)) await underLock(`${home}.lock`, () => buildInto(home, cache, kind));
  return home;
}

/** Does the work, or waits until another process has done it. */
async function underLock(lock: string, work: () => Promise<void>): Promise<void> {
  try {
    mkdirSync(lock);
  } catch {
    while (existsSync(lock) && Date.now() - statSync(lock).mtimeMs < STALE) await pause(100);
    rmSync(lock, { recursive: true, force: true });
    return;
  }
  // However long it takes on a busy machine: a second build at the same time would only slow both down.
  const alive = setInterval(() => {
    if (existsSync(lock)) utimesSync(lock, new Date(), new Date());
  }, STALE / 10);
  try {
    await work();
  } finally {
    clearInterval(alive);
    rmSync(lock, { recursive: true, force: true });
  }
}

async function buildInto(home: string, cache: string, kind: 'page' | 'static'): Promise<void> {
  if (existsSync(home)) return;
  const draft = mkdtempSync(join(cache, 'building-'));
  await promisify(execFile)(
    process.execPath,
    viteBuild(draft, kind === 'static' ? ['--mode', 'static'] : []),
    { cwd: WEB, env: FOR_REAL },
  );
  if (kind === 'page') compressBeside(draft);
  for (const old of readdirSync(cache))
    if (new RegExp(`^${kind}-\\w+$`).test(old) && join(cache, old) !== home)
      rmSync(join(cache, old), { recursive: true });
  renameSync(draft, home);
}

/**
 * As `.br` next to each file, where servers look for it: otherwise every server in every test would compress what it
 * serves.
 */
function compressBeside(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:js|css|html|json|svg)$/.test(name)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      writeFileSync(
        join(folder, `${name}.br`),
        brotliCompressSync(readFileSync(join(folder, name)), { params }),
      );
    }
}

function stateOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(^|\/)(node_modules|dist|test)(\/|$)/.test(file)) continue;
      const { mtimeMs, size } = statSync(join(ROOT, folder, file));
      hash.update(`${folder}/${file} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

/** A real server with the real page, and a real browser. */
export interface Site {
  readonly url: string;
  /** A browser context for one person: nothing is shared with the others. */
  person(options?: PersonOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PersonOptions extends BrowserContextOptions {
  readonly language?: string;
  /** Whether the page is painted: even unpainted, it is laid out and accepts every touch. */
  readonly drawn?: boolean;
}

/**
 * `pace`: how long bots and reactions seem to take, as a share of their time for people. `host`: where the server
 * listens. `before`: what is already stored when it starts. `library`: the rules that the server has.
 */
export async function openSite({
  pace = 0.02,
  host = '127.0.0.1',
  library = LIBRARY,
  before,
  dealer,
  time,
  told = {},
}: {
  pace?: number;
  host?: string;
  library?: Library;
  before?: (store: Store) => Promise<void>;
  /** The dealer, which may be dishonest. */
  dealer?: ServerOptions['dealer'];
  /** The server's clock. */
  time?: ServerOptions['time'];
  /** How people are notified while they are away. */
  told?: Pick<ServerOptions, 'port' | 'publicUrl' | 'smtpUrl' | 'webhookAllow' | 'noticeGrace'>;
} = {}): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'nokturn-web-'));
  const store = openStore(data);
  await before?.(store);
  const [page, browser] = await Promise.all([builtPage(), sharedBrowser()]);
  const server = await startServer({
    library,
    store,
    page,
    pace,
    host,
    botBudget: 20,
    ...(dealer && { dealer }),
    ...(time && { time }),
    ...told,
  });
  const open = new Set<BrowserContext>();
  return {
    url: server.url.replace(/\/$/, ''),
    async person(options = {}) {
      const page = await newPerson(browser, server.url, options);
      const context = page.context();
      open.add(context);
      context.once('close', () => open.delete(context));
      return page;
    },
    async close() {
      await Promise.all([...open].map(leave));
      await server.stop();
      rmSync(data, { recursive: true });
    },
  };
}

/** Requests that a closing page has not had answered yet are dropped. */
async function leave(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

export async function newPerson(
  browser: Browser,
  baseURL: string,
  { language = 'en', drawn = false, ...options }: PersonOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: language,
    reducedMotion: 'reduce',
    // Storing the whole page costs as much as playing a few moves: only the tests that need it do it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await playAtOnce(context);
  if (!drawn) await context.addInitScript(leaveUndrawn);
  const page = await context.newPage();
  // How long to wait on a busy machine before giving up, not how long it takes.
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => {
    throw new Error(`the page broke: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  return page;
}

/** Nobody is watching: the table shows events at once, lists every answer in words, and nobody thinks for long. */
async function playAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = window.localStorage.getItem('nokturn.settings');
    const hasty = { pace: 'instant', level: 'novice', listed: true };
    if (kept === null) window.localStorage.setItem('nokturn.settings', JSON.stringify(hasty));
  });
}

/** Without a graphics card a browser spends up to half of its time painting what no test looks at. */
function leaveUndrawn(): void {
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [unseen];
}
