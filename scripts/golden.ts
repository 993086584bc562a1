/** `npm run golden`: plays the golden games of every game again and writes them down. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGolden } from './lib/golden.ts';

for (const { game, folder, games } of await playGolden()) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { name, text } of games) {
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(`${game}: ${name}, ${text.split('\n').length} lines`);
  }
}
