import { decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { type ClanCardId, cardsResolvedIn, cardThat } from '../cards/clan-cards.ts';
import { immunity, lose } from './blood.ts';
import { cardOption } from './choices.ts';
import {
  controllerAt,
  hold,
  isFaceUpOn,
  locationId,
  paidCard,
  positionAt,
  presentAt,
  rivalsOf,
  turnUp,
} from './positions.ts';
import { openWindow, startProgram } from './programs.ts';
import { skipToTheEnd } from './resolution.ts';
import { isActive, playerOrder } from './seats.ts';
import type { Deployed, LocationIndex, SeatPosition, State } from './state.ts';
import { aim } from './teams.ts';
import type { Effect, Rules, VendettaTable } from './work.ts';

const BINDS = cardThat('bind-face-down-cards');
const AFTER_REVELATION = cardsResolvedIn('after-revelation');

/** VV-13: Revelation. */
export const revelationRules: Rules<
  | 'revelation'
  | 'flip'
  | 'bind'
  | 'bound-cards'
  | 'one-step-ahead'
  | 'turn-up-paid'
  | 'after-revelation'
  | 'revealed-part'
  | 'reveal-order'
> = {
  /** R1: VV-13.1, Friends in High Places. */
  revelation(table, { location }) {
    const { state } = table;
    if (presentAt(state, location).length === 0) return skipToTheEnd(table, location);
    state.stage = 'revelation';
    openWindow(table, 'before-revelation', location);
  },

  /** VV-13.2, VV-13.3: bound cards are fixed before any card is flipped. */
  flip(table, { location }) {
    const { state } = table;
    const controller = controllerAt(state, BINDS.id, location);
    if (controller === null) return flipAll(table, location);
    const effect: Effect = { card: BINDS.id, controller, location };
    const targets = rivalsOf(state, controller, location).filter((seat) =>
      positionAt(state, location, seat).cards.some(({ faceUp }) => !faceUp),
    );
    aim(table, { step: 'bind', effect, targets });
  },

  /** R2, R3: the others are turned up together, then the bound ones are decided card by card (VV-13.4, VV-13.5). */
  bind(table, { effect, targets }) {
    const { location } = effect;
    for (const seat of targets) bindCards(positionAt(table.state, location, seat));
    flipAll(table, location);
    table.next(...targets.map((seat) => ({ step: 'bound-cards', effect, seat }) as const));
  },

  /** One bound card after the other, in order of deployment; the binding seat must still be in the game. */
  'bound-cards'(table, frame) {
    const { effect, seat } = frame;
    const { state } = table;
    const position = positionAt(state, effect.location, seat);
    if (!isActive(state, effect.controller)) return release(position);
    const number = position.cards.findIndex(({ held }) => held === 'bound');
    if (number >= 0) table.next({ step: 'one-step-ahead', effect, seat, number }, frame);
  },

  /** VV-13.6, VV-13.8: the blood is Lost before the card is turned up (VV-R77). */
  'one-step-ahead': decision({
    clause: 'VV-13.5',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: (state, seat, { effect }) => oneOf(boundOptions(state, effect, seat)),
    fallback: (state, seat, { effect }) => boundOptions(state, effect, seat)[0] ?? 'leave',
    answered(table, answer, seat, { effect, number }) {
      const { state } = table;
      const position = positionAt(state, effect.location, seat);
      if (answer === 'leave') {
        hold(position, number, null);
        const location = locationId(state, effect.location);
        return table.tell({ kind: 'left-face-down', seat, location, number, source: effect.card });
      }
      hold(position, number, 'paid');
      table.next({ step: 'turn-up-paid', effect });
      lose(table, effect, seat, BINDS.ability.price);
    },
  }),

  /**
   * VV-13.7. A card that is paid for is turned up even if the loss has eliminated somebody; if that was the payer, its
   * cards are gone.
   */
  'turn-up-paid'(table, { effect }) {
    const { state } = table;
    const spot = paidCard(state);
    if (spot === null) return;
    const { seat, number } = spot;
    const { card } = turnUp(state, positionAt(state, spot.location, seat), number);
    const location = locationId(state, spot.location);
    table.tell({ kind: 'turned-up', seat, location, card, source: effect.card });
  },

  /** R4: VV-13.9, VV-13.10. */
  'after-revelation'(table, { location }) {
    const { state } = table;
    const parts = playerOrder(state).flatMap((seat) => {
      const eligible = AFTER_REVELATION.filter((card) => isFaceUpOn(state, card, location, seat));
      return eligible.length === 0 ? [] : [{ step: 'revealed-part', seat, location, eligible } as const];
    });
    table.next(...parts);
  },

  /** VV-13.11: cards turned down in the meantime do not resolve. */
  'revealed-part'(table, frame) {
    const { seat, location } = frame;
    const { state } = table;
    if (!isActive(state, seat)) return;
    const eligible = frame.eligible.filter((card) => isFaceUpOn(state, card, location, seat));
    if (eligible.length > 0) table.next({ step: 'reveal-order', seat, location, eligible });
  },

  'reveal-order': decision({
    clause: 'VV-13.9',
    to: 'one',
    openOptions: true,
    seat: (_state, { seat }) => seat,
    ask: (_state, _seat, { eligible }) => oneOf(eligible.map(cardOption)),
    fallback: (_state, _seat, { eligible }) => cardOption(eligible[0] as ClanCardId),
    answered(table, answer, seat, { location, eligible }) {
      const card = cardOption.chosen(answer);
      const rest = eligible.filter((other) => other !== card);
      table.next({ step: 'revealed-part', seat, location, eligible: rest });
      startProgram(table, { card, controller: seat, location });
    },
  }),
};

function boundOptions(state: State, effect: Effect, seat: Seat): ('turn-up' | 'leave')[] {
  const canTurnUp = playerAt(state, seat).pool > 0 || immunity(state, effect, seat) !== null;
  return canTurnUp ? ['turn-up', 'leave'] : ['leave'];
}

/** VV-13.2. */
function bindCards(position: SeatPosition): void {
  position.cards.forEach(({ faceUp }, number) => {
    if (!faceUp) hold(position, number, 'bound');
  });
}

function release(position: SeatPosition): void {
  position.cards.forEach(({ held }, number) => {
    if (held !== null) hold(position, number, null);
  });
}

/** VV-13.4: all face-down cards here, except bound ones. */
function flipAll(table: VendettaTable, location: LocationIndex): void {
  const { state } = table;
  const seats: Seat[] = [];
  const cards: ClanCardId[] = [];
  for (const seat of presentAt(state, location)) {
    const position = positionAt(state, location, seat);
    for (let number = 0; number < position.cards.length; number++) {
      const { faceUp, held } = position.cards[number] as Deployed;
      if (faceUp || held === 'bound') continue;
      seats.push(seat);
      cards.push(turnUp(state, position, number).card);
    }
  }
  if (cards.length > 0) table.tell({ kind: 'revealed', location: locationId(state, location), seats, cards });
}
