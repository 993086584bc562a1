import type { Options, OptionTable, Preset, Seat, SetupProblem } from '@nokturn/engine';
import { DIFFICULTIES, type Difficulty, EDITIONS, type Edition } from './cards/editions.ts';
import { PAIRS, RECOMMENDED, VAMPIRE_IDS, type VampireId } from './cards/vampires.ts';

export const TEAMS = ['recommended', 'agnieszka-laszlo', 'imre-laszlo', 'random', 'chosen'] as const;
export type Team = (typeof TEAMS)[number];

/** The options of MN-1.5 to MN-1.13. Lists are spread over numbered options. */
export interface MastersOptions {
  readonly edition: Edition;
  readonly difficulty: Difficulty;
  /** The number of vampires, N. */
  readonly familySize: number;
  readonly vampires: Team;
  readonly vampire1: VampireId;
  readonly vampire2: VampireId;
  readonly vampire3: VampireId;
  readonly vampire4: VampireId;
  readonly vampire5: VampireId;
  /** The player who controls each vampire; players are counted from 1. */
  readonly seatOfVampire1: number;
  readonly seatOfVampire2: number;
  readonly seatOfVampire3: number;
  readonly seatOfVampire4: number;
  readonly seatOfVampire5: number;
  /** 0: random; otherwise the number of an order of the eight districts on P2 to P9. */
  readonly layout: number;
  readonly firstLeader: 'random' | VampireId;
  readonly asylumRange: 'any' | 'adjacent';
  readonly drainedTargets: 'edition' | 'spared';
}

/** The number of ways to arrange eight districts on P2 to P9. */
const LAYOUTS = 40_320;

export const OPTIONS = {
  edition: { kind: 'choice', values: EDITIONS, default: 'ares' },
  difficulty: { kind: 'choice', values: DIFFICULTIES, default: 'easy' },
  familySize: { kind: 'number', min: 2, max: 5, default: (_chosen, seats) => Math.max(2, seats) },
  vampires: { kind: 'choice', values: TEAMS, default: 'recommended' },
  vampire1: vampire(0),
  vampire2: vampire(1),
  vampire3: vampire(2),
  vampire4: vampire(3),
  vampire5: vampire(4),
  seatOfVampire1: seatOfVampire(0),
  seatOfVampire2: seatOfVampire(1),
  seatOfVampire3: seatOfVampire(2),
  seatOfVampire4: seatOfVampire(3),
  seatOfVampire5: seatOfVampire(4),
  layout: { kind: 'number', min: 0, max: LAYOUTS, default: 0 },
  firstLeader: { kind: 'choice', values: ['random', ...VAMPIRE_IDS], default: 'random' },
  asylumRange: { kind: 'choice', values: ['any', 'adjacent'], default: 'any' },
  drainedTargets: { kind: 'choice', values: ['edition', 'spared'], default: 'edition' },
} as const satisfies OptionTable;

export const PRESETS: Readonly<Record<string, Preset>> = {
  'first-game': { options: { difficulty: 'easy', familySize: 2 }, seats: 2 },
  'three-vampires': { options: { difficulty: 'easy', familySize: 3 }, seats: 1 },
  usual: { options: { difficulty: 'medium' }, seats: 3 },
  'polish-edition': { options: { difficulty: 'medium', edition: 'igrology' }, seats: 3 },
  merciless: { options: { difficulty: 'hard' }, seats: 3 },
};

/** The recommended vampire for that place; for the remaining places, one that is not taken. */
function vampire(place: number) {
  return {
    kind: 'choice',
    values: VAMPIRE_IDS,
    default: ({ familySize }: Options) => {
      const recommended = RECOMMENDED[Number(familySize)] ?? [];
      const rest = VAMPIRE_IDS.filter((id) => !recommended.includes(id));
      return [...recommended, ...rest][place] as VampireId;
    },
    matters: ({ vampires, familySize }: Options) => vampires === 'chosen' && place < Number(familySize),
  } as const;
}

/** MN-1.9. */
function seatOfVampire(place: number) {
  return {
    kind: 'number',
    min: 1,
    max: 5,
    isSeat: true,
    default: (_chosen: Options, seats: number) => (place % seats) + 1,
    matters: ({ familySize }: Options, seats: number) => seats > 1 && place < Number(familySize),
  } as const;
}

/** The vampires in the order of their sheets; null if they are random. */
export function chosenVampires(options: MastersOptions): readonly VampireId[] | null {
  switch (options.vampires) {
    case 'random':
      return null;
    case 'recommended':
      return RECOMMENDED[options.familySize] as readonly VampireId[];
    case 'chosen': {
      const { vampire1, vampire2, vampire3, vampire4, vampire5 } = options;
      return [vampire1, vampire2, vampire3, vampire4, vampire5].slice(0, options.familySize);
    }
    default:
      return PAIRS[options.vampires];
  }
}

/** The seat of each vampire, in the order of their sheets. */
export function chosenSeats(options: MastersOptions): readonly Seat[] {
  const { seatOfVampire1, seatOfVampire2, seatOfVampire3, seatOfVampire4, seatOfVampire5 } = options;
  return [seatOfVampire1, seatOfVampire2, seatOfVampire3, seatOfVampire4, seatOfVampire5]
    .slice(0, options.familySize)
    .map((player) => player - 1);
}

/** MN-1.2, MN-1.3, MN-1.8, MN-1.11. */
export function conflict(given: Options, seats: number): SetupProblem | null {
  const options = given as unknown as MastersOptions;
  const { familySize, vampires, firstLeader } = options;
  if (familySize < seats)
    return problem('familySize', `${seats} players need at least ${seats} vampires (MN-1.3)`);
  const family = chosenVampires(options);
  if (family !== null && family.length !== familySize)
    return problem('vampires', `${vampires} are ${family.length} vampires, not ${familySize} (MN-1.8)`);
  if (family !== null && new Set(family).size !== family.length)
    return problem('vampires', 'no vampire is in the game twice (MN-1.2)');
  if (firstLeader !== 'random' && !family?.includes(firstLeader))
    return problem('firstLeader', `${firstLeader} is not sure to be in this game (MN-1.11)`);
  const seatOf = chosenSeats(options);
  const strange = seatOf.findIndex((seat) => seat >= seats);
  if (strange >= 0) return problem(`seatOfVampire${strange + 1}`, `there are only ${seats} players (MN-1.3)`);
  const idle = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !seatOf.includes(seat));
  return idle === undefined
    ? null
    : problem('seatOfVampire1', `player ${idle + 1} controls no vampire (MN-1.3)`);
}

function problem(option: string, reason: string): SetupProblem {
  return { code: 'conflict', option, reason };
}
