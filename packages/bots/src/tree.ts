import type { Answer, Candidate } from '@nokturn/engine';

/**
 * How much uncertainty counts compared with the results so far, in their standard deviations. More when several seats
 * answer at once: the others find out which answers are given too often, so it is right to vary them.
 */
const EXPLORATION = { alone: 1.4, together: 2.8 } as const;
/** An answer that was never tried is assumed to be this much worse than those that were, in standard deviations. */
const URGENCY = 0.2;
/** Assumed before there are any results: results between 0 and 1 vary by about this much. */
const SPREAD = 0.3;
/** This many answers are considered from the start, and more of them with the square root of the visits. */
const NARROWEST = 4;

/** Answers as keys: text and numbers stay as they are, so that nothing has to be built for them. */
export type Key = string | number;

export function keyOf(answer: Answer): Key {
  return typeof answer === 'object' ? answer.join() : answer;
}

/** One seat's answer, and its outcome. */
export class Branch {
  readonly answer: Answer;
  weight: number;
  visits = 0;
  total = 0;
  /** How often it could have been chosen. */
  offered = 0;
  #next: Node | null = null;

  constructor(answer: Answer, weight: number) {
    this.answer = answer;
    this.weight = weight;
  }

  get worth(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }

  /** The same seat's decisions after it. */
  get next(): Node {
    this.#next ??= new Node();
    return this.#next;
  }

  learn(worth: number): void {
    this.visits++;
    this.total += worth;
  }
}

/** A moment for one seat, after certain answers of its own: the questions that may be put to it there. */
export class Node {
  readonly #decisions = new Map<Key, DecisionNode>();
  #lastSight: Key | null = null;
  #last: DecisionNode | null = null;

  /** The question that looks like this to the seat. */
  decisionAt(sight: Key): DecisionNode {
    if (this.#last !== null && this.#lastSight === sight) return this.#last;
    let decision = this.#decisions.get(sight);
    if (decision === undefined) {
      decision = new DecisionNode();
      this.#decisions.set(sight, decision);
    }
    this.#lastSight = sight;
    this.#last = decision;
    return decision;
  }
}

/** The results so far of all answers to a question together. */
export class Findings {
  visits = 0;
  #total = 0;
  #squares = 0;

  learn(worth: number): void {
    this.visits++;
    this.#total += worth;
    this.#squares += worth * worth;
  }

  /**
   * What to try next: answers that did well, answers that are likely to, and answers that were tried too rarely to
   * tell.
   */
  mostPromising<B extends Branch>(offered: readonly B[], count: number, isTogether: boolean): B {
    const mean = this.visits === 0 ? 0.5 : this.#total / this.visits;
    const spread = this.#spread(mean);
    const exploration = spread * (isTogether ? EXPLORATION.together : EXPLORATION.alone);
    let weights = 0;
    for (let i = 0; i < count; i++) weights += (offered[i] as B).weight;
    let best: B | null = null;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const branch = offered[i] as B;
      branch.offered++;
      const likely = weights === 0 ? 1 / count : branch.weight / weights;
      const found = branch.visits === 0 ? mean - URGENCY * spread : branch.total / branch.visits;
      const promise = found + (exploration * likely * Math.sqrt(branch.offered)) / (1 + branch.visits);
      if (promise > top) {
        top = promise;
        best = branch;
      }
    }
    if (best === null) throw new Error('there is no answer worth a thought');
    return best;
  }

  #spread(mean: number): number {
    // As if one result of the usual spread were there already: two equal results prove little.
    const variance = this.#squares - this.visits * mean * mean;
    return Math.sqrt((Math.max(0, variance) + SPREAD * SPREAD) / (this.visits + 1));
  }
}

/** A question to one seat, with the answers tried so far. */
export class DecisionNode extends Findings {
  readonly #branches = new Map<Key, Branch>();
  /** The branches in the order in which they were last offered, which is usually the order next time. */
  readonly #offered: Branch[] = [];

  choose(candidates: readonly Candidate[], isTogether: boolean): Branch {
    const width = Math.min(candidates.length, NARROWEST + Math.floor(Math.sqrt(this.visits)));
    for (let i = 0; i < width; i++) this.#offered[i] = this.#branch(i, candidates[i] as Candidate);
    return this.mostPromising(this.#offered, width, isTogether);
  }

  /** The most-tried of the offered answers, if any was tried. */
  favourite(candidates: readonly Candidate[]): Branch | null {
    let favourite: Branch | null = null;
    for (const { answer } of candidates) {
      const branch = this.#branches.get(keyOf(answer));
      if (branch && branch.visits > (favourite?.visits ?? 0)) favourite = branch;
    }
    return favourite;
  }

  #branch(place: number, { answer, weight }: Candidate): Branch {
    const usual = this.#offered[place];
    let branch = usual !== undefined && usual.answer === answer ? usual : this.#branches.get(keyOf(answer));
    if (branch === undefined) {
      branch = new Branch(answer, weight);
      this.#branches.set(keyOf(answer), branch);
    }
    branch.weight = weight;
    return branch;
  }
}
