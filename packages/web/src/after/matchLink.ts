import { savedIn } from '../landing/savedIn.ts';
import { packedText, unpackedText } from '../parts/textInLink.ts';
import type { SavedMatch } from '../source/local/saved.ts';

/** A whole match in an address: its record and who sat where. No server ever sees what follows the `#`. */

type Carried = Pick<SavedMatch, 'seats' | 'record'>;

/** What follows the `#` in the address of a replay begins with this when it is the match itself. */
export const CARRIES = 'r=';
/** In the place of the id of a match of this browser: it came in an address and is not kept. */
export const CARRIED = '';
/** Programs that people write to each other with cut longer addresses. Matches of 150 to 500 moves take 700 to 3,000. */
export const LONGEST = 4_000;
/** A link may be from anybody: opened out, no match is longer than this. */
const MOST = 1_000_000;

/** The address of the replay within the page; null where it would be too long. */
export async function carriedIn({ seats, record }: Carried): Promise<string | null> {
  const path = `/replay#${CARRIES}${await packedText(JSON.stringify({ seats, record }))}`;
  return path.length > LONGEST ? null : path;
}

/** The match that an address carries; null where the address was cut short, or never was one. */
export async function readCarried(hash: string): Promise<Carried | null> {
  try {
    const match = savedIn(await unpackedText(hash.slice(CARRIES.length), MOST));
    return match?.over ? match : null;
  } catch {
    return null;
  }
}
