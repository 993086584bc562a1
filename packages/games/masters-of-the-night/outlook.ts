import { DISTRICT_COUNT, type District, effectOf } from './cards/districts.ts';
import { EVENT_IDS, type EventId, LEVELS, type Level } from './cards/events.ts';
import { RELIC_IDS, type RelicId } from './cards/relics.ts';
import type { Column } from './cards/trackers.ts';
import type { VampireNumber } from './cards/vampires.ts';
import { cardsOf } from './cards.ts';
import { agentsIn, hasAgentMajority, hasMinionMajority, hasPresence, minionsInCity } from './rules/city.ts';
import { huntingGrounds } from './rules/hunt.ts';
import { holdsInDistrict } from './rules/in-force.ts';
import type { State } from './rules/state.ts';
import type { MastersView } from './secrets.ts';

/** Forecasts that everybody can make: the composition of the decks, and the cost of the coming steps. */

/** Anything that carries the tables of a match; code without them uses today's. */
export type Tables = Parameters<typeof cardsOf>[0];
export const TODAY: Tables = { cards: null };

/** Everything about the city used here is visible to everybody, so a view serves as well as a position. */
export function openState(view: MastersView): State {
  return view as unknown as State;
}

export function columnOf({ veil, vampires }: MastersView, text: Tables = TODAY): Column {
  const { trackers, veil: track } = cardsOf(text);
  const { high, low } = trackers[vampires.length] as (typeof trackers)[number];
  return veil >= track.leastOfHigh ? high : low;
}

/** How many rounds the match has: one for each event card that was or will be drawn (MN-15.20, MN-20.5). */
export function roundsOf({ round, phase, eventDeck, ended }: MastersView): number {
  const isDrawn = phase !== 'dawn' && phase !== 'districts' && ended !== 'deck';
  return (isDrawn ? round : round - 1) + eventDeck;
}

/** Event cards that everybody has seen. */
function seenEvents({ discardedEvents, lying, inForce, resolving, top }: MastersView): Set<EventId> {
  const beside = [inForce, resolving?.event ?? null, top].filter((event) => event !== null);
  return new Set([...discardedEvents, ...lying.map(({ event }) => event), ...beside]);
}

export interface LevelLeft {
  readonly level: Level;
  /** Cards of this level in the deck. */
  readonly left: number;
  /** Cards that may be among them: some of these were left out of the game. */
  readonly unseen: readonly EventId[];
}

/** The composition of the event deck, act by act. */
export function deckLeft(state: MastersView, text: Tables = TODAY): readonly LevelLeft[] {
  const { events, cardsPerLevel } = cardsOf(text);
  const seen = seenEvents(state);
  const perLevel = cardsPerLevel[state.options.difficulty];
  return LEVELS.map((level) => {
    const cards = EVENT_IDS.filter((id) => events[id].level === level);
    const drawn = cards.filter((id) => seen.has(id) && id !== state.top).length;
    return { level, left: perLevel - drawn, unseen: cards.filter((id) => !seen.has(id)) };
  });
}

export function relicsLeft(
  { options, relicDeck, ...state }: MastersView,
  text: Tables = TODAY,
): readonly RelicId[] {
  const { relics } = cardsOf(text);
  const held = state.vampires.flatMap(({ relics }) => relics);
  const placed = state.districts.flatMap(({ relics }) => relics);
  const gone = new Set([...held, ...placed, ...state.discardedRelics, state.drawnRelic]);
  return RELIC_IDS.filter((id) => relics[id].editions.includes(options.edition) && !gone.has(id));
}

export interface Odds {
  readonly red: number;
  readonly blue: number;
}

/**
 * The probability that the next event card marks each district, from 0 to 1. If a card is face up, it is
 * certain.
 */
export function oddsOf(state: MastersView, text: Tables = TODAY): readonly Odds[] {
  const { events } = cardsOf(text);
  const candidates = candidatesFor(state, text);
  const most = Math.max(1, candidates.length);
  const marked = (has: (event: EventId, position: number) => boolean, district: District) =>
    candidates.filter((event) => has(event, state.positions[district] as number)).length / most;
  return Array.from({ length: DISTRICT_COUNT }, (_, district) => ({
    red: marked((event, position) => events[event].grid.red === position, district),
    blue: marked((event, position) => events[event].grid.blue.includes(position), district),
  }));
}

function candidatesFor(state: MastersView, text: Tables): readonly EventId[] {
  if (state.top !== null) return [state.top];
  return deckLeft(state, text).find(({ left }) => left > 0)?.unseen ?? [];
}

/**
 * The average cost of the crosses of the next event card, if nothing changes until then (MN-6.11, MN-6.12).
 */
export function expectedLoss(state: MastersView, text: Tables = TODAY): number {
  const { red, blue } = columnOf(state, text);
  const { events } = cardsOf(text);
  const candidates = candidatesFor(state, text);
  if (candidates.length === 0) return 0;
  const present = (position: number) => hasPresence(openState(state), state.layout[position] as District);
  const missing = Math.max(0, red + blue[0] + blue[1] - state.agents);
  const losses = candidates.map((event) => {
    const { grid } = events[event];
    const blues = grid.blue.map((position) => (present(position) ? 1 : 0));
    // If only one blue-gray district gets agents, the leader sends them to one without presence.
    const least = blue[1] > 0 ? (blues[0] ?? 0) + (blues[1] ?? 0) : Math.min(...blues);
    return (red > 0 && present(grid.red) ? 1 : 0) + (blue[0] > 0 ? least : 0);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / candidates.length + missing;
}

/** Where the agents would strike by day if the city stayed as it is (MN-7). */
export function strikesTomorrow(state: MastersView): readonly District[] {
  const isDay = state.phase !== 'night';
  return huntingGrounds({ ...openState(state), huntedDistricts: isDay ? state.huntedDistricts : [] });
}

export type Omen = 'helps' | 'harms' | 'idle';

/**
 * The result of the day effect of a district if resolved now; null for night districts and those already done
 * today.
 */
export function omenOf(state: MastersView, district: District): Omen | null {
  const effect = effectOf(district);
  if (effect.phase === 'night' || state.resolvedDistricts.includes(district)) return null;
  if (effect.when === 'agent-majority')
    return hasAgentMajority(openState(state), district) ? 'harms' : 'idle';
  const works =
    hasMinionMajority(openState(state), district) &&
    !holdsInDistrict(openState(state), district, 'no-minion-majority-effect');
  return works ? 'helps' : 'idle';
}

/** The state of the ritual, in the district where most of it is ready (MN-20.1). */
export interface RitualProgress {
  readonly vampires: number;
  readonly ready: number;
  readonly sigils: number;
  readonly gathered: number;
  readonly minions: number;
  readonly agents: number;
  readonly district: District;
}

export function ritualOf(state: MastersView, text: Tables = TODAY): RitualProgress {
  const { mostKills } = cardsOf(text);
  const { vampires, districts } = state;
  const gathered = (district: District) => vampires.filter(({ at }) => at === district).length;
  const worth = (district: District) =>
    gathered(district) * 3 +
    Math.min(vampires.length, districts[district]?.minions ?? 0) -
    agentsIn(openState(state), district);
  const best = districts.map((_, district) => district).reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return {
    vampires: vampires.length,
    ready: vampires.filter(({ kills }) => kills >= mostKills).length,
    sigils: vampires.filter(({ sigil }) => sigil !== null).length,
    gathered: gathered(best),
    minions: districts[best]?.minions ?? 0,
    agents: agentsIn(openState(state), best),
    district: best,
  };
}

/** Minions still needed for the sigils and for the ritual. */
export function minionsWanted(state: MastersView): number {
  const { vampires } = state;
  const unsealed = vampires.filter(({ sigil }) => sigil === null).length;
  return Math.max(0, unsealed + vampires.length - minionsInCity(openState(state)));
}

/** The vampire in focus: the one whose turn it is, the fighter, or the leader. */
export function vampireInFocus({ combat, turn, leader }: MastersView): VampireNumber {
  return combat?.fighter ?? turn?.vampire ?? leader;
}

export function isNight({ phase }: Pick<MastersView, 'phase'>): boolean {
  return phase === 'night';
}
