import { type Game, secretsOf } from '@nokturn/engine';
import { StrictScene, strictScenes } from '@nokturn/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { type Stall, type StallFrame, type StallHappening, stallRules } from './knives.ts';

/** The examples of docs/adding-a-game.md for options that are about things. */

const strict = strictScenes(afterEach);

const secrets = secretsOf<Stall>()({ coins: 'everybody' });

const stall: Game<Stall, StallFrame, StallHappening> = {
  id: 'stall',
  rulesVersion: 1,
  clausePrefix: 'DD',
  seats: { min: 1, max: 1 },
  options: {},
  setUp: () => ({ coins: [3] }),
  work: stallRules,
  result: () => ({ winners: [] }),
  clone: ({ coins }) => ({ coins: coins.slice() }),
  secrets,
  hearing: { bought: { by: 'everybody', knife: 'everybody', price: 'everybody' } },
  pointsAt: () => null,
  roundOf: () => 1,
  tally: () => [],
};

const visit = (coins: number) =>
  strict(
    new StrictScene(stall, {
      state: { coins: [coins] },
      work: [{ step: 'buy', by: 0 }],
      census: () => null,
    }),
  );

it('DD-3.1 a choice is read back as the thing that it was made for', () => {
  const scene = visit(3)
    .asks(0, 'buy', ['knife:dirk', 'knife:stiletto', 'leave'])
    .answer(0, 'knife:stiletto');
  scene.told('bought', { by: 0, knife: 'stiletto', price: 3 }).ends();
  expect(scene.state.coins).toEqual([0]);
});

it('DD-3.2 something too expensive is shown and says why', () => {
  visit(2).asks(0, 'buy', ['knife:dirk', 'leave']).bars(0, 'knife:stiletto', 'DD-3.2', 'too-dear');
});
