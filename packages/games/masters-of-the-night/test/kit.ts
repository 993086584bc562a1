import type { Answer, Seat } from '@nokturn/engine';
import {
  type Dice,
  newMatch as newMatchOf,
  optionsFor,
  StrictScene,
  strictScenes,
} from '@nokturn/engine/testing';
import { afterEach } from 'vitest';
import { DISTRICT_IDS, type DistrictId, districtNamed } from '../cards/districts.ts';
import { BOXES, type Edition, MOST_MINIONS_IN_RESERVE } from '../cards/editions.ts';
import { EVENT_IDS, type EventId } from '../cards/events.ts';
import { type RelicId, relicsOf } from '../cards/relics.ts';
import { FIRST_MINIONS, TRACKERS } from '../cards/trackers.ts';
import { VAMPIRE_IDS, type VampireId } from '../cards/vampires.ts';
import { type MastersResult, mastersOfTheNight } from '../index.ts';
import type { MastersOptions } from '../options.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import { city } from '../rules/setup.ts';
import type { DistrictState, Phase, State, Vampire } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { census } from './trials.ts';

/**
 * Scenes of Masters of the Night (see StrictScene in the engine): a city set up by hand, and the point where
 * play begins.
 */

/** The default city of all scenes: P1 to P9. */
export const LAYOUT: readonly DistrictId[] = DISTRICT_IDS;

export const EDITIONS_OF_SCENES: readonly Edition[] = ['ares', 'igrology'];

/** A vampire in a scene. Defaults: 4 blood, no kills, at the Railway Station, a seat of its own. */
export interface Member {
  readonly at?: DistrictId;
  readonly blood?: number;
  readonly kills?: number;
  readonly relics?: readonly RelicId[];
  readonly sigil?: DistrictId;
  readonly seat?: Seat;
}

export type DistrictSetting = Partial<Pick<DistrictState, 'hidden' | 'exposed' | 'minions' | 'relics'>>;

export interface Setting {
  /** In the order of their sheets. */
  readonly family: Partial<Record<VampireId, Member>>;
  readonly edition?: Edition;
  readonly options?: Partial<MastersOptions>;
  /** By default the first of the Family. */
  readonly leader?: VampireId;
  readonly city?: Partial<Record<DistrictId, DistrictSetting>>;
  /** P1 to P9. */
  readonly layout?: readonly DistrictId[];
  readonly veil?: number;
  /** The values of the dice reserve; the other dice are set aside. Default: sixes, and none set aside. */
  readonly dice?: readonly number[];
  /** Token reserves; by default, everything that is not in the city. */
  readonly agents?: number;
  readonly minions?: number;
  /** The top card first. Default: three cards of level I, or all relics of the edition. */
  readonly events?: readonly EventId[];
  readonly relics?: readonly RelicId[];
  /** The top event card is face up. */
  readonly faceUp?: boolean;
  /** Event cards on districts and sheets, in the order in which they entered play. */
  readonly lying?: Partial<Record<EventId, DistrictId | VampireId>>;
  readonly inForce?: EventId;
  readonly round?: number;
  /** Where the scene begins. */
  readonly at: Beginning;
  /** The results of dice rolled before the first question. */
  readonly rolls?: readonly Dice[];
  readonly seed?: string;
}

export type Beginning =
  /** A new round, with its dawn. */
  | 'round'
  | 'day-districts'
  /** The top event card is drawn. */
  | 'draw-event'
  | 'hunt'
  | 'night'
  /** The turn of a vampire begins. */
  | { readonly turn: VampireId }
  /** A vampire is in the middle of its turn. */
  | { readonly acting: VampireId; readonly ap?: number }
  /** This event card is on top of the deck, and is drawn. */
  | { readonly event: EventId }
  | readonly MastersFrame[];

const strict = strictScenes(afterEach);

export function scene(setting: Setting): MastersScene {
  return strict(new MastersScene(setting));
}

/** A newly dealt match. */
export function newMatch(seats: number, given: Partial<MastersOptions> = {}, seed?: string) {
  return newMatchOf(mastersOfTheNight, seats, given, seed);
}

export class MastersScene extends StrictScene<
  State,
  MastersFrame,
  MastersHappening,
  MastersResult,
  MastersView
> {
  constructor(setting: Setting) {
    const { rolls = [], seed = 'scene' } = setting;
    super(mastersOfTheNight, { state: stateOf(setting), work: workOf(setting), census, dice: rolls, seed });
  }

  /** Gives these answers one after another, each for the seat being asked. */
  say(...answers: readonly Answer[]): this {
    for (const answer of answers) this.answer(this.#whoIsAsked(), answer);
    return this;
  }

  /** Gives one answer for the seat being asked, with the results of dice rolled after it. */
  rolling(answer: Answer, ...dice: readonly Dice[]): this {
    return this.answer(this.#whoIsAsked(), answer, ...dice);
  }

  #whoIsAsked(): Seat {
    const seat = this.table.position.asked?.seats[0];
    if (seat === undefined) throw new Error(`nobody is asked: ${this.situation}`);
    return seat;
  }

  // State

  vampire(id: VampireId): Vampire {
    const vampire = this.state.vampires.find((one) => one.id === id);
    if (vampire === undefined) throw new Error(`${id} is not in this scene`);
    return vampire;
  }

  /** Blood and kill count. */
  sheet(id: VampireId): readonly [blood: number, kills: number] {
    const { blood, kills } = this.vampire(id);
    return [blood, kills];
  }

  where(id: VampireId): DistrictId {
    return DISTRICT_IDS[this.vampire(id).at] as DistrictId;
  }

  /** Hidden agents, exposed agents, minions. */
  in(id: DistrictId): readonly [hidden: number, exposed: number, minions: number] {
    const { hidden, exposed, minions } = this.district(id);
    return [hidden, exposed, minions];
  }

  district(id: DistrictId): DistrictState {
    return this.state.districts[districtNamed(id)] as DistrictState;
  }

  get veil(): number {
    return this.state.veil;
  }

  /** The values of the dice reserve, lowest first. */
  get dice(): readonly number[] {
    return this.state.reserve.flatMap((count, value) => Array<number>(count).fill(value));
  }

  get ap(): number {
    return this.state.turn?.ap ?? 0;
  }

  get lying(): readonly EventId[] {
    return this.state.lying.map(({ event }) => event);
  }

  /** The match is over, with this cause. */
  finished(cause: MastersResult['cause']): this {
    if (this.state.ended !== cause) throw new Error(`not ended by ${cause}: ${this.situation}`);
    const seats = cause === 'ritual' ? this.state.vampires.map(({ seat }) => seat) : [];
    return this.over([...new Set(seats)]);
  }
}

function workOf({ at, family }: Setting): readonly MastersFrame[] {
  if (typeof at === 'string') return [{ step: at }];
  if (Array.isArray(at)) return at;
  const number = (id: VampireId) => Object.keys(family).indexOf(id);
  if ('turn' in at) return [{ step: 'turn', vampire: number(at.turn) }];
  return 'event' in at ? [{ step: 'draw-event' }] : [{ step: 'turn-action' }, { step: 'turn-over' }];
}

const PHASE_OF: Readonly<Record<string, Phase>> = {
  round: 'night',
  'day-districts': 'districts',
  'draw-event': 'event',
  hunt: 'hunt',
};

function phaseOf({ at }: Setting): Phase {
  if (typeof at === 'string') return PHASE_OF[at] ?? 'night';
  return 'event' in at ? 'event' : 'night';
}

/** The initial position of a scene. */
export function stateOf(setting: Setting): State {
  const { at, family, edition = 'ares', layout = LAYOUT, leader, veil = 6, round = 2 } = setting;
  const ids = Object.keys(family) as VampireId[];
  const seatOf = ids.map((id, i) => family[id]?.seat ?? i);
  const seats = Math.max(...seatOf) + 1;
  const options = optionsFor(mastersOfTheNight, seats, {
    edition,
    familySize: ids.length,
    vampires: 'chosen',
    ...Object.fromEntries(
      [...ids, ...VAMPIRE_IDS.filter((id) => !ids.includes(id))]
        .slice(0, 5)
        .map((id, i) => [`vampire${i + 1}`, id]),
    ),
    ...Object.fromEntries(seatOf.map((seat, i) => [`seatOfVampire${i + 1}`, seat + 1])),
    ...setting.options,
  }) as unknown as MastersOptions;
  const { vampires, districts, ...map } = city(ids, layout.map(districtNamed), seatOf);
  ids.forEach((id, i) => {
    settle(vampires[i] as Vampire, family[id] ?? {});
  });
  DISTRICT_IDS.forEach((id, i) => {
    Object.assign(districts[i] as DistrictState, { minions: 0, ...setting.city?.[id] });
  });
  vampires.forEach(({ sigil }: Vampire, i) => {
    if (sigil !== null) (districts[sigil] as DistrictState).sigil = i;
  });
  const acting = typeof at === 'object' && 'acting' in at ? at : null;
  const number = (id: VampireId) => ids.indexOf(id);
  return {
    options,
    seats,
    vampires,
    districts,
    ...map,
    veil,
    ...diceOf(setting, ids.length),
    ...reservesOf(setting, ids.length, vampires, districts),
    ...decksOf(setting, vampires, districts),
    resolving: null,
    round,
    phase: phaseOf(setting),
    leader: leader === undefined ? 0 : number(leader),
    resolvedDistricts: [],
    huntedDistricts: [],
    turn: acting && {
      vampire: number(acting.acting),
      ap: acting.ap ?? 2,
      moves: 0,
      contractUsed: false,
      over: false,
    },
    combat: null,
    timepieceUsed: false,
    carnivalUsed: false,
    veilByRound: [],
    ended: null,
  };
}

function settle(vampire: Vampire, { at, blood = 4, kills = 0, relics = [], sigil }: Member): void {
  if (at !== undefined) vampire.at = districtNamed(at);
  vampire.blood = blood;
  vampire.kills = kills;
  vampire.relics = relics;
  vampire.sigil = sigil === undefined ? null : districtNamed(sigil);
}

function diceOf({ dice }: Setting, vampires: number) {
  const reserve = [0, 0, 0, 0, 0, 0, 0];
  const aside = [0, 0, 0, 0, 0, 0, 0];
  const shown = dice ?? Array<number>(2 * vampires).fill(6);
  for (const value of shown) reserve[value] = (reserve[value] ?? 0) + 1;
  aside[1] = 2 * vampires - shown.length;
  return { reserve, aside };
}

function reservesOf(
  { edition = 'ares', agents, minions }: Setting,
  count: number,
  vampires: readonly Vampire[],
  districts: readonly DistrictState[],
) {
  const inCity = (of: (district: DistrictState) => number) =>
    districts.reduce((sum, one) => sum + of(one), 0);
  const placed = FIRST_MINIONS[count] ?? 0;
  const all = placed + Math.min(MOST_MINIONS_IN_RESERVE, BOXES[edition].minions - placed);
  const left = {
    agents: agents ?? (TRACKERS[count]?.agents ?? 0) - inCity(({ hidden, exposed }) => hidden + exposed),
    minions: minions ?? all - inCity((district) => district.minions),
    blood: 4 * count + 2 - vampires.reduce((sum, { blood }) => sum + blood, 0),
  };
  if (Object.values(left).some((number) => number < 0))
    throw new Error(`the scene has more pieces than the box: ${JSON.stringify(left)}`);
  return left;
}

function decksOf(
  { at, edition = 'ares', events, relics, faceUp = false, lying = {}, inForce }: Setting,
  vampires: readonly Vampire[],
  districts: readonly DistrictState[],
) {
  const drawn = typeof at === 'object' && 'event' in at ? [at.event] : [];
  const used = [...Object.keys(lying), ...drawn, ...(inForce ? [inForce] : [])];
  const rest = EVENT_IDS.filter((id) => !used.includes(id));
  const deck = [...drawn, ...(events ?? rest.slice(0, 3))];
  const held = [...vampires, ...districts].flatMap((one) => one.relics);
  const relicDeck = relics ?? relicsOf(edition).filter((id) => !held.includes(id));
  const ids = vampires.map(({ id }) => id);
  return {
    eventDeck: [...deck].reverse(),
    top: faceUp ? (deck[0] ?? null) : null,
    leftOut: rest.filter((id) => !deck.includes(id)),
    discardedEvents: [],
    lying: Object.entries(lying).map(([event, on]) => {
      const holder = ids.indexOf(on as VampireId);
      return {
        event: event as EventId,
        district: holder < 0 ? districtNamed(on as DistrictId) : null,
        holder: holder < 0 ? null : holder,
      };
    }),
    inForce: inForce ?? null,
    relicDeck: [...relicDeck].reverse(),
    drawnRelic: null,
    discardedRelics: relicsOf(edition).filter((id) => !relicDeck.includes(id) && !held.includes(id)),
  };
}
