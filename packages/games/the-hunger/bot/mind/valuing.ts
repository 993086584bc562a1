import type { Seat } from '@nokturn/engine';
import { missionNo } from '../../cards/missions.ts';
import { chosen } from '../../rules/choices.ts';
import { CONFUSE, countMarked, HOLY_WATER, SPICY } from '../../rules/marks.ts';
import type { State, Turn } from '../../rules/state.ts';
import type { HungerFrame } from '../../rules/work.ts';
import { type Means, readyWorth, type Valuing, valuingOfShift } from '../thumb.ts';
import { valuingOfAction, valuingOfFreeHunt } from './actions.ts';
import { swapWorth, turnWorth, valuingOfEffects, valuingOfPrelude } from './hand.ts';
import { bestShift } from './hypnosis.ts';
import { valuingOfConfuse, valuingOfMove, valuingOfPush } from './moves.ts';
import { chestWorth, cryptOn, cryptWorth, tileWorth } from './sights.ts';
import { stanceOf } from './stance.ts';

const BURDENSOME = CONFUSE | SPICY | HOLY_WATER;
const EVEN: Valuing = () => 0;

export function valuingOf(state: State, seat: Seat, frame: HungerFrame): Valuing {
  const stance = stanceOf(state, seat);
  switch (frame.step) {
    case 'keep-mission':
    case 'keep-missions':
      return (option) => tileWorth(stance, chosen(option));
    case 'parasol':
      return (option) => (option === 'take' ? 1 : 0);
    case 'prelude':
      return valuingOfPrelude(stance);
    case 'effects':
      return valuingOfEffects(stance);
    case 'discard':
      return (option) => -turnWorth(stance, chosen(option));
    case 'use-again':
      return (option) => (option === 'again' ? swapWorth(stance, null) : 0);
    case 'snake-window':
      return (option) => (option === 'done' ? 0 : countMarked(stance.player.playing, BURDENSOME) - 0.5);
    case 'devour':
    case 'digest':
    case 'building':
      return (option) => (option === 'none' ? 0 : stance.digestWorth(chosen(option)));
    case 'confuse':
      return valuingOfConfuse(stance);
    case 'move':
      return valuingOfMove(stance);
    case 'push':
      return valuingOfPush(stance);
    case 'butted':
      return (option) => -stance.abilityWorth(chosen(option));
    case 'action':
      return valuingOfAction(stance);
    case 'ready':
      return (option) => (option === 'rest' ? 0 : readyWorth(chosen(option), stance.turns));
    case 'hypnosis-cell':
    case 'hypnosis-card':
    case 'hypnosis-direction':
      return valuingOfShift(bestShift(stance, meansOf(state)));
    case 'free-hunt-cell':
    case 'free-hunt-card':
      return valuingOfFreeHunt(stance, missionNo(frame.mission));
    case 'choose-crypt':
      return (option) => cryptWorth(stance, cryptOn(chosen(option)));
    case 'choose-chest':
      return (option) => chestWorth(stance, chosen(option));
    case 'name-type':
      return (option) => stance.wishes.types[chosen(option)] ?? 0;
    default:
      return EVEN;
  }
}

function meansOf({ turn }: State): Means {
  const { generalHunts, columnHunts, remaining } = turn as Turn;
  return { general: generalHunts, column: columnHunts, speed: remaining };
}
