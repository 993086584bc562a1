import { Match, type Position, type Random, type Viewer } from '@nokturn/engine';
import { conform, secrecy } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { type Duel, type DuelFrame, type DuelHappening, diceDuel } from './dice-duel.ts';

it('DD-1 a right call scores, a wrong one does not', () => {
  const match = Match.begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'any' });
  match.position.chance.loaded = [5];
  match.answer(0, 'high');
  match.answer(1, match.position.state.lucky[1] === 5 ? 'high' : 'low');
  expect(match.position.state.points[0]).toBe(1);
});

it('conforms, whatever happens', () => {
  conform(diceDuel, { seats: 3, games: 100, seed: 'duel', census: (duel) => duel.lucky.length });
});

it('keeps its secrets', () => {
  secrecy(diceDuel, { seats: 3, games: 20, seed: 'duel', scramble, mayHear });
});

/** The rules: a lucky number is known to its owner alone. */
function scramble(position: Position<Duel, DuelFrame>, viewer: Viewer, random: Random) {
  const lucky = position.state.lucky.map((own, seat) => (seat === viewer ? own : 1 + random.below(6)));
  return { ...position, state: { ...position.state, lucky } };
}

function mayHear(happening: DuelHappening, viewer: Viewer) {
  if (happening.kind !== 'dealt' || happening.seat === viewer) return happening;
  return { kind: 'dealt', seat: happening.seat };
}
