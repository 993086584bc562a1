import { playerAt, type Seat } from '@nokturn/engine';
import { allyOf } from '../cards/allies.ts';
import { type ClanCardId, cardThat, clanCardOf } from '../cards/clan-cards.ts';
import { putBlood } from './blood.ts';
import type { Source } from './happenings.ts';
import {
  controllerAt,
  deploy,
  havenOf,
  isFaceUpOn,
  locationId,
  locationOn,
  makeKnown,
  positionAt,
} from './positions.ts';
import { allyThat, isActive, playerOrder } from './seats.ts';
import type { LocationIndex, State } from './state.ts';
import { aim } from './teams.ts';
import type { Effect, Rules, VendettaTable } from './work.ts';

const CHALLENGE = cardThat('punish-plays-elsewhere').id;
const ON_THE_PROWL = cardThat('blood-for-plays-here').id;
const EYES = cardThat('blood-for-face-down-plays-here').id;

/** VV-7.12 to VV-7.14: a card is placed on a Position, and others react to it. */
export const playingRules: Rules<'on-play'> = {
  /** One reaction after the other; each is finished before the next. */
  'on-play'(table, frame) {
    const [reaction, ...rest] = frame.reactions;
    if (reaction === undefined) return;
    if (rest.length > 0) table.next({ ...frame, reactions: rest });
    if (isInForce(table.state, reaction)) react(table, reaction, frame.seat);
  },
};

export interface CardPlay {
  /** The seat that plays it: the one whose Position it goes to (VV-7.14). */
  readonly seat: Seat;
  readonly owner: Seat;
  readonly card: ClanCardId;
  readonly location: LocationIndex;
  readonly faceUp: boolean;
  readonly cost: number;
  readonly watcher: Seat | null;
  readonly source: Source;
}

/** The card has already left its hand or deck. */
export function play(table: VendettaTable, played: CardPlay): void {
  const { state } = table;
  const { seat, owner, card, location, faceUp, cost, watcher, source } = played;
  const seenBy = watcher === null ? [] : [watcher];
  deploy(positionAt(state, location, seat), { card, owner, faceUp, open: faceUp, seenBy, held: null });
  if (faceUp) makeKnown(state, owner, card);
  const where = locationId(state, location);
  table.tell({ kind: 'played', seat, owner, location: where, faceUp, cost, source, watcher, card });
  const reactions = reactionsTo(state, seat, location, faceUp);
  if (reactions.length > 0) table.next({ step: 'on-play', seat, location, faceUp, reactions });
}

/** VV-7.13: in player order of their controllers, and for one controller in card-code order. */
function reactionsTo(state: State, seat: Seat, location: LocationIndex, faceUp: boolean): Effect[] {
  const reactions: Effect[] = [];
  const ally =
    location === havenOf(state) ? allyThat(playerAt(state, seat), 'blood-for-plays-at-haven') : null;
  const prowler = controllerAt(state, ON_THE_PROWL, location);
  const watcher = faceUp ? null : controllerAt(state, EYES, location);
  const order = playerOrder(state);
  for (let i = 0; i < order.length; i++) {
    const controller = order[i] as Seat;
    const own = controller === seat;
    if (own && ally !== null) reactions.push({ card: ally.id, controller, location });
    const challenge = own ? null : locationOn(state, CHALLENGE, controller);
    if (challenge !== null && challenge !== location)
      reactions.push({ card: CHALLENGE, controller, location: challenge });
    if (!own && controller === prowler) reactions.push({ card: ON_THE_PROWL, controller, location });
    if (controller === watcher) reactions.push({ card: EYES, controller, location });
  }
  return reactions;
}

/** VV-R80: an earlier reaction to the same play may have Drained the Ally or eliminated its controller. */
function isInForce(state: State, { card, controller, location }: Effect): boolean {
  return isAlly(card)
    ? playerAt(state, controller).allies.includes(card)
    : isFaceUpOn(state, card, location, controller);
}

function react(table: VendettaTable, effect: Effect, seat: Seat): void {
  const { card, controller, location } = effect;
  const ability = isAlly(card) ? allyOf(card).ability : clanCardOf(card).ability;
  switch (ability?.kind) {
    case 'punish-plays-elsewhere':
      if (isActive(table.state, seat))
        aim(table, { step: 'targets', effect, operation: 'lose', amount: ability.lose, targets: [seat] });
      return;
    case 'blood-for-plays-here':
    case 'blood-for-face-down-plays-here':
    case 'blood-for-plays-at-haven':
      return putBlood(table, controller, location, ability.blood, card);
  }
}

export function isAlly(card: Effect['card']): card is Exclude<Effect['card'], ClanCardId> {
  return card.startsWith('al-');
}

/** An effect plays a card from a hand or deck face up, here (VV-7.14). */
export function playFor(
  table: VendettaTable,
  { card: source, controller: seat, location }: Effect,
  owner: Seat,
  card: ClanCardId,
): void {
  play(table, { seat, owner, card, location, faceUp: true, cost: 0, watcher: null, source });
}

/** An optional effect is declined, and everybody is told. */
export function decline(table: VendettaTable, { card, controller: seat, location }: Effect): void {
  const where = locationId(table.state, location);
  table.tell({ kind: 'declined', seat, card: card as ClanCardId, location: where });
}
