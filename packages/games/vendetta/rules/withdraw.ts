import { decision, oneOf, playerAt, type Seat, type SeatAnswer } from '@nokturn/engine';
import { cardThat } from '../cards/clan-cards.ts';
import type { Token } from '../cards/tokens.ts';
import { putBlood } from './blood.ts';
import { lookAt } from './choices.ts';
import { goHome } from './end-of-round.ts';
import { canLook, lookOptions, payForLook } from './looking.ts';
import { faceUp, havenOf, isPresent, locationId, locationOn, positionAt, presentAt } from './positions.ts';
import { openWindow } from './programs.ts';
import { isActive, playerOrder } from './seats.ts';
import type { Deployed, LocationIndex } from './state.ts';
import type { Rules, VendettaTable } from './work.ts';

const CLOAK = cardThat('withdraw-to-this').id;
const WHISPERS = cardThat('blood-for-withdrawn-cards');

/** VV-12: the Withdraw Step. */
export const withdrawRules: Rules<
  'withdraw-look' | 'stay-or-withdraw' | 'tokens-revealed' | 'withdrawals' | 'withdrawal' | 'cloak-use'
> = {
  /** W2: VV-12.2. There is only one Ambrus Maropis. */
  'withdraw-look': decision({
    clause: 'VV-12.2',
    to: 'one',
    seat: (state, { location }) =>
      presentAt(state, location).find((seat) => canLook(state, seat, location)) ?? null,
    ask: (state, seat, { location }) => oneOf([...lookOptions(state, seat, location), 'done']),
    fallback: () => 'done',
    answered(table, answer, seat, frame) {
      if (answer === 'done') return;
      table.next(frame);
      payForLook(table, seat, lookAt.chosen(table.state, answer));
    },
  }),

  /** W3: VV-12.1, VV-12.3. */
  'stay-or-withdraw': decision({
    clause: 'VV-12.3',
    to: 'several',
    seats: (state, { location }) => presentAt(state, location),
    ask: () => STAY_OR_WITHDRAW,
    fallback: () => 'stay',
    answered: (table, answers, { location }) => revealTokens(table, answers, location),
  }),

  /** W5: Mass Manipulation (VV-12.5). */
  'tokens-revealed'(table, { location }) {
    openWindow(table, 'withdraw-revealed', location);
  },

  /** W6: VV-12.6. */
  withdrawals(table, { location }) {
    const { state } = table;
    const seats = playerOrder(state).filter((seat) => state.here.tokens[seat] === 'withdraw');
    table.next(...seats.map((seat) => ({ step: 'withdrawal', seat, location }) as const));
  },

  /** VV-12.12, VV-12.13: Cloak of Shadows, if it lies at another Location. */
  withdrawal(table, { seat, location }) {
    const { state } = table;
    if (!isActive(state, seat) || !isPresent(state, location, seat)) return;
    const to = locationOn(state, CLOAK, seat);
    if (to === null || to === location) withdraw(table, seat, location);
    else table.next({ step: 'cloak-use', seat, location, to });
  },

  'cloak-use': decision({
    clause: 'VV-12.12',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: () => oneOf(['regular', 'cloak']),
    fallback: () => 'regular',
    answered(table, answer, seat, { location, to }) {
      if (answer === 'cloak') withdrawTo(table, seat, location, to, { cloak: true });
      else withdraw(table, seat, location);
    },
  }),
};

const STAY_OR_WITHDRAW = oneOf(['stay', 'withdraw']);

function revealTokens(
  table: VendettaTable,
  answers: readonly SeatAnswer<Token>[],
  location: LocationIndex,
): void {
  const { state } = table;
  const tokens: (Token | null)[] = state.players.map(() => null);
  for (const { seat, answer } of answers) tokens[seat] = answer;
  state.here = { ...state.here, tokens };
  const who = (token: Token) => answers.filter(({ answer }) => answer === token).map(({ seat }) => seat);
  table.tell({
    kind: 'tokens',
    location: locationId(state, location),
    stay: who('stay'),
    withdraw: who('withdraw'),
  });
}

/** VV-12.7, VV-12.8. */
function withdraw(table: VendettaTable, seat: Seat, location: LocationIndex): void {
  const haven = havenOf(table.state);
  if (location === haven) withdrawToHand(table, seat, location);
  else withdrawTo(table, seat, location, haven, { cloak: false });
}

/**
 * VV-12.7: to the Prince's Haven, face up, with the blood returned to the Pool; VV-12.12: with the Cloak as they lie,
 * blood included.
 */
function withdrawTo(
  table: VendettaTable,
  seat: Seat,
  location: LocationIndex,
  to: LocationIndex,
  { cloak }: { cloak: boolean },
): void {
  const { state } = table;
  const from = positionAt(state, location, seat);
  const target = positionAt(state, to, seat);
  const whispers = locationOn(state, WHISPERS.id, seat);
  const cards = cloak ? from.cards : from.cards.map((deployed) => faceUp(state, deployed));
  const { blood } = from;
  from.cards = [];
  from.blood = 0;
  target.cards = [...target.cards, ...cards];
  if (cloak) target.blood += blood;
  else playerAt(state, seat).pool += blood;
  table.tell({
    kind: 'withdrew',
    seat,
    location: locationId(state, location),
    to: locationId(state, to),
    blood,
    count: cards.length,
    cards: openFaces(cards),
    cloak,
  });
  // VV-12.14: Feral Whispers must already have been face up at another Location.
  if (whispers !== null && whispers !== location)
    putBlood(table, seat, whispers, WHISPERS.ability.blood * cards.length, WHISPERS.id);
}

/** VV-12.8, VV-12.10: cards return to their owners' hands, face-down ones unseen. */
function withdrawToHand(table: VendettaTable, seat: Seat, location: LocationIndex): void {
  const { state } = table;
  const position = positionAt(state, location, seat);
  const { cards, blood } = position;
  position.cards = [];
  position.blood = 0;
  playerAt(state, seat).pool += blood;
  for (const deployed of cards) goHome(state, deployed);
  table.tell({
    kind: 'withdrew-to-hand',
    seat,
    location: locationId(state, location),
    blood,
    count: cards.length,
    shown: openFaces(cards),
    cards: cards.map(({ card }) => card),
  });
}

function openFaces(cards: readonly Deployed[]): Deployed['card'][] {
  return cards.filter(({ open }) => open).map(({ card }) => card);
}
