import type { About } from '../about.ts';
import { SEATS } from './seats.ts';

export const about: About = {
  seats: SEATS,
  minutes: { least: 20, most: 40 },
  efforts: {
    easy: { iterations: 4, milliseconds: 300, slips: 0.4 },
    medium: { iterations: 24, milliseconds: 800, slips: 0.15 },
    hard: { iterations: 160, milliseconds: 2000 },
    expert: { iterations: 3200, milliseconds: 2000, isShared: true },
  },
};
