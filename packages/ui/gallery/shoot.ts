import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { launchBrowser } from '../src/testing/browser.ts';

/** Takes a picture of everything in the gallery, at every width, in every language and theme, into dist/shots. */

const WIDTHS = [360, 768, 1440];
const LANGUAGES = ['en', 'pl', 'cs'];
const THEMES = ['night', 'parchment'];
const PAGES = [
  'part=table&moment=opening&seats=8',
  'part=table&moment=move',
  'part=table&moment=attack&seats=8',
  'part=table&moment=well&seed=b',
  'part=table&moment=prophecy&seed=a',
  'part=result',
  'part=cards',
  'part=kit',
];

const root = import.meta.dirname;
const configFile = join(root, 'vite.config.ts');
const shots = join(root, 'dist', 'shots');

await build({ root, configFile, logLevel: 'error' });
await mkdir(shots, { recursive: true });
const server = await preview({
  root,
  configFile,
  logLevel: 'error',
  preview: { port: 0, host: '127.0.0.1' },
});
const [url = ''] = server.resolvedUrls?.local ?? [];
const browser = await launchBrowser();
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(error.message));
  for (const theme of THEMES)
    for (const language of LANGUAGES)
      for (const query of PAGES) {
        await page.goto(`${url}?${query}&language=${language}&theme=${theme}`);
        await page.waitForFunction('document.fonts.status === "loaded" && document.querySelector("#root *")');
        const name = `${query.replaceAll(/[&=]/g, '-')}-${language}-${theme}-${width}.png`;
        await page.screenshot({ path: join(shots, name), fullPage: true });
      }
  await page.close();
}
await browser.close();
await server.close();
console.log(shots);
