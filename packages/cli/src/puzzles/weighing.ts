import {
  choiceOf,
  counselOf,
  type ExpectedTurn,
  Playouts,
  Search,
  type Trial,
  thinking,
  toTheEnd,
  trialIn,
} from '@nokturn/bots';
import {
  type Answer,
  type Ask,
  type Bot,
  type Effort,
  type Heard,
  type MatchSetup,
  type Mind,
  type MyDecision,
  onlyAnswer,
  Random,
  type Rulebook,
  type Seat,
  type Witness,
} from '@nokturn/engine';
import { isSameAnswer } from '@nokturn/games/puzzles.ts';

/** A puzzle must be clear to a search this many times as long as that of the strongest bot, with this many seeds. */
export const LONGER = 8;
export const SEEDS = 5;
/**
 * The players of the matches searched think half as long as the strongest bot, still more than twice as long as
 * `medium` in every game. Moments found there are searched once more, and for longer.
 */
const PLAYED = 0.5;
/** The best answer must be worth this much more than the next, on average. */
export const LEAST_GAP = 0.15;
/**
 * It must also win this many more matches between medium bots, with confidence, in this many pairs. Before bots play,
 * pairs of matches played out with quick answers must not contradict it: they cost next to nothing.
 */
export const LEAST_DIFFERENCE = 0.1;
export const PAIRS = 100;
/** At least this many answers must have been weighed, each in this many worlds. */
export const LEAST_ANSWERS = 3;
const LEAST_VISITS = 8;
/** How often a bot is asked, to see whether it always finds the answer. */
const ASKED = 20;
/** After every portion of this many pairs, no more are played if the result contradicts it. */
const PORTION = 20;
/** A search that sees less than this share of the required gap leaves little hope for the mean of all of them. */
const HOPE = 0.8;
/** Before the long searches, one of a quarter of their length checks whether it sees this share of the gap. */
const SECOND_LOOK = { length: 2, share: 0.5 } as const;

/** A candidate for a puzzle: what a seat knew, and what a spectator had heard. */
export interface PuzzleCandidate {
  readonly setup: Omit<MatchSetup, 'seed'>;
  readonly witness: Witness;
  readonly watched: readonly Heard[];
}

export interface Players {
  readonly rules: Rulebook;
  readonly mind: Mind;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly hard: Effort;
}

export interface PuzzleVerdict {
  readonly best: Answer;
  readonly other: Answer;
  readonly weighed: number;
  readonly gap: number;
  readonly turns: readonly ExpectedTurn[];
}

export const NO_HURRY = { milliseconds: Number.POSITIVE_INFINITY };

export function questionOf({ viewer, asked }: Witness): { readonly seat: Seat; readonly mine: MyDecision } {
  if (typeof viewer !== 'number' || !asked?.mine) throw new Error('nobody is asked here');
  return { seat: viewer, mine: asked.mine };
}

/** A strong player that reports its assessment, move by move. */
export function thinkingAloud({ mind, hard }: Players, told: (verdict: PuzzleVerdict | null) => void): Bot {
  return (view, { ask, fallback }, _budget, random) => {
    const only = onlyAnswer(ask);
    if (only !== null) {
      told(null);
      return only;
    }
    const search = searchedFor(mind, view, hard.iterations * PLAYED, random);
    told(verdictOf(search, view));
    return choiceOf(search, { temper: null }, random)?.answer ?? fallback;
  };
}

function searchedFor(mind: Mind, witness: Witness, iterations: number, random: Random): Search {
  const search = new Search(mind, witness, random);
  for (const _ of thinking(search, { iterations, ...NO_HURRY }));
  return search;
}

/** The verdict of a search; null if it weighed too few answers, or if others would have to guess the answer. */
function verdictOf(search: Search, witness: Witness): PuzzleVerdict | null {
  if (search.isGuess) return null;
  const { seat } = questionOf(witness);
  const [best, next] = search.tried;
  const weighed = search.tried.filter(({ visits }) => visits >= LEAST_VISITS).length;
  if (best === undefined || next === undefined || weighed < LEAST_ANSWERS) return null;
  const { turns } = counselOf(search, seat);
  return { best: best.answer, other: next.answer, weighed, gap: best.worth - next.worth, turns };
}

/** The verdict of a second look, longer than the player's own; null if it sees too small a gap. */
export function lookedAt({ mind, hard }: Players, witness: Witness, seed: string): PuzzleVerdict | null {
  const random = new Random(`${seed} second look`);
  const search = searchedFor(mind, witness, hard.iterations * SECOND_LOOK.length, random);
  const verdict = verdictOf(search, witness);
  return verdict === null || verdict.gap < SECOND_LOOK.share * LEAST_GAP ? null : verdict;
}

/** The answer that all long searches find best, by enough on average; null if there is none. */
export function clearly(players: Players, witness: Witness, seed: string): PuzzleVerdict | null {
  const { mine } = questionOf(witness);
  const verdicts: PuzzleVerdict[] = [];
  for (let i = 0; i < SEEDS; i++) {
    const random = new Random(`${seed} search ${i}`);
    const search = searchedFor(players.mind, witness, players.hard.iterations * LONGER, random);
    const verdict = verdictOf(search, witness);
    const [first = verdict] = verdicts;
    if (verdict === null || first === null || !isSameAnswer(mine.ask, first.best, verdict.best)) return null;
    verdicts.push(verdict);
    // The remaining searches are unlikely to make up for this.
    const mean = verdicts.reduce((sum, { gap }) => sum + gap, 0) / verdicts.length;
    if (mean < HOPE * LEAST_GAP) return null;
  }
  const gap = verdicts.reduce((sum, each) => sum + each.gap, 0) / SEEDS;
  const [first] = verdicts;
  if (first === undefined || gap < LEAST_GAP) return null;
  return {
    ...first,
    other: mostCommon(
      mine.ask,
      verdicts.map(({ other }) => other),
    ),
    weighed: Math.min(...verdicts.map(({ weighed }) => weighed)),
    gap,
  };
}

function mostCommon(ask: Ask, answers: readonly Answer[]): Answer {
  const count = (answer: Answer) => answers.filter((each) => isSameAnswer(ask, each, answer)).length;
  return answers.reduce((most, each) => (count(each) > count(most) ? each : most));
}

/** How often a player gives this answer, from 0 to 1. */
export function findsIt(players: Players, name: string, looked: LookedFor): number {
  return [...triesOf(players, name, looked)].filter(Boolean).length / ASKED;
}

/** Whether a player always gives this answer: after the first miss it is not asked again. */
export function isSureToFind(players: Players, name: string, looked: LookedFor): boolean {
  for (const isFound of triesOf(players, name, looked)) if (!isFound) return false;
  return true;
}

export interface LookedFor {
  readonly witness: Witness;
  readonly best: Answer;
  readonly seed: string;
}

function* triesOf({ bots }: Players, name: string, { witness, best, seed }: LookedFor): Generator<boolean> {
  const { mine } = questionOf(witness);
  const bot = bots.get(name);
  if (bot === undefined) throw new Error(`nobody is called ${name}`);
  for (let i = 0; i < ASKED; i++) {
    const answer = bot(witness, mine, NO_HURRY, new Random(`${seed} ${name} ${i}`));
    yield isSameAnswer(mine.ask, answer, best);
  }
}

/** Whether matches played out with quick answers leave it possible that the best answer wins by enough. */
export function glimpsed(
  { mind }: Players,
  witness: Witness,
  { best, other }: Pick<PuzzleVerdict, 'best' | 'other'>,
  seed: string,
): boolean {
  const trial = trialIn(mind.imagine(witness), questionOf(witness).seat, toTheEnd);
  const playouts = new Playouts(trial, [best, other], new Random(`${seed} glimpse`));
  playouts.run(PAIRS);
  return playouts.difference(0, 1).high >= LEAST_DIFFERENCE;
}

export interface PlayoutResult {
  readonly pairs: number;
  readonly difference: number;
  readonly low: number;
}

/**
 * The results of medium bots after both answers, in the same imagined worlds; null if the difference is not certain.
 */
export function confirmed(
  players: Players,
  candidate: PuzzleCandidate,
  { best, other }: Pick<PuzzleVerdict, 'best' | 'other'>,
  seed: string,
): PlayoutResult | null {
  const trial = trialByBots(players, candidate);
  const playouts = new Playouts(trial, [best, other], new Random(`${seed} playouts`));
  while (playouts.worlds < PAIRS) {
    playouts.run(PORTION);
    const { mean, high } = playouts.difference(0, 1);
    if (high < LEAST_DIFFERENCE || mean <= 0) return null;
  }
  const { mean, low } = playouts.difference(0, 1);
  return mean >= LEAST_DIFFERENCE && low > 0 ? { pairs: playouts.worlds, difference: mean, low } : null;
}

/**
 * Medium bots play a match to its end, from a position that the seat considers possible: 1 if the seat wins it. The
 * others remember only what a spectator heard: their own memories would belong to another world.
 */
function trialByBots({ rules, mind, bots }: Players, { setup, witness, watched }: PuzzleCandidate): Trial {
  const { seat } = questionOf(witness);
  const positions = mind.positions?.(witness);
  const bot = bots.get('medium');
  if (positions === undefined || bot === undefined) throw new Error('no match can be played on from here');
  return (answer, random) => {
    const position = positions(random);
    if (position === null) throw new Error('no world was found that looks as this seat saw it');
    const match = rules.resumeAt({ ...setup, seed: 'imagined' }, position);
    const heard = Array.from({ length: setup.seats }, (_, each) => [
      ...(each === seat ? witness.heard : watched),
    ]);
    const chances = heard.map(() => new Random([random.word(), random.word(), random.word()]));
    const give = (who: Seat, given: Answer) => {
      const refusal = match.answer(who, given);
      if (refusal) throw new Error(`seat ${who} cannot answer ${JSON.stringify(given)}: ${refusal.reason}`);
      for (const told of match.collect())
        for (const [each, log] of heard.entries()) {
          const fact = match.hear(told, each);
          if (fact !== null) log.push(fact);
        }
    };
    give(seat, answer);
    while (!match.position.over) {
      const { asked } = match.position;
      const place = asked?.answers.indexOf(null) ?? -1;
      const who = asked?.seats[place];
      if (who === undefined) throw new Error('the match is not over, but nobody is asked');
      const view = { ...match.view(who), heard: heard[who] ?? [] };
      const mine = view.asked?.mine;
      if (!mine) throw new Error(`seat ${who} is asked, but does not see what`);
      give(who, bot(view, mine, NO_HURRY, chances[who] as Random));
    }
    return match.result?.winners.includes(seat) ? 1 : 0;
  };
}
