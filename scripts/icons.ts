/**
 * `npm run icons`: writes the icons that each board imports to a file, so that the page is built without the whole set.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/files.ts';
import { iconsOfBoards } from './lib/icons.ts';

for (const { path, text } of iconsOfBoards()) {
  writeFileSync(join(ROOT, path), text);
  console.log(`${path}: ${text.match(/^export/gm)?.length ?? 0} icons`);
}
