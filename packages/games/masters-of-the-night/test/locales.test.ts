import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heard } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { type Facts, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { readable, testLocales } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY_IDS } from '../cards/abilities.ts';
import { DISTRICT_IDS } from '../cards/districts.ts';
import { EVENT_IDS, EVENTS } from '../cards/events.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { SIGIL_IDS } from '../cards/sigils.ts';
import { VAMPIRE_IDS, VAMPIRES } from '../cards/vampires.ts';
import { facts } from '../facts.ts';
import { mastersOfTheNight } from '../index.ts';
import { REASONS } from '../rules/choices.ts';
import { ACTIONS, CAUSES, EVENT_CHOICES } from '../rules/happenings.ts';
import { PHASES, SIDES } from '../rules/state.ts';
import { TERMS } from '../terminal.ts';
import { AMOUNTS, DECISIONS } from './branches.ts';
import { lateGame } from './late.ts';
import { SETTINGS } from './trials.ts';

const RULES = readFileSync(
  new URL('../../../../docs/rules/masters-of-the-night.md', import.meta.url),
  'utf8',
);

/** Section 5 of the rules: the possible answers to each decision; an amount has no options. */
const VERBS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(DECISIONS).map(([step, verbs]) => [
    step,
    verbs.filter((verb) => !AMOUNTS.some((amount) => amount === verb)),
  ]),
);

const VALUES = ['1', '2', '3', '4', '5', '6'];
const AGENTS = DISTRICT_IDS.flatMap((id) => SIDES.map((side) => `${id}.${side}`));

/** The things an option can name: by step and verb, or by verb for all steps. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  district: DISTRICT_IDS,
  to: DISTRICT_IDS,
  from: DISTRICT_IDS,
  pull: DISTRICT_IDS,
  push: DISTRICT_IDS,
  vampire: VAMPIRE_IDS,
  feed: VAMPIRE_IDS,
  ability: VAMPIRE_IDS,
  agent: AGENTS,
  side: SIDES,
  die: VALUES,
  face: VALUES,
  'brute-force': VALUES,
  dagger: VALUES,
  card: EVENT_IDS,
  give: RELIC_IDS,
  'relic-discard relic': RELIC_IDS,
  'event-target relic': RELIC_IDS,
  'turn-action relic': RELIC_IDS,
  'event-target minion': DISTRICT_IDS,
  'night-mirage move': DISTRICT_IDS.flatMap((id) => SIDES.map((side) => `${side}.${id}`)),
  'news-count take': ['0.1', '1.0', '1.1', '0.2', '2.0'],
  'blood-choose take': ['0.1', '1.0', '1.1', '0.2', '2.0'],
  'blood-choose expose': DISTRICT_IDS,
  'exchange-relic take': RELIC_IDS,
  'exchange-relic swap': RELIC_IDS.map((id) => `${id}.tyrants-mask`),
};

/** The facts of a decision besides its name: facts.ts and the frames. */
const SURROUNDINGS: readonly Facts[] = [
  { who: 'imre', here: 'museum', card: 'a-favour-called-in', ap: 2, moveCost: 0, recruitCost: 1 },
  { who: 'mila', here: 'nightclub', card: 'corrupt-priest', aim: 'districts', of: 'minions', value: 4 },
  { who: 'nevena', mate: 'laszlo', given: 'tyrants-mask', taken: null, of: 'agents', aim: 'siege' },
  { who: 'agnieszka', mate: 'mila', given: null, taken: 'witch-lantern', of: 'blood', aim: 'agent' },
  { who: 'laszlo', mate: 'imre', given: 'pristine-blood', taken: 'funerary-urn', of: 'kills', aim: 'relic' },
  { origin: 'asylum', goal: 'cathedral', card: 'antiquities-auction', aim: 'minion', value: null },
  { card: 'silent-bells', aim: 'vampire-to-move', here: 'police-station', activateCost: 2 },
  { card: 'second-thoughts', aim: 'vampire-to-feed', who: 'ishtvan' },
  { bloodAbility: 'temptation', bloodCost: 3, darkAbility: 'gates-of-hell', darkCost: 2 },
  ...['ability', 'lure', 'lure-agents', 'gift', 'convert', 'foresee'].map((stage) => ({ stage })),
  ...['gather', 'gather-agents', 'summon', 'rewrite'].map((stage) => ({ stage })),
  ...VAMPIRE_IDS.map((mate) => ({ stage: 'summon-minions', who: 'ishtvan', mate })),
];

const CARDS = [...EVENT_IDS, ...RELIC_IDS, ...ABILITY_IDS, ...SIGIL_IDS];
const SOURCES = [
  ...ACTIONS,
  ...CAUSES,
  ...DISTRICT_IDS,
  'temptation',
  'sigil-of-war',
  'tyrants-mask',
  'siege',
];
const SOME_DISTRICTS = ['museum', 'police-station'];
const UP_TO_NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The possible facts of happenings. */
const FACTS: Readonly<Record<string, readonly unknown[]>> = {
  vampire: VAMPIRE_IDS,
  partner: VAMPIRE_IDS,
  leader: ['mila'],
  vampires: [['imre', 'mila']],
  seats: [[0, 1, 0]],
  district: DISTRICT_IDS,
  from: DISTRICT_IDS,
  to: SOME_DISTRICTS,
  districts: [DISTRICT_IDS],
  red: DISTRICT_IDS,
  blue: [
    ['museum', 'cathedral'],
    ['newspaper-office', 'blood-bank'],
  ],
  event: ['siege'],
  relic: RELIC_IDS,
  ability: ABILITY_IDS,
  sigil: SIGIL_IDS,
  given: [...RELIC_IDS, null],
  taken: [...RELIC_IDS, null],
  action: ACTIONS,
  source: SOURCES,
  choice: EVENT_CHOICES,
  cause: ['ritual', 'veil', 'deck'],
  column: ['high', 'low'],
  dice: [[6], [1, 2, 2, 5]],
  values: [[6], [1, 2, 4]],
  agents: [1, 2, 5],
  credited: [[2, 0]],
  redAgents: [2],
  blueAgents: [[1, 0]],
  entered: [[], ['museum'], ['museum', 'city-park', 'museum']],
  missing: [0, 1, 2],
  ordered: [0, 1],
  round: [1, 12],
  veil: [0, 1, 2],
  eventsLeft: [0, 17],
  left: [0, 1, 2, 5],
  count: [1, 2, 5],
  hidden: [0, 1, 2, 5],
  exposed: [0, 1, 2, 5],
  flipped: [0, 1, 2],
  minions: [0, 1, 2, 5],
  amount: [1, 2, 4],
  blood: [0, 1, 2, 5],
  removed: [0, 1, 2, 5],
  unused: [0, 1, 2],
  ap: [0, 1, 2],
  cost: [1],
  value: [1, 6],
  before: [2],
  after: [0, 3],
  counts: [1, 6],
  day: [true, false],
  effect: [true, false],
  turned: [true, false],
  gently: [true, false],
  drained: [true, false],
  fromDeck: [true, false],
  won: [true, false],
};

/** Facts that have different values in one kind of happening. */
const OWN_FACTS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  rolled: { source: ['setup', 'empty', 'fickle-moon'] },
  'die-turned': { source: ['fickle-moon'] },
  dawn: { event: EVENT_IDS, district: ['cathedral', null], vampire: [...VAMPIRE_IDS, null] },
  'event-drawn': { event: EVENT_IDS },
  'event-laid': { event: EVENT_IDS, district: ['museum', null], vampire: ['mila', null] },
  'event-discarded': { event: EVENT_IDS, district: ['museum', null], vampire: ['mila', null] },
  'blue-numbers': { agents: [[1, 0]] },
  'agents-added': { source: ['grid', 'cathedral', 'siege'] },
  'agents-removed': { source: ['combat', 'trade', 'temptation'] },
  'agents-moved': { source: ['siege', 'asylum'] },
  'minions-added': { source: ['recruit', 'temptation'] },
  'minions-removed': { source: ['trade', 'sigillate', 'siege'] },
  moved: { source: ['move', 'railway-station', 'gates-of-hell', 'quiet-arrival'] },
  veil: { before: [1, 2, 3, 4, 5, 6], after: [0, 1, 2, 3, 4, 5, 6] },
  'blood-paid': { source: ['contract-of-servitude', 'distortion-timepiece', 'temptation'] },
  kills: { source: ['combat', 'trade', 'temptation'], before: UP_TO_NINE, after: UP_TO_NINE },
  'die-modified': { source: ['brute-force', 'martyrs-dagger'] },
  'die-spent': { source: DISTRICT_IDS },
  'die-applied': { value: UP_TO_NINE.slice(1, 7), counts: UP_TO_NINE.slice(1, 7), removed: [0, 1] },
  'dice-applied': { counts: [[6], [4, 5, 6]] },
};

// The narrated matches begin late, so that there is more to narrate.
const TEXTS = testLocales(lateGame, {
  folder: join(import.meta.dirname, '..'),
  verbs: VERBS,
  objects: OBJECTS,
  reasons: REASONS,
  things: {
    card: { ids: CARDS, parts: ['text'] },
    district: { ids: DISTRICT_IDS, parts: ['at', 'to', 'from', 'effect', 'text'] },
    vampire: { ids: VAMPIRE_IDS, parts: ['text'] },
    kind: { ids: [...new Set(EVENT_IDS.map((id) => EVENTS[id].kind))], parts: [] },
    phase: { ids: PHASES, parts: [] },
    term: { ids: TERMS, parts: ['text'] },
    side: { ids: SIDES, parts: [] },
  },
  others: [
    'leads',
    'acts',
    'source',
    'losses',
    'losses-by-text',
    'blood',
    'blood-left',
    'veil-turns',
    'last-shred',
    'kills-in-combat',
    'kills-now',
    'die-counts',
    'dice-count',
    'kill-by-ability',
    'kills-by-ability',
  ],
  surroundings: SURROUNDINGS,
  facts: FACTS,
  ownFacts: OWN_FACTS,
  canBeHeard: (kind, facts) => {
    if (kind === 'exchange-offered' || kind === 'exchanged')
      return facts.given !== null || facts.taken !== null;
    if (kind === 'dawn' || kind === 'event-laid' || kind === 'event-discarded')
      return (facts.district === null) !== (facts.vampire === null);
    if (kind === 'kills') return Number(facts.before) < Number(facts.after);
    if (kind === 'veil') return facts.before !== facts.after;
    return true;
  },
  silent: [
    'blue-numbers',
    'event-over',
    'relic-used',
    'relic-discarded',
    'agents-removed',
    'minions-removed',
    'blood-gained',
    'blood-paid',
    'kills',
    'traded',
    'die-selected',
    'turn-over',
    'action',
  ],
  matches: SETTINGS,
  clauses: 266,
});

describe.each(TEXTS)('in $language', (text) => {
  it('all names match the component tables', () => {
    const names = componentNames(text.language);
    expect(names.size).toBe(54 + 14 + 9);
    for (const [id, name] of names) {
      const type = (DISTRICT_IDS as readonly string[]).includes(id) ? 'district' : 'card';
      expect(plain(text.thing(type, id)), id).toBe(name);
    }
  });

  it('a night combat is narrated die by die', () => {
    const vampire = 'mila';
    const combat = { kind: 'combat', vampire, district: 'museum', agents: 3, minions: 1, day: false };
    const lines = [
      combat,
      { kind: 'traded', vampire, district: 'museum', count: 1, dice: 2 },
      { kind: 'die-applied', vampire, value: 4, counts: 5, removed: 1, blood: 0 },
      { kind: 'kills', vampire, before: 3, after: 4, source: 'combat' },
      { kind: 'die-applied', vampire, value: 2, counts: 2, removed: 0, blood: 1 },
      { kind: 'blood-lost', vampire, amount: 1, after: 2, source: 'combat' },
      {
        kind: 'combat-over',
        district: 'museum',
        removed: 2,
        left: 1,
        vampires: [],
        credited: [],
        day: false,
      },
    ].map((heard) => told(text, heard));
    expect(lines).toEqual(NIGHT_COMBAT[text.language]);
  });

  it('dice that strike together say what they count as only if it differs from what they show', () => {
    const strike = (values: readonly number[], counts: readonly number[]) =>
      told(text, { kind: 'dice-applied', vampire: 'mila', values, counts, removed: 2, blood: 0 });
    expect([strike([5, 6], [5, 6]), strike([2, 6], [5, 6])]).toEqual(TOGETHER[text.language]);
  });

  it('each newly unlocked action is announced with its kill', () => {
    const kills = (before: number, after: number) =>
      told(text, { kind: 'kills', vampire: 'imre', before, after, source: 'combat' });
    expect(kills(2, 3)).toBe('');
    expect(kills(1, 3)).toBe(TWO_KILLS[text.language]);
    expect(kills(3, 6)).toBe(THREE_KILLS[text.language]);
  });
});

const TOGETHER: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Mila strikes with 5 and 6: 2 agents fall.',
    'Mila strikes with 2 and 6 (counting 5 and 6): 2 agents fall.',
  ],
  pl: [
    'Mila uderza kośćmi 5 i 6: pada 2 agentów.',
    'Mila uderza kośćmi 2 i 6 (liczą się jako 5 i 6): pada 2 agentów.',
  ],
  cs: [
    'Mila útočí kostkami 5 a 6: padají 2 agenti.',
    'Mila útočí kostkami 2 a 6 (počítají se jako 5 a 6): padají 2 agenti.',
  ],
};

const NIGHT_COMBAT: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Mila fights 3 agents at the Museum.',
    'A minion dies for Mila and takes an agent down too. Agents left: 2.',
    'Mila strikes with a 4 that counts as 5: the agent falls.',
    'Mila has 4 kills now; new: Wild Hunt.',
    'Mila strikes with a 2: the agent stands firm.',
    'Mila loses 1 blood, 2 left.',
    'The fight at the Museum is over; 2 agents fell, one is still there.',
  ],
  pl: [
    'Mila walczy z 3 agentami w Muzeum.',
    'Sługus ginie za Milę i zabiera ze sobą agenta. Pozostali agenci: 2.',
    'Mila uderza kością 4, która liczy się jako 5: agent pada.',
    'Mila ma już 4 ofiary; odblokowane: Dziki Gon.',
    'Mila uderza kością 2: agent się trzyma.',
    'Mila traci 1 żeton krwi, zostają 2.',
    'Koniec walki w Muzeum; pada 2 agentów, jeden wciąż tam jest.',
  ],
  cs: [
    'Mila bojuje se 3 agenty v Muzeu.',
    'Sluha umírá za Milu a bere s sebou agenta. Zbývající agenti: 2.',
    'Mila útočí kostkou 4, která se počítá jako 5: agent padá.',
    'Mila má už 4 oběti; nově: Divoký hon.',
    'Mila útočí kostkou 2: agent odolává.',
    'Mila ztrácí 1 žeton krve, zbývají 2.',
    'Boj v Muzeu končí; padají 2 agenti, jeden tam zůstává.',
  ],
};

const TWO_KILLS: Readonly<Record<Language, string>> = {
  en: 'Imre has 3 kills now; new: first relic, exchange.',
  pl: 'Imre ma już 3 ofiary; odblokowane: pierwszy relikt, przekazywanie.',
  cs: 'Imre má už 3 oběti; nově: první relikvie, výměna.',
};

const THREE_KILLS: Readonly<Record<Language, string>> = {
  en: 'Imre has 6 kills now; new: Wild Hunt, second relic, dark ability.',
  pl: 'Imre ma już 6 ofiar; odblokowane: Dziki Gon, drugi relikt, zdolność Mroku.',
  cs: 'Imre má už 6 obětí; nově: Divoký hon, druhá relikvie, schopnost temnoty.',
};

it.each(SETTINGS)('every question reads well with the page’s facts: $name', ({ name, seats, options }) => {
  for (const { match } of randomMatch(lateGame, `asked ${name}`, seats, options)) {
    const { asked } = match.position;
    const seat = asked?.seats[0];
    if (seat === undefined) continue;
    const view = match.view(seat);
    const { step, ...frame } = view.asked?.frame ?? { step: '' };
    const known = { ...facts(view), ...frame };
    const { ask, barred } = view.asked?.mine ?? { ask: null, barred: [] };
    const offered = ask !== null && 'options' in ask ? ask.options : [];
    for (const text of TEXTS) {
      readable(text.decision(step, known));
      readable(text.wait(step, [seat], known));
      for (const option of [...offered, ...barred.map((one) => one.option)])
        readable(text.label(step, option, known));
    }
  }
});

it('a turn begins with the prices of its actions', () => {
  const options = { vampires: 'imre-laszlo', firstLeader: 'imre' };
  for (const { match } of randomMatch(mastersOfTheNight, 'prices', 2, options)) {
    const view = match.view(0);
    if (view.asked?.frame.step !== 'turn-action' || view.state.turn?.vampire !== 0) continue;
    const [english] = TEXTS;
    const known = facts(view);
    expect(plain(english?.decision('turn-action', known) ?? '')).toBe('Imre, 2 AP: what do you do?');
    expect(plain(english?.label('turn-action', 'move', known) ?? '')).toBe('Move (1\u00A0AP)');
    expect(plain(english?.label('turn-action', 'recruit', known) ?? '')).toBe('Recruit a minion (2\u00A0AP)');
    expect(plain(english?.label('turn-action', 'activate', known) ?? '')).toBe('Night Train (2\u00A0AP)');
    expect(plain(english?.label('turn-action', 'blood', known) ?? '')).toBe('Elder’s Gift (1 blood)');
    expect(plain(english?.label('turn-action', 'dark', known) ?? '')).toBe('Thousand Eyes (1 veil)');
    return;
  }
  throw new Error('nobody had a turn');
});

it('abilities are offered at the price printed on their cards', () => {
  for (const text of TEXTS)
    for (const vampire of VAMPIRE_IDS) {
      const { cost } = ABILITIES[VAMPIRES[vampire].blood];
      const said = [text.label, text.act].map((words) => plain(words('blood-choose', `ability:${vampire}`)));
      for (const words of said) expect(words.match(/\d+/g), words).toEqual([String(cost)]);
    }
});

it('the rules list every decision with its options and its clause', () => {
  const rows = RULES.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| [^|]+ \|([^|]+)\| (MN-[\d.]+) \|$/gm);
  const listed = [...rows].map(([, step = '', options = '', clause = '']) => ({ step, options, clause }));
  expect(listed.map(({ step }) => step)).toEqual(Object.keys(VERBS));
  for (const { step, options, clause } of listed) {
    const named = [...options.matchAll(/`([\w-]+)(?::[^`]*)?`/g)].map(([, verb]) => verb);
    expect([...new Set(named)].sort(), step).toEqual([...(VERBS[step] ?? [])].sort());
    expect(mastersOfTheNight.work, step).toHaveProperty([step, 'clause'], clause);
  }
});

/** Section 7 of the rules: the names of districts, relics and events. */
function componentNames(language: Language): Map<string, string> {
  const column = LANGUAGES.indexOf(language);
  const rows = RULES.matchAll(/^\| (?:[\dI-]+ \| )?`([a-z-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ?.*$/gm);
  const known: readonly string[] = [...EVENT_IDS, ...RELIC_IDS, ...DISTRICT_IDS];
  const named = [...rows].filter(([, id = '']) => known.includes(id));
  return new Map(named.map(([, id = '', ...names]) => [id, names[column] ?? '']));
}

/** A log line with ordinary spaces. */
function told(text: GameText, heard: Heard): string {
  return plain(text.narrate(heard) ?? '').replaceAll('\u00A0', ' ');
}
