import { playerAt, type Seat } from '@nokturn/engine';
import type { TurnCondition } from '../cards/card.ts';
import { abilityOf, type CardNo, cardAt } from '../cards/cards.ts';
import { isWellOrCastle } from './map.ts';
import { hasMark, marksOfAll, PERMANENT, ROSE, SCORES_TURNS, SPICY } from './marks.ts';
import { draw, gainVp, idsOf, turnOf } from './seats.ts';
import { HAND } from './setup.ts';
import { resolveOpenCrypt } from './spaces.ts';
import type { Player, Turn } from './state.ts';
import { END_TURN, type HungerTable, type Rules } from './work.ts';

/** Step I: clean up and draw (TH-17). */
export const endOfTurnRules: Rules<'end-turn'> = {
  'end-turn'(table) {
    const { state } = table;
    const turn = turnOf(state);
    const { seat } = turn;
    if (turn.step === 'action') {
      // TH-17.1.
      table.position.work.push(END_TURN);
      if (resolveOpenCrypt(table, seat)) return;
      table.position.work.pop();
    }
    const player = playerAt(state, seat);
    turn.step = 'end';
    player.resting = true;
    cleanUp(table, seat, player);
    if ((marksOfAll(player.playing) & SCORES_TURNS) !== 0) scoreTurn(table, seat, player, turn);
    if (!turn.parasol) drawHand(table, seat, player);
    state.turn = null;
  },
};

/** TH-17.3: Permanent cards stay, and so do Spicy ones if the vampire is not on a Well (TH-9.18). */
function cleanUp(table: HungerTable, seat: Seat, player: Player): void {
  const { playing, discard } = player;
  const staying = isWellOrCastle(player.space) ? PERMANENT : PERMANENT | SPICY;
  const before = discard.length;
  let kept = 0;
  for (let i = 0; i < playing.length; i++) {
    const card = playing[i] as CardNo;
    if (hasMark(card, staying)) playing[kept++] = card;
    else discard.push(card);
  }
  playing.length = kept;
  if (table.told) table.tell({ kind: 'cleaned-up', seat, cards: idsOf(discard.slice(before)) });
}

/** TH-17.4: Roses, Pigeons, Pigs. */
function scoreTurn(table: HungerTable, seat: Seat, { playing }: Player, turn: Turn): void {
  for (const card of playing) {
    const ability = abilityOf(card, 'end-of-turn');
    if (ability === null || !isMet(turn, ability.when)) continue;
    gainVp(table, seat, ability.vp, hasMark(card, ROSE) ? 'roses' : 'familiars', cardAt(card).id);
  }
}

function isMet({ hunted, huntedHuman }: Turn, when: TurnCondition): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'hunted':
      return hunted;
    case 'hunted-human':
      return huntedHuman;
    case 'not-hunted':
      return !hunted;
  }
}

/** TH-17.5. */
function drawHand(table: HungerTable, seat: Seat, player: Player): void {
  draw(table, seat, HAND, player.hand);
  if (table.told) table.tell({ kind: 'drew', seat, count: player.hand.length, cards: idsOf(player.hand) });
}
