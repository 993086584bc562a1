import type { Passage } from './passages.ts';

/** A sentence that begins with "Who" and is not a question. */
const OPENING = /(?:^(?:[-*] )?|[.!?:;] )(Who \p{Ll}[^?]*)$/u;
/** Something is for somebody, never "for who asks". */
const FOR = /(?<!\p{L})for who (?!is\b|are\b)\p{L}+/iu;

/**
 * "Who sends nothing adds nothing", in an English document: it should be "anyone who", "whoever", or the people by
 * name.
 */
export function freeRelatives({ text }: Passage): string[] {
  const opening = OPENING.exec(text)?.[1];
  // A heading and a label have no full stop.
  const said = opening?.includes('.') ? [opening.split(' ').slice(0, 3).join(' ')] : [];
  return [...said, ...(FOR.exec(text)?.slice(0, 1) ?? [])];
}

/** Words that begin another clause: a verb after one of them does not belong to the first one. */
const CLAUSE =
  'and|as|because|but|by|for|if|in what|once|or|since|so|than|that|what|when|where|whether|which|while|who|whom';
/** "Who came first is first": two verbs, of which the second has no subject but "who". */
const TWO_VERBS = new RegExp(
  `(?:^|[.!?;] )(Who (?!(?:is|are|else|one|it|a|emails|may|can)\\b)(?:(?!(?:${CLAUSE})\\b)[\\p{L}’'-]+ ){1,8}?(?:is|are|has|have|had|wants|wanted|knows|needs|must|may|can|will)) \\p{L}`,
  'u',
);
/** "Who" where "whoever" is meant. */
const FOR_WHOEVER =
  /(?<!\p{L})(?:Only|so that|them) who (?!is who\b)\p{Ll}+|(?<!\p{L})(?:by|it, or|machine, or) who (?!is\b|are\b)\p{Ll}+|, who has no \p{L}+/u;

/** The same in comments, which often name the code that follows: "Who sees what of a position" is not a sentence. */
export function freeRelativesInComments({ text }: Passage): string[] {
  const [, two] = TWO_VERBS.exec(text) ?? [];
  return [...(two === undefined ? [] : [two]), ...(FOR_WHOEVER.exec(text)?.slice(0, 1) ?? [])];
}
