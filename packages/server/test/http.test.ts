import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MatchRecord, tableCommitment, verify } from '@nokturn/engine';
import { ROUTES } from '@nokturn/protocol';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/site.ts';
import { cleanUp, KEEP_EVERYTHING } from '../src/upkeep/clean.ts';
import { DUEL, type Player, TestServer } from './helpers/table.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben, eva } = await threePeople();

const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;

/** Plays a duel of bots and one person to its end. */
async function playOut(code: string, player: Player): Promise<void> {
  const client = await table.join(code, player);
  for (;;) {
    await client.untilAsked();
    if (client.view.over) break;
    await client.answer(client.view.asked?.mine?.fallback ?? '');
  }
  client.close();
}

describe('people', () => {
  it('get a name and a secret, and are recognised by it', async () => {
    const { status, body } = await table.ask<Player>('POST', '/api/people', { body: { name: '  Zoë ' } });
    expect(status).toBe(200);
    expect(body.person.name).toBe('Zoë');
    const me = await table.ask('GET', '/api/me', { secret: body.secret });
    expect(me.body).toEqual({ person: body.person });
  });

  it('can change their name, and the tables they sit at are told', async () => {
    const zed = await table.person('Zed');
    const { code } = await table.create(zed);
    const client = await table.join(code, zed);
    await table.ask('PATCH', '/api/me', { secret: zed.secret, body: { name: 'Zdeněk' } });
    await client.until(() => client.last('lobby'));
    expect(client.last('lobby')?.lobby.seats[0]).toMatchObject({ person: { name: 'Zdeněk' } });
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\nb', '\u202e\u2066'])('cannot be called %j', async (name) => {
    const refused = await table.ask('POST', '/api/people', { body: { name } });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'malformed']);
  });

  it('get the same refusal, whatever is wrong with their secret', async () => {
    const [id, random] = ada.secret.split('.') as [string, string];
    const wrong = [
      undefined,
      'x',
      `${id}.${'A'.repeat(43)}`,
      `${'A'.repeat(16)}.${random}`,
      `${ben.person.id}.${random}`,
    ];
    const answers = await Promise.all(
      wrong.map((secret) => table.ask('GET', '/api/me', secret === undefined ? {} : { secret })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });
});

describe('games', () => {
  it('are listed with seats, options, bots and reactions', async () => {
    const { body } = await table.ask('GET', '/api/games');
    expect(body).toEqual({
      games: [
        {
          id: 'dice-duel',
          rules: 1,
          seats: { min: 2, max: 4, usual: 3 },
          options: [{ key: 'target', kind: 'number', min: 1, max: 9, default: 3 }],
          bots: ['random', 'crashing', 'dying', 'cheating', 'fallback'],
          reactions: [],
        },
      ],
    });
  });
});

describe('setting up a match', () => {
  it('seats its creator in the first open seat', async () => {
    const match = await table.create(ada, { seats: [{ kind: 'bot', level: 'random' }, { kind: 'open' }] });
    expect(match).toMatchObject({ status: 'lobby', host: ada.person.id, options: { target: 3 }, seed: null });
    expect(match.seats).toEqual([
      { kind: 'bot', level: 'random' },
      { kind: 'person', person: ada.person, standIn: false, commitment: null },
    ]);
    const standing = await table.create(ada, { sit: false });
    expect(standing.seats).toEqual([{ kind: 'open' }, { kind: 'open' }]);
  });

  it.each([
    [404, 'unknown-game', { game: 'chess' }],
    [422, 'setup', { seats: [{ kind: 'open' }] }],
    [422, 'setup', { options: { target: 99 } }],
    [422, 'setup', { options: { colour: 'red' } }],
    [422, 'setup', { seats: [{ kind: 'open' }, { kind: 'bot', level: 'oracle' }] }],
    [400, 'malformed', { clock: { seconds: 1, after: 'bot' } }],
    [400, 'malformed', { seats: [{ kind: 'open', person: 'x' }, { kind: 'open' }] }],
    [400, 'malformed', { seed: 'mine' }],
  ])('is refused with %d %s for %j', async (status, code, change) => {
    const refused = await table.ask('POST', '/api/matches', {
      secret: ada.secret,
      body: { game: 'dice-duel', seats: [{ kind: 'open' }, { kind: 'open' }], ...change },
    });
    expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  });

  it('requires a person', async () => {
    const refused = await table.ask('POST', '/api/matches', { body: {} });
    expect(codeOf(refused)).toBe('unknown-person');
  });

  it('is limited', async () => {
    const busy = await table.person('Busy');
    for (let i = 0; i < 40; i++) await table.create(busy);
    await expect(table.create(busy)).rejects.toThrow(/too-many/);
  });
});

describe('seats', () => {
  it('are taken, changed and given up', async () => {
    const { code } = await table.create(ada, { seats: Array(3).fill({ kind: 'open' }) });
    expect((await table.sit(code, 1, ben)).body.match.seats[1]).toMatchObject({ person: ben.person });
    expect(codeOf(await table.sit(code, 1, eva))).toBe('seat-taken');
    expect(codeOf(await table.sit(code, 3, eva))).toBe('no-seat');
    const moved = await table.sit(code, 2, ben);
    expect(moved.body.match.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
    const path = `/api/matches/${code}/seats/2`;
    expect(codeOf(await table.ask('DELETE', path, { secret: eva.secret }))).toBe('not-yours');
    const left = await table.ask<typeof moved.body>('DELETE', path, { secret: ben.secret });
    expect(left.body.match.seats[2]).toEqual({ kind: 'open' });
  });

  it('are planned only by the host', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    const path = `/api/matches/${code}/seats/1`;
    const bot = { kind: 'bot', level: 'random' };
    expect(codeOf(await table.ask('PUT', path, { secret: ben.secret, body: bot }))).toBe('forbidden');
    const unknown = { kind: 'bot', level: 'oracle' };
    expect(codeOf(await table.ask('PUT', path, { secret: ada.secret, body: unknown }))).toBe('setup');
    const planned = await table.ask('PUT', path, { secret: ada.secret, body: bot });
    expect(planned.body).toMatchObject({ match: { seats: [{ kind: 'person' }, bot] } });
  });
});

describe('starting and closing', () => {
  it('is for the host once every seat is taken, and publishes the commitment but not the seed', async () => {
    const { code } = await table.create(ada);
    const start = (player: Player) => table.ask('POST', `/api/matches/${code}/start`, player);
    expect(codeOf(await start(ada))).toBe('no-seat');
    await table.sit(code, 1, ben);
    expect(codeOf(await start(ben))).toBe('forbidden');
    const started = await start(ada);
    expect(started.body).toMatchObject({ match: { status: 'playing', seed: null } });
    expect(started.body).toMatchObject({ match: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(codeOf(await start(ada))).toBe('wrong-time');
    expect(codeOf(await table.sit(code, 1, eva))).toBe('wrong-time');
    expect(codeOf(await table.ask('DELETE', `/api/matches/${code}`, ada))).toBe('wrong-time');
  });

  it('a closed match is gone', async () => {
    const { code } = await table.create(ada);
    const visitor = await table.join(code, null);
    expect(codeOf(await table.ask('DELETE', `/api/matches/${code}`, ben))).toBe('forbidden');
    expect((await table.ask('DELETE', `/api/matches/${code}`, ada)).status).toBe(200);
    await visitor.until(() => visitor.closed);
    expect(visitor.closed?.code).toBe(4003);
    expect((await table.ask('GET', `/api/matches/${code}`)).status).toBe(404);
    const mine = await table.ask<{ matches: { code: string }[] }>('GET', '/api/me/matches', ada);
    expect(mine.body.matches.map((match) => match.code)).not.toContain(code);
  });
});

describe('lists', () => {
  it('show only listed matches, and your own', async () => {
    const cyd = await table.person('Cyd');
    const open = await table.create(cyd, { privacy: 'listed' });
    const hidden = await table.create(cyd);
    const running = await table.match([cyd], { bots: 1, privacy: 'listed' });
    const unseen = await table.match([cyd], { bots: 1, privacy: 'listed', spectators: false });
    const codes = async (path: string, secret?: string) => {
      const { body } = await table.ask<{ matches: { code: string }[] }>(
        'GET',
        path,
        secret === undefined ? {} : { secret },
      );
      return body.matches.map(({ code }) => code);
    };
    expect(await codes('/api/matches')).toEqual([open.code]);
    expect(await codes('/api/matches?show=playing')).toEqual([running]);
    expect((await codes('/api/me/matches', cyd.secret)).sort()).toEqual(
      [open.code, hidden.code, running, unseen].sort(),
    );
  });
});

describe('the public list', () => {
  type List = { matches: { code: string }[]; more: boolean };
  const codesOf = ({ matches }: List) => matches.map(({ code }) => code);
  const from = (address: string, secret: string) => ({ secret, headers: { 'x-forwarded-for': address } });
  const body = { game: 'dice-duel', seats: [{ kind: 'open' }, { kind: 'open' }], privacy: 'listed' } as const;
  const post = (server: TestServer, address: string, { secret }: Player) =>
    server.ask<{ match: { code: string } }>('POST', '/api/matches', { ...from(address, secret), body });

  it('accepts two tables from one person', async () => {
    const server = await TestServer.start();
    const [cyd, dan] = (await server.people('Cyd', 'Dan')) as [Player, Player];
    const first = await server.create(cyd, { privacy: 'listed' });
    await server.create(cyd, { privacy: 'listed' });
    const third = await server.ask('POST', '/api/matches', { secret: cyd.secret, body });
    expect([third.status, codeOf(third)]).toEqual([429, 'too-many-listed']);
    expect(third.body).toMatchObject({ error: { reason: expect.stringMatching(/2 .* listed/) } });
    await server.create(cyd);
    await server.create(dan, { privacy: 'listed' });
    await server.ask('DELETE', `/api/matches/${first.code}`, { secret: cyd.secret });
    await server.create(cyd, { privacy: 'listed' });
    await server.stop();
  });

  it('accepts five tables from one address, or from a whole /48 of IPv6', async () => {
    const server = await TestServer.start({ trustProxy: true });
    for (const [one, same, other] of [
      ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
      ['2001:db8:1:2::3', '2001:db8:1:ffff::4', '2001:db8:2::1'],
    ] as const) {
      const people = await server.people('A', 'B', 'C', 'D', 'E', 'F');
      const made = [];
      for (const person of people.slice(0, 5)) made.push((await post(server, one, person)).status);
      expect(made).toEqual(Array(5).fill(200));
      const sixth = await post(server, same, people[5] as Player);
      expect([sixth.status, codeOf(sixth)]).toEqual([429, 'too-many-listed']);
      expect((await post(server, other, people[5] as Player)).status).toBe(200);
    }
    await server.stop();
  });

  it('accepts no more if all are requested at once', async () => {
    const server = await TestServer.start({ trustProxy: true });
    const statuses = async (...all: Promise<{ status: number }>[]) =>
      (await Promise.all(all)).map(({ status }) => status).sort();
    const cyd = await server.person('Cyd');
    expect(await statuses(...Array.from({ length: 4 }, () => post(server, '192.0.2.1', cyd)))).toEqual([
      200, 200, 429, 429,
    ]);
    const people = await server.people('A', 'B', 'C', 'D', 'E', 'F', 'G');
    expect(await statuses(...people.map((person) => post(server, '192.0.2.2', person)))).toEqual([
      ...Array(5).fill(200),
      ...Array(2).fill(429),
    ]);
    await server.stop();
  });

  it('shows two running matches of one person, however many there are', async () => {
    const server = await TestServer.start();
    const [cyd, dan] = (await server.people('Cyd', 'Dan')) as [Player, Player];
    const his = await server.match([dan], { bots: 1, privacy: 'listed' });
    const hers: string[] = [];
    for (let i = 0; i < 4; i++) hers.push(await server.match([cyd], { bots: 1, privacy: 'listed' }));
    const { body: list } = await server.ask<List>('GET', '/api/matches?show=playing');
    expect(codesOf(list)).toContain(his);
    expect(codesOf(list).filter((code) => hers.includes(code))).toHaveLength(2);
    await server.stop();
  });

  it('has pages, and puts tables where somebody is present first', async () => {
    const server = await TestServer.start({ trustProxy: true });
    const people = await Promise.all(Array.from({ length: 52 }, (_, i) => server.person(`P${i}`)));
    const codes: string[] = [];
    for (const [i, person] of people.entries())
      codes.push((await post(server, `198.51.100.${i}`, person)).body.match.code);
    const page = async (query: string) => (await server.ask<List>('GET', `/api/matches${query}`)).body;
    const [first, second] = [await page(''), await page('?from=50')];
    expect([first.matches.length, first.more, second.matches.length, second.more]).toEqual([
      50,
      true,
      2,
      false,
    ]);
    expect([...codesOf(first), ...codesOf(second)].sort()).toEqual(codes.toSorted());
    // The oldest match comes first because its host is present.
    await server.join(codes[0] as string, people[0] as Player);
    expect(codesOf(await page(''))[0]).toBe(codes[0]);
    await server.stop();
  });

  it('refuses a rematch beyond the limit, which can still be found by its link', async () => {
    const server = await TestServer.start();
    const cyd = await server.person('Cyd');
    const code = await server.match([cyd], { bots: 1, privacy: 'listed', options: { target: 1 } });
    const client = await server.join(code, cyd);
    for (;;) {
      await client.untilAsked();
      if (client.view.over) break;
      await client.answer(client.view.asked?.mine?.fallback ?? '');
    }
    for (let i = 0; i < 2; i++) await server.create(cyd, { privacy: 'listed' });
    const again = await server.ask<{ match: { privacy: string } }>('POST', `/api/matches/${code}/rematch`, {
      secret: cyd.secret,
    });
    expect([again.status, again.body.match.privacy]).toEqual([200, 'link']);
    await server.stop();
  });

  it('keeps only as much of an address as thousands of others share, and only for a day', async () => {
    const server = await TestServer.start({ trustProxy: true });
    const cyd = await server.person('Cyd');
    await post(server, '192.0.2.77', cyd);
    const store = openStore(server.folder);
    const database = new DatabaseSync(join(server.folder, 'nokturn.sqlite'));
    const kept = () => database.prepare('SELECT origin FROM matches').all()[0]?.origin;
    expect(kept()).toMatch(/^[0-9a-f]{5}$/);
    // The hourly cleanup.
    await cleanUp(store, KEEP_EVERYTHING, Date.now() + 86_000_000);
    expect(kept()).not.toBeNull();
    await cleanUp(store, KEEP_EVERYTHING, Date.now() + 86_400_000);
    expect(kept()).toBeNull();
    database.close();
    await store.close();
    await server.stop();
  });
});

describe('a match under other rules', () => {
  /** The same matches, one version of the rules later. */
  const later = () => TestServer.start({ games: [{ ...DUEL, rulesVersion: 2 }] }, table.folder);

  it('can be found, but neither joined nor replayed', async () => {
    const code = await table.match([ada], { bots: 1 });
    const newer = await later();
    const { status, body } = await newer.ask('GET', `/api/matches/${code}`);
    expect([status, body]).toMatchObject([200, { match: { status: 'playing' } }]);
    expect(codeOf(await newer.ask('GET', `/api/matches/${code}/record`))).toBe('wrong-time');
    const client = await newer.connect();
    expect(await client.send({ type: 'join', match: code })).toMatchObject({ code: 'other-rules' });
    await newer.stop();
  });

  it('keeps its record when it is over, and a rematch uses today’s rules', async () => {
    const code = await table.match([ada], { bots: 1 });
    await playOut(code, ada);
    const { body } = await table.ask<MatchRecord>('GET', `/api/matches/${code}/record`);
    const { hash: _, signature, ...told } = body;
    const newer = await later();
    const record = await newer.ask<MatchRecord>('GET', `/api/matches/${code}/record`);
    // Without the hash it is a different text, signed with the same key.
    const { signature: again, ...kept } = record.body;
    expect([record.status, kept, again?.key]).toEqual([200, told, signature?.key]);
    const { version } = (await newer.server.rooms.get(code)).summary;
    expect(version).toBe((await table.server.rooms.get(code)).version);
    expect(verify(DUEL, record.body)).toBeNull();
    expect(codeOf(await newer.ask('GET', `/api/matches/${code}/replay`))).toBe('other-rules');
    const next = await newer.ask<{ match: { code: string } }>('POST', `/api/matches/${code}/rematch`, ada);
    await newer.begin(next.body.match.code, ada);
    expect((await newer.join(next.body.match.code, ada)).version).toBe(0);
    await newer.stop();
  });

  it('that has not started is played by today’s rules', async () => {
    const { code } = await table.create(ada, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    const newer = await later();
    const client = await newer.join(code, ada);
    await newer.begin(code, ada);
    await client.until(() => client.table);
    expect((await newer.server.rooms.get(code)).info.rules).toBe(2);
    await newer.stop();
  });
});

describe('after the end', () => {
  it('there are a record that verifies, a replay and a rematch, but not before', async () => {
    const code = await table.match([ada], { bots: 2 });
    const path = `/api/matches/${code}`;
    expect(codeOf(await table.ask('GET', `${path}/record`))).toBe('wrong-time');
    expect(codeOf(await table.ask('GET', `${path}/replay?as=everything`))).toBe('wrong-time');
    expect(codeOf(await table.ask('POST', `${path}/rematch`, ada))).toBe('wrong-time');
    await playOut(code, ada);

    const record = await table.ask<MatchRecord>('GET', `${path}/record`);
    expect(verify(DUEL, record.body)).toBeNull();
    const { body } = await table.ask<{ match: { seed: string; commitment: string; winners: number[] } }>(
      'GET',
      path,
    );
    expect(tableCommitment(code, record.body.draw?.secret ?? '')).toBe(body.match.commitment);
    expect(record.body.seed).toBe(body.match.seed);
    expect(body.match.winners.length).toBeGreaterThan(0);

    type Replay = { versions: number; moments: { version: number; view: { state: { lucky: unknown[] } } }[] };
    const replay = async (query: string) => (await table.ask<Replay>('GET', `${path}/replay?${query}`)).body;
    const all = await replay('as=everything');
    expect(all.moments.map(({ version }) => version)).toEqual(all.moments.map((_, i) => i));
    expect(all.moments).toHaveLength(all.versions);
    expect(all.moments[0]?.view.state.lucky).not.toContain(null);
    const own = await replay('as=1&from=1&count=1');
    expect(own.moments).toHaveLength(1);
    expect(own.moments[0]?.view.state.lucky.map((number) => number !== null)).toEqual([false, true, false]);
    expect(codeOf(await table.ask('GET', `${path}/replay?as=3`))).toBe('no-seat');

    expect(codeOf(await table.ask('POST', `${path}/rematch`, ben))).toBe('forbidden');
    const again = await table.ask<{ match: { code: string; seats: unknown[] } }>(
      'POST',
      `${path}/rematch`,
      ada,
    );
    expect(again.body.match.seats.at(-1)).toMatchObject({ person: ada.person });
    const twice = await table.ask<typeof again.body>('POST', `${path}/rematch`, ada);
    expect(twice.body.match.code).toBe(again.body.match.code);
    // A rematch that its host has closed is not the last one.
    await table.ask('DELETE', `/api/matches/${again.body.match.code}`, ada);
    const third = await table.ask<typeof again.body>('POST', `${path}/rematch`, ada);
    expect(third.status).toBe(200);
    expect(third.body.match.code).not.toBe(again.body.match.code);
  });
});

describe('after the end of a match without spectators', () => {
  it('the record, the replay and the seed are for the people who played', async () => {
    const host = await table.person('Host');
    const { code } = await table.create(host, {
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
      spectators: false,
      sit: false,
    });
    await table.sit(code, 0, ada);
    await table.begin(code, host);
    await playOut(code, ada);
    const path = `/api/matches/${code}`;
    for (const door of ['record', 'replay', 'replay?as=everything', 'replay?as=0']) {
      const wrong = `${ada.person.id}.${'A'.repeat(43)}`;
      for (const secret of [undefined, wrong, ben.secret, host.secret]) {
        const refused = await table.ask('GET', `${path}/${door}`, secret === undefined ? {} : { secret });
        expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
      }
      expect((await table.ask('GET', `${path}/${door}`, { secret: ada.secret })).status).toBe(200);
    }
    const seedFor = async (asker: object) =>
      (await table.ask<{ match: { seed: string | null } }>('GET', path, asker)).body.match.seed;
    expect([await seedFor({}), await seedFor({ secret: ben.secret })]).toEqual([null, null]);
    const { body } = await table.ask<MatchRecord>('GET', `${path}/record`, { secret: ada.secret });
    expect(await seedFor({ secret: ada.secret })).toBe(body.seed);
    const mine = await table.ask('GET', '/api/me/matches', { secret: host.secret });
    expect(JSON.stringify(mine.body)).not.toContain(body.seed);
  });
});

describe('the edge', () => {
  it('describes every route in the OpenAPI document', async () => {
    const { body } = await table.ask<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      'GET',
      '/api/openapi.json',
    );
    const described = Object.values(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('sends a strict content policy and other security headers with everything', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz']) {
      const { headers } = await table.ask('GET', path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await table.ask('GET', '/api/games')).headers.get('cache-control')).toBe('no-store');
  });

  it('refuses requests from pages of other sites', async () => {
    const from = (origin: string) =>
      table.ask('POST', '/api/people', { body: { name: 'X' }, headers: { origin } });
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from(new URL(table.server.url).origin)).status).toBe(200);
  });

  it.each([
    [400, 'malformed', 'half of a body', '{"name":'],
    [400, 'malformed', 'a body of another kind', '[]'],
    [400, 'malformed', 'a body with more in it', '{"name":"A","admin":true}'],
    [413, 'too-large', 'a huge body', JSON.stringify({ name: 'x'.repeat(70_000) })],
  ])('answers %d %s to %s', async (status, code, _, body) => {
    const refused = await table.ask('POST', '/api/people', { body });
    expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  });

  it('answers 404 with a code for unknown matches and addresses', async () => {
    expect(codeOf(await table.ask('GET', '/api/matches/22222222'))).toBe('unknown-match');
    expect(codeOf(await table.ask('GET', '/api/matches/NOPE'))).toBe('malformed');
    expect(codeOf(await table.ask('GET', '/api/nothing'))).toBe('not-found');
    expect(codeOf(await table.ask('DELETE', '/index.html'))).toBe('not-found');
  });

  it('reports its health and its metrics', async () => {
    expect((await table.ask('GET', '/healthz')).body).toEqual({ ok: true });
    const { body } = await table.ask<string>('GET', '/metrics');
    expect(body).toMatch(/^nokturn_matches_in_memory \d+$/m);
    expect(body).toMatch(/nokturn_refusals_total\{code="malformed"\} \d+/);
  });
});

describe('limits', () => {
  it('too many requests or new people from one address are refused', async () => {
    const small = await TestServer.start({
      limits: { requests: { burst: 5, perSecond: 0 }, creations: { burst: 2, perSecond: 0 } },
    });
    const make = () => small.ask('POST', '/api/people', { body: { name: 'A' } });
    expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 200, 429]);
    const asks = [await small.ask('GET', '/api/games'), await small.ask('GET', '/api/games')];
    expect(asks.map(({ status }) => status)).toEqual([200, 200]);
    expect(codeOf(await small.ask('GET', '/api/games'))).toBe('too-often');
    await small.stop();
  });

  it('metrics are for anybody with the token, if there is one', async () => {
    const guarded = await TestServer.start({ metricsToken: 'open-sesame' });
    expect((await guarded.ask('GET', '/metrics')).status).toBe(403);
    expect((await guarded.ask('GET', '/metrics', { secret: 'open-sesama' })).status).toBe(403);
    expect((await guarded.ask('GET', '/metrics', { secret: 'open-sesame' })).status).toBe(200);
    await guarded.stop();
  });
});
