import type { MatchRecord, Rulebook, Viewer } from '@nokturn/engine';
import { RELEASES, rulesFor } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import { goldensOf } from '../lib/releases.ts';

/**
 * Today's interfaces understand frozen rules: every key that today's views and happenings always have at some place,
 * earlier ones have as well. A missing key would silently get some default.
 */

/** At each place in the data, the keys that every object there has. */
type Shape = Map<string, Set<string>>;

function look(data: unknown, place: string, shape: Shape): void {
  if (Array.isArray(data)) for (const item of data) look(item, `${place}[]`, shape);
  else if (typeof data === 'object' && data !== null) {
    const keys = Object.keys(data);
    const known = shape.get(place);
    shape.set(place, new Set(known ? keys.filter((key) => known.has(key)) : keys));
    for (const [key, value] of Object.entries(data)) look(value, `${place}.${key}`, shape);
  }
}

/** Everything seen and heard in these matches by a player, by a spectator and by the replay. */
function shapeOf(rules: Rulebook, records: readonly MatchRecord[]): Shape {
  const shape: Shape = new Map();
  const viewers: Viewer[] = ['everything', 'spectator', 0];
  for (const record of records)
    for (const { match, happenings } of rules.replay(record))
      for (const viewer of viewers) {
        look(match.view(viewer), `view of ${typeof viewer === 'number' ? 'a seat' : viewer}`, shape);
        for (const told of happenings) {
          const heard = match.hear(told, viewer);
          if (heard !== null) look(heard, `${told.kind} heard by ${String(viewer)}`, shape);
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

function missing(before: Shape, today: Shape): string[] {
  return [...before].flatMap(([place, keys]) =>
    [...(today.get(place) ?? [])].filter((key) => !keys.has(key)).map((key) => `${place}: ${key}`),
  );
}

const old = Object.entries(RELEASES).flatMap(([game, releases]) =>
  releases.slice(0, -1).map((release) => ({ game, release, name: `${release.rules}-${release.digest}` })),
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
    const [before, now]: [Shape, Shape] = [new Map(), new Map()];
    look(rules?.cards, 'cards', before);
    look(today?.cards, 'cards', now);
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
