import { type Chance, cloneChance } from './chance.ts';
import type { Asked } from './decision.ts';
import type { Frame } from './game.ts';
import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

/** Everything there is to know about a match at one moment: plain data, held by the server alone. */
export interface Position<S = unknown, F extends Frame = Frame> {
  readonly state: S;
  readonly chance: Chance;
  /** Work that is still to be done, the next piece last. */
  readonly work: F[];
  /** The decision that waits for answers. */
  asked: Asked<F> | null;
  over: boolean;
}

/** A copy that shares nothing mutable. */
export function clonePosition<S, F extends Frame>(
  clone: (state: S) => S,
  position: Position<S, F>,
): Position<S, F> {
  const { asked } = position;
  return {
    state: clone(position.state),
    chance: cloneChance(position.chance),
    work: position.work.slice(),
    asked: asked && {
      frame: asked.frame,
      seats: asked.seats,
      asks: asked.asks,
      answers: asked.answers.slice(),
    },
    over: position.over,
  };
}

/** Equal for equal positions, on every machine and after any number of round trips through JSON. */
export function hashOf(position: Position): string {
  return sha256(canonical(position));
}
