import { isLanguage, LANGUAGES, type Language } from '@nokturn/text';
import { type Flag, UsageError } from './command.ts';

export const MILD = { type: 'boolean' } as const satisfies Flag;

export function languageFor(given: string | undefined, environment = process.env): Language {
  if (given !== undefined) {
    if (isLanguage(given)) return given;
    throw new UsageError('language', { name: given, known: LANGUAGES.join(', ') });
  }
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return isLanguage(tag) ? tag : 'en';
}

/** The language requested anywhere on a command line, so that errors in the rest are reported in it as well. */
export function languageIn(args: readonly string[]): Language {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const at = options.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = options[at];
  return languageFor(option === '--lang' ? options[at + 1] : option?.slice('--lang='.length));
}

/** The command line without a language before the command. */
export function afterLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang') return args.slice(2);
  return args[0]?.startsWith('--lang=') ? args.slice(1) : args;
}
