import type { Seat } from '@nokturn/engine';
import { SPACES, type SpaceNo } from '../cards/board.ts';
import { isWell, type Links, neighboursOf } from '../rules/map.ts';
import { BAT, marksOfAll } from '../rules/marks.ts';
import type { Ground } from '../rules/move.ts';

/**
 * The spaces of a cheapest walk to a space, without the first; null if no walk leads there. For display only:
 * if several walks cost the same, the rules may report another one.
 */
export function wayTo(ground: Ground, seat: Seat, to: SpaceNo): readonly SpaceNo[] | null {
  const walks: readonly Links[] = ground.options.direction === 'strict' ? ['outward', 'inward'] : ['all'];
  const found = walks.flatMap((links) => walkOver(ground, seat, to, links) ?? []);
  return found.toSorted((a, b) => a.cost - b.cost)[0]?.path ?? null;
}

interface Walk {
  readonly cost: number;
  readonly path: readonly SpaceNo[];
}

/** TH-9.4; with Form of Bat passing a Well or another vampire costs nothing (TH-9.8). */
function walkOver(ground: Ground, seat: Seat, to: SpaceNo, links: Links): Walk | null {
  const player = ground.players[seat];
  if (!player) return null;
  const isBat = (marksOfAll(player.playing) & BAT) !== 0;
  const isFree = (space: SpaceNo) =>
    isBat && (isWell(space) || ground.players.some((other, at) => at !== seat && other.space === space));
  const best = new Map<SpaceNo, Walk>([[player.space, { cost: 0, path: [] }]]);
  const open: SpaceNo[] = [player.space];
  for (let turns = 0; open.length > 0 && turns < SPACES.length * SPACES.length; turns++) {
    const here = open.shift() as SpaceNo;
    const walk = best.get(here) as Walk;
    if (here === to) continue;
    for (const next of neighboursOf(here, links)) {
      const cost = walk.cost + (next !== to && isFree(next) ? 0 : 1);
      const known = best.get(next);
      if (known && (known.cost < cost || (known.cost === cost && known.path.length <= walk.path.length + 1)))
        continue;
      best.set(next, { cost, path: [...walk.path, next] });
      open.push(next);
    }
  }
  return best.get(to) ?? null;
}
