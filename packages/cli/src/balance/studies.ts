import type { GroupChart, Study, StudySetting } from './study.ts';

const players = (seats: number) => `${seats} players`;

/** Whether it matters who begins. */
const orderChart = (title: string, over: readonly string[]): GroupChart => ({
  kind: 'group',
  file: 'order',
  title,
  note: 'Place 0 begins.',
  source: 'wins',
  group: 'order',
  over,
  rows: 'keys-by-setting',
  unit: 'share',
});

const LOVCI_TABLES = [4, 5, 6, 7, 8];

const lovciNoci: Study = {
  game: 'lovci-noci',
  name: 'Lovci noci',
  settings: [
    ...LOVCI_TABLES.map((seats) => ({ name: players(seats), seats, options: { characters: 'all' } })),
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
      over: LOVCI_TABLES.map(players),
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

const VENDETTA_TABLES = [3, 4, 5];
const VENDETTA_ALONE = VENDETTA_TABLES.map(players);
const vendettaSetting = (seats: number, name: string, more: object): StudySetting => ({
  name,
  seats,
  options: { clanChoice: 'random', ...more },
});

const vendetta: Study = {
  game: 'vendetta',
  name: 'Vampire: The Masquerade – Vendetta',
  settings: [
    ...VENDETTA_TABLES.map((seats) => vendettaSetting(seats, players(seats), { places: true, relics: true })),
    vendettaSetting(4, '4 players, without Places and Relics', {}),
    vendettaSetting(4, '4 players in teams', { teams: true, places: true, relics: true }),
    vendettaSetting(6, '6 players in teams', { teams: true, places: true, relics: true }),
  ],
  charts: [
    {
      kind: 'group',
      file: 'clan',
      title: 'Wins by clan, 3 to 5 players',
      note: 'Clans are dealt by chance.',
      source: 'wins',
      group: 'clan',
      over: VENDETTA_ALONE,
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'clan-players',
      title: 'Wins by clan and number of players',
      source: 'wins',
      group: 'clan',
      over: VENDETTA_ALONE,
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
    orderChart('Wins by place in the first round’s order', VENDETTA_ALONE),
    {
      kind: 'cards',
      file: 'relic',
      title: 'Wins by Relic',
      note: 'Of those who had the Relic. “Used”: in how many of these games.',
      group: 'relic',
      whose: 'holder',
      fate: 'used',
      over: VENDETTA_ALONE,
    },
    {
      kind: 'cards',
      file: 'place',
      title: 'Wins by Place',
      note: 'Of those who won a Conflict there, and of the others at the same tables. “Used”: in how many of the games with it the Place gave or took something, changed the price of a play or let somebody play more blood than elsewhere.',
      group: 'place',
      whose: 'counted',
      fate: 'used',
      over: VENDETTA_ALONE,
    },
    {
      kind: 'group',
      file: 'influence',
      title: 'Influence of a seat at the end, by where it comes from',
      source: 'means',
      group: 'influence',
      over: ['4 players', '4 players, without Places and Relics'],
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'game',
      title: 'What happens in a game',
      source: 'means',
      group: 'in a game',
      over: VENDETTA_ALONE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
  ],
};

const HUNGER_TABLES = [2, 3, 4, 5, 6];

const theHunger: Study = {
  game: 'the-hunger',
  name: 'The Hunger',
  settings: [
    ...HUNGER_TABLES.map((seats) => ({ name: players(seats), seats, options: {} })),
    { name: '4 players, rookie mode', seats: 4, options: { mode: 'rookie' } },
  ],
  charts: [
    {
      kind: 'group',
      file: 'vampire',
      title: 'Wins by vampire, 2 to 6 players',
      source: 'wins',
      group: 'vampire',
      over: HUNGER_TABLES.map(players),
      rows: 'keys',
      unit: 'share',
    },
    orderChart('Wins by place in the first round’s order', HUNGER_TABLES.map(players)),
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

const mastersSetting = (seats: number, difficulty: string, more: object = {}): StudySetting => ({
  name: [`${seats} vampires, ${difficulty}`, ...Object.values(more)].join(', '),
  seats,
  options: { familySize: seats, vampires: 'random', difficulty, ...more },
});
const OF_THREE = ['easy', 'medium', 'hard'].map((difficulty) => mastersSetting(3, difficulty));
const MASTERS_OF_THREE = OF_THREE.map(({ name }) => name);

const mastersOfTheNight: Study = {
  game: 'masters-of-the-night',
  name: 'Masters of the Night',
  settings: [
    ...OF_THREE,
    ...[2, 4, 5].map((seats) => mastersSetting(seats, 'medium')),
    mastersSetting(3, 'medium', { edition: 'igrology' }),
  ],
  charts: [
    {
      kind: 'group',
      file: 'setting',
      title: 'Wins by difficulty, number of vampires and edition',
      note: 'The vampires are drawn by chance, and each has a seat of its own.',
      source: 'wins',
      group: 'family',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'end',
      title: 'How games end',
      source: 'means',
      group: 'share of games ended by',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'vampire',
      title: 'Wins by vampire, 3 vampires',
      source: 'wins',
      group: 'vampire',
      over: MASTERS_OF_THREE,
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'cards',
      file: 'event',
      title: 'Wins by event card',
      note: 'With: games in which the card was drawn. How many cards are drawn hangs on how long a game lasts: compare events with each other rather than the two columns. “Idle”: its text changed nothing when it was drawn.',
      group: 'event',
      whose: 'everybody',
      fate: 'idle',
    },
    {
      kind: 'cards',
      file: 'relic',
      title: 'Wins by relic',
      note: 'With: games in which the relic was drawn. “Used”: in how many of these games it did something for somebody at least once.',
      group: 'relic',
      whose: 'everybody',
      fate: 'used',
    },
    {
      kind: 'cards',
      file: 'ability',
      title: 'Wins by ability',
      note: 'With: games in which its vampire is in the Family.',
      group: 'ability',
      whose: 'everybody',
      fate: 'used',
      over: MASTERS_OF_THREE,
    },
    {
      kind: 'cards',
      file: 'sigil',
      title: 'Wins by sigil',
      note: 'With: games in which its vampire has sigillated.',
      group: 'sigil',
      whose: 'everybody',
    },
    {
      kind: 'group',
      file: 'veil',
      title: 'The veil after each round, 3 vampires',
      note: 'Of games that last as long.',
      source: 'means',
      group: 'veil after round',
      over: MASTERS_OF_THREE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
    {
      kind: 'group',
      file: 'game',
      title: 'What happens in a game',
      source: 'means',
      group: 'in a game',
      over: MASTERS_OF_THREE,
      rows: 'keys-by-setting',
      unit: 'number',
    },
  ],
};

/** What is looked at in each game. */
export const STUDIES: readonly Study[] = [lovciNoci, vendetta, theHunger, mastersOfTheNight];
