import type { Calibrations } from '@nokturn/bots';
import type { Gains } from '@nokturn/games/lines.ts';

const FOUND = import.meta.glob<Calibrations>('../../../games/*/calibration.json', { import: 'default' });

/** What the percentages of a game mean; null for a game that has not been measured. */
export async function calibrationsOf(game: string): Promise<Calibrations | null> {
  return (await FOUND[`../../../games/${game}/calibration.json`]?.()) ?? null;
}

const GAINS = import.meta.glob<Gains>('../../../games/*/gains.ts', { import: 'gains' });

/** What a line of play can bring or cost in a game; null for a game that does not say. */
export async function gainsOf(game: string): Promise<Gains | null> {
  return (await GAINS[`../../../games/${game}/gains.ts`]?.()) ?? null;
}
