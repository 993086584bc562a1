import type { SourceFile } from '../files.ts';
import type { Passage } from './passages.ts';

/** What stands between quotation marks on one line, and between tags. */
const SAID = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\\n]|\\.)+)`|>([^<>{}\n]+)</g;
/** Fewer words than these are names, keys or signs. */
const WORDS = 3;

/** The English that a file of code has itself: descriptions of an interface, errors, the log of a server. */
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
