import { type Reached, reach } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { type Duel, type DuelFrame, type DuelHappening, diceDuel } from './dice-duel.ts';
import { market } from './market.ts';

const terms = { seats: 3, games: 200, seed: 'reach' };

function* diceAndAnswers({ step, answer, happenings }: Reached<Duel, DuelFrame, DuelHappening>) {
  yield `${step}:${answer}`;
  for (const happening of happenings) if (happening.kind === 'rolled') yield `die:${happening.die}`;
}

it('plays until everything was reached, and no longer', () => {
  const dice = [1, 2, 3, 4, 5, 6].map((die) => `die:${die}`);
  const wanted = ['call:low', 'call:high', 'boast:silence', 'boast:boast', ...dice];
  const { games, missing } = reach(diceDuel, { ...terms, wanted, tags: diceAndAnswers });
  expect(missing).toEqual([]);
  expect(games).toBeLessThan(20);
});

it('names what was never reached', () => {
  const wanted = ['die:6', 'die:7', 'boast:shout'];
  expect(reach(diceDuel, { ...terms, wanted, tags: diceAndAnswers })).toEqual({
    games: 200,
    missing: ['die:7', 'boast:shout'],
  });
});

it('sees the reasons for options that were not allowed, and where the answer led', () => {
  const { missing } = reach(market, {
    seats: 2,
    games: 200,
    seed: 'reach',
    options: { coins: 2 },
    wanted: ['over', 'several', 'amount', 'order'],
    tags: ({ ask, position }) => [ask.kind, position.over ? 'over' : 'on'],
  });
  expect(missing).toEqual([]);
});
