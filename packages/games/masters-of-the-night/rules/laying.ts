import type { District } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { lay } from './lying.ts';
import { current } from './resolving.ts';
import type { MastersTable } from './work.ts';

/** The event card that is being resolved stays in play (MN-19.1). */
export function layOn(
  table: MastersTable,
  place: { district: District | null; holder: VampireNumber | null },
): void {
  const card = current(table.state);
  card.laid = true;
  lay(table, card.event, place);
}
