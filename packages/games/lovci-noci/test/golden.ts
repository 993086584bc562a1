import type { Seat } from '@nokturn/engine';
import { type GoldenGame, type GoldenSetup, goldenGamesOf } from '@nokturn/engine/testing';
import { lovciNoci } from '../index.ts';
import type { Player } from '../rules/state.ts';
import { choose } from './trials.ts';

const GAMES: readonly GoldenSetup[] = [
  { name: 'four-first', seats: 4, options: {} },
  { name: 'five-tutorial', seats: 5, options: { characters: 'tutorial' } },
  { name: 'six-all', seats: 6, options: { characters: 'all' } },
  {
    name: 'seven-classic',
    seats: 7,
    options: { cards: 'classic', characters: 'all', firstRoundAttack: true },
  },
  {
    name: 'eight-vortex',
    seats: 8,
    options: { characters: 'vortex', firestorm: 'place', tollChoice: 'forced' },
  },
];

/** Every turn is preceded by what each player has; passing while nothing happens is not listed. */
export function goldenGames(): GoldenGame[] {
  return goldenGamesOf(lovciNoci, GAMES, {
    choose,
    head: ({ slots }) => [`places ${slots.join(' ')}`],
    before: ({ kind }, { players }) => (kind === 'turn' ? ['', ...players.map(seatAs)] : []),
    isWorthALine: (answer) => answer !== 'pass',
  });
}

function seatAs(player: Player, seat: Seat): string {
  const { damage, place, equipment, character, revealed, eliminated, extraTurns } = player;
  const face = eliminated > 0 ? `eliminated in ${eliminated}` : revealed ? 'revealed' : 'hidden';
  const marks = [
    player.void && 'void',
    player.spent && 'spent',
    player.shielded && 'shielded',
    player.furred && 'furred',
  ];
  const extra = extraTurns > 0 ? [`${extraTurns} extra`] : [];
  const rest = [...equipment, ...marks.filter((mark) => mark !== false), ...extra];
  return `P${seat} ${character} ${face} ${damage} ${place ?? 'centre'} ${rest.join(' ')}`.trimEnd();
}
