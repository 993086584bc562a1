import { holdersChart, notedAs, orderChart, players, type Study } from '../study.ts';

const TABLES = [4, 5, 6, 7, 8];
const CLASSIC = '6 players, classic cards';
/** Some cards are only in one set. */
const SETTINGS = [...TABLES.map(players), CLASSIC];

/** What is played and measured to see how the game is balanced. */
export const study: Study = {
  name: 'Lovci noci',
  settings: [
    ...TABLES.map((seats) => ({ name: players(seats), seats, options: { characters: 'all' } })),
    { name: CLASSIC, seats: 6, options: { characters: 'all', cards: 'classic' } },
  ],
  charts: [
    {
      kind: 'group',
      file: 'party',
      title: 'Wins by party',
      note: 'Several players can win, and a party wins or loses together, so games, not seats, count as independent.',
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
      title: 'Wins by character and card set, 6 players',
      source: 'wins',
      group: 'character',
      over: ['6 players', CLASSIC],
      rows: 'keys-by-setting',
      unit: 'share',
    },
    orderChart('Wins by turn order', [4, 6, 8].map(players)),
    holdersChart(
      'card',
      'Wins by card',
      'For players who drew the blue or red card, or passed the prophecy on, at least once in a game.',
      SETTINGS,
    ),
    holdersChart(
      'place',
      'Wins by place',
      'For players who came to the place at least once in a game.',
      SETTINGS,
    ),
  ],
  noted(heard) {
    const seat = Number(heard.seat ?? heard.giver);
    switch (heard.kind) {
      case 'drew':
      case 'prophecy-passed':
        return notedAs('card', [{ seat, card: String(heard.card) }]);
      case 'moved':
        return notedAs('place', [{ seat, card: String(heard.place) }]);
      default:
        return [];
    }
  },
};
