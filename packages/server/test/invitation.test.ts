import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@nokturn/games';
import { LIBRARY } from '@nokturn/games/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageAsked } from '../src/link-previews/language.ts';
import { PICTURE } from '../src/link-previews/pictures.ts';
import { type Player, TestServer } from './helpers/table.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="all games" />
<title>Nokturn</title></head><body></body></html>`;

let folder: string;
let table: TestServer;
let host: Player;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-page-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  table = await TestServer.start({ library: LIBRARY, page: folder });
  host = await table.person('Ada "<b>" & Co');
});
afterAll(async () => {
  await table.stop();
  rmSync(folder, { recursive: true });
});

const open = (game: string, seats: number) =>
  table.create(host, { game, seats: Array.from({ length: seats }, () => ({ kind: 'open' })) });

/** The tags that a site showing links reads from a page. */
async function previewOf(path: string, language?: string): Promise<Record<string, string>> {
  const { status, body } = await table.ask<string>('GET', path, {
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  expect(status).toBe(200);
  const tags = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
  return Object.fromEntries([['title', title], ...tags.map(([, key, value]) => [key, value])]);
}

describe('a link to a match', () => {
  it.each(GAME_IDS)(
    'of %s has a title, a sentence and a picture, in the language asked for',
    async (game) => {
      const { code } = await open(game, 4);
      const english = await previewOf(`/m/${code}`, 'de, en;q=0.8, pl;q=0.5');
      expect(english['og:description']).toBe(
        'Ada &quot;&lt;b&gt;&quot; &amp; Co invites you to a match. 3 seats are free.',
      );
      expect(english.title).toMatch(/^\S.* · Nokturn$/);
      expect(english.description).toBe(english['og:description']);
      const polish = await previewOf(`/m/${code}?lang=pl`, 'cs');
      expect(polish['og:description']).toContain('3 miejsca są wolne.');
      expect((await previewOf(`/m/${code}`, 'cs'))['og:description']).toContain('3 místa jsou volná.');
      expect(english['og:url']).toBe(new URL(`/m/${code}`, table.server.url).href);
      // Anybody who opens the address given there gets the same language.
      expect(polish['og:url']).toBe(`${english['og:url']}?lang=pl`);
      expect((await previewOf(`/m/${code}?lang=de`, 'cs'))['og:url']).toBe(english['og:url']);
      expect([english['og:locale'], polish['og:locale']]).toEqual(['en_US', 'pl_PL']);

      expect(english['og:image']).toMatch(new RegExp(`/picture/en/lobby/${game}\\.png$`));
      const picture = await fetch(english['og:image'] ?? '');
      expect(picture.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await picture.arrayBuffer());
      // Its words are drawn: without fonts the picture would be the same in every language.
      const other = await fetch(polish['og:image'] ?? '');
      expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      // The header of a PNG gives its size.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
      expect(bytes.byteLength).toBeLessThan(600_000);
      await table.ask('DELETE', `/api/matches/${code}`, { secret: host.secret });
    },
  );

  it('is described differently for each game', async () => {
    const previews = await Promise.all(
      GAME_IDS.map(async (game) => previewOf(`/m/${(await open(game, 4)).code}`)),
    );
    expect(new Set(previews.map(({ title }) => title)).size).toBe(GAME_IDS.length);
    const pictures = await Promise.all(
      previews.map(async (preview) => (await fetch(preview['og:image'] ?? '')).arrayBuffer()),
    );
    expect(new Set(pictures.map((each) => Buffer.from(each).toString('base64'))).size).toBe(GAME_IDS.length);
  });

  it('also works for a replay; one that leads nowhere says no more than any other page', async () => {
    const { code } = await open('vendetta', 3);
    expect((await previewOf(`/replay/${code}`))['og:title']).toContain('Nokturn');
    for (const path of [
      '/m/222222222222',
      '/m/..%2f..',
      '/m/%3Cscript%3E',
      '/replay/local/abc',
      '/',
      '/new/vendetta',
    ])
      expect(await previewOf(path)).toEqual({ title: 'Nokturn', description: 'all games' });
    for (const file of [
      ...['en/lobby/none.png', 'en/lobby/vendetta', 'en/lobby/..%2fvendetta.png', 'en/lobby/vendetta.svg'],
      ...['de/lobby/vendetta.png', 'en/closed/vendetta.png', 'vendetta.png'],
    ])
      expect((await table.ask('GET', `/picture/${file}`)).status).toBe(404);
  });

  it('has a picture that shows the state of the match', async () => {
    const code = await table.match(await table.people('Ewa', 'Ola'), { game: 'the-hunger' });
    const { 'og:image': playing = '' } = await previewOf(`/m/${code}`, 'cs');
    expect(playing).toMatch(/\/picture\/cs\/playing\/the-hunger\.png$/);
    const [now, invited] = await Promise.all(
      [playing, playing.replace('playing', 'lobby')].map(async (url) =>
        Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64'),
      ),
    );
    expect(now).not.toBe(invited);
  });

  it('distinguishes people with the same name as their table does', async () => {
    const [ada, ben, eva] = await table.people('Ewa', 'Ewa', 'Ola');
    const code = await table.match([ada, ben, eva] as Player[], { game: 'vendetta' });
    expect((await previewOf(`/m/${code}`))['og:description']).toBe(
      'A match is being played: Ewa, Ewa 2, Ola. You can watch.',
    );
  });

  it('does not help to guess codes', async () => {
    const strict = await TestServer.start({
      page: folder,
      limits: { guesses: { burst: 2, perSecond: 0.001 } },
    });
    const ada = await strict.person('Ada');
    const { code } = await strict.create(ada);
    const titleOf = async (path: string) => (await strict.ask<string>('GET', path)).body.includes('og:title');
    expect(await titleOf(`/m/${code}`)).toBe(true);
    for (const wrong of ['222222222222', '333333333333']) expect(await titleOf(`/m/${wrong}`)).toBe(false);
    expect(await titleOf(`/m/${code}`)).toBe(false);
    await strict.stop();
  });
});

it.each([
  [undefined, undefined, 'en'],
  ['cs', 'pl', 'cs'],
  ['xx', 'pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  [['cs'], 'de,fr', 'en'],
  [undefined, 'en;q=0.1, cs;q=0.9', 'cs'],
  [undefined, 'cs;q=0, pl', 'pl'],
  [undefined, ';;;,,q=,', 'en'],
])('for %o and %o it is in %s', (inAddress, preferred, language) => {
  expect(languageAsked(inAddress, preferred)).toBe(language);
});
