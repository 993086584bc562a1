/** The blood and dark abilities of the vampires (7.3). */
export const ABILITY_IDS = [
  'sirens-lure',
  'piper-of-shadows',
  'elders-gift',
  'thousand-eyes',
  'demon-summoning',
  'gates-of-hell',
  'brute-force',
  'warlords-fury',
  'temptation',
  'crimson-court',
  'clairvoyance',
  'rewritten-fate',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

export type AbilityEffect =
  /** Agents between your district and an adjacent one (MN-15.8). */
  | { readonly do: 'lure'; readonly most: number }
  /** Agents from around a district into it; all of them are exposed (MN-15.9). */
  | { readonly do: 'gather' }
  /** Blood for a vampire nearby, or all agents of a district nearby exposed (MN-15.10). */
  | { readonly do: 'gift'; readonly blood: number }
  /** All agents in the city exposed, blood for the other vampires (MN-15.11). */
  | { readonly do: 'expose-all'; readonly blood: number }
  /** All agents in your district removed except this many, which are exposed (MN-15.12). */
  | { readonly do: 'remove-all-but'; readonly left: number }
  /** Other vampires come to your district, with minions (MN-15.13). */
  | { readonly do: 'summon' }
  /** A selected die counts higher (MN-15.14). */
  | { readonly do: 'raise-die'; readonly by: number }
  /** Dice count as this (MN-15.15). */
  | { readonly do: 'raise-dice-to'; readonly value: number }
  /** Agents in your district become minions (MN-15.16, MN-15.17). */
  | { readonly do: 'convert'; readonly most: number }
  /** The top event card is turned up; one agent leaves each of this many of its districts (MN-15.18). */
  | { readonly do: 'foresee'; readonly districts: number }
  /** An event card is discarded; all agents leave its districts (MN-15.19). */
  | { readonly do: 'rewrite' };

export interface Ability {
  /** Paid with blood, or with veil from kill count 6 (MN-15.1, MN-15.2). */
  readonly kind: 'blood' | 'dark';
  readonly cost: number;
  /** In the vampire's own turn, or in combats in which it fights (MN-15.3). */
  readonly when: 'turn' | 'combat';
  readonly effect: AbilityEffect;
}

export const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  'sirens-lure': { kind: 'blood', cost: 1, when: 'turn', effect: { do: 'lure', most: 2 } },
  'piper-of-shadows': { kind: 'dark', cost: 1, when: 'turn', effect: { do: 'gather' } },
  'elders-gift': { kind: 'blood', cost: 1, when: 'turn', effect: { do: 'gift', blood: 2 } },
  'thousand-eyes': { kind: 'dark', cost: 1, when: 'turn', effect: { do: 'expose-all', blood: 1 } },
  'demon-summoning': { kind: 'blood', cost: 2, when: 'turn', effect: { do: 'remove-all-but', left: 1 } },
  'gates-of-hell': { kind: 'dark', cost: 2, when: 'turn', effect: { do: 'summon' } },
  'brute-force': { kind: 'blood', cost: 1, when: 'combat', effect: { do: 'raise-die', by: 3 } },
  'warlords-fury': { kind: 'dark', cost: 1, when: 'combat', effect: { do: 'raise-dice-to', value: 6 } },
  temptation: { kind: 'blood', cost: 3, when: 'turn', effect: { do: 'convert', most: 1 } },
  'crimson-court': { kind: 'dark', cost: 1, when: 'turn', effect: { do: 'convert', most: 2 } },
  clairvoyance: { kind: 'blood', cost: 2, when: 'turn', effect: { do: 'foresee', districts: 2 } },
  'rewritten-fate': { kind: 'dark', cost: 1, when: 'turn', effect: { do: 'rewrite' } },
};

/** The effect of an ability, for callers that know its kind. */
export function effectOfAbility<K extends AbilityEffect['do']>(
  id: AbilityId,
  does: K,
): Extract<AbilityEffect, { do: K }> {
  const { effect } = ABILITIES[id];
  if (effect.do !== does) throw new Error(`${id} does not ${does}`);
  return effect as Extract<AbilityEffect, { do: K }>;
}
