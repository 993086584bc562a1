import { readdirSync, readFileSync } from 'node:fs';
import {
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
import { CHARACTER_IDS, CHARACTERS, PARTIES } from '../cards/characters.ts';
import { COLOURS } from '../cards/colours.ts';
import { GREEN_IDS } from '../cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { REASONS } from '../rules/choices.ts';
import type { Prevention, Source } from '../rules/happenings.ts';
import { OUTCOMES } from '../rules/state.ts';
import { hearing } from '../secrets.ts';
import { DECISIONS } from './branches.ts';

const SOURCES = Object.fromEntries(
  LANGUAGES.map((language) => [language, [read(`../locales/${language}.ftl`)]]),
) as Record<Language, string[]>;
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'];
const TEXTS = LANGUAGES.map((language): GameText => {
  const onError = (error: Error) => {
    throw error;
  };
  return createText({ language, sources: SOURCES[language], names: NAMES, onError });
});

/** What can be answered to each decision, and what can only be barred there. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  ...DECISIONS,
  end: [...DECISIONS.end, 'attack'],
};

const OBJECTS: Readonly<Record<string, string>> = {
  seat: '2',
  card: 'crossbow',
  give: 'snare',
  place: 'chapel',
};

const OPEN_IDS = [...BLUE_IDS, ...RED_IDS];
const PREVENTIONS = [
  'shield-of-light',
  'thick-fur',
  'raven-amulet',
  'oak-charm',
] as const satisfies readonly Prevention[];
const DAMAGE_SOURCES: readonly Source[] = ['attack', 'counter', 'ability', 'enchanted-tree', 'prophecy'];
const SEAT_COLOURS = ['yellow', 'green', 'grey', 'brown', 'red', 'orange', 'black', 'violet'];

/** The goals that the rules can name as met. */
const GOALS = [
  ...new Set([...read('../rules/goals.ts').matchAll(/'(LN-13\.\d+)'/g)].map(([, goal = '']) => goal)),
];

it('says the same in every language', () => {
  expect(differences(SOURCES)).toEqual([]);
});

it('has every message that the game needs, and no other', () => {
  const needed = new Set([
    'game',
    'source',
    'preset-classic-evening',
    'advice-experienced',
    ...Object.entries(OPTIONS).flatMap(([key, spec]) => [
      `option-${key}`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `option-${key}-${value}`) : []),
    ]),
    ...decisionSteps().map((step) => `decision-${step}`),
    ...Object.entries(VERBS).flatMap(([step, verbs]) => verbs.map((verb) => labelId(step, verb))),
    ...REASONS.map((reason) => `reason-${reason}`),
    ...Object.keys(hearing).map((kind) => `log-${kind}`),
    ...GOALS.map((goal) => `goal-${goal.replace('.', '-')}`),
    ...PREVENTIONS.map((prevention) => `prevention-${prevention}`),
    ...PARTIES.map((party) => `party-${party}`),
    ...COLOURS.map((colour) => `deck-${colour}`),
    ...SEAT_COLOURS.map((colour) => `seat-colour-${colour}`),
    ...PLACE_IDS.map((place) => `place-${place}`),
    ...CHARACTER_IDS.map((character) => `character-${character}`),
    ...[...GREEN_IDS, ...OPEN_IDS].map((card) => `card-${card}`),
    ...wordsUsed(),
  ]);
  const there = new Set(shapesOf(SOURCES.en).keys());
  expect([...needed].filter((id) => !there.has(id))).toEqual([]);
  expect([...there].filter((id) => !needed.has(id))).toEqual([]);
});

it('has every part of every thing', () => {
  const shapes = shapesOf(SOURCES.en);
  const parts = (prefix: string, ids: readonly string[], ...attributes: string[]) => {
    for (const id of ids)
      expect(Object.keys(shapes.get(`${prefix}-${id}`)?.attributes ?? {}), `${prefix}-${id}`).toEqual(
        attributes,
      );
  };
  parts('option', Object.keys(OPTIONS), 'help');
  parts('decision', decisionSteps(), 'wait');
  parts('place', PLACE_IDS, 'to', 'at', 'text');
  parts('character', CHARACTER_IDS, 'title', 'ability', 'text', 'goal');
  parts('card', [...GREEN_IDS, ...OPEN_IDS], 'text');
  parts('party', PARTIES, 'plural', 'plural-gen');
  parts('deck', COLOURS, 'plural');
});

it('tells parties and initial letters as the components do', () => {
  for (const text of TEXTS)
    for (const id of CHARACTER_IDS) {
      const name = plain(text.thing('character', id));
      expect(name[0]).toBe(CHARACTERS[id].letter);
      expect(text.thing('character', id, 'title')).toBe(
        `${name} (${text.plain(`party-${CHARACTERS[id].party}`)})`,
      );
    }
});

describe.each(TEXTS)('in $language', (text) => {
  it('every decision and every option can be said, with and without what surrounds it', () => {
    for (const step of decisionSteps())
      for (const facts of [{}, SURROUNDINGS]) {
        readable(text.decision(step, facts));
        readable(text.wait(step, [1], facts));
        for (const verb of VERBS[step] ?? []) readable(text.label(step, optionOf(verb), facts));
      }
  });

  it('every reason can be said', () => {
    for (const reason of REASONS) readable(text.reason({ id: `reason-${reason}` }));
  });

  it('every happening can be told, whatever of it is heard', () => {
    for (const [kind, line] of Object.entries(hearing))
      for (const facts of variationsOf(kind, line)) {
        const told = text.narrate({ kind, ...facts });
        if (told === null) expect(kind).toBe('hit');
        else readable(told);
      }
  });

  it('every thing reads well under every option', () => {
    for (const options of everyOption()) {
      for (const id of [...GREEN_IDS, ...OPEN_IDS]) readable(text.thing('card', id, 'text', options));
      for (const id of CHARACTER_IDS)
        for (const part of ['text', 'goal']) readable(text.thing('character', id, part, options));
    }
  });

  it('the outcome that is heard most reads as in the rules', () => {
    const words = { en: '“Nothing happened.”', pl: '„Nic się nie stało”.', cs: '„Nic se nestalo.“' };
    const heard = { kind: 'prophecy', giver: 0, receiver: 1, outcome: 'nothing', amount: 0, equipment: null };
    expect(plain(text.narrate(heard) ?? '')).toBe(`Ben: ${words[text.language]}`);
    const known = plain(text.narrate({ ...heard, card: 'silver-lash' }) ?? '');
    expect(known).toBe(`Ben: ${words[text.language]} (${plain(text.thing('card', 'silver-lash'))})`);
  });

  it('an attack is spelled out', () => {
    const hit = { kind: 'hit', attacker: 0, victim: 1, base: 2, lance: 0, attackerCloak: 0, prevented: null };
    const words = {
      en: 'Ben: 2, +1 claws, −1 cloak = 2.',
      pl: 'Ben: 2, +1 pazury, −1 płaszcz = 2.',
      cs: 'Ben: 2, +1 drápy, −1 plášť = 2.',
    };
    expect(plain(text.narrate({ ...hit, claws: 1, victimCloak: 1, amount: 2 }) ?? '')).toBe(
      words[text.language],
    );
    expect(text.narrate({ ...hit, claws: 0, victimCloak: 0, amount: 2 })).toBeNull();
    const dice = { kind: 'attacked', attacker: 0, victims: [1], d6: 3, d4: 4, base: 1, how: 'attack' };
    expect(plain(text.narrate(dice) ?? '')).toContain(': 4 − 3 = 1.');
  });
});

it('whole games can be told and played in every language', () => {
  const pools = ['first', 'vortex', 'all'];
  for (let game = 0; game < 12; game++)
    tellGame(4 + (game % 5), { characters: pools[game % 3], cards: game % 2 ? 'classic' : 'kosmos' }, game);
});

describe('the rules', () => {
  const [english = new Map(), ...others] = ['', '.pl', '.cs'].map((tail) =>
    clausesOf(read(`../../../../docs/rules/lovci-noci${tail}.md`)),
  );

  it('have the same clauses in every language', () => {
    expect(english.size).toBe(259);
    for (const clauses of others) expect([...clauses.keys()]).toEqual([...english.keys()]);
  });

  it('name the same clauses, decisions and options in every language', () => {
    for (const clauses of others)
      for (const [id, text] of clauses) expect(namesIn(text), id).toEqual(namesIn(english.get(id) ?? ''));
  });

  it('hold the clause of every decision', () => {
    for (const work of Object.values(lovciNoci.work))
      if (typeof work !== 'function') expect(english.has(work.clause), work.clause).toBe(true);
  });
});

function clausesOf(rules: string): Map<string, string> {
  return new Map(
    [...rules.matchAll(/^- \*\*(LN-\d+\.\d+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => [id, text]),
  );
}

/** Clauses referred to, and words of the program. What stands in <brackets> is for reading. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/LN-\d+(?:\.\d+)?|`[^`]+`/g)].map(([name]) => name.replace(/<.+>/, ''));
  return [...new Set(names)].sort();
}

/** Plays at random; every viewer reads everything there is to read. */
function tellGame(seats: number, given: Facts, game: number): void {
  const resolved = resolveOptions(lovciNoci, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(lovciNoci, { seats, options: resolved.options, seed: `told ${game}` });
  const random = new Random(`told ${game}`);
  const viewers: Viewer[] = ['spectator', 'everything', ...Array.from({ length: seats }, (_, seat) => seat)];
  while (!match.position.over) {
    for (const happening of match.collect())
      for (const viewer of viewers) {
        const heard = match.hear(happening, viewer);
        for (const text of heard ? TEXTS : []) readable(text.narrate(heard ?? { kind: '' }) ?? 'silent');
      }
    const { asked } = match.position;
    if (asked === null) throw new Error('nobody is asked');
    const next = asked.answers.indexOf(null);
    const seat = asked.seats[next];
    const ask = asked.asks[next];
    if (seat === undefined || ask === undefined) throw new Error('everybody has answered');
    const { step } = asked.frame;
    const barred = match.view(seat).asked?.mine?.barred ?? [];
    const options = [...('options' in ask ? ask.options : []), ...barred.map(({ option }) => option)];
    for (const option of options) {
      expect(VERBS[step], `${step} knows ${option}`).toContain(verbOf(option));
      for (const text of TEXTS) readable(text.label(step, option, { ...asked.frame }));
    }
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
}

/** Words without any trace of a message that was not filled in. */
function readable(marked: string): void {
  expect(plain(marked)).not.toMatch(/[{}$\uE000-\uE002]|\bunknown\b|\bnone\b|undefined|null|^$| {2}| [,.]/);
}

function decisionSteps(): string[] {
  return Object.entries(lovciNoci.work).flatMap(([step, work]) => (typeof work === 'function' ? [] : [step]));
}

function labelId(step: string, verb: string): string {
  const own = `answer-${step}-${verb}`;
  return TEXTS[0]?.has(own) ? own : `answer-${verb}`;
}

function optionOf(verb: string): OptionId {
  return verb in OBJECTS ? `${verb}:${OBJECTS[verb]}` : verb;
}

/** What a decision is told besides its name, when a face knows it. */
const SURROUNDINGS: Facts = {
  character: 'gregor',
  card: 'true-face',
  place: 'chapel',
  cw: 'enchanted-tree',
  ccw: 'well-of-wisdom',
  effect: 'heal',
  first: 6,
  second: 7,
  from: 3,
  attacker: 3,
  victim: 3,
};

/** What the facts of happenings can be. */
const FACTS: Readonly<Record<string, readonly unknown[]>> = {
  start: [0],
  seat: [0],
  target: [1, null],
  loser: [0],
  from: [1],
  to: [2],
  giver: [0],
  receiver: [1],
  attacker: [0],
  victim: [1],
  victims: [[1], [1, 2], [1, 2, 3]],
  cause: [2],
  killer: [2, null],
  winners: [[], [1], [1, 2]],
  round: [1, 12],
  count: [1, 2, 5],
  cards: [1, 3, 7],
  extra: [true, false],
  again: [true, false],
  forced: [true, false],
  d6: [2, 5],
  d4: [2, 4],
  die: [4, null],
  base: [0, 2],
  claws: [0, 2],
  lance: [0, 2],
  attackerCloak: [0, 1],
  victimCloak: [0, 1],
  amount: [0, 1, 2, 5],
  before: [3],
  after: [3, 7],
  place: [...PLACE_IDS, null],
  colour: COLOURS,
  character: CHARACTER_IDS,
  outcome: OUTCOMES,
  goal: GOALS,
  why: ['goal', 'rounds'],
  source: [...DAMAGE_SOURCES, 'grave-spider'],
  by: PREVENTIONS,
  prevented: [...PREVENTIONS, null],
  equipment: ['crossbow'],
  card: OPEN_IDS,
  how: ['attack'],
};

/** Where one kind of happening has its own values for a fact. */
const OWN_FACTS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  moved: { how: ['roll', 'compass', 'step', 'free'], place: PLACE_IDS },
  skipped: { place: PLACE_IDS },
  transferred: { how: ['stolen', 'given', 'robbed', 'looted'] },
  attacked: { how: ['attack', 'counter', 'repeat'], d6: [2, 5, null] },
  'drew-prophecy': { card: GREEN_IDS },
  'prophecy-passed': { card: GREEN_IDS },
  prophecy: { card: ['silver-lash'], character: ['elena'] },
  'duel-rolled': { target: [1] },
  'prayer-rolled': { target: [1] },
  chose: { target: [1] },
  voided: { by: [1] },
};

/** Every combination of what the facts of a happening can be, and of the secret ones being heard or not. */
function variationsOf(kind: string, line: Readonly<Record<string, unknown>>): Facts[] {
  return Object.entries(line).reduce<Facts[]>(
    (facts, [fact, who]) => {
      const values = OWN_FACTS[kind]?.[fact] ?? FACTS[fact];
      if (values === undefined) throw new Error(`what can the fact ${fact} of ${kind} be?`);
      const heard = who === 'everybody' || kind === 'dealt' ? values : [...values, undefined];
      return facts.flatMap((some) => heard.map((value) => ({ ...some, [fact]: value })));
    },
    [{}],
  );
}

/** Each value of each option once, among nothing else. */
function everyOption(): Facts[] {
  const single = Object.entries(OPTIONS).flatMap(([key, spec]) =>
    spec.kind === 'choice' ? spec.values.map((value) => ({ [key]: value })) : [],
  );
  return [{}, ...single];
}

/** Messages that the faces of the game name in their code. */
function wordsUsed(): string[] {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(test|node_modules)\//.test(file));
  const named = code.flatMap((file) => [...read(`../${file}`).matchAll(/'(word-[\w-]+)'/g)]);
  return [...new Set(named.map(([, id = '']) => id))];
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
