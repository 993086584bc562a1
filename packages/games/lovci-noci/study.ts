import { orderChart, players, type Study } from '../study.ts';

const TABLES = [4, 5, 6, 7, 8];

/** What is played and looked at to see how the game is balanced. */
export const study: Study = {
  name: 'Lovci noci',
  settings: [
    ...TABLES.map((seats) => ({ name: players(seats), seats, options: { characters: 'all' } })),
    { name: '6 players, classic cards', seats: 6, options: { characters: 'all', cards: 'classic' } },
  ],
  charts: [
    {
      kind: 'group',
      file: 'party',
      title: 'Wins by party',
      note: 'Several can win, and a party wins or loses as one: games, not seats, are counted as independent.',
      source: 'wins',
      group: 'party',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'character',
      title: 'Wins by character, 4 to 8 players',
      source: 'wins',
      group: 'character',
      over: TABLES.map(players),
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'cards',
      title: 'Wins by character and set of cards, 6 players',
      source: 'wins',
      group: 'character',
      over: ['6 players', '6 players, classic cards'],
      rows: 'keys-by-setting',
      unit: 'share',
    },
    orderChart('Wins by place in the order of turns', [4, 6, 8].map(players)),
  ],
};
