import { type BranchRecord, checkBranch } from '@nokturn/engine';
import { packedText, unpackedText } from '../parts/textInLink.ts';
import { isLocalSeat, type LocalSeat } from '../source/local/seats.ts';

/**
 * A branch as part of an address, after its #: what stands there is never sent to a server, and whoever has the address
 * has the whole branch.
 */
export interface SharedBranch {
  readonly branch: BranchRecord;
  readonly seats: readonly LocalSeat[];
  /** Where the match that it goes on from can be seen; null where only one browser has it. */
  readonly origin: string | null;
}

/** In the place of the id of a branch: the address itself holds it. */
export const SHARED = 'shared';

/** An address that holds more than this, opened out, is no branch of any match. */
const MOST = 4_000_000;

export function packed(shared: SharedBranch): Promise<string> {
  return packedText(JSON.stringify(shared));
}

/** What an address holds; null if it is no branch, or was cut short on its way. */
export async function unpacked(code: string): Promise<SharedBranch | null> {
  try {
    return sharedIn(JSON.parse(await unpackedText(code, MOST)));
  } catch {
    return null;
  }
}

/** A branch as it is shared or saved as a file; null if it is none. */
export function sharedIn(data: unknown): SharedBranch | null {
  if (typeof data !== 'object' || data === null || !('branch' in data)) return null;
  // A file of the terminal is the branch alone.
  const read = checkBranch(typeof data.branch === 'number' ? data : data.branch);
  if ('flaw' in read) return null;
  const { branch } = read;
  const seats = 'seats' in data && Array.isArray(data.seats) ? data.seats : [];
  const origin = 'origin' in data && typeof data.origin === 'string' ? data.origin : null;
  return {
    branch,
    seats:
      seats.length === branch.parent.seats && seats.every(isLocalSeat)
        ? seats
        : Array.from({ length: branch.parent.seats }, (_, seat) =>
            seat === branch.seat ? { kind: 'person', name: '' } : { kind: 'bot', level: 'medium' },
          ),
    // Of this site alone: an address that is handed on leads nowhere else.
    origin: origin !== null && /^\/replay\/[\w-]+$/.test(origin) ? origin : null,
  };
}
