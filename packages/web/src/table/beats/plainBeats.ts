import { type Heard, memoize, type Seat } from '@nokturn/engine';
import { type Meaning, meaningOf, type Telling } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';

const OPENING: ReadonlySet<Meaning | null> = new Set<Meaning>(['turn', 'round']);
const LOUD: ReadonlySet<Meaning | null> = new Set<Meaning>(['reveal', 'out', 'win', 'end']);

/**
 * For a game that does not define its beats: turn by turn, according to what its happenings mean. The last line of each
 * beat is its summary; things dealt to one seat are left out, because others may be watching.
 */
export const plainBeats = memoize(
  (telling: Pick<Telling, 'means'>): Beats => ({
    opens: (heard) => OPENING.has(meaningOf(telling, heard)),
    loud: (heard) => LOUD.has(meaningOf(telling, heard)),
    summary(heard, text) {
      const open = heard.filter((one) => meaningOf(telling, one) !== 'deal');
      const words = open.flatMap((one) => text.narrate(one) ?? []).at(-1);
      return words === undefined ? null : { seat: moverOf(open), words, change: null };
    },
  }),
);

function moverOf(heard: readonly Heard[]): Seat | null {
  const seats = heard.flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : []));
  return seats[0] ?? null;
}
