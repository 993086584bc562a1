/**
 * What was learned from matches of how good a state is (`npm run train`): a small network with one hidden layer, and a
 * direct way past it. Plain data, so that it can be stored with a game.
 */
export interface Learned {
  /** What each number is called that goes in. */
  readonly features: readonly string[];
  /** What is usual for each of them, and how far they stray from it. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** What each of them adds directly, and what there is without any. */
  readonly direct: readonly number[];
  readonly bias: number;
  /** For each hidden unit what each number adds to it, then what it has by itself, and last what it adds to the sum. */
  readonly hidden: readonly (readonly number[])[];
}

/** Says how good a state looks by what was learned, in log-odds. */
export class LearnedSum {
  readonly #inputs: number;
  readonly #units: number;
  /** The direct way first, then unit after unit. Mean and spread are multiplied in. */
  readonly #weights: Float64Array;
  readonly #biases: Float64Array;
  readonly #outs: Float64Array;

  constructor({ features, mean, spread, direct, bias, hidden }: Learned) {
    this.#inputs = features.length;
    this.#units = hidden.length;
    this.#weights = new Float64Array((hidden.length + 1) * features.length);
    this.#biases = new Float64Array(hidden.length + 1);
    this.#outs = new Float64Array(hidden.length);
    const rows = [[...direct, bias], ...hidden];
    rows.forEach((row, unit) => {
      let own = row[features.length] as number;
      for (let i = 0; i < features.length; i++) {
        const weight = (row[i] as number) / (spread[i] as number);
        this.#weights[unit * features.length + i] = weight;
        own -= weight * (mean[i] as number);
      }
      this.#biases[unit] = own;
    });
    hidden.forEach((row, unit) => {
      this.#outs[unit] = row[features.length + 1] as number;
    });
  }

  of(features: ArrayLike<number>): number {
    let sum = this.#row(0, features);
    for (let unit = 1; unit <= this.#units; unit++)
      sum += (this.#outs[unit - 1] as number) * Math.tanh(this.#row(unit, features));
    return sum;
  }

  /** The chance of one who wins or does not. */
  chance(features: ArrayLike<number>): number {
    return 1 / (1 + Math.exp(-this.of(features)));
  }

  #row(row: number, features: ArrayLike<number>): number {
    let sum = this.#biases[row] as number;
    const from = row * this.#inputs;
    for (let i = 0; i < this.#inputs; i++)
      sum += (this.#weights[from + i] as number) * (features[i] as number);
    return sum;
  }
}

/** The chances of several of whom one wins, or nobody: by how good it looks for each of them, 0 standing for nobody. */
export function sharesOf(sums: readonly number[]): readonly number[] {
  const top = Math.max(0, ...sums);
  const weights = sums.map((sum) => Math.exp(sum - top));
  const all = weights.reduce((total, weight) => total + weight, Math.exp(-top));
  return weights.map((weight) => weight / all);
}
