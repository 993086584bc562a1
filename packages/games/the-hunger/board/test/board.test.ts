import type { GameText } from '@nokturn/text';
import { boxOf } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS, SPACES, type SpaceId, spaceNo } from '../../cards/board.ts';
import { type CardId, cardNo, STARTER_DECK } from '../../cards/cards.ts';
import { VAMPIRE_IDS } from '../../cards/vampires.ts';
import { dawnAt } from '../../home.ts';
import { neighboursOf } from '../../rules/map.ts';
import { telling } from '../../telling.ts';
import { advice } from '../advice.ts';
import { neighbourIn, standing, windowFor } from '../geometry.ts';
import { isTooFar, journeysOf } from '../journey.ts';
import { keyed } from '../keyed.ts';
import { layoutFor } from '../layout.ts';
import { seatLooksOf } from '../looks.ts';
import { MAP, PLACES, RADIUS } from '../map.ts';
import { orderOf } from '../order.ts';
import { linesFor } from '../ResultDetails.tsx';
import { sceneryOf } from '../stage.ts';
import { worthOf } from '../worth.ts';
import { night } from './nights.ts';

describe('the map', () => {
  it('no two spaces touch each other, and all are on it', () => {
    for (const a of SPACE_IDS) {
      const { x, y } = PLACES[a];
      expect(Math.min(x, y, MAP.width - x, MAP.height - y)).toBeGreaterThan(RADIUS);
      for (const b of SPACE_IDS)
        if (a !== b)
          expect(Math.hypot(PLACES[b].x - x, PLACES[b].y - y), `${a} ${b}`).toBeGreaterThan(2 * RADIUS);
    }
  });

  it('no two links cross', () => {
    const links = SPACE_IDS.flatMap((a) =>
      neighboursOf(spaceNo(a))
        .map((no) => SPACE_IDS[no] as (typeof SPACE_IDS)[number])
        .filter((b) => a < b)
        .map((b) => [a, b] as const),
    );
    expect(links).toHaveLength(65);
    const side = (p: string, q: string, r: string) => {
      const [a, b, c] = [p, q, r].map((id) => PLACES[id as keyof typeof PLACES]);
      if (!a || !b || !c) throw new Error('no such space');
      return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
    };
    for (const [a, b] of links)
      for (const [c, d] of links) {
        if (new Set([a, b, c, d]).size < 4) continue;
        const cross = side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
        expect(cross, `${a}-${b} ${c}-${d}`).toBe(false);
      }
  });

  it('is always shown whole, whatever the shape of its frame', () => {
    for (const [width, height] of [
      [300, 600],
      [900, 300],
      [0, 0],
    ] as const) {
      const { x, y, width: wide, height: high } = windowFor(width, height);
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + wide).toBeGreaterThanOrEqual(MAP.width);
      expect(y + high).toBeGreaterThanOrEqual(MAP.height);
    }
  });

  it('every space is reached with the arrow keys from the Castle', () => {
    const reached = new Set(['castle' as (typeof SPACE_IDS)[number]]);
    for (const space of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourIn(space, direction);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(SPACES.length);
  });

  it('TH-2.9: the latest arrival in a stack stands highest, and no two stand at the same point', () => {
    const spaces = ['r8', 'r8', 'd1', 'r8'] as const;
    const points = standing({ spaces, heights: [5, 2, 1, 9] });
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    const [a, b, , c] = points;
    expect([b?.y, a?.y, c?.y]).toEqual([b?.y, a?.y, c?.y].toSorted((p, q) => (q ?? 0) - (p ?? 0)));
  });
});

describe('the words about a space', () => {
  const space = (id: string) => {
    const found = SPACES.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  it('TH-19.7 to TH-19.10: the effect of dawn there', () => {
    expect(dawnAt(space('castle'), 'elder')).toBe('safe');
    expect(dawnAt(space('c2'), 'elder')).toBe(5);
    expect(dawnAt(space('m4'), 'elder')).toBe('burnt');
    expect(dawnAt(space('m4'), 'rookie')).toBe(9);
    expect(dawnAt(space('r3'), 'rookie')).toBe('burnt');
    expect(dawnAt(space('labyrinth'), 'rookie')).toBe('burnt');
  });
});

it('TH-5.2 to TH-5.8: the turn bar shows who acts next, all through a night', () => {
  for (const options of [{}, { turnOrder: 'frozen' }] as const) {
    let turns = 0;
    let next: number | null = null;
    for (const moment of night('order', 5, options)) {
      const { state } = moment.view('spectator');
      const taken = moment.heard('spectator').filter(({ kind }) => kind === 'turn');
      const pushes = moment.heard('spectator').some(({ kind }) => kind === 'pushed' || kind === 'round');
      if (taken.length === 1 && next !== null && !pushes && state.phase === 'night') {
        expect(taken[0]?.seat).toBe(next);
        turns++;
      }
      const order = orderOf(state, sceneryOf(state));
      if (state.turn !== null && state.phase === 'night') expect(order[0]).toBe(state.turn.seat);
      // The others stay where they are until the end of the turn.
      next = state.turn?.step === 'action' ? (order[1] ?? null) : null;
    }
    expect(turns).toBeGreaterThan(10);
  }
});

it('TH-9.4, TH-9.8: a move is shown with the path and the cost that the rules give it', () => {
  let walks = 0;
  for (const options of [{}, { direction: 'strict' }] as const) {
    let before: ReturnType<typeof journeysOf> = new Map();
    for (const moment of night('ways', 4, options)) {
      const { asked } = moment.view('everything');
      const heard = moment.heard('everything').find(({ kind }) => kind === 'moved');
      const journey = heard && before.get(`${heard.way === 'mist' ? 'mist' : 'move'}:${heard.to}`);
      if (heard && journey) {
        expect(journey.cost).toBe(heard.cost);
        expect(journey.path.at(0)).toBe(heard.from);
        expect(journey.path.at(-1)).toBe(heard.to);
        if (heard.way !== 'mist')
          for (const [i, space] of journey.path.slice(1).entries())
            expect(neighboursOf(spaceNo(space))).toContain(spaceNo(journey.path[i] as SpaceId));
        if (heard.way === 'walk')
          expect(journey.path.length).toBeLessThanOrEqual((heard.path as []).length + 1);
        walks++;
      }
      const seat = asked?.frame.step === 'move' ? asked.seats?.[0] : undefined;
      before = seat === undefined ? new Map() : journeysOf(moment.view(seat));
    }
  }
  expect(walks).toBeGreaterThan(40);
});

it('TH-12.11 to TH-12.13: the stated value of a pile is the VP for hunting it', () => {
  let hunts = 0;
  let before: ReturnType<ReturnType<typeof night>['next']>['value'] | null = null;
  for (const moment of night('worth', 4)) {
    const heard = moment.heard('spectator').find(({ kind }) => kind === 'hunted');
    if (before && heard && String(heard.from).includes('/') && (heard.brought as unknown[]).length === 0) {
      const { state } = before;
      expect(worthOf(state, heard.seat as number, heard.cards as never)).toBe(heard.amount);
      hunts++;
    }
    before = { state: structuredClone(moment.view('everything').state) } as never;
  }
  expect(hunts).toBeGreaterThan(5);
});

describe('second thoughts', () => {
  const text = { plain: (id: string) => id, say: (id: string) => id } as GameText;
  /** A vampire that may go anywhere from m3, with this many rounds to go. */
  function choice(round: number, spaces: readonly string[]) {
    const [moment] = night('advice', 2);
    if (!moment) throw new Error('a match has no beginning');
    const view = moment.view(0);
    const players = view.state.players.map((player) => ({
      ...player,
      space: spaceNo('m3'),
      owned: STARTER_DECK,
    }));
    const turn = { seat: 0, step: 'move', remaining: 9 } as never;
    const options = ['stay', ...spaces.map((space) => `move:${space}`)];
    return {
      ...view,
      state: { ...view.state, phase: 'night', round, players, turn },
      asked: { frame: { step: 'move' }, mine: { ask: { kind: 'one', options } } },
    } as unknown as typeof view;
  }

  it('TH-19.10: in the last turn there is a warning about burning, if it can be avoided', () => {
    const view = choice(15, ['castle', 'c1', 'm1']);
    const warned = ['stay', 'move:m1', 'move:c1', 'move:castle'].filter((answer) =>
      telling.warning?.(answer, view, text),
    );
    expect(warned).toEqual(['stay', 'move:m1']);
    expect(telling.warning?.('stay', choice(15, ['m1', 'm2']), text)).toBeNull();
    expect(telling.warning?.('stay', choice(14, ['castle']), text)).toBeNull();
  });

  it('a move too far for an average hand to get home is red before it is chosen, without another question', () => {
    const view = choice(13, ['castle', 'm9', 'r3']);
    const red = [...journeysOf(view)].filter(([, journey]) => isTooFar(journey)).map(([option]) => option);
    expect(red).toEqual(['move:r3']);
    expect(['stay', 'move:m9', 'move:r3'].filter((answer) => advice(answer, view, text))).toEqual([]);
  });

  it('TH-19.8 to TH-19.10: in the last turn, moves that lead to burning are red', () => {
    const view = choice(15, ['castle', 'c1', 'm1']);
    const red = [...journeysOf(view)].filter(([, journey]) => isTooFar(journey)).map(([option]) => option);
    expect(red).toEqual(['stay', 'move:m1']);
  });

  it('leaving a token or rich prey needs confirmation, unless the vampire has hunted', () => {
    const view = choice(5, []);
    const action = (hunted: boolean, pile: readonly CardId[], options: readonly string[]) =>
      ({
        ...view,
        state: {
          ...view.state,
          turn: { seat: 0, step: 'action', hunted },
          track: [pile.map(cardNo)],
        },
        asked: { frame: { step: 'action' }, mine: { ask: { kind: 'one', options: [...options, 'end'] } } },
      }) as unknown as typeof view;
    const rich: readonly CardId[] = ['noble-tania', 'noble-jack'];
    expect(advice('end', action(false, rich, ['hunt:1/3']), text)).toBe('board-advise-hunt');
    expect(advice('end', action(true, rich, ['hunt:1/3']), text)).toBeNull();
    expect(advice('end', action(false, ['noble-mindy'], ['hunt:1/3']), text)).toBeNull();
    expect(advice('end', action(true, [], ['chest:r6']), text)).toBe('board-advise-chest');
    expect(advice('hunt:1/3', action(false, rich, ['hunt:1/3']), text)).toBeNull();
  });
});

it('no two vampires look alike: neither in colour nor in shape', () => {
  const looks = seatLooksOf(VAMPIRE_IDS.map((vampire) => ({ vampire })));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(6);
  const strangers = seatLooksOf(VAMPIRE_IDS.map(() => ({ vampire: null })));
  expect(new Set(strangers.map(({ sign }) => sign)).size).toBe(6);
});

it('identical things in a list are told apart', () => {
  expect(keyed(['a', 'b', 'a']).map(({ key }) => key)).toEqual(['a 0', 'b 0', 'a 1']);
});

/**
 * The minimum sizes, by the box of the board: the width and height of the map, and the width of the Hunt
 * Track.
 */
const LEAST = [
  [854, 601, 'both', 584, 553, 246],
  [912, 840, 'both', 624, 792, 264],
  [1264, 1008, 'both', 910, 950, 330],
  [696, 644, 'both', 470, 590, 198],
  [752, 660, 'both', 510, 606, 198],
  [390, 536, 'tabs', 390, 460, 390],
  [360, 460, 'tabs', 360, 382, 360],
  [484, 360, 'both', 350, 336, 126],
] as const;

it.each(LEAST)('a board of %i by %i is divided into the largest possible parts', (...row) => {
  const [width, height, sides, wide, high, track] = row;
  const layout = layoutFor(boxOf(width, height));
  expect(layout.sides).toBe(sides);
  expect(layout.map.width).toBeGreaterThanOrEqual(wide);
  expect(layout.map.height).toBeGreaterThanOrEqual(high);
  expect(layout.track.width).toBeGreaterThanOrEqual(track);
  expect(layout.track.height).toBe(layout.map.height);
  const beside = sides === 'both' ? layout.track.width + layout.gap : 0;
  expect(layout.map.width + beside + 2 * layout.edge).toBe(width);
  expect(layout.night + layout.map.height).toBeLessThanOrEqual(height);
});

it('the chart of points extends above the highest one', () => {
  expect(linesFor([[0], [7]])).toEqual([0, 20]);
  expect(
    linesFor([
      [0, 12],
      [61, 40],
    ]),
  ).toEqual([0, 20, 40, 60, 80]);
});
