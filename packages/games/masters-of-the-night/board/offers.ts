import { type Answer, type OptionId, objectOf, type View, verbOf } from '@nokturn/engine';
import type { Composed } from '@nokturn/ui';
import { type Foreseen, foreseen, isNews } from '../ahead.ts';
import { ABILITIES, type AbilityEffect, type AbilityId } from '../cards/abilities.ts';
import { type District, type DistrictId, districtNamed } from '../cards/districts.ts';
import { VAMPIRES, type VampireId, type VampireNumber } from '../cards/vampires.ts';
import { type Tables, TODAY } from '../outlook.ts';
import type { Action, MastersHappening } from '../rules/happenings.ts';
import { activationCost } from '../rules/night-effects.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';

/**
 * Something that can be done in a district now, with all the answers it takes: "go there", "go there and
 * hunt". It is worked out by the rules themselves, on a copy of what everybody sees, so an offer keeps its
 * promise.
 */
export interface Offer {
  readonly answers: readonly Composed[];
  /** The way there, with this many minions; null if the vampire stays where it is. */
  readonly way: { readonly by: 'move' | 'train'; readonly minions: number } | null;
  /** The action or relic; null if the vampire only goes there. */
  readonly act: OptionId | null;
  /** The target of the action, from the options of its own question, and how many agents it moves. */
  readonly aim: OptionId | null;
  readonly taken: OptionId | null;
  readonly cost: Cost;
  /** Action points left afterwards. */
  readonly left: number;
  /** Where the vampire is when it acts. */
  readonly at: District;
  /** The ability used, if any. */
  readonly ability: AbilityId | null;
}

export interface Cost {
  readonly ap: number;
  readonly blood: number;
  readonly veil: number;
}

/** The districts with offers: each of them can be opened. */
export function openDistricts(view: View<MastersView>, text: Tables = TODAY): readonly District[] {
  const start = beginning(view, text);
  if (start === null) return [];
  const found = new Set<District>([start.at]);
  for (const option of optionsOf(start)) {
    if (option === 'end-turn') continue;
    const next = play(start, option);
    for (const place of placesOf(next)) found.add(place);
  }
  return [...found];
}

/** What can be done there, with this many minions coming along. */
export function offersAt(
  view: View<MastersView>,
  district: District,
  minions = 0,
  text: Tables = TODAY,
): readonly Offer[] {
  const start = beginning(view, text);
  if (start === null) return [];
  return optionsOf(start).flatMap((option) => {
    if (option === 'end-turn') return [];
    const next = play(start, option);
    if (placesOf(next).length > 0) return aimedAt(next, option, district, minions);
    return district === start.at ? [offerOf(next, { act: option })] : [];
  });
}

/** How many minions can come along from here; 0 if nobody goes anywhere. */
export function mostAlong(view: View<MastersView>): number {
  const { turn, vampires, districts } = view.state;
  const at = vampires[turn?.vampire ?? -1]?.at;
  return at === undefined ? 0 : (districts[at]?.minions ?? 0);
}

/** A copy of the table after some answers. */
interface Ahead {
  readonly table: Foreseen;
  readonly answers: readonly Composed[];
  readonly told: readonly MastersHappening[];
  /** Nothing in it depends on dice or on cards that nobody knows. */
  readonly isSure: boolean;
  /** The vampire whose turn it is. */
  readonly vampire: VampireNumber;
  readonly at: District;
}

function beginning(view: View<MastersView>, text: Tables): Ahead | null {
  const table = view.asked?.frame.step === 'turn-action' ? foreseen(view, 'morning', text) : null;
  if (table === null || view.asked?.mine?.answer !== null) return null;
  const vampire = table.state.turn?.vampire ?? -1;
  return { table, answers: [], told: [], isSure: true, vampire, at: placeOf(table.state, vampire) };
}

function placeOf({ vampires }: State, vampire: VampireNumber): District {
  return vampires[vampire]?.at ?? -1;
}

function play(from: Ahead, answer: Answer): Ahead {
  const table = from.table.clone({ listening: true });
  const { asked } = table.position;
  table.answer(asked?.seats[0] ?? 0, answer);
  const told = table.collect();
  return {
    table,
    answers: [...from.answers, { step: asked?.frame.step ?? '', answer }],
    told: [...from.told, ...told],
    isSure: from.isSure && !told.some((one) => isNews(one, from.table.state)),
    vampire: from.vampire,
    at: placeOf(table.state, from.vampire),
  };
}

/** The next options in this vampire's turn; none once another seat is asked or the turn is over. */
function optionsOf(ahead: Ahead): readonly OptionId[] {
  const ask = askedOf(ahead)?.asks[0];
  return ask?.kind === 'one' ? ask.options : [];
}

function stepOf(ahead: Ahead): string | null {
  return askedOf(ahead)?.frame.step ?? null;
}

/** The next question, if it belongs to the same turn. */
function askedOf({ table, vampire }: Ahead) {
  const { asked } = table.position;
  const { turn, vampires } = table.state;
  return turn?.vampire === vampire && asked?.seats[0] === vampires[vampire]?.seat ? asked : null;
}

/**
 * The districts that the next question points at, if they are certain. A fight is never about another place.
 */
function placesOf(ahead: Ahead): readonly District[] {
  const step = stepOf(ahead);
  if (step === null || !ahead.isSure || !AIMED.includes(step)) return [];
  return optionsOf(ahead).flatMap((option) => targetOf(ahead.table.state, option) ?? []);
}

const AIMED: readonly string[] = ['move-to', 'station-to', 'blood-choose', 'dark-choose', 'exchange-partner'];

/** The target of an option: a district, or the district of a vampire or an agent. */
function targetOf({ vampires }: State, option: OptionId): District | null {
  if (!option.includes(':')) return null;
  const object = objectOf(option);
  switch (verbOf(option)) {
    case 'to':
    case 'pull':
    case 'push':
    case 'expose':
    case 'district':
      return districtNamed(object as DistrictId);
    case 'agent':
      return districtNamed(object.slice(0, object.indexOf('.')) as DistrictId);
    case 'vampire':
    case 'feed':
      return vampires.find(({ id }) => id === (object as VampireId))?.at ?? null;
    default:
      return null;
  }
}

/** The ways in which an action aimed at places can be aimed at this one. */
function aimedAt(from: Ahead, act: OptionId, district: District, minions: number): readonly Offer[] {
  const aims = optionsOf(from).filter((option) => targetOf(from.table.state, option) === district);
  return aims.flatMap((aim) => {
    const aimed = play(from, aim);
    const step = stepOf(from);
    if (step === 'move-to' || step === 'station-to')
      return there(aimed, step === 'move-to' ? 'move' : 'train', minions);
    const taking = optionsOf(aimed).filter((option) => verbOf(option) === 'take');
    // With this many ways, the question comes later.
    if (taking.length === 0 || taking.length > 2) return [offerOf(aimed, { act, aim })];
    return taking.map((taken) => offerOf(play(aimed, taken), { act, aim, taken }));
  });
}

/** To go there, and to go there and do something. */
function there(aimed: Ahead, by: 'move' | 'train', wanted: number): readonly Offer[] {
  const ask = askedOf(aimed)?.asks[0];
  const asksMinions = ask?.kind === 'amount' && stepOf(aimed)?.endsWith('-minions') === true;
  const minions = asksMinions && ask.kind === 'amount' ? Math.min(wanted, ask.max) : 0;
  const gone = asksMinions ? play(aimed, minions) : aimed;
  const way = { by, minions };
  const only = offerOf(gone, { way });
  if (stepOf(gone) !== 'turn-action' || !gone.isSure) return [only];
  const acts = optionsOf(gone).filter((option) => isDoneThere(gone.table.state, option));
  return [
    only,
    ...acts.flatMap((act) => {
      const done = play(gone, act);
      const losesAll = done.table.position.over && done.table.state.ended === 'veil';
      return losesAll || placesOf(done).length > 0 ? [] : [offerOf(done, { way, act })];
    }),
  ];
}

/** Actions for which the vampire's district matters. */
const DONE_THERE: readonly OptionId[] = [
  'fight',
  'expose',
  'hunt',
  'wild-hunt',
  'recruit',
  'activate',
  'sigillate',
  'ritual',
] satisfies readonly Action[];
const WORKS_HERE: readonly AbilityEffect['do'][] = ['remove-all-but', 'convert'];

function isDoneThere(state: State, option: OptionId): boolean {
  if (option !== 'blood' && option !== 'dark') return DONE_THERE.includes(option);
  const vampire = state.vampires[state.turn?.vampire ?? -1];
  return vampire !== undefined && WORKS_HERE.includes(ABILITIES[VAMPIRES[vampire.id][option]].effect.do);
}

function offerOf(
  done: Ahead,
  { way = null, act = null, aim = null, taken = null }: Partial<Pick<Offer, 'way' | 'act' | 'aim' | 'taken'>>,
): Offer {
  const { state } = done.table;
  const cost = costOf(done, act);
  const before = done.told.find((one) => one.kind === 'action');
  const begun = before === undefined ? (state.turn?.ap ?? 0) : before.ap + before.cost;
  return {
    answers: done.answers,
    way,
    act,
    aim,
    taken,
    cost,
    left: Math.max(0, begun - cost.ap),
    at: done.at,
    ability: abilityOf(done),
  };
}

/** The price paid, plus the price still due for an action with choices left to make. */
function costOf(done: Ahead, act: OptionId | null): Cost {
  const due = duePrice(done, act);
  // Happenings after the turn are not part of its price.
  const end = done.told.findIndex(({ kind }) => kind === 'turn-over');
  const told = end < 0 ? done.told : done.told.slice(0, end);
  return {
    ap: due.ap + sum(told, (one) => (one.kind === 'action' ? one.cost : 0)),
    blood: due.blood + sum(told, (one) => (one.kind === 'blood-paid' ? one.amount : 0)),
    veil: due.veil + sum(told, (one) => (one.kind === 'veil' ? Math.max(0, one.before - one.after) : 0)),
  };
}

const NOTHING: Cost = { ap: 0, blood: 0, veil: 0 };

function duePrice(done: Ahead, act: OptionId | null): Cost {
  const { table, told } = done;
  const frame = askedOf(done)?.frame as MastersFrame | undefined;
  if (act === null || frame === undefined) return NOTHING;
  if (act === 'activate' && ACTIVATING.includes(frame.step))
    return { ...NOTHING, ap: activationCost(table.state) };
  const ability = askedAbility(frame);
  if (ability === null || told.some((one) => one.kind === 'ability')) return NOTHING;
  const { kind, cost } = ABILITIES[ability];
  if (kind === 'blood') return { ...NOTHING, blood: cost };
  const paid = 'price' in frame ? frame.price.bloodPoints : 0;
  return { ...NOTHING, veil: cost - paid };
}

/** The action is paid for when its die is chosen. */
const ACTIVATING: readonly string[] = ['activate-die'];

function askedAbility(frame: MastersFrame): AbilityId | null {
  if ('ability' in frame) return frame.ability;
  return 'price' in frame ? frame.price.ability : null;
}

function abilityOf(done: Ahead): AbilityId | null {
  const used = done.told.find((one) => one.kind === 'ability');
  if (used !== undefined) return used.ability;
  const frame = askedOf(done)?.frame as MastersFrame | undefined;
  return frame === undefined ? null : askedAbility(frame);
}

function sum(told: readonly MastersHappening[], of: (one: MastersHappening) => number): number {
  return told.reduce((total, one) => total + of(one), 0);
}
