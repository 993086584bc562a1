import type { MatchRecord, Rulebook, Viewer } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { RELEASES, rulesFor } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import { goldensOf } from '../lib/releases.ts';

/**
 * Today's interfaces understand frozen rules: every key that today's views and happenings always have at some place,
 * earlier ones have as well. A missing key would silently get some default.
 */

/** The keys that every object at one place in the data has, and what is inside. */
interface Shape {
  keys: Set<string> | null;
  readonly parts: Map<string, Shape>;
}

const emptyShape = (): Shape => ({ keys: null, parts: new Map() });

function partOf({ parts }: Shape, name: string): Shape {
  const part = parts.get(name) ?? emptyShape();
  parts.set(name, part);
  return part;
}

function look(data: unknown, shape: Shape): void {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const item of data) look(item, partOf(shape, '[]'));
    return;
  }
  shape.keys ??= new Set(Object.keys(data));
  for (const key of shape.keys) if (!Object.hasOwn(data, key)) shape.keys.delete(key);
  for (const [key, value] of Object.entries(data))
    if (typeof value === 'object') look(value, partOf(shape, `.${key}`));
}

/** Everything seen and heard in these matches by a player, by a spectator and by the replay. */
function shapeOf(rules: Rulebook, records: readonly MatchRecord[]): Shape {
  const shape = emptyShape();
  const viewers: Viewer[] = ['everything', 'spectator', 0];
  for (const record of records)
    for (const { match, happenings } of rules.replay(record))
      for (const viewer of viewers) {
        look(match.view(viewer), partOf(shape, `view of ${typeof viewer === 'number' ? 'a seat' : viewer}`));
        for (const told of happenings) {
          const heard = match.hear(told, viewer);
          if (heard !== null) look(heard, partOf(shape, `${told.kind} heard by ${String(viewer)}`));
        }
      }
  return shape;
}

/** The shape of each game's last release, against which all earlier ones are checked. */
const today = new Map<string, Shape>();

async function shapeOfToday(game: string): Promise<Shape> {
  const last = RELEASES[game]?.at(-1);
  const rules = last && (await rulesFor(game, last.digest));
  if (!rules || !last) throw new Error('the rules are gone');
  const shape = today.get(game) ?? shapeOf(rules, goldensOf(game, last).records);
  today.set(game, shape);
  return shape;
}

function missing(before: Shape, today: Shape, place = ''): string[] {
  const keys = [...(today.keys ?? [])].filter((key) => before.keys !== null && !before.keys.has(key));
  const inside = [...before.parts].flatMap(([name, part]) => {
    const now = today.parts.get(name);
    return now ? missing(part, now, `${place}${name}`) : [];
  });
  return [...keys.map((key) => `${place}: ${key}`), ...inside];
}

/**
 * In the deep run all of them. Otherwise the first, and the one before the last: whatever the last has added is missing
 * there, and the one before it was compared with those before when it was released.
 */
const old = Object.entries(RELEASES).flatMap(([game, releases]) =>
  releases
    .slice(0, -1)
    .filter((_, i) => deep(0, 1) === 1 || i === 0 || i === releases.length - 2)
    .map((release) => ({ game, release, name: `${release.rules}-${release.digest}` })),
);

describe.each(old)('$game $name', ({ game, release }) => {
  it('provides everything that today’s rules provide, or a declared upcast adds it', async () => {
    const rules = await rulesFor(game, release.digest);
    if (!rules) throw new Error('the rules are gone');
    const before = shapeOf(rules, goldensOf(game, release).records);
    expect(missing(before, await shapeOfToday(game))).toEqual([]);
  });

  it('has every table of today’s rules, with everything in it', async () => {
    const last = RELEASES[game]?.at(-1);
    const rules = await rulesFor(game, release.digest);
    const today = last && (await rulesFor(game, last.digest));
    const [before, now] = [emptyShape(), emptyShape()];
    look(rules?.cards, partOf(before, 'cards'));
    look(today?.cards, partOf(now, 'cards'));
    expect(missing(before, now)).toEqual([]);
  });

  it('gives the complete open decision with every change, as today’s rules do', async () => {
    const rules = await rulesFor(game, release.digest);
    const [record] = goldensOf(game, release).records;
    if (!rules || !record) throw new Error('the rules are gone');
    const match = rules.begin(record);
    const { seats = [] } = match.position.asked ?? {};
    const [change = ''] = match.changesSince(match.position, seats.slice(0, 1));
    expect(JSON.parse(change).asked).toEqual([match.asked(seats[0] ?? 0)]);
  });
});
