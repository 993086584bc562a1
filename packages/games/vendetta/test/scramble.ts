import type { Position, Random, Seat, Viewer } from '@nokturn/engine';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { Deployed, Player, State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';

/**
 * What no viewer may learn, written from section 6 of the rules ("What each seat sees"), deliberately not from
 * secrets.ts: the two accounts check each other.
 */

/** Another position that looks the same to the viewer. */
export function scramble(
  position: Position<State, VendettaFrame>,
  viewer: Viewer,
  random: Random,
): Position<State, VendettaFrame> {
  const { state } = position;
  state.allyDeck = random.shuffle([...state.allyDeck]);
  state.players.forEach((player, seat) => {
    if (seat === viewer) player.deck = random.shuffle([...player.deck]);
    else scrambleCards(state, seat, viewer, random);
  });
  scramblePlan(position, viewer, random);
  return {
    ...position,
    chance: { key: position.chance.key.map(() => random.word()), drawn: random.below(10_000) },
  };
}

/** A spot with a card that the viewer does not see. */
interface Slot {
  readonly card: ClanCardId;
  /** Cards known to be outside the Clan deck can only be in such a spot. */
  readonly outside: boolean;
  readonly put: (card: ClanCardId) => void;
}

/** The unseen cards of a seat swap places. */
function scrambleCards(state: State, seat: Seat, viewer: Viewer, random: Random): void {
  const player = state.players[seat] as Player;
  const open = state.options.teamHands === 'open' && isMate(state, seat, viewer);
  const slots = [
    ...listSlots(player.deck, false, (list) => {
      player.deck = list;
    }),
    ...listSlots(player.bottom, false, (list) => {
      player.bottom = list;
    }),
    ...listSlots(player.drawn, false, (list) => {
      player.drawn = list;
    }),
    ...(open ? [] : [...handSlots(player), ...faceDownSlots(state, seat, viewer)]),
  ];
  const unsure = slots.filter(({ card }) => !player.known.includes(card));
  const sure = slots.filter(({ card }) => player.known.includes(card));
  // Cards that are known to be out of the deck swap places among themselves and with the uncertain ones there.
  const outside = random.shuffle([...sure, ...unsure.filter((slot) => slot.outside)]);
  const first = outside.slice(0, sure.length);
  const rest = slots.filter((slot) => !first.includes(slot));
  deal(
    first,
    sure.map(({ card }) => card),
    random,
  );
  deal(
    rest,
    unsure.map(({ card }) => card),
    random,
  );
}

function deal(slots: readonly Slot[], cards: ClanCardId[], random: Random): void {
  random.shuffle(cards);
  slots.forEach((slot, i) => {
    slot.put(cards[i] as ClanCardId);
  });
}

function listSlots(
  list: readonly ClanCardId[],
  outside: boolean,
  write: (list: ClanCardId[]) => void,
): Slot[] {
  const copy = [...list];
  write(copy);
  return list.map((card, i) => ({
    card,
    outside,
    put: (other) => {
      copy[i] = other;
    },
  }));
}

function handSlots(player: Player): Slot[] {
  return listSlots(player.hand, true, (list) => {
    player.hand = list;
  });
}

/** Face-down cards of the seat that were never shown, and that the viewer has not looked at. */
function faceDownSlots(state: State, seat: Seat, viewer: Viewer): Slot[] {
  return state.positions.flatMap((row) => {
    const position = row[seat] as (typeof row)[number];
    return position.cards.flatMap((deployed, i) => {
      if (!isUnseen(deployed, viewer)) return [];
      const put = (card: ClanCardId) => {
        position.cards = position.cards.map((other, at) => (at === i ? { ...other, card } : other));
      };
      return [{ card: deployed.card, outside: true, put }];
    });
  });
}

function isUnseen({ faceUp, open, owner, seenBy }: Deployed, viewer: Viewer): boolean {
  return !faceUp && !open && owner !== viewer && !(typeof viewer === 'number' && seenBy.includes(viewer));
}

function isMate({ options, players }: State, seat: Seat, viewer: Viewer): boolean {
  return (
    options.teams && typeof viewer === 'number' && (seat + players.length / 2) % players.length === viewer
  );
}

/** What another seat is about to play is hidden until the facing is chosen, and so is the Location (VV-D5 to VV-D7). */
function scramblePlan(
  { state, asked }: Position<State, VendettaFrame>,
  viewer: Viewer,
  random: Random,
): void {
  const { plan } = state;
  if (plan === null || plan.seat === viewer) return;
  const player = state.players[plan.seat] as Player;
  const open = state.options.teamHands === 'open' && isMate(state, plan.seat, viewer);
  const card = open || random.below(2) === 0 ? plan.card : random.pick(player.hand);
  // A facing is only asked for if both are affordable: everybody can conclude that much from the question.
  const free = asked?.frame.step === 'plan-facing' && state.places.every((place) => place === null);
  const watched = state.positions.map((row) =>
    row.some(({ cards }) => cards.some((one) => one.faceUp && one.card === 'no-eyes-in-the-dark')),
  );
  const locations = watched.flatMap((eyes, location) => (eyes ? [] : [location]));
  const location = free && !plan.open && plan.location !== null ? random.pick(locations) : plan.location;
  state.plan = { ...plan, card: player.hand.includes(card) ? card : random.pick(player.hand), location };
}

type Facts<K extends VendettaHappening['kind']> = readonly Exclude<
  keyof Extract<VendettaHappening, { kind: K }>,
  'kind'
>[];

/** The log lines of section 6 that are the same for everybody. */
const PUBLIC: ReadonlySet<string> = new Set<VendettaHappening['kind']>([
  'first-player',
  'place-laid',
  'relics-revealed',
  'clans-revealed',
  'clan-taken',
  'relic-taken',
  'round',
  'fed',
  'ally-arrived',
  'lap',
  'turn',
  'turn-skipped',
  'location-chosen',
  'tokens-flipped',
  'relic-used',
  'undrained',
  'drained',
  'frenzy',
  'nothing-to-drain',
  'eliminated',
  'ambition',
  'gained',
  'spent',
  'lost',
  'stolen',
  'immune',
  'influence',
  'influence-given',
  'blood-played',
  'blood-put',
  'blood-returned',
  'blood-taken',
  'blood-discarded',
  'blood-swapped',
  'blood-shifted',
  'blood-surrendered',
  'victim-joined',
  'location',
  'nobody-there',
  'tokens',
  'token-switched',
  'withdrew',
  'revealed',
  'turned-up',
  'left-face-down',
  'turned-down',
  'effect',
  'declined',
  'target-chosen',
  'forestalled',
  'chose',
  'included',
  'bids',
  'power',
  'won',
  'ally-joined',
  'round-over',
  'score',
  'ended',
]);

/** Log lines that say more to some viewers than to others: the part that everybody may hear. */
const TOLD_TO_EVERYBODY: { readonly [K in VendettaHappening['kind']]?: Facts<K> } = {
  drew: ['seat', 'count'],
  'hand-built': ['seat'],
  'gave-up': ['seat'],
  looked: ['seat', 'at', 'location', 'number'],
  'looked-everywhere': ['seat', 'location', 'seats'],
  'card-drawn': ['seat', 'source'],
  'withdrew-to-hand': ['seat', 'location', 'blood', 'count', 'shown'],
  'shuffled-in': ['seat'],
};

/** What a viewer may hear of a happening, according to the same section. */
export function mayHear(
  happening: VendettaHappening,
  viewer: Viewer,
  { state }: Position<State, VendettaFrame>,
): unknown {
  const open = state.options.teamHands === 'open';
  switch (happening.kind) {
    case 'played':
      return happening.faceUp ||
        happening.seat === viewer ||
        happening.watcher === viewer ||
        (open && isMate(state, happening.owner, viewer))
        ? happening
        : { ...happening, card: null };
    case 'taken-back':
    case 'card-moved':
    case 'power-changed':
      return happening.open || happening.seat === viewer || (open && isMate(state, happening.seat, viewer))
        ? happening
        : { ...happening, card: null };
  }
  if (PUBLIC.has(happening.kind)) return happening;
  const told: readonly string[] | undefined = TOLD_TO_EVERYBODY[happening.kind];
  if (told === undefined) return null;
  if ('seat' in happening && happening.seat === viewer) return happening;
  // A viewer who sees a hand sees every card that enters or leaves it.
  if (open && 'seat' in happening && isMate(state, happening.seat, viewer))
    switch (happening.kind) {
      case 'hand-built':
        return { ...happening, returned: null };
      case 'gave-up':
      case 'card-drawn':
      case 'withdrew-to-hand':
      case 'shuffled-in':
        return happening;
    }
  return Object.entries(happening).filter(([fact]) => fact === 'kind' || told.includes(fact));
}
