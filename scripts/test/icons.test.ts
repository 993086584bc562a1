import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { iconsOfBoards } from '../lib/icons.ts';

it.each(iconsOfBoards())('$path holds just the icons that its board imports', ({ path, text }) => {
  const file = join(ROOT, path);
  expect(existsSync(file) && readFileSync(file, 'utf8') === text, 'run npm run icons').toBe(true);
});
