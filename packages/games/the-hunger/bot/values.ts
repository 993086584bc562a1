import { type OptionId, objectOf, verbOf } from '@nokturn/engine';
import { CASTLE, CRYPTS, type SpaceId, type SpaceNo, spaceNo } from '../cards/board.ts';
import type { HumanType } from '../cards/card.ts';
import { type CardId, cardAt, cardNo } from '../cards/cards.ts';
import { type MissionId, missionNo } from '../cards/missions.ts';
import { TOKEN_IDS, type TokenId, tokenAt } from '../cards/tokens.ts';
import { speedTogether } from '../count.ts';
import { distance } from '../rules/map.ts';
import { countMarked, GOAT, marksOfAll, SPICY } from '../rules/marks.ts';
import type { HungerFrame } from '../rules/work.ts';
import { valuesOfAction, valuesOfFreeHunt, valuesOfHypnosis } from './action.ts';
import { valuesOfAgain, valuesOfDiscard, valuesOfEffects, valuesOfPrelude } from './effects.ts';
import { freeItemWorth } from './items.ts';
import { cryptWorth, namedWorth, tileWorth } from './missions.ts';
import { Moves } from './moves.ts';
import type { Outlook } from './outlook.ts';
import { chestWorth } from './spaces.ts';
import { readyWorth, type Valuing } from './thumb.ts';
import { keptWorth } from './tokens.ts';
import { abilityWorth, digestWorth } from './worth.ts';

const EVEN: Valuing = () => 0;

/** How a seat values its options, by decision. */
export function valuesOf(frame: HungerFrame, outlook: Outlook): Valuing {
  switch (frame.step) {
    case 'keep-mission':
    case 'keep-missions':
      return (option) => tileWorth(outlook, missionNo(objectOf(option) as MissionId));
    case 'parasol':
      return (option) => (option === 'take' ? 1 : 0);
    case 'prelude':
      return valuesOfPrelude(outlook);
    case 'effects':
      return valuesOfEffects(outlook);
    case 'discard':
      return valuesOfDiscard(outlook);
    case 'use-again':
      return valuesOfAgain(outlook);
    case 'snake-window':
      // Cards devoured now give no Speed this turn: only burdens are devoured before the move.
      return (option) => (verbOf(option) === 'snake' ? burdensInPlay(outlook) - 0.5 : 0);
    case 'devour':
    case 'digest':
    case 'building':
      return (option) => (option === 'none' ? 0 : digestWorth(outlook, cardOf(option)));
    case 'confuse':
      return valuesOfConfuse(outlook);
    case 'move':
      return valuesOfMove(outlook);
    case 'push':
      return valuesOfPush(outlook);
    case 'butted':
      return (option) => -abilityWorth(outlook, cardOf(option));
    case 'action':
      return valuesOfAction(outlook);
    case 'ready':
      return (option) => (option === 'rest' ? 0 : readyWorth(cardOf(option), outlook.turns));
    case 'hypnosis-cell':
    case 'hypnosis-card':
    case 'hypnosis-direction':
      return valuesOfHypnosis(outlook);
    case 'free-hunt-cell':
    case 'free-hunt-card':
      return valuesOfFreeHunt(outlook, frame.mission);
    case 'choose-crypt':
      return (option) => {
        const crypt = CRYPTS.findIndex(({ space }) => space === objectOf(option));
        return cryptWorth(outlook, crypt);
      };
    case 'choose-chest':
      return (option) => chestWorth(outlook, objectOf(option) as SpaceId);
    case 'name-type':
      return (option) => namedWorth(outlook, objectOf(option) as HumanType);
    default:
      return EVEN;
  }
}

function cardOf(option: OptionId): number {
  return cardNo(objectOf(option) as CardId);
}

/** Confuse, Spicy and Holy Water in the playing area. */
function burdensInPlay({ own }: Outlook): number {
  return own.playing.filter((card) => {
    const { keywords } = cardAt(card);
    return keywords.includes('holy-water') || keywords.includes('confuse') || keywords.includes('spicy');
  }).length;
}

function valuesOfConfuse(outlook: Outlook): Valuing {
  const moves = new Moves(outlook);
  const speed = speedTogether(outlook.own.playing);
  return (option) => moves.bestFrom(spaceNo(objectOf(option) as SpaceId), speed);
}

function valuesOfMove(outlook: Outlook): Valuing {
  const { view, own } = outlook;
  const moves = new Moves(outlook);
  const spicy = (marksOfAll(own.playing) & SPICY) !== 0;
  const remaining = view.turn?.remaining ?? 0;
  const stay = moves.ending(own.space, Math.max(0, remaining), { moved: false });
  return (option) => {
    const object = objectOf(option);
    switch (verbOf(option)) {
      case 'move':
        return moves.walkTo(spaceNo(object as SpaceId), { spicy });
      case 'mist':
        return moves.ending(spaceNo(object as SpaceId), remaining, { moved: true });
      case 'token': {
        const token = TOKEN_IDS.indexOf(object as TokenId);
        const { use } = tokenAt(token);
        if (use?.kind === 'mission') return Number.POSITIVE_INFINITY;
        const speed = remaining + (use?.kind === 'speed' ? use.speed : 0);
        return spicy ? stay : moves.bestFrom(own.space, speed) - keptWorth(outlook, token);
      }
      case 'use':
        return freeItemWorth(outlook, option) > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      default:
        return stay;
    }
  };
}

/** Early in the night others are pushed back, later away from home. */
function valuesOfPush({ view, own }: Outlook): Valuing {
  const goats = 2 * countMarked(own.playing, GOAT);
  const wish = view.round < 8 ? -0.2 : 0.2;
  const from = distance(own.space, CASTLE);
  return (option) => {
    if (option === 'stop') return 0;
    const to: SpaceNo = spaceNo(objectOf(option) as SpaceId);
    return goats + wish * (distance(to, CASTLE) - from);
  };
}
