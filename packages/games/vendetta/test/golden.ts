import type { Seat } from '@nokturn/engine';
import { type GoldenGame, type GoldenSetup, goldenGamesOf } from '@nokturn/engine/testing';
import { vendetta } from '../index.ts';
import type { Player, SeatPosition, State } from '../rules/state.ts';
import { choose } from './trials.ts';

const GAMES: readonly GoldenSetup[] = [
  { name: 'three-alone', seats: 3, options: {} },
  { name: 'four-drafted', seats: 4, options: {} },
  { name: 'four-in-teams', seats: 4, options: { teams: true, teamHands: 'open', clanChoice: 'random' } },
  {
    name: 'five-with-everything',
    seats: 5,
    options: { places: true, relics: true, lastBlood: 'spend-only' },
  },
  { name: 'six-in-teams', seats: 6, options: { places: true, relics: true, halfOfOne: 'must-pay' } },
];

/** Every lap and every Location is preceded by what each player has. */
export function goldenGames(): GoldenGame[] {
  return goldenGamesOf(vendetta, GAMES, {
    choose,
    before: ({ kind }, state) => (kind === 'lap' || kind === 'location' ? ['', ...tableAs(state)] : []),
  });
}

/** Everybody's possessions after the latest happening. */
function tableAs(state: State): string[] {
  const rows = state.locations.flatMap((location, i) => {
    const there = (state.positions[i] ?? []).flatMap((position, seat) => positionAs(position, seat));
    return there.length === 0 ? [] : [`${location} ${state.allies[i] ?? 'no ally'}: ${there.join('; ')}`];
  });
  return [...state.players.map(seatAs), ...rows];
}

function seatAs(player: Player, seat: Seat): string {
  const { clan, pool, influence, hand, allies, victims, drained, drainedVictims, tokens, flipped } = player;
  if (player.eliminated > 0) return `P${seat} ${clan} eliminated`;
  const alliance = [...allies, ...(victims > 0 ? [`victims ${victims}`] : [])].join(' ');
  const gone = [...drained, ...(drainedVictims > 0 ? [`victims ${drainedVictims}`] : [])].join(' ');
  const rest = [
    `blood ${pool}`,
    `Influence ${influence}`,
    `hand ${hand.join(' ') || 'empty'}`,
    ...(alliance === '' ? [] : [`alliance ${alliance}`]),
    ...(gone === '' ? [] : [`drained ${gone}`]),
    ...(tokens > 0 ? [`Diablerie ${tokens - flipped}+${flipped}`] : []),
  ];
  return `P${seat} ${clan}: ${rest.join(', ')}`;
}

/** A card in brackets is face down; a captured one is followed by a slash and its owner. */
function positionAs({ blood, cards }: SeatPosition, seat: Seat): string[] {
  const laid = cards.map(({ card, faceUp, owner }) => {
    const face = faceUp ? card : `[${card}]`;
    return owner === seat ? face : `${face}/P${owner}`;
  });
  const all = [...laid, ...(blood > 0 ? [`${blood} blood`] : [])];
  return all.length === 0 ? [] : [`P${seat} ${all.join(' ')}`];
}
