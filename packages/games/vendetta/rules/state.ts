import type { Seat } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { ClanId } from '../cards/clans.ts';
import type { LocationId } from '../cards/locations.ts';
import type { PlaceId } from '../cards/places.ts';
import type { RelicId } from '../cards/relics.ts';
import type { Token } from '../cards/tokens.ts';
import type { VendettaOptions } from '../options.ts';

/** A Location by its position in the order of resolution, from 0; the last one is the Prince's Haven. */
export type LocationIndex = number;

/**
 * What has been started with a face-down card. A card bound by One Step Ahead stays so until its controller has decided
 * (VV-13.2); a paid one, until all consequences of the price have been dealt with and it is turned up or looked at
 * (VV-R77, VV-R79).
 */
export type Held = 'bound' | 'paid';

/** A clan card on a Position. Never modified, only replaced. */
export interface Deployed {
  readonly card: ClanCardId;
  readonly owner: Seat;
  readonly faceUp: boolean;
  /** Everybody has seen its face since it was deployed. */
  readonly open: boolean;
  /** Seats besides its owner that have looked at it. */
  readonly seenBy: readonly Seat[];
  readonly held: Held | null;
}

/** A seat's own area at one Location. */
export interface SeatPosition {
  blood: number;
  /** In order of deployment (VV-10.17). */
  cards: readonly Deployed[];
}

/** The sources of the Influence tokens in a Pool, besides the three at the start. */
export interface Earned {
  readonly rewards: number;
  readonly frenzies: number;
  readonly places: number;
  readonly given: number;
  readonly lost: number;
}

/** One seat with all its pieces. Lists are never modified, only replaced, so that copying the state is cheap. */
export interface Player {
  clan: ClanId | null;
  /** Blood in the Pool. */
  pool: number;
  /** Influence tokens in the Pool. */
  influence: number;
  earned: Earned;
  /** In the order in which the cards came (VV-10.17). */
  hand: readonly ClanCardId[];
  /** The Clan deck, the top card last, without the cards put on the bottom. */
  deck: readonly ClanCardId[];
  /** Cards that the seat has put on the bottom of its Clan deck, uppermost first. */
  bottom: readonly ClanCardId[];
  /** Cards drawn in Hand Building but not yet decided on. */
  drawn: readonly ClanCardId[];
  /** Clan cards that everybody knows this seat owns outside its Clan deck (VV-25.7, VV-R75). */
  known: readonly ClanCardId[];
  /** The Allies of the Alliance. */
  allies: readonly AllyId[];
  /** The Victims of the Alliance. */
  victims: number;
  drained: readonly AllyId[];
  drainedVictims: number;
  /** Diablerie tokens, including flipped ones. */
  tokens: number;
  flipped: number;
  relic: RelicId | null;
  relicUsed: boolean;
  /** 1 for the seat that was eliminated first, and so on; 0 while active. */
  eliminated: number;
  frenzies: number;
  /** The number of vampires Drained. */
  diableries: number;
  /** Conflicts won, for each Location. */
  won: readonly number[];
}

export const PHASES = [
  'setup',
  'feed',
  'location-setup',
  'hand-building',
  'planning',
  'resolution',
  'end-of-round',
] as const;
export type Phase = (typeof PHASES)[number];

export const STAGES = ['withdraw', 'revelation', 'preparation', 'conflict', 'aftermath'] as const;
/** A Step of the Resolution of one Location. */
export type Stage = (typeof STAGES)[number];

/** A card that a seat is about to play: decided step by step, and public only when the facing has been chosen. */
export interface Plan {
  readonly seat: Seat;
  readonly card: ClanCardId;
  readonly location: LocationIndex | null;
  /** The Location is public: the team-mate's Eyes in the Dark looks at it (VV-24.8). */
  readonly open: boolean;
  /** The team-mate has decided to look. */
  readonly watched: boolean;
}

/** Everything that lasts until the Location being resolved is done. Never modified, only replaced. */
export interface Here {
  /** Revealed Stay and Withdraw tokens, by seat. */
  readonly tokens: readonly (Token | null)[];
  /** Seats that skip Preparation and Aftermath (VV-14.2). */
  readonly skipping: readonly Seat[];
  /** Protection by Forestall (VV-10.20). */
  readonly forestalled: { readonly seat: Seat; readonly card: ClanCardId } | null;
  /** The seat whose face-down cards have Power 4 (VV-15.5). */
  readonly assault: Seat | null;
  /** The seats whose cards Wolf Companion halves (VV-15.4). */
  readonly halved: readonly Seat[];
  /** The seat that used Knife of the Faithless (VV-15.11). */
  readonly knife: Seat | null;
  /** Cards resolved in the current Step (VV-10.13). */
  readonly resolved: readonly ClanCardId[];
  readonly winner: Seat | null;
  /** Seats that received an Ally or a Victim as a reward (VV-R20). */
  readonly rewarded: readonly Seat[];
}

export const NOTHING_HERE: Here = {
  tokens: [],
  skipping: [],
  forestalled: null,
  assault: null,
  halved: [],
  knife: null,
  resolved: [],
  winner: null,
  rewarded: [],
};

/** A Relic that has left the game; without an owner if nobody took it (VV-23.2). */
export interface GoneRelic {
  readonly relic: RelicId;
  readonly owner: Seat | null;
}

/** Cards that have left the game. */
export interface Out {
  readonly clanCards: readonly ClanCardId[];
  readonly allies: readonly AllyId[];
  readonly victims: number;
  readonly relics: readonly GoneRelic[];
}

export interface State {
  readonly options: VendettaOptions;
  readonly locations: readonly LocationId[];
  readonly places: readonly (PlaceId | null)[];
  /** The Ally on each Location. */
  allies: readonly (AllyId | null)[];
  readonly players: Player[];
  /** By Location, then by seat. */
  readonly positions: SeatPosition[][];
  /** The top card is the last one. */
  allyDeck: readonly AllyId[];
  victimDeck: number;
  /** Clan sheets and Relics on offer. */
  sheets: readonly ClanId[];
  relics: readonly RelicId[];
  /** The first holder of the Ambition token. */
  readonly first: Seat;
  ambition: Seat;
  round: number;
  phase: Phase;
  lap: number;
  /** The seat whose planning turn it is. */
  turn: Seat | null;
  /** The Location being resolved, and its Step. */
  location: LocationIndex | null;
  stage: Stage | null;
  plan: Plan | null;
  here: Here;
  /** The seats that must return a card for Malkav's Bane (VV-19.4). */
  banes: readonly Seat[];
  /** Cards of other seats that lay on the Positions of an eliminated seat (VV-8.13). */
  aside: readonly Deployed[];
  out: Out;
  ended: boolean;
}

export function cloneState(state: State): State {
  const { players, positions } = state;
  const playerCopies: Player[] = [];
  for (let i = 0; i < players.length; i++) playerCopies.push(clonePlayer(players[i] as Player));
  const positionCopies: SeatPosition[][] = [];
  for (let i = 0; i < positions.length; i++)
    positionCopies.push(cloneRow(positions[i] as readonly SeatPosition[]));
  return {
    options: state.options,
    locations: state.locations,
    places: state.places,
    allies: state.allies,
    players: playerCopies,
    positions: positionCopies,
    allyDeck: state.allyDeck,
    victimDeck: state.victimDeck,
    sheets: state.sheets,
    relics: state.relics,
    first: state.first,
    ambition: state.ambition,
    round: state.round,
    phase: state.phase,
    lap: state.lap,
    turn: state.turn,
    location: state.location,
    stage: state.stage,
    plan: state.plan,
    here: state.here,
    banes: state.banes,
    aside: state.aside,
    out: state.out,
    ended: state.ended,
  };
}

function clonePlayer(player: Player): Player {
  return {
    clan: player.clan,
    pool: player.pool,
    influence: player.influence,
    earned: player.earned,
    hand: player.hand,
    deck: player.deck,
    bottom: player.bottom,
    drawn: player.drawn,
    known: player.known,
    allies: player.allies,
    victims: player.victims,
    drained: player.drained,
    drainedVictims: player.drainedVictims,
    tokens: player.tokens,
    flipped: player.flipped,
    relic: player.relic,
    relicUsed: player.relicUsed,
    eliminated: player.eliminated,
    frenzies: player.frenzies,
    diableries: player.diableries,
    won: player.won,
  };
}

function cloneRow(row: readonly SeatPosition[]): SeatPosition[] {
  const copies: SeatPosition[] = [];
  for (let i = 0; i < row.length; i++) {
    const { blood, cards } = row[i] as SeatPosition;
    copies.push({ blood, cards });
  }
  return copies;
}
