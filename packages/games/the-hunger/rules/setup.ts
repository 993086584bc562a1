import { decision, type Options, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CASTLE, CHESTS, CLOSED_CHESTS, CRYPTS } from '../cards/board.ts';
import { A_CARDS, type CardNo, HUNT_DECK, ROSE_CARDS, STARTER_DECK } from '../cards/cards.ts';
import { CASTLE_TILES } from '../cards/castle.ts';
import { MISSIONS, type MissionNo, missionAt } from '../cards/missions.ts';
import { TOKEN_POOL, type TokenNo, tokenAt } from '../cards/tokens.ts';
import { VAMPIRE_IDS, type VampireId } from '../cards/vampires.ts';
import { BEGINNERS, type HungerOptions } from '../options.ts';
import { keepOption, vampireOption } from './choices.ts';
import { fillTrack, TAVERN_CARDS } from './end-of-round.ts';
import { speedOf } from './marks.ts';
import { draw, idsOf, takeOut } from './seats.ts';
import { EARNINGS, type Player, type State } from './state.ts';
import { COLUMNS, rowsFor } from './track.ts';
import { freezeOrder } from './turn-order.ts';
import { type HungerTable, NEXT_TURN, type Rules } from './work.ts';

/** TH-4.13, TH-4.15. */
const PUBLIC_MISSIONS = 2;
const DEALT_MISSIONS = 2;
/** TH-4.18, TH-17.5. */
export const HAND = 3;
/** TH-4.12. */
const FIVE_SEATS = 5;

/** TH-4.1 to TH-4.14; the rest follows when the vampires have been chosen. */
export function setUp(table: HungerTable, seats: number, given: Options): State {
  const options = given as unknown as HungerOptions;
  const rookie = options.mode === 'rookie';
  const huntDeck = rookie ? rookieDeck(table, seats) : table.shuffle([...HUNT_DECK]);
  const tokens = table.shuffle([...TOKEN_POOL]);
  const chests = tokens.splice(0, CHESTS.length);
  const tavern = rookie
    ? huntDeck.splice(0, TAVERN_CARDS)
    : huntDeck.splice(huntDeck.length - TAVERN_CARDS, TAVERN_CARDS);
  const missions = missionsFor(seats);
  const publicMissions = drawPublic(table, missions, rookie);
  table.shuffle(missions);
  const everybody = numbersTo(seats);
  const players = everybody.map(() => newPlayer(missions.splice(0, DEALT_MISSIONS)));
  const crypts = CRYPTS.map(({ tiles }) => missions.splice(0, tiles));
  if (table.told) {
    tellChests(table, chests);
    table.tell({ kind: 'public-missions', missions: publicMissions.map((no) => missionAt(no).id) });
  }
  table.next(
    ...everybody.map((seat) => ({ step: 'choose-vampire', seat }) as const),
    { step: 'keep-mission' },
    { step: 'first-order' },
  );
  return {
    options,
    seniority: everybody.map((seat) => (options.seniority - 1 + seat) % seats),
    beginners: everybody.filter((seat) => options[BEGINNERS[seat] as (typeof BEGINNERS)[number]]),
    players,
    phase: 'setup',
    round: 1,
    firstOrder: [],
    frozen: [],
    turn: null,
    arrivals: 0,
    huntDeck,
    track: numbersTo(rowsFor(seats) * COLUMNS).map(() => []),
    tavern,
    chests,
    crypts,
    look: null,
    roses: [...ROSE_CARDS],
    castleTiles: [...(CASTLE_TILES[seats] as readonly number[])],
    publicMissions,
    usedMissions: [],
    spareMissions: missions,
    spareTokens: tokens,
  };
}

export const setupRules: Rules<'choose-vampire' | 'keep-mission' | 'first-order'> = {
  /** TH-4.3: only a matter of appearance (TH-D1). */
  'choose-vampire': decision({
    clause: 'TH-4.3',
    to: 'one',
    openOptions: true,
    seat: (_state, { seat }) => seat,
    ask: (state) => oneOf(freeVampires(state).map(vampireOption)),
    fallback: (state) => vampireOption(freeVampires(state)[0] as number),
    answered(table, answer, seat) {
      const vampire = VAMPIRE_IDS[vampireOption.chosen(answer)] as VampireId;
      playerAt(table.state, seat).vampire = vampire;
      table.tell({ kind: 'vampire-taken', seat, vampire });
      if (seat === table.state.players.length - 1) tellDealtMissions(table);
    },
  }),

  /** TH-4.15 (TH-D2). */
  'keep-mission': decision({
    clause: 'TH-4.15',
    to: 'several',
    seats: ({ players }) => players.map((_, seat) => seat),
    ask: (state, seat) => oneOf(playerAt(state, seat).missions.map(keepOption)),
    fallback: (state, seat) => keepOption(playerAt(state, seat).missions[0] as MissionNo),
    answered(table, answers) {
      for (const { seat, answer } of answers) {
        const player = playerAt(table.state, seat);
        const kept = keepOption.chosen(answer);
        const rejected = player.missions.find((tile) => tile !== kept) as MissionNo;
        player.missions = [kept];
        player.rejected = rejected;
        if (table.told)
          table.tell({
            kind: 'mission-kept',
            seat,
            kept: missionAt(kept).id,
            rejected: missionAt(rejected).id,
          });
      }
    },
  }),

  /** TH-4.18 to TH-4.22. */
  'first-order'(table) {
    const { state } = table;
    const totals = state.players.map((player, seat) => {
      player.deck = table.shuffle([...STARTER_DECK]);
      player.owned.push(...STARTER_DECK);
      draw(table, seat, HAND, player.hand);
      return player.hand.reduce((sum, card) => sum + speedOf(card), 0);
    });
    if (table.told)
      state.players.forEach(({ hand }, seat) => {
        table.tell({ kind: 'drew', seat, count: hand.length, cards: idsOf(hand) });
      });
    const order = [...state.seniority].sort((a, b) => (totals[a] as number) - (totals[b] as number));
    state.firstOrder = order;
    table.tell({ kind: 'first-order', seats: order, totals: order.map((seat) => totals[seat] as number) });
    // The last to act is at the bottom of the stack (TH-4.21).
    for (let i = order.length - 1; i >= 0; i--) playerAt(state, order[i] as Seat).height = ++state.arrivals;
    state.phase = 'night';
    table.tell({ kind: 'round', round: state.round });
    fillTrack(table);
    freezeOrder(state);
    table.next(NEXT_TURN);
  },
};

function newPlayer(missions: MissionNo[]): Player {
  return {
    vampire: null,
    vp: 0,
    earned: EARNINGS.map(() => 0),
    space: CASTLE,
    height: 0,
    resting: false,
    arrival: 0,
    deck: [],
    readied: 0,
    hand: [],
    playing: [],
    discard: [],
    digested: [],
    owned: [],
    tokens: [],
    played: [],
    missions,
    rejected: null,
    notes: CRYPTS.map(() => null),
    named: null,
  };
}

function numbersTo(end: number): number[] {
  return Array.from({ length: end }, (_, i) => i);
}

/** TH-4.5: the cards on the Track in the first two rounds are marked A. */
function rookieDeck(table: HungerTable, seats: number): CardNo[] {
  const aside = table.shuffle([...A_CARDS]).slice(0, 2 * rowsFor(seats));
  const others = [...HUNT_DECK];
  for (const card of aside) takeOut(others, card);
  return [...table.shuffle(others), ...aside];
}

/** TH-4.12. */
function missionsFor(seats: number): MissionNo[] {
  return MISSIONS.flatMap((mission, no) => (mission.class === 'five' && seats < FIVE_SEATS ? [] : [no]));
}

/** TH-4.13: taken out of the tiles that are left. */
function drawPublic(table: HungerTable, missions: MissionNo[], rookie: boolean): MissionNo[] {
  const pool = missions.filter((no) => {
    const kind = missionAt(no).class;
    return rookie ? kind === 'white' : kind !== 'instant';
  });
  const drawn = table.shuffle(pool).slice(0, PUBLIC_MISSIONS);
  for (const no of drawn) missions.splice(missions.indexOf(no), 1);
  return drawn;
}

function freeVampires({ players }: State): number[] {
  return VAMPIRE_IDS.flatMap((id, no) => (players.some(({ vampire }) => vampire === id) ? [] : [no]));
}

/** TH-4.7. */
function tellChests(table: HungerTable, chests: readonly TokenNo[]): void {
  table.tell({
    kind: 'chests-opened',
    spaces: CHESTS.slice(CLOSED_CHESTS),
    tokens: chests.slice(CLOSED_CHESTS).map((token) => tokenAt(token).id),
  });
}

function tellDealtMissions(table: HungerTable): void {
  if (table.told)
    table.state.players.forEach(({ missions }, seat) => {
      table.tell({
        kind: 'missions-dealt',
        seat,
        count: missions.length,
        missions: missions.map((no) => missionAt(no).id),
      });
    });
}
