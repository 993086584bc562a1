import type { About } from '../about.ts';
import { SEATS } from './seats.ts';

export const about: About = {
  seats: SEATS,
  minutes: { least: 15, most: 30 },
  efforts: {
    easy: { iterations: 16, milliseconds: 300 },
    medium: { iterations: 100, milliseconds: 800 },
    hard: { iterations: 500, milliseconds: 2000 },
    expert: { iterations: 1600, milliseconds: 2000, isShared: true },
  },
};
