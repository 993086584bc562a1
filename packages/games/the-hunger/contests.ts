import { contestsAt } from '../contests.ts';

export const contests = contestsAt(
  { at: '4 players, Elder', seats: 4, options: {}, tables: 'one-against' },
  ['novice', 'random'],
  ['hard', 'random'],
  ['hard', 'novice'],
  ['hard', 'medium'],
  ['medium', 'easy'],
  ['easy', 'novice'],
  ['expert', 'hard'],
);
