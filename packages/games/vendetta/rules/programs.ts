import { type AskAmount, type ChoiceId, decision, oneOf, playerAt, type Seat, upTo } from '@nokturn/engine';
import { allyOf } from '../cards/allies.ts';
import { holdAuction } from '../cards/bespoke/auction-of-blood.ts';
import { chaos } from '../cards/bespoke/chaos.ts';
import { forestall } from '../cards/bespoke/forestall.ts';
import { playFromDeck } from '../cards/bespoke/malkavs-bane.ts';
import { assault } from '../cards/bespoke/mindless-assault.ts';
import { vanish } from '../cards/bespoke/vanish.ts';
import { type ClanCardId, cardsResolvedIn, clanCardOf } from '../cards/clan-cards.ts';
import type { Amount, Instruction, PlayedBlood, Price, Targets, Window } from '../cards/effects.ts';
import { canSpend, emptied, gain, mostPlayable, playBlood, putBlood, returnBlood, spend } from './blood.ts';
import { barred, chosenLocation, locationOption, seatOption } from './choices.ts';
import { drawTop } from './hand-building.ts';
import type { Source } from './happenings.ts';
import { decline, isAlly, playFor } from './playing.ts';
import {
  controllerAt,
  deploy,
  faceUp,
  havenOf,
  locationId,
  positionAt,
  rivalsOf,
  takeAway,
  turnDown,
} from './positions.ts';
import { otherLocations } from './relics.ts';
import { allianceSize, isActive, othersOf } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import { aim } from './teams.ts';
import type { Effect, Rules, SharedDecision, VendettaTable } from './work.ts';

/** What cards do: their programs, instruction by instruction, and the choices that the instructions involve. */
export const programRules: Rules<
  | 'program'
  | PlayedBlood
  | 'move-to-haven'
  | 'fearless'
  | 'put-blood'
  | 'mist-target'
  | 'tremere-spend'
  | 'artifacts'
  | 'mesmerize-target'
  | 'play-hand'
> = {
  /** VV-1.17: each instruction is finished before the next; VV-1.20: unless the controller is eliminated. */
  program(table, { effect, at }) {
    if (!isActive(table.state, effect.controller)) return;
    const program = programOf(effect.card);
    const instruction = program[at] as Instruction;
    if (instruction.do === 'pay') return table.next({ step: 'tremere-spend', effect, at });
    if (at + 1 < program.length) table.next({ step: 'program', effect, at: at + 1 });
    carryOut(table, effect, instruction);
  },

  'friends-blood': playedBlood('VV-13.1'),
  'backstab-blood': playedBlood('VV-9.6'),

  /** Not at the Haven (VV-17.5), and only while the card is still there. */
  'move-to-haven': decision({
    clause: 'VV-17.4',
    to: 'one',
    seat: (state, { effect }) => (canMoveToHaven(state, effect) ? effect.controller : null),
    ask: () => oneOf(['move', 'leave']),
    fallback: () => 'leave',
    answered(table, answer, _seat, { effect }) {
      if (answer === 'move') moveToHaven(table, effect);
    },
  }),

  /** VV-R65; with `lastBlood` set to spend-only, the Pool may be emptied. */
  fearless: decision({
    clause: 'VV-R65',
    to: 'one',
    seat: (state, { effect }) =>
      isActive(state, effect.controller) && canSwap(state, effect) ? effect.controller : null,
    ask: () => oneOf(['swap', 'no']),
    fallback: () => 'no',
    answered(table, answer, seat, { effect }) {
      if (answer === 'no') return decline(table, effect);
      swapBlood(table, effect, seat);
    },
  }),

  'put-blood'(table, { seat, location, amount, source }) {
    if (isActive(table.state, seat)) putBlood(table, seat, location, amount, source);
  },

  /** VV-R66: any other Location, even one that has already been resolved. */
  'mist-target': decision({
    clause: 'VV-R66',
    to: 'one',
    seat: (state, { effect }) =>
      isActive(state, effect.controller) && deployedBlood(state, effect) > 0 ? effect.controller : null,
    ask: (state, _seat, { effect }) =>
      oneOf([
        ...otherLocations(state, effect.location).map((location) => locationOption(state, location)),
        'none',
      ]),
    fallback: () => 'none',
    barred: (state, _seat, { effect }) => [
      barred(locationOption(state, effect.location), 'here-already', 'VV-R66'),
    ],
    answered(table, answer, _seat, { effect }) {
      if (answer === 'none') return decline(table, effect);
      shiftBlood(table, effect, chosenLocation(table.state, answer));
    },
  }),

  /** An optional price; the rest of the program is carried out only if it is paid. */
  'tremere-spend': decision({
    clause: 'VV-9.2',
    to: 'one',
    seat: (state, { effect, at }) =>
      isActive(state, effect.controller) && priceOf(state, effect, at) !== null ? effect.controller : null,
    ask: (state, _seat, { effect, at }) => oneOf([`spend:${priceOf(state, effect, at)}`, 'no']),
    fallback: () => 'no',
    answered(table, answer, seat, { effect, at }) {
      if (answer === 'no') return decline(table, effect);
      const price = priceOf(table.state, effect, at) as number;
      table.next({ step: 'program', effect, at: at + 1 });
      spend(table, seat, price, effect.location, effect.card);
    },
  }),

  artifacts: decision({
    clause: 'VV-25.5',
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask: (state, _seat, { effect }) => oneOf(artifactOptions(state, effect)),
    fallback: (state, _seat, { effect }) => artifactOptions(state, effect)[0] as ArtifactAnswer,
    answered(table, answer, seat, { effect }) {
      if (answer === 'turn-down') return turnSelfDown(table, effect);
      spend(table, seat, priceOf(table.state, effect, 0) as number, effect.location, effect.card);
    },
  }),

  /** A team-mate can be chosen like any other seat (VV-24.6). */
  'mesmerize-target': decision({
    clause: 'VV-R42',
    to: 'one',
    seat: (state, { effect }) =>
      isActive(state, effect.controller) && rivalsHere(state, effect).length > 0 ? effect.controller : null,
    ask: (state, _seat, { effect }) => oneOf(rivalsHere(state, effect).map(seatOption)),
    fallback: (state, _seat, { effect }) => seatOption(rivalsHere(state, effect)[0] as Seat),
    answered(table, answer, seat, { effect }) {
      const target = seatOption.chosen(answer);
      table.tell({ kind: 'target-chosen', seat, target, card: effect.card as ClanCardId });
      table.next({ step: 'play-hand', effect, of: target });
    },
  }),

  /** One card after the other, in hand order, each with its reactions. */
  'play-hand'(table, frame) {
    const { state } = table;
    const { effect, of } = frame;
    const owner = playerAt(state, of);
    const [card, ...rest] = owner.hand;
    if (card === undefined || !isActive(state, effect.controller)) return;
    owner.hand = rest;
    if (rest.length > 0) table.next(frame);
    playFor(table, effect, of, card);
  },
};

function programOf(card: Effect['card']): readonly Instruction[] {
  return isAlly(card) ? allyOf(card).onAcquire : clanCardOf(card).program;
}

export function startProgram(table: VendettaTable, effect: Effect): void {
  if (programOf(effect.card).length === 0) return;
  const { card, controller, location } = effect;
  table.tell({ kind: 'effect', seat: controller, card, location: locationId(table.state, location) });
  table.next({ step: 'program', effect, at: 0 });
}

const RESOLVED_IN: ReadonlyMap<Window, readonly ClanCardId[]> = new Map(
  (['end-planning', 'withdraw-revealed', 'before-revelation'] as const).map((window) => [
    window,
    cardsResolvedIn(window),
  ]),
);

/**
 * Resolves the face-up cards of a window, at one Location or (null) at all of them; there is only one copy of each
 * card.
 */
export function openWindow(table: VendettaTable, window: Window, only: LocationIndex | null): void {
  const { state } = table;
  for (const card of RESOLVED_IN.get(window) as readonly ClanCardId[])
    for (let location = 0; location < state.locations.length; location++) {
      const controller = only === null || only === location ? controllerAt(state, card, location) : null;
      if (controller !== null) startProgram(table, { card, controller, location });
    }
}

function carryOut(table: VendettaTable, effect: Effect, instruction: Instruction): void {
  const { state } = table;
  const { card, controller, location } = effect;
  switch (instruction.do) {
    case 'steal':
    case 'lose':
    case 'lose-influence': {
      const amount = amountOf(state, effect, instruction.amount);
      const who = instruction.do === 'steal' ? instruction.from : instruction.who;
      if (amount === 0) return;
      const targets = targetsOf(state, effect, who);
      return aim(table, { step: 'targets', effect, operation: instruction.do, amount, targets });
    }
    case 'take-half': {
      const targets = rivalsHere(state, effect);
      return aim(table, { step: 'targets', effect, operation: 'take-half', amount: 0, targets });
    }
    case 'discard-blood': {
      const amount = amountOf(state, effect, instruction.amount);
      if (amount === 0) return;
      const targets = rivalsHere(state, effect);
      return aim(table, { step: 'targets', effect, operation: 'discard-blood', amount, targets });
    }
    case 'force': {
      const operation = instruction.decision;
      if (instruction.who === 'rivals') {
        const targets = rivalsHere(state, effect);
        return aim(table, { step: 'targets', effect, operation, amount: 0, targets });
      }
      const { winner } = state.here;
      if (winner === null || winner === controller) return;
      return table.next({ step: 'targets', effect, operation, amount: 0, targets: [winner] });
    }
    case 'gain':
      return gain(table, controller, amountOf(state, effect, instruction.amount), card);
    case 'put-blood':
      return putBlood(table, controller, location, instruction.amount, card);
    case 'play-blood':
      return table.next({ step: instruction.decision, effect });
    case 'return-blood':
      return returnBlood(table, controller, location, deployedBlood(state, effect), card);
    case 'swap-blood':
      return table.next({ step: 'fearless', effect });
    case 'shift-blood':
      return table.next({ step: 'mist-target', effect });
    case 'take-victim':
      if (!instruction.onlyIfRewarded || state.here.rewarded.includes(controller))
        takeVictim(table, controller, card);
      return;
    case 'draw-card':
      return drawCard(table, controller, card);
    case 'move-to-haven':
      if (instruction.optional) table.next({ step: 'move-to-haven', effect });
      else if (canMoveToHaven(state, effect)) moveToHaven(table, effect);
      return;
    case 'pay':
      throw new Error('a price is asked for before its instruction is carried out');
    case 'pay-or-turn-down':
      return table.next({ step: 'artifacts', effect });
    case 'play-hand':
      if (instruction.of === 'yourself') table.next({ step: 'play-hand', effect, of: controller });
      else table.next({ step: 'mesmerize-target', effect });
      return;
    case 'auction-of-blood':
      return holdAuction(table, effect);
    case 'chaos':
      return chaos(table, effect);
    case 'forestall':
      return forestall(table, effect);
    case 'malkavs-bane':
      return playFromDeck(table, effect);
    case 'mindless-assault':
      return assault(table, effect);
    case 'vanish':
      return vanish(table, effect);
  }
}

// Amounts and targets

/** VV-1.8, VV-1.16. */
function amountOf(state: State, { controller, location }: Effect, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object')
    return 'upTo' in amount
      ? Math.max(1, amount.upTo - playerAt(state, controller).pool)
      : state.here.winner === controller
        ? amount.ifWinner
        : amount.otherwise;
  switch (amount) {
    case 'round':
      return state.round;
    case 'alliance':
      return allianceSize(playerAt(state, controller));
    case 'half-alliance':
      return Math.floor(allianceSize(playerAt(state, controller)) / 2);
    case 'half-of-blood-here': {
      let sum = 0;
      for (let seat = 0; seat < state.players.length; seat++) sum += positionAt(state, location, seat).blood;
      return Math.floor(sum / 2);
    }
  }
}

function targetsOf(state: State, effect: Effect, who: Targets): Seat[] {
  const { controller, location } = effect;
  switch (who) {
    case 'rivals':
      return rivalsHere(state, effect);
    case 'rivals-who-stay':
      return rivalsHere(state, effect).filter((seat) => state.here.tokens[seat] === 'stay');
    case 'opponents':
      return othersOf(state, controller);
    case 'opponents-without-a-card-here':
      return othersOf(state, controller).filter(
        (seat) => positionAt(state, location, seat).cards.length === 0,
      );
  }
}

function rivalsHere(state: State, { controller, location }: Effect): Seat[] {
  return rivalsOf(state, controller, location);
}

function deployedBlood(state: State, { controller, location }: Effect): number {
  return positionAt(state, location, controller).blood;
}

/** The amount of a price; null if it cannot be paid (VV-9.2, VV-25.5). */
function priceOf(state: State, { card, controller }: Effect, at: number): number | null {
  const { price } = programOf(card)[at] as Extract<Instruction, { price: Price }>;
  const { pool } = playerAt(state, controller);
  const amount = price === 'half-pool' ? Math.floor(pool / 2) : price;
  if (amount === 0 && state.options.halfOfOne === 'must-pay') return null;
  return canSpend(pool, amount) ? amount : null;
}

// Blood

function playedBlood(clause: string): SharedDecision<{ effect: Effect }, AskAmount> {
  return {
    clause,
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask: (state, _seat, { effect }) => upTo(mostPlayed(state, effect)),
    fallback: () => 0,
    answered(table, answer, seat, { effect }) {
      const doesNothingElse = programOf(effect.card).length === 1;
      if (answer === 0 && doesNothingElse) decline(table, effect);
      else playBlood(table, seat, effect.location, answer, effect.card);
    },
  };
}

function mostPlayed(state: State, { card, controller }: Effect): number {
  const instruction = programOf(card).find((one) => one.do === 'play-blood');
  const most = instruction?.do === 'play-blood' ? instruction.most : 0;
  const limit = most === 'alliance' ? allianceSize(playerAt(state, controller)) : most;
  return Math.min(limit, mostPlayable(state, controller));
}

function canSwap(state: State, effect: Effect): boolean {
  return state.options.lastBlood === 'spend-only' || deployedBlood(state, effect) > 0;
}

function swapBlood(table: VendettaTable, { card, location }: Effect, seat: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const position = positionAt(state, location, seat);
  const before = player.pool;
  player.pool = position.blood;
  position.blood = before;
  table.tell({
    kind: 'blood-swapped',
    seat,
    location: locationId(state, location),
    pool: player.pool,
    deployed: position.blood,
  });
  const swap = programOf(card).find((one) => one.do === 'swap-blood');
  if (swap?.do === 'swap-blood')
    table.next({ step: 'put-blood', seat, location, amount: swap.thenPut, source: card });
  if (before > 0) emptied(table, seat, location);
}

function shiftBlood(table: VendettaTable, effect: Effect, to: LocationIndex): void {
  const { state } = table;
  const { card, controller: seat, location } = effect;
  const amount = Math.ceil(deployedBlood(state, effect) / 2);
  positionAt(state, location, seat).blood -= amount;
  positionAt(state, to, seat).blood += amount;
  table.tell({
    kind: 'blood-shifted',
    seat,
    location: locationId(state, location),
    to: locationId(state, to),
    amount,
    source: card,
  });
}

type ArtifactAnswer = 'turn-down' | ChoiceId<'spend'>;

function artifactOptions(state: State, effect: Effect): ArtifactAnswer[] {
  const price = priceOf(state, effect, 0);
  return price === null ? ['turn-down'] : [`spend:${price}`, 'turn-down'];
}

// Cards

/** VV-2.6: if there are Victims left in the deck. Returns whether there was one. */
export function takeVictim(table: VendettaTable, seat: Seat, source: Source): boolean {
  const { state } = table;
  if (state.victimDeck === 0) return false;
  state.victimDeck--;
  playerAt(state, seat).victims++;
  table.tell({ kind: 'victim-joined', seat, source });
  return true;
}

function drawCard(table: VendettaTable, seat: Seat, source: Source): void {
  const player = playerAt(table.state, seat);
  const card = drawTop(player);
  if (card === null) return;
  player.hand = [...player.hand, card];
  table.tell({ kind: 'card-drawn', seat, source, card });
}

function canMoveToHaven(state: State, { card, controller, location }: Effect): boolean {
  return (
    isActive(state, controller) &&
    location !== havenOf(state) &&
    positionAt(state, location, controller).cards.some((deployed) => deployed.card === card)
  );
}

function moveToHaven(table: VendettaTable, { card, controller: seat, location }: Effect): void {
  const { state } = table;
  const haven = havenOf(state);
  const deployed = takeAway(positionAt(state, location, seat), card as ClanCardId);
  if (deployed === null) return;
  deploy(positionAt(state, haven, seat), faceUp(state, deployed));
  table.tell({
    kind: 'card-moved',
    seat,
    location: locationId(state, location),
    to: locationId(state, haven),
    open: true,
    source: card,
    card: deployed.card,
  });
}

function turnSelfDown(table: VendettaTable, { card, controller: seat, location }: Effect): void {
  const { state } = table;
  turnDown(positionAt(state, location, seat), card as ClanCardId);
  table.tell({
    kind: 'turned-down',
    seat,
    location: locationId(state, location),
    card: card as ClanCardId,
    source: card,
  });
}
