import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../src/folder.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nokturn-folder-'));
});
afterEach(() => rmSync(home, { recursive: true }));

describe('a folder is made', () => {
  test('with its parents, and again if it exists', () => {
    const folder = join(home, 'a', 'b', 'c');
    makeFolder(folder);
    makeFolder(folder);
    makeFolder(home);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  test('but not in place of a file, or inside one', () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow('EEXIST');
    expect(() => makeFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR');
  });

  // If the system says that a new folder does not exist, Node itself keeps trying forever.
  test.runIf(existsSync('/proc/self'))(
    'nor where there can be none: that fails, and does not take forever',
    () => {
      const here = new URL('../src/', import.meta.url);
      const script = `
      import { makeFolder } from ${JSON.stringify(new URL('folder.ts', here).href)};
      import { openStore } from ${JSON.stringify(new URL('site.ts', here).href)};
      for (const work of [makeFolder, openStore])
        try { work('/proc/nokturn/data') } catch ({ message }) { console.log(message) }`;
      const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        timeout: 20_000,
      });
      expect(signal).toBeNull();
      expect(stdout).toMatch(
        /^ENOENT.*\ncannot open the database \/proc\/nokturn\/data\/nokturn\.sqlite: ENOENT.*\n$/,
      );
    },
  );
});
