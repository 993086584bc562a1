import {
  type Answer,
  canonical,
  everyAnswer,
  type Game,
  type Happening,
  type Heard,
  type HearingFilter,
  type MatchSetup,
  type Position,
  Random,
  type ReplayedMoment,
  type Seat,
  type Witness,
} from '@nokturn/engine';
import {
  FINDERS,
  type Finder,
  type Puzzle,
  type PuzzleTally,
  publicOf,
  type Theme,
} from '@nokturn/games/puzzles.ts';
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
  lookedAt,
  NO_HURRY,
  type Players,
  type PuzzleVerdict,
  thinkingAloud,
} from './weighing.ts';

/**
 * A moment is rejected if the first look, which is short and often wrong, sees less than this share of the required gap.
 */
const FIRST_LOOK = 0.4;

/** What it takes most at each step of a game (`themes.ts` in its folder); at all other steps it is counting. */
export type Themes = Readonly<Record<string, Theme>>;
const USUAL: Theme = 'arithmetic';

/** The findings of one match. */
export interface Found {
  readonly puzzles: readonly Puzzle[];
  readonly tally: PuzzleTally;
}

/** Which moments of a match are considered: the nearer the end, the cheaper it is to play pairs to it. */
export interface Near {
  /** From this round on. */
  readonly from: number;
  /** With at most this many answers left until the end of the match. */
  readonly left: number;
  /** How often the match is replayed from the first of these moments on, with new randomness. */
  readonly again: number;
}

type Counts = { -readonly [K in keyof PuzzleTally]: PuzzleTally[K] };

/** A moment at which only one seat was asked, with the player's own assessment. */
interface Asking {
  readonly after: number;
  readonly seat: Seat;
  readonly round: number;
  readonly step: string;
  readonly witness: Witness;
  readonly pairs: Puzzle['heard'];
  readonly first: PuzzleVerdict | null;
}

/** A moment from which another ending of the match can be played. */
interface Start {
  readonly after: number;
  readonly position: Position;
  readonly logs: readonly PairedLog[];
}

/**
 * Searches the n-th match of strong bots, and other endings of it that they play. The same number gives the same match
 * and the same puzzles.
 */
export function puzzlesIn(
  game: Game,
  players: Players,
  number: number,
  { themes, from, left, again }: { readonly themes: Themes } & Near,
): Found {
  const setups = setupsOf(game);
  const { seats, difficulty } = setups[number % setups.length] as (typeof setups)[number];
  const options = optionsFor(game, seats, difficulty === undefined ? [] : [`difficulty=${difficulty}`]);
  const setup = { seats, options, seed: `puzzles ${game.id} ${number}` };
  // By move, as assessed by the players themselves: a first look that costs nothing.
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
  const tally = { matches: 1, ends: 0, moments: 0, promising: 0, hidden: 0, clear: 0, glimpsed: 0, stood: 0 };
  const turns = new Set<string>();
  const look = (name: string, moments: readonly Asking[]) => {
    tally.ends++;
    for (const moment of moments) {
      const { after, seat, round, step, witness, pairs } = moment;
      // One for each turn: later moments of a turn mostly repeat the same thought, and so do those of other endings.
      const turn = `${round} ${seat}`;
      if (turns.has(turn)) continue;
      tally.moments++;
      const puzzle = weighed(players, setup, moment, `puzzles ${game.id} ${name} ${after}`, tally);
      if (puzzle === null) continue;
      turns.add(turn);
      const { heard: _, ...view } = witness;
      const id = `${name}-${after}`;
      const theme = themes[step] ?? USUAL;
      puzzles.push({ id, setup: { seats, options }, seat, round, theme, view, heard: pairs, ...puzzle });
    }
  };

  const logs = Array.from({ length: seats }, (_, seat) => new PairedLog(seat));
  const moments: Asking[] = [];
  let start: Start | null = null;
  let move = 0;
  for (const { match, happenings } of players.rules.replay(record)) {
    for (const log of logs) log.listen(happenings, match);
    const after = move++;
    if (match.round < from || record.moves.length - after > left) continue;
    start ??= { after, position: structuredClone(match.position), logs: logs.map((log) => log.copy()) };
    moments.push(...momentAt(match, logs, after, looks[after] ?? null));
  }
  look(`${number}`, moments);
  for (let time = 1; time <= again && start !== null; time++) {
    const name = `${number}.${time}`;
    look(name, endFrom(players, setup, start, `puzzles ${game.id} ${name}`));
  }
  return { puzzles, tally };
}

/** The current moment of a match, if only one seat is asked and has enough answers to choose from. */
function momentAt(
  match: ReplayedMoment['match'],
  logs: readonly PairedLog[],
  after: number,
  first: PuzzleVerdict | null,
): readonly Asking[] {
  const { asked } = match.position;
  const [seat] = asked?.seats ?? [];
  const [ask] = asked?.asks ?? [];
  if (asked?.seats.length !== 1 || seat === undefined || ask === undefined) return [];
  if (everyAnswer(ask).length < LEAST_ANSWERS) return [];
  const seen = match.view(seat);
  // If the seat cannot see that nobody else is asked, it has to reckon with other answers.
  if (seen.asked?.seats?.length !== 1) return [];
  const log = logs[seat] as PairedLog;
  const witness: Witness = { ...structuredClone(seen), heard: [...log.heard] };
  const { step } = asked.frame;
  return [{ after, seat, round: match.round, step, witness, pairs: [...log.pairs], first }];
}

/** Strong bots play a match from there to another ending. */
function endFrom(
  players: Players,
  setup: MatchSetup,
  { after: begun, position, logs: known }: Start,
  seed: string,
): readonly Asking[] {
  const { rules } = players;
  const start = rules.branching?.withChance(position, new Random(`${seed} chance`));
  if (start === undefined) return [];
  const match = rules.resumeAt(setup, start);
  const logs = known.map((log) => log.copy());
  const chances = logs.map((_, seat) => new Random(`${seed} bot ${seat}`));
  let thought: PuzzleVerdict | null = null;
  const strong = thinkingAloud(players, (verdict) => {
    thought = verdict;
  });
  const moments: Asking[] = [];
  for (let after = begun; !match.position.over; after++) {
    const { seats = [], answers = [] } = match.position.asked ?? {};
    const seat = seats[answers.indexOf(null)];
    if (seat === undefined) throw new Error('the match is not over, but nobody is asked');
    const view = { ...match.view(seat), heard: logs[seat]?.heard ?? [] };
    const mine = view.asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is asked, but does not see what`);
    const answer = strong(view, mine, NO_HURRY, chances[seat] as Random);
    moments.push(...momentAt(match, logs, after, thought));
    const refusal = match.answer(seat, answer);
    if (refusal) throw new Error(`seat ${seat} cannot answer ${JSON.stringify(answer)}: ${refusal.reason}`);
    const told = match.collect();
    for (const log of logs) log.listen(told, match);
  }
  return moments;
}

type Weighed = Pick<Puzzle, 'best' | 'other' | 'weighed' | 'gap' | 'playouts' | 'found' | 'turns'>;

/** The cheap tests first: most moments are not puzzles. */
function weighed(
  players: Players,
  setup: MatchSetup,
  { witness, pairs, first }: Asking,
  seed: string,
  tally: Counts,
): Weighed | null {
  if (first === null || first.gap < FIRST_LOOK * LEAST_GAP) return null;
  tally.promising++;
  const isHidden = (best: Answer) =>
    !(['novice', 'easy'] as const).some((name) => isSureToFind(players, name, { witness, best, seed }));
  if (!isHidden(first.best)) return null;
  const second = lookedAt(players, witness, seed);
  if (second === null || !isHidden(second.best)) return null;
  tally.hidden++;
  const verdict = clearly(players, witness, seed);
  if (verdict === null || !isHidden(verdict.best)) return null;
  tally.clear++;
  if (!glimpsed(players, witness, verdict, seed)) return null;
  tally.glimpsed++;
  const watched = publicOf({ heard: pairs });
  const playouts = confirmed(players, { setup, witness, watched }, verdict, seed);
  if (playouts === null) return null;
  tally.stood++;
  const found = Object.fromEntries(
    FINDERS.map((name) => [name, findsIt(players, name, { witness, best: verdict.best, seed })]),
  ) as Record<Finder, number>;
  return { ...verdict, playouts, found };
}

/** Remembers what a seat has heard, together with what a spectator heard. */
class PairedLog {
  readonly pairs: Puzzle['heard'][number][];
  readonly #seat: Seat;

  constructor(seat: Seat, pairs: Puzzle['heard'] = []) {
    this.#seat = seat;
    this.pairs = [...pairs];
  }

  copy(): PairedLog {
    return new PairedLog(this.#seat, this.pairs);
  }

  get heard(): readonly Heard[] {
    return this.pairs.map(([own]) => own);
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
