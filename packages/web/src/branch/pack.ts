import { type BranchRecord, checkBranch } from '@nokturn/engine';
import { packedText, unpackedText } from '../parts/textInLink.ts';
import { isLocalSeat, type LocalSeat } from '../source/local/seats.ts';

/**
 * A branch as part of an address, after its #: that part is never sent to a server, and anyone with the address has the
 * whole branch.
 */
export interface SharedBranch {
  readonly branch: BranchRecord;
  readonly seats: readonly LocalSeat[];
  /** The address of the match that it continues; null if only one browser has it. */
  readonly origin: string | null;
}

/** Instead of the id of a branch: the address itself contains it. */
export const SHARED = 'shared';

/** No branch of any match is longer than this when unpacked. */
const MOST = 4_000_000;

export function packed(shared: SharedBranch): Promise<string> {
  return packedText(JSON.stringify(shared));
}

/** The branch in an address; null if there is none, or if it was cut short on its way. */
export async function unpacked(code: string): Promise<SharedBranch | null> {
  try {
    return sharedIn(JSON.parse(await unpackedText(code, MOST)));
  } catch {
    return null;
  }
}

/** A branch as shared, or as saved in a file; null if it is not one. */
export function sharedIn(data: unknown): SharedBranch | null {
  if (typeof data !== 'object' || data === null || !('branch' in data)) return null;
  // A file from the terminal is just the branch.
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
    // Only addresses on this site: a shared link must not lead anywhere else.
    origin: origin !== null && /^\/replay\/[\w-]+$/.test(origin) ? origin : null,
  };
}
