import { searchFor } from '@nokturn/bots';
import { type Ask, begin, Ears, Random, type Seat, viewOf, type Witness } from '@nokturn/engine';
import { median, processorTime } from './measure.ts';
import { answerAtRandom, Playable, type Subject } from './setup.ts';

/** Decisions from all parts of many games. */
const SAMPLES = 60;
const ROUNDS = 5;
const ITERATIONS = 48;

/** How many imagined worlds a search plays on in a second, with what a seat knows, over decisions of random games. */
export function searching(subject: Subject) {
  const views = samples(new Playable(subject));
  const think = (round: number): number => {
    let iterations = 0;
    const started = processorTime();
    views.forEach((view, i) => {
      const search = searchFor(subject.game, view, new Random(`thinking ${round} ${i}`));
      if (search === null) throw new Error(`nobody can think about ${subject.game}`);
      search.run(ITERATIONS);
      iterations += search.iterations;
    });
    return (iterations * 1000) / (processorTime() - started);
  };
  think(-1);
  const perSecond = median(Array.from({ length: ROUNDS }, (_, round) => think(round)));
  return { iterationsPerSecond: Math.round(perSecond) };
}

/** What the seat knows that has to answer, where it has more than one answer. */
function samples(playable: Playable): Witness[] {
  const { game, seats } = playable;
  const views: Witness[] = [];
  const random = new Random('decisions');
  for (let match = 0; views.length < SAMPLES; match++) {
    const table = begin(game, playable.setup(`decisions-${match}`), { listening: true });
    const ears = Array.from({ length: seats }, (_, seat) => new Ears(game, seat));
    while (!table.position.over && views.length < SAMPLES) {
      const told = table.collect();
      for (const each of ears) each.listen(told, table.state);
      const { asked } = table.position;
      if (asked === null) throw new Error('nobody is asked');
      const place = asked.answers.indexOf(null);
      const seat = asked.seats[place] as Seat;
      const heard = ears[seat]?.heard ?? [];
      if (random.below(20) === 0)
        views.push(structuredClone({ ...viewOf(game, table.position, seat), heard }));
      table.answer(seat, answerAtRandom(asked.asks[place] as Ask, random));
    }
  }
  return views;
}
