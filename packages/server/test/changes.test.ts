import { Random, randomAnswer, type Viewer } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { GAMES } from '@nokturn/games/all';
import { type TableUpdate, tableAfter } from '@nokturn/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Audience } from '../src/match/audience.ts';
import type { MatchInfo } from '../src/store/store.ts';
import type { Client } from './helpers/client.ts';
import { TestServer } from './helpers/table.ts';
import { threePeople } from './helpers/three.ts';

const { table: duels, ada, ben, eva } = await threePeople();
const all = await TestServer.start({ games: GAMES });
afterAll(() => all.stop());

const NOBODY = { person: null, followsChanges: true, hear: () => undefined, dismiss: () => undefined };

/** A newcomer joins every this many versions, to compare with what the others know from changes alone. */
const LOOK_EVERY = deep(11, 5);

describe('clients that are sent only changes', () => {
  it.each(GAMES.map(({ id, seats }) => [id, Math.max(seats.min, 3)] as const))(
    'know in %s, throughout the match, exactly what a newcomer is shown',
    { timeout: 60_000 },
    async (game, seats) => {
      // A match played at random may end early.
      for (let looks = 0; looks < 4; ) looks += await playThrough(game, seats);
    },
  );

  /** Returns how often a newcomer looked. */
  async function playThrough(game: string, seats: number): Promise<number> {
    const people = await all.people(...Array.from({ length: seats }, (_, i) => `Player ${i}`));
    const code = await all.match(people, { game });
    const players: Client[] = [];
    for (const person of people) players.push(await all.join(code, person));
    const watcher = await all.join(code, null);
    const everybody = [...players, watcher];
    const random = new Random(game);
    let looks = 0;
    while (!watcher.view.over) {
      const { version } = watcher;
      if (version % LOOK_EVERY === 0) looks++;
      const asked = players.filter((client) => client.view.asked?.mine?.answer === null);
      for (const client of asked) {
        const ask = client.view.asked?.mine?.ask;
        if (ask && client.version === version) await client.answer(randomAnswer(ask, (n) => random.below(n)));
        if (version % LOOK_EVERY === 0) await mustKnow(code, people, players);
      }
      await Promise.all(everybody.map((client) => client.untilVersion(version + 1)));
      if (version % LOOK_EVERY === 0) await mustKnow(code, [...people, null], everybody);
    }
    await mustKnow(code, [...people, null], everybody);
    for (const client of everybody) {
      expect(client.all('update')).toEqual([]);
      expect(client.all('change').length).toBeGreaterThan(watcher.version / 2);
    }
    return looks;
  }

  async function mustKnow(
    code: string,
    people: readonly ({ secret: string } | null)[],
    clients: readonly Client[],
  ): Promise<void> {
    for (const [i, client] of clients.entries()) {
      const table = await shownBeside(client, code, people[i]?.secret);
      expect(client.view).toEqual(table.view);
    }
  }

  /** What a newcomer is shown at the client's version; meanwhile the match may continue by itself. */
  async function shownBeside(client: Client, code: string, secret: string | undefined): Promise<TableUpdate> {
    for (;;) {
      const fresh = await all.connect();
      const { table } = await fresh.join(code, secret);
      fresh.close();
      if (!table) throw new Error('the match has begun, and there is no table');
      await client.untilVersion(table.version);
      if (client.version === table.version) return table;
    }
  }
});

describe('the whole table', () => {
  it('is sent at the beginning, and from then on only changes', async () => {
    const { code } = await duels.create(ada);
    await duels.sit(code, 1, ben);
    const client = await duels.join(code, ben);
    await duels.begin(code, ada);
    const host = await duels.join(code, ada);
    await client.until(() => client.table);
    expect(client.all('update')).toHaveLength(1);
    await host.answer('low');
    await client.answer('high');
    await client.untilVersion(1);
    expect(client.all('update')).toHaveLength(1);
    expect(client.all('change').at(-1)).toMatchObject({ since: 0, version: 1 });
  });

  it('is not sent to a viewer who was shown it on joining, even if the match has left memory since', async () => {
    const code = await duels.match([ada, ben], { options: { target: 9 } });
    await duels.restart();
    const [a, b] = [await duels.join(code, ada), await duels.join(code, ben)];
    await a.answer('low');
    await b.answer('high');
    await Promise.all([a, b].map((client) => client.untilVersion(1)));
    expect([a, b].map((client) => client.all('update'))).toEqual([[], []]);
  });

  it('is sent every time to a client that does not follow changes', async () => {
    const code = await duels.match([ada, ben], { options: { target: 9 } });
    const client = await duels.connect();
    await client.send({ type: 'join', match: code });
    const [a, b] = [await duels.join(code, ada), await duels.join(code, ben)];
    await a.answer('low');
    await b.answer('high');
    await client.untilVersion(1);
    expect(client.all('change')).toEqual([]);
    expect(client.last('update')?.view).toEqual((await duels.join(code, null)).view);
  });

  it('is sent to a viewer who saw it as somebody else', () => {
    const seated = (person: string): MatchInfo =>
      ({ seats: [{ kind: 'person', person }] }) as unknown as MatchInfo;
    const heard: string[] = [];
    const audience = new Audience(() => []);
    audience.add(
      { ...NOBODY, person: { id: 'zoe', name: 'Zoe' }, hear: (text) => heard.push(text) },
      { knows: 0 },
    );
    const tell = (info: MatchInfo) =>
      audience.tellTable(info, audience.viewers(info), {
        changes: () =>
          new Map<Viewer, string>([
            [0, 'change of seat 0'],
            ['spectator', 'change of a spectator'],
          ]),
        whole: (viewer) => ({ version: 1, view: { viewer } }) as TableUpdate,
      });
    for (const info of [seated('zoe'), seated('ada'), seated('ada'), seated('zoe')]) tell(info);
    expect(heard).toEqual([
      'change of seat 0',
      '{"type":"update","version":1,"view":{"viewer":"spectator"}}',
      'change of a spectator',
      '{"type":"update","version":1,"view":{"viewer":0}}',
    ]);
  });

  it('is needed by a client that is not at the version where a change begins', async () => {
    const code = await duels.match([ada, ben], { options: { target: 9 } });
    const client = await duels.join(code, eva);
    const [a, b] = [await duels.join(code, ada), await duels.join(code, ben)];
    const before = client.table;
    await a.answer('low');
    await b.answer('low');
    await client.untilVersion(1);
    const change = client.all('change').findLast(({ since }) => since === 0);
    if (!before || !change) throw new Error('no change was told');
    expect(tableAfter(before, change)).toMatchObject({ version: 1 });
    expect(tableAfter({ ...before, version: 7 }, change)).toBeNull();
  });
});
