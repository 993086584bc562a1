import { playerAt, type Random, type Seat, type Witness } from '@nokturn/engine';
import { ALLY_IDS, type AllyId } from '../cards/allies.ts';
import { type ClanCardId, cardsOfClan, cardThat } from '../cards/clan-cards.ts';
import { canSpend } from '../rules/blood.ts';
import { playCost } from '../rules/planning.ts';
import { controllerAt, positionAt } from '../rules/positions.ts';
import { cloneState, type Deployed, type LocationIndex, type State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';
import { chanceFaceDown, chanceKept } from './habits.ts';
import { takeStyles } from './light/style.ts';
import { type Memory, memoryOf } from './memory.ts';

const EYES = cardThat('blood-for-face-down-plays-here').id;

/**
 * Imagines what a seat does not see. The nine cards of every clan are known, and so are many of those that a seat owns;
 * the rest is dealt the way people keep and play cards: good ones are kept, and face-down cards with blood beside them
 * are rarely Hunts.
 */
export function imagine(view: Witness<VendettaView>): (random: Random) => State {
  const { state, heard } = view;
  const memory = memoryOf(state, heard);
  const allies = unseenAllies(state);
  const hidden = hiddenCards(view, memory);
  const template = templateOf(state, memory);
  return (random) => {
    const imagined = cloneState(template);
    imagined.allyDeck = random.shuffle([...allies]);
    for (const one of hidden) deal(imagined, one, random);
    imagined.plan = planIn(imagined, view, random);
    takeStyles(imagined, view.viewer, random);
    return imagined;
  };
}

/** What one seat's unseen cards may be, and where they lie. */
interface Hidden {
  readonly seat: Seat;
  /** Cards that must be outside the Clan deck, and those that may be anywhere. */
  readonly owned: readonly ClanCardId[];
  readonly others: readonly ClanCardId[];
  /** How likely each of `others` is to have been kept. */
  readonly keeping: readonly number[];
  /** The face-down cards whose faces are unseen. */
  readonly faceDown: readonly FaceDown[];
  /** The positions of the unseen cards in the hand. */
  readonly hand: readonly number[];
  readonly drawn: number;
  readonly bottom: number;
}

interface FaceDown {
  readonly location: LocationIndex;
  readonly controller: Seat;
  readonly number: number;
  /** The blood beside it. */
  readonly blood: number;
  /** The probability of each card lying here. */
  readonly chances: ReadonlyMap<ClanCardId, number>;
}

function hiddenCards({ state, viewer }: Witness<VendettaView>, { owned, shown }: Memory): Hidden[] {
  const seen = seenCards(state);
  return state.players.flatMap(({ clan, hand, bottom, drawn, eliminated }, seat) => {
    if (clan === null || eliminated > 0) return [];
    const unseen = cardsOfClan(clan).filter((card) => !seen.has(card));
    const sure = unseen.filter((card) => owned[seat]?.has(card));
    const others = unseen.filter((card) => !sure.includes(card));
    const isOwn = seat === viewer;
    return [
      {
        seat,
        owned: sure,
        others,
        keeping: others.map((card) => chanceKept(card, shown[seat]?.has(card) ?? false)),
        faceDown: faceDownOf(state, seat).map((place) => ({
          ...place,
          chances: new Map(
            unseen.map((card) => [card, chanceFaceDown(card, sure.includes(card), place.blood)]),
          ),
        })),
        hand: hand.flatMap((card, i) => (card === null ? [i] : [])),
        drawn: isOwn ? 0 : drawn.length,
        bottom: isOwn ? 0 : bottom.length,
      },
    ];
  });
}

function faceDownOf({ positions }: VendettaView, seat: Seat): Omit<FaceDown, 'chances'>[] {
  return positions.flatMap((row, location) =>
    row.flatMap(({ cards, blood }, controller) =>
      cards.flatMap(({ card, owner }, number) =>
        card === null && owner === seat ? [{ location, controller, number, blood }] : [],
      ),
    ),
  );
}

/** The clan cards whose faces this seat can see, wherever they lie. */
function seenCards({ players, positions, aside, out }: VendettaView): ReadonlySet<ClanCardId> {
  const seen = new Set<ClanCardId>(out.clanCards);
  const see = (cards: readonly (ClanCardId | null)[]) => {
    for (const card of cards) if (card !== null) seen.add(card);
  };
  for (const { hand, bottom, drawn } of players) {
    see(hand);
    see(bottom);
    see(drawn);
  }
  for (const row of positions) for (const { cards } of row) see(cards.map(({ card }) => card));
  see(aside.map(({ card }) => card));
  return seen;
}

function unseenAllies({ players, allies, out }: VendettaView): readonly AllyId[] {
  const seen = new Set<AllyId | null>([...allies, ...out.allies]);
  for (const player of players) for (const ally of [...player.allies, ...player.drained]) seen.add(ally);
  return ALLY_IDS.filter((ally) => !seen.has(ally));
}

/** The state as seen: null marks each card that is imagined differently every time. */
function templateOf(view: VendettaView, { owned }: Memory): State {
  return {
    ...view,
    players: view.players.map((player, seat) => ({
      ...player,
      hand: player.hand as readonly ClanCardId[],
      deck: [],
      bottom: player.bottom as readonly ClanCardId[],
      drawn: player.drawn as readonly ClanCardId[],
      known: player.known ?? [...(owned[seat] ?? [])],
    })),
    positions: view.positions.map((row) =>
      row.map(({ blood, cards }) => ({ blood, cards: cards as readonly Deployed[] })),
    ),
    allyDeck: [],
    plan: view.plan as State['plan'],
  };
}

function deal(state: State, hidden: Hidden, random: Random): void {
  const { seat, owned, others, keeping, faceDown, hand, drawn, bottom } = hidden;
  const player = playerAt(state, seat);
  const outside = [...owned];
  const inside = [...others];
  const weights = [...keeping];
  for (let i = owned.length; i < faceDown.length + hand.length; i++)
    outside.push(drawBy(inside, weights, random));
  for (const { location, controller, number, chances } of faceDown) {
    const position = positionAt(state, location, controller);
    const likely = outside.map((card) => chances.get(card) as number);
    const card = drawBy(outside, likely, random);
    position.cards = position.cards.map((one, i) => (i === number ? { ...one, card } : one));
  }
  if (hand.length > 0) {
    random.shuffle(outside);
    const cards = [...player.hand];
    for (let i = 0; i < hand.length; i++) cards[hand[i] as number] = outside[i] as ClanCardId;
    player.hand = cards;
  }
  random.shuffle(inside);
  if (drawn > 0) player.drawn = inside.splice(0, drawn);
  if (bottom > 0) player.bottom = inside.splice(0, bottom);
  player.deck = inside;
}

/** Takes one card out of the list, at random by weight. */
function drawBy(list: ClanCardId[], weights: number[], random: Random): ClanCardId {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] as number;
  let left = random.fraction() * sum;
  let at = 0;
  while (at < list.length - 1 && left >= (weights[at] as number)) left -= weights[at++] as number;
  weights.splice(at, 1);
  return list.splice(at, 1)[0] as ClanCardId;
}

/** A card that another seat is about to play, and where (VV-D5 to VV-D7). */
function planIn(
  imagined: State,
  { state, asked, work }: Witness<VendettaView>,
  random: Random,
): State['plan'] {
  const { plan } = state;
  if (plan === null) return null;
  const { seat, open, watched } = plan;
  const card = plan.card ?? random.pick(playerAt(imagined, seat).hand);
  if (plan.card !== null || plan.location !== null)
    return { seat, card, location: plan.location, open, watched };
  const put = (work as readonly VendettaFrame[]).find(({ step }) => step === 'put-card');
  const location =
    put?.step === 'put-card'
      ? put.location
      : asked?.frame.step === 'plan-facing'
        ? random.pick(freeLocations(imagined, seat))
        : null;
  return { seat, card, location, open, watched };
}

/** A facing is only asked for if there is a choice. */
function freeLocations(state: State, seat: Seat): readonly LocationIndex[] {
  const all = state.locations.map((_, location) => location);
  const free = all.filter(
    (location) =>
      controllerAt(state, EYES, location) === null &&
      canSpend(playerAt(state, seat).pool, playCost(state, seat, location, { faceUp: false })),
  );
  return free.length > 0 ? free : all;
}
