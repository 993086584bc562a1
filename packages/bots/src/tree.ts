import type { Answer, Candidate, World } from '@nokturn/engine';

/** How much what is not known yet counts beside what was found, in standard deviations of what was found. */
const EXPLORATION = 1.4;
/** An answer that was never tried is taken to be this much worse than what was tried, in standard deviations. */
const URGENCY = 0.2;
/** Before anything was found: results between 0 and 1 stray by about this much. */
const SPREAD = 0.3;
/** So many answers are looked at from the first, and one more for each so many-th root of the visits. */
const NARROWEST = 4;

/** Answers as keys: text and numbers as they are, so that nothing is built for them. */
export type Key = string | number;

export function keyOf(answer: Answer): Key {
  return typeof answer === 'object' ? answer.join() : answer;
}

/** An answer of one seat, and what came of it. */
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

  /** What the same seat decides after it. */
  get next(): Node {
    this.#next ??= new Node();
    return this.#next;
  }

  learn(worth: number): void {
    this.visits++;
    this.total += worth;
  }
}

/** A moment of one seat, after certain answers of its own: what it can be asked there. */
export class Node {
  readonly #choices = new Map<Key, Choice>();
  #lastSight: Key | null = null;
  #last: Choice | null = null;

  /** The question that looks like this to the seat. */
  choiceAt(sight: Key): Choice {
    if (this.#last !== null && this.#lastSight === sight) return this.#last;
    let choice = this.#choices.get(sight);
    if (choice === undefined) {
      choice = new Choice();
      this.#choices.set(sight, choice);
    }
    this.#lastSight = sight;
    this.#last = choice;
    return choice;
  }
}

/** A question to one seat, with what was answered to it so far. */
export class Choice {
  readonly #branches = new Map<Key, Branch>();
  /** The branches in the order in which they were offered last: mostly they are offered so again. */
  #order: Branch[] = [];
  #visits = 0;
  #total = 0;
  #squares = 0;

  /** What to try next: what was found to be good, what is likely to be, and what was tried too seldom to tell. */
  choose(world: World): Branch {
    const candidates = world.candidates();
    const mean = this.#visits === 0 ? 0.5 : this.#total / this.#visits;
    const spread = this.#spread(mean);
    const width = Math.min(candidates.length, NARROWEST + Math.floor(Math.sqrt(this.#visits)));
    let weights = 0;
    for (let i = 0; i < width; i++) weights += (candidates[i] as Candidate).weight;
    let best: Branch | null = null;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const branch = this.#branch(i, candidates[i] as Candidate);
      branch.offered++;
      const likely = weights === 0 ? 1 / width : branch.weight / weights;
      const found = branch.visits === 0 ? mean - URGENCY * spread : branch.total / branch.visits;
      const doubt = (EXPLORATION * spread * likely * Math.sqrt(branch.offered)) / (1 + branch.visits);
      if (found + doubt > top) {
        top = found + doubt;
        best = branch;
      }
    }
    if (best === null) throw new Error('there is no answer worth a thought');
    return best;
  }

  /** What was tried most of what is offered, if anything was. */
  favourite(world: World): Branch | null {
    let favourite: Branch | null = null;
    for (const { answer } of world.candidates()) {
      const branch = this.#branches.get(keyOf(answer));
      if (branch && branch.visits > (favourite?.visits ?? 0)) favourite = branch;
    }
    return favourite;
  }

  learn(worth: number): void {
    this.#visits++;
    this.#total += worth;
    this.#squares += worth * worth;
  }

  #spread(mean: number): number {
    // One result of the usual spread is taken to have been found already: two equal results prove little.
    const variance = this.#squares - this.#visits * mean * mean;
    return Math.sqrt((Math.max(0, variance) + SPREAD * SPREAD) / (this.#visits + 1));
  }

  #branch(place: number, { answer, weight }: Candidate): Branch {
    const usual = this.#order[place];
    let branch = usual !== undefined && usual.answer === answer ? usual : this.#branches.get(keyOf(answer));
    if (branch === undefined) {
      branch = new Branch(answer, weight);
      this.#branches.set(keyOf(answer), branch);
    }
    branch.weight = weight;
    this.#order[place] = branch;
    return branch;
  }
}
