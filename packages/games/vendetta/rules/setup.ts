import { decision, type Options, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARDS, cardsOfClan } from '../cards/clan-cards.ts';
import { CLAN_IDS, type ClanId } from '../cards/clans.ts';
import { type LocationId, locationsFor } from '../cards/locations.ts';
import { PLACE_IDS, type PlaceId } from '../cards/places.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import { VICTIM_COUNT } from '../cards/victims.ts';
import type { VendettaOptions } from '../options.ts';
import { clanOption, relicOption } from './choices.ts';
import { playerOrder } from './seats.ts';
import { NOTHING_HERE, type Player, type State } from './state.ts';
import type { Rules, VendettaTable } from './work.ts';

/** VV-2.10, VV-2.11. */
export const START = { blood: 6, influence: 3, victims: 1 } as const;

/** VV-2, drawn in the order of VV-22.7 and VV-23.8: first player, Places, Relics, clan sheets, Allies. */
export function setUp(table: VendettaTable, seats: number, given: Options): State {
  const options = given as unknown as VendettaOptions;
  const locations = locationsFor(seats);
  const first = table.below(seats);
  table.tell({ kind: 'first-player', seat: first });
  const places = layPlaces(table, locations, options);
  const relics = revealRelics(table, seats, options);
  const sheets = table.shuffle([...CLAN_IDS]).slice(0, seats + 1);
  table.tell({ kind: 'clans-revealed', clans: sheets });
  const allyDeck = table.shuffle([...ALLY_IDS]);
  table.next({ step: 'clans' });
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return {
    options,
    locations,
    places,
    allies: locations.map(() => null),
    players: everybody.map(() => newPlayer(locations.length)),
    positions: locations.map(() => everybody.map(() => ({ blood: 0, cards: [] }))),
    allyDeck,
    victimDeck: VICTIM_COUNT - START.victims * seats,
    sheets,
    relics,
    first,
    ambition: first,
    round: 0,
    phase: 'setup',
    lap: 0,
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

export const setupRules: Rules<'clans' | 'choose-clan' | 'clans-taken' | 'choose-relic'> = {
  /** VV-2.4, VV-25.6. */
  clans(table) {
    const { state } = table;
    const seats = playerOrder(state);
    table.next({ step: 'clans-taken' });
    if (state.options.clanChoice === 'random')
      for (const seat of seats) takeClan(table, seat, table.pick(state.sheets));
    else table.next(...seats.map((seat) => ({ step: 'choose-clan', seat }) as const));
  },

  'choose-clan': decision({
    clause: 'VV-2.4',
    to: 'one',
    openOptions: true,
    seat: (_state, { seat }) => seat,
    ask: ({ sheets }) => oneOf(sheets.map(clanOption)),
    fallback: ({ sheets }) => clanOption(sheets[0] as ClanId),
    answered: (table, answer, seat) => takeClan(table, seat, clanOption.chosen(answer)),
  }),

  /** VV-23.2: anticlockwise from the right of the Ambition holder, who comes last. */
  'clans-taken'(table) {
    const { state } = table;
    state.sheets = [];
    table.next({ step: 'round' });
    if (state.options.relics)
      for (const seat of playerOrder(state)) table.next({ step: 'choose-relic', seat });
  },

  'choose-relic': decision({
    clause: 'VV-23.2',
    to: 'one',
    openOptions: true,
    seat: (_state, { seat }) => seat,
    ask: ({ relics }) => oneOf(relics.map(relicOption)),
    fallback: ({ relics }) => relicOption(relics[0] as RelicId),
    answered: (table, answer, seat) => takeRelic(table, seat, relicOption.chosen(answer)),
  }),
};

function newPlayer(locations: number): Player {
  return {
    clan: null,
    pool: START.blood,
    influence: START.influence,
    earned: { rewards: 0, frenzies: 0, places: 0, given: 0, lost: 0 },
    hand: [],
    deck: [],
    bottom: [],
    drawn: [],
    known: [],
    allies: [],
    victims: START.victims,
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
  };
}

/** VV-22.1: one on each Location except the Prince's Haven. */
function layPlaces(
  table: VendettaTable,
  locations: readonly LocationId[],
  { places }: VendettaOptions,
): (PlaceId | null)[] {
  if (!places) return locations.map(() => null);
  const drawn = table.shuffle([...PLACE_IDS]).slice(0, locations.length - 1);
  drawn.forEach((place, i) => {
    table.tell({ kind: 'place-laid', location: locations[i] as LocationId, place });
  });
  return [...drawn, null];
}

/** VV-23.1. */
function revealRelics(table: VendettaTable, seats: number, { relics }: VendettaOptions): RelicId[] {
  if (!relics) return [];
  const revealed = table.shuffle([...RELIC_IDS]).slice(0, seats + 1);
  table.tell({ kind: 'relics-revealed', relics: revealed });
  return revealed;
}

/** VV-2.4, VV-2.8, VV-2.9. */
function takeClan(table: VendettaTable, seat: Seat, clan: ClanId): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const cards = cardsOfClan(clan);
  state.sheets = state.sheets.filter((sheet) => sheet !== clan);
  player.clan = clan;
  player.hand = cards.filter((id) => CLAN_CARDS[id].starter);
  player.known = player.hand;
  player.deck = table.shuffle(cards.filter((id) => !CLAN_CARDS[id].starter));
  table.tell({ kind: 'clan-taken', seat, clan });
}

function takeRelic(table: VendettaTable, seat: Seat, relic: RelicId): void {
  const { state } = table;
  playerAt(state, seat).relic = relic;
  state.relics = state.relics.filter((other) => other !== relic);
  table.tell({ kind: 'relic-taken', seat, relic });
  if (seat === state.ambition) removeRelics(state);
}

/** VV-23.2: the remaining ones leave the game. */
function removeRelics(state: State): void {
  const gone = state.relics.map((relic) => ({ relic, owner: null }));
  state.out = { ...state.out, relics: [...state.out.relics, ...gone] };
  state.relics = [];
}
