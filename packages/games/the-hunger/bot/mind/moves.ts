import { CASTLE, type SpaceNo } from '../../cards/board.ts';
import { abilityOf } from '../../cards/cards.ts';
import { missionAt } from '../../cards/missions.ts';
import { tokenAt } from '../../cards/tokens.ts';
import { speedTogether } from '../../count.ts';
import { choiceOf, chosen } from '../../rules/choices.ts';
import { distance, isWell, othersByDistance } from '../../rules/map.ts';
import { countMarked, DOG, GOAT, marksOfAll, PIG, SPICY, STEALTH } from '../../rules/marks.ts';
import { costsFrom } from '../../rules/move.ts';
import { FIRST, type Means, type Valuing } from '../thumb.ts';
import type { Hunts } from './hunts.ts';
import { freeItemWorth, visitWorth } from './sights.ts';
import type { Stance } from './stance.ts';

/** The value of ending step F on a space. */
class Ends {
  readonly #stance: Stance;
  readonly #hunts: Hunts;
  readonly #general: number;
  readonly #pigs: number;
  readonly #dogs: number;

  constructor(stance: Stance) {
    this.#stance = stance;
    this.#hunts = stance.hunts;
    const { playing } = stance.player;
    this.#general = 1 + countMarked(playing, STEALTH);
    this.#pigs = countMarked(playing, PIG);
    this.#dogs = countMarked(playing, DOG);
  }

  at(space: SpaceNo, speed: number, moved: boolean): number {
    const stance = this.#stance;
    const { state } = stance;
    if (space === CASTLE && moved) return homeWorth(stance);
    const active = (state.turn?.speed ?? speed) > 0 && (moved || state.options.stayActivates);
    const well = isWell(space);
    const means: Means = {
      general: this.#general + (moved ? 0 : this.#pigs),
      column: active && well ? 1 : 0,
      speed: speed + (well ? this.#dogs : 0),
    };
    return (
      stance.after(space) + this.#hunts.best(space, means, active) + (active ? visitWorth(stance, space) : 0)
    );
  }

  bestFrom(space: SpaceNo, speed: number): number {
    let best = this.at(space, speed, false);
    for (const to of othersByDistance(space)) {
      const left = speed - distance(space, to);
      if (left < 0) break;
      best = Math.max(best, this.at(to, left, true));
    }
    return best;
  }
}

/** The value of coming home now (TH-11.5). */
function homeWorth(stance: Stance): number {
  const { state, player, turns, seat } = stance;
  let abroad = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other]?.arrival === 0) abroad++;
  let worth = state.castleTiles[0] ?? 0;
  for (const tiles of [state.publicMissions, player.missions])
    for (const tile of tiles) {
      const { scoring } = missionAt(tile);
      if (scoring?.kind === 'first-home' && abroad === state.players.length - 1) worth += scoring.vp * 0.75;
      if (scoring?.kind === 'beaten-home') worth += scoring.vp * (1 + abroad / 2);
    }
  for (const card of player.playing) {
    const ability = abilityOf(card, 'end-of-turn');
    if (ability?.when === 'not-hunted') worth += ability.vp * turns;
  }
  return worth;
}

export function valuingOfConfuse(stance: Stance): Valuing {
  const ends = new Ends(stance);
  const speed = speedTogether(stance.player.playing);
  return (option) => ends.bestFrom(chosen(option), speed);
}

export function valuingOfMove(stance: Stance): Valuing {
  const { state, player, seat } = stance;
  const ends = new Ends(stance);
  const spicy = (marksOfAll(player.playing) & SPICY) !== 0;
  const remaining = state.turn?.remaining ?? 0;
  const costs = costsFrom(state, seat);
  const stay = ends.at(player.space, Math.max(0, remaining), false);
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'move': {
        const left = spicy && !isWell(choice.thing) ? 0 : Math.max(0, remaining - costs(choice.thing));
        return ends.at(choice.thing, left, true);
      }
      case 'mist':
        return ends.at(choice.thing, remaining, true);
      case 'token': {
        const { use } = tokenAt(choice.thing);
        if (use?.kind === 'mission') return FIRST;
        const speed = remaining + (use?.kind === 'speed' ? use.speed : 0);
        return spicy ? stay : ends.bestFrom(player.space, speed) - stance.keptWorth(choice.thing);
      }
      case 'use':
        return freeItemWorth(stance, choice.thing) > 0 ? FIRST : -FIRST;
      default:
        return stay;
    }
  };
}

/** Early in the night others are pushed back, later away from home. */
export function valuingOfPush({ state, player }: Stance): Valuing {
  const goats = 2 * countMarked(player.playing, GOAT);
  const wish = state.round < 8 ? -0.2 : 0.2;
  const from = distance(player.space, CASTLE);
  return (option) => (option === 'stop' ? 0 : goats + wish * (distance(chosen(option), CASTLE) - from));
}
