import { type Answer, type Mind, Random, type Seat, type Witness, type World } from '@nokturn/engine';
import { foundBy, type Tried } from './found.ts';
import { Mix } from './mix.ts';
import { type Contest, Race } from './race.ts';
import { Runner, standings } from './runner.ts';
import type { Share } from './share.ts';
import { type Branch, type DecisionNode, type Key, keyOf, Node } from './tree.ts';

export interface LineStep {
  readonly seat: Seat;
  readonly step: string;
  readonly answer: Answer;
}

/** Before the search, this many worlds say which answers are worth a thought. */
const FIRST_WORLDS = 4;
/** Of more answers than this nobody guesses one: there it is looked for the best. */
const GUESSED = 4;
/** The main line ends after this many answers, or with one that was tried less than this. */
const LONGEST_LINE = 8;
const LEAST_VISITS = 4;

/**
 * Monte Carlo tree search over what one seat knows. Each iteration imagines a world that the seat takes for possible
 * and plays it on. Every seat has a tree of its own, made of nothing but its own decisions and what it sees of them:
 * what others decide in secret, and what chance brings, cannot be told apart in it, so nobody's plan depends on what
 * that seat cannot know, and answers that are given at the same time are chosen independently of each other.
 *
 * It can be run on as long as one likes, and says at any time what it has found.
 */
export class Search {
  /** Whether others answer at the same time, in secret, and may try to guess this answer. */
  readonly isGuess: boolean;
  readonly #imagine: (random: Random) => World;
  readonly #random: Random;
  readonly #viewer: Seat;
  readonly #runners: readonly Runner[];
  readonly #contest: Contest;
  readonly #trees: Node[] = [];
  /** The generator of the present world starts from these words for everybody who runs in it. */
  #seed: readonly number[];
  #world = -1;
  #iterations = 0;
  // Reused by every iteration.
  readonly #at: (Node | null | undefined)[] = [];
  readonly #seats: Seat[] = [];
  readonly #branches: Branch[] = [];
  readonly #decisions: DecisionNode[] = [];

  /**
   * `also`: answers that are tried even if nobody would have thought of them. `searches`: how many think about the same
   * at the same time, to be merged.
   */
  constructor(mind: Mind, view: Witness, random: Random, also: readonly Answer[] = [], searches = 1) {
    if (typeof view.viewer !== 'number') throw new Error('only a seat decides');
    this.#viewer = view.viewer;
    this.#imagine = mind.imagine(view);
    this.#random = random;
    this.#seed = this.#newSeed();
    this.#runners = this.#firstRunners(also);
    this.isGuess = view.asked?.seats?.length !== 1 && this.#runners.length <= GUESSED;
    this.#contest = this.isGuess ? new Mix(this.#runners) : new Race(this.#runners, searches);
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Further thought would change nothing: there is one answer only, or one that all others are certainly worse than. */
  get isSettled(): boolean {
    return this.#contest.isSettled;
  }

  /** What was tried, the best first. */
  get tried(): readonly Tried[] {
    return foundBy(this.#runners, this.isGuess).tried;
  }

  /** The same for others who have thought about this question as well. */
  get share(): Share {
    return { isGuess: this.isGuess, answers: this.#runners.map((runner) => runner.shared) };
  }

  /** The answers that were tried most, one after the other, from the best one to this question on. */
  get line(): readonly LineStep[] {
    const [best] = standings(this.#runners);
    if (best === undefined || best.visits === 0) return [];
    const world = this.#imagine(new Random(this.#seed));
    const line: LineStep[] = [];
    let isBegun = false;
    this.#at.length = 0;
    for (let { next } = world; next !== null && line.length < LONGEST_LINE; next = world.next) {
      const { seat, step } = next;
      const isRoot: boolean = seat === this.#viewer && !isBegun;
      const node = this.#nodeOf(seat);
      const branch: Branch | null = isRoot
        ? best
        : (node?.decisionAt(world.sight()).favourite(world.candidates()) ?? null);
      if (branch === null || branch.visits < LEAST_VISITS) break;
      isBegun ||= isRoot;
      line.push({ seat, step, answer: branch.answer });
      world.answer(branch.answer);
      this.#at[seat] = branch.next;
    }
    return line;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations && !this.isSettled; i++) this.#iterate();
  }

  #iterate(): void {
    this.#iterations++;
    if (this.#contest.world !== this.#world) {
      this.#world = this.#contest.world;
      this.#seed = this.#newSeed();
    }
    const runner = this.#contest.next();
    const worth = this.#playOut(runner, new Random(this.#seed));
    for (let i = 0; i < this.#branches.length; i++) {
      const its = worth[this.#seats[i] as Seat] as number;
      (this.#branches[i] as Branch).learn(its);
      (this.#decisions[i] as DecisionNode).learn(its);
    }
    this.#contest.finish(runner, worth[this.#viewer] as number);
  }

  /** One imagined world, with one answer to the question; notes on the way which branches were taken. */
  #playOut(runner: Runner, random: Random): readonly number[] {
    const world = this.#imagine(random);
    this.#at.length = this.#seats.length = this.#branches.length = this.#decisions.length = 0;
    let isBegun = false;
    for (let { next } = world; next !== null && !world.isFar; next = world.next) {
      const { seat } = next;
      if (seat === this.#viewer && !isBegun) {
        isBegun = true;
        this.#at[seat] = runner.next;
        world.answer(runner.answer);
        continue;
      }
      const node = this.#nodeOf(seat);
      if (node === null) {
        world.answer(world.policy(random));
        continue;
      }
      const decision = node.decisionAt(world.sight());
      const branch = decision.choose(world.candidates(), next.isTogether);
      this.#at[seat] = branch.visits === 0 ? null : branch.next;
      this.#seats.push(seat);
      this.#branches.push(branch);
      this.#decisions.push(decision);
      world.answer(branch.answer);
    }
    return world.evaluate();
  }

  /** Where a seat is in its tree; null when it has left it. */
  #nodeOf(seat: Seat): Node | null {
    const node = this.#at[seat];
    if (node !== undefined) return node;
    this.#trees[seat] ??= new Node();
    return this.#trees[seat];
  }

  /** Those that are wanted, and then the answers that are worth a thought, the likeliest first. */
  #firstRunners(also: readonly Answer[]): readonly Runner[] {
    const runners = new Map<Key, Runner>();
    for (let i = 0; i < FIRST_WORLDS; i++) {
      const world = this.#imagine(this.#random);
      while (world.next !== null && world.next.seat !== this.#viewer)
        world.answer(world.policy(this.#random));
      if (world.next === null) throw new Error('the seat is not asked');
      const candidates = world.candidates();
      for (const { answer, weight } of candidates) {
        const runner = runners.get(keyOf(answer));
        if (runner) runner.weight += weight;
        else runners.set(keyOf(answer), new Runner(answer, weight, world.leaning(answer)));
      }
      if (candidates.length === 1) break;
    }
    const likeliest = [...runners.values()].sort((a, b) => b.weight - a.weight);
    const wanted = also.map((answer) => runners.get(keyOf(answer)) ?? new Runner(answer, 0, 0));
    return [...new Set([...wanted, ...likeliest])];
  }

  #newSeed(): readonly number[] {
    return [this.#random.word(), this.#random.word(), this.#random.word()];
  }
}
