/**
 * A judgement of how good a state is, learned from matches (`npm run train`): a small network with one hidden layer,
 * and a direct path past it. Plain data, so that it can be stored with a game.
 */
export interface Learned {
  /** The names of the inputs. */
  readonly features: readonly string[];
  /** The usual value of each input, and its standard deviation. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** What each input adds directly, and the sum without any. */
  readonly direct: readonly number[];
  readonly bias: number;
  /** For each hidden unit: the weight of each input, then the unit's bias, and last its weight in the sum. */
  readonly hidden: readonly (readonly number[])[];
}

/** Judges how good a state looks, in log-odds, from what was learned. */
export class LearnedSum {
  readonly #inputs: number;
  readonly #units: number;
  /** The direct path first, then unit by unit. Mean and spread are already included. */
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

  /** The chance of winning, if nobody else's matters. */
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

/**
 * The chances of several players if one of them wins, or nobody: from how good the state looks for each of them, with
 * nobody at 0.
 */
export function sharesOf(sums: readonly number[]): readonly number[] {
  const top = Math.max(0, ...sums);
  const weights = sums.map((sum) => Math.exp(sum - top));
  const all = weights.reduce((total, weight) => total + weight, Math.exp(-top));
  return weights.map((weight) => weight / all);
}
