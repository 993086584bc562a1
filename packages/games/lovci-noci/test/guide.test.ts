import { readFileSync } from 'node:fs';
import { Match, type MatchRecord } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';

const { record } = JSON.parse(readFileSync(new URL('../guide/guide.json', import.meta.url), 'utf8')) as {
  record: MatchRecord;
};

it('the guide is right: the vampire is at 12 of 14, the learner at the well', () => {
  const { players } = Match.resume(lovciNoci, record).position.state;
  expect(players[3]).toMatchObject({ character: 'wilhelmina', revealed: true, damage: 12 });
  expect(players[2]).toMatchObject({ character: 'gregor', revealed: true });
  expect(players[1]).toMatchObject({ character: 'volko' });
  expect(players[0]).toMatchObject({ character: 'frederik', place: 'well-of-wisdom' });
});
