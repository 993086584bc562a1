import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { missionNo } from '../cards/missions.ts';
import { bearOption, useOption } from './choices.ts';
import { beginEffects } from './effects.ts';
import { mightHold, useMission } from './instants.ts';
import { BEAR, hasMark, isHuman, marksOfAll } from './marks.ts';
import { discardFromPlay, draw, gainVp, idsOf, turnPlayer, turnSeat } from './seats.ts';
import type { Player } from './state.ts';
import { type HungerTable, PRELUDE, type Rules } from './work.ts';

const DIGESTION = missionNo('digestion');
const ONLY_PLAY = oneOf(['play']);

/** Step A: before the hand is played (TH-6.2). */
export const preludeRules: Rules<'prelude'> = {
  /**
   * TH-D3. Every seat that could hold Digestion, as far as the table knows, is asked, so that being asked
   * reveals nothing.
   */
  prelude: decision({
    clause: 'TH-6.2',
    to: 'one',
    cover: true,
    seat: turnSeat,
    ask: (state) => {
      const player = turnPlayer(state);
      const bears = canUseBear(player);
      const digestion = player.missions.includes(DIGESTION);
      if (!bears && !digestion) return ONLY_PLAY;
      const options: ('play' | ChoiceId<'bear' | 'use'>)[] = ['play'];
      if (bears) for (const card of player.playing) if (hasMark(card, BEAR)) options.push(bearOption(card));
      if (digestion) options.push(useOption(DIGESTION));
      return oneOf(options);
    },
    fallback: () => 'play',
    answered(table, answer, seat) {
      if (answer === 'play') return beginEffects(table);
      if (bearOption.has(answer)) useBear(table, seat, bearOption.chosen(answer));
      else digestHand(table, seat);
    },
  }),
};

export function beginPrelude(table: HungerTable): void {
  const { state } = table;
  const player = turnPlayer(state);
  if (canUseBear(player) || mightHold(state, turnSeat(state), DIGESTION)) table.position.work.push(PRELUDE);
  else beginEffects(table);
}

/** TH-6.4: needs a card in hand. */
function canUseBear({ hand, playing }: Player): boolean {
  return hand.length > 0 && (marksOfAll(playing) & BEAR) !== 0;
}

/** TH-6.4. */
function useBear(table: HungerTable, seat: Seat, bear: CardNo): void {
  const player = playerAt(table.state, seat);
  const { id, does } = cardAt(bear);
  const [ability] = does;
  if (ability?.kind !== 'new-hand') throw new Error(`${id} is no Bear`);
  const { hand } = player;
  player.hand = [];
  player.discard.push(...hand);
  if (table.told) table.tell({ kind: 'new-hand', seat, card: id, discarded: idsOf(hand) });
  draw(table, seat, ability.cards, player.hand);
  if (table.told) table.tell({ kind: 'drew', seat, count: player.hand.length, cards: idsOf(player.hand) });
  gainVp(table, seat, ability.vp, 'familiars', id);
  discardFromPlay(table, seat, bear, id);
  beginPrelude(table);
}

/** TH-6.5: straight to step I. */
function digestHand(table: HungerTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  useMission(table, seat, DIGESTION);
  const digested = player.hand.filter(isHuman);
  const discarded = player.hand.filter((card) => !isHuman(card));
  player.hand = [];
  player.digested.push(...digested);
  player.discard.push(...discarded);
  if (table.told)
    table.tell({ kind: 'turn-skipped', seat, digested: idsOf(digested), discarded: idsOf(discarded) });
}
