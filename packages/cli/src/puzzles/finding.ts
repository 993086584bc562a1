import {
  type Answer,
  canonical,
  everyAnswer,
  type Game,
  type Happening,
  type Heard,
  type HearingFilter,
  type MatchSetup,
  type Seat,
  type Witness,
} from '@nokturn/engine';
import { FINDERS, type Finder, type Puzzle, type PuzzleTally, type Theme } from '@nokturn/games/puzzles.ts';
import { setupsOf } from '../calibrate/sampled.ts';
import { optionsFor } from '../setup.ts';
import { playOut } from '../simulation.ts';
import {
  clearly,
  confirmed,
  findsIt,
  glimpsed,
  isSureToFind,
  LEAST_ANSWERS,
  LEAST_GAP,
  type Players,
  type PuzzleVerdict,
  thinkingAloud,
} from './weighing.ts';

/** A first look that sees less of a gap than this share of what is wanted is enough. */
const FIRST_LOOK = 0.75;

/** What one needs most at each step of a game (`themes.ts` in its folder); at the others it is counting. */
export type Themes = Readonly<Record<string, Theme>>;
const USUAL: Theme = 'arithmetic';

/** What is found in one match. */
export interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly tally: PuzzleTally;
}

/**
 * Looks through the n-th match of strong bots, from a round on. The same number gives the same match and the same puzzles.
 */
export function puzzlesIn(
  game: Game,
  players: Players,
  number: number,
  { themes, from }: { readonly themes: Themes; readonly from: number },
): Found {
  const setups = setupsOf(game);
  const { seats, difficulty } = setups[number % setups.length] as (typeof setups)[number];
  const options = optionsFor(game, seats, difficulty === undefined ? [] : [`difficulty=${difficulty}`]);
  const setup = { seats, options, seed: `puzzles ${game.id} ${number}` };
  // By move, as the players saw it: that is the first look, for nothing.
  const looks: (PuzzleVerdict | null)[] = [];
  const strong = thinkingAloud(players, (verdict) => looks.push(verdict));
  const { record } = playOut(
    game,
    setup,
    Array.from({ length: seats }, () => strong),
    { keepRecord: true },
  );
  if (record === null) throw new Error('a match without a record');

  const puzzles: Puzzle[] = [];
  const tally = { matches: 1, moments: 0, promising: 0, hidden: 0, clear: 0, glimpsed: 0, stood: 0 };
  const turns = new Set<string>();
  const logs = Array.from({ length: seats }, (_, seat) => new PairedLog(seat));
  let move = 0;
  for (const { match, happenings } of players.rules.replay(record)) {
    for (const log of logs) log.listen(happenings, match);
    const after = move++;
    const { asked } = match.position;
    const [seat] = asked?.seats ?? [];
    const [ask] = asked?.asks ?? [];
    if (asked?.seats.length !== 1 || seat === undefined || ask === undefined || match.round < from) continue;
    if (everyAnswer(ask).length < LEAST_ANSWERS) continue;
    // One a turn: what follows in the same turn is mostly the same thought.
    const turn = `${match.round} ${seat}`;
    if (turns.has(turn)) continue;
    const seen = match.view(seat);
    // Who does not see that nobody else is asked has to reckon with other answers.
    if (seen.asked?.seats?.length !== 1) continue;
    tally.moments++;
    const log = logs[seat] as PairedLog;
    const witness: Witness = { ...structuredClone(seen), heard: [...log.heard] };
    const terms = { setup, witness, watched: log.watched, seed: `${setup.seed} ${after}` };
    const puzzle = weighed(players, looks[after] ?? null, terms, tally);
    if (puzzle === null) continue;
    turns.add(turn);
    const { heard: _, ...view } = witness;
    puzzles.push({
      id: `${number}-${after}`,
      setup: { seats, options },
      seat,
      round: match.round,
      theme: themes[asked.frame.step] ?? USUAL,
      view,
      heard: [...log.pairs],
      ...puzzle,
    });
  }
  return { puzzles, tally };
}

type Weighed = Pick<Puzzle, 'best' | 'other' | 'weighed' | 'gap' | 'playouts' | 'found' | 'turns'>;

interface Terms {
  readonly setup: MatchSetup;
  readonly witness: Witness;
  readonly watched: readonly Heard[];
  readonly seed: string;
}

/** The cheap questions first: most moments are no puzzles. */
function weighed(
  players: Players,
  first: PuzzleVerdict | null,
  { setup, witness, watched, seed }: Terms,
  tally: { -readonly [K in keyof PuzzleTally]: PuzzleTally[K] },
): Weighed | null {
  if (first === null || first.gap < FIRST_LOOK * LEAST_GAP) return null;
  tally.promising++;
  const isHidden = (best: Answer) =>
    !(['novice', 'easy'] as const).some((name) => isSureToFind(players, name, { witness, best, seed }));
  if (!isHidden(first.best)) return null;
  tally.hidden++;
  const verdict = clearly(players, witness, seed);
  if (verdict === null || !isHidden(verdict.best)) return null;
  tally.clear++;
  if (!glimpsed(players, witness, verdict, seed)) return null;
  tally.glimpsed++;
  const playouts = confirmed(players, { setup, witness, watched }, verdict, seed);
  if (playouts === null) return null;
  tally.stood++;
  const found = Object.fromEntries(
    FINDERS.map((name) => [name, findsIt(players, name, { witness, best: verdict.best, seed })]),
  ) as Record<Finder, number>;
  return { ...verdict, playouts, found };
}

/** Remembers what a seat has heard, and beside it what anybody heard who watched. */
class PairedLog {
  readonly pairs: Puzzle['heard'][number][] = [];
  readonly #seat: Seat;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get heard(): readonly Heard[] {
    return this.pairs.map(([own]) => own);
  }

  get watched(): readonly Heard[] {
    return this.pairs.flatMap(([own, watched = own]) => (watched === null ? [] : [watched]));
  }

  listen(told: readonly Happening[], filter: HearingFilter): void {
    for (const happening of told) {
      const own = filter.hear(happening, this.#seat);
      if (own === null) continue;
      const watched = filter.hear(happening, 'spectator');
      this.pairs.push(canonical(own) === canonical(watched) ? [own] : [own, watched]);
    }
  }
}
