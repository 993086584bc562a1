/**
 * `npm run measure`: plays matches of every game against bots in a real browser, at the default settings and in every
 * size, and prints what a person meets: whether the board stays put, how large it is, what cannot be read, touched or
 * seen, how long one waits and how often one presses. `--json` prints everything that was read.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@nokturn/games/all';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import { lineOf, type MeasuredMatch, measured, type Viewport } from './lib/measuring.ts';
import { serveBuiltPage } from './lib/serving.ts';

const SIZES = ['1920x1080', '1440x900', '1366x657', '1024x768', '768x1024', '390x844', '360x740', '740x360'];
const USAGE = `usage: npm run measure [-- --game <game>] [--size <width>x<height>] [--most <decisions>] [--url <site>] [--json]
  --game   one game instead of all; may be repeated
  --size   one size instead of all; may be repeated
  --most   leave a match after so many decisions; without it every match is played to its end
  --url    a site that runs already, such as one of another build
  --json   everything that was read, instead of a table`;

const { games, sizes, most, url, json } = readArguments();
const site = url === null ? await serveBuiltPage() : { url, close: async () => {} };
const browser = await launchBrowser();
const courses: MeasuredMatch[] = [];
try {
  for (const game of games)
    for (const viewport of sizes) {
      const course = await measured({ browser, url: site.url, game, viewport, most });
      courses.push(course);
      console.error(JSON.stringify(lineOf(course)));
    }
} finally {
  await browser.close();
  await site.close();
}
if (json) console.log(JSON.stringify(courses, null, 2));
else console.table(courses.map(lineOf));

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string', multiple: true },
        size: { type: 'string', multiple: true },
        most: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const known = GAMES.map(({ id }) => id);
    const games = values.game ?? known;
    for (const game of games) if (!known.includes(game)) throw new Error(`there is no game ${game}`);
    const most = Number(values.most ?? Number.POSITIVE_INFINITY);
    if (!(most >= 1)) throw new Error(`--most wants a number, not ${values.most}`);
    return {
      games,
      sizes: (values.size ?? SIZES).map(readSize),
      most,
      url: values.url?.replace(/\/$/, '') ?? null,
      json: values.json ?? false,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

function readSize(size: string): Viewport {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new Error(`--size wants 1366x657, not ${size}`);
  return { width: Number(width), height: Number(height) };
}
