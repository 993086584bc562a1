import {
  type Barred,
  type ChoiceId,
  decision,
  type OptionId,
  oneOf,
  playerAt,
  type Seat,
  upTo,
} from '@nokturn/engine';
import { allyOf } from '../cards/allies.ts';
import { type ClanCardId, cardThat } from '../cards/clan-cards.ts';
import { canSpend, mostPlayable, playBlood, putBlood, spend } from './blood.ts';
import {
  allianceOption,
  allianceOptions,
  barred,
  bloodOption,
  chosenLocation,
  faceDownOption,
  faceUpOption,
  locationOption,
  lookAt,
  playOption,
} from './choices.ts';
import { canBeDrained, drain, hasSomethingToDrain } from './draining.ts';
import { barredLook, canLook, lookAtPaid, lookOptions, payForLook } from './looking.ts';
import { placeRule } from './places.ts';
import { play } from './playing.ts';
import { controllerAt, locationId } from './positions.ts';
import { openWindow } from './programs.ts';
import { barredRelic, canUseInPlanning, useInPlanning } from './relics.ts';
import { isActive, playerOrder } from './seats.ts';
import type { LocationIndex, Plan, Player, State } from './state.ts';
import { aim, mateOf } from './teams.ts';
import { lapsOf } from './three-players.ts';
import type { Rules, VendettaTable } from './work.ts';

/** VV-7.15. */
export const BLOOD_PER_CARD = 3;
/** VV-7.8. */
const FACE_DOWN_COST = 1;

const EYES = cardThat('blood-for-face-down-plays-here').id;

/** VV-7: Planning, lap by lap, turn by turn. */
export const planningRules: Rules<
  | 'planning'
  | 'lap'
  | 'turn'
  | 'plan-action'
  | 'plan-location'
  | 'watch'
  | 'plan-facing'
  | 'put-card'
  | 'plan-blood'
  | 'plan-diablerie'
  | 'plan-end'
  | 'drain-which'
  | 'look-which'
  | 'look'
  | 'end-planning'
> = {
  planning(table) {
    table.state.phase = 'planning';
    table.next({ step: 'lap', lap: 1 });
  },

  /** VV-7.1, VV-7.2. */
  lap(table, { lap }) {
    const { state } = table;
    const laps = lapsOf(state);
    state.lap = lap;
    table.tell({ kind: 'lap', lap, laps });
    table.next(lap < laps ? { step: 'lap', lap: lap + 1 } : { step: 'end-planning' });
    const seats = playerOrder(state);
    for (let i = seats.length - 1; i >= 0; i--) table.next({ step: 'turn', seat: seats[i] as Seat });
  },

  /** VV-7.4: no turn without a card in hand. */
  turn(table, { seat }) {
    const { state } = table;
    if (!isActive(state, seat)) return;
    state.turn = seat;
    if (playerAt(state, seat).hand.length === 0) return table.tell({ kind: 'turn-skipped', seat });
    table.tell({ kind: 'turn', seat });
    table.next({ step: 'plan-action', seat });
  },

  /** VV-7.3; VV-7.21 to VV-7.23 come first. */
  'plan-action': decision({
    clause: 'VV-7.3',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => oneOf([...playerAt(state, seat).hand.map(playOption), ...sideActions(state, seat)]),
    fallback: (state, seat) => playOption(playerAt(state, seat).hand[0] as ClanCardId),
    barred: barredSideActions,
    answered(table, answer, seat) {
      if (isSideAction(answer)) return sideAction(table, seat, answer, { step: 'plan-action', seat });
      const card = playOption.chosen(answer);
      table.state.plan = { seat, card, location: null, open: false, watched: false };
      table.next({ step: 'plan-location', seat });
    },
  }),

  /** VV-7.5. */
  'plan-location': decision({
    clause: 'VV-7.5',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => oneOf(locationOptions(state, seat)),
    fallback: (state, seat) => locationOptions(state, seat)[0] as ChoiceId<'location'>,
    barred: barredLocations,
    answered(table, answer, seat) {
      const { state } = table;
      const location = chosenLocation(state, answer);
      const mate = mateWhoMayWatch(state, seat, location);
      state.plan = { ...(state.plan as Plan), location, open: mate !== null };
      if (mate === null) return table.next({ step: 'plan-facing', seat });
      table.tell({ kind: 'location-chosen', seat, location: locationId(state, location) });
      aim(table, {
        step: 'watch',
        effect: { card: EYES, controller: mate, location },
        targets: [seat],
      });
    },
  }),

  /** VV-24.8. */
  watch(table, { targets }) {
    const { state } = table;
    if (state.plan === null) return;
    const { seat } = state.plan;
    state.plan = { ...state.plan, watched: targets.length > 0 };
    table.next({ step: 'plan-facing', seat });
  },

  /** VV-7.6 to VV-7.12: the answer makes the play public, and its cost is Spent. */
  'plan-facing': decision({
    clause: 'VV-7.6',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => oneOf(facingOptions(state, seat, plannedLocation(state))),
    fallback: (state, seat) => facingOptions(state, seat, plannedLocation(state))[0] as Facing,
    answered(table, answer, seat) {
      const { state } = table;
      const location = plannedLocation(state);
      const faceUp = faceUpOption.has(answer);
      const cost = playCost(state, seat, location, { faceUp });
      table.next(
        { step: 'put-card', seat, location, faceUp, cost },
        { step: 'plan-blood', seat, location },
        { step: 'plan-diablerie', seat, location },
        { step: 'plan-end', seat },
      );
      spend(table, seat, cost, location, 'planning');
    },
  }),

  'put-card'(table, { seat, location, faceUp, cost }) {
    const { state } = table;
    if (state.plan === null) return;
    const { card, watched } = state.plan;
    const player = playerAt(state, seat);
    const watcher = faceUp ? null : watcherOf(state, seat, location, watched);
    player.hand = player.hand.filter((one) => one !== card);
    state.plan = null;
    play(table, { seat, owner: seat, card, location, faceUp, cost, watcher, source: 'planning' });
  },

  /** VV-7.15 to VV-7.17. */
  'plan-blood': decision({
    clause: 'VV-7.15',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat, { location }) => oneOf(bloodOptions(state, seat, location)),
    fallback: () => bloodOption(0),
    barred: (state, seat, { location }) => [
      ...barredBlood(state, seat, location),
      ...barredDrain(playerAt(state, seat)),
    ],
    answered(table, answer, seat, frame) {
      if (answer === 'drain') return table.next({ step: 'drain-which', seat }, frame);
      playBlood(table, seat, frame.location, bloodOption.chosen(answer), 'planning');
    },
  }),

  /** VV-7.18 to VV-7.20. */
  'plan-diablerie': decision({
    clause: 'VV-7.18',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => {
      const { tokens, flipped } = playerAt(state, seat);
      return upTo(tokens - flipped);
    },
    fallback: () => 0,
    answered(table, amount, seat, { location }) {
      const { state } = table;
      if (amount === 0) return;
      playerAt(state, seat).flipped += amount;
      table.tell({ kind: 'tokens-flipped', seat, location: locationId(state, location), amount });
      putBlood(table, seat, location, amount, 'diablerie');
    },
  }),

  /** VV-7.24. */
  'plan-end': decision({
    clause: 'VV-7.24',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => oneOf(['end', ...sideActions(state, seat)]),
    fallback: () => 'end',
    barred: barredSideActions,
    answered(table, answer, seat, frame) {
      if (answer !== 'end') sideAction(table, seat, answer, frame);
    },
  }),

  /** VV-7.21, VV-8.1. */
  'drain-which': decision({
    clause: 'VV-8.1',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    openOptions: true,
    ask: (state, seat) => oneOf(drainOptions(playerAt(state, seat))),
    fallback: (state, seat) => drainOptions(playerAt(state, seat))[0] as ChoiceId<'card'>,
    barred: (state, seat) =>
      playerAt(state, seat)
        .allies.filter((ally) => !canBeDrained(ally))
        .map((ally) => barred(allianceOption(ally), 'cannot-be-drained', 'VV-8.6')),
    answered: (table, answer, seat) => drain(table, seat, allianceOption.chosen(answer), { frenzy: false }),
  }),

  /** VV-7.22. */
  'look-which': decision({
    clause: 'VV-7.22',
    to: 'one',
    seat: (state, frame) => activeSeat(state, frame),
    ask: (state, seat) => oneOf(lookOptions(state, seat, null)),
    fallback: (state, seat) => lookOptions(state, seat, null)[0] as ChoiceId<'look'>,
    answered: (table, answer, seat) => payForLook(table, seat, lookAt.chosen(table.state, answer)),
  }),

  look: lookAtPaid,

  /** VV-7.26. */
  'end-planning'(table) {
    const { state } = table;
    state.turn = null;
    state.lap = 0;
    openWindow(table, 'end-planning', null);
  },
};

function activeSeat(state: State, { seat }: { seat: Seat }): Seat | null {
  return isActive(state, seat) ? seat : null;
}

function plannedLocation({ plan }: State): LocationIndex {
  return plan?.location as LocationIndex;
}

// Costs

/** VV-7.9: all changes are added up first; a negative sum counts as 0. */
function faceDownCost(state: State, seat: Seat, location: LocationIndex): number {
  let cost = FACE_DOWN_COST + (placeRule(state, location, 'face-down-cost')?.change ?? 0);
  for (const ally of playerAt(state, seat).allies) {
    const { ability } = allyOf(ally);
    if (ability?.kind === 'face-down-cost') cost += ability.change;
  }
  return Math.max(0, cost);
}

/** VV-7.10: all costs of a play form a single Spend. */
export function playCost(
  state: State,
  seat: Seat,
  location: LocationIndex,
  { faceUp }: { faceUp: boolean },
): number {
  const entry = placeRule(state, location, 'play-cost')?.change ?? 0;
  return faceUp ? entry : entry + faceDownCost(state, seat, location);
}

function canPlay(state: State, seat: Seat, location: LocationIndex, facing: { faceUp: boolean }): boolean {
  return canSpend(playerAt(state, seat).pool, playCost(state, seat, location, facing));
}

/**
 * VV-7.11: the controller of the Eyes in the Dark that makes this seat play face down; a team-mate decides (VV-24.8).
 */
function watcherOf(state: State, seat: Seat, location: LocationIndex, watched: boolean): Seat | null {
  const controller = controllerAt(state, EYES, location);
  if (controller === null || controller === seat) return null;
  return mateOf(state, seat) === controller && !watched ? null : controller;
}

/** VV-24.8: not offered if the team-mate cannot pay. */
function mateWhoMayWatch(state: State, seat: Seat, location: LocationIndex): Seat | null {
  const mate = mateOf(state, seat);
  if (mate === null || controllerAt(state, EYES, location) !== mate) return null;
  return canPlay(state, seat, location, { faceUp: false }) ? mate : null;
}

// Options

type Facing = ChoiceId<'face-up'> | ChoiceId<'face-down'>;

function facingOptions(state: State, seat: Seat, location: LocationIndex): Facing[] {
  const options: Facing[] = [];
  const { pool } = playerAt(state, seat);
  const up = playCost(state, seat, location, { faceUp: true });
  const down = playCost(state, seat, location, { faceUp: false });
  const mustHide = watcherOf(state, seat, location, state.plan?.watched ?? false) !== null;
  if (!mustHide && canSpend(pool, up)) options.push(faceUpOption(up));
  if (canSpend(pool, down)) options.push(faceDownOption(down));
  return options;
}

/** VV-7.5: every Location where at least one facing is affordable. */
function isOpenTo(state: State, seat: Seat, location: LocationIndex): boolean {
  if (watcherOf(state, seat, location, false) === null)
    return canPlay(state, seat, location, { faceUp: true });
  return canPlay(state, seat, location, { faceUp: false });
}

function locationOptions(state: State, seat: Seat): ChoiceId<'location'>[] {
  const options: ChoiceId<'location'>[] = [];
  for (let location = 0; location < state.locations.length; location++)
    if (isOpenTo(state, seat, location)) options.push(locationOption(state, location));
  return options;
}

function barredLocations(state: State, seat: Seat): Barred[] {
  return state.locations.flatMap((_, location) => {
    if (isOpenTo(state, seat, location)) return [];
    const option = locationOption(state, location);
    return watcherOf(state, seat, location, false) === null
      ? [barred(option, 'too-dear', 'VV-7.10')]
      : [barred(option, 'watched-and-too-dear', 'VV-7.11')];
  });
}

function bloodLimit(state: State, location: LocationIndex): number {
  return placeRule(state, location, 'blood-limit')?.limit ?? BLOOD_PER_CARD;
}

function bloodOptions(state: State, seat: Seat, location: LocationIndex): ('drain' | ChoiceId<'blood'>)[] {
  const most = Math.min(bloodLimit(state, location), mostPlayable(state, seat));
  const options: ('drain' | ChoiceId<'blood'>)[] = [];
  for (let blood = 0; blood <= most; blood++) options.push(bloodOption(blood));
  if (hasSomethingToDrain(playerAt(state, seat))) options.push('drain');
  return options;
}

function barredBlood(state: State, seat: Seat, location: LocationIndex): Barred[] {
  const list: Barred[] = [];
  for (let blood = mostPlayable(state, seat) + 1; blood <= bloodLimit(state, location); blood++)
    list.push(barred(bloodOption(blood), 'last-blood', 'VV-7.17'));
  return list;
}

function drainOptions({ allies, victims }: Player): ChoiceId<'card'>[] {
  return allianceOptions(allies.filter(canBeDrained), victims);
}

// Draining, looking and Relics: before a card is chosen, and after it has been played.

type SideAction = 'drain' | 'look' | 'relic';

function isSideAction(answer: OptionId): answer is SideAction {
  return answer === 'drain' || answer === 'look' || answer === 'relic';
}

function sideActions(state: State, seat: Seat): SideAction[] {
  const options: SideAction[] = [];
  if (hasSomethingToDrain(playerAt(state, seat))) options.push('drain');
  if (canLook(state, seat, null)) options.push('look');
  if (canUseInPlanning(state, seat)) options.push('relic');
  return options;
}

/** Carries out the chosen action, then asks again. */
function sideAction(
  table: VendettaTable,
  seat: Seat,
  answer: SideAction,
  again: { readonly step: 'plan-action' | 'plan-end'; readonly seat: Seat },
): void {
  switch (answer) {
    case 'drain':
      return table.next({ step: 'drain-which', seat }, again);
    case 'look':
      return table.next({ step: 'look-which', seat }, again);
    case 'relic':
      table.next(again);
      return useInPlanning(table, seat);
  }
}

function barredSideActions(state: State, seat: Seat): Barred[] {
  return [...barredDrain(playerAt(state, seat)), ...barredLook(state, seat), ...barredRelic(state, seat)];
}

function barredDrain(player: Player): Barred[] {
  return hasSomethingToDrain(player) ? [] : [barred('drain', 'nothing-to-drain', 'VV-8.1')];
}
