import type { Viewer } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { after, inTime, type Scenery, sceneOf, sceneryOf } from '../stage.ts';
import { night } from './nights.ts';

const MODES = [
  ['two rookies', 2, { mode: 'rookie' }],
  ['four elders', 4, {}],
  ['six', 6, { turnOrder: 'frozen', freeHuntTakes: 'pile' }],
] as const;

/**
 * Only the order of a stack matters, not the exact heights. Cards in a pile have no order. At the end all
 * Chests are open.
 */
function comparable({ heights, track, chests, ...scenery }: Scenery) {
  return {
    ...scenery,
    chests: scenery.tally === null ? chests : chests.map((token) => token !== null),
    stack: heights.map((_height, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0)),
    track: track.map((pile) => pile.toSorted()),
  };
}

it.each(MODES)(
  'the happenings heard lead from every view to the next (%s)',
  (name, seats, options) => {
    let compared = 0;
    for (let game = 0; game < 3; game++)
      for (const viewer of [0, 'spectator'] as Viewer[]) {
        let scenery: Scenery | null = null;
        for (const moment of night(`${name} ${game}`, seats, options)) {
          const view = moment.view(viewer).state;
          const told = scenery && moment.heard(viewer).map(sceneOf).reduce(after, scenery);
          scenery = sceneryOf(view);
          if (told === null || view.phase === 'setup') continue;
          expect(comparable(told)).toEqual(comparable(scenery));
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(500);
  },
  240_000,
);

it('longer walks take longer, but never more than a second', () => {
  const walk = (steps: number) =>
    sceneOf({
      kind: 'moved',
      seat: 0,
      from: 'castle',
      to: 'm9',
      way: 'walk',
      cost: steps,
      path: Array.from({ length: steps }, () => 'm1'),
    }).length;
  expect(walk(1)).toBeLessThan(walk(3));
  expect(walk(12)).toBeLessThanOrEqual(1000);
});

it('a long show is over in a few seconds, a very long one is skipped', () => {
  const scene = sceneOf({ kind: 'round', round: 2 });
  const many = Array.from({ length: 60 }, () => scene);
  const total = (inTime(many) ?? []).reduce((sum, { length }) => sum + length, 0);
  expect(total).toBeLessThan(6000);
  expect(inTime([scene])).toEqual([scene]);
  expect(inTime([...many, ...many])).toBeNull();
});
