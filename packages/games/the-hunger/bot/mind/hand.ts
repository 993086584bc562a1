import type { CardNo } from '../../cards/cards.ts';
import { abilityOf } from '../../cards/cards.ts';
import { tokenAt } from '../../cards/tokens.ts';
import { speedTogether } from '../../count.ts';
import { choiceOf } from '../../rules/choices.ts';
import { confuseEnds } from '../../rules/map.ts';
import { CONFUSE, HOLY_WATER, hasMark, huntingVp, isHuman, SPICY, STEALTH } from '../../rules/marks.ts';
import type { Valuing } from '../thumb.ts';
import { pace } from './cards.ts';
import { freeItemWorth } from './sights.ts';
import type { Stance } from './stance.ts';
import { WEIGHTS } from './weights.ts';

/** Decisions before the vampire moves: the hand, discards and draws. */

/** The value of a card in this turn. */
export function turnWorth(stance: Stance, card: CardNo): number {
  const { player } = stance;
  let worth = WEIGHTS.speedNow * pace(card) + huntingVp(card);
  if (hasMark(card, STEALTH)) worth += WEIGHTS.now.stealth;
  if (hasMark(card, HOLY_WATER)) worth -= WEIGHTS.now.holy;
  if (hasMark(card, SPICY)) worth -= WEIGHTS.now.spicy;
  if (hasMark(card, CONFUSE) && player.arrival === 0) {
    let there = Number.NEGATIVE_INFINITY;
    for (const end of confuseEnds(player.space)) there = Math.max(there, stance.after(end));
    worth += there - stance.after(player.space);
  }
  return worth;
}

export function valuingOfPrelude(stance: Stance): Valuing {
  const { player, turns } = stance;
  let worth = 0;
  for (const card of player.hand) worth += turnWorth(stance, card);
  return (option) => {
    if (option === 'play') return 0;
    if (choiceOf(option)?.verb === 'bear')
      return 1 + 2 * WEIGHTS.speedNow * stance.pace - worth - WEIGHTS.reluctance * turns;
    let digested = 0;
    for (const card of player.hand) if (isHuman(card)) digested += stance.digestWorth(card);
    const turn = turns === 0 ? 0 : stance.after(player.space, turns + 1) - stance.after(player.space);
    return digested - turn - 0.5 * worth;
  };
}

/** Draws first: the cards they bring may be worth discarding. */
export function valuingOfEffects(stance: Stance): Valuing {
  const slow = speedTogether(stance.player.playing) < 5;
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'activate':
        return abilityOf(choice.thing, 'draw') !== null ? 100 : swapWorth(stance, choice.thing);
      case 'token':
        switch (tokenAt(choice.thing).use?.kind) {
          case 'mission':
            return 50;
          case 'draw':
            return slow || stance.turns < 3 ? 10 : -1;
          case 'swap':
            return swapWorth(stance, null) - (stance.turns < 3 ? 0 : 2);
          default:
            return -1;
        }
      case 'use':
        return freeItemWorth(stance, choice.thing);
      default:
        return 0;
    }
  };
}

export function swapWorth(stance: Stance, cause: CardNo | null): number {
  const { playing } = stance.player;
  const used = stance.state.turn?.used ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (const card of playing)
    if (card !== cause && !used.includes(card)) least = Math.min(least, turnWorth(stance, card));
  return least === Number.POSITIVE_INFINITY
    ? -1
    : WEIGHTS.speedNow * stance.pace - least - WEIGHTS.reluctance;
}
