import type { Seat } from '@nokturn/engine';
import { TAVERN } from '../cards/board.ts';
import { type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import { tokenAt } from '../cards/tokens.ts';
import type { CellId } from './happenings.ts';
import { hasMark, SLOW } from './marks.ts';
import type { Player } from './state.ts';
import { type CellNo, COLUMNS, cellId, pileAt } from './track.ts';
import { freezeOrder } from './turn-order.ts';
import { type HungerTable, NEXT_TURN, type Rules } from './work.ts';

/** TH-1.2. */
export const ROUNDS = 15;
/** TH-4.9, TH-18.8. */
export const TAVERN_CARDS = 3;

/** TH-18: the Moon moves on; after round 15 come the Parasols (TH-19.1). */
export const endOfRoundRules: Rules<'end-round'> = {
  'end-round'(table) {
    const { state } = table;
    if (state.phase === 'parasols') return table.next({ step: 'dawn' });
    if (state.round === ROUNDS) return openParasols(table);
    state.round++;
    for (const player of state.players) player.resting = false;
    if (table.told) table.tell({ kind: 'round', round: state.round });
    shiftTrack(table);
    // TH-18.7.
    if (state.round < ROUNDS) fillTrack(table);
    fillTavern(table);
    freezeOrder(state);
    table.position.work.push(NEXT_TURN);
  },
};

/** TH-18.4, TH-18.5. */
function shiftTrack(table: HungerTable): void {
  const { track } = table.state;
  for (let cell = 0; cell < track.length; cell += COLUMNS) {
    const dear = track[cell] as CardNo[];
    const middle = track[cell + 1] as CardNo[];
    const cheap = track[cell + 2] as CardNo[];
    for (let i = 0; i < middle.length; i++) cheap.push(middle[i] as CardNo);
    track[cell] = [];
    track[cell + 1] = dear;
  }
  if (table.told) table.tell({ kind: 'track-shifted' });
}

/** TH-4.22, TH-18.6: a Slow Human goes to column 2 of its row. */
export function fillTrack(table: HungerTable): void {
  const { huntDeck, track } = table.state;
  const told = table.told === null ? null : { cells: [] as CellId[], cards: [] as CardId[] };
  for (let row: CellNo = 0; row < track.length; row += COLUMNS) {
    const card = huntDeck.pop();
    if (card === undefined) break;
    const cell = hasMark(card, SLOW) ? row + 1 : row;
    if (cell === row) track[cell] = [card];
    else pileAt(table.state, cell).push(card);
    told?.cells.push(cellId(cell));
    told?.cards.push(cardAt(card).id);
  }
  if (told !== null) table.tell({ kind: 'track-filled', ...told });
}

/** TH-18.8. */
function fillTavern(table: HungerTable): void {
  const { huntDeck, tavern, players } = table.state;
  if (tavern.length >= TAVERN_CARDS || players.some(({ space }) => space === TAVERN)) return;
  const card = huntDeck.pop();
  if (card === undefined) return;
  tavern.push(card);
  if (table.told) table.tell({ kind: 'tavern-filled', count: tavern.length });
}

/** TH-19.1: every owner of a Parasol becomes Active once more. */
function openParasols(table: HungerTable): void {
  const { state } = table;
  state.phase = 'parasols';
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    player.resting = !hasParasol(player);
    if (!player.resting) seats.push(seat);
  });
  if (table.told && seats.length > 0) table.tell({ kind: 'parasols', seats });
  freezeOrder(state);
  table.next(NEXT_TURN);
}

function hasParasol({ tokens }: Player): boolean {
  return tokens.some((token) => tokenAt(token).use?.kind === 'parasol');
}
