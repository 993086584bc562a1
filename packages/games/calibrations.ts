import type { Calibrations } from '@nokturn/bots';
import { wordsAt } from './folder.ts';

/** What the percentages of a game mean, for hosts that run where the files are; null if it has not been measured. */
export function calibrationsOf(game: string): Calibrations | null {
  const stored = wordsAt(game, 'calibration.json');
  return stored === null ? null : JSON.parse(stored);
}
