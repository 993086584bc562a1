import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { type EventEffect, OPEN_CARDS, type OpenId } from '../cards/open.ts';
import { placeOfSum } from '../cards/places.ts';
import { reshuffleIfEmpty, transfer } from './cards.ts';
import { barred, cardOption, cardOptions, seatOption } from './choices.ts';
import { deal } from './damage.ts';
import { checkGoals } from './goals.ts';
import { heal, healAll, setToSeven } from './healing.ts';
import {
  characterOf,
  equippedOthers,
  isEquipment,
  isHidden,
  livingFromLeftOf,
  othersFromLeftOf,
} from './seats.ts';
import { reveal } from './showing.ts';
import type { Player, State } from './state.ts';
import type { LovciTable, Rules } from './work.ts';

/** The events of 7.6 and 7.7. The drawer is always the active player. */
export const eventRules: Rules<
  'event-target' | 'event-accept' | 'event-reveal' | 'bat-heal' | 'snare-card' | 'snare-to'
> = {
  /** LN-7.15: skipped if there is nobody to choose. */
  'event-target': decision({
    clause: 'LN-7.14',
    to: 'one',
    seat: (state) => (targetsOf(state, state.active).length > 0 ? state.active : null),
    ask: (state, drawer) => {
      const targets = targetsOf(state, drawer).map(seatOption);
      return oneOf(mayDecline(state) ? [...targets, 'decline'] : targets);
    },
    fallback: (state, drawer) =>
      mayDecline(state) ? 'decline' : seatOption(targetsOf(state, drawer)[0] as Seat),
    barred: (state, drawer) =>
      targetsOf(state, drawer).includes(drawer)
        ? []
        : [barred(seatOption(drawer), 'not-yourself', 'LN-7.14')],
    answered(table, answer, drawer) {
      const card = cardBeingResolved(table.state);
      if (answer === 'decline') return table.tell({ kind: 'declined', seat: drawer, card });
      const target = seatOption.chosen(answer);
      table.tell({ kind: 'chose', seat: drawer, target, card });
      strikeTarget(table, drawer, target, card);
    },
  }),

  'event-accept': decision({
    clause: 'LN-7.4',
    to: 'one',
    seat: (state) => state.active,
    ask: () => oneOf(['accept', 'decline']),
    fallback: () => 'accept',
    answered(table, answer, drawer) {
      const card = cardBeingResolved(table.state);
      const effect = effectOf(card);
      if (answer === 'decline') table.tell({ kind: 'declined', seat: drawer, card });
      else if (effect.kind === 'heal-self') heal(table, drawer, effect.amount, card);
    },
  }),

  /** LN-7.23, LN-11.13. */
  'event-reveal': decision({
    clause: 'LN-7.23',
    to: 'one',
    cover: true,
    seat: (state) => state.active,
    ask: (state, drawer) =>
      oneOf(meetsCondition(state, playerAt(state, drawer)) ? ['decline', 'heal-all'] : ['decline']),
    fallback: () => 'decline',
    answered(table, answer, drawer) {
      const card = cardBeingResolved(table.state);
      if (answer === 'decline') return table.tell({ kind: 'declined', seat: drawer, card });
      reveal(table, drawer);
      healAll(table, drawer, card);
    },
  }),

  'bat-heal': decision({
    clause: 'LN-10.19',
    to: 'one',
    seat: (state) => (playerAt(state, state.active).damage > 0 ? state.active : null),
    ask: () => oneOf(['heal', 'decline']),
    fallback: () => 'heal',
    answered(table, answer, drawer) {
      const card = cardBeingResolved(table.state);
      const effect = effectOf(card);
      if (answer === 'decline') table.tell({ kind: 'declined', seat: drawer, card });
      else if (effect.kind === 'hurt-other') heal(table, drawer, effect.thenHeal, card);
    },
  }),

  'snare-card': decision({
    clause: 'LN-7.15',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, drawer) => oneOf(cardOptions(playerAt(state, drawer).equipment)),
    fallback: (state, drawer) => cardOptions(playerAt(state, drawer).equipment)[0] as ChoiceId<'card'>,
    answered: (table, answer) => table.next({ step: 'snare-to', card: cardOption.chosen(answer) }),
  }),

  'snare-to': decision({
    clause: 'LN-7.15',
    to: 'one',
    seat: (state) => (othersFromLeftOf(state, state.active).length > 0 ? state.active : null),
    ask: (state, drawer) => oneOf(othersFromLeftOf(state, drawer).map(seatOption)),
    fallback: (state, drawer) => seatOption(othersFromLeftOf(state, drawer)[0] as Seat),
    answered(table, answer, drawer, { card }) {
      transfer(table, card, drawer, seatOption.chosen(answer), 'given');
      checkGoals(table, null);
    },
  }),
};

/** LN-7.2: shown to everybody, then resolved. */
export function drawOpenCard(table: LovciTable, seat: Seat, colour: 'blue' | 'red'): void {
  const { state } = table;
  reshuffleIfEmpty(table, colour);
  const card = state.decks[colour].pop();
  if (card === undefined) throw new Error(`there is no ${colour} card to draw`);
  table.tell({ kind: 'drew', seat, colour, card });
  if (isEquipment(state, card)) {
    playerAt(state, seat).equipment.push(card);
    table.tell({ kind: 'equipped', seat, card });
    checkGoals(table, null);
    return;
  }
  state.resolving = card;
  table.next({ step: 'event-done' });
  carryOut(table, seat, card);
}

/** LN-7.3: an event is resolved at once. */
function carryOut(table: LovciTable, drawer: Seat, card: OpenId): void {
  const { state } = table;
  const player = playerAt(state, drawer);
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'set-to-seven':
    case 'heal-other-by-die':
    case 'duel':
      return table.next({ step: 'event-target' });
    case 'hurt-other':
      table.next({ step: 'event-target' }, ...(effect.thenHeal > 0 ? [{ step: 'bat-heal' } as const] : []));
      return;
    case 'hurt-all-others': {
      const hits = othersFromLeftOf(state, drawer).map((seat) => ({ seat, amount: effect.amount }));
      return deal(table, drawer, card, hits);
    }
    case 'extra-turn':
      player.extraTurns++;
      return table.tell({ kind: 'extra-turns', seat: drawer, count: 1 });
    case 'unmask':
      if (isUnmasked(state, player)) reveal(table, drawer, { forced: true });
      else table.tell({ kind: 'no-effect', seat: drawer, card });
      return;
    case 'heal-if':
      if (isHidden(player) || meetsCondition(state, player)) table.next({ step: 'event-reveal' });
      else table.tell({ kind: 'no-effect', seat: drawer, card });
      return;
    case 'heal-self':
      if (player.damage > 0) table.next({ step: 'event-accept' });
      else table.tell({ kind: 'no-effect', seat: drawer, card });
      return;
    case 'explosion':
      return explode(table, drawer, card, effect.amount);
    case 'steal':
      if (equippedOthers(state, drawer).length > 0) table.next({ step: 'steal-from' });
      else table.tell({ kind: 'no-effect', seat: drawer, card });
      return;
    case 'give-away':
      if (player.equipment.length > 0) table.next({ step: 'snare-card' });
      else deal(table, drawer, card, [{ seat: drawer, amount: effect.otherwiseTake }]);
      return;
    case 'shield':
      player.shielded = true;
      return;
  }
}

function strikeTarget(table: LovciTable, drawer: Seat, target: Seat, card: OpenId): void {
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'set-to-seven':
      return setToSeven(table, target);
    case 'heal-other-by-die': {
      const d6 = table.die(6);
      table.tell({ kind: 'prayer-rolled', seat: drawer, target, d6 });
      return heal(table, target, d6, card);
    }
    case 'duel': {
      const d6 = table.die(6);
      const loser = d6 >= effect.drawerLosesFrom ? drawer : target;
      table.tell({ kind: 'duel-rolled', seat: drawer, target, d6, loser });
      return deal(table, drawer, card, [{ seat: loser, amount: effect.amount }]);
    }
    case 'hurt-other': {
      const own = effect.self > 0 ? [{ seat: drawer, amount: effect.self }] : [];
      return deal(table, drawer, card, [{ seat: target, amount: effect.amount }, ...own]);
    }
    default:
      throw new Error(`${card} has no target`);
  }
}

/** Powder Keg: everybody on the place of the sum, including the drawer; 7 is no place, and neither is the centre. */
function explode(table: LovciTable, drawer: Seat, card: OpenId, amount: number): void {
  const { state } = table;
  const d6 = table.die(6);
  const d4 = table.die(4);
  const place = placeOfSum(d6 + d4);
  table.tell({ kind: 'keg-rolled', seat: drawer, d6, d4, place });
  const there = livingFromLeftOf(state, drawer).filter(
    (seat) => place !== null && playerAt(state, seat).place === place,
  );
  deal(
    table,
    drawer,
    card,
    there.map((seat) => ({ seat, amount })),
  );
}

function cardBeingResolved({ resolving }: State): OpenId {
  if (resolving === null) throw new Error('no event is being resolved');
  return resolving;
}

function effectOf(card: OpenId): EventEffect {
  const { effect } = OPEN_CARDS[card];
  if (effect === undefined) throw new Error(`${card} is not an event`);
  return effect;
}

function mayDecline(state: State): boolean {
  return OPEN_CARDS[cardBeingResolved(state)].mark === 'may';
}

/** LN-7.14: only the word "another" limits the choice; players may turn Blood Moon on themselves. */
function targetsOf(state: State, drawer: Seat): Seat[] {
  const any = effectOf(cardBeingResolved(state)).kind === 'set-to-seven';
  return any ? livingFromLeftOf(state, drawer) : othersFromLeftOf(state, drawer);
}

function meetsCondition(state: State, player: Player): boolean {
  const effect = effectOf(cardBeingResolved(state));
  if (effect.kind !== 'heal-if') return false;
  const { letter, party } = characterOf(player);
  return effect.party === party || effect.letters?.includes(letter) === true;
}

/** Light of Truth: a hidden vampire other than Ulric, with `'both'` also a hidden werewolf. */
function isUnmasked({ options }: State, player: Player): boolean {
  const { party } = characterOf(player);
  if (!isHidden(player)) return false;
  if (party === 'vampire') return player.character !== 'ulrik';
  return party === 'werewolf' && options.lightOfTruth === 'both';
}
