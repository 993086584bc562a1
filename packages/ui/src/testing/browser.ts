import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { extract } from 'tar-fs';

const require = createRequire(import.meta.url);

/**
 * A real browser that is installed by `npm ci`: the Chromium of @sparticuz/chromium with its own libraries and fonts,
 * so no system package and no download is needed.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const home = await unpackBrowser();
  return chromium.launch({
    ...options,
    executablePath: join(home, 'chromium'),
    env: {
      ...process.env,
      ...options.env,
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
    // The sandbox needs privileges that containers do not have, and containers have little shared memory.
    args: [
      '--no-sandbox',
      '--disable-setuid-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--font-render-hinting=none',
      ...(options.args ?? []),
    ],
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files in this process share, one after the other. Each test file closes the contexts it
 * opened; nobody closes the browser, which ends with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  // The browser must ignore an interrupt that a test sends; it ends with the process.
  shared ??= launchBrowser({ handleSIGINT: false });
  return shared;
}

/** For a test file that has finished with the shared browser. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Unpacks the browser once for each version; safe if several processes start at the same time. */
async function unpackBrowser(): Promise<string> {
  const root = join(dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const cache = join(root, '..', '..', '.cache', 'nokturn');
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  const unpack = (file: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(root, 'bin', file)), createBrotliDecompress(), target);
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(draft, 'chromium'))),
    unpack('al2023.tar.br', extract(join(draft, 'al2023'))),
    unpack('fonts.tar.br', extract(join(draft, 'fonts'))),
    unpack('swiftshader.tar.br', extract(draft)),
  ]);
  await chmod(join(draft, 'chromium'), 0o755);
  await writeFile(join(draft, 'fonts', 'fonts.conf'), fontsAt(join(home, 'fonts')));
  try {
    await rename(draft, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    await rm(draft, { recursive: true });
  }
  return home;
}

/** The configuration shipped with the fonts refers to folders of the cloud it was made for. */
function fontsAt(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;
}
