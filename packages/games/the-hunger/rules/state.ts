import type { Seat } from '@nokturn/engine';
import type { CryptNo, SpaceNo } from '../cards/board.ts';
import type { HumanType } from '../cards/card.ts';
import type { CardNo } from '../cards/cards.ts';
import type { MissionNo } from '../cards/missions.ts';
import type { TokenNo } from '../cards/tokens.ts';
import type { VampireId } from '../cards/vampires.ts';
import type { HungerOptions } from '../options.ts';

/** The sources of VP during the night. */
export const EARNINGS = ['hunts', 'roses', 'castle', 'tokens', 'familiars', 'missions'] as const;
export type Earning = (typeof EARNINGS)[number];

/** One seat with its vampire and all its pieces. */
export interface Player {
  vampire: VampireId | null;
  /** VP of the night. */
  vp: number;
  /** The same by source, in the order of EARNINGS. */
  readonly earned: number[];
  space: SpaceNo;
  /** Later arrivals stand higher in the stack of a space (TH-2.9): the stack is sorted by these numbers. */
  height: number;
  /** Has already acted this round (TH-5.9). */
  resting: boolean;
  /** The arrival number if the vampire is home (TH-11.5), otherwise 0. */
  arrival: number;
  /** The top card is the last one. */
  deck: CardNo[];
  /** This many cards on top of the deck were put there by Ready and are known to everybody. */
  readied: number;
  hand: CardNo[];
  playing: CardNo[];
  /** In order, the latest card last (TH-R60). */
  discard: CardNo[];
  digested: CardNo[];
  /**
   * Every card in the five zones, in the order in which the seat got them: everybody has seen each of them
   * (section 6).
   */
  readonly owned: CardNo[];
  /** Bonus tokens that have not been played, or cannot be played. */
  tokens: TokenNo[];
  /** Bonus tokens that have been played and turned over (TH-15.3). */
  played: TokenNo[];
  /** Unused personal Missions; before TH-4.15 the two that were dealt. */
  missions: MissionNo[];
  /** The Mission rejected at setup. */
  rejected: MissionNo | null;
  /** For each Crypt, the tiles that the seat last left there; null if it never looked. */
  readonly notes: (readonly MissionNo[] | null)[];
  /** The type that the Human of your choice token counts as (TH-15.9). */
  named: HumanType | null;
}

export const STEPS = [
  'prelude',
  'effects',
  'snake-window',
  'confuse',
  'speed',
  'move',
  'push',
  'action',
  'end',
] as const;
/** The steps A to I of a turn (TH-6.1). */
export type TurnStep = (typeof STEPS)[number];

/** The current turn. */
export interface Turn {
  seat: Seat;
  step: TurnStep;
  /** A turn after round 15 (TH-19.3). */
  parasol: boolean;
  /** Cards in the playing area that were activated, or used in the Action step. */
  readonly used: CardNo[];
  /** Total Speed (TH-8.7). */
  speed: number;
  remaining: number;
  /** By Speed, Spicy or Mist (TH-9.22). */
  moved: boolean;
  /** The space is active this turn (TH-11.2). */
  active: boolean;
  spaceUsed: boolean;
  /** Spicy, and not on a Well after step F: no more Speed tokens (TH-9.17). */
  stranded: boolean;
  generalHunts: number;
  columnHunts: number;
  /** Dogs whose Speed is included in the remaining Speed (TH-16.5). */
  readonly dogs: CardNo[];
  hunted: boolean;
  huntedHuman: boolean;
  roseTaken: boolean;
  /** The column of the latest Track hunt, for Missions that may directly follow it; 0 if there is none. */
  huntedColumn: number;
  /** Whether that hunt took a Human. */
  humanInColumn: boolean;
}

export function newTurn(seat: Seat, { parasol }: { parasol: boolean }): Turn {
  return {
    seat,
    step: 'prelude',
    parasol,
    used: [],
    speed: 0,
    remaining: 0,
    moved: false,
    active: false,
    spaceUsed: false,
    stranded: false,
    generalHunts: 0,
    columnHunts: 0,
    dogs: [],
    hunted: false,
    huntedHuman: false,
    roseTaken: false,
    huntedColumn: 0,
    humanInColumn: false,
  };
}

export const PHASES = ['setup', 'night', 'parasols', 'scoring', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A seat looking at a pile of Missions (TH-14.4). */
export interface Look {
  readonly seat: Seat;
  readonly crypt: CryptNo;
}

/** An empty place: no token in a Chest. */
export const NONE = -1;

export interface State {
  readonly options: HungerOptions;
  /** The oldest player first (TH-4.20). */
  readonly seniority: readonly Seat[];
  /** Seats that are judged as in Rookie mode (TH-19.11). */
  readonly beginners: readonly Seat[];
  readonly players: Player[];
  phase: Phase;
  round: number;
  /** The order of the first round (TH-4.20). */
  firstOrder: readonly Seat[];
  /** With frozen turn order: the seats still to act this round, next one first (TH-5.8). */
  frozen: readonly Seat[];
  turn: Turn | null;
  /** Counts arrivals on spaces, for the stacks. */
  arrivals: number;
  /** The top card is the last one. */
  huntDeck: CardNo[];
  /** Rows from top to bottom, each with columns 3, 2 and 1 (TH-3.9). */
  readonly track: CardNo[][];
  tavern: CardNo[];
  /** The token in each Chest, in the order of CHESTS; NONE after it was taken. */
  readonly chests: TokenNo[];
  /** The tiles of each Crypt, in the order of CRYPTS. */
  readonly crypts: MissionNo[][];
  look: Look | null;
  roses: CardNo[];
  /** Highest first. */
  castleTiles: number[];
  publicMissions: MissionNo[];
  /** Used Instant Missions: everybody has seen them (TH-14.8). */
  usedMissions: MissionNo[];
  /** Face down and out of the game (TH-3.11). */
  spareMissions: MissionNo[];
  spareTokens: TokenNo[];
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    seniority: state.seniority,
    beginners: state.beginners,
    players: clonePlayers(state.players),
    phase: state.phase,
    round: state.round,
    firstOrder: state.firstOrder,
    frozen: state.frozen,
    turn: state.turn === null ? null : cloneTurn(state.turn),
    arrivals: state.arrivals,
    huntDeck: state.huntDeck.slice(),
    track: cloneLists(state.track),
    tavern: state.tavern.slice(),
    chests: state.chests.slice(),
    crypts: cloneLists(state.crypts),
    look: state.look,
    roses: state.roses.slice(),
    castleTiles: state.castleTiles.slice(),
    publicMissions: state.publicMissions.slice(),
    usedMissions: state.usedMissions.slice(),
    spareMissions: state.spareMissions.slice(),
    spareTokens: state.spareTokens.slice(),
  };
}

function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push((lists[i] as readonly number[]).slice());
  return copies;
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) copies.push(clonePlayer(players[i] as Player));
  return copies;
}

function clonePlayer(player: Player): Player {
  return {
    vampire: player.vampire,
    vp: player.vp,
    earned: player.earned.slice(),
    space: player.space,
    height: player.height,
    resting: player.resting,
    arrival: player.arrival,
    deck: player.deck.slice(),
    readied: player.readied,
    hand: player.hand.slice(),
    playing: player.playing.slice(),
    discard: player.discard.slice(),
    digested: player.digested.slice(),
    owned: player.owned.slice(),
    tokens: player.tokens.slice(),
    played: player.played.slice(),
    missions: player.missions.slice(),
    rejected: player.rejected,
    notes: player.notes.slice(),
    named: player.named,
  };
}

function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    step: turn.step,
    parasol: turn.parasol,
    used: turn.used.slice(),
    speed: turn.speed,
    remaining: turn.remaining,
    moved: turn.moved,
    active: turn.active,
    spaceUsed: turn.spaceUsed,
    stranded: turn.stranded,
    generalHunts: turn.generalHunts,
    columnHunts: turn.columnHunts,
    dogs: turn.dogs.slice(),
    hunted: turn.hunted,
    huntedHuman: turn.huntedHuman,
    roseTaken: turn.roseTaken,
    huntedColumn: turn.huntedColumn,
    humanInColumn: turn.humanInColumn,
  };
}
