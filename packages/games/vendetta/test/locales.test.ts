import { readdirSync, readFileSync } from 'node:fs';
import {
  type Heard,
  Match,
  type OptionId,
  Random,
  randomAnswer,
  resolveOptions,
  type Viewer,
  verbOf,
} from '@nokturn/engine';
import { createText, type Facts, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { differences, shapesOf } from '@nokturn/text/check';
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
import { OPTIONS } from '../options.ts';
import { REASONS } from '../rules/choices.ts';
import { PHASES, STAGES } from '../rules/state.ts';
import { hearing } from '../secrets.ts';
import { SETTINGS } from './trials.ts';

const SOURCES = Object.fromEntries(
  LANGUAGES.map((language) => [language, [read(`../locales/${language}.ftl`)]]),
) as Record<Language, string[]>;
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eva', 'Fay'];
const TEXTS = LANGUAGES.map((language): GameText => {
  const onError = (error: Error) => {
    throw error;
  };
  return createText({ language, sources: SOURCES[language], names: NAMES, onError });
});

/** Section 5 of the rules: what can be answered to each decision; an amount has no options. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  'choose-clan': ['clan'],
  'choose-relic': ['relic'],
  'hand-keep': ['keep', 'give'],
  'hand-return': ['return'],
  'plan-action': ['play', 'drain', 'look', 'relic'],
  'plan-location': ['location'],
  'plan-facing': ['face-up', 'face-down'],
  'plan-blood': ['blood', 'drain'],
  'plan-diablerie': [],
  'plan-end': ['end', 'drain', 'look', 'relic'],
  'drain-which': ['card'],
  'look-which': ['look'],
  'relic-planning': ['card', 'location', 'move'],
  'relic-start-resolution': ['use', 'not-now'],
  'withdraw-look': ['look', 'done'],
  'stay-or-withdraw': ['stay', 'withdraw'],
  'relic-mask': ['switch', 'keep'],
  'cloak-use': ['regular', 'cloak'],
  'friends-blood': [],
  'one-step-ahead': ['turn-up', 'leave'],
  'reveal-order': ['card'],
  'curfew-choice': ['skip', 'steal'],
  'forestall-card': ['card'],
  'auction-bid': [],
  'auction-flip': ['card'],
  'prep-order': ['card'],
  'mesmerize-target': ['seat'],
  'chaos-card': ['card', 'done'],
  'assault-card': ['card', 'done'],
  'backstab-blood': [],
  'move-to-haven': ['move', 'leave'],
  vanish: ['withdraw', 'stay'],
  fearless: ['swap', 'no'],
  artifacts: ['spend', 'turn-down'],
  'tremere-spend': ['spend', 'no'],
  'tyrant-choice': ['move-half', 'lose-influence'],
  'relic-knife': ['use', 'not-now'],
  'frenzy-replace': ['ready', 'ward', 'drain'],
  'after-order': ['card'],
  'ventrue-hunt': ['steal', 'give-influence'],
  'mist-target': ['location', 'none'],
  'succubus-blood': [],
  'bane-return': ['card'],
  'team-include': ['include', 'leave-out'],
};

const AMOUNTS = ['0', '1', '3', '5', '12'];
const SPOTS = ['loc-1.2.0', 'loc-haven.0.4'];

/** What an option can be about: by step and verb, or by verb wherever it is asked. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  clan: CLAN_IDS,
  seat: ['2'],
  card: CLAN_CARD_IDS,
  location: LOCATION_IDS,
  play: CLAN_CARD_IDS,
  give: CLAN_CARD_IDS,
  return: CLAN_CARD_IDS,
  'face-up': AMOUNTS,
  'face-down': AMOUNTS,
  blood: AMOUNTS,
  spend: AMOUNTS,
  'move-half': AMOUNTS,
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

it('says the same in every language', () => {
  expect(differences(SOURCES)).toEqual([]);
});

/** Words that the faces of a game share out among themselves as they need them. */
const WORDS = /^(word|term)-/;

it('has every message that the game needs, and no other', () => {
  const needed = new Set([
    'game',
    'source',
    'score',
    'blood',
    'influence',
    'cards',
    ...Object.entries(OPTIONS).flatMap(([key, { values }]) => [
      `option-${key}`,
      ...values.map((value) => `option-${key}-${value}`),
    ]),
    ...decisionSteps().map((step) => `decision-${step}`),
    ...Object.entries(VERBS).flatMap(([step, verbs]) => verbs.map((verb) => labelId(step, verb))),
    ...REASONS.map((reason) => `reason-${reason}`),
    ...Object.keys(hearing).map((kind) => `log-${kind}`),
    ...CARDS.map((card) => `card-${card}`),
    ...CLAN_IDS.map((clan) => `clan-${clan}`),
    ...LOCATION_IDS.map((location) => `location-${location}`),
    ...VICTIM_IDS.map((victim) => `victim-${victim}`),
    ...CARD_TYPES.map((type) => `type-${type}`),
    ...PHASES.map((phase) => `phase-${phase}`),
    ...STAGES.map((stage) => `stage-${stage}`),
    ...STAY_OR_WITHDRAW.map((token) => `token-${token}`),
    ...Object.keys(PIECES).map((piece) => `piece-${piece}`),
    ...SCORE.map((part) => `score-${part}`),
    ...EARNED.map((how) => `earned-${how}`),
    'kind-vampire',
    'kind-human',
    ...wordsUsed(),
  ]);
  const there = new Set(shapesOf(SOURCES.en).keys());
  expect([...needed].filter((id) => !there.has(id))).toEqual([]);
  expect([...there].filter((id) => !needed.has(id) && !WORDS.test(id))).toEqual([]);
});

it('knows every decision of the rules', () => {
  expect(Object.keys(VERBS).sort()).toEqual(decisionSteps().sort());
});

it('has every part of every thing', () => {
  const shapes = shapesOf(SOURCES.en);
  const parts = (prefix: string, ids: readonly string[], ...attributes: string[]) => {
    for (const id of ids)
      expect(Object.keys(shapes.get(`${prefix}-${id}`)?.attributes ?? {}), `${prefix}-${id}`).toEqual(
        expect.arrayContaining(attributes),
      );
  };
  parts('option', Object.keys(OPTIONS), 'help');
  parts('decision', decisionSteps(), 'wait');
  parts('card', CARDS, 'text');
  parts('clan', CLAN_IDS, 'text');
  parts('location', LOCATION_IDS, 'at', 'to', 'from');
  for (const [id, { attributes }] of shapes)
    if (id.startsWith('term-')) expect(Object.keys(attributes), id).toEqual(['text']);
});

describe.each(TEXTS)('in $language', (text) => {
  it('every decision and every option can be said, with and without what surrounds it', () => {
    for (const step of decisionSteps())
      for (const facts of [{}, ...SURROUNDINGS]) {
        readable(text.decision(step, facts));
        for (const seats of [[1], [0, 1, 2]]) readable(text.wait(step, seats, facts));
        for (const option of optionsOf(step)) readable(text.label(step, option, facts));
      }
  });

  it('every reason can be said', () => {
    for (const reason of REASONS) readable(text.reason({ id: `reason-${reason}` }));
  });

  it('every happening can be told, whatever of it is heard', () => {
    for (const [kind, line] of Object.entries(hearing))
      for (const facts of variationsOf(kind, line)) readable(text.narrate({ kind, ...facts }) ?? '');
  });

  it('every card reads well under every option', () => {
    for (const options of everyOption())
      for (const id of CARDS) readable(text.thing('card', id, 'text', options));
  });

  it('the cards are called as the component tables say', () => {
    const names = componentNames(text.language);
    expect(names.size).toBe(7 + 63 + 30 + 35 + 4 + 7 + 8 + 8);
    for (const [id, name] of names) {
      const type = typeOf(id);
      expect(plain(text.thing(type, id)).replaceAll('’', "'"), id).toBe(name);
    }
  });

  it('a card played face down has a name only for those who know it', () => {
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
      pl: 'Ada dokłada zakrytą kartę w Schronieniu Księcia za 1 żeton krwi.',
      cs: 'Ada přikládá kartu rubem nahoru v Princově útočišti za 1 žeton krve.',
    };
    const seen = {
      en: 'Ada plays Bloody Fury face down at the Prince’s Haven for 1 blood.',
      pl: 'Ada dokłada Krwawą furię jako zakrytą w Schronieniu Księcia za 1 żeton krwi.',
      cs: 'Ada přikládá Krvavou zuřivost rubem nahoru v Princově útočišti za 1 žeton krve.',
    };
    expect(told(text, played)).toBe(unseen[text.language]);
    expect(told(text, { ...played, card: 'br-bloody-fury' })).toBe(seen[text.language]);
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

it.each(SETTINGS)(
  'a whole game can be told and played in every language: $name',
  ({ seats, options, name }) => {
    tellGame(seats, options, name);
  },
);

describe('the rules', () => {
  const [english = new Map(), ...others] = ['', '.pl', '.cs'].map((tail) =>
    clausesOf(read(`../../../../docs/rules/vendetta${tail}.md`)),
  );

  it('have the same clauses in every language', () => {
    expect(english.size).toBe(274);
    for (const clauses of others) expect([...clauses.keys()]).toEqual([...english.keys()]);
  });

  it('name the same clauses, decisions and options in every language', () => {
    for (const clauses of others)
      for (const [id, text] of clauses) expect(namesIn(text), id).toEqual(namesIn(english.get(id) ?? ''));
  });

  it('list every decision with its options', () => {
    const rows = read('../../../../docs/rules/vendetta.md').matchAll(/^\| VV-D\d+ \| `([\w-]+)` \|(.+)$/gm);
    const listed = new Map([...rows].map(([, step = '', row = '']) => [step, row]));
    expect([...listed.keys()]).toEqual(Object.keys(VERBS));
    for (const [step, verbs] of Object.entries(VERBS)) {
      const named = [...(listed.get(step) ?? '').matchAll(/`([\w-]+)(?::[^`]*)?`/g)].map(([, verb]) => verb);
      expect([...new Set(named)].sort(), step).toEqual([...verbs].sort());
    }
  });

  it('hold the clause of every decision', () => {
    const rulings = read('../../../../docs/rules/vendetta.md');
    for (const work of Object.values(vendetta.work))
      if (typeof work !== 'function')
        expect(english.has(work.clause) || rulings.includes(`| ${work.clause} |`), work.clause).toBe(true);
  });
});

function clausesOf(rules: string): Map<string, string> {
  return new Map(
    [...rules.matchAll(/^- \*\*(VV-\d+\.\d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => [id, text]),
  );
}

/** Clauses referred to, and words of the program. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/VV-R?\d+(?:\.\d+)?|`[^`]+`/g)].map(([name]) => name);
  return [...new Set(names)].sort();
}

/** Section 7 of the rules: what each component is called. */
function componentNames(language: Language): Map<string, string> {
  const column = LANGUAGES.indexOf(language);
  const rows = read('../../../../docs/rules/vendetta.md').matchAll(
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

/** Plays at random; every viewer reads everything there is to read. */
function tellGame(seats: number, given: Facts, seed: string): void {
  const resolved = resolveOptions(vendetta, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(vendetta, { seats, options: resolved.options, seed: `told ${seed}` });
  const random = new Random(`told ${seed}`);
  const viewers: Viewer[] = ['spectator', 'everything', ...Array.from({ length: seats }, (_, seat) => seat)];
  const tell = () => {
    for (const happening of match.collect())
      for (const viewer of viewers) {
        const heard = match.hear(happening, viewer);
        for (const text of heard ? TEXTS : []) readable(text.narrate(heard ?? { kind: '' }) ?? '');
      }
  };
  while (!match.position.over) {
    tell();
    const { asked } = match.position;
    if (asked === null) throw new Error('nobody is asked');
    const next = asked.answers.indexOf(null);
    const seat = asked.seats[next];
    const ask = asked.asks[next];
    if (seat === undefined || ask === undefined) throw new Error('everybody has answered');
    const { step, ...facts } = asked.frame;
    const { mine, seats: waiting } = match.view(seat).asked ?? {};
    const barred = mine?.barred ?? [];
    const options = [...('options' in ask ? ask.options : []), ...barred.map(({ option }) => option)];
    for (const text of TEXTS) {
      readable(text.decision(step, facts));
      readable(text.wait(step, waiting ?? null, facts));
      for (const { reason } of barred) readable(text.reason(reason));
    }
    for (const option of options) {
      expect(VERBS[step], `${step} knows ${option}`).toContain(verbOf(option));
      for (const text of TEXTS) readable(text.label(step, option, facts));
    }
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  tell();
}

/** A log line with plain spaces. */
function told(text: GameText, heard: Heard): string {
  return plain(text.narrate(heard) ?? '').replaceAll('\u00A0', ' ');
}

/** Words without any trace of a message that was not filled in. */
function readable(marked: string): void {
  expect(plain(marked)).not.toMatch(/[{}$\uE000-\uE002]|\bunknown\b|\bnone\b|undefined|null|^$| {2}| [,.;]/);
}

function decisionSteps(): string[] {
  return Object.entries(vendetta.work).flatMap(([step, work]) => (typeof work === 'function' ? [] : [step]));
}

function labelId(step: string, verb: string): string {
  const own = `answer-${step}-${verb}`;
  return TEXTS[0]?.has(own) ? own : `answer-${verb}`;
}

function optionsOf(step: string): OptionId[] {
  return (VERBS[step] ?? []).flatMap((verb) => {
    const objects = OBJECTS[`${step} ${verb}`] ?? OBJECTS[verb];
    return objects?.map((object) => `${verb}:${object}`) ?? [verb];
  });
}

/** What a decision is told besides its name, when a face knows it. */
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

/** What the facts of happenings can be. */
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
  amount: [1, 2, 5],
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

/** Where one kind of happening has its own values for a fact. */
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
  score: { relic: [0, 2], influence: [9] },
};

/** Every combination of what the facts of a happening can be, and of the secret ones being heard or not. */
function variationsOf(kind: string, line: Readonly<Record<string, unknown>>): Facts[] {
  const all = Object.entries(line).reduce<Facts[]>(
    (facts, [fact, who]) => {
      const values = OWN_FACTS[kind]?.[fact] ?? FACTS[fact];
      if (values === undefined) throw new Error(`what can the fact ${fact} of ${kind} be?`);
      const heard = who === 'everybody' ? values : [...values, undefined];
      return facts.flatMap((some) => heard.map((value) => ({ ...some, [fact]: value })));
    },
    [{}],
  );
  // What is played face up is heard by everybody.
  return all.filter(({ faceUp, card }) => !(faceUp === true && card === undefined));
}

/** Each value of each option once, among nothing else. */
function everyOption(): Facts[] {
  const single = Object.entries(OPTIONS).flatMap(([key, { values }]) =>
    values.map((value) => ({ [key]: value })),
  );
  return [{}, ...single];
}

/** Messages that the faces of the game name in their code. */
function wordsUsed(): string[] {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(test|node_modules)\//.test(file));
  const named = code.flatMap((file) => [...read(`../${file}`).matchAll(/'((?:word|term)-[\w-]+)'/g)]);
  return [...new Set(named.map(([, id = '']) => id))];
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
