import { describe, expect, it } from 'vitest';
import { OUTCOMES } from '../../rules/state.ts';
import { NO_DICE, type Scene, sceneryOf, scenesOf } from '../stage.ts';
import { night, viewersOf } from './nights.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the animation of happenings', () => {
  it.each(SEEDS)('ends in the state of the table (%s)', (seed) => {
    let before = null;
    for (const moment of night(seed, 4 + (seed.charCodeAt(0) % 5))) {
      const after = sceneryOf(moment.view('spectator').state, NO_DICE);
      if (before !== null) {
        const shown = moment
          .heard('spectator')
          .flatMap(scenesOf)
          .reduce((scenery, { change }) => change?.(scenery) ?? scenery, before);
        expect({ ...shown, dice: NO_DICE, places: living(shown) }).toEqual({
          ...after,
          places: living(after),
        });
      }
      before = after;
    }
  });

  it.each(SEEDS)('is the same for everybody, regardless of what they know (%s)', (seed) => {
    for (const moment of night(seed, 4 + (seed.charCodeAt(0) % 5))) {
      const shows = viewersOf(moment.state).map((viewer) =>
        moment.heard(viewer).flatMap(scenesOf).map(plain),
      );
      for (const show of shows) expect(show).toEqual(shows[0]);
    }
  });

  it.each(SEEDS)('never takes longer than half a second per scene (%s)', (seed) => {
    for (const moment of night(seed, 6))
      for (const { length } of moment.heard('spectator').flatMap(scenesOf)) {
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThan(500);
      }
  });

  it('takes the same time for every outcome of a prophecy', () => {
    const shows = OUTCOMES.map((outcome) =>
      scenesOf({ kind: 'prophecy', giver: 1, receiver: 2, outcome, amount: 1, equipment: null }).map(plain),
    );
    for (const show of shows) expect(show).toEqual(shows[0]);
  });

  it('shows nothing for invisible happenings', () => {
    expect(scenesOf({ kind: 'round', round: 2 })).toEqual([]);
    expect(scenesOf({ kind: 'dealt', seat: 1, character: 'volko' })).toEqual([]);
  });
});

function plain({ length, effect }: Scene) {
  return { length, effect };
}

/** The positions of eliminated players are not shown. */
function living({ places, gone }: ReturnType<typeof sceneryOf>) {
  return places.map((place, seat) => (gone[seat] ? null : place));
}
