import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CASTLE, SPACES, type SpaceNo, spaceAt } from '../cards/board.ts';
import { castleTileId } from '../cards/castle.ts';
import type { HungerOptions } from '../options.ts';
import { beginAction } from './action.ts';
import { barred, choiceOf, mistOption, moveOption } from './choices.ts';
import type { Way } from './happenings.ts';
import { addFreeMissions, addMissionToken, hidesFreeMissions, useFreeMission } from './instants.ts';
import {
  distance,
  distanceOver,
  isWell,
  isWellOrCastle,
  type Links,
  neighboursOf,
  nextWells,
  othersByDistance,
  strictDistance,
  wellRoutes,
} from './map.ts';
import { BAT, MIST, marksOfAll, SPICY } from './marks.ts';
import { beginPush } from './push.ts';
import { gainVp, isHome, putOn, turnOf, turnPlayer, turnSeat } from './seats.ts';
import type { Player, State } from './state.ts';
import { addTokens, MOVE_TOKENS, playToken, tokenMarks } from './tokens.ts';
import { type HungerTable, MOVE, type Rules } from './work.ts';

const STAY = 'stay';

/** Step F: walk, Mist, Spicy or stay (TH-9). */
export const moveRules: Rules<'move'> = {
  /**
   * TH-D10 to TH-D13: the menu names the destinations at once. If there is only one option, the question
   * still goes to every seat that, as far as the table knows, could use a secret tile.
   */
  move: decision({
    clause: 'TH-9.1',
    to: 'one',
    cover: hidesFreeMissions,
    seat: turnSeat,
    ask: (state, seat) => oneOf(menuOf(state, seat)),
    fallback: (state, seat) => menuOf(state, seat)[0] as Step,
    barred(state, seat) {
      if (turnOf(state).remaining <= 0)
        return neighboursOf(playerAt(state, seat).space).map((space) =>
          barred(moveOption(space), 'no-speed', 'TH-9.2'),
        );
      return menuOf(state, seat).includes(STAY) ? [] : [barred(STAY, 'spicy', 'TH-9.14')];
    },
    answered(table, answer, seat) {
      if (answer === STAY) return stay(table, seat);
      const choice = choiceOf(answer);
      switch (choice.verb) {
        case 'move':
          return walk(table, seat, choice.thing);
        case 'mist':
          return arrive(table, seat, choice.thing, 0, 'mist', [choice.thing]);
        case 'token':
          return playToken(table, seat, choice.thing, MOVE);
        case 'use':
          return useFreeMission(table, seat, choice.thing, MOVE);
      }
    },
  }),
};

export function beginMove(table: HungerTable): void {
  const { state } = table;
  turnOf(state).step = 'move';
  if (isHome(turnPlayer(state))) beginAction(table);
  else table.position.work.push(MOVE);
}

/** Visible options first, starting with destinations, then tiles that nobody else sees. */
type Step = typeof STAY | ChoiceId<'move' | 'mist' | 'token' | 'use'>;

function menuOf(state: State, seat: Seat): readonly Step[] {
  const player = playerAt(state, seat);
  const { remaining } = turnOf(state);
  const marks = marksOfAll(player.playing);
  const spicy = (marks & SPICY) !== 0;
  const ways = spicy
    ? spicyOptions(state, seat, remaining, marks)
    : freeOptions(state, seat, Math.max(0, remaining), marks);
  const others: Step[] = [];
  // TH-9.19: instead of moving.
  if (!spicy && (marks & MIST) !== 0 && remaining > 0)
    for (const well of nextWells(player.space)) others.push(mistOption(well));
  if ((tokenMarks(player) & MOVE_TOKENS) !== 0) {
    addTokens(player, others, (use) => use.kind === 'speed');
    addMissionToken(state, player, others);
  }
  addFreeMissions(state, seat, others);
  return others.length === 0 ? ways : [...ways, ...others];
}

/**
 * By space and Speed: staying, and all destinations within that Speed. Created once, because they come up all
 * the time.
 */
const PLAIN: (readonly Step[])[][] = SPACES.map(() => []);

/** Staying or walking. */
function freeOptions(state: State, seat: Seat, speed: number, marks: number): readonly Step[] {
  const options = (): Step[] => [STAY, ...reach(state, seat, speed).map(moveOption)];
  if ((marks & BAT) !== 0 || state.options.direction === 'strict') return options();
  const bySpeed = PLAIN[playerAt(state, seat).space] as (readonly Step[])[];
  bySpeed[speed] ??= options();
  return bySpeed[speed];
}

/** All legal destinations of a free move (TH-9.4), nearest first. */
export function reach(state: State, seat: Seat, speed: number): SpaceNo[] {
  if (speed <= 0) return [];
  const costs = costsFrom(state, seat, speed);
  return othersByDistance(playerAt(state, seat).space).filter((to) => costs(to) <= speed);
}

/** The facts that a way depends on: everybody can see them. */
export interface Ground {
  readonly options: Pick<HungerOptions, 'direction'>;
  readonly players: readonly Pick<Player, 'space' | 'playing'>[];
}

/** The cost of going to a space (TH-9.4, TH-9.5, TH-9.8); costs above `most` need not be exact. */
export function costsFrom(
  ground: Ground,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): (to: SpaceNo) => number {
  const { space, playing } = ground.players[seat] as Ground['players'][number];
  const strict = ground.options.direction === 'strict';
  if ((marksOfAll(playing) & BAT) === 0)
    return strict ? (to) => strictDistance(space, to) : (to) => distance(space, to);
  const [one, other] = walksOf(ground).map((links) => new Flight(ground, seat, links, most)) as [
    Flight,
    Flight?,
  ];
  return (to) => (other === undefined ? one.costTo(to) : Math.min(one.costTo(to), other.costTo(to)));
}

/** The links that one move may cross: all of them, or those of one direction (TH-9.5). */
function walksOf({ options }: Ground): readonly Links[] {
  return options.direction === 'strict' ? ['outward', 'inward'] : ['all'];
}

/** More than any move can cost, but not enough to overflow when a step is added. */
const NOT_REACHED = 200;

/**
 * Form of Bat (TH-9.8): the cheapest walks from a space if passing a Well or another vampire costs nothing.
 */
class Flight {
  readonly #back: Links;
  /** The cost after passing each space. */
  readonly #passed = new Uint8Array(SPACES.length).fill(NOT_REACHED);
  readonly #previous = new Int8Array(SPACES.length).fill(-1);

  constructor(ground: Ground, seat: Seat, links: Links, most = Number.POSITIVE_INFINITY) {
    this.#back = links === 'outward' ? 'inward' : links === 'inward' ? 'outward' : 'all';
    const { space: from } = ground.players[seat] as Ground['players'][number];
    this.#passed[from] = 0;
    for (let cost = 0, front = [from]; front.length > 0 && cost < most; cost++) {
      const next: SpaceNo[] = [];
      for (const here of front) {
        if (this.#passed[here] !== cost) continue;
        for (const other of neighboursOf(here, links)) {
          const price = isPassedFreely(ground, seat, other) ? 0 : 1;
          if (cost + price >= (this.#passed[other] as number)) continue;
          this.#passed[other] = cost + price;
          this.#previous[other] = here;
          (price === 0 ? front : next).push(other);
        }
      }
      front = next;
    }
  }

  /** The final space of a move always costs 1. */
  costTo(to: SpaceNo): number {
    let passed = NOT_REACHED;
    for (const before of neighboursOf(to, this.#back))
      passed = Math.min(passed, this.#passed[before] as number);
    return 1 + passed;
  }

  /**
   * The spaces of a cheapest walk, without the first. The cheapest way to one neighbour of the destination
   * may lead over the destination itself; then the way to another neighbour, reached just before it, costs no
   * more and avoids it (TH-9.3).
   */
  pathTo(to: SpaceNo): SpaceNo[] {
    const passed = this.costTo(to) - 1;
    let best: SpaceNo[] | null = null;
    for (const before of neighboursOf(to, this.#back)) {
      if (this.#passed[before] !== passed) continue;
      const way = this.#wayTo(before);
      if (!way.includes(to) && (best === null || way.length < best.length)) best = way;
    }
    return [...(best ?? []), to];
  }

  /** The spaces of a cheapest walk up to and including this one, without the first. */
  #wayTo(passed: SpaceNo): SpaceNo[] {
    const way: SpaceNo[] = [];
    for (let at = passed; (this.#previous[at] as number) >= 0; at = this.#previous[at] as number)
      way.unshift(at);
    return way;
  }
}

function isPassedFreely({ players }: Ground, seat: Seat, space: SpaceNo): boolean {
  if (isWell(space)) return true;
  for (let other = 0; other < players.length; other++)
    if (other !== seat && (players[other] as Player).space === space) return true;
  return false;
}

/** TH-9.11 to TH-9.17: the forced move, or staying if nothing else is left. */
function spicyOptions(state: State, seat: Seat, speed: number, marks: number): Step[] {
  const { space } = playerAt(state, seat);
  if (isWellOrCastle(space) || speed <= 0) return [STAY];
  const options: Step[] = [];
  const add = (option: Step) => {
    if (!options.includes(option)) options.push(option);
  };
  for (const { end } of spicyEnds(state, seat, speed)) add(moveOption(end));
  if ((marks & MIST) !== 0) for (const route of wellRoutes(space)) add(mistOption(route.at(-1) as SpaceNo));
  return options;
}

interface SpicyEnd {
  readonly end: SpaceNo;
  readonly cost: number;
  readonly path: readonly SpaceNo[];
}

/**
 * The nearest Wells within the Speed, or else the furthest space on each shortest way to one (TH-9.14,
 * TH-9.15).
 */
function spicyEnds(state: State, seat: Seat, speed: number): SpicyEnd[] {
  const { space, playing } = playerAt(state, seat);
  const flight = (marksOfAll(playing) & BAT) === 0 ? null : new Flight(state, seat, 'all');
  return wellRoutes(space).map((route): SpicyEnd => {
    const well = route.at(-1) as SpaceNo;
    const cost = flight === null ? route.length : flight.costTo(well);
    if (cost <= speed) return { end: well, cost, path: flight === null ? route : flight.pathTo(well) };
    let [last, spent] = [0, 1];
    for (let i = 1; i < route.length; i++) {
      const passed = route[i - 1] as SpaceNo;
      spent += flight !== null && isPassedFreely(state, seat, passed) ? 0 : 1;
      if (spent > speed) break;
      last = i;
    }
    return { end: route[last] as SpaceNo, cost: speed, path: route.slice(0, last + 1) };
  });
}

/** A move that uses Speed: freely, or as Spicy demands. */
function walk(table: HungerTable, seat: Seat, to: SpaceNo): void {
  const { state } = table;
  const { playing } = playerAt(state, seat);
  if ((marksOfAll(playing) & SPICY) === 0) {
    const cost = costsFrom(state, seat, turnOf(state).remaining)(to);
    return arrive(table, seat, to, cost, 'walk', table.told ? pathTo(state, seat, to) : []);
  }
  const forced = spicyEnds(state, seat, turnOf(state).remaining).find(({ end }) => end === to) as SpicyEnd;
  arrive(table, seat, to, forced.cost, 'spicy', forced.path);
}

/** The spaces of a cheapest walk, without the first. */
function pathTo(state: State, seat: Seat, to: SpaceNo): SpaceNo[] {
  const { space, playing } = playerAt(state, seat);
  const allowed = walksOf(state);
  if ((marksOfAll(playing) & BAT) !== 0) {
    const flights = allowed.map((links) => new Flight(state, seat, links));
    return flights.reduce((a, b) => (b.costTo(to) < a.costTo(to) ? b : a)).pathTo(to);
  }
  const links = allowed.reduce((a, b) => (distanceOver(b, space, to) < distanceOver(a, space, to) ? b : a));
  const path: SpaceNo[] = [];
  for (let at = space; at !== to; path.push(at)) {
    const left = distanceOver(links, at, to) - 1;
    at = neighboursOf(at, links).find((next) => distanceOver(links, next, to) === left) as SpaceNo;
  }
  return path;
}

/** Top of the stack, return home (TH-9.21, TH-11.5), then the push. */
function arrive(
  table: HungerTable,
  seat: Seat,
  to: SpaceNo,
  cost: number,
  way: Way,
  path: readonly SpaceNo[],
): void {
  const { state } = table;
  const turn = turnOf(state);
  const player = playerAt(state, seat);
  const from = player.space;
  turn.moved = true;
  turn.remaining -= cost;
  putOn(state, player, to);
  if (table.told)
    table.tell({
      kind: 'moved',
      seat,
      from: spaceAt(from).id,
      to: spaceAt(to).id,
      way,
      cost,
      path: path.map((space) => spaceAt(space).id),
    });
  if (to === CASTLE) returnHome(table, seat, player);
  endMove(state, player);
  beginPush(table);
}

function stay(table: HungerTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  if (table.told) table.tell({ kind: 'stayed', seat, space: spaceAt(player.space).id });
  endMove(table.state, player);
  beginAction(table);
}

/** TH-11.5: the next arrival number and the highest tile left. */
function returnHome(table: HungerTable, seat: Seat, player: Player): void {
  const { state } = table;
  player.arrival = 1 + state.players.filter(isHome).length;
  const tile = state.castleTiles.shift();
  const id = tile === undefined ? null : castleTileId(tile);
  if (table.told) table.tell({ kind: 'home', seat, arrival: player.arrival, tile: id });
  if (tile !== undefined && id !== null) gainVp(table, seat, tile, 'castle', id);
}

/**
 * Facts fixed at the end of step F: whether the space is active (TH-11.2), and whether Speed tokens can be
 * played (TH-9.17).
 */
function endMove(state: State, player: Player): void {
  const turn = turnOf(state);
  turn.active = turn.speed > 0 && !isHome(player) && (turn.moved || state.options.stayActivates);
  turn.stranded = (marksOfAll(player.playing) & SPICY) !== 0 && !isWellOrCastle(player.space);
}
