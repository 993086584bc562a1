import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './helpers/client.ts';
import { council } from './helpers/council.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

let table: TestServer;
let players: [Player, Player, Player];
let code: string;
/** Ada leads first. */
let ada: Client;
let ben: Client;
let eva: Client;
let watcher: Client;

beforeEach(async () => {
  table = await TestServer.start({ games: [anyGame(council)] });
  players = (await table.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
  code = await table.match(players, { game: 'council' });
  [ada, ben, eva] = (await Promise.all(players.map((player) => table.join(code, player)))) as [
    Client,
    Client,
    Client,
  ];
  watcher = await table.join(code, null);
});
afterEach(() => table.stop());

const suggest = (client: Client, option: string | null, version = client.version) =>
  client.send({ type: 'suggest', version, option });

describe('people who do not decide can point at an option that everybody sees', () => {
  it('and everybody sees who is pointing at what, until the decision is made', async () => {
    expect(ben.view.asked?.open).toEqual([
      { seat: 0, ask: { kind: 'one', options: ['go:left', 'go:right'] } },
    ]);
    expect(await suggest(ben, 'go:right')).toMatchObject({ type: 'ack', version: 0 });
    await suggest(eva, 'go:left');
    const both = [
      { seat: 1, option: 'go:right' },
      { seat: 2, option: 'go:left' },
    ];
    for (const client of [ada, ben, eva, watcher]) {
      await client.until(() => client.all('suggestions').length === 2);
      expect(client.last('suggestions')).toEqual({ type: 'suggestions', version: 0, suggestions: both });
    }
    expect((await (await table.connect()).join(code)).suggestions).toEqual(both);

    await ada.answer('go:left');
    expect((await (await table.connect()).join(code)).suggestions).toEqual([]);
    await eva.untilVersion(1);
    await ben.untilVersion(1);
    await ben.answer('yes');
    await ada.untilVersion(2);
    await suggest(ada, 'go:right');
    await eva.until(() => eva.all('suggestions').length === 3);
    expect(eva.last('suggestions')?.suggestions).toEqual([{ seat: 0, option: 'go:right' }]);
  });

  it('can change their mind, and withdraw it; the last choice stands', async () => {
    await suggest(ben, 'go:right');
    await suggest(ben, 'go:left');
    await ada.until(() => ada.last('suggestions')?.suggestions[0]?.option === 'go:left');
    expect(ada.last('suggestions')?.suggestions).toHaveLength(1);
    await suggest(ben, null);
    await ada.until(() => ada.last('suggestions')?.suggestions.length === 0);
  });

  it('does not affect the match: the asked player decides, and the record contains nothing of it', async () => {
    const room = await table.server.rooms.get(code);
    const { hash, version } = room;
    await suggest(ben, 'go:right');
    expect({ hash: room.hash, version: room.version }).toEqual({ hash, version });
    await ada.answer('go:left');
    await table.restart();
    const again = await table.join(code, players[1]);
    expect(again.last('joined')?.suggestions).toEqual([]);
    expect(again.version).toBe(1);
  });
});

describe('a suggestion is refused', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['to the player who decides', () => suggest(ada, 'go:left'), 'forbidden'],
    ['to spectators', () => suggest(watcher, 'go:left'), 'forbidden'],
    ['for an option that is not offered', () => suggest(ben, 'go:home'), 'not-offered'],
    ['for another moment', () => suggest(ben, 'go:left', 3), 'stale'],
  ])('%s', async (_, act, refusal) => {
    expect(await act()).toMatchObject({ type: 'refused', code: refusal });
    expect(eva.all('suggestions')).toEqual([]);
  });

  it('if only the asked player sees the options', async () => {
    await ada.answer('go:left');
    await eva.untilVersion(1);
    expect(eva.view.asked?.open).toBeNull();
    expect(await suggest(eva, 'yes')).toMatchObject({ type: 'refused', code: 'forbidden' });
  });

  it('to a person who points too often', async () => {
    await table.stop();
    table = await TestServer.start({
      games: [anyGame(council)],
      limits: { commands: { burst: 3, perSecond: 0.001 } },
    });
    const [host, other] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const match = await table.match([host, other], { game: 'council' });
    const client = await table.join(match, other);
    for (let i = 0; i < 3; i++) expect(await suggest(client, 'go:left')).toMatchObject({ type: 'ack' });
    expect(await suggest(client, 'go:left')).toMatchObject({ type: 'refused', code: 'too-often' });
  });
});
