import type { HairTone, PortraitSpec, Skin } from './spec.ts';

/** A colour between two others, at this share of the way from the first. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a as number) + ((b as number) - (a as number)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const SKINS: Readonly<Record<Skin, string>> = {
  1: '#f6ddc6',
  2: '#ecc4a2',
  3: '#d9a57c',
  4: '#b97f57',
  5: '#8d5b3b',
  6: '#633c28',
};
/** The skin of people without blood of their own is mixed with this. */
const DRAINED = '#b9c2d6';

const TONES: Readonly<Record<string, string>> = {
  black: '#1d1a22',
  brown: '#4a2f20',
  chestnut: '#6e3b22',
  blond: '#d8b066',
  red: '#b04a22',
  grey: '#8b8c94',
  white: '#e8e6e2',
};

/** The colours of one portrait, lit and in shadow. */
export interface Palette {
  readonly skin: string;
  readonly shade: string;
  readonly deep: string;
  readonly lips: string;
  readonly hair: string;
  readonly hairShade: string;
  readonly hairLight: string;
  readonly ink: string;
}

export function paletteOf({ skin, blood, hair, light }: PortraitSpec): Palette {
  const warm = SKINS[skin];
  const bare = blood === 'drained' ? mix(warm, DRAINED, 0.4) : warm;
  const lit = mix(bare, light.tone, blood === 'drained' ? 0.07 : 0.1);
  const tone = toneOf(hair.tone);
  return {
    skin: lit,
    shade: mix(lit, blood === 'drained' ? '#2a2c4e' : '#4a1f2a', 0.36),
    deep: mix(lit, '#140a18', 0.66),
    lips: mix(lit, blood === 'drained' ? '#6d1330' : '#9c2f38', 0.62),
    hair: tone,
    hairShade: mix(tone, '#05060c', 0.5),
    hairLight: mix(tone, light.tone, 0.42),
    ink: mix(tone, '#0c0709', 0.72),
  };
}

function toneOf(tone: HairTone): string {
  return TONES[tone] ?? tone;
}
