import { holdersChart, notedAs, orderChart, players, type Study, type StudySetting } from '../study.ts';

const TABLES = [3, 4, 5];
const ALONE = TABLES.map(players);
const setting = (seats: number, name: string, more: object): StudySetting => ({
  name,
  seats,
  options: { clanChoice: 'random', ...more },
});

/** What is played and measured to see how the game is balanced. */
export const study: Study = {
  name: 'Vampire: The Masquerade – Vendetta',
  settings: [
    ...TABLES.map((seats) => setting(seats, players(seats), { places: true, relics: true })),
    setting(4, '4 players, without Places and Relics', {}),
    setting(4, '4 players in teams', { teams: true, places: true, relics: true }),
    setting(6, '6 players in teams', { teams: true, places: true, relics: true }),
  ],
  charts: [
    {
      kind: 'group',
      file: 'clan',
      title: 'Wins by clan, 3 to 5 players',
      note: 'Clans are dealt at random.',
      source: 'wins',
      group: 'clan',
      over: ALONE,
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'clan-players',
      title: 'Wins by clan and number of players',
      source: 'wins',
      group: 'clan',
      over: ALONE,
      rows: 'keys-by-setting',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'clan-mode',
      title: 'Wins by clan and mode, 4 players',
      source: 'wins',
      group: 'clan',
      over: ['4 players', '4 players, without Places and Relics', '4 players in teams'],
      rows: 'keys-by-setting',
      unit: 'share',
    },
    orderChart('Wins by turn order in the first round', ALONE),
    {
      kind: 'cards',
      file: 'relic',
      title: 'Wins by Relic',
      note: 'For players who had the Relic. “Used”: the share of these games in which it was used.',
      group: 'relic',
      whose: 'holder',
      fate: 'used',
      over: ALONE,
    },
    {
      kind: 'cards',
      file: 'place',
      title: 'Wins by Place',
      note: 'For players who won a Conflict there, and for the others at the same tables. “Used”: the share of games with the Place in which it gave or took something, changed the price of a play or let somebody play more blood than elsewhere.',
      group: 'place',
      whose: 'counted',
      fate: 'used',
      over: ALONE,
    },
    {
      kind: 'group',
      file: 'influence',
      title: 'Final Influence of a seat, by source',
      source: 'means',
      group: 'influence',
      over: ['4 players', '4 players, without Places and Relics'],
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'game',
      title: 'Averages per game',
      source: 'means',
      group: 'in a game',
      over: ALONE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
    holdersChart(
      'card',
      'Wins by clan card',
      'For players who played the card at least once in a game.',
      ALONE,
    ),
    holdersChart(
      'ally',
      'Wins by ally',
      'For players whom the ally joined, whether or not it was drained later.',
      ALONE,
    ),
  ],
  noted(heard) {
    const seat = Number(heard.seat);
    switch (heard.kind) {
      case 'played':
        return notedAs('card', [{ seat, card: String(heard.card) }]);
      case 'ally-joined':
        return notedAs('ally', [{ seat, card: String(heard.ally) }]);
      case 'victim-joined':
        return notedAs('ally', [{ seat, card: 'victim' }]);
      default:
        return [];
    }
  },
};
