import { CASTLE, type SpaceNo } from '../cards/board.ts';
import { distance, isWell, othersByDistance } from '../rules/map.ts';
import { countMarked, DOG, PIG, STEALTH } from '../rules/marks.ts';
import { costsFrom } from '../rules/move.ts';
import { nightOf } from './night.ts';
import type { Outlook } from './outlook.ts';
import { Prey } from './prey.ts';
import { visitWorth } from './spaces.ts';
import type { Means } from './thumb.ts';

/** The value of ending step F on a space, with this much Speed left. */
export class Moves {
  readonly #outlook: Outlook;
  readonly #prey: Prey;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    this.#prey = new Prey(outlook);
  }

  /** The value of being on a space at the end of step F, after a move or without one. */
  ending(space: SpaceNo, speed: number, { moved }: { moved: boolean }): number {
    const { turns, view } = this.#outlook;
    const night = nightOf(this.#outlook);
    if (space === CASTLE && moved) return night.home(turns);
    const active = (view.turn?.speed ?? speed) > 0 && (moved || view.options.stayActivates);
    const means = meansAt(this.#outlook, space, speed, { moved, active });
    return (
      night.worth(space, turns) +
      this.#prey.best(space, means, { active }) +
      (active ? visitWorth(this.#outlook, space) : 0)
    );
  }

  /** The best result from a space with this much Speed. */
  bestFrom(space: SpaceNo, speed: number): number {
    let best = this.ending(space, speed, { moved: false });
    for (const to of othersByDistance(space)) {
      const left = speed - distance(space, to);
      if (left < 0) break;
      best = Math.max(best, this.ending(to, left, { moved: true }));
    }
    return best;
  }

  /** By a walk on offer: a Spicy walk that stops short spends all Speed. */
  walkTo(space: SpaceNo, { spicy }: { spicy: boolean }): number {
    const { view, me } = this.#outlook;
    const cost = costsFrom(view, me)(space);
    const left = (view.turn?.remaining ?? 0) - cost;
    return this.ending(space, spicy && !isWell(space) ? 0 : Math.max(0, left), { moved: true });
  }
}

/** The resources for hunting in the Action step (TH-13.1 to TH-13.3, TH-16.5). */
function meansAt(
  { own }: Outlook,
  space: SpaceNo,
  speed: number,
  { moved, active }: { moved: boolean; active: boolean },
): Means {
  const { playing } = own;
  const well = isWell(space);
  return {
    general: 1 + countMarked(playing, STEALTH) + (moved ? 0 : countMarked(playing, PIG)),
    column: active && well ? 1 : 0,
    speed: speed + (well ? countMarked(playing, DOG) : 0),
  };
}
