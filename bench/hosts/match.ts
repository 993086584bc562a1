import { type Ask, Match, Random, type Seat } from '@nokturn/engine';
import { answerAtRandom } from '../setup.ts';
import { serveRounds } from './host.ts';

/** Our match as a server hosts it: with a record, a position to return to for undo, and all log entries. */
serveRounds((playable, seed) => {
  const match = Match.begin(playable.game, playable.setup(seed));
  const random = new Random(seed);
  while (!match.position.over) {
    const { asked } = match.position;
    if (asked === null) throw new Error('nobody is asked');
    for (let i = 0; i < asked.seats.length; i++) {
      if (asked.answers[i] !== null) continue;
      match.answer(asked.seats[i] as Seat, answerAtRandom(asked.asks[i] as Ask, random));
      match.collect();
    }
  }
  return match.moves.length;
});
