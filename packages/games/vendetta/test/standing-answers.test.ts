import { expect, it } from 'vitest';
import { standingAnswer } from '../../standing-answers.ts';
import { standing } from '../standing-answers.ts';
import { fight } from './kit.ts';

it('VV-R54: a bid decided in advance is that amount, or the highest bid allowed', () => {
  const s = fight([
    { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood', 'ma-ready'] } },
    { clan: 'gangrel', pool: 4, on: { 'loc-1': ['ga-on-the-prowl', 'ga-hunt'] } },
    { clan: 'toreador', pool: 2, on: { 'loc-1': [1] } },
  ]).asks([0, 1, 2], 'auction-bid');
  const bids = (seat: number) =>
    ['nothing', 'one', 'two', 'three'].map((name) =>
      standingAnswer(standing, { 'auction-bid': name }, s.view(seat) as never),
    );
  expect(bids(0)).toEqual([0, 1, 2, 3]);
  expect(bids(2)).toEqual([0, 1, 1, 1]);
  expect(standingAnswer(standing, {}, s.view(0) as never)).toBeNull();
});
