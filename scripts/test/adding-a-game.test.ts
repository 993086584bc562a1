import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { closeContexts, sharedBrowser } from '@nokturn/ui/testing/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption } from '../../packages/web/test/play.ts';
import { sample } from '../../packages/web/test/says.ts';
import { ROOT } from '../lib/files.ts';
import { commandsOfGuide, filesOfGuide, linesOfGuide } from '../lib/guide.ts';

/** The guide to a new game, followed to the letter: one folder and one line in a copy of the project. */

const run = promisify(execFile);
let copy = '';
const GAME = join('packages', 'games', 'dice-duel');

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'nokturn-guide-'));
  const isLeftOut = /\/(node_modules|dist|test|\.vite)(\/|$)/;
  for (const part of ['packages', 'docs/rules', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !isLeftOut.test(path.slice(ROOT.length - 1)),
    });
  linkPackages();
  for (const [file, text] of filesOfGuide()) {
    mkdirSync(join(copy, GAME, dirname(file)), { recursive: true });
    writeFileSync(join(copy, GAME, file), text);
  }
  const list = join(copy, 'packages', 'games', 'index.ts');
  const before = readFileSync(list, 'utf8');
  const [line = '', ...more] = linesOfGuide();
  expect(more).toEqual([]);
  writeFileSync(list, before.replace('] as const;', `${line}] as const;`));
  expect(readFileSync(list, 'utf8').split('\n')).toHaveLength(before.split('\n').length + 1);
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The installed packages are shared with the copy; the project's own packages are the copy's. */
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@nokturn'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@nokturn' && !name.startsWith('.cache'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@nokturn', name));
}

const nokturn = (...args: string[]) =>
  run(process.execPath, [join(copy, 'packages/cli/src/nokturn.ts'), ...args], { cwd: copy });

/** Runs a command from the guide, with the first answer to any question. */
function inShell(command: string): Promise<string> {
  const program = [process.execPath, join(copy, 'packages/cli/src/nokturn.ts')].map((path) => `'${path}'`);
  const shell = spawn('sh', ['-c', command.replace('npx nokturn', program.join(' '))], {
    cwd: copy,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // When the match is over, it reads no more input.
  shell.stdin.on('error', () => {});
  shell.stdin.end('1\n'.repeat(200));
  return new Promise((resolve, reject) => {
    let said = '';
    shell.stdout.on('data', (data) => {
      said += String(data);
    });
    shell.on('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command}: ${code}\n${said}`)),
    );
  });
}

it('type-checks and is formatted like the rest of the project', async () => {
  const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
  cpSync(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
  // By one checker: each of several would find out much of the same.
  await run(bin('tsc'), ['--noEmit', '--singleThreaded', '--incremental', 'false', '--project', copy], {
    cwd: copy,
  });
  await run(bin('biome'), ['check', '--vcs-enabled=false', GAME], { cwd: copy });
}, 240_000);

it('does everything that the guide tries in a shell', async () => {
  const commands = commandsOfGuide();
  expect(commands.map((command) => command.split(' ')[2])).toEqual([
    ...['games', 'simulate', 'simulate', 'verify', 'play'],
  ]);
  for (const command of commands) {
    const said = await inShell(command);
    if (command === 'npx nokturn games') expect(said).toContain('dice-duel');
    // Three points win.
    if (command.includes(' play ')) expect(said).toMatch(/P[1-3] +3\s*$/m);
  }
  expect(readdirSync(join(copy, 'records'))).toHaveLength(1);
}, 240_000);

it('is played by bots that think', async () => {
  const { stdout } = await nokturn('simulate', 'dice-duel', '--games', '5', '--bots', 'easy', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ game: 'dice-duel', players: 3, finished: 5 });
}, 240_000);

it.each(sample(['pl', 'cs', 'en']))(
  'is played on the page in a browser, with a hint, to its end and again as a replay, in %s',
  async (language) => {
    const site = await served();
    const browser = await sharedBrowser();
    try {
      const context = await browser.newContext({
        baseURL: site.url,
        locale: language,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const broken: string[] = [];
      page.on('pageerror', ({ message }) => broken.push(message));
      await page.goto('/new/dice-duel?with=bots');
      await page.click('button[type=submit]');
      await asked(page);
      await page.keyboard.press('h');
      await page.waitForSelector('[data-testid=hint][data-state=given]', { timeout: 60_000 });
      for (let now = await asked(page); now.for === 'me'; now = await asked(page))
        await clickOption(page, now.options[0] ?? '');
      await page.waitForSelector('[data-testid=ending]');
      const id = new URL(page.url()).pathname.split('/').at(-1);
      await page.goto(`/replay/local/${id}`);
      await page.waitForSelector('[data-testid=verified]', { timeout: 60_000 });
      // Its rules have not been written yet: until then the page says so.
      await page.goto('/rules/dice-duel');
      await page.getByText(UNWRITTEN[language] ?? '').waitFor();
      expect(broken).toEqual([]);
    } finally {
      await closeContexts(browser);
      await site.close();
    }
  },
  240_000,
);

const UNWRITTEN: Readonly<Record<string, string>> = {
  en: 'have not been written down yet',
  pl: 'nie zostały jeszcze spisane',
  cs: 'zatím nejsou sepsaná',
};

let isBuilt = false;

/** The page of the copy, built and served by the copy. */
async function served(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!isBuilt)
    await run(
      process.execPath,
      [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
      {
        cwd: join(copy, 'packages', 'web'),
        env,
      },
    );
  isBuilt = true;
  const args = [
    join(copy, 'packages/cli/src/nokturn.ts'),
    'serve',
    '--port',
    '0',
    '--data',
    join(copy, 'data'),
  ];
  const server = spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (url !== undefined)
      return {
        url,
        async close() {
          server.kill();
          await once(server, 'exit');
        },
      };
  }
  throw new Error('the server of the copy does not start');
}
