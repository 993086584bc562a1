import { expect, it } from 'vitest';
import { after, type Scenery, sceneryOf } from '../scenery.ts';
import { night } from './nights.ts';

const MODES = [
  ['two', 1, {}],
  ['three in the Polish edition', 1, { familySize: 3, edition: 'igrology', difficulty: 'hard' }],
  ['five', 5, { difficulty: 'medium' }],
] as const;

it.each(MODES)(
  'the happenings lead from one view to the next, so the show ends with the actual state: %s',
  (_, seats, options) => {
    let compared = 0;
    for (let game = 0; game < 40; game++) {
      let scenery: Scenery | null = null;
      for (const moment of night(`scenery ${game}`, seats, options)) {
        const { state } = moment.view('spectator');
        const told: Scenery | null = scenery && moment.heard('spectator').reduce(after, scenery);
        scenery = sceneryOf(state);
        if (told === null) continue;
        // Happenings only hint at the current step of the day.
        expect({ ...told, phase: null }).toEqual({ ...scenery, phase: null });
        expect(told.phase === 'night').toBe(scenery.phase === 'night');
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  },
  240_000,
);
