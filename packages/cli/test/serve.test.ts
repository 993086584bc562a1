import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { emptyFolder, LAUNCHER, nokturn } from './nokturn.ts';

test('serve opens the server at the given address, and stops it on request', async () => {
  const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', emptyFolder()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const [, url] = /^Nokturn is open at (\S+)$/.exec(line) ?? [];
  expect((await fetch(new URL('/healthz', url))).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('a folder without a site is named, because it may be mistyped', async () => {
  const folder = join(emptyFolder(), 'mistyped');
  const starts = async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', '--data', folder], {
      env: { ...process.env, LC_ALL: 'en' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    await once(createInterface({ input: child.stdout }), 'line');
    child.kill('SIGTERM');
    await once(child, 'close');
    return err;
  };
  expect(await starts()).toBe(`there was no site in the folder ${folder}: a new one was created\n`);
  expect(await starts()).toBe('');
});

test('a mistake in the environment is reported in one sentence', async () => {
  const { code, err } = await nokturn(['serve'], { env: { BOT_THREADS: 'many' }, cwd: emptyFolder() });
  expect({ code, err }).toEqual({
    code: 1,
    err: 'Nokturn cannot start: BOT_THREADS must be a whole number from 1 to 64\n',
  });
});
