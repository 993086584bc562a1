import type { Options, OptionTable, Preset, SetupProblem } from '@nokturn/engine';

/** The options of VV-25 and the variants of 3.22 to 3.24. */
export interface VendettaOptions {
  readonly places: boolean;
  readonly relics: boolean;
  readonly teams: boolean;
  readonly teamHands: 'closed' | 'open';
  readonly clanChoice: 'draft' | 'random';
  readonly memoryAid: 'on' | 'off';
  readonly lastBlood: 'all-voluntary' | 'spend-only';
  readonly thirdPlace: '1-1-1' | '0-1-1' | '0-0-0';
  readonly halfOfOne: 'counts' | 'must-pay';
}

export const OPTIONS = {
  places: { kind: 'choice', values: [false, true], default: false },
  relics: { kind: 'choice', values: [false, true], default: false },
  // Six can only play in teams (VV-25.8).
  teams: { kind: 'choice', values: [false, true], default: (_chosen, seats) => seats === 6 },
  teamHands: {
    kind: 'choice',
    values: ['closed', 'open'],
    default: 'closed',
    matters: ({ teams }) => teams === true,
  },
  clanChoice: { kind: 'choice', values: ['draft', 'random'], default: 'draft' },
  memoryAid: { kind: 'choice', values: ['on', 'off'], default: 'on' },
  lastBlood: { kind: 'choice', values: ['all-voluntary', 'spend-only'], default: 'all-voluntary' },
  thirdPlace: { kind: 'choice', values: ['1-1-1', '0-1-1', '0-0-0'], default: '1-1-1' },
  halfOfOne: { kind: 'choice', values: ['counts', 'must-pay'], default: 'counts' },
} as const satisfies OptionTable;

export const PRESETS: Readonly<Record<string, Preset>> = {
  'first-game': { options: { teams: false, clanChoice: 'random' }, seats: 4 },
  base: { options: { teams: false }, seats: 4 },
  'places-and-relics': { options: { teams: false, places: true, relics: true }, seats: 4 },
  teams: { options: { teams: true }, seats: 4 },
};

/** VV-25.8, VV-24.1, VV-21.4. */
export function conflict(options: Options, seats: number): SetupProblem | null {
  if (options.teams && seats !== 4 && seats !== 6)
    return {
      code: 'conflict',
      option: 'teams',
      reason: `teams are for 4 or 6 players, not ${seats} (VV-24.1)`,
    };
  if (!options.teams && seats === 6)
    return { code: 'conflict', option: 'teams', reason: '6 players play in teams (VV-25.8)' };
  if (!options.teams && options.teamHands === 'open')
    return { code: 'conflict', option: 'teamHands', reason: 'open hands need teams (VV-24.12)' };
  return null;
}
