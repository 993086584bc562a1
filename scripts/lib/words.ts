import { LANGUAGES } from '@nokturn/text';
import { missingIn } from '@nokturn/text/check';
import type { SourceFile } from './files.ts';

/**
 * Messages that would be shown in English because a language lacks them: one line for each message, or part of one,
 * with the file in which it is missing. Every Fluent file is beside its counterparts in the other languages, under
 * their names.
 */
export function missingWords(files: readonly SourceFile[]): string[] {
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const others = LANGUAGES.filter((language) => language !== 'en');
  return files
    .filter(({ path }) => path.endsWith('/en.ftl'))
    .flatMap(({ path, text: english }) =>
      others.flatMap((language) => {
        const file = path.replace(/en\.ftl$/, `${language}.ftl`);
        const own = textOf.get(file);
        if (own === undefined) return [`${file} is missing`];
        return missingIn(own, english).map((id) => `${file}: ${id} is missing`);
      }),
    );
}
