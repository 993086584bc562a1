import type { Passage } from './passages.ts';

/** A sentence that begins with "Who" and is no question. */
const OPENING = /(?:^(?:[-*] )?|[.!?:;] )(Who \p{Ll}[^?]*)$/u;
/** Something is for somebody, never "for who asks". */
const FOR = /(?<!\p{L})for who (?!is\b|are\b)\p{L}+/iu;

/** "Who sends nothing adds nothing", in an English document: anyone who, whoever, or the people by name. */
export function freeRelatives({ text }: Passage): string[] {
  const opening = OPENING.exec(text)?.[1];
  // A heading and a label have no full stop.
  const said = opening?.includes('.') ? [opening.split(' ').slice(0, 3).join(' ')] : [];
  return [...said, ...(FOR.exec(text)?.slice(0, 1) ?? [])];
}
