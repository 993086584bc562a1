import type { About } from '../about.ts';
import { SEATS } from './seats.ts';

export const about: About = {
  seats: SEATS,
  minutes: { least: 30, most: 45 },
  efforts: {
    easy: { iterations: 8, milliseconds: 300 },
    medium: { iterations: 32, milliseconds: 800 },
    hard: { iterations: 160, milliseconds: 2000 },
    expert: { iterations: 10000, milliseconds: 2000, isShared: true },
  },
  bench: { options: { places: true, relics: true } },
};
