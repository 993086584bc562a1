import { expect, it } from 'vitest';
import { CUES, SCORE } from '../src/sound.ts';

it.each(CUES)('the cue for %s is short and never shrill', (cue) => {
  for (const { at, length, loudness, from, to } of SCORE[cue]) {
    expect(at + length).toBeLessThanOrEqual(1.5);
    expect(loudness).toBeLessThanOrEqual(0.5);
    expect(Math.max(from, to)).toBeLessThanOrEqual(2000);
    expect(Math.min(from, to)).toBeGreaterThan(0);
  }
});
