import { playerAt, type Seat } from '@nokturn/engine';
import { CLAN_CARDS, type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import type { Counted } from '../cards/effects.ts';
import { openPowers } from '../count.ts';
import type { LocationIndex } from '../rules/state.ts';
import { lapsOf } from '../rules/three-players.ts';
import type { VendettaView } from '../secrets.ts';
import { usualPower } from './cards.ts';
import { allyWorth, rewardOf, victimWorth } from './worth.ts';

/** How the table looks to one seat: what it sees, and what it expects from the others. */
export interface Outlook {
  readonly view: VendettaView;
  readonly me: Seat;
  readonly mate: Seat | null;
  /** Planning turns that each seat still has in this round, after the current one. */
  readonly turns: readonly number[];
}

export type PlayerView = VendettaView['players'][number];
export type PositionView = VendettaView['positions'][number][number];

/** What a seat would add to a Position. */
export interface Addition {
  readonly cards: readonly ClanCardId[];
  readonly blood: number;
}

export const NOTHING: Addition = { cards: [], blood: 0 };

/** The average contribution of one planning turn: a card and some blood. */
const POWER_OF_A_TURN = 3.2;
/** How much more likely a seat is to play where it is already present, and how much less where it is not. */
const LOYALTY = { present: 1.3, absent: 0.8 } as const;

export function outlookOf(view: VendettaView, me: Seat): Outlook {
  const seats = view.players.length;
  const mate = view.options.teams ? (me + seats / 2) % seats : null;
  return { view, me, mate, turns: view.players.map((_, seat) => turnsLeft(view, seat)) };
}

/**
 * VV-7.1, VV-7.2: as many as there are laps to come, and one more for seats whose turn in this lap is still to come.
 */
function turnsLeft({ phase, turn, ambition, lap, round, players }: VendettaView, seat: Seat): number {
  const player = players[seat];
  if (phase !== 'planning' || player === undefined || player.eliminated > 0) return 0;
  const place = (other: Seat) => (other - ambition + players.length) % players.length;
  const behind = turn !== null && place(seat) > place(turn) ? 1 : 0;
  return Math.min(player.hand.length, lapsOf({ round, players }) - lap + behind);
}

export function positionAt(view: VendettaView, location: LocationIndex, seat: Seat): PositionView {
  return view.positions[location]?.[seat] as PositionView;
}

export function isPresent(view: VendettaView, location: LocationIndex, seat: Seat): boolean {
  const { blood, cards } = positionAt(view, location, seat);
  return blood > 0 || cards.length > 0;
}

export function havenOf({ locations }: VendettaView): LocationIndex {
  return locations.length - 1;
}

/** The others who are still in the game, except the team-mate. */
export function foesOf({ view, me, mate }: Outlook): Seat[] {
  return view.players.flatMap(({ eliminated }, seat) =>
    seat === me || seat === mate || eliminated > 0 ? [] : [seat],
  );
}

/** The probability that a seat is at a Location when it is resolved. */
export function presence({ view, turns }: Outlook, location: LocationIndex, seat: Seat): number {
  if (isPresent(view, location, seat)) return 1;
  return 1 - (1 - LOYALTY.absent / view.locations.length) ** (turns[seat] ?? 0);
}

// Power

/** The value of a seat's card in a fight before anything is known about it. */
export function typicalPower(card: ClanCardId, player: PlayerView): number {
  return usualPower(CLAN_CARDS[card], (counted) => usually(counted, player));
}

function usually(per: Counted, { allies, victims, pool }: PlayerView): number {
  switch (per) {
    case 'own-cards-here':
      return 1.7;
    case 'all-cards-here':
      return 3.5;
    case 'own-alliance':
      return allies.length + victims;
    case 'own-pool':
      return pool;
    case 'rivals-here':
      return 1.3;
    default:
      return 0.6;
  }
}

/** The mean over the cards that a face-down or future card may be: any of the clan that is not open. */
function unknownPower(view: VendettaView, seat: Seat): number {
  const player = playerAt(view, seat);
  if (player.clan === null) return 0;
  const open = new Set(
    view.positions.flatMap((row) => row.flatMap(({ cards }) => cards.map(({ card }) => card))),
  );
  const left = cardsOfClan(player.clan).filter((card) => !open.has(card));
  return left.reduce((sum, card) => sum + typicalPower(card, player), 0) / Math.max(1, left.length);
}

/** Power that a card gains in the Preparation, beyond its own. */
function promised({ view, me }: Outlook, card: ClanCardId, location: LocationIndex, seat: Seat): number {
  const player = playerAt(view, seat);
  const hand = player.hand.length;
  return CLAN_CARDS[card].program.reduce((sum, instruction) => {
    switch (instruction.do) {
      case 'put-blood':
        return sum + instruction.amount;
      case 'play-blood':
        return sum + Math.min(2, Math.max(0, player.pool - 3));
      case 'swap-blood': {
        const { blood } = positionAt(view, location, seat);
        return sum + (blood >= 2 ? Math.max(0, player.pool - blood) / 2 + instruction.thenPut : 0);
      }
      case 'play-hand':
        return sum + (instruction.of === 'yourself' ? 2 * Math.max(0, hand - (seat === me ? 1 : 0)) : 2.5);
      case 'malkavs-bane':
        return sum + 2;
      case 'mindless-assault':
        return sum + 1.5;
      default:
        return sum;
    }
  }, 0);
}

/** Whether the cards of a Location have already been turned up. */
function isRevealed({ location: now, stage }: VendettaView, location: LocationIndex): boolean {
  return now === location && stage !== null && stage !== 'withdraw';
}

function isPrepared({ location: now, stage }: VendettaView, location: LocationIndex): boolean {
  return now === location && (stage === 'conflict' || stage === 'aftermath');
}

/** The same table with more of the seat's own at a Location, and with its cards there turned up. */
function withMine({ view, me }: Outlook, location: LocationIndex, { cards, blood }: Addition): VendettaView {
  const mine = positionAt(view, location, me);
  const face = { owner: me, faceUp: true, open: true, seenBy: [], held: null };
  const before = isRevealed(view, location)
    ? mine.cards
    : mine.cards.map((deployed) => ({ ...deployed, faceUp: true }));
  const position = {
    blood: mine.blood + blood,
    cards: [...before, ...cards.map((card) => ({ card, ...face }))],
  };
  const positions = view.positions.map((row, i) =>
    i === location ? row.map((one, seat) => (seat === me ? position : one)) : row,
  );
  return { ...view, positions };
}

/** The Power that each seat is expected to have in the end; null for eliminated players. */
export function expectedPowers(
  outlook: Outlook,
  location: LocationIndex,
  mine: Addition,
): readonly (number | null)[] {
  const { view, me, turns } = outlook;
  const there = withMine(outlook, location, mine);
  const open = new Map(openPowers(there, location).map(({ seat, total }) => [seat, total]));
  return view.players.map((player, seat) => {
    if (player.eliminated > 0) return null;
    const { cards } = positionAt(there, location, seat);
    let power = open.get(seat) ?? 0;
    for (const { card, faceUp } of cards) {
      if (card === null) power += unknownPower(view, seat);
      else if (!faceUp && !isRevealed(view, location)) power += typicalPower(card, player);
      if (card !== null && !isPrepared(view, location)) power += promised(outlook, card, location, seat);
    }
    const loyalty = cards.length > 0 ? LOYALTY.present : LOYALTY.absent;
    const coming = seat === me ? 1 : loyalty;
    return power + ((turns[seat] ?? 0) * coming * POWER_OF_A_TURN) / view.locations.length;
  });
}

// Rewards

/** The uncertainty of the Powers at a Location: it grows with everything hidden or still to come. */
function doubt({ view, me, turns }: Outlook, location: LocationIndex): number {
  let hidden = 0;
  let coming = 0;
  view.players.forEach((_, seat) => {
    if (seat === me) return;
    hidden += positionAt(view, location, seat).cards.filter(({ card }) => card === null).length;
    coming += turns[seat] ?? 0;
  });
  return 0.8 + 0.4 * hidden + 0.25 * coming;
}

/** The expected reward at a Location, in Influence: the probability of each rank times its reward. */
export function expectedReward(outlook: Outlook, location: LocationIndex, mine: Addition = NOTHING): number {
  const { view, me, mate } = outlook;
  const own = positionAt(view, location, me);
  if (own.cards.length + own.blood + mine.cards.length + mine.blood === 0) return 0;
  const powers = expectedPowers(outlook, location, mine);
  const power = powers[me] ?? 0;
  const scale = doubt(outlook, location);
  /** The probability that nobody, one or two seats are ahead. */
  let ahead: readonly [number, number, number] = [1, 0, 0];
  powers.forEach((other, seat) => {
    if (other === null || seat === me) return;
    const edge = isEarlier(view, seat, me) ? 0.3 : -0.3;
    const beats = presence(outlook, location, seat) / (1 + Math.exp((power - other - edge) / scale));
    // A win by a team-mate is not a loss.
    const chance = seat === mate ? beats / 2 : beats;
    const [none, one, two] = ahead;
    ahead = [none * (1 - chance), one * (1 - chance) + none * chance, two * (1 - chance) + one * chance];
  });
  return ahead.reduce((sum, chance, rank) => sum + chance * prize(view, location, rank), 0);
}

/** VV-1.4. */
function isEarlier({ ambition, players }: VendettaView, a: Seat, b: Seat): boolean {
  const seats = players.length;
  return (a - ambition + seats) % seats < (b - ambition + seats) % seats;
}

/** VV-16.1 to VV-16.5. */
function prize(view: VendettaView, location: LocationIndex, rank: number): number {
  const ally = view.allies[location] ?? null;
  const influence = rewardOf(view, rank, location === havenOf(view));
  if (rank === 0) return influence + (ally === null ? 0 : allyWorth(ally, view));
  return rank === 1 ? influence + victimWorth(view) : influence;
}
