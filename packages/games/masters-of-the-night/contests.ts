import { contestsAt } from '../contests.ts';

const three = (edition: string, difficulty: string) => ({
  at: `3 vampires, ${edition === 'ares' ? 'Ares' : 'Igrology'}, ${difficulty}`,
  seats: 3,
  options: { familySize: 3, edition, difficulty },
  tables: 'teams' as const,
});

export const contests = [
  ...contestsAt(three('ares', 'hard'), ['novice'], ['easy'], ['medium'], ['hard'], ['expert']),
  ...contestsAt(three('ares', 'medium'), ['medium'], ['hard']),
  ...contestsAt(three('igrology', 'hard'), ['medium'], ['hard']),
];
