import type { Seat } from '@nokturn/engine';
import { type GoldenGame, type GoldenSetup, goldenGamesOf } from '@nokturn/engine/testing';
import { SPACE_IDS } from '../cards/board.ts';
import { CARD_IDS, type CardNo } from '../cards/cards.ts';
import { MISSION_IDS } from '../cards/missions.ts';
import { TOKEN_IDS } from '../cards/tokens.ts';
import { theHunger } from '../index.ts';
import type { Player, State } from '../rules/state.ts';
import { cellId } from '../rules/track.ts';
import { choose } from './trials.ts';

const GAMES: readonly GoldenSetup[] = [
  { name: 'pair-of-rookies', seats: 2, options: { mode: 'rookie' } },
  { name: 'four-hunters', seats: 4, options: { mode: 'elder' } },
  {
    name: 'five-until-dawn',
    seats: 5,
    options: { mode: 'elder', turnOrder: 'frozen', freeHuntTakes: 'pile', beginner2: true },
  },
];

/** Each round is preceded by everybody's holdings, and the last one is followed by them. */
export function goldenGames(): GoldenGame[] {
  return goldenGamesOf(theHunger, GAMES, {
    choose,
    before: ({ kind }, state) => (kind === 'round' || kind === 'ended' ? ['', ...tableAs(state)] : []),
  });
}

/** Everybody's holdings after the latest happening. */
function tableAs(state: State): string[] {
  const track = state.track.flatMap((pile, cell) =>
    pile.length === 0 ? [] : [`${cellId(cell)} ${pile.map(cardAs).join(' ')}`],
  );
  const { huntDeck, tavern, roses, castleTiles } = state;
  const rest = [
    `Hunt deck ${huntDeck.length}`,
    `Tavern ${tavern.map(cardAs).join(' ') || 'empty'}`,
    `Roses ${roses.map(cardAs).join(' ') || 'none'}`,
    `Castle tiles ${castleTiles.join(' ') || 'none'}`,
  ];
  return [...state.players.map(seatAs), `Hunt Track: ${track.join('; ')}`, rest.join(', ')];
}

function seatAs(player: Player, seat: Seat): string {
  const { vampire, vp, space, arrival, tokens, played, missions } = player;
  const { hand, playing, deck, discard, digested } = player;
  const zones = Object.entries({ hand, playing, deck, discard, digested }).flatMap(([zone, cards]) =>
    cards.length === 0 ? [] : [`${zone} ${cards.map(cardAs).join(' ')}`],
  );
  const rest = [
    `${vp} VP`,
    arrival > 0 ? `home ${arrival}` : `at ${SPACE_IDS[space]}`,
    ...zones,
    ...(tokens.length === 0 ? [] : [`tokens ${tokens.map((token) => TOKEN_IDS[token]).join(' ')}`]),
    ...(played.length === 0 ? [] : [`played ${played.map((token) => TOKEN_IDS[token]).join(' ')}`]),
    ...(missions.length === 0 ? [] : [`Missions ${missions.map((tile) => MISSION_IDS[tile]).join(' ')}`]),
  ];
  return `P${seat} ${vampire}: ${rest.join(', ')}`;
}

function cardAs(card: CardNo): string {
  return CARD_IDS[card] as string;
}
