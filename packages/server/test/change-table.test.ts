import type { MatchSummary } from '@nokturn/protocol';
import { describe, expect, it } from 'vitest';
import { bell } from './helpers/bell.ts';
import { anyGame, DUEL, TestServer } from './helpers/table.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben, eva } = await threePeople();

type Changed = { readonly match: MatchSummary };

const change = (code: string, { secret }: { secret: string }, body: unknown) =>
  table.ask<Changed>('PATCH', `/api/matches/${code}`, { secret, body });
const swap = (code: string, { secret }: { secret: string }, seat: number, other: number) =>
  table.ask<Changed>('POST', `/api/matches/${code}/seats/${seat}/swap`, { secret, body: { with: other } });

describe('before the start the host', () => {
  it('can change the options, the clock, whether spectators may watch and the number of seats', async () => {
    const { code } = await table.create(ada);
    const clock = { seconds: 86_400, after: 'bot' } as const;
    const { body } = await change(code, ada, { options: { target: 5 }, clock, spectators: false, seats: 4 });
    expect(body.match).toMatchObject({ options: { target: 5 }, clock, spectators: false });
    expect(body.match.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
    await table.restart();
    const after = await table.ask<Changed>('GET', `/api/matches/${code}`);
    expect(after.body.match).toMatchObject({ options: { target: 5 }, clock, spectators: false });
    await table.ask('DELETE', `/api/matches/${code}`, { secret: ada.secret });
  });

  it('can remove free seats and bots, but never a seat that somebody has', async () => {
    const { code } = await table.create(ada, {
      seats: [{ kind: 'bot', level: 'random' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    });
    await table.sit(code, 3, ben);
    const fewer = await change(code, ada, { seats: 2 });
    expect(fewer.body.match.seats).toMatchObject([{ person: ada.person }, { person: ben.person }]);
    await change(code, ada, { seats: 3 });
    await table.sit(code, 2, eva);
    expect((await change(code, ada, { seats: 2 })).body).toMatchObject({ error: { code: 'seat-taken' } });
    await table.ask('DELETE', `/api/matches/${code}`, { secret: ada.secret });
  });

  it('is told what the rules do not allow, and nothing changes', async () => {
    const { code } = await table.create(ada);
    for (const [body, why] of [
      [{ options: { target: 'moon' } }, 'setup'],
      [{ seats: 16 }, 'setup'],
      [{ seats: 0 }, 'malformed'],
      [{ clock: { seconds: 1, after: 'bot' } }, 'malformed'],
      [{ host: ben.person.id }, 'malformed'],
      [[], 'malformed'],
    ] as const)
      expect((await change(code, ada, body)).body).toMatchObject({ error: { code: why } });
    const after = await table.ask<Changed>('GET', `/api/matches/${code}`);
    expect(after.body.match).toMatchObject({ options: { target: 3 }, seats: [{}, {}] });
    await table.ask('DELETE', `/api/matches/${code}`, { secret: ada.secret });
  });

  it('can swap seats together with their people', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    const { body } = await swap(code, ada, 1, 0);
    expect(body.match.seats).toMatchObject([{ person: ben.person }, { person: ada.person }]);
    expect((await swap(code, ada, 1, 7)).body).toMatchObject({ error: { code: 'no-seat' } });
    await table.begin(code, ada);
    expect((await swap(code, ada, 1, 0)).body).toMatchObject({ error: { code: 'wrong-time' } });
    expect((await change(code, ada, { seats: 2 })).body).toMatchObject({ error: { code: 'wrong-time' } });
  });

  it('is the only one who can', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    expect((await change(code, ben, { seats: 3 })).body).toMatchObject({ error: { code: 'forbidden' } });
    expect((await swap(code, ben, 1, 0)).body).toMatchObject({ error: { code: 'forbidden' } });
    await table.ask('DELETE', `/api/matches/${code}`, { secret: ada.secret });
  });
});

it('anybody who comes to a table is told its host, language and clock', async () => {
  const server = await TestServer.start({ games: [DUEL, anyGame(bell)] });
  const [host, guest] = await server.people('Ada', 'Ben');
  if (!host || !guest) throw new Error('nobody came');
  const clock = { seconds: 86_400, after: 'bot' } as const;
  const { code } = await server.create(host, { clock, language: 'pl', privacy: 'listed', sit: false });
  const listed = await server.ask<{ matches: MatchSummary[] }>('GET', '/api/matches');
  expect(listed.body.matches).toMatchObject([
    { code, hostName: 'Ada', language: 'pl', clock, spectators: true },
  ]);
  const g = await server.join(code, guest);
  expect(g.last('joined')?.lobby).toMatchObject({ hostName: 'Ada', language: 'pl', clock });
  await server.stop();
});
