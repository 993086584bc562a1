import { verbOf } from '@nokturn/engine';
import type { Reached } from '@nokturn/engine/testing';
import { ABILITY_IDS } from '../cards/abilities.ts';
import { DISTRICT_IDS, type District, districtNamed } from '../cards/districts.ts';
import type { Edition } from '../cards/editions.ts';
import { EVENT_IDS, EVENTS } from '../cards/events.ts';
import { RELICS, type RelicId, relicsOf } from '../cards/relics.ts';
import { MOST_BLOOD } from '../cards/trackers.ts';
import { VAMPIRE_IDS, VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { REASONS } from '../rules/choices.ts';
import { ACTIONS, EVENT_CHOICES, type MastersHappening } from '../rules/happenings.ts';
import type { DistrictState, State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import { hearing } from '../secrets.ts';

/** Everything that random games of each edition must cover, and how it is recognised. */

/** How an amount was answered. */
export const AMOUNTS = ['0', '1', 'more'] as const;

/** Section 5: every decision with the verbs of all its options. */
export const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'day-next-district': ['district'],
  'day-asylum': ['agent', 'pass'],
  'day-blood-bank': ['vampire'],
  'relic-give': ['vampire'],
  'relic-discard': ['relic'],
  'event-turn-grid': ['printed', 'turned'],
  'event-blue-numbers': ['district'],
  'event-short': ['district'],
  'event-urn': ['from', 'pass'],
  'event-tie': ['district', 'vampire'],
  'event-choice': EVENT_CHOICES,
  'event-target': ['district', 'vampire', 'agent', 'minion', 'relic', 'pass'],
  'event-move-agent': ['agent', 'to'],
  'event-vampire-move': ['stay', 'to', ...AMOUNTS],
  'event-die-face': ['die', 'pass', 'face'],
  'hunt-next-district': ['district'],
  'hunt-fighter': ['vampire'],
  'night-mirage': ['move', 'stop'],
  'turn-action': [...ACTIONS, 'relic', 'end-turn'],
  'move-to': ['to', 'back'],
  'move-minions': AMOUNTS,
  'activate-die': ['die', 'back'],
  'station-to': ['to', 'back'],
  'station-minions': AMOUNTS,
  'news-from': ['district', 'back'],
  'news-to': ['to'],
  'news-count': ['take'],
  'police-districts': ['district', 'stop'],
  'blood-choose': ['ability', 'pull', 'push', 'take', 'feed', 'expose', 'side', 'agent', 'stop', 'back'],
  'dark-choose': ['district', 'agent', 'all', 'stop', 'vampire', ...AMOUNTS, 'side', 'top', 'card', 'back'],
  'mask-use': ['veil', 'blood', 'back'],
  'contract-use': ['action-points', 'blood', 'back'],
  'combat-trade': AMOUNTS,
  'combat-die': ['die'],
  'combat-modify': ['brute-force', 'dagger', 'fury', 'go-on'],
  'combat-successor': ['vampire'],
  'combat-share': ['vampire'],
  'exchange-partner': ['vampire', 'back'],
  'exchange-relic': ['give', 'take', 'swap', 'back'],
  'exchange-accept': ['accept', 'refuse'],
};

export const DECISION_NAMES = Object.keys(DECISIONS);

/** MN-22: things that exist only in the other edition. */
const ONLY_IN: Readonly<Record<string, Edition>> = {
  'combat-successor: vampire': 'ares',
  'told: die-applied': 'ares',
  'told: successor': 'ares',
  'combat-share: vampire': 'igrology',
  'told: dice-applied': 'igrology',
  'told: blood-ignored': 'igrology',
};

/** Day districts are reported by name; night districts by their effect. */
const OF_DISTRICTS = [
  'museum: a relic',
  'asylum: an agent',
  'blood-bank: blood',
  'city-park: the veil',
  'cathedral: an agent',
  'railway-station: a trip',
  'nightclub: a die',
  'newspaper-office: a die',
  'police-station: a die',
] as const;

const TURNS_OF_EVENTS = [
  'ended: ritual',
  'ended: veil',
  'ended: deck',
  'losses: entered',
  'losses: entered twice',
  'losses: missing',
  'losses: ordered',
  'day combat',
  'night combat',
  'day combat of a drained vampire',
  'combat with a roll in the middle',
  'woke gently',
  'rolled: setup',
  'rolled: empty',
  'grid: turned',
  'column: high',
  'column: low',
  'kills: 9',
  'drained in the own turn',
  'a fight is left unfinished',
] as const;

/** Situations that can only occur in the other edition. */
const TURNS_ONLY_IN: Readonly<Record<string, Edition>> = {
  // MN-6.11: once per district and card.
  'losses: entered twice': 'igrology',
  // MN-7.2: only there are they targets.
  'day combat of a drained vampire': 'igrology',
  // MN-22.1: the Forefather's Coffin.
  'woke gently': 'igrology',
  // MN-11.5: only there can a combat end before its last die.
  'a fight is left unfinished': 'ares',
};

/** Relics that are used or placed by an action; the others are recognised by their effects. */
const USED_RELICS = (edition: Edition): readonly RelicId[] =>
  relicsOf(edition).filter((id) => RELICS[id].cost !== null);

/** Every event card that stays in play. */
const STAYING = EVENT_IDS.filter((id) => EVENTS[id].lying !== null);
const IN_FORCE = EVENT_IDS.filter((id) => EVENTS[id].inForce.length > 0);
const AT_DAWN = EVENT_IDS.filter((id) => EVENTS[id].lying?.dawn);

export function wantedIn(edition: Edition): readonly string[] {
  const all = [
    ...EVENT_IDS.map((event) => `drawn: ${event}`),
    ...STAYING.flatMap((event) => [`laid: ${event}`, `dealt with: ${event}`]),
    ...IN_FORCE.map((event) => `in force: ${event}`),
    ...AT_DAWN.map((event) => `at dawn: ${event}`),
    ...relicsOf(edition).map((relic) => `given: ${relic}`),
    ...USED_RELICS(edition).map((relic) => `used: ${relic}`),
    ...WORKING_RELICS.map((relic) => `works: ${relic}`),
    ...ABILITY_IDS.map((ability) => `ability: ${ability}`),
    ...VAMPIRE_IDS.map((id) => `sigil: ${VAMPIRES[id].sigil}`),
    ...WORKING_SIGILS.map((sigil) => `works: ${sigil}`),
    ...DISTRICT_IDS.map((district) => `entered: ${district}`),
    ...OF_DISTRICTS,
    ...Object.entries(DECISIONS).flatMap(([step, verbs]) => verbs.map((verb) => `${step}: ${verb}`)),
    ...REASONS.map((reason) => `barred: ${reason}`),
    ...Object.keys(hearing).map((kind) => `told: ${kind}`),
    ...TURNS_OF_EVENTS,
  ];
  return all.filter((tag) => (ONLY_IN[tag] ?? TURNS_ONLY_IN[tag] ?? edition) === edition);
}

/** The relics that no action uses, and those that keep working where they are placed. */
const WORKING_RELICS = [
  'pristine-blood',
  'funerary-urn',
  'signet-of-the-lost-kin',
  'martyrs-dagger',
  'cloak-of-bats',
  'inquisitors-ledger',
  'contract-of-servitude',
  'stone-gargoyle',
  'witch-lantern',
  'chalice-of-hunger',
  'tyrants-mask',
] as const;

const WORKING_SIGILS = VAMPIRE_IDS.map((id) => VAMPIRES[id].sigil);

type One = Reached<State, MastersFrame, MastersHappening>;

export function* branchesOf(reached: One): Generator<string> {
  const { step, answer, barred, happenings, position } = reached;
  if (typeof answer === 'number') yield `${step}: ${AMOUNTS[Math.min(answer, 2)]}`;
  else for (const option of [answer].flat()) yield `${step}: ${verbOf(String(option))}`;
  for (const { reason } of barred) yield `barred: ${reason.id.replace('reason-', '')}`;
  if (step === 'mask-use' && answer === 'blood') yield 'works: tyrants-mask';
  for (const happening of happenings) {
    yield `told: ${happening.kind}`;
    if ('source' in happening) yield `works: ${happening.source}`;
    yield* tellings(happening, position.state);
    yield* quietWork(happening, position.state);
  }
  yield* together(happenings);
}

function* tellings(happening: MastersHappening, state: State): Generator<string> {
  switch (happening.kind) {
    case 'event-drawn':
      return yield `drawn: ${happening.event}`;
    case 'event-laid':
      return yield `laid: ${happening.event}`;
    case 'event-discarded':
      return yield `dealt with: ${happening.event}`;
    case 'event-in-force':
      return yield `in force: ${happening.event}`;
    case 'dawn':
      return yield `at dawn: ${happening.event}`;
    case 'relic-given':
      return yield `given: ${happening.relic}`;
    case 'relic-used':
    case 'relic-placed':
      if (happening.relic === 'contract-of-servitude') yield `works: ${happening.relic}`;
      return yield `used: ${happening.relic}`;
    case 'relic-drawn':
      if (happening.source === 'museum') yield 'museum: a relic';
      return;
    case 'urn':
      return yield 'works: funerary-urn';
    case 'ability':
      return yield `ability: ${happening.ability}`;
    case 'sigil':
      return yield `sigil: ${happening.sigil}`;
    case 'moved':
      yield `entered: ${happening.to}`;
      if (happening.source === 'railway-station') yield 'railway-station: a trip';
      return;
    case 'agents-moved':
      if (happening.source === 'asylum') yield 'asylum: an agent';
      return;
    case 'agents-added':
      if (happening.source === 'cathedral') yield 'cathedral: an agent';
      return;
    case 'blood-gained':
      if (happening.source === 'blood-bank') yield 'blood-bank: blood';
      return;
    case 'veil':
      if (happening.source === 'city-park') yield 'city-park: the veil';
      return;
    case 'die-spent':
      return yield `${happening.source}: a die`;
    case 'rolled':
      return yield `rolled: ${happening.source}`;
    case 'grid':
      if (happening.turned) yield 'grid: turned';
      return yield `column: ${happening.column}`;
    case 'event-losses':
      if (happening.entered.length > 0) yield 'losses: entered';
      if (new Set(happening.entered).size < happening.entered.length) yield 'losses: entered twice';
      if (happening.missing > 0) yield 'losses: missing';
      if (happening.ordered > 0) yield 'losses: ordered';
      return;
    case 'combat': {
      const fighter = state.vampires.find(({ id }) => id === happening.vampire);
      if (happening.day && fighter?.blood === 0 && state.combat !== null)
        yield 'day combat of a drained vampire';
      return yield happening.day ? 'day combat' : 'night combat';
    }
    case 'woke':
      if (happening.gently) yield 'woke gently';
      return;
    case 'kills':
      if (happening.after === 9) yield 'kills: 9';
      return;
    case 'turn-over':
      if (happening.drained) yield 'drained in the own turn';
      return;
    case 'ended':
      return yield `ended: ${happening.cause}`;
  }
}

/** The effects of relics and sigils that are not reported by name. */
function* quietWork(happening: MastersHappening, state: State): Generator<string> {
  const who = 'vampire' in happening ? state.vampires.find(({ id }) => id === happening.vampire) : undefined;
  const holds = (relic: RelicId) => who?.relics.includes(relic) ?? false;
  switch (happening.kind) {
    case 'blood-gained':
      if (happening.after > MOST_BLOOD) yield 'works: pristine-blood';
      if (happening.source === 'hunt' && happening.amount > 1 && holds('chalice-of-hunger'))
        yield 'works: chalice-of-hunger';
      return;
    case 'ability': {
      const { blood, dark } = VAMPIRES[happening.vampire];
      if (happening.ability !== blood && happening.ability !== dark) yield 'works: signet-of-the-lost-kin';
      return;
    }
    case 'action':
      if (happening.action === 'move' && happening.cost === 0 && holds('cloak-of-bats'))
        yield 'works: cloak-of-bats';
      if (happening.action === 'recruit' && happening.cost === 1 && who?.at === sigilOf(state, 'mila'))
        yield 'works: sigil-of-desire';
      return;
    case 'die-selected':
      // Fury makes it 6, and only the sigil also raises a die when it is selected.
      if (happening.counts === happening.value + 1 && happening.counts < 6) yield 'works: sigil-of-war';
      return;
    case 'grid':
      if (happening.turned) yield 'works: sigil-of-foresight';
      return;
    case 'night':
      if (state.districts.some((district, i) => isGuarded(state, district, i))) yield 'works: stone-gargoyle';
      return;
    case 'agents-added': {
      const { relics } = state.districts[districtNamed(happening.district)] as DistrictState;
      if (happening.exposed > 0 && relics.includes('witch-lantern')) yield 'works: witch-lantern';
    }
  }
}

function sigilOf({ vampires }: State, id: VampireId): District | null {
  return vampires.find((vampire) => vampire.id === id)?.sigil ?? null;
}

/** Enough agents for a day combat and a vampire to attack, under the eyes of the Gargoyle. */
function isGuarded({ vampires }: State, { hidden, exposed, relics }: DistrictState, at: District): boolean {
  if (!relics.includes('stone-gargoyle') || hidden + exposed < 3) return false;
  return vampires.some((vampire) => vampire.at === at && vampire.blood > 0);
}

/** Conclusions from several happenings together. */
function* together(happenings: readonly MastersHappening[]): Generator<string> {
  const exposed = happenings.filter((one) => one.kind === 'agents-exposed' && one.source === 'expose');
  if (exposed.length > 1) yield 'works: inquisitors-ledger';
  let left: number | null = null;
  for (const happening of happenings) {
    if (happening.kind === 'die-selected') left = happening.left;
    if (happening.kind === 'rolled' && left !== null && left > 0) yield 'combat with a roll in the middle';
    if (happening.kind === 'combat-over') {
      if (left !== null && left > 0) yield 'a fight is left unfinished';
      left = null;
    }
  }
}
