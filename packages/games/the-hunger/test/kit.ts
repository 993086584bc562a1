import type { Seat } from '@nokturn/engine';
import { newMatch as newMatchOf, optionsFor, StrictScene, strictScenes } from '@nokturn/engine/testing';
import { afterEach } from 'vitest';
import { CHESTS, CRYPTS, type SpaceId, spaceAt, spaceNo } from '../cards/board.ts';
import {
  type CardId,
  type CardNo,
  cardAt,
  cardNo,
  HUNT_DECK,
  ROSE_CARDS,
  STARTER_DECK,
} from '../cards/cards.ts';
import { CASTLE_TILES } from '../cards/castle.ts';
import { type MissionId, missionAt, missionNo } from '../cards/missions.ts';
import { TOKEN_IDS, type TokenId, tokenAt } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { type HungerResult, theHunger } from '../index.ts';
import { BEGINNERS, type HungerOptions } from '../options.ts';
import type { CellId, HungerHappening } from '../rules/happenings.ts';
import { stackOn } from '../rules/seats.ts';
import { EARNINGS, NONE, newTurn, type Player, type State, type Turn } from '../rules/state.ts';
import { CELL_IDS, COLUMNS, rowsFor } from '../rules/track.ts';
import type { HungerFrame } from '../rules/work.ts';
import type { HungerView } from '../secrets.ts';
import { components } from './trials.ts';

/**
 * Scenes of The Hunger (see StrictScene in the engine): a night set up by hand, and frequently used queries.
 */

/** One seat of a scene. Defaults: in the Castle, not home, only the starter deck, no Mission. */
export interface Sitting {
  readonly at?: SpaceId;
  /** The arrival number of a vampire that is home. */
  readonly home?: number;
  readonly hand?: readonly CardId[];
  readonly playing?: readonly CardId[];
  /** The top card first; by default, the Starting Powers that are nowhere else. */
  readonly deck?: readonly CardId[];
  /** The latest card last. */
  readonly discard?: readonly CardId[];
  readonly digested?: readonly CardId[];
  readonly tokens?: readonly TokenId[];
  readonly played?: readonly TokenId[];
  readonly missions?: readonly MissionId[];
  readonly vp?: number;
  readonly resting?: boolean;
  /** Higher stands on top; by default, later seats stand on earlier ones. */
  readonly height?: number;
}

export interface Setting {
  /** Extended to at least two seats. */
  readonly players: readonly Sitting[];
  readonly seats?: number;
  readonly options?: Partial<HungerOptions>;
  readonly seniority?: readonly Seat[];
  readonly round?: number;
  readonly phase?: State['phase'];
  readonly track?: Readonly<Record<CellId, readonly CardId[]>>;
  /** The top card first; by default, all hunt cards that are nowhere else. */
  readonly huntDeck?: readonly CardId[];
  readonly tavern?: readonly CardId[];
  /** Chests not listed are empty. */
  readonly chests?: Partial<Record<SpaceId, TokenId>>;
  /** Crypts not listed are empty. */
  readonly crypts?: Partial<Record<SpaceId, readonly MissionId[]>>;
  readonly publicMissions?: readonly MissionId[];
  readonly usedMissions?: readonly MissionId[];
  readonly castleTiles?: readonly number[];
  readonly roses?: readonly CardId[];
  /** The events of the turn so far, if a scene begins in the middle of it. */
  readonly turn?: Partial<Turn>;
  /** Where the scene begins: the turn of a seat, a step in the turn of the first seat, or any work. */
  readonly from: Seat | HungerFrame['step'] | readonly HungerFrame[];
  /** The seed, if randomness matters. */
  readonly seed?: string;
}

const strict = strictScenes(afterEach);

export function scene(setting: Setting): HungerScene {
  return strict(new HungerScene(setting));
}

/** The turn of the first seat, from its first to its last step. */
export function turn(first: Sitting, setting: Partial<Setting> = {}): HungerScene {
  const { players = [], ...rest } = setting;
  return scene({ from: 0, ...rest, players: [first, ...players] });
}

/** The Action step of the first seat, with this much Speed left and an active space. */
export function action(first: Sitting, remaining: number, setting: Partial<Setting> = {}): HungerScene {
  const { players = [], turn: sofar = {}, ...rest } = setting;
  return scene({
    from: 'start-action',
    ...rest,
    players: [first, ...players],
    turn: { speed: remaining, remaining, moved: true, active: remaining > 0, ...sofar },
  });
}

/** A newly dealt match. */
export function newMatch(seats: number, given: Partial<HungerOptions> = {}, seed?: string) {
  return newMatchOf(theHunger, seats, given, seed);
}

export class HungerScene extends StrictScene<State, HungerFrame, HungerHappening, HungerResult, HungerView> {
  constructor(setting: Setting) {
    const state = stateOf(setting);
    super(theHunger, {
      state,
      work: beginning(setting),
      census: components,
      ...(setting.seed === undefined ? {} : { seed: setting.seed }),
    });
  }

  player(seat: Seat = 0): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }

  vp(seat: Seat = 0): number {
    return this.player(seat).vp;
  }

  at(seat: Seat = 0): SpaceId {
    return spaceAt(this.player(seat).space).id;
  }

  /** The top card first. */
  deck(seat: Seat = 0): CardId[] {
    return named(this.player(seat).deck).reverse();
  }

  hand(seat: Seat = 0): CardId[] {
    return named(this.player(seat).hand);
  }

  playing(seat: Seat = 0): CardId[] {
    return named(this.player(seat).playing);
  }

  discard(seat: Seat = 0): CardId[] {
    return named(this.player(seat).discard);
  }

  digested(seat: Seat = 0): CardId[] {
    return named(this.player(seat).digested);
  }

  tokens(seat: Seat = 0): TokenId[] {
    return this.player(seat).tokens.map((token) => tokenAt(token).id);
  }

  played(seat: Seat = 0): TokenId[] {
    return this.player(seat).played.map((token) => tokenAt(token).id);
  }

  missions(seat: Seat = 0): MissionId[] {
    return this.player(seat).missions.map((mission) => missionAt(mission).id);
  }

  cell(cell: CellId): CardId[] {
    return named(this.state.track[CELL_IDS.indexOf(cell)] ?? []);
  }

  crypt(space: SpaceId): MissionId[] {
    const pile = this.state.crypts[CRYPTS.findIndex((crypt) => crypt.space === space)] ?? [];
    return pile.map((mission) => missionAt(mission).id).sort();
  }

  /** The seats on a space, top of the stack first. */
  stack(space: SpaceId): Seat[] {
    return stackOn(this.state, spaceNo(space));
  }

  get turn(): Turn {
    const { turn: current } = this.state;
    if (current === null) throw new Error('nobody takes a turn');
    return current;
  }

  /** The destinations of a free move offered now. */
  get destinations(): string[] {
    return this.verbs('move');
  }

  /** The things offered now with one verb. */
  verbs(verb: string, seat: Seat = 0): string[] {
    return this.options(seat).flatMap((option) =>
      option.startsWith(`${verb}:`) ? [option.slice(verb.length + 1)] : [],
    );
  }

  /** The last line of each seat's final score. */
  get totals(): number[] {
    const { standings } = theHunger.result(this.state);
    return [...standings].sort((a, b) => a.seat - b.seat).map(({ total }) => total);
  }

  /** The VP that a seat got for a tile at the end. */
  scored(mission: MissionId, seat: Seat = 0): number {
    const { standings } = theHunger.result(this.state);
    const tile = standings
      .find((standing) => standing.seat === seat)
      ?.tiles.find((one) => missionAt(one.mission).id === mission);
    if (tile === undefined) throw new Error(`seat ${seat} has no ${mission}`);
    return tile.vp;
  }
}

function named(cards: readonly CardNo[]): CardId[] {
  return cards.map((card) => cardAt(card).id);
}

function numbered(cards: readonly CardId[] = []): CardNo[] {
  return cards.map(cardNo);
}

function beginning({ from }: Setting): readonly HungerFrame[] {
  if (Array.isArray(from)) return from;
  if (typeof from === 'number') return [{ step: 'turn', seat: from }];
  const step = from as HungerFrame['step'];
  const rest: readonly HungerFrame[] = IN_A_TURN.includes(step) ? [{ step: 'end-turn' }] : [];
  return [{ step } as HungerFrame, ...rest];
}

const IN_A_TURN: readonly string[] = [
  'prelude',
  'effects',
  'snake-window',
  'confuse',
  'move',
  'push',
  'start-action',
  'action',
];

function stateOf(setting: Setting): State {
  const { players: sitting, from, round = 5, phase = 'night' } = setting;
  const seats = setting.seats ?? Math.max(2, sitting.length);
  const options = optionsFor(theHunger, seats, setting.options) as unknown as HungerOptions;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const players = everybody.map((seat) => playerOf(sitting[seat] ?? {}, seat));
  const track = Array.from({ length: rowsFor(seats) * COLUMNS }, (_, cell) =>
    numbered(setting.track?.[CELL_IDS[cell] as CellId]),
  );
  const tavern = numbered(setting.tavern);
  const owned = players.flatMap(({ deck, hand, playing, discard, digested }) => [
    ...deck,
    ...hand,
    ...playing,
    ...discard,
    ...digested,
  ]);
  const inTurn = setting.turn !== undefined || IN_A_TURN.includes(String(from));
  return {
    options,
    seniority: setting.seniority ?? everybody,
    beginners: everybody.filter((seat) => options[BEGINNERS[seat] as (typeof BEGINNERS)[number]]),
    players,
    phase,
    round,
    firstOrder: everybody,
    frozen: everybody,
    turn: inTurn
      ? {
          ...newTurn(0, { parasol: phase === 'parasols' }),
          ...setting.turn,
        }
      : null,
    arrivals: Math.max(...players.map(({ height }) => height)),
    huntDeck: setting.huntDeck
      ? numbered(setting.huntDeck).reverse()
      : without(HUNT_DECK, [...owned, ...track.flat(), ...tavern]),
    track,
    tavern,
    chests: CHESTS.map((space) => {
      const token = setting.chests?.[space];
      return token === undefined ? NONE : TOKEN_IDS.indexOf(token);
    }),
    crypts: CRYPTS.map(({ space }) => (setting.crypts?.[space] ?? []).map(missionNo)),
    look: null,
    roses: setting.roses ? numbered(setting.roses) : without(ROSE_CARDS, owned),
    castleTiles: [...(setting.castleTiles ?? (CASTLE_TILES[seats] as readonly number[]))],
    publicMissions: (setting.publicMissions ?? []).map(missionNo),
    usedMissions: (setting.usedMissions ?? []).map(missionNo),
    spareMissions: [],
    spareTokens: [],
  };
}

function playerOf(sitting: Sitting, seat: Seat): Player {
  const [hand, playing, discard, digested] = [
    numbered(sitting.hand),
    numbered(sitting.playing),
    numbered(sitting.discard),
    numbered(sitting.digested),
  ];
  const deck = sitting.deck
    ? numbered(sitting.deck).reverse()
    : without(STARTER_DECK, [...hand, ...playing, ...discard, ...digested]);
  const vp = sitting.vp ?? 0;
  return {
    vampire: VAMPIRE_IDS[seat] ?? null,
    vp,
    earned: EARNINGS.map((earning) => (earning === 'hunts' ? vp : 0)),
    space: spaceNo(sitting.at ?? 'castle'),
    height: sitting.height ?? seat + 1,
    resting: sitting.resting ?? false,
    arrival: sitting.home ?? 0,
    deck,
    readied: 0,
    hand,
    playing,
    discard,
    digested,
    owned: [...deck, ...hand, ...playing, ...discard, ...digested],
    tokens: (sitting.tokens ?? []).map((token) => TOKEN_IDS.indexOf(token)),
    played: (sitting.played ?? []).map((token) => TOKEN_IDS.indexOf(token)),
    missions: (sitting.missions ?? []).map(missionNo),
    rejected: null,
    notes: CRYPTS.map(() => null),
    named: null,
  };
}

/** The remaining cards when some are taken away. */
function without(cards: readonly CardNo[], taken: readonly CardNo[]): CardNo[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
