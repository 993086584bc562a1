import type { Seat } from '@nokturn/engine';
import { holdersChart, notedAs, orderChart, players, type Study } from '../study.ts';
import { CARDS } from './cards/cards.ts';

const TABLES = [2, 3, 4, 5, 6];
const ROOKIE = '4 players, rookie mode';
const SETTINGS = [...TABLES.map(players), ROOKIE];
const STARTERS: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ kind, id }) => (kind === 'starter' ? [id] : [])),
);

/** What is played and measured to see how the game is balanced. */
export const study: Study = {
  name: 'The Hunger',
  settings: [
    ...TABLES.map((seats) => ({ name: players(seats), seats, options: {} })),
    { name: ROOKIE, seats: 4, options: { mode: 'rookie' } },
  ],
  charts: [
    {
      kind: 'group',
      file: 'vampire',
      title: 'Wins by vampire, 2 to 6 players',
      source: 'wins',
      group: 'vampire',
      over: TABLES.map(players),
      rows: 'keys',
      unit: 'share',
    },
    orderChart('Wins by turn order in the first round', TABLES.map(players)),
    {
      kind: 'group',
      file: 'score',
      title: 'Score of a seat, by source',
      source: 'means',
      group: 'score',
      over: ['4 players', ROOKIE],
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'fate',
      title: 'The fate of the vampires',
      source: 'means',
      group: 'fate',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'public-missions',
      title: 'How often a public Mission scores for somebody',
      source: 'means',
      group: 'public mission scores',
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'personal-missions',
      title: 'How often a personal Mission scores',
      source: 'means',
      group: 'personal mission scores',
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'instant-missions',
      title: 'How often an Instant Mission is used',
      source: 'means',
      group: 'instant mission is used',
      rows: 'keys',
      unit: 'share',
    },
    holdersChart(
      'card',
      'Wins by card',
      'For players who hunted the card; for starting cards, players who played them.',
      SETTINGS,
    ),
    holdersChart('token', 'Wins by bonus token', 'For players who took the token.', SETTINGS),
  ],
  noted(heard) {
    const seat = Number(heard.seat);
    switch (heard.kind) {
      case 'hunted':
        return notedAs('card', cardsOf(heard.cards, seat));
      case 'played':
        return notedAs(
          'card',
          cardsOf(heard.cards, seat).filter(({ card }) => STARTERS.has(card)),
        );
      case 'token-taken':
        return notedAs('token', [{ seat, card: String(heard.token) }]);
      default:
        return [];
    }
  },
};

function cardsOf(cards: unknown, seat: Seat): { readonly seat: Seat; readonly card: string }[] {
  return Array.isArray(cards) ? cards.map((card) => ({ seat, card: String(card) })) : [];
}
