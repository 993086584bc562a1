import type { About } from '../about.ts';
import { SEATS } from './seats.ts';

export const about: About = {
  seats: SEATS,
  minutes: { least: 15, most: 30 },
  efforts: {
    easy: { iterations: 8, milliseconds: 300, slips: 0.85 },
    medium: { iterations: 32, milliseconds: 800, slips: 0.42 },
    hard: { iterations: 400, milliseconds: 2000 },
    expert: { iterations: 4000, milliseconds: 2000, isShared: true },
  },
  bench: { seats: 6 },
};
