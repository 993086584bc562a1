import { type Learned, Random } from '@nokturn/engine';
import type { Studied } from './self-play.ts';

/** The settings of a training run. */
export interface Fitting {
  readonly features: readonly string[];
  /** Whether exactly one of the rows of a moment wins, or each row independently. */
  readonly wins: 'one' | 'each';
  /** Hidden units; 0 fits a straight line in log-odds. */
  readonly units: number;
  readonly seed: string;
}

/** The error after each epoch: the mean log-loss of a moment. */
export interface Curve {
  readonly units: number;
  readonly matches: number;
  readonly fitted: readonly number[];
  readonly tested: readonly number[];
  /** The epoch with the best test result: its weights are kept. */
  readonly best: number;
}

export interface Fitted {
  readonly learned: Learned;
  readonly curve: Curve;
}

/** Every fifth match is not used for learning, but for testing. */
const TESTED = 5;
export function isTest(number: number): boolean {
  return (number * 7) % TESTED === 0;
}

const MOST_EPOCHS = 60;
/** Training ends if nothing has improved for this many epochs. */
const PATIENCE = 6;
const BATCH = 32;
const RATE = 0.004;
/** Weight decay. */
const DECAY = 0.0006;
const STORED_DIGITS = 5;

interface Moment {
  readonly rows: readonly Float64Array[];
  readonly won: readonly number[];
}

/**
 * Fits a network to the winners of matches, by gradient descent (Adam). The same matches and seed give the same
 * weights.
 */
export function fitted(matches: readonly Studied[], { features, wins, units, seed }: Fitting): Fitted {
  const { mean, spread } = usualIn(matches, features.length);
  const momentsOf = (some: readonly Studied[]): Moment[] =>
    some.flatMap(({ moments, won }) =>
      moments.map((rows) => ({
        rows: rows.map((row) =>
          Float64Array.from(row, (value, i) => (value - (mean[i] as number)) / (spread[i] as number)),
        ),
        won,
      })),
    );
  const lessons = momentsOf(matches.filter(({ number }) => !isTest(number)));
  const tests = momentsOf(matches.filter(({ number }) => isTest(number)));
  const random = new Random(`weights of ${seed}`);
  const net = new Net(features.length, units, random);
  const fittedLoss: number[] = [];
  const testedLoss: number[] = [];
  let best = { loss: Number.POSITIVE_INFINITY, epoch: 0, weights: net.copy() };
  for (let epoch = 1; epoch <= MOST_EPOCHS && epoch <= best.epoch + PATIENCE; epoch++) {
    random.shuffle(lessons);
    let sum = 0;
    for (let from = 0; from < lessons.length; from += BATCH)
      sum += net.learn(lessons.slice(from, from + BATCH), wins, RATE / Math.sqrt(epoch));
    fittedLoss.push(sum / lessons.length);
    const loss = net.loss(tests, wins);
    testedLoss.push(loss);
    if (loss < best.loss) best = { loss, epoch, weights: net.copy() };
  }
  const curve = { units, matches: matches.length, fitted: fittedLoss, tested: testedLoss, best: best.epoch };
  return { learned: stored(best.weights, features, units, { mean, spread }), curve };
}

interface Usual {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

function usualIn(matches: readonly Studied[], inputs: number): Usual {
  const sums = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let count = 0;
  for (const { moments } of matches)
    for (const rows of moments)
      for (const row of rows) {
        count++;
        for (let i = 0; i < inputs; i++) {
          const value = row[i] as number;
          sums[i] = (sums[i] as number) + value;
          squares[i] = (squares[i] as number) + value * value;
        }
      }
  const mean = Array.from(sums, (sum) => short(sum / Math.max(1, count)));
  const spread = Array.from(squares, (square, i) => {
    const variance = square / Math.max(1, count) - (mean[i] as number) ** 2;
    // A constant input carries no information.
    return variance < 1e-9 ? 1 : short(Math.sqrt(variance));
  });
  return { mean, spread };
}

function short(value: number): number {
  return Number(value.toPrecision(STORED_DIGITS));
}

function stored(
  weights: Float64Array,
  features: readonly string[],
  units: number,
  { mean, spread }: Usual,
): Learned {
  const inputs = features.length;
  const list = Array.from(weights, short);
  const hidden = Array.from({ length: units }, (_, unit) => {
    const from = inputs + 1 + unit * (inputs + 2);
    return list.slice(from, from + inputs + 2);
  });
  return {
    features,
    mean,
    spread,
    direct: list.slice(0, inputs),
    bias: list[inputs] as number,
    hidden,
  };
}

/**
 * A network that learns. Its weights lie in one list: the direct connections, their bias, then unit after unit as
 * stored.
 */
class Net {
  readonly #inputs: number;
  readonly #units: number;
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  /** The output of each unit for each row of the current moment. */
  readonly #said: Float64Array[] = [];
  #steps = 0;

  constructor(inputs: number, units: number, random: Random) {
    this.#inputs = inputs;
    this.#units = units;
    const size = inputs + 1 + units * (inputs + 2);
    this.#weights = new Float64Array(size);
    for (let unit = 0; unit < units; unit++) {
      const from = inputs + 1 + unit * (inputs + 2);
      for (let i = 0; i <= inputs; i++)
        this.#weights[from + i] = (random.fraction() - 0.5) / Math.sqrt(inputs);
      this.#weights[from + inputs + 1] = (random.fraction() - 0.5) * 0.2;
    }
    this.#slopes = new Float64Array(size);
    this.#first = new Float64Array(size);
    this.#second = new Float64Array(size);
  }

  copy(): Float64Array {
    return this.#weights.slice();
  }

  loss(moments: readonly Moment[], wins: Fitting['wins']): number {
    let sum = 0;
    for (const { rows, won } of moments)
      sum += lossOf(
        rows.map((row, i) => this.#sum(row, i)),
        won,
        wins,
      ).loss;
    return sum / Math.max(1, moments.length);
  }

  /** One step; returns the total error of all moments before it. */
  learn(batch: readonly Moment[], wins: Fitting['wins'], rate: number): number {
    this.#slopes.fill(0);
    let sum = 0;
    for (const { rows, won } of batch) {
      const { loss, slopes } = lossOf(
        rows.map((row, i) => this.#sum(row, i)),
        won,
        wins,
      );
      sum += loss;
      rows.forEach((row, i) => {
        this.#trace(row, i, (slopes[i] as number) / batch.length);
      });
    }
    this.#step(rate);
    return sum;
  }

  #sum(row: Float64Array, place: number): number {
    const inputs = this.#inputs;
    const w = this.#weights;
    this.#said[place] ??= new Float64Array(this.#units);
    const said = this.#said[place];
    let sum = w[inputs] as number;
    for (let i = 0; i < inputs; i++) sum += (w[i] as number) * (row[i] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const from = inputs + 1 + unit * (inputs + 2);
      let own = w[from + inputs] as number;
      for (let i = 0; i < inputs; i++) own += (w[from + i] as number) * (row[i] as number);
      const out = Math.tanh(own);
      said[unit] = out;
      sum += (w[from + inputs + 1] as number) * out;
    }
    return sum;
  }

  #trace(row: Float64Array, place: number, slope: number): void {
    const inputs = this.#inputs;
    const [w, g] = [this.#weights, this.#slopes];
    const said = this.#said[place] as Float64Array;
    for (let i = 0; i < inputs; i++) g[i] = (g[i] as number) + slope * (row[i] as number);
    g[inputs] = (g[inputs] as number) + slope;
    for (let unit = 0; unit < this.#units; unit++) {
      const from = inputs + 1 + unit * (inputs + 2);
      const out = said[unit] as number;
      const last = from + inputs + 1;
      g[last] = (g[last] as number) + slope * out;
      const back = slope * (w[last] as number) * (1 - out * out);
      for (let i = 0; i < inputs; i++) g[from + i] = (g[from + i] as number) + back * (row[i] as number);
      g[from + inputs] = (g[from + inputs] as number) + back;
    }
  }

  #step(rate: number): void {
    this.#steps++;
    const [kept, keptSquare] = [0.9, 0.999];
    const [one, other] = [1 - kept ** this.#steps, 1 - keptSquare ** this.#steps];
    const [w, g, m, v] = [this.#weights, this.#slopes, this.#first, this.#second];
    for (let i = 0; i < w.length; i++) {
      const slope = g[i] as number;
      m[i] = kept * (m[i] as number) + (1 - kept) * slope;
      v[i] = keptSquare * (v[i] as number) + (1 - keptSquare) * slope * slope;
      const step = (m[i] as number) / one / (Math.sqrt((v[i] as number) / other) + 1e-8);
      w[i] = (w[i] as number) - rate * (step + DECAY * (w[i] as number));
    }
  }
}

interface Loss {
  readonly loss: number;
  /** By row: the gradient of the loss with respect to the output. */
  readonly slopes: readonly number[];
}

/** No output is taken to be surer than this, so that a single surprise does not outweigh everything else. */
const SUREST = 1e-6;

function lossOf(sums: readonly number[], won: readonly number[], wins: Fitting['wins']): Loss {
  return wins === 'one' ? lossOfOne(sums, won) : lossOfEach(sums, won);
}

/** One of them wins, or nobody, which is the constant 0. Several winners share the win. */
function lossOfOne(sums: readonly number[], won: readonly number[]): Loss {
  const top = Math.max(0, ...sums);
  const weights = sums.map((sum) => Math.exp(sum - top));
  const all = weights.reduce((total, weight) => total + weight, Math.exp(-top));
  const winners = won.reduce((total, each) => total + each, 0);
  const part = (i: number) => (won[i] as number) / Math.max(1, winners);
  let loss = winners === 0 ? -Math.log(Math.max(SUREST, Math.exp(-top) / all)) : 0;
  const slopes = weights.map((weight, i) => {
    loss -= part(i) * Math.log(Math.max(SUREST, weight / all));
    return weight / all - part(i);
  });
  return { loss, slopes };
}

function lossOfEach(sums: readonly number[], won: readonly number[]): Loss {
  let loss = 0;
  const slopes = sums.map((sum, i) => {
    const chance = Math.min(1 - SUREST, Math.max(SUREST, 1 / (1 + Math.exp(-sum))));
    const goal = won[i] as number;
    loss -= (goal * Math.log(chance) + (1 - goal) * Math.log(1 - chance)) / sums.length;
    return (chance - goal) / sums.length;
  });
  return { loss, slopes };
}
