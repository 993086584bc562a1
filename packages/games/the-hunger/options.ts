import type { Options, OptionTable, Preset, SetupProblem } from '@nokturn/engine';

/** The options of TH-1.9. */
export interface HungerOptions {
  readonly mode: 'elder' | 'rookie';
  /** The seat of the oldest player, counted from 1; the others follow in seating order. */
  readonly seniority: number;
  readonly beginner1: boolean;
  readonly beginner2: boolean;
  readonly beginner3: boolean;
  readonly beginner4: boolean;
  readonly beginner5: boolean;
  readonly beginner6: boolean;
  readonly turnOrder: 'live' | 'frozen';
  readonly direction: 'free' | 'strict';
  readonly stayActivates: boolean;
  readonly roseEndsTrack: boolean;
  readonly freeHuntTakes: 'card' | 'pile';
  readonly animalLoverBy: 'animal' | 'name';
}

/** For each seat, the option for a beginner there (TH-19.11). */
export const BEGINNERS = [
  'beginner1',
  'beginner2',
  'beginner3',
  'beginner4',
  'beginner5',
  'beginner6',
] as const satisfies readonly (keyof HungerOptions)[];

export const OPTIONS = {
  mode: { kind: 'choice', values: ['elder', 'rookie'], default: 'elder' },
  seniority: { kind: 'number', min: 1, max: 6, isSeat: 'first', default: 1 },
  beginner1: beginner(1),
  beginner2: beginner(2),
  beginner3: beginner(3),
  beginner4: beginner(4),
  beginner5: beginner(5),
  beginner6: beginner(6),
  turnOrder: { kind: 'choice', values: ['live', 'frozen'], default: 'live' },
  direction: { kind: 'choice', values: ['free', 'strict'], default: 'free' },
  stayActivates: { kind: 'choice', values: [true, false], default: true },
  roseEndsTrack: { kind: 'choice', values: [true, false], default: true },
  freeHuntTakes: { kind: 'choice', values: ['card', 'pile'], default: 'card' },
  animalLoverBy: { kind: 'choice', values: ['animal', 'name'], default: 'animal' },
} as const satisfies OptionTable;

/** TH-1.9, TH-19.11. */
function beginner(player: number) {
  return {
    kind: 'choice',
    values: [false, true],
    default: false,
    matters: ({ mode }: Options, seats: number) => mode === 'elder' && player <= seats,
  } as const;
}

export const PRESETS: Readonly<Record<string, Preset>> = {
  'first-game': { options: { mode: 'rookie' }, seats: 4 },
  usual: { options: { mode: 'elder' }, seats: 4 },
  feast: { options: { mode: 'elder', freeHuntTakes: 'pile', roseEndsTrack: false }, seats: 4 },
};

export function conflict(options: Options, seats: number): SetupProblem | null {
  if (Number(options.seniority) > seats)
    return {
      code: 'conflict',
      option: 'seniority',
      reason: `there is no seat ${options.seniority} among ${seats} (TH-1.9)`,
    };
  for (const [seat, option] of BEGINNERS.entries()) {
    if (!options[option]) continue;
    if (options.mode === 'rookie')
      return { code: 'conflict', option, reason: 'beginners are named in Elder mode only (TH-19.11)' };
    if (seat >= seats)
      return { code: 'conflict', option, reason: `there is no seat ${seat + 1} among ${seats} (TH-1.9)` };
  }
  return null;
}
