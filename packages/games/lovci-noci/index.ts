import { type Game, objectOf, type Result, type Seat, type Target, verbOf } from '@nokturn/engine';
import { CHARACTERS, type CharacterId } from './cards/characters.ts';
import { conflict, OPTIONS, PRESETS } from './options.ts';
import { attackRules } from './rules/attack.ts';
import { cardRules } from './rules/cards.ts';
import { damageRules } from './rules/damage.ts';
import { eventRules } from './rules/events.ts';
import type { LovciHappening } from './rules/happenings.ts';
import { movementRules } from './rules/movement.ts';
import { placeRules } from './rules/places.ts';
import { prophecyRules } from './rules/prophecy.ts';
import { revealRules } from './rules/reveal.ts';
import { setUp } from './rules/setup.ts';
import { startAndEndRules } from './rules/start-and-end.ts';
import { cloneState, type State, type Victory } from './rules/state.ts';
import { turnRules } from './rules/turn.ts';
import type { LovciFrame } from './rules/work.ts';
import { SEATS } from './seats.ts';
import { hearing, type LovciView, secrets } from './secrets.ts';
import { TEMPO } from './tempo.ts';

/** LN-13.23. */
export interface LovciResult extends Result {
  readonly victories: readonly Victory[];
  readonly characters: readonly CharacterId[];
  readonly eliminated: readonly Seat[];
}

export const lovciNoci: Game<State, LovciFrame, LovciHappening, LovciResult, LovciView> = {
  id: 'lovci-noci',
  rulesVersion: 2,
  clausePrefix: 'LN',
  seats: SEATS,
  options: OPTIONS,
  presets: PRESETS,
  conflict,
  setUp,
  work: {
    ...turnRules,
    ...startAndEndRules,
    ...movementRules,
    ...placeRules,
    ...cardRules,
    ...eventRules,
    ...prophecyRules,
    ...attackRules,
    ...damageRules,
    ...revealRules,
  },
  result: ({ victories, players }) => ({
    winners: victories.map(({ seat }) => seat),
    victories,
    characters: players.map(({ character }) => character),
    eliminated: players.flatMap(({ eliminated }, seat) => (eliminated > 0 ? [seat] : [])),
  }),
  clone: cloneState,
  secrets,
  hearing,
  pointsAt,
  roundOf: ({ round }) => round,
  tempo: TEMPO,
  tally: ({ players, start }, { winners }) =>
    players.flatMap(({ character }, seat) => {
      const won = winners.includes(seat);
      return [
        { group: 'party', key: CHARACTERS[character].party, won },
        { group: 'character', key: character, won },
        // LN-2.13: the start player is 0.
        { group: 'order', key: String((seat - start + players.length) % players.length), won },
        { group: 'seat', key: String(seat), won },
      ];
    }),
};

const DECK_OPTIONS: Readonly<Record<string, string>> = {
  'draw-green': 'green',
  'draw-blue': 'blue',
  'draw-red': 'red',
};

function pointsAt(option: string): Target | null {
  const deck = DECK_OPTIONS[option];
  if (deck !== undefined) return { kind: 'deck', id: deck };
  switch (verbOf(option)) {
    case 'seat':
      return { kind: 'seat', id: Number(objectOf(option)) };
    case 'place':
      return { kind: 'place', id: objectOf(option) };
    case 'card':
    case 'give':
      return { kind: 'card', id: objectOf(option) };
    case 'roll':
      return { kind: 'dice', id: 'both' };
    default:
      return null;
  }
}

export type { LovciHappening, LovciView, State };
