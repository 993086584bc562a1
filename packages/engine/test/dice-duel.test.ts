import type { Position, Random, Viewer } from '@nokturn/engine';
import { conform, StrictScene, secrecy, strictScenes } from '@nokturn/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { type Duel, type DuelFrame, type DuelHappening, diceDuel } from './dice-duel.ts';

const strict = strictScenes(afterEach);

it('DD-1.1 a right call scores, a wrong one does not', () => {
  const duel = strict(
    new StrictScene(diceDuel, {
      state: { target: 3, round: 1, die: null, points: [0, 0], lucky: [1, 1] },
      work: [{ step: 'call' }],
      census: ({ lucky }) => lucky.length,
    }),
  );
  duel.asks([0, 1], 'call', ['low', 'high']).answer(0, 'high').answer(1, 'low', 5);
  duel.told('rolled', { die: 5, right: [0] }).asks(0, 'boast', ['silence', 'boast']);
  expect(duel.state.points).toEqual([1, 0]);
});

it('conforms, whatever happens', () => {
  conform(diceDuel, { seats: 3, games: 100, seed: 'duel', census: (duel) => duel.lucky.length });
});

it('keeps its secrets', () => {
  const { unscrambled } = secrecy(diceDuel, { seats: 3, games: 20, seed: 'duel', scramble, mayHear });
  expect(unscrambled).toEqual([]);
});

/** According to the rules, a lucky number is known only to its owner. */
function scramble(position: Position<Duel, DuelFrame>, viewer: Viewer, random: Random) {
  const lucky = position.state.lucky.map((own, seat) => (seat === viewer ? own : 1 + random.below(6)));
  return { ...position, state: { ...position.state, lucky } };
}

function mayHear(happening: DuelHappening, viewer: Viewer) {
  if (happening.kind !== 'dealt' || happening.seat === viewer) return happening;
  return { kind: 'dealt', seat: happening.seat };
}
