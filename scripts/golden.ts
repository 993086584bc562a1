/** `npm run golden`: plays the golden games of every game again and writes them down. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/files.ts';

const GAMES = join(ROOT, 'packages', 'games');

for (const game of readdirSync(GAMES)) {
  const source = join(GAMES, game, 'test', 'golden.ts');
  if (!existsSync(source)) continue;
  const folder = join(GAMES, game, 'test', 'golden');
  const { goldenGames }: { goldenGames(): readonly { name: string; text: string }[] } = await import(
    pathToFileURL(source).href
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { name, text } of goldenGames()) {
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(`${game}: ${name}, ${text.split('\n').length} lines`);
  }
}
