import type { Seat } from '@nokturn/engine';
import { newMatch as newMatchOf, optionsFor, StrictScene, strictScenes } from '@nokturn/engine/testing';
import { afterEach, expect } from 'vitest';
import { ALLY_IDS, type AllyId } from '../cards/allies.ts';
import { CLAN_CARDS, type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import { CLAN_IDS, type ClanId } from '../cards/clans.ts';
import { type LocationId, locationsFor } from '../cards/locations.ts';
import type { PlaceId } from '../cards/places.ts';
import type { RelicId } from '../cards/relics.ts';
import { type VendettaResult, vendetta } from '../index.ts';
import type { VendettaOptions } from '../options.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import { takeAway } from '../rules/positions.ts';
import { type Deployed, NOTHING_HERE, type Player, type SeatPosition, type State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';
import { components } from './trials.ts';

/** Scenes of Vendetta (see StrictScene in the engine): setting up a table by hand, and frequent sequences of moves. */

/** A card on a Position: face up, or, with a question mark, face down and never shown. */
export type Laid = ClanCardId | `?${ClanCardId}`;

/** The contents of a seat's Position: cards in order of deployment, and a number for blood. */
export type Layout = readonly (Laid | number)[];

/** One seat of a scene. By default: 6 blood, 3 Influence, one Victim, an empty hand. */
export interface Sitting extends Partial<Omit<Player, 'deck'>> {
  readonly on?: Partial<Record<LocationId, Layout>>;
  /** The whole Clan deck, top card first; by default, all cards of the clan that are nowhere else. */
  readonly deck?: readonly ClanCardId[];
}

export interface Setting {
  /** Filled up to four seats; seats without a clan get one that nobody else has. */
  readonly players: readonly Sitting[];
  readonly seats?: number;
  readonly round?: number;
  readonly ambition?: Seat;
  readonly allies?: Partial<Record<LocationId, AllyId>>;
  /** The Ally deck, top card first. */
  readonly allyDeck?: readonly AllyId[];
  readonly places?: Partial<Record<LocationId, PlaceId>>;
  readonly victimDeck?: number;
  /** Revealed Relics on offer. */
  readonly relics?: readonly RelicId[];
  readonly options?: Partial<VendettaOptions>;
  /** Where the scene begins: at a Location being resolved, in the planning turn of a seat, or with any work. */
  readonly at: LocationId | Seat | VendettaFrame['step'] | readonly VendettaFrame[];
  /** The seed, if randomness matters. */
  readonly seed?: string;
}

const strict = strictScenes(afterEach);

export function scene(setting: Setting): VendettaScene {
  return strict(new VendettaScene(setting));
}

/** A Location, by default the first one, at which everybody stays. */
export function fight(players: readonly Sitting[], setting: Partial<Setting> = {}): VendettaScene {
  return scene({ at: 'loc-1', ...setting, players }).stay();
}

/** A new match, as dealt. */
export function newMatch(seats: number, given: Partial<VendettaOptions> = {}, seed?: string) {
  return newMatchOf(vendetta, seats, given, seed);
}

/** A new match after the clans have been drafted, each seat taking the first sheet. */
export function drafted(seats: number, given: Partial<VendettaOptions> = {}, seed?: string) {
  const match = newMatch(seats, given, seed);
  while (['choose-clan', 'choose-relic'].includes(match.position.asked?.frame.step ?? '')) answerFirst(match);
  return match;
}

/** Gives the first listed answer for everybody who is asked. */
export function answerFirst(match: ReturnType<typeof newMatch>): void {
  const { asked } = match.position;
  asked?.seats.forEach((seat, i) => {
    const ask = asked.asks[i];
    if (match.position.asked !== asked || asked.answers[i] !== null || ask === undefined) return;
    const answer = ask.kind === 'amount' ? ask.min : (ask.options[0] as string);
    expect(match.answer(seat, answer)).toBeNull();
  });
}

export class VendettaScene extends StrictScene<
  State,
  VendettaFrame,
  VendettaHappening,
  VendettaResult,
  VendettaView
> {
  constructor(setting: Setting) {
    const { seed = 'scene' } = setting;
    super(vendetta, { state: stateOf(setting), work: beginning(setting), census: components, seed });
  }

  /** Everybody asked chooses at the same time: to stay, except for those named. */
  stay(...withdrawing: readonly Seat[]): this {
    const { asked } = this.table.position;
    if (asked?.frame.step !== 'stay-or-withdraw') throw new Error(`nobody has to stay: ${this.situation}`);
    for (const seat of asked.seats) this.answer(seat, withdrawing.includes(seat) ? 'withdraw' : 'stay');
    return this;
  }

  /** A card leaves a Position although no rule makes it, to see how the rules cope. */
  takeToHand(location: LocationId, seat: Seat, card: ClanCardId): this {
    if (takeAway(this.#position(location, seat), card) === null) throw new Error(`${card} is not there`);
    const player = this.player(seat);
    player.hand = [...player.hand, card];
    return this;
  }

  /** The total Power of each participant in the last Conflict, by seat. */
  get totals(): Readonly<Record<Seat, number>> {
    const last = this.happenings.findLastIndex(({ kind }) => kind === 'won');
    const totals: Record<Seat, number> = {};
    for (let i = last - 1; this.happenings[i]?.kind === 'power'; i--) {
      const power = this.happenings[i];
      if (power?.kind === 'power') totals[power.seat] = power.total;
    }
    return totals;
  }

  // The current state

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }

  pool(seat: Seat): number {
    return this.player(seat).pool;
  }

  get pools(): readonly number[] {
    return this.state.players.map(({ pool }) => pool);
  }

  influence(seat: Seat): number {
    return this.player(seat).influence;
  }

  hand(seat: Seat): readonly ClanCardId[] {
    return this.player(seat).hand;
  }

  /** The contents of a Position, as a layout. */
  on(location: LocationId, seat: Seat): Layout {
    const { cards, blood } = this.#position(location, seat);
    const laid = cards.map(({ card, faceUp }): Laid => (faceUp ? card : `?${card}`));
    return blood > 0 ? [...laid, blood] : laid;
  }

  blood(location: LocationId, seat: Seat): number {
    return this.#position(location, seat).blood;
  }

  isActive(seat: Seat): boolean {
    return this.player(seat).eliminated === 0;
  }

  #position(location: LocationId, seat: Seat): SeatPosition {
    return this.state.positions[this.state.locations.indexOf(location)]?.[seat] as SeatPosition;
  }
}

function beginning({ at, players, seats }: Setting): readonly VendettaFrame[] {
  if (Array.isArray(at)) return at;
  if (typeof at === 'number') return [{ step: 'turn', seat: at }];
  const location = locationsFor(Math.max(4, players.length, seats ?? 0)).indexOf(at as LocationId);
  return location >= 0 ? [{ step: 'location', location }] : [{ step: at } as VendettaFrame];
}

function stateOf(setting: Setting): State {
  const count = setting.seats ?? Math.max(4, setting.players.length);
  const sitting = Array.from({ length: count }, (_, seat) => setting.players[seat] ?? {});
  const locations = locationsFor(count);
  const options = optionsFor(vendetta, count, {
    relics: setting.relics !== undefined || sitting.some(({ relic }) => relic),
    places: setting.places !== undefined,
    ...setting.options,
  }) as unknown as VendettaOptions;
  const players = cast(sitting, locations.length);
  const allies = locations.map((location) => setting.allies?.[location] ?? null);
  const used = [...allies, ...players.flatMap((player) => [...player.allies, ...player.drained])];
  const ambition = setting.ambition ?? 0;
  return {
    options,
    locations,
    places: locations.map((location) => setting.places?.[location] ?? null),
    allies,
    players,
    positions: locations.map((location) =>
      sitting.map((one, seat) => positionOf(one.on?.[location] ?? [], seat, players)),
    ),
    allyDeck: setting.allyDeck
      ? [...setting.allyDeck].reverse()
      : ALLY_IDS.filter((ally) => !used.includes(ally)),
    victimDeck: setting.victimDeck ?? 20,
    sheets: [],
    relics: setting.relics ?? [],
    first: ambition,
    ambition,
    round: setting.round ?? 1,
    phase: 'planning',
    lap: 1,
    turn: null,
    location: null,
    stage: null,
    plan: null,
    here: NOTHING_HERE,
    banes: [],
    aside: [],
    out: { clanCards: [], allies: [], victims: 0, relics: [] },
    ended: false,
  };
}

function cast(sitting: readonly Sitting[], locations: number): Player[] {
  const free: ClanId[] = CLAN_IDS.filter((clan) => sitting.every((one) => one.clan !== clan));
  const laid = sitting.flatMap((one) => Object.values(one.on ?? {})).flatMap((layout) => layout.map(bare));
  return sitting.map(({ on: _laid, deck, clan: wanted, ...given }) => {
    const clan = wanted ?? (free.shift() as ClanId);
    const { hand = [], bottom = [], drawn = [] } = given;
    const elsewhere: readonly (string | number)[] = [...laid, ...hand, ...bottom, ...drawn];
    return {
      clan,
      pool: 6,
      influence: 3,
      earned: { rewards: 0, frenzies: 0, places: 0, given: 0, lost: 0 },
      hand,
      deck: deck ? [...deck].reverse() : cardsOfClan(clan).filter((card) => !elsewhere.includes(card)),
      bottom: [],
      drawn: [],
      known: cardsOfClan(clan).filter((card) => CLAN_CARDS[card].starter),
      allies: [],
      victims: 1,
      drained: [],
      drainedVictims: 0,
      tokens: 0,
      flipped: 0,
      relic: null,
      relicUsed: false,
      eliminated: 0,
      frenzies: 0,
      diableries: 0,
      won: Array<number>(locations).fill(0),
      ...given,
    };
  });
}

function bare(laid: Laid | number): ClanCardId | number {
  return typeof laid === 'number' ? laid : (laid.replace('?', '') as ClanCardId);
}

function positionOf(layout: Layout, seat: Seat, players: readonly Player[]): SeatPosition {
  let blood = 0;
  const cards: Deployed[] = [];
  for (const laid of layout) {
    const card = bare(laid);
    if (typeof card === 'number') blood += card;
    else {
      const faceUp = card === laid;
      const owner = players.findIndex(({ clan }) => clan === CLAN_CARDS[card].clan);
      cards.push({ card, owner: owner < 0 ? seat : owner, faceUp, open: faceUp, seenBy: [], held: null });
    }
  }
  return { blood, cards };
}
