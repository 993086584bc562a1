import type { Heard, Seat } from '@nokturn/engine';
import type { Beats } from '@nokturn/ui';

/** What every game tells by the same word. */
const LOUD = ['revealed', 'eliminated', 'ended'];

/** For a game that does not say how it falls into beats: turn by turn, and the last line of each is what it came to. */
export const PLAIN_BEATS: Beats = {
  opens: ({ kind }) => kind === 'turn',
  loud: ({ kind }) => LOUD.includes(kind),
  summary: (heard, text) => {
    const words = heard.flatMap((one) => text.narrate(one) ?? []).at(-1);
    return words === undefined ? null : { seat: moverOf(heard), words, change: null };
  },
};

function moverOf(heard: readonly Heard[]): Seat | null {
  const seats = heard.flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : []));
  return seats[0] ?? null;
}
