import { parentPort, workerData } from 'node:worker_threads';
import { keepDoing } from '../measure.ts';
import { Playable, type Subject } from '../setup.ts';

/** Plays one whole match from a seed and returns the number of moves. */
export type PlayMatch = (playable: Playable, seed: string) => number;

export interface Round {
  readonly name: string;
  readonly milliseconds: number;
}

export interface Score {
  readonly moves: number;
  /** In processor time. */
  readonly seconds: number;
}

/** Answers each request for a round with the number of moves made in roughly the given time. */
export function serveRounds(play: PlayMatch): void {
  const playable = new Playable((workerData as { subject: Subject }).subject);
  parentPort?.on('message', ({ name, milliseconds }: Round) => {
    let moves = 0;
    let matches = 0;
    const passed = keepDoing(() => {
      moves += play(playable, `${name}-${matches++}`);
    }, milliseconds);
    parentPort?.postMessage({ moves, seconds: passed / 1000 } satisfies Score);
  });
}
