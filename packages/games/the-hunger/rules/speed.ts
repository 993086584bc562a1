import { abilityOf, type CardNo, cardAt } from '../cards/cards.ts';
import {
  countMarked,
  HUMAN,
  hasMark,
  isHuman,
  marksOfAll,
  PANTHER,
  printedValue,
  RAT,
  speedOf,
  speedWithHuman,
} from './marks.ts';
import { beginMove } from './move.ts';
import { gainVp, turnOf, turnPlayer, turnSeat } from './seats.ts';
import type { HungerTable } from './work.ts';

/** TH-8.9: the Humans that a Rat counts. */
const SMALL = { from: 1, to: 2 } as const;

/** Step E: the sum of all Speeds in the playing area (TH-8.7). */
export function beginSpeed(table: HungerTable): void {
  const { state } = table;
  const turn = turnOf(state);
  const { playing } = turnPlayer(state);
  turn.step = 'speed';
  let printed = 0;
  for (let i = 0; i < playing.length; i++) printed += speedOf(playing[i] as CardNo);
  const marks = marksOfAll(playing);
  let extra = 0;
  if ((marks & HUMAN) !== 0) extra += thirst(playing);
  if ((marks & RAT) !== 0) extra += rats(playing);
  if ((marks & PANTHER) !== 0) extra += panthers(table, playing);
  turn.speed = printed + extra;
  turn.remaining = turn.speed;
  if (table.told) table.tell({ kind: 'speed', seat: turn.seat, speed: turn.speed, printed, extra });
  beginMove(table);
}

/** TH-8.8. */
function thirst(playing: readonly CardNo[]): number {
  let extra = 0;
  for (let i = 0; i < playing.length; i++) {
    const card = playing[i] as CardNo;
    extra += speedWithHuman(card) - speedOf(card);
  }
  return extra;
}

/** TH-8.9. */
function rats(playing: readonly CardNo[]): number {
  const small = playing.filter(
    (card) => isHuman(card) && printedValue(card) >= SMALL.from && printedValue(card) <= SMALL.to,
  ).length;
  let extra = 0;
  for (const card of playing) extra += small * (abilityOf(card, 'speed-per-small-human')?.speed ?? 0);
  return extra;
}

/** TH-8.10: VP at once. */
function panthers(table: HungerTable, playing: readonly CardNo[]): number {
  const humans = countMarked(playing, HUMAN);
  let extra = 0;
  for (const card of playing) {
    const ability = hasMark(card, PANTHER) ? abilityOf(card, 'speed-with-humans') : null;
    if (ability === null || humans < ability.humans) continue;
    extra += ability.speed;
    gainVp(table, turnSeat(table.state), ability.vp, 'familiars', cardAt(card).id);
  }
  return extra;
}
