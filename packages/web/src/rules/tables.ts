import { LANGUAGES, type Language } from '@nokturn/text';

const SUFFIX: Readonly<Record<Language, string>> = { en: 'EN', pl: 'PL', cs: 'CS' };

/** The headings of a glossary that are names of languages. */
const GLOSSARY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Canonical English|Canonical term|Term)\b/,
  pl: /^Polish$/,
  cs: /^Czech$/,
};

/** Identifies components in the program, but not at a table. */
const OF_THE_PROGRAM = /^(?:id|vampire id|#|code|window|flag|raw)$/i;

/** "Name (EN = PL = CS)": the same in all languages. */
const OF_ALL = /\s*\(EN\b.*\)$/;

/** The columns of a table that a reader of the language sees. */
export interface Columns {
  /** The column with the ids of the components. */
  readonly id: number | null;
  /** The column with their names in the reader's language. */
  readonly name: number | null;
  readonly shown: readonly number[];
}

export function columnsOf(head: readonly string[], language: Language): Columns {
  const id = found(head, (title) => /^(?:vampire )?id$/.test(title));
  const name =
    found(head, (title) => isOf(title, language)) ??
    found(head, (title) => OF_ALL.test(title)) ??
    found(head, (title) => GLOSSARY[language].test(title));
  const shown = head.flatMap((title, i) => (isFor(title, language) ? [i] : []));
  return { id, name, shown };
}

function isFor(title: string, language: Language): boolean {
  if (OF_THE_PROGRAM.test(title)) return false;
  return LANGUAGES.every((one) => one === language || !(isOf(title, one) || GLOSSARY[one].test(title)));
}

function isOf(title: string, language: Language): boolean {
  return title === SUFFIX[language] || title.endsWith(` ${SUFFIX[language]}`);
}

/** "Ability PL" becomes "Ability", and "used with seats" becomes "used with players". */
export function headingOf(title: string): string {
  return title
    .replace(OF_ALL, '')
    .replace(/\s*\((?:identifier|deciding text.*)\)$/, '')
    .replace(/\s*\b(?:EN|PL|CS)$/, '')
    .replace(/\bseats$/, 'players');
}

function found(head: readonly string[], is: (title: string) => boolean): number | null {
  const at = head.findIndex(is);
  return at < 0 ? null : at;
}
