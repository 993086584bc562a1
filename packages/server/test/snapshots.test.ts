import { hashOf, type MatchSetup, Random, randomAnswer, resolveOptions } from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { LIBRARY } from '@nokturn/games/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkpointIn, snapshotOf } from '../src/match/snapshots.ts';
import { VersionedMatch } from '../src/match/versioned-match.ts';
import { openStore } from '../src/site.ts';
import type { Entry, MatchInfo, Snapshot } from '../src/store/store.ts';
import { council } from './helpers/council.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

describe.each(LIBRARY.today.map((game) => [game.id, game] as const))('a match of %s', (_, game) => {
  let setup: MatchSetup;
  const entries: Entry[] = [];
  const snapshots: Snapshot[] = [];
  let whole: VersionedMatch;
  beforeAll(() => {
    const seats = game.seats.min;
    const resolved = resolveOptions(game, seats, {});
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    setup = { seats, options: resolved.options, seed: `${game.id} again` };
    const random = new Random(setup.seed);
    whole = new VersionedMatch(game, setup);
    while (!whole.position.over) {
      const step = whole.position.asked?.frame.step ?? '';
      const moves = whole.missing.map((seat) => {
        const ask = whole.askOf(seat);
        return [step, seat, ask ? randomAnswer(ask, (n) => random.below(n)) : ''] as const;
      });
      const entry = { at: entries.length, moves };
      whole.apply(entry);
      entries.push(entry);
      const { version, position } = whole;
      const stored = { version, rules: game.rulesVersion, hash: hashOf(position), position };
      snapshots.push(JSON.parse(JSON.stringify(stored)));
    }
  });

  it('is the same from any of its snapshots on, and tells the same story', () => {
    for (let version = 1; version < entries.length; version += 1 + Math.floor(entries.length / 6)) {
      const snapshot = snapshots[version - 1] ?? null;
      const checkpoint = checkpointIn(game, { entries, snapshot });
      expect(checkpoint?.version).toBe(version);
      const play = new VersionedMatch(game, setup, entries, checkpoint);
      expect(play.hash).toBe(whole.hash);
      expect(play.record).toEqual(whole.record);
      for (const after of [null, 0, version - 1, version, version + 1, entries.length])
        for (const viewer of ['spectator', 0] as const)
          expect(play.heardSince(viewer, after)).toEqual(whole.heardSince(viewer, after));
    }
  });
});

describe('a snapshot', () => {
  const game = bareRulebook(council, 'abc');
  const info = { status: 'playing' } as MatchInfo;
  const play = new VersionedMatch(game, { seats: 2, options: {}, seed: 'oak' }, [
    { at: 1, moves: [['lead', 0, 'go:left']] },
  ]);
  const { position } = play;
  const at = (version: number) => snapshotOf(game, info, version, position);

  it('is taken now and then while a match is played', () => {
    expect([at(63), at(65), snapshotOf(game, { ...info, status: 'over' }, 64, position)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(at(64)).toEqual({ version: 64, rules: 1, digest: 'abc', hash: hashOf(position), position });
  });

  it('is not trusted if it has other rules, is damaged, or an earlier move could be undone', () => {
    const move: Entry = { at: 1, moves: [['lead', 0, 'go:left']] };
    const entries: Entry[] = Array.from({ length: 66 }, () => move);
    const snapshot = at(64);
    expect(checkpointIn(game, { entries, snapshot })).toEqual(snapshot);
    expect(checkpointIn(game, { entries, snapshot: null })).toBeNull();
    const others = snapshot && [
      { ...snapshot, rules: 2 },
      { ...snapshot, digest: 'abd' },
      { ...snapshot, hash: 'another' },
      { ...snapshot, position: { ...position, over: true } },
    ];
    for (const other of others ?? []) expect(checkpointIn(game, { entries, snapshot: other })).toBeNull();
    expect(checkpointIn(game, { entries: entries.slice(0, 64), snapshot })).toBeNull();
    const undo: Entry = { at: 2, undo: 0, opened: 1 };
    expect(checkpointIn(game, { entries: entries.with(64, undo), snapshot })).toBeNull();
  });

  it('is kept by the server, which reopens the match from it as it was', async () => {
    const table = await TestServer.start({ games: [anyGame(council)] });
    const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const code = await table.match([ada, ben], { game: 'council' });
    const clients = [await table.join(code, ada), await table.join(code, ben)];
    for (let version = 0; version < 70; version++) {
      await Promise.all(clients.map((client) => client.untilVersion(version)));
      const asked = clients.find(({ view }) => view.asked?.mine);
      await asked?.answer(asked.view.asked?.mine?.fallback ?? '');
    }
    const { hash } = await table.server.rooms.get(code);
    const store = openStore(table.folder);
    expect((await store.state(code, 0))?.snapshot?.version).toBe(64);
    expect((await store.state(code, 64))?.snapshot).toBeNull();
    await store.close();
    await table.restart();
    expect((await table.server.rooms.get(code)).hash).toBe(hash);
    const again = await table.join(code, ada, 60);
    expect(again.table?.heard.map(({ version }) => version)).toEqual([
      61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
    ]);
    await table.stop();
  });
});
