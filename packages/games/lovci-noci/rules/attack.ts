import {
  type Barred,
  type ChoiceId,
  decision,
  oneOf,
  playerAt,
  type Seat,
  type SeatAnswer,
} from '@nokturn/engine';
import type { OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import { barred, cardOption, cardOptions, seatOption } from './choices.ts';
import { preventionOf, resolveBatch } from './damage.ts';
import { armourOf, attackBonusOf, has } from './equipment.ts';
import { anyTimeBarred, anyTimeOptions, isAnyTime, revealOrUse } from './reveal.ts';
import {
  canBe,
  collectorPower,
  inOrderFromLeftOf,
  isHidden,
  isLiving,
  isRevealedAs,
  othersFromLeftOf,
  slotOf,
} from './seats.ts';
import { reveal } from './showing.ts';
import type { State } from './state.ts';
import type { Batch, Hit, LovciFrame, LovciTable, Rules, Strike } from './work.ts';

/** LN-9: the attack, in the order of LN-9.25. */
export const attackRules: Rules<
  'attack-step' | 'attack' | 'attack-roll' | 'rolled' | 'attack-amounts' | 'rob' | 'counter'
> = {
  /** LN-4.5, LN-9.7: skipped, without a window, in round 1 or without a legal target. */
  'attack-step'(table) {
    const { state } = table;
    if (isBanned(state) || targetsInRange(state, state.active).length === 0) return;
    table.next({ step: 'window-attack' }, { step: 'attack' });
  },

  /** (1) LN-9.3: the victims are named before the dice are rolled. */
  attack: decision({
    clause: 'LN-9.3',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, seat) => {
      const targets = attackOptions(state, seat);
      const others = anyTimeOptions(state, seat);
      return oneOf(mustAttack(state, seat) ? [...targets, ...others] : [...targets, 'none', ...others]);
    },
    fallback: (state, seat) => (mustAttack(state, seat) ? (attackOptions(state, seat)[0] ?? 'none') : 'none'),
    barred: (state, seat) => [...barredTargets(state, seat), ...anyTimeBarred(state, seat)],
    answered(table, answer, attacker) {
      if (answer === 'none') return;
      if (isAnyTime(answer)) return revealOrUse(table, attacker, answer, { step: 'attack' });
      const victims =
        answer === 'all'
          ? targetsInRange(table.state, attacker)
          : victimsOf(table.state, attacker, seatOption.chosen(answer));
      table.state.victims = victims;
      table.next({ step: 'attack-roll', attacker, victims, how: 'attack' });
    },
  }),

  /** (2), (3) LN-9.9 to LN-9.12. */
  'attack-roll'(table, { attacker, victims, how }) {
    const player = playerAt(table.state, attacker);
    const d6 = rollsOnlyD4(table.state, attacker) ? null : table.die(6);
    const d4 = table.die(4);
    const base = d6 === null ? d4 : Math.abs(d6 - d4);
    table.tell({ kind: 'attacked', attacker, victims, d6, d4, base, how });
    if (how !== 'counter') table.next({ step: 'counter', attacker, victims });
    if (base === 0) return;
    table.next({ step: 'attack-amounts', strike: { attacker, victims, base, how } });
    if (isHidden(player)) table.next({ step: 'rolled', attacker });
  },

  /** (4) LN-9.12: a cover decision. */
  rolled: decision({
    clause: 'LN-9.12',
    to: 'one',
    cover: true,
    seat: (_state, { attacker }) => attacker,
    ask: () => oneOf(['continue', 'reveal']),
    fallback: () => 'continue',
    answered: (table, answer, attacker) => {
      if (answer === 'reveal') reveal(table, attacker);
    },
  }),

  /** (5), (6) LN-9.13 to LN-9.15; (7) robbery is decided after prevention (LN-9.19). */
  'attack-amounts'(table, { strike }) {
    const { attacker, how } = strike;
    const hits = strike.victims.map((victim) => ({
      seat: victim,
      amount: amountAgainst(table, strike, victim),
    }));
    const source = how === 'counter' ? 'counter' : 'attack';
    const batch: Batch = { cause: attacker, source, hits, robberies: [] };
    robOrStrike(table, batch, []);
  },

  rob: decision({
    clause: 'LN-12.3',
    to: 'one',
    seat: (_state, { batch }) => batch.cause,
    ask: (state, _seat, { victim }) => oneOf(['damage', ...cardOptions(playerAt(state, victim).equipment)]),
    fallback: () => 'damage',
    answered(table, answer, _seat, { batch, victim, asked }) {
      const decided = answer === 'damage' ? batch : withRobbery(batch, victim, cardOption.chosen(answer));
      robOrStrike(table, decided, [...asked, victim]);
    },
  }),

  /** (9) LN-9.21, LN-9.22. */
  counter: decision({
    clause: 'LN-9.21',
    to: 'several-unseen',
    cover: true,
    seats: (state, { attacker, victims }) =>
      isLiving(playerAt(state, attacker)) ? victims.filter((victim) => isAskedToCounter(state, victim)) : [],
    ask(state, seat) {
      const player = playerAt(state, seat);
      const options: CounterAnswer[] = ['pass'];
      if (isHidden(player)) options.push('reveal');
      if (canBe(player, 'wilhelmina')) options.push('counter');
      return oneOf(options);
    },
    fallback: () => 'pass',
    barred: (state, seat) => {
      const { character, void: isVoid } = playerAt(state, seat);
      return character === 'wilhelmina' && isVoid ? [barred('counter', 'void', 'LN-11.20')] : [];
    },
    answered: (table, answers, { attacker }) => answerCounters(table, answers, attacker),
  }),
};

/** LN-9.2, LN-14.6. */
export function isBanned({ round, options }: State): boolean {
  return round === 1 && !options.firstRoundAttack;
}

/**
 * LN-9.4 to LN-9.6: the other players in range, clockwise from the attacker's left. Eliminated players have no place.
 */
export function targetsInRange(state: State, attacker: Seat): Seat[] {
  const targets: Seat[] = [];
  const { place: here } = playerAt(state, attacker);
  if (here === null) return targets;
  const ownArea = areaOf(state, here);
  const elsewhere = has(playerAt(state, attacker), 'reach');
  const seats = state.players.length;
  for (let i = 1; i < seats; i++) {
    const seat = (attacker + i) % seats;
    const { place: there } = playerAt(state, seat);
    if (there !== null && (areaOf(state, there) === ownArea) !== elsewhere) targets.push(seat);
  }
  return targets;
}

/** LN-2.1: slots 0 and 1, 2 and 3, 4 and 5 each form one area. */
function areaOf(state: State, place: PlaceId): number {
  return slotOf(state, place) >> 1;
}

function hitsAllInRange(state: State, attacker: Seat): boolean {
  return state.options.firestorm === 'range' && has(playerAt(state, attacker), 'hits');
}

function attackOptions(state: State, attacker: Seat): ('all' | ChoiceId<'seat'>)[] {
  const targets = targetsInRange(state, attacker);
  if (targets.length === 0) return [];
  return hitsAllInRange(state, attacker) ? ['all'] : targets.map(seatOption);
}

/** LN-9.18. */
function mustAttack(state: State, attacker: Seat): boolean {
  return (
    state.options.torchMustAttack &&
    has(playerAt(state, attacker), 'mustAttack') &&
    targetsInRange(state, attacker).length > 0
  );
}

/** LN-9.17: with Firestorm in place mode, everybody else on the target's place as well. */
function victimsOf(state: State, attacker: Seat, target: Seat): Seat[] {
  if (!has(playerAt(state, attacker), 'hits')) return [target];
  const { place } = playerAt(state, target);
  return othersFromLeftOf(state, attacker).filter((seat) => playerAt(state, seat).place === place);
}

function barredTargets(state: State, attacker: Seat): Barred[] {
  const inRange = targetsInRange(state, attacker);
  const list = othersFromLeftOf(state, attacker).flatMap((seat) => {
    const option = seatOption(seat);
    if (inRange.includes(seat))
      return hitsAllInRange(state, attacker) ? [barred(option, 'firestorm', 'LN-9.16')] : [];
    if (playerAt(state, seat).place === null) return [barred(option, 'target-in-the-centre', 'LN-9.6')];
    return has(playerAt(state, attacker), 'reach')
      ? [barred(option, 'own-area-with-crossbow', 'LN-9.5')]
      : [barred(option, 'out-of-range', 'LN-9.4')];
  });
  return mustAttack(state, attacker) ? [...list, barred('none', 'torch', 'LN-9.18')] : list;
}

/** LN-9.10. */
function rollsOnlyD4(state: State, attacker: Seat): boolean {
  const player = playerAt(state, attacker);
  return has(player, 'dice') || isRevealedAs(player, 'viktorie');
}

/** LN-9.13 to LN-9.15. */
function amountAgainst(table: LovciTable, { attacker, base, how }: Strike, victim: Seat): number {
  const { state } = table;
  const hitter = playerAt(state, attacker);
  const target = playerAt(state, victim);
  const claws = attackBonusOf(hitter, 'iron-claws');
  const lance = attackBonusOf(hitter, 'moon-lance');
  const attackerCloak = -attackBonusOf(hitter, 'shadow-cloak') || 0;
  const victimCloak = armourOf(target);
  const full = Math.max(0, base + claws + lance - attackerCloak - victimCloak);
  const source = how === 'counter' ? 'counter' : 'attack';
  const prevented = full > 0 ? preventionOf(target, source) : null;
  const amount = prevented === null ? full : 0;
  table.tell({
    kind: 'hit',
    attacker,
    victim,
    base,
    claws,
    lance,
    attackerCloak,
    victimCloak,
    amount,
    prevented,
  });
  return amount;
}

/** LN-12.3: the next victim, starting at Bartholomew's left, that he may rob instead of hurting. */
function nextToRob(state: State, { cause, hits }: Batch, asked: readonly Seat[]): Seat | null {
  if (!isRevealedAs(playerAt(state, cause), 'bartolomej') || collectorPower(state) !== 'rob') return null;
  const worthIt = hits
    .filter(({ seat, amount }) => amount >= 2 && playerAt(state, seat).equipment.length > 0)
    .map(({ seat }) => seat)
    .filter((seat) => !asked.includes(seat));
  return inOrderFromLeftOf(state, cause, worthIt)[0] ?? null;
}

/** Asks Bartholomew about the next victim; when there is nobody left to rob, the batch is dealt. */
function robOrStrike(table: LovciTable, batch: Batch, asked: readonly Seat[]): void {
  const victim = nextToRob(table.state, batch, asked);
  if (victim === null) resolveBatch(table, batch);
  else table.next({ step: 'rob', batch, victim, asked });
}

function withRobbery(batch: Batch, victim: Seat, card: OpenId): Batch {
  const hits: readonly Hit[] = batch.hits.map((hit) => (hit.seat === victim ? { ...hit, amount: 0 } : hit));
  return { ...batch, hits, robberies: [...batch.robberies, { seat: victim, card }] };
}

/** LN-9.21: hidden players, and a revealed Wilhelmina. */
function isAskedToCounter(state: State, victim: Seat): boolean {
  const player = playerAt(state, victim);
  return isHidden(player) || isRevealedAs(player, 'wilhelmina');
}

type CounterAnswer = 'pass' | 'reveal' | 'counter';

/** LN-9.22, LN-9.23: from the attacker's left. */
function answerCounters(
  table: LovciTable,
  answers: readonly SeatAnswer<CounterAnswer>[],
  attacker: Seat,
): void {
  const acting = answers.filter(({ answer }) => answer !== 'pass');
  const seats = acting.map(({ seat }) => seat);
  const frames = inOrderFromLeftOf(table.state, attacker, seats).flatMap((seat): LovciFrame[] => {
    const counters = acting.some((one) => one.seat === seat && one.answer === 'counter');
    const reveal: LovciFrame[] = isHidden(playerAt(table.state, seat))
      ? [{ step: 'reveal', seat, plain: !counters }]
      : [];
    if (!counters) return reveal;
    return [...reveal, { step: 'attack-roll', attacker: seat, victims: [attacker], how: 'counter' }];
  });
  table.next(...frames);
}
