import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/site.ts';
import type { Client } from './helpers/client.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { type Player, TestServer } from './helpers/table.ts';
import { Trouble } from './helpers/trouble.ts';

const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-trouble-'));
  folders.push(folder);
  return folder;
}

describe('a store that fails anywhere in the middle', () => {
  it('leaves a command undone in memory and on disk, and the same command works afterwards', async () => {
    const folder = newFolder();
    const store = openStore(folder);
    const trouble = new Trouble();
    const table = await TestServer.start({ store: trouble.around(store), time: new FakeTime() }, folder);
    servers.push(table);
    const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const { code } = await table.create(ada, { options: { target: 9 } });
    const path = `/api/matches/${code}`;
    let failures = 0;

    const asItIs = async () => {
      const { lobby, version, hash } = await table.server.rooms.get(code);
      const chat = await store.chat(code, 9);
      return { lobby, version, hash, stored: await store.state(code, 0), chat };
    };
    /** Acts with the store failing at the first call, the second, and so on, until it no longer fails. */
    const insist = async (what: string, act: () => Promise<{ code?: string }>) => {
      for (let call = 1; ; call++) {
        const before = await asItIs();
        trouble.plan(call);
        const { code: refusal } = await act();
        const { failed } = trouble;
        trouble.plan(Infinity);
        if (refusal === undefined) return;
        failures++;
        expect([what, failed, refusal]).toEqual([what, failed, 'store']);
        expect([what, failed, await asItIs()]).toEqual([what, failed, before]);
      }
    };
    const asked = (method: string, where: string, player: Player, body?: object) => async () => {
      const options = body === undefined ? { secret: player.secret } : { secret: player.secret, body };
      return (await table.ask<{ error?: { code: string } }>(method, where, options)).body.error ?? {};
    };
    const sent =
      (client: Client, id: string, message: Parameters<Client['send']>[0]) =>
      async (): Promise<{ code?: string }> => {
        const { type, ...rest } = await client.send(message, id);
        return type === 'refused' ? (rest as { code: string }) : {};
      };

    await insist('plan', asked('PUT', `${path}/seats/1`, ada, { kind: 'bot', level: 'random' }));
    await insist('plan', asked('PUT', `${path}/seats/1`, ada, { kind: 'open' }));
    await insist('sit', asked('POST', `${path}/seats/1`, ben));
    await insist('rename', asked('PATCH', '/api/me', ben, { name: 'Benedikt' }));
    await insist('start', asked('POST', `${path}/start`, ada));
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await insist('chat', sent(a, 'chat', { type: 'chat', text: 'hello' }));
    await insist('hold', sent(a, 'hold', { type: 'hold', armed: true }));

    const asking = () => [a, b].filter(({ view }) => view.asked?.mine?.answer === null);
    for (let i = 0; a.view.asked?.frame.step !== 'boast'; i++) {
      const version = a.version;
      const answer = { type: 'answer', version, answer: 'low' } as const;
      for (const [n, client] of asking().entries()) await insist('answer', sent(client, `a${i}${n}`, answer));
      await Promise.all([a, b].map((client) => client.untilVersion(version + 1)));
    }
    const [boaster] = asking() as [Client];
    const before = boaster.version;
    const silence = { type: 'answer', version: before, answer: 'silence' } as const;
    await insist('answer alone', sent(boaster, 'silence', silence));
    await insist('undo', sent(boaster, 'undo', { type: 'undo', version: before + 1 }));
    await insist('leave', asked('DELETE', `${path}/seats/1`, ben));
    await insist('return', sent(b, 'return', { type: 'return' }));
    b.close();
    await a.until(() => a.last('presence')?.presence.seats[1] === false);
    await insist('stand-in', sent(a, 'stand-in', { type: 'stand-in', seat: 1 }));
    expect(failures).toBeGreaterThan(20);
  });
});

describe('two processes on one database', () => {
  it('the one that is behind takes over what is stored and decides by that, and nothing is played twice', async () => {
    const first = await TestServer.start();
    servers.push(first);
    const second = await TestServer.start({}, first.folder);
    servers.unshift(second);
    const [ada, ben] = (await first.people('Ada', 'Ben')) as [Player, Player];
    const code = await first.match([ada, ben], { options: { target: 9 } });
    const here = [await first.join(code, ada), await first.join(code, ben)] as const;
    const there = [await second.join(code, ada), await second.join(code, ben)] as const;
    await here[0].answer('low');
    await here[1].answer('low');
    await here[0].untilVersion(1);
    expect(await there[0].answer('high', 0)).toMatchObject({ type: 'refused', code: 'stale' });
    for (const client of there) await client.untilVersion(1);
    expect(there.map(({ view }) => view)).toEqual(here.map(({ view }) => view));
    expect(there[1].table).toMatchObject({ heard: here[1].table?.heard });
    expect((await second.server.rooms.get(code)).hash).toBe((await first.server.rooms.get(code)).hash);
  });
});
