import type { Language } from '@nokturn/text';
import type { SourceFile } from './files.ts';
import { clitics } from './language/clitics.ts';
import { commentsOf } from './language/comments.ts';
import { gendered } from './language/gender.ts';
import type { Term } from './language/glossary.ts';
import { namesIn, prepositions, undeclinedNames } from './language/names.ts';
import { type Passage, passagesOf } from './language/passages.ts';
import { freeRelatives, freeRelativesInComments } from './language/relatives.ts';
import { dashes, quotationMarks } from './language/signs.ts';
import { stringsOf } from './language/strings.ts';
import { calques, leftoverEnglish, wrongTerms } from './language/vocabulary.ts';

/** The standards that the words are checked against. */
export interface HouseStyle {
  /** The glossary of each game. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
  /** Phrases that no native speaker would use, and words that are not used on the page. */
  readonly calques: Readonly<Record<Language, readonly string[]>>;
}

/** Mistakes of language that can be found without understanding: one line each, with the file and the message. */
export function languageMistakes(files: readonly SourceFile[], style: HouseStyle): string[] {
  const passages = files.flatMap(passagesOf);
  const names = new Map<string, ReturnType<typeof namesIn>>();
  const room = ({ game, language }: Passage) => `${game} ${language}`;
  for (const [key, those = []] of Map.groupBy(passages, room))
    names.set(key, namesIn(those, those.flatMap(placeablesIn)));
  const rules: Readonly<Record<string, (passage: Passage) => readonly string[]>> = {
    preposition: (passage) => prepositions(passage, names.get(room(passage)) ?? new Map()),
    'undeclined name': undeclinedNames,
    gender: gendered,
    'order of words': clitics,
    English: leftoverEnglish,
    'not the term': (passage) => wrongTerms(passage, style.terms[passage.game ?? ''] ?? []),
    'quotation marks': quotationMarks,
    sign: dashes,
    'not idiomatic': (passage) => calques(passage, style.calques[passage.language]),
  };
  const found = passages.flatMap((passage) =>
    Object.entries(rules).flatMap(([rule, find]) =>
      find(passage).map((what) => `${passage.path}: ${passage.at}: ${rule}: ${what}`),
    ),
  );
  return [...new Set(found)];
}

/** Phrases in documents, in comments and in the strings of code that no native speaker would write. */
export function proseMistakes(files: readonly SourceFile[], not: readonly string[]): string[] {
  return files
    .flatMap((file) => {
      if (!file.path.endsWith('.md'))
        return [...commentsOf(file).flatMap(inComment), ...stringsOf(file).flatMap(barred)].map((one) => [
          one,
        ]);
      return passagesOf(file).map((passage) => [...barred(passage), ...relatives(passage)]);
    })
    .flat();

  function inComment(passage: Passage): string[] {
    return [...barred(passage), ...saidOf(passage, freeRelativesInComments(passage))];
  }

  function barred(passage: Passage): string[] {
    return calques(passage, not).map((what) => `${passage.path}: ${passage.at}: not idiomatic: ${what}`);
  }
}

function relatives(passage: Passage): string[] {
  return saidOf(passage, freeRelatives(passage));
}

function saidOf({ path, at }: Passage, found: readonly string[]): string[] {
  return found.map((what) => `${path}: ${at}: free relative: ${what}`);
}

function placeablesIn({ text }: Passage): string[] {
  return [...text.matchAll(/\{([A-Z][^}]*)\}/g)].map(([, name = '']) => name);
}

/** The phrases in the column "not" of a table on a page of house style: "write | not", or another heading. */
export function calquesIn(markdown: string, heading = 'write'): string[] {
  const [, table = ''] = `\n${markdown}`.split(`\n| ${heading} | not |\n`);
  const rows = table.split('\n').slice(1);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).flatMap((row) => {
    const [, not = ''] = row.slice(1).split('|');
    return not
      .split(',')
      .map((words) => words.trim().replace(/`[^`]*`/g, '{code}'))
      .filter((words) => words !== '');
  });
}
