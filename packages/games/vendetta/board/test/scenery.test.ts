import type { Viewer } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { after, type Scenery, sceneryOf } from '../scenery.ts';
import { night } from './nights.ts';

const MODES = [
  ['three', 3, {}],
  ['four with places and relics', 4, { places: true, relics: true }],
  ['five', 5, { lastBlood: 'spend-only' }],
  ['six in teams', 6, { teams: true, teamHands: 'open', places: true, relics: true }],
] as const;

/** Happenings only hint at Steps; when one of several unknown cards is taken, the order of the rest is not known. */
function comparable({ stage: _stage, location: _location, tokens: _tokens, ...scenery }: Scenery) {
  return {
    ...scenery,
    positions: scenery.positions.map((row) =>
      row.map(({ blood, cards }) => ({
        blood,
        cards: cards.map(({ card, owner, faceUp }) => `${card} ${owner} ${faceUp}`).toSorted(),
      })),
    ),
  };
}

it.each(MODES)(
  'happenings lead from every view to the next (%s)',
  (name, seats, options) => {
    let compared = 0;
    for (let game = 0; game < 6; game++)
      for (const viewer of [0, seats - 1, 'spectator'] as Viewer[]) {
        let scenery: Scenery | null = null;
        for (const moment of night(`${name} ${game}`, seats, options)) {
          const view = moment.view(viewer).state;
          const told = scenery && moment.heard(viewer).reduce(after, scenery);
          scenery = sceneryOf(view);
          // The table is cleared before the end of the round is announced, while Malkav's Bane asks for a card.
          if (told === null || view.phase === 'end-of-round') continue;
          expect(comparable(told)).toEqual(comparable(scenery));
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(1000);
  },
  240_000,
);

it('the Step shown follows from the happenings', () => {
  const seen = new Set<string | null>();
  for (const moment of night('steps', 4)) {
    let scenery = sceneryOf(moment.view('spectator').state);
    for (const heard of moment.heard('spectator')) {
      scenery = after(scenery, heard);
      if (heard.kind === 'revealed') expect(scenery.stage).toBe('revelation');
      if (heard.kind === 'power') expect(scenery.stage).toBe('conflict');
      seen.add(scenery.stage);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['withdraw', 'revelation', 'conflict', 'aftermath']));
});
