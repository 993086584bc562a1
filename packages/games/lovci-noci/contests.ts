import { contestsAt } from '../contests.ts';

export const contests = contestsAt(
  { at: '6 players, three seats each', seats: 6, options: {}, tables: 'halves' },
  ['hard', 'random'],
  ['hard', 'novice'],
  ['hard', 'medium'],
  ['medium', 'easy'],
  ['medium', 'novice'],
  ['expert', 'hard'],
);
