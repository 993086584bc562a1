import type { Party } from './characters.ts';
import type { CardSet } from './colours.ts';

export const GREEN_IDS = [
  'balm-of-the-pack',
  'balm-of-the-crypt',
  'balm-of-the-hearth',
  'toll-of-the-beasts',
  'toll-of-warm-blood',
  'toll-of-smooth-skin',
  'silver-lash',
  'ray-of-dawn',
  'hawthorn-stake',
  'trial-of-the-frail',
  'trial-of-the-mighty',
  'true-face',
] as const;
export type GreenId = (typeof GREEN_IDS)[number];

/** What a recipient must do if the card applies to them (LN-8.9 to LN-8.13). */
export type ProphecyEffect =
  | { readonly kind: 'balm' }
  | { readonly kind: 'toll' }
  | { readonly kind: 'hurt'; readonly amount: number }
  | { readonly kind: 'show' };

export interface Prophecy {
  readonly count: Readonly<Record<CardSet, number>>;
  readonly appliesTo: { readonly parties: readonly Party[] } | { readonly letters: string } | 'everybody';
  readonly effect: ProphecyEffect;
}

/** 7.5 of the component list. */
export const PROPHECIES: Readonly<Record<GreenId, Prophecy>> = {
  'balm-of-the-pack': prophecy(1, { parties: ['werewolf'] }, { kind: 'balm' }),
  'balm-of-the-crypt': prophecy(1, { parties: ['vampire'] }, { kind: 'balm' }),
  'balm-of-the-hearth': prophecy(1, { parties: ['human'] }, { kind: 'balm' }),
  'toll-of-the-beasts': prophecy(2, { parties: ['werewolf', 'vampire'] }, { kind: 'toll' }),
  'toll-of-warm-blood': prophecy(2, { parties: ['human', 'werewolf'] }, { kind: 'toll' }),
  'toll-of-smooth-skin': prophecy(2, { parties: ['human', 'vampire'] }, { kind: 'toll' }),
  'silver-lash': prophecy(2, { parties: ['werewolf'] }, { kind: 'hurt', amount: 1 }),
  'ray-of-dawn': prophecy(1, { parties: ['vampire'] }, { kind: 'hurt', amount: 1 }),
  'hawthorn-stake': prophecy(1, { parties: ['vampire'] }, { kind: 'hurt', amount: 2 }),
  'trial-of-the-frail': prophecy(1, { letters: 'ABCEU' }, { kind: 'hurt', amount: 1 }),
  'trial-of-the-mighty': prophecy(1, { letters: 'DFGVW' }, { kind: 'hurt', amount: 2 }),
  'true-face': prophecy(1, 'everybody', { kind: 'show' }),
};

/** Both card sets contain the same prophecies. */
function prophecy(count: number, appliesTo: Prophecy['appliesTo'], effect: ProphecyEffect): Prophecy {
  return { count: { kosmos: count, classic: count }, appliesTo, effect };
}
