import type { Random, Seat, Viewer } from '@nokturn/engine';
import type { State } from '../../rules/state.ts';

/** How a seat that does not think for long judges things. Values are in Influence. */
export interface Style {
  /** Blood beyond the amount that keeps the Beast asleep, in rounds 1 to 3. */
  readonly blood: readonly [number, number, number];
  /** The amount of blood that keeps the Beast asleep, and the value of each of these, in rounds 1 to 3. */
  readonly calm: { readonly blood: number; readonly worth: readonly [number, number, number] };
  readonly ambition: number;
  /** A Victim, not counting its Influence and its Feed. */
  readonly victim: number;
  /** A Frenzy of the seat itself. */
  readonly frenzy: number;
  /** Blood taken off a rival's Position: Power that the rival will not have. */
  readonly weakened: number;
  /** The Power put down in a future planning turn, by the seat itself and by others: more if they are already there. */
  readonly turn: { readonly own: number; readonly present: number; readonly absent: number };
  /** How many Locations one planning turn of another seat is expected to reach, in this seat's view. */
  readonly visits: number;
  /** A face-down card, relative to the mean over its clan. */
  readonly hidden: number;
  /** The tie advantage of earlier seats. */
  readonly edge: number;
  /** How far the Powers may be off: always, for each hidden card, and for each turn still to come. */
  readonly doubt: { readonly always: number; readonly hidden: number; readonly coming: number };
  /** Playing face down a card that is known to be in hand, or an unknown one; and for each Power of the latter. */
  readonly secret: { readonly known: number; readonly unknown: number; readonly power: number };
  /** A bonus for staying, and how much a threat counts. */
  readonly steadfast: number;
  readonly fear: number;
}

/** The novice's judgement: cards not played yet hardly count. */
const HOPEFUL: Style = {
  blood: [0.28, 0.26, 0.04],
  calm: { blood: 4, worth: [0.6, 0.6, 0.5] },
  ambition: 0.3,
  victim: 0.2,
  frenzy: 1,
  weakened: 0.15,
  turn: { own: 3.2, present: 4.2, absent: 2.6 },
  visits: 0.8,
  hidden: 1,
  edge: 0.3,
  doubt: { always: 0.8, hidden: 0.4, coming: 0.25 },
  secret: { known: 0.1, unknown: 0.15, power: 0.06 },
  steadfast: 0,
  fear: 1,
};

/** Tuned in games of quick players: it expects everybody who can still come, hoards blood and stands its ground. */
const SEASONED: Style = {
  blood: [0.28, 0.48, 0.06],
  calm: { blood: 6, worth: [0.6, 0.6, 0.5] },
  ambition: 0.23,
  victim: 0.14,
  frenzy: 0.9,
  weakened: 0.26,
  turn: { own: 3.2, present: 7.3, absent: 4.7 },
  visits: 3,
  hidden: 1.73,
  edge: 0.37,
  doubt: { always: 0.98, hidden: 0.11, coming: 0.075 },
  secret: { known: 0.04, unknown: 0.12, power: 0.034 },
  steadfast: 0.7,
  fear: 0.55,
};

/** The share of the others that are hopeful. */
const HOPE = 0.5;

/** How the seats of an imagined state play: the seat that imagines it knows its own style, but not the others'. */
const STYLES = new WeakMap<State, readonly Style[]>();

export function takeStyles(state: State, viewer: Viewer, random: Random): void {
  const other = () => (random.fraction() < HOPE ? HOPEFUL : SEASONED);
  STYLES.set(
    state,
    state.players.map((_, seat) => (seat === viewer ? SEASONED : other())),
  );
}

export function styleOf(state: State, seat: Seat): Style {
  return STYLES.get(state)?.[seat] ?? SEASONED;
}
