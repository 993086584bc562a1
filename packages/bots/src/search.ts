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

/** Before the search, this many worlds decide which answers are worth considering. */
const FIRST_WORLDS = 4;
/** With more answers than this, nobody can guess which one is given: then the search looks for the best one. */
const GUESSED = 4;
/** The main line ends after this many answers, or before an answer that was tried less often than this. */
const LONGEST_LINE = 8;
const LEAST_VISITS = 4;

/**
 * Monte Carlo tree search over what one seat knows. Each iteration imagines a world that the seat considers possible
 * and plays it on. Every seat has its own tree, made only of its own decisions and what it sees of them: other seats'
 * secret decisions and the luck of the draw cannot be told apart in it, so no plan depends on anything its seat cannot
 * know, and simultaneous answers are chosen independently of each other.
 *
 * It can run for as long as you like, and can report at any time what it has found.
 */
export class Search {
  /** Whether others answer secretly at the same time and may try to guess this answer. */
  readonly isGuess: boolean;
  readonly #imagine: (random: Random) => World;
  readonly #random: Random;
  readonly #viewer: Seat;
  readonly #runners: readonly Runner[];
  readonly #contest: Contest;
  readonly #trees: Node[] = [];
  /** For every runner in the current world the generator starts from these words. */
  #seed: readonly number[];
  #world = -1;
  #iterations = 0;
  // Reused by every iteration.
  readonly #at: (Node | null | undefined)[] = [];
  readonly #seats: Seat[] = [];
  readonly #branches: Branch[] = [];
  readonly #decisions: DecisionNode[] = [];

  /**
   * `also`: answers that are tried even if the search would never have considered them. `searches`: how many searches
   * think about the same question at the same time, to be merged.
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

  /**
   * Thinking further would change nothing: there is only one answer, or one that is certainly better than all others.
   */
  get isSettled(): boolean {
    return this.#contest.isSettled;
  }

  /** The answers that were tried, best first. */
  get tried(): readonly Tried[] {
    return foundBy(this.#runners, this.isGuess).tried;
  }

  /** The same, for other searches that have thought about this question as well. */
  get share(): Share {
    return { isGuess: this.isGuess, answers: this.#runners.map((runner) => runner.shared) };
  }

  /** The most-tried answers, one after the other, from the best answer to this question on. */
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

  /** Plays one imagined world with one answer to the question, and notes on the way which branches were taken. */
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

  /** A seat's place in its tree; null when the seat has left it. */
  #nodeOf(seat: Seat): Node | null {
    const node = this.#at[seat];
    if (node !== undefined) return node;
    this.#trees[seat] ??= new Node();
    return this.#trees[seat];
  }

  /** The requested answers first, then those worth considering, the likeliest first. */
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
