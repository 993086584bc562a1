import {
  CASTLE,
  LABYRINTH,
  LEVEL_CROSSING,
  PATHS,
  REGION_BONUSES,
  REGIONS,
  type Region,
  SPACES,
  type SpaceId,
  type SpaceNo,
  spaceAt,
  spaceNo,
} from '../cards/board.ts';

/** Facts derived from the map: everything that a move needs is looked up. */

const COUNT = SPACES.length;
const ALL: readonly SpaceNo[] = SPACES.map((_, no) => no);

/** Links in their outward direction (TH-2.5); the level crossing leads outward both ways (TH-2.6). */
const OUTWARD: readonly (readonly SpaceNo[])[] = ALL.map((no) => {
  const { id, out } = spaceAt(no);
  const [a, b] = LEVEL_CROSSING;
  const across = id === a ? [b] : id === b ? [a] : [];
  return [...out, ...across].map((other) => spaceNo(other as SpaceId));
});

const INWARD: readonly (readonly SpaceNo[])[] = ALL.map((no) =>
  ALL.filter((other) => (OUTWARD[other] as readonly SpaceNo[]).includes(no)),
);

const NEIGHBOURS: readonly (readonly SpaceNo[])[] = ALL.map((no) => [
  ...new Set([...(INWARD[no] as readonly SpaceNo[]), ...(OUTWARD[no] as readonly SpaceNo[])]),
]);

/** The links that a walk may cross. */
export type Links = 'all' | 'outward' | 'inward';

const LINKS: Readonly<Record<Links, readonly (readonly SpaceNo[])[]>> = {
  all: NEIGHBOURS,
  outward: OUTWARD,
  inward: INWARD,
};

export function neighboursOf(space: SpaceNo, links: Links = 'all'): readonly SpaceNo[] {
  return LINKS[links][space] as readonly SpaceNo[];
}

const FAR = 255;

function distancesOver(links: Links): Uint8Array {
  const distances = new Uint8Array(COUNT * COUNT).fill(FAR);
  for (const start of ALL) {
    distances[start * COUNT + start] = 0;
    const queue = [start];
    for (const here of queue)
      for (const next of neighboursOf(here, links))
        if (distances[start * COUNT + next] === FAR) {
          distances[start * COUNT + next] = (distances[start * COUNT + here] as number) + 1;
          queue.push(next);
        }
  }
  return distances;
}

const DISTANCES = distancesOver('all');
const OUTWARD_DISTANCES = distancesOver('outward');

/** TH-2.7. */
export function distance(from: SpaceNo, to: SpaceNo): number {
  return DISTANCES[from * COUNT + to] as number;
}

/** The length of a walk over some of the links; far more than any Speed if there is none. */
export function distanceOver(links: Links, from: SpaceNo, to: SpaceNo): number {
  if (links === 'all') return distance(from, to);
  return OUTWARD_DISTANCES[links === 'outward' ? from * COUNT + to : to * COUNT + from] as number;
}

/** The length of a walk that goes only outward, or only inward (TH-9.5). */
export function strictDistance(from: SpaceNo, to: SpaceNo): number {
  return Math.min(distanceOver('outward', from, to), distanceOver('inward', from, to));
}

const WELLS = Uint8Array.from(SPACES, ({ effect }) => (effect === 'well' ? 1 : 0));

/** One of the ten Well spaces. */
export function isWell(space: SpaceNo): boolean {
  return WELLS[space] === 1;
}

/** Where Spicy and Mist lead: the Castle counts as a Well for them (TH-2.8). */
export function isWellOrCastle(space: SpaceNo): boolean {
  return WELLS[space] === 1 || space === CASTLE;
}

export function regionOf(space: SpaceNo): Region {
  return spaceAt(space).region;
}

/** VP for each Human hunted here (TH-12.11). */
export function regionBonus(space: SpaceNo): number {
  return REGION_BONUSES[regionOf(space)];
}

/** Cemetery and Castle: nobody is pushed there (TH-10.2). */
const SHELTERED = Uint8Array.from(SPACES, ({ region }) =>
  region === 'cemetery' || region === 'castle' ? 1 : 0,
);

export function isSheltered(space: SpaceNo): boolean {
  return SHELTERED[space] === 1;
}

const IN_CEMETERY = Uint8Array.from(SPACES, ({ region }) => (region === 'cemetery' ? 1 : 0));

export function isCemetery(space: SpaceNo): boolean {
  return IN_CEMETERY[space] === 1;
}

/** Castle and Ships: no hunt of any kind (TH-12.5). */
const NO_HUNTS = Uint8Array.from(SPACES, ({ effect }) => (effect === 'castle' || effect === 'ship' ? 1 : 0));

export function forbidsHunts(space: SpaceNo): boolean {
  return NO_HUNTS[space] === 1;
}

/** Region, path and pos in one number: the vampire on the higher number acts first (TH-5.3 to TH-5.5). */
const PRECEDENCE = Uint16Array.from(
  SPACES,
  ({ region, path, pos }) =>
    REGIONS.indexOf(region) * 100 + (path === null ? 0 : PATHS.length - PATHS.indexOf(path)) * 20 + pos,
);

export function precedenceOf(space: SpaceNo): number {
  return PRECEDENCE[space] as number;
}

/** TH-8.1 to TH-8.4: outward, four steps, no space twice, the Labyrinth ends it. */
const CONFUSE_STEPS = 4;

function confuseWalks(space: SpaceNo): SpaceNo[][] {
  const walks: SpaceNo[][] = [];
  const walk = (way: readonly SpaceNo[]) => {
    const here = way.at(-1) as SpaceNo;
    if (here === LABYRINTH || way.length > CONFUSE_STEPS) walks.push([...way]);
    else for (const next of neighboursOf(here, 'outward')) if (!way.includes(next)) walk([...way, next]);
  };
  walk([space]);
  return walks;
}

const CONFUSE_WALKS = ALL.map((space) => {
  const walks = confuseWalks(space);
  return walks.filter((walk, i) => walks.findIndex((other) => other.at(-1) === walk.at(-1)) === i);
});
const CONFUSE_ENDS = CONFUSE_WALKS.map((walks) => walks.map((walk) => walk.at(-1) as SpaceNo));

/** The spaces where the displacement may end (table 7.2). */
export function confuseEnds(space: SpaceNo): readonly SpaceNo[] {
  return CONFUSE_ENDS[space] as readonly SpaceNo[];
}

/** The spaces on its way, without the first. */
export function confuseWalk(space: SpaceNo, end: SpaceNo): readonly SpaceNo[] {
  const walks = CONFUSE_WALKS[space] as readonly SpaceNo[][];
  return (walks.find((walk) => walk.at(-1) === end) as SpaceNo[]).slice(1);
}

/** A shortest way to one of the nearest Wells: its spaces after the first (TH-9.12, TH-9.15). */
export type Route = readonly SpaceNo[];

function shortestRoutes(from: SpaceNo, to: SpaceNo): Route[] {
  if (from === to) return [[]];
  return neighboursOf(from)
    .filter((next) => distance(next, to) === distance(from, to) - 1)
    .flatMap((next) => shortestRoutes(next, to).map((rest) => [next, ...rest]));
}

const WELL_ROUTES = ALL.map((space) => {
  const wells = ALL.filter(isWellOrCastle);
  const nearest = Math.min(...wells.map((well) => distance(space, well)));
  return wells
    .filter((well) => distance(space, well) === nearest)
    .flatMap((well) => shortestRoutes(space, well));
});

/** All shortest ways to a nearest Well or the Castle; empty ways if the vampire is on one. */
export function wellRoutes(space: SpaceNo): readonly Route[] {
  return WELL_ROUTES[space] as readonly Route[];
}

/** TH-9.20: by a walk with no other Well strictly inside. */
function wellsWithoutWellBetween(space: SpaceNo): SpaceNo[] {
  const reached = new Set([space]);
  const queue = [space];
  for (const here of queue)
    for (const next of here !== space && isWellOrCastle(here) ? [] : neighboursOf(here))
      if (!reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
  return ALL.filter((no) => no !== space && reached.has(no) && isWellOrCastle(no));
}

const NEXT_WELLS = ALL.map(wellsWithoutWellBetween);

/** The destinations of Mist (table 7.2). */
export function nextWells(space: SpaceNo): readonly SpaceNo[] {
  return NEXT_WELLS[space] as readonly SpaceNo[];
}

const BY_DISTANCE = ALL.map((from) =>
  ALL.filter((to) => to !== from).sort((a, b) => distance(from, a) - distance(from, b) || a - b),
);

/** All other spaces, nearest first. */
export function othersByDistance(from: SpaceNo): readonly SpaceNo[] {
  return BY_DISTANCE[from] as readonly SpaceNo[];
}
