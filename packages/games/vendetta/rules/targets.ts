import { type AskOne, type ChoiceId, oneOf, playerAt, type Seat, verbOf } from '@nokturn/engine';
import { CLAN_CARD_IDS, CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Alternative, ForcedChoice } from '../cards/effects.ts';
import { immunity, lose, steal } from './blood.ts';

import { giveInfluence, loseInfluence } from './influence.ts';
import { locationId, positionAt } from './positions.ts';
import { isActive } from './seats.ts';
import type { State } from './state.ts';
import type { Effect, Operation, Rules, SharedDecision, VendettaFrame, VendettaTable } from './work.ts';

/** VV-1.15: targets, one after the other, each finished completely before the next. */
export const targetRules: Rules<'targets' | ForcedChoice> = {
  targets(table, frame) {
    const { effect, operation, amount, targets } = frame;
    const { state } = table;
    if (!isActive(state, effect.controller)) return;
    const [target, ...rest] = targets;
    if (target === undefined) return;
    if (rest.length > 0) table.next({ ...frame, targets: rest });
    if (isActive(state, target)) operate(table, effect, operation, amount, target);
  },

  'curfew-choice': forced('curfew-choice', 'VV-14.2'),
  'tyrant-choice': forced('tyrant-choice', 'VV-1.18'),
  'ventrue-hunt': forced('ventrue-hunt', 'VV-1.18'),
};

function operate(
  table: VendettaTable,
  effect: Effect,
  operation: Operation,
  amount: number,
  target: Seat,
): void {
  switch (operation) {
    case 'steal':
      return steal(table, effect, target, amount);
    case 'lose':
      return lose(table, effect, target, amount);
    case 'lose-influence':
      return loseInfluence(table, target, amount, effect.card);
    case 'take-half':
      return takeHalf(table, effect, target);
    case 'discard-blood':
      return discardBlood(table, effect, target, amount);
    default:
      return table.next({ step: operation, effect, seat: target } as VendettaFrame);
  }
}

/** Half of the Deployed blood here, rounded up. */
function halfDeployed(state: State, { location }: Effect, seat: Seat): number {
  return Math.ceil(positionAt(state, location, seat).blood / 2);
}

/** Neither a Steal nor a Lose (VV-9.8). */
function takeHalf(table: VendettaTable, effect: Effect, from: Seat): void {
  const { state } = table;
  const amount = halfDeployed(state, effect, from);
  if (amount === 0) return;
  positionAt(state, effect.location, from).blood -= amount;
  playerAt(state, effect.controller).pool += amount;
  const location = locationId(state, effect.location);
  table.tell({ kind: 'blood-taken', from, to: effect.controller, location, amount, source: effect.card });
}

function discardBlood(table: VendettaTable, effect: Effect, seat: Seat, asked: number): void {
  const { state } = table;
  const position = positionAt(state, effect.location, seat);
  const amount = Math.min(asked, position.blood);
  if (amount === 0) return;
  position.blood -= amount;
  const location = locationId(state, effect.location);
  table.tell({ kind: 'blood-discarded', seat, location, amount, source: effect.card });
}

// A seat is forced to choose between two things (VV-1.18).

const ALTERNATIVES: ReadonlyMap<string, readonly Alternative[]> = new Map(
  CLAN_CARD_IDS.flatMap((id) => CLAN_CARDS[id].program).flatMap((instruction) =>
    instruction.do === 'force' ? [[instruction.decision, instruction.alternatives] as const] : [],
  ),
);

interface Forced {
  readonly effect: Effect;
  readonly seat: Seat;
}

type Consequence = Exclude<Alternative['choose'], 'move-half'> | ChoiceId<'move-half'>;

function forced(decision: ForcedChoice, clause: string): SharedDecision<Forced, AskOne<Consequence>> {
  const possible = (state: State, { effect, seat }: Forced) =>
    (ALTERNATIVES.get(decision) as readonly Alternative[]).filter((one) =>
      isPossible(state, effect, seat, one),
    );
  const options = (state: State, frame: Forced) =>
    possible(state, frame).map((one) => optionFor(state, frame, one));
  return {
    clause,
    to: 'one',
    openOptions: true,
    seat(state, frame) {
      const { effect, seat } = frame;
      if (!isActive(state, seat) || !isActive(state, effect.controller)) return null;
      // VV-1.19: a seat that can do neither ignores the effect.
      return possible(state, frame).length > 0 ? seat : null;
    },
    ask: (state, _seat, frame) => oneOf(options(state, frame)),
    fallback: (state, _seat, frame) => options(state, frame)[0] as Consequence,
    answered(table, answer, _seat, frame) {
      const verb = verbOf(answer);
      const chosen = possible(table.state, frame).find(({ choose }) => choose === verb);
      if (chosen !== undefined) suffer(table, frame, chosen);
    },
  };
}

/**
 * VV-1.18, VV-9.14: an alternative that would move nothing is not offered, but an immune seat may always choose to be
 * robbed.
 */
function isPossible(state: State, effect: Effect, seat: Seat, { choose }: Alternative): boolean {
  switch (choose) {
    case 'skip':
      return true;
    case 'steal':
      return playerAt(state, seat).pool > 0 || immunity(state, effect, seat) !== null;
    case 'move-half':
      return positionAt(state, effect.location, seat).blood > 0;
    case 'lose-influence':
    case 'give-influence':
      return playerAt(state, seat).influence > 0;
  }
}

function optionFor(state: State, { effect, seat }: Forced, { choose }: Alternative): Consequence {
  return choose === 'move-half' ? `move-half:${halfDeployed(state, effect, seat)}` : choose;
}

function suffer(table: VendettaTable, { effect, seat }: Forced, alternative: Alternative): void {
  const { state } = table;
  const { card, controller } = effect;
  const { choose } = alternative;
  table.tell({ kind: 'chose', seat, choice: choose, card: card as ClanCardId });
  switch (choose) {
    case 'skip':
      state.here = { ...state.here, skipping: [...state.here.skipping, seat] };
      return;
    case 'steal':
      return steal(table, effect, seat, alternative.amount);
    case 'move-half':
      return surrenderHalf(table, effect, seat);
    case 'lose-influence':
      return loseInfluence(table, seat, alternative.amount, card);
    case 'give-influence':
      return giveInfluence(table, seat, controller, alternative.amount, card);
  }
}

function surrenderHalf(table: VendettaTable, effect: Effect, from: Seat): void {
  const { state } = table;
  const amount = halfDeployed(state, effect, from);
  const to = effect.controller;
  positionAt(state, effect.location, from).blood -= amount;
  positionAt(state, effect.location, to).blood += amount;
  const location = locationId(state, effect.location);
  table.tell({ kind: 'blood-surrendered', from, to, location, amount, source: effect.card });
}
