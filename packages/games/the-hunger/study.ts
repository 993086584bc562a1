import { orderChart, players, type Study } from '../study.ts';

const TABLES = [2, 3, 4, 5, 6];

/** What is played and looked at to see how the game is balanced. */
export const study: Study = {
  name: 'The Hunger',
  settings: [
    ...TABLES.map((seats) => ({ name: players(seats), seats, options: {} })),
    { name: '4 players, rookie mode', seats: 4, options: { mode: 'rookie' } },
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
    orderChart('Wins by place in the first round’s order', TABLES.map(players)),
    {
      kind: 'group',
      file: 'score',
      title: 'Score of a seat, by where it comes from',
      source: 'means',
      group: 'score',
      over: ['4 players', '4 players, rookie mode'],
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'fate',
      title: 'What becomes of the vampires',
      source: 'means',
      group: 'fate',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'public-missions',
      title: 'How often a public Mission gives somebody something',
      source: 'means',
      group: 'public mission scores',
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'personal-missions',
      title: 'How often a personal Mission gives something',
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
  ],
};
