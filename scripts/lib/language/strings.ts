import type { SourceFile } from '../files.ts';
import type { Passage } from './passages.ts';

/** Text between quotation marks on one line, and between tags. */
const SAID = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\\n]|\\.)+)`|>([^<>{}\n]+)</g;
/** Anything with fewer words than this is a name, a key or a sign. */
const WORDS = 3;

/** The English strings in a source file: descriptions in an interface, errors, the log of a server. */
export function stringsOf({ path, text }: SourceFile): Passage[] {
  return text.split('\n').flatMap((line, i) =>
    [...line.matchAll(SAID)].flatMap((found) => {
      const said = found.slice(1).find((part) => part !== undefined) ?? '';
      const words = said.replace(/\$\{[^}]*\}/g, '{code}').trim();
      if (words.split(/\s+/).length < WORDS) return [];
      return [{ path, at: `line ${i + 1}`, language: 'en', game: null, text: words } as const];
    }),
  );
}
