import { describe, expect, it } from 'vitest';
import { type Answered, type Player, TestServer } from './helpers/table.ts';
import { threePeople } from './helpers/three.ts';

const { table, ada, ben, eva } = await threePeople();

const codeOf = ({ body }: Answered) => (body as { error?: { code: string } }).error?.code ?? null;
const ask = (code: string, player: Player, seat: number, body: object) =>
  table.ask('PUT', `/api/matches/${code}/seats/${seat}`, { secret: player.secret, body });
const mute = (player: Player, muted = true) => ({ type: 'mute', person: player.person.id, muted }) as const;
const ban = (player: Player, banned = true) => ({ type: 'ban', person: player.person.id, banned }) as const;
const say = { type: 'chat', text: 'Hello' } as const;

describe('a person who was asked to leave', () => {
  it('cannot sit down again at that table, but may watch and chat', async () => {
    const { code } = await table.create(ada, { seats: Array(3).fill({ kind: 'open' }) });
    await table.sit(code, 1, ben);
    const b = await table.join(code, ben);
    expect((await ask(code, ada, 1, { kind: 'open' })).status).toBe(200);
    for (const seat of [1, 2]) {
      const refused = await table.sit(code, seat, ben);
      expect([refused.status, codeOf(refused)]).toEqual([403, 'asked-to-leave']);
    }
    await b.until(() => b.last('lobby')?.lobby.unseated[0]?.name === 'Ben');
    expect(await b.send(say)).toMatchObject({ type: 'ack' });
    expect((await table.sit(code, 1, eva)).status).toBe(200);
    // This applies to one table only.
    const other = await table.create(ada);
    expect((await table.sit(other.code, 1, ben)).status).toBe(200);
  });

  it('also counts as such if a bot got the seat, unlike one who stood up or moved', async () => {
    const { code } = await table.create(ada, { seats: Array(3).fill({ kind: 'open' }) });
    await table.sit(code, 1, ben);
    await table.sit(code, 2, ben);
    await table.ask('DELETE', `/api/matches/${code}/seats/2`, { secret: ben.secret });
    await table.sit(code, 1, ben);
    await ask(code, ada, 1, { kind: 'bot', level: 'random' });
    expect(codeOf(await table.sit(code, 2, ben))).toBe('asked-to-leave');
    // A host who changes the plan for their own seat has not been asked to leave.
    await ask(code, ada, 0, { kind: 'open' });
    expect((await table.sit(code, 2, ada)).status).toBe(200);
  });

  it('may sit down again if the host allows it', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    await ask(code, ada, 1, { kind: 'open' });
    const a = await table.join(code, ada);
    expect(await a.send(ban(ben, false))).toMatchObject({ type: 'ack' });
    await a.until(() => a.last('lobby')?.lobby.unseated.length === 0);
    expect((await table.sit(code, 1, ben)).status).toBe(200);
  });
});

describe('the host', () => {
  it('mutes somebody, and lets them talk again', async () => {
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const [a, b, e] = [await table.join(code, ada), await table.join(code, ben), await table.join(code, eva)];
    expect(await a.send(mute(ben))).toMatchObject({ type: 'ack' });
    // Spectators can be muted as well.
    expect(await a.send(mute(eva))).toMatchObject({ type: 'ack' });
    await b.until(() => b.last('lobby')?.lobby.muted.length === 2);
    expect(b.last('lobby')?.lobby.muted).toEqual([ben.person, eva.person]);
    for (const client of [b, e])
      for (const words of [say, { type: 'sign', sign: 'laugh' } as const])
        expect(await client.send(words)).toMatchObject({ code: 'muted' });
    expect(await b.answer('low')).toMatchObject({ type: 'ack' });
    expect(a.all('chat')).toEqual([]);
    await a.send(mute(ben, false));
    expect(await b.send(say)).toMatchObject({ type: 'ack' });
    expect(await e.send(say)).toMatchObject({ code: 'muted' });
  });

  it('is the only one who can do that, not to themselves, and only to people who exist', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    for (const command of [mute, ban]) {
      expect(await b.send(command(ada))).toMatchObject({ code: 'forbidden' });
      expect(await a.send(command(ada))).toMatchObject({ code: 'forbidden' });
      const nobody = { person: { id: 'A'.repeat(16), name: '' }, secret: '' };
      expect(await a.send(command(nobody))).toMatchObject({ code: 'not-found' });
    }
    const nameless = await table.join(code, null);
    expect(await nameless.send(mute(ben))).toMatchObject({ code: 'forbidden' });
  });

  it('bans somebody from a table that has not started', async () => {
    const { code } = await table.create(ada);
    await table.sit(code, 1, ben);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    expect(await a.send(ban(ben))).toMatchObject({ type: 'ack' });
    await b.until(() => b.closed);
    expect(b.closed).toMatchObject({ code: 4003, reason: 'removed-from-match' });
    await a.until(() => a.last('lobby')?.lobby.seats[1]?.kind === 'open');
    expect(a.last('lobby')?.lobby.banned).toEqual([ben.person]);
    expect(codeOf(await table.sit(code, 1, ben))).toBe('banned');
    const again = await table.connect();
    const joining = { type: 'join', match: code, secret: ben.secret } as const;
    expect(await again.send(joining)).toMatchObject({ code: 'banned' });
    await a.send(ban(ben, false));
    expect(await again.send(joining)).toMatchObject({ type: 'joined' });
    expect((await table.sit(code, 1, ben)).status).toBe(200);
  });

  it('bans a spectator', async () => {
    const code = await table.match([ada, ben]);
    const [a, e] = [await table.join(code, ada), await table.join(code, eva)];
    await a.send(ban(eva));
    await e.until(() => e.closed);
    expect(e.closed?.code).toBe(4003);
  });

  it('bans a player: a bot plays on until the host lets them in again', async () => {
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.send(ban(ben));
    await b.until(() => b.closed);
    await a.answer('low');
    await a.untilVersion(1);
    expect(a.last('lobby')?.lobby.seats[1]).toMatchObject({ kind: 'person', standIn: true });
    const late = await table.connect();
    expect(await late.send({ type: 'join', match: code, secret: ben.secret })).toMatchObject({
      code: 'banned',
    });
    // Waiting for somebody who cannot come would mean waiting forever.
    expect(await a.send({ type: 'stand-in', seat: 1, level: null })).toMatchObject({ code: 'banned' });
    await a.send(ban(ben, false));
    const back = await table.join(code, ben);
    await a.until(() => JSON.stringify(a.last('lobby')?.lobby.seats[1]).includes('"standIn":false'));
    expect(back.last('joined')?.viewer).toBe(1);
  });

  it('also bans commands on their way: no answer takes the seat back', async () => {
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.send(ban(ben));
    const room = await table.server.rooms.get(code);
    const late = { type: 'answer', id: 'late', version: 0, answer: 'low' } as const;
    await expect(room.moves.answer(ben.person, late)).rejects.toMatchObject({ refused: { code: 'banned' } });
    const back = { type: 'return', id: 'back' } as const;
    await expect(room.moves.comeBack(ben.person, back)).rejects.toMatchObject({
      refused: { code: 'banned' },
    });
    await b.until(() => b.closed);
  });

  it('need not repeat it when the server restarts', async () => {
    const own = await TestServer.start();
    const [host, guest, loud] = (await own.people('Host', 'Guest', 'Loud')) as [Player, Player, Player];
    const { code } = await own.create(host);
    const client = await own.join(code, host);
    await client.send(ban(guest));
    await client.send(mute(loud));
    await own.restart();
    expect(codeOf(await own.sit(code, 1, guest))).toBe('banned');
    const talker = await own.join(code, loud);
    expect(talker.last('joined')?.lobby).toMatchObject({ muted: [loud.person], banned: [guest.person] });
    expect(await talker.send(say)).toMatchObject({ code: 'muted' });
    await own.stop();
  });

  it('need not repeat it for a rematch, in which nobody who is banned has a seat', async () => {
    const code = await table.match([ada, ben], { options: { target: 1 } });
    const a = await table.join(code, ada);
    await a.send(ban(ben));
    await a.send(mute(eva));
    for (;;) {
      await a.untilAsked();
      if (a.view.over) break;
      await a.answer(a.view.asked?.mine?.fallback ?? '');
    }
    const rematch = ({ secret }: Player) => table.ask('POST', `/api/matches/${code}/rematch`, { secret });
    expect(codeOf(await rematch(ben))).toBe('banned');
    const { body } = await rematch(ada);
    const next = (body as { match: { code: string } }).match.code;
    expect(codeOf(await table.sit(next, 1, ben))).toBe('banned');
    const e = await table.join(next, eva);
    expect(await e.send(say)).toMatchObject({ code: 'muted' });
  });

  it('is seen to have done so by people at the table, but not in public lists', async () => {
    const own = await TestServer.start();
    const [host, guest] = (await own.people('Host', 'Guest')) as [Player, Player];
    const { code } = await own.create(host, { privacy: 'listed' });
    const client = await own.join(code, host);
    await client.send(ban(guest));
    for (const path of [`/api/matches/${code}`, '/api/matches'])
      expect(JSON.stringify((await own.ask('GET', path)).body)).not.toContain('Guest');
    await own.stop();
  });
});
