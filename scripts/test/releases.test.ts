import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@nokturn/engine';
import { GAMES, RELEASES, rulesFor } from '@nokturn/games/all';
import { digestOf, type Frozen, frozenRules } from '@nokturn/games/digest';
import { LANGUAGES } from '@nokturn/text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/files.ts';
import { goldensAndMore, playedBy, playedDifferently, rulebookIn } from '../lib/freeze.ts';
import { changesOf, fileOf, filesInPast, type Goldens, goldensOf, noteOf } from '../lib/releases.ts';
import { scenesOfChanges } from '../lib/scenes.ts';

const released = GAMES.flatMap(({ id }) =>
  (RELEASES[id] ?? []).map((release) => ({ id, release, name: `${id} ${release.rules}-${release.digest}` })),
);

async function rulebookOf(game: string, digest: string) {
  const rules = await rulesFor(game, digest);
  if (rules === null) throw new Error(`${game} ${digest} cannot be loaded`);
  return rules;
}

/** All goldens of the releases with one number, each match and scene once: mostly they are the same. */
function goldensOfNumber(id: string, rules: number): Goldens {
  const all = (RELEASES[id] ?? []).filter((each) => each.rules === rules).map((each) => goldensOf(id, each));
  return {
    records: distinct(all.flatMap(({ records }) => records)),
    scenes: distinct(all.flatMap(({ scenes }) => scenes)),
  };
}

function distinct<T extends object>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify({ ...item, digest: undefined }), item])).values()];
}

/** The frozen file itself, even if today's rules are the same. */
async function frozenOf(game: string, release: { rules: number; digest: string }) {
  return (await import(`${fileOf(game, release)}.js`)).rulebook(release.digest) as Awaited<
    ReturnType<typeof rulebookOf>
  >;
}

describe("today's rules", () => {
  it.each(GAMES)('for $id are those of the last release', async ({ id, rulesVersion }) => {
    const { digest } = await frozenRules(id);
    const last = RELEASES[id]?.at(-1);
    const advice =
      `${id}: released code whose digest differs: the rules, cards, bot or engine are no longer those of the last ` +
      'release. Raise rulesVersion and write past/changes.json if a match would be played differently, then run npm run freeze';
    expect({ rules: rulesVersion, digest }, advice).toEqual({ rules: last?.rules, digest: last?.digest });
  });
});

describe.each(released)('the release $name', ({ id, release }) => {
  const file = fileOf(id, release);
  const { records } = goldensOf(id, release);

  it('matches its name, and needs nothing else', () => {
    const code = readFileSync(`${file}.js`, 'utf8');
    expect(digestOf(code)).toBe(release.digest);
    expect(code).not.toMatch(/\bimport\b[^(]*['"`]|\bimport\(|node:|file:\/\//);
  });

  it('says in every language of its time what differs, and when it was released', () => {
    const { differs, ...note } = noteOf(id, release);
    expect(note).toEqual({ game: id, ...release });
    expect(release.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([...LANGUAGES]).toEqual(expect.arrayContaining(Object.keys(differs)));
    expect(Object.keys(differs)).toEqual(expect.arrayContaining(['en', 'pl', 'cs']));
    expect(Object.values(differs).every((text) => text.length > 10)).toBe(true);
    for (const language of Object.keys(differs))
      expect(readFileSync(`${file}.${language}.ftl`, 'utf8')).toContain('.text');
  });

  it('has the description of its change, if it is the first with its number', () => {
    const first = RELEASES[id]?.find(({ rules }) => rules === release.rules);
    const isFirst = first?.digest === release.digest;
    const told = noteOf(id, release).differs;
    const change = changesOf(id)[release.rules];
    if (isFirst) expect(told).toEqual(change);
    else expect(told).not.toEqual(change);
  });

  it('verifies its golden records and plays its scenes as before, and those of all others with its number', async () => {
    const rules = await frozenOf(id, release);
    expect(playedDifferently(rules, goldensOfNumber(id, release.rules))).toEqual([]);
  });

  it('has a golden record at least for each number of players', async () => {
    const rules = await frozenOf(id, release);
    expect(records.every(({ hash, digest }) => hash !== undefined && digest === release.digest)).toBe(true);
    const { min, max } = rules.seats;
    const wanted = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect([...new Set(records.map(({ seats }) => seats))].sort()).toEqual(wanted);
  });

  it('does not verify a golden record in which a move was changed', async () => {
    const rules = await frozenOf(id, release);
    const [record] = records;
    if (record === undefined) throw new Error('there is no golden record');
    const forged = { ...record, moves: record.moves.slice(1) };
    expect(rules.verify(forged)?.code).toMatch(/move|hash|unfinished/);
    expect(rules.verify({ ...record, hash: '0'.repeat(64) })?.code).toBe('hash');
  });
});

describe.each(GAMES)('the releases of $id', ({ id }) => {
  it('are all listed, and there are no other files', () => {
    const files = (RELEASES[id] ?? []).flatMap((release) => {
      const words = Object.keys(noteOf(id, release).differs).map((language) => `${language}.ftl`);
      return ['js', 'json', 'golden.json', ...words].map(
        (ending) => `${release.rules}-${release.digest}.${ending}`,
      );
    });
    const others = ['changes.json', 'releases.ts', 'upcasts.ts'];
    expect(filesInPast(id).filter((name) => !others.includes(name))).toEqual(files.sort());
  });

  it('have a scene for each change of their number', async () => {
    const scenes = await scenesOfChanges(id);
    const changed = Object.keys(changesOf(id)).map(Number);
    for (const rules of changed.filter((each) => each > 1))
      expect(scenes.filter((scene) => scene.rules === rules)).not.toEqual([]);
    expect(scenes.filter(({ rules }) => !changed.includes(rules))).toEqual([]);
  });

  it('play each scene of a change differently from the release before', async () => {
    const releases = RELEASES[id] ?? [];
    for (const { rules, name, play } of await scenesOfChanges(id)) {
      const before = releases.findLast((release) => release.rules < rules);
      const since = releases.find((release) => release.rules === rules);
      if (before === undefined || since === undefined) continue;
      const [older, newer] = await Promise.all([frozenOf(id, before), frozenOf(id, since)]);
      const scene = { ...play(), name };
      expect(playedDifferently(older, { records: [], scenes: [playedBy(newer, scene)] })).not.toEqual([]);
    }
  });
});

/** The goldens of a game's last release that other rules play differently. */
async function differences(game: string, { code, digest }: Frozen): Promise<string[]> {
  const scenes = (await scenesOfChanges(game)).map(({ name, play }) => ({ ...play(), name }));
  const before = await goldensAndMore(game, lastOf(game), scenes);
  return playedDifferently(await rulebookIn(code, digest), before);
}

function lastOf(game: string): Release {
  const last = RELEASES[game]?.at(-1);
  if (last === undefined) throw new Error(`${game} was never released`);
  return last;
}

/** A copy of a game's rules and the engine in another folder. */
function copyOf(game: string): { readonly root: string; edit(file: string, from: string, to: string): void } {
  const root = mkdtempSync(join(tmpdir(), 'nokturn-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'packages', 'games'), { recursive: true });
  for (const folder of ['packages/engine', `packages/games/${game}`])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  return {
    root,
    edit(file, from, to) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(root, file), text.replace(from, to));
    },
  };
}

const ENGINE = 'packages/engine/src/';
const MASTERS = 'packages/games/masters-of-the-night/';

describe('a digest', () => {
  it('is the same wherever the rules are, whatever their comments and layout', async () => {
    const { root, edit } = copyOf('lovci-noci');
    edit('packages/games/lovci-noci/rules/seats.ts', 'import ', '/** Something else. */\n\n\nimport ');
    edit(`${ENGINE}chance.ts`, '/** A die with the given number of sides: 1 to sides. */', '// Says less.');
    edit('packages/games/lovci-noci/board/index.tsx', 'import ', 'console.log(1);\nimport ');
    expect((await frozenRules('lovci-noci', root)).digest).toBe(RELEASES['lovci-noci']?.at(-1)?.digest);
  });

  it('changes with the bot, even under the same rules', async () => {
    const { root, edit } = copyOf('lovci-noci');
    edit('packages/games/lovci-noci/bot.ts', 'return random.pick(found)', 'return found[0] ?? fallback');
    const frozen = await frozenRules('lovci-noci', root);
    expect(frozen.digest).not.toBe(lastOf('lovci-noci').digest);
    expect(await differences('lovci-noci', frozen)).toEqual([]);
  });

  // Each of these was once changed without a new number, and made old records replay differently.
  it.each([
    {
      what: 'the price of an ability',
      game: 'masters-of-the-night',
      file: `${MASTERS}cards/abilities.ts`,
      from: "'piper-of-shadows': { kind: 'dark', cost: 1",
      to: "'piper-of-shadows': { kind: 'dark', cost: 2",
    },
    {
      what: 'when lying cards are checked after a combat',
      game: 'masters-of-the-night',
      file: `${MASTERS}rules/lying.ts`,
      from: 'discard(table, card);\n  settle(table);\n',
      to: 'discard(table, card);\n',
    },
    {
      what: 'when lying cards are checked after Rewritten Fate',
      game: 'masters-of-the-night',
      file: `${MASTERS}rules/dark-abilities.ts`,
      from: '  settle(table);\n',
      to: '',
    },
    {
      what: 'how a die is drawn',
      game: 'lovci-noci',
      file: `${ENGINE}chance.ts`,
      from: 'return Math.floor((word * n) / 0x100000000);',
      to: 'return word % n;',
    },
  ])('is another one with $what, which cannot be released under the same number', async (change) => {
    const { game, file, from, to } = change;
    const { root, edit } = copyOf(game);
    edit(file, from, to);
    const frozen = await frozenRules(game, root);
    expect(frozen.digest).not.toBe(lastOf(game).digest);
    expect(await differences(game, frozen)).not.toEqual([]);
  });
});
