import type { PastMatch, RatingRow, Reply } from '@nokturn/protocol/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateDue } from '../src/ratings/rate.ts';
import { openStore } from '../src/site.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from './helpers/client.ts';
import { type Player, TestServer } from './helpers/table.ts';

const CONTEST = { scope: 'site', game: 'dice-duel' };

let table: TestServer;
let store: Store;
let ada: Player;
let ben: Player;
let played: string[];

async function playOut(clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        await client.untilAsked();
        if (client.view.over) return;
        await client.answer(client.view.asked?.mine?.fallback ?? '');
      }
    }),
  );
}

beforeAll(async () => {
  table = await TestServer.start();
  store = openStore(table.folder);
  [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
  played = [];
  for (let i = 0; i < 3; i++) {
    const code = await table.match([ada, ben], { privacy: 'listed' });
    await playOut([await table.join(code, ada), await table.join(code, ben)]);
    played.push(code);
  }
  const alone = await table.match([ada], { bots: 1 });
  await playOut([await table.join(alone, ada)]);
  played.push(alone);
  played.push((await table.create(ada)).code);
  await rateDue(store.ratings, CONTEST, Number.MAX_SAFE_INTEGER);
});
afterAll(async () => {
  await store.close();
  await table.stop();
});

const asked = async <T>(path: string, { secret }: Player) => {
  const { status, body } = await table.ask<T>('GET', path, { secret });
  expect(status).toBe(200);
  return body;
};
const codes = async (query: string, who = ada) =>
  (await asked<{ matches: PastMatch[] }>(`/api/me/history${query}`, who)).matches.map(({ code }) => code);

it('you find all your matches, with the result of each seat', async () => {
  expect(await codes('')).toEqual([...played].reverse());
  const { matches, next } = await asked<Reply<'history'>>('/api/me/history', ada);
  expect(next).toBeNull();
  const first = matches.at(-1) as PastMatch;
  expect(first).toMatchObject({ status: 'over', game: 'dice-duel', mine: 0 });
  expect(first.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben']);
  const { winners } = (await store.match(first.code))?.info ?? {};
  expect(first.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(winners);
  expect(matches[1]?.seats[1]).toMatchObject({ person: null, bot: 'random' });
  expect(matches[0]).toMatchObject({ status: 'lobby', endedAt: null });
});

it('and can filter them by game, opponent or outcome', async () => {
  expect(await codes('', ben)).toEqual(played.slice(0, 3).reverse());
  expect(await codes(`?with=${ben.person.id}`)).toEqual(played.slice(0, 3).reverse());
  expect(await codes('?game=another')).toEqual([]);
  expect(await codes('?outcome=unfinished')).toEqual([played[4]]);
  const won = await codes('?outcome=won');
  const lost = await codes('?outcome=lost');
  expect([...won, ...lost].sort()).toEqual(played.slice(0, 4).sort());
});

it('and page through them: a page starts where the last one ended', async () => {
  const made = await store.match(played[2] ?? '');
  const before = `${made?.info.createdAt}-${played[2]}`;
  expect(await codes(`?before=${before}`)).toEqual([played[1], played[0]]);
});

it('invalid pages and outcomes and requests without a person are refused', async () => {
  for (const query of [
    'before=x',
    'before=12',
    'before=1-%27',
    'outcome=drawn',
    'sort=up',
    `with=${'x'.repeat(65)}`,
  ])
    expect((await table.ask('GET', `/api/me/history?${query}`, { secret: ada.secret })).status).toBe(400);
  for (const path of ['/api/me/history', '/api/me/companions', '/api/me/statistics?game=dice-duel'])
    expect((await table.ask('GET', path)).status).toBe(401);
  for (const after of ['x', '1_NaN_a', '1_9', `1_2_${'x'.repeat(99)}`])
    expect((await table.ask('GET', `/api/ratings?game=dice-duel&after=${after}`)).status).toBe(400);
});

it('you are told whom you have played with', async () => {
  const { people } = await asked<Reply<'companions'>>('/api/me/companions', ada);
  expect(people).toEqual([{ person: ben.person, matches: 3 }]);
});

it('your results are added up', async () => {
  const { statistics, rating } = await asked<Reply<'statistics'>>('/api/me/statistics?game=dice-duel', ada);
  expect(statistics.matches).toBe(4);
  expect(statistics.by.find(({ kind }) => kind === 'with')?.rows).toMatchObject([
    { key: 'people', matches: 3 },
    { key: 'bots', matches: 1 },
  ]);
  expect(rating).toMatchObject({ person: ada.person, matches: 3 });
  const nothing = await asked<Reply<'statistics'>>('/api/me/statistics?game=another', ada);
  expect(nothing).toMatchObject({ statistics: { matches: 0 }, rating: null });
});

it('anybody can see the best players at listed tables, and their own place among them', async () => {
  const { ratings, next, mine } = await asked<Reply<'ratings'>>('/api/ratings?game=dice-duel', ben);
  expect(next).toBeNull();
  expect(ratings.map(({ rank }) => rank)).toEqual([1, 2]);
  expect(ratings.map(({ person }) => person.name).sort()).toEqual(['Ada', 'Ben']);
  expect(ratings.every(({ matches, plusMinus }) => matches === 3 && plusMinus > 0)).toBe(true);
  const infos = await Promise.all(played.slice(0, 3).map((code) => store.match(code)));
  const won = infos.flatMap((match) => match?.info.winners ?? []);
  expect(ratings.reduce((sum, { wins }) => sum + wins, 0)).toBe(won.length);
  expect(mine).toEqual(ratings.find(({ person }) => person.id === ben.person.id));
  const { body } = await table.ask<{ mine: RatingRow | null }>('GET', '/api/ratings?game=dice-duel');
  expect(body.mine).toBeNull();
});

it('the ratings of a circle are private', async () => {
  // To anybody outside it, a circle does not exist.
  const { status } = await table.ask('GET', '/api/ratings?game=dice-duel&scope=circle-1', ada);
  expect(status).toBe(404);
});
