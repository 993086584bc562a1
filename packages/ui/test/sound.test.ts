import { expect, it } from 'vitest';
import { CUES, SCORE, voicesOf } from '../src/sound.ts';

it.each(CUES)('the cue for %s is short and never shrill', (cue) => {
  for (const { at, length, loudness, from, to } of SCORE[cue]) {
    expect(at + length).toBeLessThanOrEqual(1.5);
    expect(loudness).toBeLessThanOrEqual(0.5);
    expect(Math.max(from, to)).toBeLessThanOrEqual(2000);
    expect(Math.min(from, to)).toBeGreaterThan(0);
  }
});

it.each(['sine', 'triangle', 'square', 'sawtooth'] as const)(
  'on an instrument (%s) a cue stays as mild',
  (wave) => {
    for (const cue of CUES)
      for (const { at, length, loudness, from, to } of voicesOf(cue, { wave, pitch: 1, length: 1.25 })) {
        expect(at + length).toBeLessThanOrEqual(1.5);
        expect(loudness).toBeLessThanOrEqual(0.5);
        expect(Math.max(from, to)).toBeLessThanOrEqual(2000);
      }
  },
);

it('every instrument plays the same score in its own voice', () => {
  const [flute, strings] = (['triangle', 'sawtooth'] as const).map((wave) =>
    voicesOf('turn', { wave, pitch: 0.5, length: 1 }),
  );
  expect(flute?.map(({ wave }) => wave)).toEqual(['triangle', 'triangle']);
  expect(strings?.map(({ from }) => from)).toEqual(SCORE.turn.map(({ from }) => from / 2));
  expect(strings?.[0]?.loudness).toBeLessThan(flute?.[0]?.loudness ?? 0);
});
