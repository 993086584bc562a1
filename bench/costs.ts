import { begin, clonePosition, type Position, Random, type Viewer, viewOf } from '@nokturn/engine';
import { median, nanosecondsOf } from './measure.ts';
import { moveAtRandom, Playable, type Subject } from './setup.ts';

const SAMPLES = 200;
const ROUNDS = 7;
const ROUND = 150;

/** The cost of copying a position and of making a view of it, over positions from all parts of many games. */
export function costs(subject: Subject) {
  const playable = new Playable(subject);
  const { game, seats } = playable;
  const positions = samples(playable);
  const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  const work = {
    clone: over(positions, (position) => clonePosition(game.clone, position)),
    structuredClone: over(positions, (position) => structuredClone(position)),
    view: over(positions, (position, i) => viewOf(game, position, viewers[i % viewers.length] as Viewer)),
  };
  const times: Record<keyof typeof work, number[]> = { clone: [], structuredClone: [], view: [] };
  const names = Object.keys(work) as (keyof typeof work)[];
  for (const name of names) nanosecondsOf(work[name], ROUND);
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) times[name].push(nanosecondsOf(work[name], ROUND) / SAMPLES);
  const nanoseconds = (name: keyof typeof work) => Math.round(median(times[name]));
  return {
    cloneNanoseconds: nanoseconds('clone'),
    structuredCloneNanoseconds: nanoseconds('structuredClone'),
    cloneRatio: Math.round((median(times.structuredClone) / median(times.clone)) * 10) / 10,
    viewNanoseconds: nanoseconds('view'),
  };
}

/** Kept, so that the copies cannot be optimized away as unused. */
let last: unknown;

function over(positions: readonly Position[], work: (position: Position, i: number) => unknown): () => void {
  return () => {
    for (let i = 0; i < positions.length; i++) last = work(positions[i] as Position, i);
    if (last === undefined) throw new Error('nothing was made');
  };
}

function samples(playable: Playable): Position[] {
  const positions: Position[] = [];
  const { game } = playable;
  const random = new Random('samples');
  for (let match = 0; positions.length < SAMPLES; match++) {
    const table = begin(game, playable.setup(`samples-${match}`));
    while (!table.position.over && positions.length < SAMPLES) {
      moveAtRandom(table, random);
      if (random.below(20) === 0) positions.push(clonePosition(game.clone, table.position));
    }
  }
  return positions;
}
