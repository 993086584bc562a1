import type { SourceFile } from '../files.ts';
import type { Passage } from './passages.ts';

/** A line that is a comment, or part of one. */
const WHOLE = /^\s*(?:\/\/+|\/\*+|\*+(?![/\w]))\s?(.*?)(?:\*\/)?\s*$/;
/** A comment after code, and not part of an address. */
const BEHIND = /(?<![:'"`/\\])\/\/ (.+)$/;

/** The comments in a source file, each as one piece however many lines it takes. */
export function commentsOf({ path, text }: SourceFile): Passage[] {
  const found: { line: number; words: string }[] = [];
  let last = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const words = (WHOLE.exec(line) ?? BEHIND.exec(line))?.[1];
    if (words === undefined) continue;
    const open = found.at(-1);
    if (open !== undefined && last === i && WHOLE.test(line)) open.words += ` ${words}`;
    else found.push({ line: i + 1, words });
    last = i + 1;
  }
  return found.map(({ line, words }) => ({
    path,
    at: `line ${line}`,
    language: 'en',
    game: null,
    text: words.replace(/`[^`]*`/g, '{code}').trim(),
  }));
}
