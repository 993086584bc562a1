import { playerAt, type Seat } from '@nokturn/engine';
import { type ClanCardId, cardThat } from '../cards/clan-cards.ts';
import type { Source } from './happenings.ts';
import { isFaceUpOn, locationId, locationOn, positionAt } from './positions.ts';
import type { LocationIndex, State } from './state.ts';
import type { Effect, VendettaFrame, VendettaTable } from './work.ts';

const IMMUNE = cardThat('immune-here').id;
const REDIRECTS = cardThat('lost-blood-comes-here').id;
const RETALIATES = cardThat('retaliate-here').id;
const FORESTALL: ClanCardId = 've-forestall';

/** VV-9: operations on blood. Each may trigger Frenzy and Retaliation, which come before all other work. */

/** VV-9.1. */
export function gain(table: VendettaTable, seat: Seat, amount: number, source: Source): void {
  const player = playerAt(table.state, seat);
  const before = player.pool;
  player.pool += amount;
  table.tell({ kind: 'gained', seat, amount, before, after: player.pool, source });
}

/** VV-9.2. */
export function canSpend(pool: number, amount: number): boolean {
  return amount === 0 || pool > amount;
}

/** VV-9.2: as a cost, at a Location, which Dark Pact and Retaliation refer to. */
export function spend(
  table: VendettaTable,
  seat: Seat,
  amount: number,
  location: LocationIndex,
  source: Source,
): void {
  if (amount === 0) return;
  const { state } = table;
  const player = playerAt(state, seat);
  const before = player.pool;
  player.pool -= amount;
  const to = redirect(table, seat, amount);
  table.tell({
    kind: 'spent',
    seat,
    amount,
    before,
    after: player.pool,
    source,
    location: locationId(state, location),
    to: to === null ? null : locationId(state, to),
  });
  table.next(...retaliation(state, seat, location, amount));
}

/** VV-9.3, in the order of VV-9.9. */
export function lose(table: VendettaTable, effect: Effect, seat: Seat, asked: number): void {
  const { state } = table;
  if (isStopped(table, effect, seat)) return;
  const player = playerAt(state, seat);
  const before = player.pool;
  const amount = Math.min(asked, before);
  player.pool -= amount;
  const to = redirect(table, seat, amount);
  table.tell({
    kind: 'lost',
    seat,
    amount,
    asked,
    before,
    after: player.pool,
    cause: effect.controller,
    source: effect.card,
    to: to === null ? null : locationId(state, to),
  });
  hasLeftThePool(table, effect, seat, amount);
}

/** VV-4.3: not caused by any effect, and at no Location. */
export function loseByFeed(table: VendettaTable, seat: Seat, asked: number): void {
  const player = playerAt(table.state, seat);
  const before = player.pool;
  const amount = Math.min(asked, before);
  player.pool -= amount;
  table.tell({
    kind: 'lost',
    seat,
    amount,
    asked,
    before,
    after: player.pool,
    cause: null,
    source: 'feed',
    to: null,
  });
  if (amount > 0 && player.pool === 0) table.next({ step: 'frenzy', seat, cause: null, location: null });
}

/** VV-9.5, in the order of VV-9.9. */
export function steal(table: VendettaTable, effect: Effect, seat: Seat, asked: number): void {
  const { state } = table;
  if (isStopped(table, effect, seat)) return;
  const player = playerAt(state, seat);
  const before = player.pool;
  const amount = Math.min(asked, before);
  player.pool -= amount;
  playerAt(state, effect.controller).pool += amount;
  table.tell({
    kind: 'stolen',
    seat,
    thief: effect.controller,
    amount,
    asked,
    before,
    after: player.pool,
    source: effect.card,
  });
  hasLeftThePool(table, effect, seat, amount);
}

/** The most that may be played from a Pool (VV-9.6, VV-9.13, VV-25.10). */
export function mostPlayable({ options, players }: State, seat: Seat): number {
  const { pool } = players[seat] as { pool: number };
  return Math.max(0, options.lastBlood === 'spend-only' ? pool : pool - 1);
}

/** VV-9.6: from the Pool onto the seat's own Position. */
export function playBlood(
  table: VendettaTable,
  seat: Seat,
  location: LocationIndex,
  amount: number,
  source: Source,
): void {
  if (amount === 0) return;
  const { state } = table;
  const position = positionAt(state, location, seat);
  playerAt(state, seat).pool -= amount;
  position.blood += amount;
  table.tell({
    kind: 'blood-played',
    seat,
    location: locationId(state, location),
    amount,
    deployed: position.blood,
    source,
  });
  emptied(table, seat, location);
}

/** VV-25.3, VV-18.16: a Pool emptied by playing or swapping; nobody is credited. */
export function emptied(table: VendettaTable, seat: Seat, location: LocationIndex): void {
  if (playerAt(table.state, seat).pool === 0) table.next({ step: 'frenzy', seat, cause: null, location });
}

/** VV-9.7. */
export function putBlood(
  table: VendettaTable,
  seat: Seat,
  location: LocationIndex,
  amount: number,
  source: Source,
): void {
  if (amount === 0) return;
  const { state } = table;
  const position = positionAt(state, location, seat);
  position.blood += amount;
  table.tell({
    kind: 'blood-put',
    seat,
    location: locationId(state, location),
    amount,
    deployed: position.blood,
    source,
  });
}

/** Deployed blood returned to the seat's own Pool: not a Gain (VV-12.15). */
export function returnBlood(
  table: VendettaTable,
  seat: Seat,
  location: LocationIndex,
  amount: number,
  source: Source,
): void {
  if (amount === 0) return;
  const { state } = table;
  positionAt(state, location, seat).blood -= amount;
  playerAt(state, seat).pool += amount;
  table.tell({ kind: 'blood-returned', seat, location: locationId(state, location), amount, source });
}

/** VV-9.9: Submission and Forestall. */
export function immunity(state: State, { card, location }: Effect, seat: Seat): ClanCardId | null {
  if (isFaceUpOn(state, IMMUNE, location, seat)) return IMMUNE;
  const { forestalled } = state.here;
  return forestalled !== null && forestalled.seat === seat && forestalled.card === card ? FORESTALL : null;
}

function isStopped(table: VendettaTable, effect: Effect, seat: Seat): boolean {
  const by = immunity(table.state, effect, seat);
  if (by === null) return false;
  table.tell({ kind: 'immune', seat, source: effect.card, by });
  return true;
}

/** Dark Pact: Lost and Spent blood goes to a Position instead of the Bank (VV-R32). */
function redirect({ state }: VendettaTable, seat: Seat, amount: number): LocationIndex | null {
  if (amount === 0) return null;
  const to = locationOn(state, REDIRECTS, seat);
  if (to !== null) positionAt(state, to, seat).blood += amount;
  return to;
}

/** VV-9.9: the consequences, in this order: Frenzy, then Retaliation. */
function hasLeftThePool(table: VendettaTable, effect: Effect, seat: Seat, amount: number): void {
  const { state } = table;
  if (amount === 0) return;
  table.next(...frenzy(state, effect, seat), ...retaliation(state, seat, effect.location, amount));
}

/** VV-18.1, VV-18.3: if an effect has emptied a Pool. */
function frenzy(state: State, { controller, location }: Effect, seat: Seat): readonly VendettaFrame[] {
  if (playerAt(state, seat).pool > 0) return NOTHING;
  const cause = controller === seat ? null : controller;
  return [{ step: 'frenzy', seat, cause, location }];
}

/** VV-R33: for the amount that actually left the Pool. */
function retaliation(
  state: State,
  seat: Seat,
  location: LocationIndex,
  amount: number,
): readonly VendettaFrame[] {
  if (!isFaceUpOn(state, RETALIATES, location, seat)) return NOTHING;
  return [{ step: 'retaliation', seat, location, amount }];
}

const NOTHING: readonly VendettaFrame[] = [];
