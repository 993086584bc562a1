import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Facts, GameText } from '@nokturn/text';
import { nearest } from './near.ts';
import { Said, wordsIn } from './words.ts';

/** The problem: a message `error-<id>` with its facts, or a ready-made sentence from elsewhere. */
abstract class Trouble extends Error {
  readonly #said: Said | null;

  constructor(id: string, facts: Facts = {}) {
    const said = wordsIn('en').has(`error-${id}`) ? new Said(`error-${id}`, facts) : null;
    super(said?.toString() ?? id);
    this.#said = said;
  }

  in(text: GameText): string {
    return this.#said?.in(text) ?? this.message;
  }
}

/** The command line is wrong: one sentence, and exit code 2. */
export class UsageError extends Trouble {}

/** The command line is right but the command failed: one sentence, and exit code 1. */
export class Failure extends Trouble {}

/** One option of a command, for the parser. Its help is the message `flag-<command>-<name>`, or `flag-<name>`. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The values of the options, typed by their kinds. */
export type Given<F extends Flags> = {
  readonly [K in keyof F]?: F[K] extends { type: 'boolean' }
    ? boolean
    : F[K] extends { multiple: true }
      ? string[]
      : string;
};

/** A command. The message `help-<name>` says what it does, with `.usage` and perhaps `.notes`. */
export interface Command<F extends Flags = Flags> {
  readonly flags: F;
  /** How many words without a dash the command takes. */
  readonly words: {
    readonly min: number;
    readonly max: number;
    /** The meaning of the first word: `error-missing-<what>` says that it is missing. */
    readonly what?: string;
    /** The possible first words, to be listed in the error. */
    readonly oneOf?: readonly string[];
  };
  run(words: readonly string[], given: Given<F>, text: GameText): Promise<number> | number;
}

/** Lets the compiler infer the type of `run`'s options from the flags. */
export function command<const F extends Flags>(definition: Command<F>): Command {
  return definition as unknown as Command;
}

/** The options that every command takes. */
export const COMMON = {
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Flags;

/** Reads the arguments of a command, or throws a UsageError. */
export function read(
  name: string,
  definition: Command,
  args: readonly string[],
): { words: readonly string[]; given: Given<Flags> & Given<typeof COMMON> } {
  const { words, given } = readFlags(`nokturn ${name}`, args, { ...definition.flags, ...COMMON });
  if (!given.help) checkWords(definition, words);
  return { words, given };
}

/** Separates the words of a command line from its options. */
export function readFlags<F extends Flags>(
  program: string,
  args: readonly string[],
  flags: F,
): { words: string[]; given: Given<F> } {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { type, short, multiple }] of Object.entries(flags))
    options[name] = { type, ...(short && { short }), ...(multiple && { multiple }) };
  // Node would report mistakes in its own words, in English.
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) throw unknownOption(program, optionIn(args[token.index] ?? ''), flags);
    checkValue(token, flag);
    if (seen.has(token.name) && !flag.multiple) throw new UsageError('twice', { name: token.name });
    seen.add(token.name);
  }
  return { words: positionals, given: values as Given<F> };
}

/** An option without its value. */
function optionIn(arg: string): string {
  return arg.split('=', 1)[0] ?? arg;
}

export function unknownOption(program: string, option: string, flags: Flags): UsageError {
  const names = Object.keys(flags);
  const near = nearest(option.replace(/^-+/, ''), names);
  return new UsageError('unknown-option', {
    option,
    program,
    near: near && `--${near}`,
    known: names.map((name) => `--${name}`).join(', '),
  });
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkValue({ rawName: option, value, inlineValue }: OptionToken, { type }: Flag): void {
  if (type === 'boolean') {
    if (value !== undefined) throw new UsageError('no-value', { option });
    return;
  }
  if (value === undefined) throw new UsageError('needs-value', { option });
  if (!inlineValue && value.length > 1 && value.startsWith('-'))
    throw new UsageError('needs-value-dash', { option });
}

function checkWords({ words: { min, max, what, oneOf } }: Command, words: readonly string[]): void {
  if (words.length < min) throw missing(what ?? '', oneOf);
  const extra = words[max];
  if (extra !== undefined) throw new UsageError('extra-word', { word: extra });
}

export function missing(what: string, oneOf: readonly string[] = []): UsageError {
  return new UsageError(`missing-${what}`, { known: oneOf.join(', ') });
}
