import { type OptionId, objectOf, verbOf } from '@nokturn/engine';
import { type CardId, type CardNo, cardNo } from '../cards/cards.ts';
import { type MissionId, missionAt, missionNo } from '../cards/missions.ts';
import { TOKEN_IDS, type TokenId, tokenAt } from '../cards/tokens.ts';
import { huntedVp } from '../count.ts';
import { TAVERN_COST } from '../rules/hunt.ts';
import { isWell } from '../rules/map.ts';
import { FAMILIAR, hasMark } from '../rules/marks.ts';
import type { Turn } from '../rules/state.ts';
import { CELL_IDS, columnOf } from '../rules/track.ts';
import { freeItemWorth } from './items.ts';
import type { Outlook } from './outlook.ts';
import { Prey } from './prey.ts';
import { tavernWorth, visitWorth, worthOfRose } from './spaces.ts';
import {
  afterHunt,
  DIRECTIONS,
  FIRST,
  isOnTrack,
  type Means,
  NO_SHIFT,
  type Shift,
  type Valuing,
  valuingOfShift,
} from './thumb.ts';
import { keptWorth } from './tokens.ts';
import { abilityWorth, digestWorth, ownWorth } from './worth.ts';

/** The cost of using something now that could be more useful later. */
const PATIENCE = { mission: 2.5, snake: 1, hypnosis: 0.3 } as const;

/** The Action menu: each option valued together with everything that can still follow it. */
export function valuesOfAction(outlook: Outlook): Valuing {
  const { view, own, turns } = outlook;
  const turn = view.turn as Turn;
  const prey = new Prey(outlook);
  const means: Means = { general: turn.generalHunts, column: turn.columnHunts, speed: turn.remaining };
  const closed = turn.roseTaken && view.options.roseEndsTrack;
  const { space } = own;
  const best = (left: Means, without = -1) =>
    closed ? 0 : prey.best(space, left, { active: turn.active, without });
  const now = best(means);
  return (option) => {
    const object = objectOf(option);
    switch (verbOf(option)) {
      case 'hunt': {
        const cell = CELL_IDS.indexOf(object);
        return prey.worth(cell, space) + best(afterHunt(means, cell, view.track[cell] ?? []), cell);
      }
      case 'tavern':
        return (
          tavernWorth(outlook) +
          best({ ...means, general: means.general - 1, speed: means.speed - TAVERN_COST })
        );
      case 'rose': {
        const rose = worthOfRose(cardNo(object as CardId), turns);
        const others = view.options.roseEndsTrack ? 0 : best({ ...means, general: means.general - 1 });
        return rose + others;
      }
      case 'chest':
      case 'crypt':
        return FIRST;
      case 'building':
        return now > 0 ? 0 : visitWorth(outlook, space) - 0.01;
      case 'hypnosis':
        return now + bestShift(outlook, means).gain - PATIENCE.hypnosis;
      case 'snake':
        return now + devourWorth(outlook, cardNo(object as CardId)) - (turns > 1 ? PATIENCE.snake : 0);
      case 'dog':
        return (
          best({ ...means, column: means.column + 1, speed: means.speed - (isWell(space) ? 1 : 0) }) -
          abilityWorth(outlook, cardNo(object as CardId))
        );
      case 'token':
        return tokenNow(outlook, object as TokenId, means, best);
      case 'use':
        return now + tileNow(outlook, option);
      default:
        return 0;
    }
  };
}

/** The value of digesting the Snake together with the least wanted card. */
function devourWorth(outlook: Outlook, snake: CardNo): number {
  const others = outlook.own.playing.filter((card) => card !== snake);
  return 2 + Math.max(...others.map((card) => digestWorth(outlook, card)));
}

function tokenNow(outlook: Outlook, id: TokenId, means: Means, best: (means: Means) => number): number {
  const token = TOKEN_IDS.indexOf(id);
  const { use } = tokenAt(token);
  const kept = keptWorth(outlook, token);
  if (use?.kind === 'mission') return FIRST;
  if (use?.kind === 'hunt') return best({ ...means, general: means.general + 1 }) - kept;
  if (use?.kind === 'speed') return best({ ...means, speed: means.speed + use.speed }) - kept;
  return -1;
}

/** Instant Missions in the Action step. */
function tileNow(outlook: Outlook, option: OptionId): number {
  const { view, turns } = outlook;
  const { instant } = missionAt(missionNo(objectOf(option) as MissionId));
  const patience = turns > 2 ? PATIENCE.mission : 0;
  switch (instant?.kind) {
    case 'familiar':
      return bestCard(outlook, view.track.flat(), (card) => hasMark(card, FAMILIAR)) - patience;
    case 'any-column':
      return bestCard(outlook, view.track.flat(), () => true) - patience;
    case 'same-column': {
      const column = view.turn?.huntedColumn ?? 0;
      const cards = view.track.filter((_, cell) => columnOf(cell) === column).flat();
      return bestCard(outlook, cards, () => true) - patience;
    }
    default:
      return freeItemWorth(outlook, option);
  }
}

function bestCard(outlook: Outlook, cards: readonly CardNo[], may: (card: CardNo) => boolean): number {
  return Math.max(0, ...cards.filter(may).map((card) => cardWorth(outlook, card)));
}

function cardWorth(outlook: Outlook, card: CardNo): number {
  return huntedVp(outlook.own, [card], outlook.own.space) + ownWorth(outlook, [card]);
}

/** TH-D21. */
export function valuesOfFreeHunt(outlook: Outlook, mission: MissionId): Valuing {
  const { view } = outlook;
  const beasts = missionAt(missionNo(mission)).instant?.kind === 'familiar';
  return (option) => {
    if (verbOf(option) === 'card') return cardWorth(outlook, cardNo(objectOf(option) as CardId));
    const cards = view.track[CELL_IDS.indexOf(objectOf(option))] ?? [];
    if (beasts) return bestCard(outlook, cards, (card) => hasMark(card, FAMILIAR));
    if (view.options.freeHuntTakes === 'pile')
      return huntedVp(outlook.own, cards, outlook.own.space) + ownWorth(outlook, cards);
    return bestCard(outlook, cards, () => true);
  };
}

// Hypnosis (TH-16.7)

/** The card move that most improves the hunts of this turn. */
function bestShift(outlook: Outlook, means: Means): Shift {
  const { view, own } = outlook;
  const active = view.turn?.active ?? false;
  const before = new Prey(outlook).best(own.space, means, { active });
  let best = NO_SHIFT;
  view.track.forEach((pile, cell) => {
    for (const card of new Set(pile))
      for (const direction of ['up', 'down', 'right'] as const) {
        if (!isOnTrack(cell, direction, view.track.length)) continue;
        const to = cell + DIRECTIONS[direction];
        const track = view.track.map((cards, at) =>
          at === cell ? without(cards, card) : at === to ? [...cards, card] : cards,
        );
        const gain = new Prey(outlook, track).best(own.space, means, { active }) - before;
        if (gain > best.gain) best = { cell, card, direction, gain };
      }
  });
  return best;
}

function without(cards: readonly CardNo[], card: CardNo): CardNo[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** TH-D20. */
export function valuesOfHypnosis(outlook: Outlook): Valuing {
  const turn = outlook.view.turn as Turn;
  const means = { general: turn.generalHunts, column: turn.columnHunts, speed: turn.remaining };
  return valuingOfShift(bestShift(outlook, means));
}
