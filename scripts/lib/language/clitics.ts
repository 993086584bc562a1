import type { Passage } from './passages.ts';

/** What a beat says of whose turn it is, in the middle of a sentence. */
const PART = /(?:^|\.)beat-/;

const SECOND = /^(?:(?:se|si) \p{L}+|\p{Ll}\p{L}* (?:se|si)(?!\p{L}))/u;

/**
 * The Czech "se" and "si" come second. A part of a beat follows a name ("Hana si bere") as well as a comma ("…, bere
 * si"), so it has to do without them.
 */
export function clitics({ language, at, text }: Passage): string[] {
  return language === 'cs' && PART.test(at) ? (SECOND.exec(text)?.slice(0, 1) ?? []) : [];
}
