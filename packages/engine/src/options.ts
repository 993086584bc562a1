/** The options of a match, fixed before setup and public. */
export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A default is a value, or depends on the options before it in the table. */
type Default<T> = T | ((chosen: Options, seats: number) => T);

export type OptionSpec = (
  | {
      readonly kind: 'choice';
      readonly values: readonly OptionValue[];
      readonly default: Default<OptionValue>;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** It names a player, for example the one who begins: seats are counted from 1. */
      readonly isSeat?: true | 'first';
      readonly default: Default<number>;
    }
) & {
  /** Whether it has any meaning at a table; forms leave it out if not. Always, unless specified. */
  readonly matters?: (chosen: Options, seats: number) => boolean;
};

/** In the order in which defaults are resolved and forms are shown. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** Options that go well together. Its name is a message of the game: `preset-<id>`, with a sentence as `.help`. */
export interface Preset {
  /** Values that differ from the defaults, or must not change with the number of players. */
  readonly options: Options;
  /** How many play if the number of players does not fit. */
  readonly seats: number;
}

export interface SetupProblem {
  readonly code: 'seats' | 'unknown-option' | 'bad-value' | 'conflict';
  readonly option?: string;
  readonly reason: string;
}

/** Every option with its value, or the first thing that is wrong. */
export function resolveOptions(
  game: {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly options: OptionTable;
    conflict?(options: Options, seats: number): SetupProblem | null;
  },
  seats: number,
  given: Readonly<Record<string, unknown>>,
): { readonly options: Options } | { readonly problem: SetupProblem } {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { problem: { code: 'seats', reason: `${game.id} is for ${min} to ${max} players, not ${seats}` } };
  for (const option of Object.keys(given))
    if (!Object.hasOwn(game.options, option))
      return {
        problem: {
          code: 'unknown-option',
          option,
          reason: `${game.id} has no option "${option}"; it has ${Object.keys(game.options).join(', ')}`,
        },
      };
  const options: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(game.options)) {
    const value = given[option] ?? defaultOf(spec, options, seats);
    if (!isLegal(spec, value))
      return {
        problem: {
          code: 'bad-value',
          option,
          reason: `option "${option}" can be ${legalValues(spec)}, not ${JSON.stringify(value)}`,
        },
      };
    options[option] = value;
  }
  const problem = game.conflict?.(options, seats);
  return problem ? { problem } : { options };
}

export function defaultOf(spec: OptionSpec, chosen: Options, seats: number): OptionValue {
  return typeof spec.default === 'function' ? spec.default(chosen, seats) : spec.default;
}

/** The value of an option written as text, as on a command line or in an address, or else the text itself. */
export function readOptionValue(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return spec.values.find((value) => String(value) === text) ?? text;
}

function isLegal(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'choice') return spec.values.some((legal) => legal === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
}

function legalValues(spec: OptionSpec): string {
  return spec.kind === 'choice' ? spec.values.map(String).join(', ') : `${spec.min} to ${spec.max}`;
}
