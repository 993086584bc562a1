import type { Answer, Bot, Mind, Random, Witness } from '@nokturn/engine';
import * as lovciNoci from '@nokturn/lovci-noci/bot';
import * as mastersOfTheNight from '@nokturn/masters-of-the-night/bot';
import * as theHunger from '@nokturn/the-hunger/bot';
import * as vendetta from '@nokturn/vendetta/bot';
import { EFFORTS, LEVELS, TEMPERS } from './levels.ts';
import { random } from './random.ts';
import { Search } from './search.ts';
import { searcher } from './searcher.ts';

export { type Counsel, counselOf, type ExpectedTurn, type Judged } from './counsel.ts';
export { EFFORTS, LEVELS, type Level, TEMPERS } from './levels.ts';
export type { LineStep, Search, Tried } from './search.ts';
export { type Effort, thinking } from './searcher.ts';
export { choiceOf, type Temper } from './temper.ts';
export { random };

interface Play<V = unknown> {
  readonly novice: Bot<V>;
  readonly mind: Mind;
}

/** What each game says about how it is played. */
const GAMES: Readonly<Record<string, Play>> = {
  'lovci-noci': anyPlay(lovciNoci),
  'masters-of-the-night': anyPlay(mastersOfTheNight),
  'the-hunger': anyPlay(theHunger),
  vendetta: anyPlay(vendetta),
};

/** The play of a game among others: its bot is only handed what is seen of its own game. */
function anyPlay<V>({ novice, mind }: Play<V>): Play {
  return { novice: novice as Bot, mind };
}

const BOTS = new Map(Object.entries(GAMES).map(([game, play]) => [game, botsOf(game, play)]));

/** The bots that can play a game, by name, weakest first; of one level, those with a temper before the one without. */
export function botsFor(game: string): ReadonlyMap<string, Bot> {
  return BOTS.get(game) ?? new Map([['random', random]]);
}

function botsOf(game: string, { novice, mind }: Play): ReadonlyMap<string, Bot> {
  const bots = new Map([
    ['random', random],
    ['novice', novice],
  ]);
  for (const level of LEVELS) {
    const effort = EFFORTS[game]?.[level];
    if (effort === undefined) throw new Error(`${game} has no ${level} in packages/bots/src/levels.ts`);
    for (const temper of TEMPERS) bots.set(`${level}-${temper}`, searcher(mind, effort, temper));
    bots.set(level, searcher(mind, effort));
  }
  return bots;
}

/** A search of what to answer, for somebody who has to answer and knows this; null for a game nobody thinks about. */
export function searchFor(
  game: string,
  view: Witness,
  random: Random,
  also: readonly Answer[] = [],
): Search | null {
  const mind = GAMES[game]?.mind;
  return mind === undefined ? null : new Search(mind, view, random, also);
}
