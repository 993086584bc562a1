import { CASTLE, DAWN_LOSSES, LABYRINTH, SPACES, type SpaceNo, spaceAt, TAVERN } from '../cards/board.ts';
import { abilityOf, STARTER_DECK } from '../cards/cards.ts';
import { missionAt } from '../cards/missions.ts';
import { hasParasol } from '../count.ts';
import { TAVERN_COST } from '../rules/hunt.ts';
import {
  confuseEnds,
  distance,
  forbidsHunts,
  isCemetery,
  isWell,
  isWellOrCastle,
  othersByDistance,
  regionBonus,
  wellRoutes,
} from '../rules/map.ts';
import { CONFUSE, HOLY_WATER, SPICY } from '../rules/marks.ts';
import { HAND } from '../rules/setup.ts';
import { type Hand, handsOf, MOST_SPEED } from './hands.ts';
import type { Outlook } from './outlook.ts';
import { roseWorth, tavernWorth, visitWorth } from './spaces.ts';

/**
 * The rest of the night, planned backwards from dawn: the value of ending a turn on a space with this many
 * turns to come, if each of them is then played as well as an average hand of the seat's own cards allows. It
 * drives a vampire out while there is time, and home when there is not.
 */
export interface Night {
  /** The value of ending a turn on a space with this many turns to come. */
  worth(space: SpaceNo, turns: number): number;
  /** The value of coming home with this many turns to come. */
  home(turns: number): number;
}

/** The cost of being burnt: everything is lost, plus an amount for each point of the seat's lead. */
const BURNT = { worth: -200, lead: -4 } as const;
/** VP of a hunt by the Speed left for it, and the increase if each Human gives one more. */
const PREY = [0, 4.5, 6, 7] as const;
const PREY_BONUS = [0, 1.7, 1.9, 2.1] as const;
/** In the Cemetery there are only animals and Powers to hunt. */
const PREY_WITHOUT_HUMANS = 0.5;
/** The share left for the second hunt on a Well after the first. */
const SECOND_HUNT = 0.5;
/**
 * Prey makes a deck slower: the number of cards that join it per turn, before the seat has shown its own
 * rate.
 */
const GROWTH = 0.7;
/** The weight of this assumption, in turns. */
const BELIEF = 4;
const SPEEDS = MOST_SPEED + 1;

const nights = new WeakMap<Outlook, Night>();

/** The value of standing on a space when a turn ends: calculated once for each outlook. */
export function nightOf(outlook: Outlook): Night {
  const known = nights.get(outlook) ?? plannedNight(outlook);
  nights.set(outlook, known);
  return known;
}

function plannedNight(outlook: Outlook): Night {
  const { turns, cycle, deck, staying, pace, own, view } = outlook;
  const home = Array.from({ length: turns + 1 }, (_, left) => homeWorth(outlook, left));
  const later = handsOf(cycle, staying, pace);
  // As long as the deck lasts, discarded cards do not come back.
  const first = handsOf(deck, staying, pace);
  const lasting = Math.floor(deck.length / HAND);
  const growth = growthOf(outlook);
  const visits = SPACES.map((_, space) => visitWorth(outlook, space));
  const lastIsIdle = view.phase === 'parasols' || hasParasol(own);
  const worths = [SPACES.map((_, space) => dawnWorth(outlook, space))];
  for (let left = 1; left <= turns; left++) {
    const after = worths[left - 1] as readonly number[];
    const prey = left === 1 && lastIsIdle ? NO_PREY : preyOf(outlook, left);
    const evening = new Evening(after, home[left - 1] as number, visits, prey);
    const before = turns - left;
    worths.push(
      before < lasting
        ? evening.worths(first, 1)
        : evening.worths(later, cycle.length / (cycle.length + growth * before)),
    );
  }
  return {
    worth: (space, left) => (worths[Math.min(left, turns)] as readonly number[])[space] as number,
    home: (left) => home[Math.min(left, turns)] as number,
  };
}

/** The cards that the seat takes per turn, judging by the night so far. */
function growthOf({ own, view }: Outlook): number {
  const taken = own.owned.length - STARTER_DECK.length;
  return (GROWTH * BELIEF + taken) / (BELIEF + view.round);
}

/** TH-19.7 to TH-19.11. */
function dawnWorth({ view, me, own }: Outlook, space: SpaceNo): number {
  const { id, region } = spaceAt(space);
  if (region === 'castle') return 0;
  const gentle = view.options.mode === 'rookie' || view.beginners.includes(me);
  if (region === 'cemetery' || (region === 'mountains' && gentle)) return -(DAWN_LOSSES[id] ?? 0);
  const others = view.players.flatMap(({ vp }, seat) => (seat === me ? [] : [vp]));
  return BURNT.worth + BURNT.lead * Math.max(0, own.vp - Math.max(...others));
}

/** The share of the others who come home before a seat that does so with this many turns to come. */
const EARLIER = [0.6, 0.4, 0.2] as const;

/** A Castle tile, the Missions about coming home, and the gain from waiting there (TH-11.5). */
function homeWorth(outlook: Outlook, left: number): number {
  const { view, own, me, staying } = outlook;
  const abroad = view.players.filter(({ arrival }, seat) => seat !== me && arrival === 0).length;
  const earlier = (EARLIER[left] ?? 0.1) * abroad;
  const tile = view.castleTiles[Math.round(earlier)] ?? 0;
  const isFirst = abroad === view.players.length - 1 ? 1 - (EARLIER[left] ?? 0.1) : 0;
  const tiles = [...view.publicMissions, ...own.missions.filter((tile) => tile !== null)];
  const missions = tiles.reduce((sum, mission) => {
    const { scoring } = missionAt(mission);
    if (scoring?.kind === 'first-home') return sum + isFirst * scoring.vp;
    if (scoring?.kind === 'beaten-home') return sum + scoring.vp * (1 + abroad - earlier);
    return sum;
  }, 0);
  const idle = staying.reduce((sum, card) => {
    const ability = abilityOf(card, 'end-of-turn');
    return ability?.when === 'not-hunted' ? sum + ability.vp : sum;
  }, 0);
  return tile + missions + idle * left;
}

/** One future turn. */
class Evening {
  readonly #after: readonly number[];
  readonly #home: number;
  /** By space: the value of things other than prey. */
  readonly #visits: readonly number[];
  readonly #prey: PreyTable;

  constructor(after: readonly number[], home: number, visits: readonly number[], prey: PreyTable) {
    this.#after = after;
    this.#home = home;
    this.#visits = visits;
    this.#prey = prey;
  }

  /** By space: the value of the turn and all that follow, over all hands. */
  worths(hands: readonly Hand[], slowing: number): number[] {
    const best = new Map<number, readonly number[]>();
    const from = (speed: number, holy: boolean) => {
      const key = holy ? speed + SPEEDS : speed;
      let found = best.get(key);
      if (found === undefined) {
        found = SPACES.map((_, space) => this.#bestWalk(space, speed, holy));
        best.set(key, found);
      }
      return found;
    };
    const worths = SPACES.map(() => 0);
    for (const { speed, marks, chance } of hands) {
      const slowed = speed * slowing;
      const low = Math.floor(slowed);
      for (const [exact, share] of [
        [low, 1 - (slowed - low)],
        [low + 1, slowed - low],
      ] as const) {
        if (share === 0) continue;
        const walks = from(exact, (marks & HOLY_WATER) !== 0);
        for (let space = 0; space < worths.length; space++)
          worths[space] =
            (worths[space] as number) + chance * share * this.#begun(space, exact, marks, walks);
      }
    }
    return worths;
  }

  /** Confuse first, then Spicy (TH-8.1, TH-9.11). */
  #begun(space: SpaceNo, speed: number, marks: number, walks: readonly number[]): number {
    if ((marks & (CONFUSE | SPICY)) === 0) return walks[space] as number;
    const starts = (marks & CONFUSE) === 0 ? [space] : confuseEnds(space);
    let best = Number.NEGATIVE_INFINITY;
    for (const start of starts) {
      const worth =
        (marks & SPICY) === 0
          ? (walks[start] as number)
          : this.#spicyWalk(start, speed, (marks & HOLY_WATER) !== 0);
      if (worth > best) best = worth;
    }
    return best;
  }

  #spicyWalk(space: SpaceNo, speed: number, holy: boolean): number {
    if (speed <= 0) return this.#after[space] as number;
    if (isWellOrCastle(space)) return this.#ending(space, holy ? 0 : speed);
    let best = Number.NEGATIVE_INFINITY;
    for (const route of wellRoutes(space)) {
      const steps = Math.min(speed, route.length);
      const end = route[steps - 1] as SpaceNo;
      const worth = this.#ending(end, holy ? 0 : speed - steps);
      if (worth > best) best = worth;
    }
    return best;
  }

  #bestWalk(space: SpaceNo, speed: number, holy: boolean): number {
    if (speed <= 0) return this.#after[space] as number;
    const crypt = spaceAt(space).effect === 'crypt' ? (this.#visits[space] as number) : 0;
    let best = (this.#after[space] as number) + crypt + this.#preyAt(space, holy ? 0 : speed);
    const others = othersByDistance(space);
    for (let i = 0; i < others.length; i++) {
      const to = others[i] as SpaceNo;
      const left = speed - distance(space, to);
      if (left < 0) break;
      const worth = this.#ending(to, holy ? 0 : left);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** The value of arriving on a space with this much Speed left for hunts. */
  #ending(space: SpaceNo, speed: number): number {
    if (space === CASTLE) return this.#home;
    return (this.#after[space] as number) + (this.#visits[space] as number) + this.#preyAt(space, speed);
  }

  #preyAt(space: SpaceNo, speed: number): number {
    return this.#prey[space * SPEEDS + speed] as number;
  }
}

/** By space and remaining Speed: the value of a hunt. */
type PreyTable = Float64Array;

const NO_PREY: PreyTable = new Float64Array(SPACES.length * SPEEDS);

function preyOf(outlook: Outlook, left: number): PreyTable {
  return NO_PREY.map((_, i) => preyWorth(outlook, Math.floor(i / SPEEDS), i % SPEEDS, left));
}

/** The value of an average Track to a vampire here with this much Speed left and this many turns to come. */
function preyWorth(outlook: Outlook, space: SpaceNo, speed: number, left: number): number {
  if (forbidsHunts(space)) return 0;
  const most = Math.min(speed, PREY.length - 1);
  const usual = (PREY[most] as number) + regionBonus(space) * (PREY_BONUS[most] as number);
  if (isCemetery(space)) return usual * PREY_WITHOUT_HUMANS * Math.min(1, left / 8);
  const second = isWell(space) && speed > 1 ? SECOND_HUNT * ((PREY[1] as number) + regionBonus(space)) : 0;
  if (space === LABYRINTH) return Math.max(usual, roseWorth(outlook, left));
  if (space === TAVERN && speed >= TAVERN_COST) return Math.max(usual, tavernWorth(outlook));
  return usual + second;
}
