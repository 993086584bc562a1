import { ABILITIES, type Ability, type AbilityId } from './abilities.ts';
import { SIGILS, type SigilEffect, type SigilId } from './sigils.ts';

/** The six vampires, in the order of the component list (7.3). */
export const VAMPIRE_IDS = ['agnieszka', 'imre', 'ishtvan', 'laszlo', 'mila', 'nevena'] as const;
export type VampireId = (typeof VAMPIRE_IDS)[number];

/** A vampire in this game, by its place in the clockwise order of the sheets. */
export type VampireNumber = number;

export interface VampireSheet {
  /** How vampires are told apart: never by colour alone. */
  readonly colour: string;
  readonly letter: string;
  readonly mark: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
  readonly blood: AbilityId;
  readonly dark: AbilityId;
  readonly sigil: SigilId;
}

export const VAMPIRES: Readonly<Record<VampireId, VampireSheet>> = {
  agnieszka: {
    colour: '#CC79A7',
    letter: 'A',
    mark: 'circle',
    blood: 'sirens-lure',
    dark: 'piper-of-shadows',
    sigil: 'sigil-of-mirages',
  },
  imre: {
    colour: '#E69F00',
    letter: 'I',
    mark: 'square',
    blood: 'elders-gift',
    dark: 'thousand-eyes',
    sigil: 'sigil-of-the-spring',
  },
  ishtvan: {
    colour: '#D55E00',
    letter: 'S',
    mark: 'triangle',
    blood: 'demon-summoning',
    dark: 'gates-of-hell',
    sigil: 'sigil-of-the-pit',
  },
  laszlo: {
    colour: '#0072B2',
    letter: 'L',
    mark: 'diamond',
    blood: 'brute-force',
    dark: 'warlords-fury',
    sigil: 'sigil-of-war',
  },
  mila: {
    colour: '#F5F5F5',
    letter: 'M',
    mark: 'hexagon',
    blood: 'temptation',
    dark: 'crimson-court',
    sigil: 'sigil-of-desire',
  },
  nevena: {
    colour: '#009E73',
    letter: 'N',
    mark: 'star',
    blood: 'clairvoyance',
    dark: 'rewritten-fate',
    sigil: 'sigil-of-foresight',
  },
};

export function bloodAbilityOf(id: VampireId): Ability {
  return ABILITIES[VAMPIRES[id].blood];
}

export function darkAbilityOf(id: VampireId): Ability {
  return ABILITIES[VAMPIRES[id].dark];
}

export function sigilOf(id: VampireId): SigilEffect {
  return SIGILS[VAMPIRES[id].sigil];
}

/** MN-1.8: the recommended vampires by their number; the last list is our own. */
export const RECOMMENDED: Readonly<Record<number, readonly VampireId[]>> = {
  2: ['imre', 'mila'],
  3: ['agnieszka', 'ishtvan', 'mila'],
  4: ['agnieszka', 'imre', 'nevena', 'laszlo'],
  5: ['agnieszka', 'imre', 'ishtvan', 'laszlo', 'mila'],
};

/** MN-1.8: the other pairs on offer. */
export const PAIRS = {
  'agnieszka-laszlo': ['agnieszka', 'laszlo'],
  'imre-laszlo': ['imre', 'laszlo'],
} as const satisfies Readonly<Record<string, readonly VampireId[]>>;
