import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heard } from '@nokturn/engine';
import { createText, type Facts, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { sourcesOf, testLocales } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { ALLY_IDS } from '../cards/allies.ts';
import { CARD_TYPES } from '../cards/clan-card.ts';
import { CLAN_CARD_IDS } from '../cards/clan-cards.ts';
import { CLAN_IDS } from '../cards/clans.ts';
import { LOCATION_IDS } from '../cards/locations.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { PIECES, STAY_OR_WITHDRAW } from '../cards/tokens.ts';
import { VICTIM_IDS } from '../cards/victims.ts';
import { vendetta } from '../index.ts';
import { REASONS } from '../rules/choices.ts';
import { PHASES, STAGES } from '../rules/state.ts';
import { standing } from '../standing-answers.ts';
import { TERMS } from '../terminal.ts';
import { AMOUNTS, DECISIONS } from './branches.ts';
import { SETTINGS } from './trials.ts';

const RULES = readFileSync(new URL('../../../../docs/rules/vendetta.md', import.meta.url), 'utf8');

/** Section 5 of the rules: the possible answers to each decision; an amount has no options. */
const VERBS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(DECISIONS).map(([step, verbs]) => [step, verbs === AMOUNTS ? [] : verbs]),
);

const BLOOD = ['0', '1', '3', '5', '12'];
const SPOTS = ['loc-1.2.0', 'loc-haven.0.4'];

/** What an option can refer to: by step and verb, or by verb for all steps. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  clan: CLAN_IDS,
  seat: ['2'],
  card: CLAN_CARD_IDS,
  location: LOCATION_IDS,
  play: CLAN_CARD_IDS,
  give: CLAN_CARD_IDS,
  return: CLAN_CARD_IDS,
  'face-up': BLOOD,
  'face-down': BLOOD,
  blood: BLOOD,
  spend: BLOOD,
  'move-half': BLOOD,
  'choose-relic relic': RELIC_IDS,
  'hand-keep keep': CLAN_CARD_IDS,
  'drain-which card': [...ALLY_IDS, 'victim'],
  'relic-planning card': [...ALLY_IDS, 'victim'],
  'relic-planning move': SPOTS,
  'look-which look': SPOTS,
  'withdraw-look look': SPOTS,
};

const CARDS = [...CLAN_CARD_IDS, ...ALLY_IDS, 'victim', ...PLACE_IDS, ...RELIC_IDS];
const SCORE = ['influence', 'alliance', 'drained', 'bonus', 'relic', 'diablerie'];
const EARNED = ['rewards', 'frenzies', 'places', 'given', 'lost'];

/** The facts that a decision's message may get besides its name. */
const SURROUNDINGS: readonly Facts[] = [
  { here: 'loc-1', card: 'br-hunt', relic: 're-isaac-chalice', number: 0, mate: 2, from: null },
  { here: 'loc-haven', card: 'al-sgt-mctavish', relic: 're-ferrymans-key', number: 2, mate: 0, from: null },
  { here: 'loc-3', card: 'tr-hunt', relic: 're-ferrymans-key', number: 1, mate: 1, from: 0 },
  {
    here: 'loc-2',
    card: 'no-backstab',
    relic: 're-mirror-of-the-ninth-hour',
    number: 1,
    mate: 1,
    from: null,
  },
  { relic: 're-phial-of-elder-vitae' },
];

const SOURCES_OF_THINGS = [
  'feed',
  'reward',
  'haven',
  'bounty',
  'frenzy',
  'diablerie',
  'planning',
  'withdrawal',
];
const LISTS = [['br-hunt'], ['br-hunt', 'br-ready', 'br-challenge']];

/** The possible values of the facts of happenings. */
const FACTS: Readonly<Record<string, readonly unknown[]>> = {
  seat: [0],
  owner: [1],
  at: [1],
  target: [1],
  mate: [2],
  thief: [1],
  from: [0],
  to: [1],
  lowest: [2],
  cause: [1, null],
  credited: [1, null],
  watcher: [2, null],
  seats: [[0, 1]],
  winners: [[0], [0, 2]],
  stay: [[], [0], [0, 1]],
  withdraw: [[2]],
  round: [1, 3],
  lap: [2],
  laps: [5],
  count: [0, 1, 2, 5],
  number: [0, 3],
  rank: [1],
  place: [1, 4],
  amount: [0, 1, 2, 5],
  asked: [3],
  before: [0, 7],
  after: [3],
  cost: [0, 1, 2, 5],
  blood: [0, 1, 2, 5],
  tokens: [0, 1, 2],
  pool: [1],
  deployed: [8],
  power: [12],
  total: [15],
  bloodPower: [0, 4],
  knife: [0, 3],
  scores: [[5, 7, 4]],
  bids: [[2, 1]],
  influence: [0, 1],
  alliance: [0, 9],
  drained: [0, 3],
  bonus: [0, 2],
  relic: RELIC_IDS,
  relics: [RELIC_IDS],
  diablerie: [0, -2],
  location: LOCATION_IDS,
  ally: ALLY_IDS,
  clan: CLAN_IDS,
  clans: [CLAN_IDS],
  faceUp: [true, false],
  frenzy: [true, false],
  included: [true, false],
  open: [true, false],
  cloak: [true, false],
  token: STAY_OR_WITHDRAW,
  choice: ['skip', 'steal', 'move-half', 'lose-influence', 'give-influence'],
  why: ['rounds', 'last-one-left'],
  by: ['to-submission', 've-forestall'],
  source: [...SOURCES_OF_THINGS, 'ma-mesmerize', 'al-talley', 're-ferrymans-key', 'pl-the-collar'],
  card: CLAN_CARD_IDS,
  cards: LISTS,
  kept: LISTS,
  shown: [[], ...LISTS],
  returned: ['br-hunt', null],
};

/** Facts that have special values in one kind of happening. */
const OWN_FACTS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'place-laid': { place: PLACE_IDS },
  drew: { cards: [[], ...LISTS] },
  undrained: { card: [...ALLY_IDS, 'victim'] },
  drained: { card: [...ALLY_IDS, 'victim'] },
  effect: { card: [...CLAN_CARD_IDS, ...ALLY_IDS] },
  included: { card: ['br-hunt', 'al-sgt-mctavish'] },
  played: { card: ['br-hunt', 'br-bloody-fury'], location: ['loc-1', 'loc-haven'] },
  spent: { to: ['loc-2', null], location: ['loc-1'] },
  lost: { to: ['loc-2', null] },
  immune: { source: CLAN_CARD_IDS },
  influence: { amount: [-1, 1, 3] },
  'blood-shifted': { to: LOCATION_IDS },
  'nobody-there': { ally: ['al-portia', null] },
  tokens: { withdraw: [[2], [2, 3]] },
  withdrew: { to: LOCATION_IDS, cards: [[], ...LISTS] },
  'withdrew-to-hand': { cards: [[], ...LISTS] },
  'card-moved': { to: LOCATION_IDS, card: ['br-hunt', 'br-bloody-fury'] },
  'power-changed': { source: ['ga-wolf-companion'], location: ['loc-1'] },
  power: { cards: [['br-hunt'], [null]], powers: [[3]], location: ['loc-1'] },
  revealed: { cards: [['br-hunt', 'ga-hunt'], ['br-hunt']], seats: [[0, 1]] },
  won: { tie: ['none', 'order', 'ally'] },
  score: { eliminated: [true, false], relic: [0, 2], influence: [9], team: ['none', 'C'], together: [14] },
};

const TEXTS = testLocales(vendetta, {
  folder: join(import.meta.dirname, '..'),
  verbs: VERBS,
  objects: OBJECTS,
  reasons: REASONS,
  things: {
    card: { ids: CARDS, parts: ['text'] },
    clan: { ids: CLAN_IDS, parts: ['text'] },
    location: { ids: LOCATION_IDS, parts: ['at', 'to', 'from'] },
    victim: { ids: VICTIM_IDS, parts: [] },
    type: { ids: CARD_TYPES, parts: [] },
    phase: { ids: PHASES, parts: [] },
    stage: { ids: STAGES, parts: [] },
    token: { ids: STAY_OR_WITHDRAW, parts: [] },
    piece: { ids: Object.keys(PIECES), parts: [] },
    score: { ids: SCORE, parts: [] },
    earned: { ids: EARNED, parts: [] },
    kind: { ids: ['vampire', 'human'], parts: [] },
    term: { ids: TERMS, parts: ['text'] },
  },
  others: ['source', 'score', 'blood', 'influence', 'cards', 'mild-card-br-f-the-system'],
  surroundings: SURROUNDINGS,
  facts: FACTS,
  ownFacts: OWN_FACTS,
  // A card played face up is heard by everybody.
  canBeHeard: (_, { faceUp, card }) => !(faceUp === true && card === undefined),
  matches: SETTINGS,
  clauses: 274,
  standing,
});

describe.each(TEXTS)('in $language', (text) => {
  it('the cards have the names in the component tables', () => {
    const names = componentNames(text.language);
    expect(names.size).toBe(7 + 63 + 30 + 35 + 4 + 7 + 8 + 8);
    for (const [id, name] of names) {
      const type = typeOf(id);
      expect(plain(text.thing(type, id)), id).toBe(name);
    }
  });

  it('section 7.2: with milder card names, no sentence contains a swear word', () => {
    const [, ...milder] = /`br-f-the-system` is called “([^”]+)” \(“([^”]+)”, “([^”]+)”\)/.exec(RULES) ?? [];
    const name = milder[LANGUAGES.indexOf(text.language)]?.replace(/\s+/, ' ') ?? '';
    const sources = sourcesOf(join(import.meta.dirname, '..'), 'locales')[text.language];
    const mild = createText({ language: text.language, sources, names: ['Ada'], mild: true });
    expect(plain(mild.thing('card', 'br-f-the-system'))).toBe(name);
    expect(plain(mild.label('plan-action', 'play:br-f-the-system'))).toContain(name);
    for (const card of CLAN_CARD_IDS)
      expect(plain(mild.thing('card', card) + mild.label('plan-action', `play:${card}`))).not.toContain('*');
  });

  it('a card played face down is named only to viewers who know it', () => {
    const played = {
      kind: 'played',
      seat: 0,
      owner: 0,
      location: 'loc-haven',
      faceUp: false,
      cost: 1,
      source: 'planning',
      watcher: null,
    };
    const unseen = {
      en: 'Ada plays a card face down at the Prince’s Haven for 1 blood.',
      pl: 'Ada dokłada zakrytą kartę do Schronienia Księcia za 1 żeton krwi.',
      cs: 'Ada přikládá kartu rubem nahoru k Princovu útočišti za 1 žeton krve.',
    };
    const seen = {
      en: 'Ada plays Bloody Fury face down at the Prince’s Haven for 1 blood.',
      pl: 'Ada dokłada zakrytą kartę Krwawa furia do Schronienia Księcia za 1 żeton krwi.',
      cs: 'Ada přikládá Krvavou zuřivost rubem nahoru k Princovu útočišti za 1 žeton krve.',
    };
    expect(told(text, played)).toBe(unseen[text.language]);
    expect(told(text, { ...played, card: 'br-bloody-fury' })).toBe(seen[text.language]);
  });

  it('staying and withdrawing have a singular and a plural', () => {
    const oneEach = {
      en: 'Staying: Ada. Withdrawing: Ben.',
      pl: 'Zostaje: Ada. Wycofuje się: Ben.',
      cs: 'Zůstává: Ada. Ustupuje: Ben.',
    };
    const several = {
      en: 'Staying: Ada and Ben. Withdrawing: Cyd and Dan.',
      pl: 'Zostają: Ada i Ben. Wycofują się: Cyd i Dan.',
      cs: 'Zůstávají: Ada a Ben. Ustupují: Cyd a Dan.',
    };
    const tokens = { kind: 'tokens', location: 'loc-1' };
    expect(told(text, { ...tokens, stay: [0], withdraw: [1] })).toBe(oneEach[text.language]);
    expect(told(text, { ...tokens, stay: [0, 1], withdraw: [2, 3] })).toBe(several[text.language]);
  });

  it('sentences about cards turned up name the owner, and have a singular', () => {
    const revealed = { kind: 'revealed', location: 'loc-1' };
    const both = {
      en: 'Turned up at the Rack: Hunt (Ada) and Hunt (Ben).',
      pl: 'Żerowisko, odkryte karty: Łowy (Ada) i Łowy (Ben).',
      cs: 'Loviště, odhalené karty: Lov (Ada) a Lov (Ben).',
    };
    const one = {
      en: 'Turned up at the Rack: Hunt (Ben).',
      pl: 'Żerowisko, odkryta karta: Łowy (Ben).',
      cs: 'Loviště, odhalená karta: Lov (Ben).',
    };
    expect(told(text, { ...revealed, cards: ['br-hunt', 'ga-hunt'], seats: [0, 1] })).toBe(
      both[text.language],
    );
    expect(told(text, { ...revealed, cards: ['ga-hunt'], seats: [1] })).toBe(one[text.language]);
    const withdrew = { kind: 'withdrew', seat: 0, location: 'loc-2', to: 'loc-1', cloak: true, blood: 0 };
    const mixed = {
      en: 'Ada withdraws from the Asylum to the Rack with Hunt (2 cards in all) under Cloak of Shadows.',
      pl: 'Ada wycofuje się z Azylu na Żerowisko i zabiera Łowy (razem 2); pozwala na to Płaszcz cieni.',
      cs: 'Ada ustupuje z Azylu na Loviště a bere s sebou Lov (celkem 2); kryje to Plášť stínů.',
    };
    expect(told(text, { ...withdrew, cards: ['no-hunt'], count: 2 })).toBe(mixed[text.language]);
  });

  it('a withdrawal without cards takes none to hand', () => {
    const withdrew = { kind: 'withdrew-to-hand', seat: 0, location: 'loc-haven', blood: 2 };
    const bare = {
      en: 'Ada withdraws from the Prince’s Haven: no card back to hand, 2 blood back to the pool.',
      pl: 'Ada wycofuje się ze Schronienia Księcia: bez kart, krew do puli: 2.',
      cs: 'Ada ustupuje z Princova útočiště: bez karet, krev do zásoby: 2.',
    };
    const shown: readonly string[] = [];
    expect(told(text, { ...withdrew, count: 0, shown })).toBe(bare[text.language]);
    expect(told(text, { ...withdrew, count: 0, cards: [], shown })).toBe(bare[text.language]);
  });

  it('a card’s effect on itself does not name the card twice', () => {
    const turned = { kind: 'turned-down', seat: 0, location: 'loc-1', card: 'tr-ready' };
    expect(told(text, { ...turned, source: 'tr-ready' })).not.toContain('(');
    expect(told(text, { ...turned, source: 'ma-auction-of-blood' })).toContain('(');
  });

  it('blood that does not move is not counted (VV-9.3, VV-9.5)', () => {
    const moved = { seat: 0, amount: 0, asked: 2, before: 0, after: 0, source: 'br-hunt' };
    for (const kind of ['gained', 'lost', 'stolen']) {
      const heard = { ...moved, kind, cause: 1, thief: 1, to: null };
      expect(told(text, heard)).not.toMatch(/\d/);
      expect(told(text, { ...heard, amount: 2 })).toMatch(/2/);
    }
  });

  it('VV-8.17 an eliminated seat has no score, only its place and its team', () => {
    const standing = { kind: 'score', seat: 1, place: 4, total: 0, influence: 0, alliance: 0, drained: 0 };
    const out = { ...standing, bonus: 0, relic: 0, diablerie: 0, eliminated: true, team: 'A', together: 9 };
    const alone = { en: '4. Ben: eliminated.', pl: '4. Ben: poza grą.', cs: '4. Ben: mimo hru.' };
    const team = {
      en: '4. Ben: eliminated; team A: 9.',
      pl: '4. Ben: poza grą; drużyna A: 9.',
      cs: '4. Ben: mimo hru; tým A: 9.',
    };
    expect(told(text, { ...out, team: 'none' })).toBe(alone[text.language]);
    expect(told(text, out)).toBe(team[text.language]);
    expect(told(text, { ...out, eliminated: false })).toMatch(/0 \(|0 Influence/);
  });

  it('waiting for one or several players has a singular and a plural', () => {
    const bids = {
      en: ['Bidding: Ada.', 'Bidding: Ada and Ben.'],
      pl: ['Licytuje: Ada.', 'Licytują: Ada i Ben.'],
      cs: ['Draží: Ada.', 'Draží: Ada a Ben.'],
    };
    const waits = [[0], [0, 1]].map((seats) => plain(text.wait('auction-bid', seats, {})));
    expect(waits.map((words) => words.replaceAll('\u00A0', ' '))).toEqual(bids[text.language]);
  });

  it('the power of a seat is spelled out', () => {
    const power = {
      kind: 'power',
      location: 'loc-1',
      seat: 1,
      rank: 1,
      total: 15,
      cards: ['br-bloody-fury', 'br-punks-posse'],
      powers: [4, 6],
      blood: 2,
      bloodPower: 2,
      knife: 3,
    };
    const known = {
      en: '1. Ben: power 15; Bloody Fury and Punk’s Posse: 4 and 6; blood: 2; Knife of the Faithless: 3.',
      pl: '1. Ben: siła 15; Krwawa furia i Banda punków: 4 i 6; krew: 2; Nóż Niewiernych: 3.',
      cs: '1. Ben: síla 15; Krvavá zuřivost a Parta punkerů: 4 a 6; krev: 2; Nůž nevěrných: 3.',
    };
    const hidden = {
      en: '1. Ben: power 0; cards: 0.',
      pl: '1. Ben: siła 0; karty: 0.',
      cs: '1. Ben: síla 0; karty: 0.',
    };
    expect(told(text, power)).toBe(known[text.language]);
    const faceDown = { ...power, total: 0, cards: [null], powers: [0], blood: 0, bloodPower: 0, knife: 0 };
    expect(told(text, faceDown)).toBe(hidden[text.language]);
    const bloodOnly = { ...power, total: 2, cards: [], powers: [], knife: 0 };
    const blood = { en: 'power 2; blood: 2.', pl: 'siła 2; krew: 2.', cs: 'síla 2; krev: 2.' };
    expect(told(text, bloodOnly)).toBe(`1. Ben: ${blood[text.language]}`);
  });
});

it('the rules list every decision with its options', () => {
  const rows = RULES.matchAll(/^\| VV-D\d+ \| `([\w-]+)` \|(.+)$/gm);
  const listed = new Map([...rows].map(([, step = '', row = '']) => [step, row]));
  expect([...listed.keys()]).toEqual(Object.keys(VERBS));
  for (const [step, verbs] of Object.entries(VERBS)) {
    const named = [...(listed.get(step) ?? '').matchAll(/`([\w-]+)(?::[^`]*)?`/g)].map(([, verb]) => verb);
    expect([...new Set(named)].sort(), step).toEqual([...verbs].sort());
  }
});

/** Section 7 of the rules: the name of each component. */
function componentNames(language: Language): Map<string, string> {
  const column = LANGUAGES.indexOf(language);
  const rows = RULES.matchAll(
    /^\| `([a-z0-9-]+)` \| (?:[A-Z]{2}\d\d★? \| )?([^|]+) \| ([^|]+) \| ([^|]+) \| ?.*$/gm,
  );
  const named = [...rows].filter(([, id = '']) => typeOf(id) !== '');
  return new Map(named.map(([, id = '', ...names]) => [id, names[column] ?? '']));
}

function typeOf(id: string): string {
  if ((CARDS as readonly string[]).includes(id)) return 'card';
  if ((CLAN_IDS as readonly string[]).includes(id)) return 'clan';
  if ((LOCATION_IDS as readonly string[]).includes(id)) return 'location';
  if (VICTIM_IDS.includes(id)) return 'victim';
  return id in PIECES ? 'piece' : '';
}

/** A log line with plain spaces. */
function told(text: GameText, heard: Heard): string {
  return plain(text.narrate(heard) ?? '').replaceAll('\u00A0', ' ');
}
