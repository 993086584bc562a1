import { isLanguage, LANGUAGES, type Language } from '@nokturn/text';
import { type Flag, UsageError } from './command.ts';

export const LANG = {
  type: 'string',
  value: LANGUAGES.join('|'),
  help: 'the language (default: that of the terminal, or English)',
} as const satisfies Flag;

export const MILD = {
  type: 'boolean',
  help: 'milder names of cards, where a game has some',
} as const satisfies Flag;

export function languageFor(given: string | undefined, environment = process.env): Language {
  if (given !== undefined) {
    if (isLanguage(given)) return given;
    throw new UsageError(`there is no language "${given}"; there are ${LANGUAGES.join(', ')}`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return isLanguage(tag) ? tag : 'en';
}
