import { createPublicKey, verify as isSigned } from 'node:crypto';
import {
  brokenPromise,
  type Drawn,
  type MatchRecord,
  nonceCommitment,
  type Rulebook,
  sealedIn,
  sealOf,
  signedText,
  tableCommitment,
  verify,
} from '@nokturn/engine';
import { compare, type Kept, type Shown } from '@nokturn/protocol';
import { verdictOn } from '@nokturn/protocol/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dealer } from '../src/match/dealer.ts';
import { commit, type DrawnMatchInfo, seedOf } from '../src/match/drawing.ts';
import { unreleased } from '../src/match/known-rules.ts';
import { sitDown } from '../src/match/match-info.ts';
import { openStore } from '../src/site.ts';
import {
  ChoosesSeed,
  DealsFromAnother,
  Drops,
  LeavesOut,
  PromisesAnother,
  Swaps,
  TellsAnother,
} from './helpers/cheats.ts';
import type { Client } from './helpers/client.ts';
import { Device } from './helpers/device.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { DUEL, type Player, TestServer } from './helpers/table.ts';

let table: TestServer;
let ada: Player;
let ben: Player;
beforeEach(async () => {
  table = await TestServer.start();
  [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
});
afterEach(() => table.stop());

/** Two people with devices at a table, both of which have committed. */
async function seated(server = table): Promise<{ code: string; a: Device; b: Device }> {
  const { code } = await server.create(ada, { options: { target: 1 } });
  const a = await Device.join(server, code, ada);
  await server.sit(code, 1, ben);
  const b = await Device.join(server, code, ben);
  await Promise.all([a.untilCommitted(), b.untilCommitted()]);
  return { code, a, b };
}

async function playedOut(code: string, devices: readonly Device[], server = table): Promise<MatchRecord> {
  const clients = devices.map(({ client }) => client);
  await Promise.all(clients.map((client) => client.until(() => client.table)));
  for (const [client] = clients; client && !client.view.over; ) {
    const { version } = client;
    for (const each of clients)
      if (each.view.asked?.mine?.answer === null) await each.answer(each.view.asked.mine.fallback);
    await Promise.all(clients.map((each) => each.untilVersion(version + 1)));
  }
  await Promise.all(devices.map(({ client, lobby }) => client.until(() => lobby && client.view.over)));
  const record = await server.ask<MatchRecord>('GET', `/api/matches/${code}/record`);
  expect(record.status).toBe(200);
  return record.body;
}

const [BOOK] = unreleased([DUEL]).today as [Rulebook];

/** What a device that was there from the start was shown of a match. */
function shownTo({ view, updates }: Client): Shown {
  return { view, versions: updates.flatMap(({ heard }) => heard) };
}

/** What a device finds out by itself, in the same way as the page. */
function brokenFor({ commitment, seal }: Kept, record: MatchRecord): string | null {
  if (commitment === null) throw new Error('nothing was promised');
  const flaw =
    verify(DUEL, record) ??
    brokenPromise(record, { what: 'table', format: 2, digest: commitment }) ??
    // If a different commitment was shown, nothing has been sealed.
    (seal && brokenPromise(record, { what: 'seal', format: 2, digest: seal.digest }));
  return flaw?.reason ?? null;
}

describe('the randomness of a match', () => {
  it('is promised with the table, before anybody sits, and kept in the store', async () => {
    const { code, commitment, draw } = await table.create(ada, { sit: false });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(draw).toEqual({ attempt: 1, sealed: false, rules: '1' });
    await table.restart();
    const { body } = await table.ask<{ match: { commitment: string } }>('GET', `/api/matches/${code}`);
    expect(body.match.commitment).toBe(commitment);
    const { info } = await table.server.rooms.get(code);
    expect(tableCommitment(code, info.chance?.secret ?? '')).toBe(commitment);
  });

  it('is drawn by the server and every device, and the record proves it to each of them', async () => {
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    expect(record.format).toBe(2);
    expect(verify(DUEL, record)).toBeNull();
    for (const [seat, device] of [a, b].entries()) {
      const { kept } = device;
      expect(kept.seal).toMatchObject({ attempt: 1, seat, isIn: true });
      expect(brokenFor(kept, record)).toBeNull();
      expect(record.draw?.seats[seat]).toMatchObject({ kind: 'person', nonce: kept.revealed?.nonce });
    }
    expect(a.kept.seal?.digest).toBe(b.kept.seal?.digest);
  });

  it('accepts a commitment with sitting down, so that the host can start at once', async () => {
    const { code } = await table.create(ada);
    const nonce = 'ab'.repeat(32);
    const sat = await table.ask('POST', `/api/matches/${code}/seats/1`, {
      secret: ben.secret,
      body: { commitment: nonceCommitment(code, nonce) },
    });
    expect(sat.body).toMatchObject({ match: { seats: [{}, { commitment: nonceCommitment(code, nonce) }] } });
    // A person who has just sat down is waited for.
    const starting = table.begin(code, ada);
    const b = await Device.join(table, code, ben, {
      kept: { commitment: null, nonce, revealed: null, seal: null },
    });
    await starting;
    expect(b.said.map(({ says }) => says.type)).toEqual(['reveal']);
    expect(b.kept).toMatchObject({ revealed: { attempt: 1, nonce }, seal: { seat: 1, isIn: true } });
    for (const body of [{ commitment: 'short' }, { nonce }, []])
      expect(
        (await table.ask('POST', `/api/matches/${code}/seats/1`, { secret: ben.secret, body })).status,
      ).toBe(400);
  });

  it('is sealed for the final table, however it was changed before', async () => {
    const { code, a, b } = await seated();
    const path = `/api/matches/${code}`;
    const { secret } = ada;
    await table.ask('PATCH', path, { secret, body: { options: { target: 2 } } });
    await table.ask('POST', `${path}/seats/1/swap`, { secret, body: { with: 0 } });
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    expect(record.options).toMatchObject({ target: 2 });
    for (const [seat, { kept }] of [b, a].entries()) {
      expect(kept.seal).toMatchObject({ attempt: 1, seat, isIn: true });
      expect(brokenFor(kept, record)).toBeNull();
    }
  });

  it('is sealed again if the table changes before everybody has revealed, and this is counted', async () => {
    const { code, a, b } = await seated();
    b.isMute = true;
    const starting = table.ask('POST', `/api/matches/${code}/start`, { secret: ada.secret });
    await a.client.until(() => a.lobby.draw?.sealed);
    const { body } = await table.ask<{ match: { draw: unknown } }>('PATCH', `/api/matches/${code}`, {
      secret: ada.secret,
      body: { options: { target: 2 } },
    });
    expect(body.match.draw).toMatchObject({ attempt: 2 });
    b.isMute = false;
    expect((await starting).status).toBe(200);
    const record = await playedOut(code, [a, b]);
    expect(record.options).toMatchObject({ target: 2 });
    expect(record.draw?.attempt).toBeGreaterThan(1);
    for (const { kept } of [a, b]) expect(brokenFor(kept, record)).toBeNull();
  });

  it('works without a device: people who add nothing are named as such, and nobody waits for them', async () => {
    const { code } = await table.create(ada, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    await table.begin(code, ada);
    const { info } = await table.server.rooms.get(code);
    expect(info.chance).toMatchObject({ isSealed: true, nonces: {} });
    expect(info.seats[0]).not.toHaveProperty('commitment');
    expect(seedOf(info as DrawnMatchInfo)).toBe(info.seed);
  });

  it('leaves out a device that is not connected when the host starts', async () => {
    const { code, a, b } = await seated();
    b.client.close();
    await a.client.until(() => a.client.last('presence')?.presence.seats[1] === false);
    await table.begin(code, ada);
    const { info } = await table.server.rooms.get(code);
    expect(Object.keys(info.chance?.nonces ?? {})).toEqual(['0']);
    expect(a.kept.seal).toMatchObject({ isIn: true, attempt: 1 });
    const back = await Device.join(table, code, ben, { kept: b.kept });
    // The device sees by itself that it is not included.
    expect(back.kept.seal).toMatchObject({ isIn: false, seat: 1, digest: a.kept.seal?.digest });
  });

  it('survives a server that stops between the seal and the start', async () => {
    const { code, a, b } = await seated();
    b.isMute = true;
    const starting = table.ask('POST', `/api/matches/${code}/start`, { secret: ada.secret });
    starting.catch(() => undefined);
    await b.client.until(() => b.lobby.draw?.sealed && a.kept.revealed);
    await a.said.at(-1)?.answered;
    const { commitment } = a.kept;
    await table.restart();
    const [a2, b2] = [
      await Device.join(table, code, ada, { kept: a.kept }),
      await Device.join(table, code, ben, { kept: b.kept }),
    ];
    // What was sealed still is: the match begins with the last nonce.
    const record = await playedOut(code, [a2, b2]);
    expect(record.commitment).toBe(commitment);
    expect(record.draw?.attempt).toBe(1);
    expect(brokenFor(a2.kept, record)).toBeNull();
    expect(brokenFor(b2.kept, record)).toBeNull();
  });

  it('has a new secret for a rematch', async () => {
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    const { body } = await table.ask<{ match: { code: string; commitment: string } }>(
      'POST',
      `/api/matches/${code}/rematch`,
      ada,
    );
    const { info } = await table.server.rooms.get(body.match.code);
    expect(info.chance?.secret).not.toBe(record.draw?.secret);
    expect(tableCommitment(body.match.code, info.chance?.secret ?? '')).toBe(body.match.commitment);
    expect(info.chance).toMatchObject({ attempt: 1, isSealed: false, nonces: {} });
  });

  it('is drawn by the server alone for a table made by an older server, and says so', async () => {
    const { code } = await table.create(ada, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
    const room = await table.server.rooms.get(code);
    const { chance: _, ...older } = room.info;
    await table.server.stop();
    const store = openStore(table.folder);
    const stored = await store.match(code);
    if (stored) await store.saveInfo({ ...stored, info: older, revision: stored.revision + 1 }, null);
    await store.close();
    await table.restart();
    const a = await Device.join(table, code, ada);
    expect([a.lobby.commitment, a.lobby.draw, a.said]).toEqual([null, null, []]);
    await table.begin(code, ada);
    const { info } = await table.server.rooms.get(code);
    expect(seedOf(info as DrawnMatchInfo)).toBe(info.seed);
    expect(info.chance?.nonces).toEqual({});
  });
});

describe('before the end', () => {
  it('nothing hidden is sent, nor can it be computed from what is sent', async () => {
    const { code, a, b } = await seated();
    const watcher = await table.join(code, null);
    await table.begin(code, ada);
    await Promise.all([a, b].map(({ client }) => client.until(() => client.table)));
    await a.client.answer(a.client.view.asked?.mine?.fallback ?? '');
    const { info } = await table.server.rooms.get(code);
    const { chance, seed } = info as DrawnMatchInfo;
    const replies = await Promise.all(
      ['', '/record', '/replay?as=everything'].map((path) => table.ask('GET', `/api/matches/${code}${path}`)),
    );
    const told = [a.client, b.client, watcher].flatMap(({ raw }) => raw).concat(JSON.stringify(replies));
    const nonces = Object.values(chance.nonces);
    expect(nonces).toHaveLength(2);
    for (const hidden of [chance.secret, seed, ...nonces])
      expect(told.filter((text) => text.includes(String(hidden)))).toEqual([]);
    // Somebody who knows every nonce, and tries every published digest as the secret, still finds nothing.
    const digests = new Set(told.flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? []));
    expect(digests.size).toBeGreaterThanOrEqual(3);
    for (const digest of [...digests, ...nonces, a.kept.seal?.digest ?? '']) {
      expect(tableCommitment(code, digest)).not.toBe(chance.commitment);
      expect(seedOf({ ...info, chance: { ...chance, secret: digest } })).not.toBe(seed);
    }
    expect(seedOf({ ...info, chance })).toBe(seed);
  });
});

describe('a device that does not reveal', () => {
  it('is waited for once, then left out; all others draw again, and the record counts this', async () => {
    const time = new FakeTime();
    await table.stop();
    table = await TestServer.start({ time });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const { code, a, b } = await seated();
    b.isMute = true;
    const starting = table.begin(code, ada);
    await b.client.until(() => b.lobby.draw?.sealed);
    await a.client.until(() => a.kept.revealed);
    await a.said.at(-1)?.answered;
    const first = a.kept.revealed?.nonce;
    await time.pass(3900);
    expect((await table.server.rooms.get(code)).info.status).toBe('lobby');
    await time.pass(200);
    await time.pass(2000);
    await starting;
    const record = await playedOut(code, [a, b]);
    expect(record.draw).toMatchObject({ attempt: 2, seats: [{ kind: 'person' }, { kind: 'person' }] });
    expect(record.draw?.seats[1]).toEqual({ kind: 'person' });
    expect(a.kept.revealed?.nonce).not.toBe(first);
    expect(brokenFor(a.kept, record)).toBeNull();
    expect(brokenFor(b.kept, record)).toBeNull();
    expect([a.kept.seal?.isIn, b.kept.seal?.isIn]).toEqual([true, false]);
  });

  it('cannot commit again at this table', async () => {
    const { code } = await table.create(ada);
    const { info } = await table.server.rooms.get(code);
    const chance = { ...(info as DrawnMatchInfo).chance, silent: [ada.person.id] };
    expect(() => commit({ ...info, chance }, 0, 'ab'.repeat(32))).toThrow('has not revealed');
    expect(sitDown({ ...info, chance }, ada.person.id, 1, 'ab'.repeat(32)).seats[1]).not.toHaveProperty(
      'commitment',
    );
    expect(sitDown(info, ada.person.id, 1, 'ab'.repeat(32)).seats[1]).toHaveProperty('commitment');
  });
});

describe('a seal', () => {
  it('cannot be added to, and is broken when a seat changes', async () => {
    const { code, a, b } = await seated();
    a.isMute = true;
    const starting = table.begin(code, ada);
    await b.client.until(() => b.lobby.draw?.sealed);
    expect(await b.client.send({ type: 'commit', commitment: 'cd'.repeat(32) })).toMatchObject({
      code: 'wrong-time',
    });
    const wrong = await a.client.send({ type: 'reveal', attempt: 1, nonce: 'ef'.repeat(32) });
    expect(wrong).toMatchObject({ code: 'malformed', reason: 'that is not what was committed to' });
    expect(await a.client.send({ type: 'reveal', attempt: 2, nonce: 'ef'.repeat(32) })).toMatchObject({
      code: 'wrong-time',
    });
    await table.ask('DELETE', `/api/matches/${code}/seats/1`, { secret: ben.secret });
    const { info } = await table.server.rooms.get(code);
    expect(info.chance).toMatchObject({ attempt: 2, isSealed: false, nonces: {} });
    await expect(starting).rejects.toThrow('seat 1 is still open');
  });

  it('is for people with a seat: a spectator neither commits nor reveals', async () => {
    const { code } = await seated();
    const eve = await table.person('Eve');
    const watcher = await table.join(code, eve);
    expect(await watcher.send({ type: 'commit', commitment: 'cd'.repeat(32) })).toMatchObject({
      code: 'forbidden',
    });
    expect(await watcher.send({ type: 'reveal', attempt: 1, nonce: 'cd'.repeat(32) })).toMatchObject({
      code: 'forbidden',
    });
  });

  it('uses one of several devices: the last to join', async () => {
    const { code, a } = await seated();
    const first = a.committed;
    const other = await Device.join(table, code, ada);
    await other.client.until(() => other.committed !== first);
    await a.client.until(() => a.committed !== first);
    await table.begin(code, ada);
    expect([a.kept.seal?.isIn, other.kept.seal?.isIn]).toEqual([false, true]);
    expect(a.said.filter(({ says }) => says.type === 'commit')).toHaveLength(1);
  });
});

describe('a dishonest server is caught by devices that kept their promises', () => {
  const games = [DUEL];
  it.each<[string, Dealer, flaw: RegExp | null, broken: RegExp]>([
    ['it promises another secret once everybody sits', new PromisesAnother(), null, /another commitment/],
    ['it deals from a different secret than promised', new DealsFromAnother(), /secret is not the one/, /./],
    [
      'it chooses the seed once everything is revealed',
      new ChoosesSeed(),
      null,
      /2, and this one has format 1/,
    ],
    ['it swaps the seed at the end', new Swaps(games), null, /another commitment/],
    ['it drops a nonce at the end', new Drops(games), null, /sealed at the start/],
  ])('%s', async (_, dealer, flaw, broken) => {
    await table.stop();
    table = await TestServer.start({ dealer });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    // A record alone need not give it away: it can be forged so that it agrees with itself.
    if (flaw === null) expect(verify(DUEL, record)).toBeNull();
    else expect(verify(DUEL, record)?.reason).toMatch(flaw);
    for (const { kept } of [a, b]) expect(brokenFor(kept, record)).toMatch(flaw ?? broken);
  });

  it('if it deals from a seed it likes and presents a match that never happened, devices that saw the real one notice', async () => {
    await table.stop();
    table = await TestServer.start({ dealer: new TellsAnother(games) });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    for (const { kept, client } of [a, b]) {
      // Every promise was kept, and nothing is wrong with the record itself.
      expect(brokenFor(kept, record)).toBeNull();
      expect(verdictOn(record, { kept, code, flaw: null })).toMatchObject({ breach: null, proof: 'yours' });
      const known = { ...kept, compared: compare(BOOK, record, shownTo(client)) };
      expect(verdictOn(record, { kept: known, code, flaw: null }).breach).toBe('shown');
    }
  });

  it('if it presents a different match at the end', async () => {
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    const known = { ...b.kept, compared: compare(BOOK, record, shownTo(b.client)) };
    expect(verdictOn(record, { kept: known, code, flaw: null })).toMatchObject({
      breach: null,
      proof: 'yours',
    });
    const another = { ...record, moves: record.moves.slice(1) };
    expect(verdictOn(another, { kept: known, code, flaw: null }).breach).toBe('shown');
  });

  it('if it leaves a device out, that device knows, and the others have lost nothing', async () => {
    await table.stop();
    table = await TestServer.start({ dealer: new LeavesOut() });
    [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    expect(a.kept.seal).toMatchObject({ seat: 0, isIn: false });
    expect(b.kept.seal).toMatchObject({ seat: 1, isIn: true });
    const record = await playedOut(code, [a, b]);
    expect(brokenFor(b.kept, record)).toBeNull();
    expect(record.draw?.seats[0]).toEqual({ kind: 'person' });
  });
});

describe('the signature of a record', () => {
  it('uses the key that the site publishes, even after a restart', async () => {
    const { code, a, b } = await seated();
    await table.begin(code, ada);
    const record = await playedOut(code, [a, b]);
    const { body: jwk } = await table.ask<{ kty: string; crv: string; x: string }>(
      'GET',
      '/.well-known/nokturn-key',
    );
    expect(jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
    expect(record.signature?.key).toBe(jwk.x);
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const holds = ({ signature, ...rest }: MatchRecord) =>
      isSigned(null, Buffer.from(signedText(rest)), key, Buffer.from(signature?.value ?? '', 'base64url'));
    expect(holds(record)).toBe(true);
    expect(holds({ ...record, seed: 'mine' })).toBe(false);
    await table.restart();
    const again = await table.ask('GET', '/.well-known/nokturn-key');
    expect(again.body).toEqual(jwk);
    expect(sealOf(sealedIn({ ...record, draw: record.draw as Drawn }))).toBe(a.kept.seal?.digest);
  });
});
