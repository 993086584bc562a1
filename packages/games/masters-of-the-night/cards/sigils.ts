/** The dread sigils (MN-16.8 to MN-16.13). */
export const SIGIL_IDS = [
  'sigil-of-mirages',
  'sigil-of-the-spring',
  'sigil-of-the-pit',
  'sigil-of-war',
  'sigil-of-desire',
  'sigil-of-foresight',
] as const;
export type SigilId = (typeof SIGIL_IDS)[number];

export type SigilEffect =
  /** At the start of each night this many agents may go to adjacent districts. */
  | { readonly kind: 'agents-leave'; readonly most: number }
  /** For a vampire that begins its turn there. */
  | { readonly kind: 'blood-at-turn'; readonly blood: number }
  /** At the start of each night. */
  | { readonly kind: 'minions-at-night'; readonly minions: number }
  /** Every die in combats there counts this much higher. */
  | { readonly kind: 'dice-higher'; readonly by: number }
  /** Recruit costs this many action points there. */
  | { readonly kind: 'recruit-cost'; readonly cost: number }
  /** The grid of a drawn event card may be turned. */
  | { readonly kind: 'turn-grid' };

export const SIGILS: Readonly<Record<SigilId, SigilEffect>> = {
  'sigil-of-mirages': { kind: 'agents-leave', most: 2 },
  'sigil-of-the-spring': { kind: 'blood-at-turn', blood: 1 },
  'sigil-of-the-pit': { kind: 'minions-at-night', minions: 1 },
  'sigil-of-war': { kind: 'dice-higher', by: 1 },
  'sigil-of-desire': { kind: 'recruit-cost', cost: 1 },
  'sigil-of-foresight': { kind: 'turn-grid' },
};
