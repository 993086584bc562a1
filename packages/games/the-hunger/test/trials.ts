import { isDeepStrictEqual } from 'node:util';
import { type Options, randomAnswer } from '@nokturn/engine';
import type { Chooser } from '@nokturn/engine/testing';
import { CRYPTS } from '../cards/board.ts';
import { HUNT_DECK, ROSE_CARDS, STARTER_DECK } from '../cards/cards.ts';
import { CASTLE_TILES } from '../cards/castle.ts';
import { MISSIONS } from '../cards/missions.ts';
import { TOKEN_POOL } from '../cards/tokens.ts';
import { ROUNDS } from '../rules/end-of-round.ts';
import { isHome } from '../rules/seats.ts';
import { NONE, type Player, type State } from '../rules/state.ts';

/** Random nights of The Hunger: their settings, and a count of their pieces. */

export interface Setting {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

/** Both modes with every number of seats; the other options vary across them. */
export const SETTINGS: readonly Setting[] = [
  setting(2, { mode: 'elder' }),
  setting(2, { mode: 'rookie', turnOrder: 'frozen', seniority: 2 }),
  setting(3, { mode: 'elder', direction: 'strict', beginner2: true }),
  setting(3, { mode: 'rookie' }),
  setting(4, { mode: 'elder' }),
  setting(4, { mode: 'rookie', stayActivates: false, roseEndsTrack: false }),
  setting(5, { mode: 'elder', freeHuntTakes: 'pile', animalLoverBy: 'name' }),
  setting(5, { mode: 'rookie', direction: 'strict', turnOrder: 'frozen' }),
  setting(6, { mode: 'elder', turnOrder: 'frozen', beginner1: true, beginner6: true }),
  setting(6, { mode: 'rookie', freeHuntTakes: 'pile' }),
];

function setting(seats: number, options: Options): Setting {
  const what = Object.entries(options).map(([option, value]) =>
    value === true ? option : option === 'mode' ? String(value) : `${option} ${value}`,
  );
  return { name: [`${seats} seats`, ...what].join(', '), seats, options };
}

/** Any answer, but turns are seldom cut short: otherwise most nights would pass with little happening. */
export const choose: Chooser = (ask, random) => {
  if (ask.kind !== 'one') return randomAnswer(ask, (n) => random.below(n));
  const lively = ask.options.filter((option) => option !== 'end' && option !== 'stay' && option !== 'done');
  return random.pick(lively.length > 0 && random.below(3) > 0 ? lively : ask.options);
};

/** Everything on the table, sorted: it must always be the same cards, tokens and tiles. */
export function components(state: State) {
  const { players } = state;
  const cards = [
    ...state.huntDeck,
    ...state.track.flat(),
    ...state.tavern,
    ...state.roses,
    ...players.flatMap(zonesOf),
  ];
  const tokens = [
    ...state.chests.filter((token) => token !== NONE),
    ...state.spareTokens,
    ...players.flatMap((player) => [...player.tokens, ...player.played]),
  ];
  const missions = [
    ...state.publicMissions,
    ...state.usedMissions,
    ...state.spareMissions,
    ...state.crypts.flat(),
    ...players.flatMap(({ missions: own, rejected }) => (rejected === null ? own : [...own, rejected])),
  ];
  return { cards: sorted(cards), tokens: sorted(tokens), missions: sorted(missions) };
}

function zonesOf({ deck, hand, playing, discard, digested }: Player): number[] {
  return [...deck, ...hand, ...playing, ...discard, ...digested];
}

function tilesFor({ players }: State): number {
  return (CASTLE_TILES[players.length] as readonly number[]).length;
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

/**
 * Checks that nothing is lost or created, that all VP have a source, and that no two vampires have the same
 * height.
 */
export function census(state: State): unknown {
  const { players } = state;
  const seats = players.length;
  const { cards, tokens, missions } = components(state);
  const starters = isDealt(state) ? players.flatMap(() => STARTER_DECK) : [];
  const inPlay = MISSIONS.flatMap((mission, no) => (mission.class === 'five' && seats < 5 ? [] : [no]));
  const unexplained = players.filter(({ vp, earned }) => vp !== earned.reduce((sum, part) => sum + part, 0));
  return {
    cards: missing(cards, [...HUNT_DECK, ...ROSE_CARDS, ...starters]),
    tokens: missing(tokens, TOKEN_POOL),
    missions: missing(missions, inPlay),
    tiles: state.castleTiles.length + Math.min(tilesFor(state), players.filter(isHome).length),
    crypts: state.crypts.every((pile, i) => pile.length <= (CRYPTS[i] as { tiles: number }).tiles),
    unexplained: unexplained.length,
    heights: !isDealt(state) || new Set(players.map(({ height }) => height)).size === seats,
    owned: players.every((player) => isDeepStrictEqual(sorted(player.owned), sorted(zonesOf(player)))),
    late: state.round > ROUNDS,
  };
}

function isDealt({ phase }: State): boolean {
  return phase !== 'setup';
}

/** Things of which there are too few or too many. */
function missing(found: readonly number[], all: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const no of all) counts.set(no, (counts.get(no) ?? 0) + 1);
  for (const no of found) counts.set(no, (counts.get(no) ?? 0) - 1);
  return [...counts].flatMap(([no, count]) => (count === 0 ? [] : [no]));
}
