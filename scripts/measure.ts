/**
 * `npm run measure`: plays matches of every game against bots in a real browser, at the default settings and in every
 * size, and prints the findings: whether the board stays put, how large it is, what cannot be read, touched or seen,
 * how long a player waits and how often they press. Fails if a principle of the table is broken.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@nokturn/games/all';
import { isLanguage, LANGUAGES, type Language } from '@nokturn/text';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { Theme } from './lib/contrast.ts';
import { COMPANIES, type Company, lineOf, measured, type Viewport } from './lib/measuring.ts';
import { brokenBy } from './lib/principles.ts';
import { serveBuiltPage } from './lib/serving.ts';

const SIZES = ['1920x1080', '1440x900', '1366x657', '1024x768', '768x1024', '390x844', '360x740', '740x360'];
const USAGE = `usage: npm run measure [-- <option>...]
  --game <game>            one game instead of all; may be repeated
  --size <width>x<height>  one size instead of all; may be repeated
  --seats least|usual|most how many play; may be repeated; without it as many as usually do
  --language ${LANGUAGES.join('|')}      may be repeated; without it English
  --theme dark|light       without it dark, and contrast is measured in both
  --most <decisions>       leave a match after so many decisions, and call it unfinished
  --pictures <folder>      keep about twenty pictures of each match there
  --url <site>             a site that runs already, such as one of another build
  --json                   everything that was read, a line for each match`;

const { games, sizes, companies, languages, themes, most, pictures, url, json } = readArguments();
const site = url === null ? await serveBuiltPage() : { url, close: async () => {} };
const browser = await launchBrowser();
const lines: ReturnType<typeof lineOf>[] = [];
let isKept = true;
const wanted = games.flatMap((game) =>
  sizes.flatMap((viewport) =>
    companies.flatMap((company) => languages.map((language) => ({ game, viewport, company, language }))),
  ),
);
try {
  for (const one of wanted)
    try {
      const course = await measured({ browser, url: site.url, themes, most, pictures, ...one });
      const line = lineOf(course);
      lines.push(line);
      isKept &&= brokenBy(course).length === 0;
      // Printed immediately: a run takes long, and may be interrupted.
      if (json) console.log(JSON.stringify(course));
      console.error(JSON.stringify(line));
    } catch (error) {
      isKept = false;
      console.error(JSON.stringify({ ...one, failed: error instanceof Error ? error.message : `${error}` }));
    }
} finally {
  await browser.close();
  await site.close();
}
if (!json) console.table(lines);
process.exitCode = isKept ? 0 : 1;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string', multiple: true },
        size: { type: 'string', multiple: true },
        seats: { type: 'string', multiple: true },
        language: { type: 'string', multiple: true },
        theme: { type: 'string' },
        most: { type: 'string' },
        pictures: { type: 'string' },
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
      companies: (values.seats ?? ['usual']).map(readCompany),
      languages: (values.language ?? ['en']).map(readLanguage),
      themes: readThemes(values.theme),
      most,
      pictures: values.pictures ?? null,
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

function readCompany(seats: string): Company {
  const company = COMPANIES.find((one) => one === seats);
  if (company === undefined) throw new Error(`--seats wants ${COMPANIES.join(', ')}, not ${seats}`);
  return company;
}

function readLanguage(language: string): Language {
  if (!isLanguage(language)) throw new Error(`--language wants ${LANGUAGES.join(', ')}, not ${language}`);
  return language;
}

function readThemes(theme: string | undefined): readonly [Theme, ...Theme[]] {
  if (theme === undefined) return ['dark', 'light'];
  if (theme !== 'dark' && theme !== 'light') throw new Error(`--theme wants dark or light, not ${theme}`);
  return [theme];
}
