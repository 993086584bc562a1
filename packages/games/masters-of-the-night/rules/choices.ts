import {
  type Answer,
  type Barred,
  barring,
  type ChoiceId,
  choices,
  numberedChoices,
  type OptionId,
  pairedChoices,
} from '@nokturn/engine';
import { DISTRICT_IDS, type District } from '../cards/districts.ts';
import { EVENT_IDS, type EventId } from '../cards/events.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import { VAMPIRE_IDS, type VampireId, type VampireNumber } from '../cards/vampires.ts';
import { type DistrictState, SIDES, type Side, type State, type Vampire } from './state.ts';

/**
 * The options of each decision:
 *
 *   day-next-district, day-blood-bank, relic-give, hunt-next-district, hunt-fighter, combat-successor, combat-share,
 *   event-blue-numbers, event-short, event-tie        district:museum, vampire:imre
 *   day-asylum                                        agent:museum.hidden, pass
 *   relic-discard                                     relic:witch-lantern
 *   event-turn-grid                                   printed, turned
 *   event-urn                                         from:museum, pass
 *   event-choice                                      veil, minion, minions, relic; take, decline
 *   event-target                                      district:, vampire:, agent:museum.hidden, minion:museum, relic:, pass
 *   event-move-agent                                  agent:museum.hidden, then to:asylum
 *   event-vampire-move                                stay, to:asylum, then an amount of minions
 *   event-die-face                                    die:4, pass, then face:6
 *   night-mirage                                      move:hidden.asylum, stop
 *   turn-action                                       the actions, relic:censer-of-mist, end-turn
 *   move-to, station-to                               to:asylum, back; then move-minions, station-minions: an amount
 *   activate-die                                      die:4, back
 *   news-from, news-to, news-count                    district:museum, back; to:asylum; take:1.1 (hidden.exposed)
 *   police-districts                                  district:museum, stop
 *   blood-choose                                      ability:mila (Signet); pull:, push:museum; take:1.1; feed:imre,
 *                                                     expose:museum; side:hidden; agent:museum.hidden, stop; back
 *   dark-choose                                       district:museum; agent:museum.hidden, all, stop; vampire:imre and
 *                                                     an amount of minions; side:hidden; top, card:stakeout; back
 *   mask-use                                          veil, blood, back
 *   contract-use                                      action-points, blood, back
 *   combat-trade                                      an amount
 *   combat-die                                        die:4
 *   combat-modify                                     brute-force:4, dagger:4 (what the die counts), fury, go-on
 *   exchange-partner, exchange-relic, exchange-accept vampire:imre; give:, take:RELIC, swap:RELIC.RELIC; back; accept, refuse
 */

const VALUES = [0, 1, 2, 3, 4, 5, 6];
/** The numbers of agents of one side that can be moved at once. */
const AGENTS = [0, 1, 2];
const DISTRICTS = DISTRICT_IDS.map((_, district): District => district);
const idOf = (district: District) => DISTRICT_IDS[district] ?? '';

export const districtOption = numberedChoices('district', DISTRICT_IDS);
export const toOption = numberedChoices('to', DISTRICT_IDS);
export const fromOption = numberedChoices('from', DISTRICT_IDS);
export const minionOption = numberedChoices('minion', DISTRICT_IDS);
export const pullOption = numberedChoices('pull', DISTRICT_IDS);
export const pushOption = numberedChoices('push', DISTRICT_IDS);
export const exposeOption = numberedChoices('expose', DISTRICT_IDS);
export const agentOption = pairedChoices(
  'agent',
  DISTRICTS,
  SIDES,
  (district, side) => `${idOf(district)}.${side}`,
);
export const mirageOption = pairedChoices(
  'move',
  DISTRICTS,
  SIDES,
  (district, side) => `${side}.${idOf(district)}`,
);
export const sideOption = choices('side', SIDES);
/** Options for this many hidden and this many exposed agents. */
export const takeOption = pairedChoices('take', AGENTS, AGENTS);
export const dieOption = choices('die', VALUES);
export const faceOption = choices('face', VALUES);
export const bruteForceOption = choices('brute-force', VALUES);
export const daggerOption = choices('dagger', VALUES);
const vampireOptions = choices('vampire', VAMPIRE_IDS);
export const feedOption = choices('feed', VAMPIRE_IDS);
export const abilityOption = choices('ability', VAMPIRE_IDS);
export const relicOption = choices('relic', RELIC_IDS);
export const giveOption = choices('give', RELIC_IDS);
export const takeRelicOption = choices('take', RELIC_IDS);
export const swapOption = pairedChoices('swap', RELIC_IDS, RELIC_IDS);
export const cardOption = choices('card', EVENT_IDS);

/** Districts in the order of the tables. */
export function districtsWhere(is: (district: District) => boolean): District[] {
  return DISTRICTS.filter(is);
}

export function vampireOption(state: State, vampire: VampireNumber): ChoiceId<'vampire'> {
  return vampireOptions((state.vampires[vampire] as Vampire).id);
}

export function chosenVampire(state: State, answer: ChoiceId<'vampire'>): VampireNumber {
  return numberOf(state, vampireOptions.chosen(answer));
}

export function numberOf({ vampires }: State, id: VampireId): VampireNumber {
  return vampires.findIndex((vampire) => vampire.id === id);
}

/** All combinations of one or more agents up to the maximum, from the sides present. */
export function takeOptions({ hidden, exposed }: DistrictState, most: number): ChoiceId<'take'>[] {
  const options: ChoiceId<'take'>[] = [];
  for (let fromHidden = 0; fromHidden <= Math.min(hidden, most); fromHidden++)
    for (let fromExposed = 0; fromExposed <= Math.min(exposed, most - fromHidden); fromExposed++)
      if (fromHidden + fromExposed > 0) options.push(takeOption(fromHidden, fromExposed));
  return options;
}

// The thing that an answer names, for callers that know its kind from the question: bots, and decisions in
// stages.

const DISTRICT_IN = new Map<Answer, District>([
  ...[districtOption, toOption, fromOption, minionOption, pullOption, pushOption, exposeOption].flatMap(
    ({ things }) => [...things],
  ),
  ...[agentOption, mirageOption].flatMap(({ things }) =>
    [...things].map(([option, [district]]) => [option, district] as const),
  ),
]);
const SIDE_IN = new Map<Answer, Side>([
  ...sideOption.things,
  ...[agentOption, mirageOption].flatMap(({ things }) =>
    [...things].map(([option, [, side]]) => [option, side] as const),
  ),
]);
const VAMPIRE_IN = new Map<Answer, VampireId>(
  [vampireOptions, feedOption, abilityOption].flatMap(({ things }) => [...things]),
);
const RELIC_IN = new Map<Answer, RelicId>(relicOption.things);
const EVENT_IN = new Map<Answer, EventId>(cardOption.things);
const VALUE_IN = new Map<Answer, number>(
  [dieOption, faceOption, bruteForceOption, daggerOption].flatMap(({ things }) => [...things]),
);
const TAKING_IN = new Map<Answer, Taking>(
  [...takeOption.things].map(([option, [hidden, exposed]]) => [option, { hidden, exposed }]),
);

export interface Taking {
  readonly hidden: number;
  readonly exposed: number;
}

export const districtIn = (answer: Answer) => named(DISTRICT_IN, answer);
export const sideIn = (answer: Answer) => named(SIDE_IN, answer);
export const vampireIdIn = (answer: Answer) => named(VAMPIRE_IN, answer);
export const vampireIn = (state: State, answer: Answer) => numberOf(state, vampireIdIn(answer));
export const relicIn = (answer: Answer) => named(RELIC_IN, answer);
export const eventIn = (answer: Answer) => named(EVENT_IN, answer);
export const valueIn = (answer: Answer) => named(VALUE_IN, answer);
export const takingIn = (answer: Answer) => named(TAKING_IN, answer);

function named<T>(things: ReadonlyMap<Answer, T>, answer: Answer): T {
  const thing = things.get(answer);
  if (thing === undefined) throw new Error(`${answer} names no such thing`);
  return thing;
}

/** The reasons why an option that exists in the rules is not allowed now. */
export const REASONS = [
  'kills-needed',
  'no-action-points',
  'no-blood',
  'one-move-tonight',
  'nothing-hidden',
  'nobody-exposed',
  'no-minions-left',
  'no-night-effect',
  'night-effect-closed',
  'full-blood',
  'no-agents',
  'too-few-agents',
  'nothing-in-reach',
  'only-in-combat',
  'deck-empty',
  'nothing-to-change',
  'nobody-elsewhere',
  'no-card',
  'nobody-here',
  'no-exchange',
  'used-this-round',
  'veil-full',
  'sigil-placed',
  'no-minion-here',
  'agents-here',
  'sigil-here',
  'consecrated',
  'sigils-missing',
  'vampires-missing',
  'minions-missing',
] as const;
export type Reason = (typeof REASONS)[number];

/** A reason with its clause, created once. */
export interface Why {
  readonly reason: Reason;
  readonly clause: string;
  readonly args?: Readonly<Record<string, number>>;
}

const barredFor = barring<Reason>();

export function barred(option: OptionId, { reason, clause, args }: Why): Barred {
  return barredFor(option, reason, clause, args);
}
