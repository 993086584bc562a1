import { savedIn } from '../landing/savedIn.ts';
import { packedText, unpackedText } from '../parts/textInLink.ts';
import type { SavedMatch } from '../source/local/saved.ts';

/** A whole match in an address: its record and its players. No server ever sees the part after the `#`. */

type Carried = Pick<SavedMatch, 'seats' | 'record'>;

/** The part after the `#` in the address of a replay starts with this if it is the match itself. */
export const CARRIES = 'r=';
/** Instead of the id of a match of this browser: the match came in an address and is not kept. */
export const CARRIED = '';
/** Messengers cut longer addresses off. Matches of 150 to 500 moves take 700 to 3,000 characters. */
export const LONGEST = 4_000;
/** A link may come from anybody: no match is longer than this when unpacked. */
const MOST = 1_000_000;

/** The address of the replay within the page; null if it would be too long. */
export async function carriedIn({ seats, record }: Carried): Promise<string | null> {
  const path = `/replay#${CARRIES}${await packedText(JSON.stringify({ seats, record }))}`;
  return path.length > LONGEST ? null : path;
}

/** The match that an address carries; null if the address was cut short, or never contained one. */
export async function readCarried(hash: string): Promise<Carried | null> {
  try {
    const match = savedIn(await unpackedText(hash.slice(CARRIES.length), MOST));
    return match?.over ? match : null;
  } catch {
    return null;
  }
}
