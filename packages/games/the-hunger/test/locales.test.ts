import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heard } from '@nokturn/engine';
import { type Facts, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { testLocales } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { CHESTS, CRYPTS, PATHS, REGIONS, SPACE_EFFECTS, SPACE_IDS } from '../cards/board.ts';
import { CARD_KINDS, HUMAN_TYPES, KEYWORDS } from '../cards/card.ts';
import { CARD_IDS } from '../cards/cards.ts';
import { CASTLE_TILE_IDS } from '../cards/castle.ts';
import { ANIMALS } from '../cards/familiars.ts';
import { MISSION_CLASSES, MISSION_IDS } from '../cards/missions.ts';
import { TOKEN_IDS } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { theHunger } from '../index.ts';
import { REASONS } from '../rules/choices.ts';
import { FATES, WAYS, ZONES } from '../rules/happenings.ts';
import { EARNINGS, PHASES, STEPS } from '../rules/state.ts';
import { CELL_IDS } from '../rules/track.ts';
import { standing } from '../standing-answers.ts';
import { TERMS } from '../terminal.ts';
import { DECISIONS } from './branches.ts';
import { SETTINGS } from './trials.ts';

const RULES = readFileSync(new URL('../../../../docs/rules/the-hunger.md', import.meta.url), 'utf8');

/** The things an option can name. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  vampire: VAMPIRE_IDS,
  keep: MISSION_IDS,
  use: MISSION_IDS,
  token: TOKEN_IDS,
  bear: CARD_IDS,
  activate: CARD_IDS,
  discard: CARD_IDS,
  snake: CARD_IDS,
  digest: CARD_IDS,
  'digest-discarded': CARD_IDS,
  rose: CARD_IDS,
  dog: CARD_IDS,
  ready: CARD_IDS,
  card: CARD_IDS,
  space: SPACE_IDS,
  move: SPACE_IDS,
  mist: SPACE_IDS,
  push: SPACE_IDS,
  chest: CHESTS,
  crypt: CRYPTS.map(({ space }) => space),
  building: ['r8', 'd4', 'f3', 'd11'],
  hunt: CELL_IDS,
  cell: CELL_IDS,
  type: HUMAN_TYPES,
};

/** The facts of a decision besides its name, if a message uses them. */
const SURROUNDINGS: readonly Facts[] = [
  { speed: 0, pushed: 1, keep: 1, by: 'vampiric-will' },
  { speed: 5, pushed: 2, keep: 2, by: 'token-swap', card: 'vampiric-will-double' },
  { speed: -2, keep: 5, by: 'token-mission', snake: 'snake-kaa' },
  { speed: 1, goat: 'goat-nanny', mission: 'hungry' },
  { prey: ['noble-jack'], cost: 3 },
  { prey: ['noble-jack', 'wolf-bo'], cost: 0 },
];

const ONE = ['noble-jack'];
const THREE = ['villager-bernard', 'villager-ivo', 'wolf-bo'];
const LISTS = [[], ONE, THREE];
const TILES = [['royal'], ['royal', 'tipsy', 'gourmet']];

/** The possible facts of happenings. */
const FACTS: Readonly<Record<string, readonly unknown[]>> = {
  seat: [0],
  pushed: [1],
  seats: [[0], [0, 1, 2]],
  winners: [[], [0], [0, 2]],
  vampire: VAMPIRE_IDS,
  spaces: [CHESTS],
  space: SPACE_IDS,
  from: SPACE_IDS,
  to: SPACE_IDS,
  path: [['c1', 'c2']],
  way: WAYS,
  tokens: [['token-velvet', 'token-parasol']],
  token: TOKEN_IDS,
  tile: [...CASTLE_TILE_IDS, null],
  missions: TILES,
  mission: MISSION_IDS,
  kept: MISSION_IDS,
  rejected: ['royal'],
  taken: TILES,
  returned: [[], ...TILES],
  card: CARD_IDS,
  cards: LISTS,
  discarded: LISTS,
  digested: LISTS,
  source: [...CARD_IDS, ...TOKEN_IDS, ...CASTLE_TILE_IDS, 'the-opportunist'],
  totals: [[5, 7]],
  round: [1, 15],
  arrival: [1, 4],
  count: [1, 2, 3, 5],
  left: [0, 1, 2, 5],
  speed: [-2, 0, 1, 3, 7],
  printed: [4],
  extra: [0, 2],
  cost: [0, 1, 2, 5],
  amount: [1, 2, 5],
  vp: [-1, 0, 1, 2, 5, 23],
  loss: [0, 1, 5, 12],
  fate: FATES,
  cells: [['1/3', '2/2']],
  type: HUMAN_TYPES,
  public: [true, false],
  place: [1, 4],
  burnt: [true, false],
  total: [1, 64],
  night: [60],
};

/** Facts that have different values in one kind of happening. */
const OWN_FACTS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'new-hand': { card: ['bear-ursa', 'bear-teddy'], discarded: [ONE, THREE] },
  discarded: { card: ['noble-theresa', 'dog-kutya'], source: [...CARD_IDS, 'token-swap'] },
  digested: {
    card: ['religious-bolat', 'snake-kaa'],
    from: ZONES,
    source: ['snake-kaa', 'religious-zephania', 'r8', 'd4', 'f3', 'd11'],
  },
  'drew-into-play': { source: ['religious-dee', 'vampiric-will-double', 'token-draw', 'token-swap'] },
  confused: { from: ['r2'] },
  moved: { from: ['d10'] },
  pushed: { from: ['d10'] },
  hunted: {
    space: ['r9'],
    from: [...CELL_IDS, 'tavern', 'labyrinth'],
    cards: [ONE, THREE],
    brought: [[], ONE],
    vps: [[5], [5, 4, 0]],
    amount: [0, 1, 9],
    vp: [34],
    mission: [null, 'hungry'],
  },
  looked: { space: CRYPTS.map(({ space }) => space) },
  'mission-gained': { space: CRYPTS.map(({ space }) => space) },
  hypnotised: { card: ['noble-jack'], from: CELL_IDS, to: ['1/1'] },
  'dog-speed': { card: ['dog-kutya', 'dog-caine'], speed: [1] },
  drew: { cards: LISTS },
  score: { cards: [0, 4], publicMissions: [0, 7], missions: [0, 9], loss: [0, 5] },
};

const TEXTS = testLocales(theHunger, {
  folder: join(import.meta.dirname, '..'),
  verbs: DECISIONS,
  objects: OBJECTS,
  reasons: REASONS,
  things: {
    card: { ids: CARD_IDS, parts: ['text'] },
    mission: { ids: MISSION_IDS, parts: ['text'] },
    token: { ids: TOKEN_IDS, parts: ['text'] },
    tile: { ids: CASTLE_TILE_IDS, parts: ['text'] },
    vampire: { ids: VAMPIRE_IDS, parts: ['text'] },
    space: { ids: SPACE_IDS, parts: ['at', 'to', 'from'] },
    cell: { ids: CELL_IDS.map((cell) => cell.replace('/', '-')), parts: [] },
    region: { ids: REGIONS, parts: ['text'] },
    path: { ids: PATHS, parts: ['text'] },
    effect: { ids: SPACE_EFFECTS, parts: ['text'] },
    keyword: { ids: KEYWORDS, parts: ['text'] },
    kind: { ids: CARD_KINDS, parts: ['text'] },
    type: { ids: HUMAN_TYPES, parts: [] },
    animal: { ids: ANIMALS, parts: ['text'] },
    step: { ids: STEPS, parts: [] },
    phase: { ids: PHASES, parts: [] },
    fate: { ids: FATES, parts: [] },
    class: { ids: MISSION_CLASSES, parts: [] },
    earning: { ids: EARNINGS, parts: [] },
    term: { ids: TERMS, parts: ['text'] },
  },
  others: ['source', 'digested-from', 'asking', 'points', 'score'],
  surroundings: SURROUNDINGS,
  facts: FACTS,
  ownFacts: OWN_FACTS,
  // Facts that only the owner of a Mission hears are always heard together.
  canBeHeard: (_, { kept, rejected, taken, returned }) =>
    together(kept, rejected) && together(taken, returned),
  // Happenings covered by the lines around them, routine ones of every turn or round, and those that give
  // nothing or are private.
  silent: ['activated', 'cleaned-up', 'track-shifted', 'looked', 'mission-scored'],
  matches: SETTINGS,
  clauses: 276,
  standing,
});

describe.each(TEXTS)('in $language', (text) => {
  it('all names match the component tables', () => {
    const names = componentNames(text.language);
    expect(names.size).toBe(CARD_IDS.length + MISSION_IDS.length + TOKEN_IDS.length + CASTLE_TILE_IDS.length);
    for (const [id, name] of names) expect(plain(text.thing(typeOf(id), id)), id).toBe(name);
  });

  it('a hunt is told with its cost, its prey and its gain', () => {
    const hunted = {
      kind: 'hunted',
      seat: 0,
      space: 'd12',
      from: '2/1',
      cost: 1,
      cards: ['villager-bernard', 'villager-ivo', 'wolf-bo'],
      brought: [],
      vps: [5, 4, 0],
      amount: 9,
      vp: 34,
      mission: null,
    };
    const said = {
      en: 'Ada hunts in row 2, column 1 for 1 Speed: Bernard, Ivo and Bo. 9 points (5, 4 and 0), 34 in all.',
      pl: 'Ada poluje w rzędzie 2, kolumnie 1 za 1 punkt szybkości: Bernard, Ivo i Wilk Bo. 9 punktów (5, 4 i 0), razem 34.',
      cs: 'Ada loví v řádku 2, sloupci 1 za 1 bod rychlosti: Bernard, Ivo a Vlk Bo. 9 bodů (5, 4 a 0), celkem 34.',
    };
    expect(told(text, hunted)).toBe(said[text.language]);
  });

  it('a digested card is told with its former zone', () => {
    const digested = { kind: 'digested', seat: 0, card: 'religious-bolat' };
    const said = {
      en: [
        'Ada digests Bolat from the discard pile at the Church (Plains, Road 4).',
        'Zephania: Ada digests Bolat from the playing area.',
      ],
      pl: [
        'Ada pochłania Bolata ze stosu kart odrzuconych w kościele (równiny, droga 4).',
        'Zefania: Ada pochłania Bolata ze strefy gry.',
      ],
      cs: [
        'Ada tráví Bolata z odkládacího balíčku v kostele (pláně, cesta 4).',
        'Zefanie: Ada tráví Bolata z herní zóny.',
      ],
    };
    expect([
      told(text, { ...digested, from: 'discard-pile', source: 'd4' }),
      told(text, { ...digested, from: 'playing-area', source: 'religious-zephania' }),
    ]).toEqual(said[text.language]);
  });

  it('only the owner reads which Missions were taken and put back', () => {
    const gained = { kind: 'mission-gained', seat: 1, space: 'd7', left: 4 };
    const heard = { taken: ['tipsy'], returned: ['royal'] };
    const others = {
      en: 'Ben gains a Mission from the Crypt (Plains, Road 7); 4 tiles are left there',
      pl: 'Ben zdobywa zadanie z krypty (równiny, droga 7); zostają tam 4 płytki',
      cs: 'Ben získává úkol z krypty (pláně, cesta 7); zbývají tam 4 destičky',
    };
    const owner = {
      en: ' (taken: Tipsy; put back: Royal)',
      pl: ' (wzięte: Podchmielony; odłożone: Rojalista)',
      cs: ' (vzato: Podnapilý; vráceno: Royalista)',
    };
    expect(told(text, gained)).toBe(`${others[text.language]}.`);
    expect(told(text, { ...gained, ...heard })).toBe(`${others[text.language]}${owner[text.language]}.`);
  });

  it('numbers of steps and prices follow the grammar of the language', () => {
    const moved = { kind: 'moved', seat: 2, from: 'm4', way: 'walk', path: ['m5'] };
    const said = {
      en: [
        'Cyd walks to the Well (Mountains 5) for 1 Speed.',
        'Cyd walks to the Plains (Railroad 9) for 5 Speed.',
      ],
      pl: [
        'Cyd idzie do studni (góry 5) za 1 punkt szybkości.',
        'Cyd idzie na równiny (tory 9) za 5 punktów szybkości.',
      ],
      cs: [
        'Cyd jde ke studni (hory 5) za 1 bod rychlosti.',
        'Cyd jde na pláně (trať 9) za 5 bodů rychlosti.',
      ],
    };
    expect([
      told(text, { ...moved, to: 'm5', cost: 1 }),
      told(text, { ...moved, to: 'r9', cost: 5 }),
    ]).toEqual(said[text.language]);
  });
});

it('the rules list every decision with its options', () => {
  const rows = [...RULES.matchAll(/^\| TH-D\d+ \| ([^|]+) \|(.+)$/gm)];
  const listed = new Map<string, string[]>();
  for (const [, steps = '', row = ''] of rows)
    for (const step of namedIn(steps)) listed.set(step, [...(listed.get(step) ?? []), ...namedIn(row)]);
  expect([...listed.keys()].sort()).toEqual(Object.keys(DECISIONS).sort());
  for (const [step, verbs] of Object.entries(DECISIONS))
    expect(listed.get(step), step).toEqual(expect.arrayContaining([...verbs]));
  const known = new Set(Object.values(DECISIONS).flat());
  expect([...listed.values()].flat().filter((verb) => !known.has(verb))).toEqual([]);
});

/** The names in `code`, without anything after a colon. */
function namedIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w-]+)(?::[^`]*)?`/g)].map(([, name = '']) => name);
}

/** Section 7 of the rules: the name of each component. */
function componentNames(language: Language): Map<string, string> {
  const column = LANGUAGES.indexOf(language);
  const rows = RULES.matchAll(/^\| ([a-z0-9-]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| \d/gm);
  const named = [...rows].filter(([, id = '']) => typeOf(id) !== '');
  return new Map(named.map(([, id = '', ...names]) => [id, names[column] ?? '']));
}

function typeOf(id: string): string {
  if ((CARD_IDS as readonly string[]).includes(id)) return 'card';
  if ((MISSION_IDS as readonly string[]).includes(id)) return 'mission';
  if ((TOKEN_IDS as readonly string[]).includes(id)) return 'token';
  return (CASTLE_TILE_IDS as readonly string[]).includes(id) ? 'tile' : '';
}

function together(...facts: readonly unknown[]): boolean {
  return new Set(facts.map((fact) => fact === undefined)).size === 1;
}

/** A log line with ordinary spaces. */
function told(text: GameText, heard: Heard): string {
  return plain(text.narrate(heard) ?? '').replaceAll('\u00A0', ' ');
}
