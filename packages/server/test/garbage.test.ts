import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { NEW_IS_YOUNG } from '../src/garbage.ts';

const statusWith = (setting: string) => spawnSync(process.execPath, [setting, '--eval', '']).status;

// V8 does not complain at run time about a setting that it has given up.
test('V8 knows the setting that makes every new object young', () => {
  expect(statusWith(NEW_IS_YOUNG)).toBe(0);
  expect(statusWith(`${NEW_IS_YOUNG}-nowhere`)).not.toBe(0);
});
