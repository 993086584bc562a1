import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command line is wrong: one sentence, and exit code 2. */
export class UsageError extends Error {}

/** The command is right but what it was asked for failed: one sentence, and exit code 1. */
export class Failure extends Error {}

/** One option of a command, for the parser and for the help. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The values that were given, by the kind of each option. */
export type Given<F extends Flags> = {
  readonly [K in keyof F]?: F[K] extends { type: 'boolean' }
    ? boolean
    : F[K] extends { multiple: true }
      ? string[]
      : string;
};

export interface Command<F extends Flags = Flags> {
  /** What comes after the name of the command, as shown in the help. */
  readonly usage: string;
  readonly summary: string;
  readonly flags: F;
  /** How many words without a dash the command takes. */
  readonly words: {
    readonly min: number;
    readonly max: number;
    readonly what: string;
    /** What the first word can be, for those who do not know. */
    readonly oneOf?: readonly string[];
  };
  /** Further lines of the help. */
  readonly notes?: readonly string[];
  run(words: readonly string[], given: Given<F>): Promise<number> | number;
}

/** Lets the compiler infer what `run` is given from the flags. */
export function command<const F extends Flags>(definition: Command<F>): Command {
  return definition as unknown as Command;
}

export const HELP = { type: 'boolean', short: 'h', help: 'show this help' } as const satisfies Flag;

/** Reads the arguments of a command, or throws a UsageError. */
export function read(
  definition: Command,
  args: readonly string[],
): { words: readonly string[]; given: Given<Flags> & { help?: boolean } } {
  const flags: Flags = { ...definition.flags, help: HELP };
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { type, short, multiple }] of Object.entries(flags))
    options[name] = { type, ...(short && { short }), ...(multiple && { multiple }) };
  const parsed = parse([...args], options);
  for (const name of repeated(parsed.tokens, flags)) throw new UsageError(`option --${name} is given twice`);
  const given = parsed.values as Given<Flags> & { help?: boolean };
  const words = parsed.positionals;
  if (!given.help) checkWords(definition, words);
  return { words, given };
}

function parse(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(sentenceOf(error.message));
    throw error;
  }
}

/** Node's own sentence, without its advice about dashes, which starts with a full stop; that about values is ours. */
export function sentenceOf(message: string): string {
  const [, option] = /^Option '(\S+)' argument is ambiguous/.exec(message) ?? [];
  if (option !== undefined)
    return `${option} needs a value; one that begins with a dash is written ${option}=-…`;
  return lowerFirst(message.split(/\. |\n/)[0] ?? '');
}

function repeated(tokens: readonly { kind: string; name?: string }[], flags: Flags): string[] {
  const names = tokens.flatMap(({ kind, name }) =>
    kind !== 'option' || name === undefined || flags[name]?.multiple ? [] : [name],
  );
  return names.filter((name, i) => names.indexOf(name) < i);
}

function checkWords({ words: { min, max, what, oneOf } }: Command, words: readonly string[]): void {
  if (words.length < min) throw new UsageError(missing(what, oneOf));
  const extra = words[max];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
}

export function missing(what: string, oneOf: readonly string[] = []): string {
  return `${what} is missing${oneOf.length === 0 ? '' : `; there are ${oneOf.join(', ')}`}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
