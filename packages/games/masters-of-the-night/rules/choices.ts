import { type Answer, type Ask, type Barred, barring, type OptionId } from '@nokturn/engine';
import { DISTRICT_IDS, type District } from '../cards/districts.ts';
import { EVENT_IDS, type EventId } from '../cards/events.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import { VAMPIRE_IDS, type VampireId, type VampireNumber } from '../cards/vampires.ts';
import { type DistrictState, SIDES, type Side, type State, type Vampire } from './state.ts';

/**
 * Option ids, built once: enumerating options makes no strings. What the options of each decision look like:
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

/**
 * What an option is about: the very id that stands in the tables of cards. A piece cut out of the option would be
 * another string with the same letters, and every comparison with it would read them all.
 */
const ID_OF = new Map<OptionId, string>();
const VALUE_OF = new Map<OptionId, number>();

function perDistrict(verb: string): readonly OptionId[] {
  return DISTRICT_IDS.map((id) => `${verb}:${id}`);
}

function perId<T extends string>(verb: string, ids: readonly T[]): Readonly<Record<T, OptionId>> {
  const options = ids.map((id) => [id, `${verb}:${id}`] as const);
  for (const [id, option] of options) ID_OF.set(option, id);
  return Object.fromEntries(options) as Record<T, OptionId>;
}

function perValue(verb: string): readonly OptionId[] {
  const options = Array.from({ length: 7 }, (_, value) => `${verb}:${value}`);
  options.forEach((option, value) => {
    VALUE_OF.set(option, value);
  });
  return options;
}

function perSide(option: (side: Side, id: string) => OptionId): Readonly<Record<Side, readonly OptionId[]>> {
  const of = (side: Side) => DISTRICT_IDS.map((id) => option(side, id));
  return { hidden: of('hidden'), exposed: of('exposed') };
}

export const DISTRICT_OPTIONS = perDistrict('district');
export const TO_OPTIONS = perDistrict('to');
export const FROM_OPTIONS = perDistrict('from');
export const MINION_OPTIONS = perDistrict('minion');
export const PULL_OPTIONS = perDistrict('pull');
export const PUSH_OPTIONS = perDistrict('push');
export const EXPOSE_OPTIONS = perDistrict('expose');
export const AGENT_OPTIONS = perSide((side, id) => `agent:${id}.${side}`);
export const MIRAGE_OPTIONS = perSide((side, id) => `move:${side}.${id}`);
export const SIDE_OPTIONS = { hidden: 'side:hidden', exposed: 'side:exposed' } as const satisfies Record<
  Side,
  OptionId
>;
/** By how many hidden, then by how many exposed agents. */
const TAKE_OPTIONS = [0, 1, 2].map((hidden) =>
  [0, 1, 2].map((exposed): OptionId => `take:${hidden}.${exposed}`),
);
export const DIE_OPTIONS = perValue('die');
export const FACE_OPTIONS = perValue('face');
export const BRUTE_FORCE_OPTIONS = perValue('brute-force');
export const DAGGER_OPTIONS = perValue('dagger');
const VAMPIRE_OPTIONS = perId('vampire', VAMPIRE_IDS);
export const FEED_OPTIONS = perId('feed', VAMPIRE_IDS);
export const ABILITY_OPTIONS = perId('ability', VAMPIRE_IDS);
export const RELIC_OPTIONS = perId('relic', RELIC_IDS);
export const GIVE_OPTIONS = perId('give', RELIC_IDS);
export const TAKE_RELIC_OPTIONS = perId('take', RELIC_IDS);
export const SWAP_OPTIONS = Object.fromEntries(
  RELIC_IDS.map((mine) => [
    mine,
    Object.fromEntries(RELIC_IDS.map((theirs) => [theirs, `swap:${mine}.${theirs}`])),
  ]),
) as Readonly<Record<RelicId, Readonly<Record<RelicId, OptionId>>>>;
export const CARD_OPTIONS = perId('card', EVENT_IDS);

export function vampireOption(state: State, vampire: VampireNumber): OptionId {
  return VAMPIRE_OPTIONS[(state.vampires[vampire] as Vampire).id];
}

export function oneOf(options: readonly OptionId[]): Ask {
  return { kind: 'one', options };
}

/** From 0 to the most. */
export function upTo(most: number): Ask {
  return { kind: 'amount', min: 0, max: most };
}

/** What an option says, found without taking it apart. */
const DISTRICT_OF: ReadonlyMap<OptionId, District> = new Map(
  [DISTRICT_OPTIONS, TO_OPTIONS, FROM_OPTIONS, MINION_OPTIONS, PULL_OPTIONS, PUSH_OPTIONS, EXPOSE_OPTIONS]
    .concat(SIDES.flatMap((side) => [AGENT_OPTIONS[side], MIRAGE_OPTIONS[side]]))
    .flatMap((options) => options.map((option, district) => [option, district] as const)),
);

export function chosenDistrict(answer: Answer): District {
  return DISTRICT_OF.get(answer as OptionId) as District;
}

export function chosenSide(answer: Answer): Side {
  return (answer as OptionId).includes('hidden') ? 'hidden' : 'exposed';
}

export function chosenVampire(state: State, answer: Answer): VampireNumber {
  const id = chosenVampireId(answer);
  return state.vampires.findIndex((vampire) => vampire.id === id);
}

export function chosenVampireId(answer: Answer): VampireId {
  return ID_OF.get(answer as OptionId) as VampireId;
}

export function chosenRelic(answer: Answer): RelicId {
  return ID_OF.get(answer as OptionId) as RelicId;
}

export function chosenEvent(answer: Answer): EventId {
  return ID_OF.get(answer as OptionId) as EventId;
}

/** The number after the colon. */
export function chosenValue(answer: Answer): number {
  return VALUE_OF.get(answer as OptionId) as number;
}

/** From one agent to the most, of the sides that are there. */
export function takeOptions({ hidden, exposed }: DistrictState, most: number): OptionId[] {
  const options: OptionId[] = [];
  for (let fromHidden = 0; fromHidden <= Math.min(hidden, most); fromHidden++)
    for (let fromExposed = 0; fromExposed <= Math.min(exposed, most - fromHidden); fromExposed++)
      if (fromHidden + fromExposed > 0) options.push(TAKE_OPTIONS[fromHidden]?.[fromExposed] as OptionId);
  return options;
}

const TAKINGS: ReadonlyMap<OptionId, { readonly hidden: number; readonly exposed: number }> = new Map(
  TAKE_OPTIONS.flatMap((row, hidden) => row.map((option, exposed) => [option, { hidden, exposed }])),
);

export function chosenTaking(answer: Answer): { readonly hidden: number; readonly exposed: number } {
  return TAKINGS.get(answer as OptionId) as { hidden: number; exposed: number };
}

/** Why an option that the rules know is not allowed now. */
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

/** A reason with its clause, made once. */
export interface Why {
  readonly reason: Reason;
  readonly clause: string;
  readonly args?: Readonly<Record<string, number>>;
}

const barredFor = barring<Reason>();

export function barred(option: OptionId, { reason, clause, args }: Why): Barred {
  return barredFor(option, reason, clause, args);
}
