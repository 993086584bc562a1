// A match of any game, answered at random: `node examples/play.ts [seed]`, with Node.js 24 or newer.
import { Match, oneOf, Random, randomAnswer } from '@nokturn/engine';
import { highest } from './highest.ts';

const random = new Random('any answers');
const match = Match.begin(highest, { seats: 3, options: {}, seed: process.argv[2] ?? 'a seed' });
for (let { asked } = match.position; asked !== null; { asked } = match.position)
  for (const [i, seat] of asked.seats.entries())
    match.answer(
      seat,
      randomAnswer(asked.asks[i] ?? oneOf([]), (n) => random.below(n)),
    );
console.log(match.collect(), match.result);
