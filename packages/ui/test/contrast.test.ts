import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEAT_LOOKS } from '../src/seats.ts';

type Theme = 'parchment' | 'night';
const THEMES: readonly Theme[] = ['parchment', 'night'];

/** The tokens of theme.css that are colours: `--name: light-dark(parchment, night)`. */
const TOKENS = new Map(
  [
    ...readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    ),
  ].map(([, name = '', parchment = '', night = '']) => [name, { parchment, night }]),
);

const AREAS = ['page-ground', 'panel-ground', 'raised-ground'];
const INKS: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', [...AREAS, 'sunken-ground', 'moon-ground', 'candle-ground']],
  ['ink-dim', AREAS],
  ['moon', [...AREAS, 'moon-ground']],
  ['candle', [...AREAS, 'candle-ground']],
  ['blood', AREAS],
  ['on-blood', ['blood-ground']],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(INKS.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    '%s is readable on %s',
    (ink, ground) => {
      expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(['candle-line', 'blood-line', 'moon-line'])('%s is visible on every area', (line) => {
    for (const area of AREAS)
      expect(contrast(colour(line, theme), colour(area, theme))).toBeGreaterThanOrEqual(3);
  });
});

it.each(SEAT_LOOKS)('the initial on a $id badge is readable', ({ colour: ground, ink }) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

it('seats differ by colour and by sign', () => {
  expect(new Set(SEAT_LOOKS.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(SEAT_LOOKS.map(({ sign }) => sign)).size).toBe(8);
});

function colour(token: string, theme: Theme): string {
  const found = TOKENS.get(token);
  if (!found) throw new Error(`theme.css has no colour --${token}`);
  return found[theme];
}

/** The contrast of two colours according to WCAG 2. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
