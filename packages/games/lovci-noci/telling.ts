import { type Answer, type View, verbOf } from '@nokturn/engine';
import type { Facts, GameText, Meaning, Telling } from '@nokturn/text';
import type { PlaceId } from './cards/places.ts';
import type { LovciHappening } from './rules/happenings.ts';
import type { LovciView } from './secrets.ts';

/** Your own character is on your own panel. */
const MEANS = {
  dealt: 'deal',
  round: 'round',
  turn: 'turn',
  eliminated: 'out',
  revealed: 'reveal',
  won: 'win',
  ended: 'end',
} as const satisfies Partial<Record<LovciHappening['kind'], Meaning>>;

/** Facts that messages about a decision may need besides the decision itself. */
function facts({ state, viewer }: View<LovciView>): Facts {
  const mine = typeof viewer === 'number' ? state.players[viewer]?.character : undefined;
  const place = state.players[state.active]?.place ?? null;
  return {
    ...state.options,
    character: mine ?? undefined,
    card: state.prophecy?.card ?? state.resolving ?? undefined,
    place: place ?? undefined,
    ...(place === null ? {} : neighboursOf(state, place)),
  };
}

/** LN-2.3: the places one step clockwise and one step anticlockwise. */
function neighboursOf({ slots }: LovciView, place: PlaceId): Facts {
  const slot = slots.indexOf(place);
  return { cw: slots[(slot + 1) % 6], ccw: slots[(slot + 5) % 6] };
}

/**
 * Options that show a hidden face (LN-11.2, LN-11.3), except for healing by a card that asks for exactly that
 * (LN-7.23).
 */
const SHOWS_ONES_FACE: ReadonlySet<string> = new Set([
  'reveal',
  'ability',
  'repeat',
  'fur',
  'extra',
  'counter',
  'step-cw',
  'step-ccw',
]);

/** The warning before a player shows their face: it cannot be hidden again. */
function warning(answer: Answer, { state, viewer }: View<LovciView>, text: GameText): string | null {
  if (typeof answer !== 'string' || typeof viewer !== 'number') return null;
  const isHidden = state.players[viewer]?.revealed === false;
  return isHidden && SHOWS_ONES_FACE.has(verbOf(answer)) ? text.say('word-face-warning') : null;
}

export const telling: Telling<LovciView> = { means: MEANS, facts, warning };
