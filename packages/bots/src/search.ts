import type { Answer, Mind, Random, Seat, Witness, World } from '@nokturn/engine';

/**
 * Monte Carlo tree search over what one seat knows. Each iteration imagines a world that the seat takes for possible
 * and plays it on. Every seat has a tree of its own, made of nothing but its own decisions: what others decide in
 * secret, and what chance brings, cannot be told apart in it, so nobody's plan depends on what that seat cannot know,
 * and answers that are given at the same time are chosen independently of each other.
 */
export class Search {
  readonly #imagine: (random: Random) => World;
  readonly #random: Random;
  readonly #trees = new Map<Seat, Node>();
  readonly #viewer: Seat;
  #iterations = 0;

  constructor(mind: Mind, view: Witness, random: Random) {
    if (typeof view.viewer !== 'number') throw new Error('only a seat decides');
    this.#viewer = view.viewer;
    this.#imagine = mind.imagine(view);
    this.#random = random;
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** What was tried here, the most tried first. */
  get tried(): readonly Tried[] {
    const root = this.#trees.get(this.#viewer);
    return [...(root?.branches.values() ?? [])]
      .map(({ answer, visits, total }) => ({ answer, visits, worth: visits === 0 ? 0 : total / visits }))
      .sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  #iterate(): void {
    this.#iterations++;
    const random = this.#random;
    const world = this.#imagine(random);
    const at = new Map<Seat, Node | null>();
    const path: { readonly seat: Seat; readonly branch: Branch }[] = [];
    for (let { next } = world; next !== null && !world.isFar; next = world.next) {
      const { seat, step } = next;
      const node = at.has(seat) ? (at.get(seat) as Node | null) : this.#rootOf(seat);
      if (node === null) {
        world.answer(world.policy(random));
        continue;
      }
      const branch = node.choose(step, world);
      const isNew = branch.visits === 0;
      path.push({ seat, branch });
      world.answer(branch.answer);
      at.set(seat, isNew ? null : branch.next);
    }
    const worth = world.evaluate();
    for (const { seat, branch } of path) {
      branch.visits++;
      branch.total += worth[seat] as number;
    }
  }

  #rootOf(seat: Seat): Node {
    let root = this.#trees.get(seat);
    if (root === undefined) {
      root = new Node();
      this.#trees.set(seat, root);
    }
    return root;
  }
}

export interface Tried {
  readonly answer: Answer;
  readonly visits: number;
  readonly worth: number;
}

interface Branch {
  readonly answer: Answer;
  readonly next: Node;
  weight: number;
  visits: number;
  total: number;
  /** How often it could have been chosen. */
  offered: number;
}

/** How much doubt counts beside what was found. */
const EXPLORATION = 0.6;

/** A decision of one seat, after certain answers of its own. */
class Node {
  readonly branches = new Map<string, Branch>();

  choose(step: string, world: World): Branch {
    let best: Branch | null = null;
    let top = Number.NEGATIVE_INFINITY;
    const candidates = world.candidates();
    let sum = 0;
    let all = 0;
    let seen = 0;
    const offered: Branch[] = [];
    for (const { answer, weight } of candidates) {
      const branch = this.#branch(step, answer, weight);
      branch.offered++;
      sum += weight;
      all += branch.offered;
      seen += branch.total;
      offered.push(branch);
    }
    const visits = offered.reduce((total, branch) => total + branch.visits, 0);
    const mean = visits === 0 ? 0.5 : seen / visits;
    for (const branch of offered) {
      const worth = branch.visits === 0 ? mean : branch.total / branch.visits;
      const share = sum === 0 ? 1 / offered.length : branch.weight / sum;
      const doubt = (EXPLORATION * share * Math.sqrt(all / offered.length)) / (1 + branch.visits);
      if (worth + doubt > top) {
        top = worth + doubt;
        best = branch;
      }
    }
    if (best === null) throw new Error(`there is nothing to choose in ${step}`);
    return best;
  }

  #branch(step: string, answer: Answer, weight: number): Branch {
    const key = `${step} ${answer}`;
    let branch = this.branches.get(key);
    if (branch === undefined) {
      branch = { answer, next: new Node(), weight, visits: 0, total: 0, offered: 0 };
      this.branches.set(key, branch);
    } else branch.weight = weight;
    return branch;
  }
}
