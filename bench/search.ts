import { Search } from '@nokturn/bots';
import {
  type Ask,
  begin,
  HeardLog,
  hearingFilterOf,
  Random,
  type Rulebook,
  type Seat,
  viewOf,
  type Witness,
} from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { median, processorTime } from './measure.ts';
import { answerAtRandom, Playable, type Subject } from './setup.ts';

/** Decisions from all parts of many games. */
const SAMPLES = 60;
const ROUNDS = 5;
const ITERATIONS = 48;

/** How many imagined worlds a second a search plays on, from a seat's knowledge, over decisions of random games. */
export async function searching(subject: Subject) {
  const { mind } = await rulesOf(subject).bot();
  const views = samples(new Playable(subject));
  const think = (round: number): number => {
    let iterations = 0;
    const started = processorTime();
    views.forEach((view, i) => {
      const search = new Search(mind, view, new Random(`thinking ${round} ${i}`));
      search.run(ITERATIONS);
      iterations += search.iterations;
    });
    return (iterations * 1000) / (processorTime() - started);
  };
  think(-1);
  const perSecond = median(Array.from({ length: ROUNDS }, (_, round) => think(round)));
  return { iterationsPerSecond: Math.round(perSecond) };
}

function rulesOf({ game }: Subject): Rulebook {
  const rules = findRules(game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  return rules;
}

/** The knowledge of the seat that has to answer, if it has more than one answer. */
function samples(playable: Playable): Witness[] {
  const { game, seats } = playable;
  const views: Witness[] = [];
  const random = new Random('decisions');
  for (let match = 0; views.length < SAMPLES; match++) {
    const table = begin(game, playable.setup(`decisions-${match}`), { listening: true });
    const logs = Array.from({ length: seats }, (_, seat) => new HeardLog(seat));
    while (!table.position.over && views.length < SAMPLES) {
      const told = table.collect();
      for (const each of logs) each.listen(told, hearingFilterOf(game, table.state));
      const { asked } = table.position;
      if (asked === null) throw new Error('nobody is asked');
      const place = asked.answers.indexOf(null);
      const seat = asked.seats[place] as Seat;
      const heard = logs[seat]?.heard ?? [];
      if (random.below(20) === 0)
        views.push(structuredClone({ ...viewOf(game, table.position, seat), heard }));
      table.answer(seat, answerAtRandom(asked.asks[place] as Ask, random));
    }
  }
  return views;
}
