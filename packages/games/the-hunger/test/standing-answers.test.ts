import { expect, it } from 'vitest';
import { standingAnswer } from '../../standing-answers.ts';
import { standing } from '../standing-answers.ts';
import { turn } from './kit.ts';

it('TH-10.7: a butted seat gives up the card with the fewest VP, if that was decided in advance', () => {
  const s = turn(
    { at: 'r16', hand: ['vampire-speed-2'], playing: ['goat-nanny'] },
    { players: [{ at: 'r15' }, { at: 'r15', playing: ['pig-chop', 'wolf-bo'] }] },
  ).answers(0, 'move:r15', 'push:r14');
  s.asks(2, 'butted', ['discard:pig-chop', 'discard:wolf-bo']);
  const told = standingAnswer(standing, { butted: 'cheapest' }, s.view(2) as never);
  const worth = (card: string) => (told === `discard:${card}` ? 1 : 0);
  expect(worth('pig-chop') + worth('wolf-bo')).toBe(1);
  // Answers decided for other questions do not apply, and nobody is answered for who is not asked.
  expect(standingAnswer(standing, { digest: 'never' }, s.view(2) as never)).toBeNull();
  expect(standingAnswer(standing, { butted: 'cheapest' }, s.view(0) as never)).toBeNull();
});
