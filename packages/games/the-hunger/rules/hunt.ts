import { type Barred, type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CASTLE, LABYRINTH, spaceAt, TAVERN } from '../cards/board.ts';
import { type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import type { MissionId } from '../cards/missions.ts';
import {
  addCards,
  barred,
  choiceOf,
  digestDiscardedOption,
  digestOption,
  huntOption,
  type Menu,
  type Reason,
  readyOption,
  roseOption,
} from './choices.ts';
import { digestDiscarded, digestFromPlay } from './digest.ts';
import type { HungerHappening } from './happenings.ts';
import { forbidsHunts, isCemetery, regionOf } from './map.ts';
import {
  DIGESTS,
  FAST,
  GREGARIOUS,
  HOLY_WATER,
  HUMAN,
  hasMark,
  huntedValue,
  huntingVp,
  INSPIRING,
  isHuman,
  marksOfAll,
  printedValue,
  READIES,
  ROSE,
} from './marks.ts';
import { addVp, idsOf, takeOut, turnOf, turnSeat } from './seats.ts';
import type { Player, State, Turn } from './state.ts';
import { type CellNo, cellId, columnOf, pileAt } from './track.ts';
import { ACTION, type HungerFrame, type HungerTable, type Rules } from './work.ts';

/** TH-12.21. */
export const TAVERN_COST = 2;

/** Hunting in the Action step (TH-12). */
export const huntRules: Rules<'ready' | 'digest'> = {
  /** TH-D18: on top of the deck instead of the discard pile. */
  ready: decision({
    clause: 'TH-12.18',
    to: 'one',
    seat: turnSeat,
    ask: (_state, _seat, { cards }) => oneOf([...cards.map(readyOption), 'rest']),
    fallback: () => 'rest',
    answered(table, answer, seat, { cards }) {
      if (answer === 'rest') return;
      const card = readyOption.chosen(answer);
      const player = playerAt(table.state, seat);
      takeOut(player.discard, card);
      player.deck.push(card);
      player.readied++;
      if (table.told) table.tell({ kind: 'readied', seat, card: cardAt(card).id });
      const others = cards.filter((other) => other !== card);
      if (others.length > 0) table.next({ step: 'ready', cards: others });
    },
  }),

  /** TH-D19: Zephania, Angus and Peter. */
  digest: decision({
    clause: 'TH-12.19',
    to: 'one',
    seat: turnSeat,
    ask(state, seat) {
      const { playing, discard } = playerAt(state, seat);
      const options: ('none' | ChoiceId<'digest' | 'digest-discarded'>)[] = [];
      addCards(options, playing, digestOption, () => true);
      addCards(options, discard, digestDiscardedOption, () => true);
      options.push('none');
      return oneOf(options);
    },
    fallback: () => 'none',
    answered(table, answer, seat, { by }) {
      if (answer === 'none') return;
      const { verb, thing } = choiceOf(answer);
      if (verb === 'digest') digestFromPlay(table, seat, thing, by);
      else digestDiscarded(table, seat, thing, by);
    },
  }),
};

type HuntOption = 'tavern' | ChoiceId<'hunt' | 'rose'>;

/**
 * The reason against all hunts with these marks in the playing area; null if there is none (TH-12.5 to
 * TH-12.7).
 */
export function huntBan(state: State, { space }: Player, marks: number): Reason | null {
  if (forbidsHunts(space)) return space === CASTLE ? 'castle' : 'ship';
  if (turnOf(state).parasol) return 'parasol';
  return (marks & HOLY_WATER) !== 0 ? 'holy-water' : null;
}

/** TH-12.24: after a Rose the Track is closed. */
export function isTrackClosed(state: State): boolean {
  return turnOf(state).roseTaken && state.options.roseEndsTrack;
}

/** TH-12.8, TH-12.9. */
function costOf(cell: CellNo, marks: number): number {
  return columnOf(cell) + ((marks & FAST) === 0 ? 0 : 1);
}

/** The cost of a cell as everybody sees it. */
export function cellCost({ track }: Pick<State, 'track'>, cell: CellNo): number {
  return costOf(cell, marksOfAll(track[cell] ?? []));
}

/** Every paid hunt that the seat may make now. */
export function addHunts(state: State, player: Player, marks: number, options: Menu<HuntOption>): void {
  const turn = turnOf(state);
  const { generalHunts, columnHunts, remaining } = turn;
  if (generalHunts + columnHunts === 0 || huntBan(state, player, marks) !== null) return;
  if (remaining > 0 && !isTrackClosed(state)) addCells(state, player, turn, options);
  if (!turn.active || generalHunts === 0) return;
  if (player.space === TAVERN && state.tavern.length > 0 && remaining >= TAVERN_COST) options.push('tavern');
  if (player.space === LABYRINTH && !ownsRose(player))
    for (const rose of state.roses) options.push(roseOption(rose));
}

function addCells(
  { track }: State,
  { space }: Player,
  { generalHunts, remaining }: Turn,
  options: Menu<HuntOption>,
): void {
  const sparesHumans = isCemetery(space);
  for (let cell = 0; cell < track.length; cell++) {
    const pile = track[cell] as readonly CardNo[];
    const column = columnOf(cell);
    if (pile.length === 0 || column > remaining || (generalHunts === 0 && column !== 1)) continue;
    const marks = marksOfAll(pile);
    if (costOf(cell, marks) <= remaining && !(sparesHumans && (marks & HUMAN) !== 0))
      options.push(huntOption(cell));
  }
}

/** Unique (TH-12.23): in any of the five zones. */
function ownsRose({ deck, hand, playing, discard, digested }: Player): boolean {
  return [deck, hand, playing, discard, digested].some((zone) => (marksOfAll(zone) & ROSE) !== 0);
}

/** Why the other cells, the Tavern and the Roses cannot be hunted. */
export function barredHunts(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const { generalHunts, columnHunts, remaining, active } = turnOf(state);
  const offered: HuntOption[] = [];
  const playing = marksOfAll(player.playing);
  addHunts(state, player, playing, offered);
  const ban = huntBan(state, player, playing);
  const found: Barred[] = [];
  const add = (option: HuntOption, [reason, clause]: readonly [Reason, string]) => {
    if (!offered.includes(option))
      found.push(barred(option, ban ?? reason, ban ? (BANS[ban] ?? clause) : clause));
  };
  state.track.forEach((pile, cell) => {
    if (pile.length === 0) return;
    const marks = marksOfAll(pile);
    if (isTrackClosed(state)) add(huntOption(cell), ['rose-ends-track', 'TH-12.24']);
    else if (isCemetery(player.space) && (marks & HUMAN) !== 0)
      add(huntOption(cell), ['cemetery', 'TH-11.8']);
    else if (generalHunts === 0 && (columnHunts === 0 || columnOf(cell) !== 1))
      add(huntOption(cell), ['no-hunt-left', 'TH-13.1']);
    else add(huntOption(cell), ['too-dear', 'TH-12.4']);
  });
  const here = (clause: string): readonly [Reason, string] =>
    active ? ['no-hunt-left', 'TH-13.1'] : ['asleep', clause];
  if (player.space === TAVERN && state.tavern.length > 0)
    add(
      'tavern',
      active && generalHunts > 0 && remaining < TAVERN_COST ? ['too-dear', 'TH-12.4'] : here('TH-11.2'),
    );
  if (player.space === LABYRINTH)
    for (const rose of state.roses)
      add(roseOption(rose), ownsRose(player) ? ['has-rose', 'TH-12.23'] : here('TH-11.2'));
  return found;
}

const BANS: Partial<Record<Reason, string>> = {
  castle: 'TH-12.5',
  ship: 'TH-11.13',
  parasol: 'TH-12.7',
  'holy-water': 'TH-12.6',
};

/** A pile of the Track (TH-12.3). */
export function hunt(table: HungerTable, seat: Seat, cell: CellNo): void {
  const { state } = table;
  const turn = turnOf(state);
  const cost = cellCost(state, cell);
  // TH-13.6.
  if (columnOf(cell) === 1 && turn.columnHunts > 0) turn.columnHunts--;
  else turn.generalHunts--;
  turn.remaining -= cost;
  huntPile(table, seat, cell, cost, null);
}

/** All cards of a cell; `mission` is the tile of a free hunt. */
export function huntPile(
  table: HungerTable,
  seat: Seat,
  cell: CellNo,
  cost: number,
  mission: MissionId | null,
): void {
  const { state } = table;
  const cards = pileAt(state, cell);
  state.track[cell] = [];
  takeCards(table, seat, { cards, from: cellId(cell), column: columnOf(cell), cost, mission });
}

/** The cards of the Tavern, unseen (TH-12.21). */
export function huntTavern(table: HungerTable, seat: Seat): void {
  const { state } = table;
  const turn = turnOf(state);
  turn.generalHunts--;
  turn.remaining -= TAVERN_COST;
  const cards = state.tavern;
  state.tavern = [];
  takeCards(table, seat, { cards, from: 'tavern', column: 0, cost: TAVERN_COST, mission: null });
}

/** TH-12.22. */
export function takeRose(table: HungerTable, seat: Seat, rose: CardNo): void {
  const { state } = table;
  const turn = turnOf(state);
  turn.generalHunts--;
  turn.roseTaken = true;
  state.roses.splice(state.roses.indexOf(rose), 1);
  takeCards(table, seat, { cards: [rose], from: 'labyrinth', column: 0, cost: 0, mission: null });
}

/** One hunt: the cards, and where they come from. */
export interface Hunt {
  /** The cards taken; those brought by Gregarious are added. */
  readonly cards: CardNo[];
  readonly from: Extract<HungerHappening, { kind: 'hunted' }>['from'];
  /** Of a Track hunt; 0 for the Tavern and the Labyrinth. */
  readonly column: number;
  readonly cost: number;
  readonly mission: MissionId | null;
  /** Beast Master: straight into the playing area (TH-13.13). */
  readonly intoPlay?: boolean;
}

/** TH-12.17, in its order: Ready, Digest-on-hunt, Inspiring; the Action menu comes last. */
export function takeCards(table: HungerTable, seat: Seat, one: Hunt): void {
  const { state } = table;
  const turn = turnOf(state);
  const player = playerAt(state, seat);
  const { cards } = one;
  const taken = cards.length;
  bringGregarious(state, cards);
  const marks = marksOfAll(cards);
  turn.hunted = true;
  if ((marks & HUMAN) !== 0) turn.huntedHuman = true;
  turn.huntedColumn = one.column;
  turn.humanInColumn = (marks & HUMAN) !== 0;
  score(table, seat, one, taken, marks);
  const zone = one.intoPlay ? player.playing : player.discard;
  for (let i = 0; i < cards.length; i++) {
    zone.push(cards[i] as CardNo);
    player.owned.push(cards[i] as CardNo);
  }
  const { work } = table.position;
  work.push(ACTION);
  if ((marks & INSPIRING) !== 0) pushEach(work, cards, INSPIRING, (by) => ({ step: 'choose-crypt', by }));
  if ((marks & DIGESTS) !== 0) pushEach(work, cards, DIGESTS, (by) => ({ step: 'digest', by }));
  if ((marks & READIES) !== 0 && !one.intoPlay)
    work.push({ step: 'ready', cards: cards.filter((card) => hasMark(card, READIES)) });
}

/** TH-12.15, TH-12.16: until no new one turns up. */
function bringGregarious({ huntDeck }: State, cards: CardNo[]): void {
  for (let i = 0; i < cards.length; i++) {
    if (!hasMark(cards[i] as CardNo, GREGARIOUS)) continue;
    const brought = huntDeck.pop();
    if (brought !== undefined) cards.push(brought);
  }
}

/** TH-12.11 to TH-12.14, TH-12.22. */
function score(table: HungerTable, seat: Seat, one: Hunt, taken: number, marks: number): void {
  const player = playerAt(table.state, seat);
  const { cards } = one;
  const region = regionOf(player.space);
  const hunger = (marks & HUMAN) === 0 ? 0 : hungerOf(player);
  const vpOf = (card: CardNo) => (isHuman(card) ? huntedValue(card, region) + hunger : printedValue(card));
  let amount = 0;
  for (let i = 0; i < cards.length; i++) amount += vpOf(cards[i] as CardNo);
  addVp(player, amount, (marks & ROSE) === 0 ? 'hunts' : 'roses');
  if (table.told)
    table.tell({
      kind: 'hunted',
      seat,
      space: spaceAt(player.space).id,
      from: one.from,
      cost: one.cost,
      cards: idsOf(cards),
      brought: idsOf(cards.slice(taken)),
      vps: cards.map(vpOf),
      amount,
      vp: player.vp,
      mission: one.mission,
    });
}

/** The Hunger: for each Human (TH-12.12). */
function hungerOf({ playing }: Player): number {
  let vp = 0;
  for (let i = 0; i < playing.length; i++) vp += huntingVp(playing[i] as CardNo);
  return vp;
}

/** One frame of work for each card with the mark, with that of the first card on top. */
function pushEach(
  work: HungerFrame[],
  cards: readonly CardNo[],
  mark: number,
  frame: (card: CardId) => HungerFrame,
): void {
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i] as CardNo;
    if (hasMark(card, mark)) work.push(frame(cardAt(card).id));
  }
}
