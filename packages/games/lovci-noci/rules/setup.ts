import type { Options } from '@nokturn/engine';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import type { CardSet } from '../cards/colours.ts';
import { GREEN_IDS, PROPHECIES } from '../cards/green.ts';
import { BLUE_IDS, OPEN_CARDS, type OpenId, RAW_RED_SPLIT, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS } from '../cards/places.ts';
import type { LovciOptions } from '../options.ts';
import type { Player, State } from './state.ts';
import type { LovciTable } from './work.ts';

/** LN-2.8: how many characters of each party are dealt. */
export const PARTY_COUNTS: Readonly<Record<number, Readonly<Record<Party, number>>>> = {
  4: { werewolf: 2, vampire: 2, human: 0 },
  5: { werewolf: 2, vampire: 2, human: 1 },
  6: { werewolf: 2, vampire: 2, human: 2 },
  7: { werewolf: 2, vampire: 2, human: 3 },
  8: { werewolf: 3, vampire: 3, human: 2 },
};

/** LN-14.9: the public line-up of a first game; its first four, five or six characters. */
const TUTORIAL_LINE_UP: readonly CharacterId[] = [
  'frederik',
  'gregor',
  'volko',
  'wilhelmina',
  'apolena',
  'dalibor',
];

/** LN-2, drawn in the order of LN-2.14. */
export function setUp(table: LovciTable, seats: number, given: Options): State {
  const options = given as unknown as LovciOptions;
  const slots = table.shuffle([...PLACE_IDS]);
  const decks = decksOf(options);
  const blue = table.shuffle(decks.blue.slice());
  const red = table.shuffle(decks.red.slice());
  const green = table.shuffle(decks.green.slice());
  const taken = takeCharacters(table, seats, options);
  const dealt = table.shuffle([...taken]);
  const start = table.below(seats);
  dealt.forEach((character, seat) => void table.tell({ kind: 'dealt', seat, character }));
  const opening = hasOpeningProphecy(options, seats);
  table.tell({ kind: 'started', start, opening });
  if (opening) table.next({ step: 'opening-prophecy', giver: start, left: seats });
  else {
    table.tell({ kind: 'round', round: 1 });
    table.next({ step: 'turn', extra: false });
  }
  return {
    options,
    slots,
    players: dealt.map(newPlayer),
    decks: { green, blue, red },
    discards: { green: [], blue: [], red: [] },
    resolving: null,
    prophecy: null,
    notes: [],
    shown: [],
    undealt: poolOf(options, seats).filter((id) => !taken.includes(id)),
    start,
    active: start,
    round: 1,
    batches: 0,
    victims: [],
    chilled: false,
    victories: [],
    ended: false,
  };
}

function newPlayer(character: CharacterId): Player {
  return {
    character,
    revealed: false,
    eliminated: 0,
    damage: 0,
    place: null,
    equipment: [],
    extraTurns: 0,
    spent: false,
    void: false,
    shielded: false,
    furred: false,
    turncoat: false,
  };
}

/** LN-2.4: the three decks of a card set, not yet shuffled. */
export function decksOf({ cards, redSplit }: LovciOptions): Decks {
  return redSplit === 'raw' ? RAW_DECKS : DECKS[cards];
}

type Decks = State['decks'];

const DECKS: Readonly<Record<CardSet, Decks>> = {
  kosmos: buildDecks('kosmos'),
  classic: buildDecks('classic'),
};
const RAW_DECKS = buildDecks('kosmos', RAW_RED_SPLIT);

function buildDecks(cards: CardSet, changed: Readonly<Partial<Record<OpenId, number>>> = {}): Decks {
  const count = (id: OpenId) => changed[id] ?? OPEN_CARDS[id].count[cards];
  return {
    green: GREEN_IDS.flatMap((id) => copies(id, PROPHECIES[id].count[cards])),
    blue: BLUE_IDS.flatMap((id) => copies(id, count(id))),
    red: RED_IDS.flatMap((id) => copies(id, count(id))),
  };
}

function copies<T>(item: T, count: number): T[] {
  return Array<T>(count).fill(item);
}

/** LN-14.3: the characters that can be in the game. */
export function poolOf({ characters }: LovciOptions, seats: number): readonly CharacterId[] {
  if (characters === 'tutorial') return TUTORIAL_LINE_UP.slice(0, seats);
  return CHARACTER_IDS.filter(
    (id) => characters === 'all' || CHARACTERS[id].set === (characters === 'first' ? 1 : 2),
  );
}

function takeCharacters(table: LovciTable, seats: number, options: LovciOptions): readonly CharacterId[] {
  const pool = poolOf(options, seats);
  if (options.characters === 'tutorial') return pool;
  const groups = PARTIES.map((party) => pool.filter((id) => CHARACTERS[id].party === party));
  const thinned = options.distinctLetters ? groups.map((group) => oneOfEachLetter(table, group)) : groups;
  const counts = PARTY_COUNTS[seats] as Readonly<Record<Party, number>>;
  return PARTIES.flatMap((party, i) =>
    table.shuffle([...(thinned[i] as CharacterId[])]).slice(0, counts[party]),
  );
}

/** LN-2.15, LN-2.17: if two characters have the same letter, one is removed at random, letter by letter. */
function oneOfEachLetter(table: LovciTable, group: readonly CharacterId[]): CharacterId[] {
  const letters = [...new Set(group.map((id) => CHARACTERS[id].letter))].sort();
  return letters.map((letter) => {
    const same = group.filter((id) => CHARACTERS[id].letter === letter);
    return same.length === 1 ? (same[0] as CharacterId) : table.pick(same);
  });
}

/** LN-3.1. */
function hasOpeningProphecy({ openingProphecy }: LovciOptions, seats: number): boolean {
  return openingProphecy === 'always' || (openingProphecy === 'six-plus' && seats >= 6);
}
