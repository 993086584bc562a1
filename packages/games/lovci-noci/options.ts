import type { Options, OptionTable, Preset, SetupProblem } from '@nokturn/engine';
import { CARD_SETS, type CardSet } from './cards/colours.ts';

const CHARACTER_POOLS = ['first', 'all', 'vortex', 'tutorial'] as const;
export type CharacterPool = (typeof CHARACTER_POOLS)[number];

/** The options of LN-14, including the flags of 7.8: a flag that is not set follows the card set. */
export interface LovciOptions {
  readonly cards: CardSet;
  readonly characters: CharacterPool;
  readonly distinctLetters: boolean;
  readonly openingProphecy: 'six-plus' | 'always' | 'never';
  readonly firstRoundAttack: boolean;
  readonly maxRounds: number;
  readonly ghostView: 'public' | 'all';
  readonly tempo: 'quick' | 'strict';
  readonly compass: 'two-rolls' | 'free';
  readonly lightOfTruth: 'vampires' | 'both';
  readonly shield: 'equipment' | 'event';
  readonly tollChoice: 'receiver' | 'forced';
  readonly firestorm: 'range' | 'place';
  readonly torchMustAttack: boolean;
  readonly collectorPower: 'by-count' | 'rob' | 'sweep';
  readonly collectorGoal: number;
  readonly reaperPlace: 'graveyard' | 'well-of-wisdom';
  readonly vampireAltGoal: boolean;
  readonly redSplit: 'even' | 'raw';
}

const classic = (options: Options) => options.cards === 'classic';

export const OPTIONS = {
  cards: { kind: 'choice', values: CARD_SETS, default: 'kosmos' },
  characters: { kind: 'choice', values: CHARACTER_POOLS, default: 'first' },
  distinctLetters: { kind: 'choice', values: [false, true], default: false },
  openingProphecy: { kind: 'choice', values: ['six-plus', 'always', 'never'], default: 'six-plus' },
  firstRoundAttack: { kind: 'choice', values: [false, true], default: false },
  maxRounds: { kind: 'number', min: 20, max: 500, default: 100 },
  ghostView: { kind: 'choice', values: ['public', 'all'], default: 'public' },
  tempo: { kind: 'choice', values: ['quick', 'strict'], default: 'quick' },
  compass: { kind: 'choice', values: ['two-rolls', 'free'], default: 'two-rolls' },
  lightOfTruth: { kind: 'choice', values: ['vampires', 'both'], default: 'vampires' },
  shield: {
    kind: 'choice',
    values: ['equipment', 'event'],
    default: (options) => (classic(options) ? 'event' : 'equipment'),
  },
  tollChoice: { kind: 'choice', values: ['receiver', 'forced'], default: 'receiver' },
  firestorm: { kind: 'choice', values: ['range', 'place'], default: 'range' },
  torchMustAttack: { kind: 'choice', values: [true, false], default: true },
  collectorPower: { kind: 'choice', values: ['by-count', 'rob', 'sweep'], default: 'by-count' },
  collectorGoal: { kind: 'choice', values: [5, 4], default: 5 },
  reaperPlace: {
    kind: 'choice',
    values: ['graveyard', 'well-of-wisdom'],
    default: (options) => (classic(options) ? 'well-of-wisdom' : 'graveyard'),
  },
  vampireAltGoal: { kind: 'choice', values: [false, true], default: classic },
  redSplit: { kind: 'choice', values: ['even', 'raw'], default: 'even' },
} as const satisfies OptionTable;

export function conflict(options: Options, seats: number): SetupProblem | null {
  if (options.characters === 'tutorial' && seats > 6)
    return {
      code: 'conflict',
      option: 'characters',
      reason: `the tutorial line-up is for 4 to 6 players, not ${seats} (LN-14.9)`,
    };
  if (options.redSplit === 'raw' && options.cards === 'classic')
    return {
      code: 'conflict',
      option: 'redSplit',
      reason: 'the raw split of the red cards exists in the kosmos set only (LN-7.24)',
    };
  return null;
}

export const PRESETS: Readonly<Record<string, Preset>> = {
  // LN-14.9, LN-R7.
  'first-game': { options: { characters: 'tutorial' }, seats: 5 },
  usual: { options: {}, seats: 5 },
  // LN-14.12.
  'classic-evening': {
    options: { cards: 'classic', firstRoundAttack: true, openingProphecy: 'never' },
    seats: 5,
  },
  everything: { options: { characters: 'all' }, seats: 6 },
};
