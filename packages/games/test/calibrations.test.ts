import { calibrated } from '@nokturn/bots';
import { describe, expect, it } from 'vitest';
import { ABOUT } from '../all.ts';
import { calibrationsOf } from '../calibrations.ts';
import { GAME_IDS } from '../index.ts';

describe.each(GAME_IDS)('the calibration of %s', (id) => {
  const calibrations = calibrationsOf(id);
  const { min = 1, max = 1 } = ABOUT[id]?.seats ?? {};
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  it.each(['known', 'open'] as const)('is sound, for the %s position', (sight) => {
    if (calibrations === null) throw new Error(`packages/games/${id} has no calibration.json`);
    const calibration = calibrations[sight];
    expect(calibration.open).toBeLessThan(calibration.late);
    for (const seats of sizes) {
      const usual = calibration.usual[seats] ?? Number.NaN;
      expect(usual).toBeGreaterThan(0.1);
      expect(usual).toBeLessThan(0.7);
      for (let round = 1; round <= calibration.late; round++) {
        const said = [0.02, 0.2, 0.5, 0.8, 0.98].map((worth) =>
          calibrated(calibration, worth, { round, seats }),
        );
        // A larger number is never shown as a smaller one.
        expect(said.toSorted((a, b) => a - b)).toEqual(said);
      }
    }
  });
});

it('does not exist for an unknown game', () => {
  expect(calibrationsOf('chess')).toBeNull();
});
