import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '@nokturn/text';
import { testLocales } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, PARTIES } from '../cards/characters.ts';
import { COLOURS } from '../cards/colours.ts';
import { GREEN_IDS } from '../cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import { REASONS } from '../rules/choices.ts';
import type { Prevention, Source } from '../rules/happenings.ts';
import { OUTCOMES } from '../rules/state.ts';
import { standing } from '../standing-answers.ts';
import { DECISIONS } from './branches.ts';

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
  ...new Set(
    [
      ...readFileSync(new URL('../rules/goals.ts', import.meta.url), 'utf8').matchAll(
        /'(LN-13\.\d+(?:\/first)?)'/g,
      ),
    ].map(([, goal = '']) => goal),
  ),
];

const POOLS = ['first', 'vortex', 'all'];
/** The possible values of the facts of happenings. */
const FACTS: Readonly<Record<string, readonly unknown[]>> = {
  start: [0],
  opening: [true, false],
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
  moonstone: [true, false],
  d6: [2, 5],
  d4: [2, 4],
  die: [4, null],
  base: [0, 2],
  claws: [0, 2],
  lance: [0, 2],
  attackerCloak: [0, 1],
  victimCloak: [0, 1],
  amount: [0, 1, 2, 5],
  before: [0, 3, 7],
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

/** Facts that have special values in one kind of happening. */
const OWN_FACTS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'move-rolled': { how: ['roll', 'compass'] },
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

const TEXTS = testLocales(lovciNoci, {
  folder: join(import.meta.dirname, '..'),
  verbs: { ...DECISIONS, end: [...DECISIONS.end, 'attack'] },
  objects: { seat: ['2'], card: ['crossbow'], give: ['snare'], place: ['chapel'] },
  reasons: REASONS,
  things: {
    card: { ids: [...GREEN_IDS, ...OPEN_IDS], parts: ['text'] },
    character: { ids: CHARACTER_IDS, parts: ['title', 'ability', 'text', 'goal'] },
    place: { ids: PLACE_IDS, parts: ['to', 'at', 'text'] },
    party: { ids: PARTIES, parts: ['plural', 'plural-gen'] },
    deck: { ids: COLOURS, parts: ['plural'] },
    goal: { ids: GOALS.map((goal) => goal.replace(/[./]/g, '-')), parts: [] },
    prevention: { ids: PREVENTIONS, parts: [] },
    'seat-colour': { ids: SEAT_COLOURS, parts: [] },
  },
  others: ['source', 'advice-experienced'],
  surroundings: [
    {
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
    },
  ],
  facts: FACTS,
  ownFacts: OWN_FACTS,
  // Anyone who hears of a deal hears all of it.
  canBeHeard: (kind, facts) => kind !== 'dealt' || !Object.values(facts).includes(undefined),
  silent: ['hit'],
  matches: Array.from({ length: 12 }, (_, i) => ({
    name: String(i),
    seats: 4 + (i % 5),
    options: { characters: POOLS[i % 3], cards: i % 2 ? 'classic' : 'kosmos' },
  })),
  clauses: 260,
  standing,
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
  it('the most frequent outcome reads as in the rules', () => {
    const words = { en: '“Nothing happened.”', pl: '„Nic się nie stało”.', cs: '„Nic se nestalo.“' };
    const heard = { kind: 'prophecy', giver: 0, receiver: 1, outcome: 'nothing', amount: 0, equipment: null };
    expect(plain(text.narrate(heard) ?? '')).toBe(`Ben: ${words[text.language]}`);
    const known = plain(text.narrate({ ...heard, card: 'silver-lash' }) ?? '');
    expect(known).toBe(`${plain(text.thing('card', 'silver-lash'))} – Ben: ${words[text.language]}`);
  });

  it('an attack is spelled out', () => {
    const hit = { kind: 'hit', attacker: 0, victim: 1, base: 2, lance: 0, attackerCloak: 0, prevented: null };
    const words = {
      en: 'Ben: 2, +1 claws, −1 cloak = 2.',
      pl: 'Ben: 2, +1 pazury, −1 płaszcz = 2.',
      cs: 'Ben: 2, +1 drápy, −1 plášť = 2.',
    };
    const sum = plain(text.narrate({ ...hit, claws: 1, victimCloak: 1, amount: 2 }) ?? '');
    expect(sum.replaceAll('\u00A0', ' ')).toBe(words[text.language]);
    expect(text.narrate({ ...hit, claws: 0, victimCloak: 0, amount: 2 })).toBeNull();
    const dice = { kind: 'attacked', attacker: 0, victims: [1], d6: 3, d4: 4, base: 1, how: 'attack' };
    expect(plain(text.narrate(dice) ?? '')).toContain(': 4\u00A0−\u00A03\u00A0=\u00A01.');
  });

  it('a move by the compass says why there were two rolls', () => {
    const moved = { kind: 'moved', seat: 0, place: 'chapel' };
    const byRoll = plain(text.narrate({ ...moved, how: 'roll' }) ?? '');
    const byCompass = plain(text.narrate({ ...moved, how: 'compass' }) ?? '');
    const compass = plain(text.thing('card', 'wanderers-compass'));
    expect(byCompass).toBe(byRoll.replace(/\.$/, ` (${compass}).`));
  });

  it('LN-7.19 the Moonstone is named whenever it keeps the damage, at 7 too', () => {
    const set = { kind: 'set-to-seven', seat: 0, before: 7, after: 7 };
    const stone = plain(text.thing('card', 'moonstone'));
    const words = (facts: object) => plain(text.narrate({ ...set, ...facts }) ?? '');
    for (const damage of [2, 7, 10])
      expect(words({ before: damage, after: damage, moonstone: true })).toContain(stone);
    const already = words({ moonstone: false });
    expect(already).not.toContain(stone);
    expect(already.match(/7/g)).toHaveLength(1);
    expect(words({ before: 2, moonstone: false })).toMatch(/2.*7/);
  });

  it('healing without damage mentions no numbers', () => {
    const healed = { kind: 'healed', seat: 0, after: 0, source: 'surge-of-life' };
    expect(plain(text.narrate({ ...healed, before: 2 }) ?? '')).toMatch(/2.*0/);
    expect(plain(text.narrate({ ...healed, before: 0 }) ?? '')).not.toMatch(/\d/);
  });
});
