import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Match, Random } from '@nokturn/engine';
import { moveAtRandom, Playable, type Subject } from './setup.ts';

const MATCHES = 2000;
/** About the middle of a match. */
const MOVES = 80;

/** The cost of an idle match: in the store, as its record, and in memory, as a match that waits for a move. */
export function memory(subject: Subject) {
  const playable = new Playable(subject);
  const collectGarbage = garbageCollector();
  const kept: Match[] = [];
  heapAfter(collectGarbage);
  const before = heapAfter(collectGarbage);
  for (let i = 0; i < MATCHES; i++) kept.push(halfPlayed(playable, `memory-${i}`));
  const after = heapAfter(collectGarbage);
  const stored = kept.reduce((sum, { record }) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  return {
    recordBytes: Math.round(stored / MATCHES),
    matchBytes: Math.round((after - before) / MATCHES),
    movesPlayed: MOVES,
  };
}

function halfPlayed(playable: Playable, seed: string): Match {
  const match = Match.begin(playable.game, playable.setup(seed));
  const random = new Random(seed);
  while (!match.position.over && match.moves.length < MOVES) {
    moveAtRandom(match, random);
    match.collect();
  }
  return match;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function heapAfter(collectGarbage: () => void): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
