import { DISTRICT_COUNT, type District, districtNamed } from '../cards/districts.ts';
import { MOST_KILLS, TRACKERS, type Tracker, UNLOCKS, VEIL } from '../cards/trackers.ts';
import {
  agentsIn,
  districtAt,
  hasAgentMajority,
  hasMinionMajority,
  hasPresence,
  hasVampire,
  isDrained,
  isPlacedIn,
  minionsInCity,
  relicThat,
} from '../rules/city.ts';
import { FACES } from '../rules/dice.ts';
import { HUNTING_AGENTS } from '../rules/hunt.ts';
import { holdsInDistrict } from '../rules/in-force.ts';
import type { State, Vampire } from '../rules/state.ts';

/**
 * The value of a position to the Family, in points; about four points are one step of the veil. It uses open
 * information only.
 */
export function worth(state: State): number {
  if (state.ended !== null) return state.ended === 'ritual' ? VICTORY : -VICTORY;
  return (
    (VEIL_WORTH[state.veil] as number) +
    sum(state.vampires, (vampire) => worthOf(state, vampire)) +
    worthOfMinions(state) +
    worthOfCity(state) +
    worthOfReserve(state) -
    gathering(state) -
    LYING * state.lying.length
  );
}

export const VICTORY = 10_000;

/** By veil: the less is left, the more each step counts. */
export const VEIL_WORTH: readonly number[] = [-VICTORY, -30, -17, -9, -3, 0, 2];

/** By blood; 0 means drained, and waking costs a step of the veil. */
export const BLOOD: readonly number[] = [-7, -1.5, 0.8, 2, 2.8, 3.3, 3.6];
export const KILL = 3.2;
/** The extra value of the kill counts that unlock something. */
export const UNLOCKED: Readonly<Record<number, number>> = {
  [UNLOCKS.hunt]: 1.5,
  [UNLOCKS['first-relic']]: 0.8,
  [UNLOCKS['wild-hunt']]: 0.5,
  [UNLOCKS['second-relic']]: 0.3,
  [UNLOCKS.dark]: 1.5,
  [MOST_KILLS]: 3,
};
export const SIGIL = 14;
export const RELIC = 1.2;
export const MINION = { needed: 2.2, more: 0.3 } as const;
const LYING = 1;

function worthOf(state: State, vampire: Vampire): number {
  const { blood, kills, sigil, relics } = vampire;
  let value = (BLOOD[blood] as number) + KILL * kills + RELIC * relics.length;
  for (let i = 1; i <= kills; i++) value += UNLOCKED[i] ?? 0;
  if (sigil !== null) return value + SIGIL;
  return value + (kills < MOST_KILLS ? prospects(state, vampire) : -wayToSigil(state, vampire));
}

/** Agents to kill; nearer ones count more. */
export function prospects(state: State, { at }: Vampire): number {
  let best = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const agents = agentsIn(state, district);
    if (agents === 0) continue;
    const { exposed } = districtAt(state, district);
    const prey = Math.min(agents, 4) * 0.7 + Math.min(exposed, 3) * 0.35;
    best = Math.max(best, prey / (1 + 0.6 * distance(state, at, district)));
  }
  return best;
}

/** The cost of what is missing for a sigil, at the best place for it. */
export function wayToSigil(state: State, { at }: Vampire): number {
  let least = Number.POSITIVE_INFINITY;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    if (districtAt(state, district).sigil !== null || holdsInDistrict(state, district, 'no-sigil')) continue;
    const walk = distance(state, at, district);
    const hasMinion = districtAt(state, district).minions > 0 || districtAt(state, at).minions > 0;
    const cost = 1.6 * walk + 2.4 * agentsIn(state, district) + (hasMinion ? 0 : 4);
    least = Math.min(least, cost);
  }
  return least;
}

/** Minions needed for the missing sigils and for the ritual. */
export function minionsNeeded({ vampires }: State): number {
  let needed = vampires.length;
  for (let i = 0; i < vampires.length; i++) if ((vampires[i] as Vampire).sigil === null) needed++;
  return needed;
}

function worthOfMinions(state: State): number {
  const needed = minionsNeeded(state);
  const minions = minionsInCity(state);
  return MINION.needed * Math.min(minions, needed) + MINION.more * Math.max(0, minions - needed);
}

const PARK = districtNamed('city-park');
const CATHEDRAL = districtNamed('cathedral');
const MUSEUM = districtNamed('museum');
const BANK = districtNamed('blood-bank');

/** The value of a step of the veil that may be lost soon. */
export function stepOfVeil({ veil }: State): number {
  const step = (VEIL_WORTH[veil] as number) - (VEIL_WORTH[Math.max(1, veil - 1)] as number);
  return Math.max(2.5, Math.min(step, 9));
}

export function worthOfCity(state: State): number {
  let value = 0;
  const loss = stepOfVeil(state);
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    // Events enter every district with presence now and then, which costs veil.
    if (hasPresence(state, district)) value -= 0.2 * loss;
    value += worthOfHunt(state, district);
  }
  if (hasAgentMajority(state, PARK)) value -= 0.9 * loss;
  if (hasAgentMajority(state, CATHEDRAL)) value -= 0.8;
  if (hasMinionMajority(state, MUSEUM) && state.vampires.some(({ kills }) => kills >= UNLOCKS['first-relic']))
    value += 1;
  if (hasMinionMajority(state, BANK) && state.vampires.some(({ blood }) => blood < 4)) value += 0.9;
  return value;
}

const GARGOYLE = relicThat('no-day-combat').id;

/** The value of the next day combat here: it uses the lowest dice, and a vampire may be drained. */
function worthOfHunt(state: State, district: District): number {
  const agents = agentsIn(state, district);
  // One more can arrive before the hunt.
  if (agents < HUNTING_AGENTS.usually - 1 || isPlacedIn(state, district, GARGOYLE)) return 0;
  const targets = state.vampires.filter((vampire) => vampire.at === district && !isDrained(vampire));
  if (targets.length === 0) return 0;
  const { minions } = districtAt(state, district);
  return huntWorth(state, { agents, minions, blood: sum(targets, (vampire) => vampire.blood) });
}

/** The lowest dice fight against the agents that minions are not traded for. */
export function huntWorth(
  { reserve }: State,
  { agents, minions, blood: all }: { agents: number; minions: number; blood: number },
): number {
  let blood = all;
  let value = Math.min(minions, agents) * (KILL - MINION.needed);
  let dice = Math.max(0, agents - minions);
  for (let face = 1; face <= FACES && dice > 0 && blood > 0; face++)
    for (let n = reserve[face] as number; n > 0 && dice > 0 && blood > 0; n--) {
      dice--;
      if (face >= 3) value += KILL;
      if (face > 4) continue;
      blood--;
      value -= blood === 0 ? 8 : 1.6;
    }
  return agents < HUNTING_AGENTS.usually ? 0.25 * value : 0.9 * value;
}

/** Agents missing from the reserve at the next event cost veil. */
function worthOfReserve(state: State): number {
  const tracker = TRACKERS[state.vampires.length] as Tracker;
  const { red, blue } = state.veil >= VEIL.leastOfHigh ? tracker.high : tracker.low;
  const missing = red + blue[0] + blue[1] + 1 - state.agents;
  return missing > 0 ? -2.5 * missing : 0;
}

/** How far the Family is from gathering with its minions; the more sigils are placed, the more it counts. */
function gathering(state: State): number {
  const sealed = state.vampires.filter(({ sigil }) => sigil !== null).length / state.vampires.length;
  if (sealed === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let district = 0; district < DISTRICT_COUNT; district++)
    least = Math.min(least, wayToRitual(state, district));
  return least * sealed * sealed * sealed;
}

export function wayToRitual(state: State, district: District): number {
  let missing = state.vampires.length - districtAt(state, district).minions;
  let cost = 2.6 * agentsIn(state, district);
  for (const { at } of state.vampires) cost += 2 * distance(state, at, district);
  // Minions come along with vampires, or are recruited.
  for (let reach = 1; reach <= FARTHEST && missing > 0; reach++)
    for (let other = 0; other < DISTRICT_COUNT && missing > 0; other++) {
      const { minions } = districtAt(state, other);
      if (minions === 0 || distance(state, other, district) !== reach) continue;
      cost += Math.min(minions, missing) * reach * (hasVampire(state, other) ? 0.5 : 1.6);
      missing -= minions;
    }
  return cost + 5 * Math.max(0, missing);
}

/** From one corner of the city to the other. */
const FARTHEST = 4;

/** By two positions; P1 is 0. */
const STEPS: readonly number[] = Array.from({ length: DISTRICT_COUNT * DISTRICT_COUNT }, (_, i) => {
  const [a, b] = [Math.floor(i / DISTRICT_COUNT), i % DISTRICT_COUNT];
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3));
});

export function distance({ positions }: State, from: District, to: District): number {
  return STEPS[(positions[from] as number) * DISTRICT_COUNT + (positions[to] as number)] as number;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let total = 0;
  for (const one of list) total += of(one);
  return total;
}
