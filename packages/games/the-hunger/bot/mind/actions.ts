import type { CardNo } from '../../cards/cards.ts';
import { type MissionNo, missionAt } from '../../cards/missions.ts';
import { tokenAt } from '../../cards/tokens.ts';
import { choiceOf } from '../../rules/choices.ts';
import { TAVERN_COST } from '../../rules/hunt.ts';
import { isWell } from '../../rules/map.ts';
import { FAMILIAR, hasMark } from '../../rules/marks.ts';
import type { Turn } from '../../rules/state.ts';
import { type CellNo, columnOf } from '../../rules/track.ts';
import { afterHunt, FIRST, type Means, type Valuing } from '../thumb.ts';
import { cardWorth } from './hunts.ts';
import { bestShift } from './hypnosis.ts';
import { freeItemWorth, visitWorth } from './sights.ts';
import type { Stance } from './stance.ts';
import { WEIGHTS } from './weights.ts';

export function valuingOfAction(stance: Stance): Valuing {
  const { state, player, turns } = stance;
  const turn = state.turn as Turn;
  const { hunts } = stance;
  const means: Means = { general: turn.generalHunts, column: turn.columnHunts, speed: turn.remaining };
  const closed = turn.roseTaken && state.options.roseEndsTrack;
  const { space } = player;
  const best = (left: Means, without = -1) => (closed ? 0 : hunts.best(space, left, turn.active, without));
  const now = best(means);
  return (option) => {
    const choice = choiceOf(option);
    if (choice === null) {
      if (option === 'tavern')
        return (
          hunts.tavern + best({ ...means, general: means.general - 1, speed: means.speed - TAVERN_COST })
        );
      return option === 'hypnosis' ? now + bestShift(stance, means).gain - WEIGHTS.patience.hypnosis : 0;
    }
    const { thing: no } = choice;
    switch (choice.verb) {
      case 'hunt':
        return hunts.worth(no, space) + best(afterHunt(means, no, state.track[no] ?? []), no);
      case 'rose':
        return (
          hunts.rose(no) + (state.options.roseEndsTrack ? 0 : best({ ...means, general: means.general - 1 }))
        );
      case 'chest':
      case 'crypt':
        return FIRST;
      case 'building':
        return now > 0 ? 0 : visitWorth(stance, space) - 0.01;
      case 'snake':
        return now + devourWorth(stance, no) - (turns > 1 ? WEIGHTS.patience.snake : 0);
      case 'dog':
        return (
          best({ ...means, column: means.column + 1, speed: means.speed - (isWell(space) ? 1 : 0) }) -
          stance.abilityWorth(no)
        );
      case 'token': {
        const { use } = tokenAt(no);
        const kept = stance.keptWorth(no);
        if (use?.kind === 'mission') return FIRST;
        if (use?.kind === 'hunt') return best({ ...means, general: means.general + 1 }) - kept;
        if (use?.kind === 'speed') return best({ ...means, speed: means.speed + use.speed }) - kept;
        return -1;
      }
      case 'use':
        return now + tileNow(stance, no);
      default:
        return 0;
    }
  };
}

function devourWorth(stance: Stance, snake: CardNo): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const card of stance.player.playing)
    if (card !== snake) best = Math.max(best, stance.digestWorth(card));
  return 2 + best;
}

function tileNow(stance: Stance, mission: MissionNo): number {
  const { state, turns } = stance;
  const { instant } = missionAt(mission);
  const patience = turns > 2 ? WEIGHTS.patience.mission : 0;
  switch (instant?.kind) {
    case 'familiar':
      return bestCard(stance, (card) => hasMark(card, FAMILIAR)) - patience;
    case 'any-column':
      return bestCard(stance, () => true) - patience;
    case 'same-column': {
      const column = state.turn?.huntedColumn ?? 0;
      return bestCard(stance, (_, cell) => columnOf(cell) === column) - patience;
    }
    default:
      return freeItemWorth(stance, mission);
  }
}

function bestCard(stance: Stance, may: (card: CardNo, cell: CellNo) => boolean): number {
  let best = 0;
  stance.state.track.forEach((pile, cell) => {
    for (const card of pile) if (may(card, cell)) best = Math.max(best, cardWorth(stance, card));
  });
  return best;
}

export function valuingOfFreeHunt(stance: Stance, mission: MissionNo): Valuing {
  const { state } = stance;
  const beasts = missionAt(mission).instant?.kind === 'familiar';
  return (option) => {
    const choice = choiceOf(option);
    if (choice?.verb === 'card') return cardWorth(stance, choice.thing);
    const pile = state.track[choice?.thing ?? -1] ?? [];
    if (!beasts && state.options.freeHuntTakes === 'pile')
      return pile.reduce((sum, card) => sum + cardWorth(stance, card), 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const card of pile)
      if (!beasts || hasMark(card, FAMILIAR)) best = Math.max(best, cardWorth(stance, card));
    return best;
  };
}
