import { type Ask, begin, Random, type Seat } from '@nokturn/engine';
import { answerAtRandom } from '../setup.ts';
import { serveRounds } from './host.ts';

/** Our engine alone: the rules change a position in place, and nobody listens. */
serveRounds((playable, seed) => {
  const table = begin(playable.game, playable.setup(seed));
  const random = new Random(seed);
  let moves = 0;
  while (!table.position.over) {
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked');
    for (let i = 0; i < asked.seats.length; i++) {
      if (asked.answers[i] !== null) continue;
      table.answer(asked.seats[i] as Seat, answerAtRandom(asked.asks[i] as Ask, random));
      moves++;
    }
  }
  return moves;
});
