import type { Answer, Mind, Random, Witness } from '@nokturn/engine';
import { type Calibration, calibrated } from './calibration.ts';
import type { Counsel } from './counsel.ts';
import { Playouts, toTheEnd, toTheHorizon, trialIn } from './playouts.ts';
import { Sample } from './sample.ts';
import { keyOf } from './tree.ts';

/** What may be shown to people about two answers when a search considers one of them better. */
export interface Weighed {
  /** The value of the better one, from 0 to 1, according to the playouts. */
  readonly worth: number;
  /** The number of players. */
  readonly seats: number;
  /** How much less the other one is worth when both are played to the end. */
  readonly loss: Sample;
}

/** Worlds to estimate the value of an answer. */
const WORLDS = 40;
/** Pairs of playouts to estimate how much worse the other answer is: first a few, and all if those suggest a loss. */
const PAIRS = { first: 60, all: 240, portion: 4 } as const;

/**
 * Weighs two answers by playouts. A search only sees as far as its horizon, and that alone causes some of the
 * differences that it finds: a reported loss must be a loss in matches that were played to the end. Goes portion by
 * portion, and reports after each how much is done.
 */
export function* weighing(
  mind: Mind,
  view: Witness,
  [better, other]: readonly [Answer, Answer],
  random: Random,
): Generator<number, Weighed> {
  if (typeof view.viewer !== 'number') throw new Error('only a seat decides');
  const worlds = mind.imagine(view);
  const seats = worlds(random).evaluate().length;
  const near = new Playouts(trialIn(worlds, view.viewer, toTheHorizon), [better], random);
  near.run(WORLDS);
  yield 0.1;
  // Nothing was lost with the better answer.
  if (keyOf(better) === keyOf(other)) return { worth: near.worthOf(0).mean, seats, loss: Sample.of([0, 0]) };
  const far = new Playouts(trialIn(worlds, view.viewer, toTheEnd), [better, other], random);
  while (far.worlds < PAIRS.all) {
    far.run(PAIRS.portion);
    if (far.worlds >= PAIRS.first && far.difference(0, 1).mean <= far.difference(0, 1).error) break;
    yield 0.1 + (0.9 * far.worlds) / PAIRS.all;
  }
  return { worth: near.worthOf(0).mean, seats, loss: far.difference(0, 1) };
}

/** Whether there was a loss, with 95% confidence. */
export function isConfirmed({ loss }: Pick<Weighed, 'loss'>): boolean {
  return loss.low > 0;
}

/** The chances that may be shown for the better answer and for the other: equal, unless a loss is confirmed. */
export function shownChances(
  weighed: Weighed,
  calibration: Calibration | null,
  round: number,
): { readonly better: number; readonly other: number } {
  const better =
    calibration === null
      ? weighed.worth
      : calibrated(calibration, weighed.worth, { round, seats: weighed.seats });
  return { better, other: isConfirmed(weighed) ? Math.max(0, better - weighed.loss.mean) : better };
}

/** The counsel of a search, with chances that may be shown. */
export function* honest(
  counsel: Counsel,
  mind: Mind,
  view: Witness,
  { calibration, round, random }: { calibration: Calibration | null; round: number; random: Random },
): Generator<number, Counsel> {
  if (counsel.worth === null) return counsel;
  const other = counsel.next?.answer ?? counsel.best;
  const weighed = yield* weighing(mind, view, [counsel.best, other], random);
  const chances = shownChances(weighed, calibration, round);
  return {
    ...counsel,
    worth: chances.better,
    next: counsel.next && { answer: counsel.next.answer, worth: chances.other },
  };
}
