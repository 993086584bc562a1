import type { Ask } from '@nokturn/engine';
import { standingAnswers } from '../standing-answers.ts';
import type { VendettaView } from './secrets.ts';

/** Answers in advance, for matches over several days: bids in an Auction of Blood (VV-R54). */
export const standing = standingAnswers<VendettaView>({
  'auction-bid': {
    steps: ['auction-bid'],
    answers: {
      nothing: ({ ask }) => atMost(0, ask),
      one: ({ ask }) => atMost(1, ask),
      two: ({ ask }) => atMost(2, ask),
      three: ({ ask }) => atMost(3, ask),
    },
  },
});

/** That amount, or the highest bid allowed if it is lower. */
function atMost(wanted: number, ask: Ask): number {
  return ask.kind === 'amount' ? Math.min(wanted, ask.max) : wanted;
}
