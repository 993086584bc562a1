import { type OptionId, objectOf, playerAt, type Seat, verbOf } from '@nokturn/engine';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import { RELICS } from '../cards/relics.ts';
import { openPowers } from '../count.ts';
import { TOKENS_THAT_ELIMINATE, tokensFor } from '../rules/draining.ts';
import type { AllianceCard } from '../rules/happenings.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import { boughtWorth, cardWorth, effectWorth, lossWorth, threat } from './effects.ts';
import { expectedReward, foesOf, havenOf, isPresent, type Outlook, positionAt } from './outlook.ts';
import { bestBlood, bloodLimit, facingWorth, playWorth } from './planning.ts';
import { bloodWorth, drainLoss, poolWorth } from './worth.ts';

/** The value of an answer: an option or an amount. */
export type Valuing = (answer: OptionId | number) => number;

/** The value of options taken only if there is nothing else. */
const AVOID = -100;

/** The value of each answer to a decision. Doing nothing is worth 0. */
export function valuesOf(frame: VendettaFrame, outlook: Outlook): Valuing {
  const { view, me } = outlook;
  const ofCard =
    (value: (card: ClanCardId) => number, otherwise = 0): Valuing =>
    (answer) =>
      typeof answer === 'string' && answer.includes(':') ? value(objectOf(answer) as ClanCardId) : otherwise;
  const either =
    (option: OptionId, worth: () => number): Valuing =>
    (answer) =>
      verbOf(String(answer)) === option ? worth() : 0;

  switch (frame.step) {
    // No favourites: every clan and every Relic can have its day.
    case 'choose-clan':
    case 'choose-relic':
      return () => 0;
    case 'hand-keep':
      return (option) => keeping(outlook, String(option));
    case 'hand-return':
    case 'bane-return':
      return ofCard((card) => -cardWorth(outlook, card));
    case 'plan-action':
    case 'plan-end':
      return (option) => acting(outlook, String(option));
    case 'plan-location':
      return (option) => playWorth(outlook, view.plan?.card as ClanCardId, locationOf(outlook, option));
    case 'plan-facing':
      return (option) =>
        facingWorth(outlook, view.plan?.card as ClanCardId, view.plan?.location as LocationIndex, {
          faceUp: verbOf(String(option)) === 'face-up',
          cost: Number(objectOf(String(option))),
        });
    case 'plan-blood':
      return (option) => addingBlood(outlook, String(option), frame.location);
    case 'plan-diablerie':
      return (amount) =>
        Number(amount) * 0.01 + expectedReward(outlook, frame.location, { cards: [], blood: Number(amount) });
    case 'drain-which':
      return (option) => -drainCost(outlook, objectOf(String(option)) as AllianceCard);
    case 'look-which':
    case 'withdraw-look':
      return (option) => (option === 'done' ? 0 : AVOID);
    case 'relic-planning':
      return (option) => usingRelic(outlook, String(option), frame);
    case 'relic-start-resolution':
      return either('use', () => (view.round === 3 ? 1 : playerAt(view, me).pool >= 8 ? 0.1 : -1));
    case 'stay-or-withdraw':
      return (option) =>
        option === 'stay' ? stayWorth(outlook, frame.location) : leaveWorth(outlook, frame.location);
    case 'relic-mask':
      return either('switch', () => switching(outlook, frame.location));
    case 'cloak-use':
      return either(
        'cloak',
        () => cardsTo(outlook, frame.location, frame.to) - cardsTo(outlook, frame.location, havenOf(view)),
      );
    case 'friends-blood':
    case 'backstab-blood':
      return (amount) => bloodAt(outlook, frame.effect.location, Number(amount));
    case 'one-step-ahead':
      return either('turn-up', () => turningUp(outlook, frame.effect.location, frame.number));
    case 'reveal-order':
    case 'prep-order':
    case 'after-order':
      return ofCard((card) => firstWorth(card));
    case 'curfew-choice':
      return either('steal', () => ownEffects(outlook, frame.effect.location) - lossWorth(outlook, 3));
    case 'forestall-card':
      return ofCard((card) => CLAN_CARDS[card].power + (CLAN_CARDS[card].type === 'aftermath' ? 0.5 : 0));
    case 'auction-bid':
      return (amount) => -Math.abs(Number(amount) - Math.floor(playerAt(view, me).pool / 4));
    case 'auction-flip':
      return ofCard((card) => -powerHere(outlook, frame.effect.location, card));
    case 'mesmerize-target':
      return (option) => {
        const seat = Number(objectOf(String(option)));
        return seat === outlook.mate ? AVOID : playerAt(view, seat).hand.length;
      };
    case 'chaos-card':
      return ofCard(() => AVOID);
    case 'assault-card':
      return ofCard((card) => 4 - powerHere(outlook, frame.effect.location, card) - 0.5);
    case 'move-to-haven':
      return either('move', () => movingOn(outlook, frame.effect.card as ClanCardId));
    case 'vanish':
      return either(
        'withdraw',
        () =>
          leaveWorth(outlook, frame.effect.location) +
          foesAt(outlook, frame.effect.location).length * bloodWorth(view) -
          stayWorth(outlook, frame.effect.location),
      );
    case 'fearless':
      return either('swap', () => swapping(outlook, frame.effect.location));
    case 'artifacts':
      return either('turn-down', () => turningArtifactsDown(outlook, frame.effect.location));
    case 'tremere-spend':
      return either('spend', () =>
        boughtWorth(outlook, frame.effect.card as ClanCardId, frame.at, frame.effect.location),
      );
    case 'tyrant-choice':
      return either('lose-influence', () => fewer(outlook, frame.effect.location) - 1);
    case 'ventrue-hunt':
      return either('steal', () => 1.1 - lossWorth(outlook, 2));
    case 'relic-knife':
      return either('use', () => (knifeDecides(outlook, frame.location) ? 1 : -1));
    case 'frenzy-replace':
      return (option) => ({ ready: 2, ward: 1 })[String(option)] ?? 0;
    case 'mist-target':
      return (option) =>
        option === 'none' ? 0.01 : drifting(outlook, locationOf(outlook, option), frame.effect.location);
    case 'succubus-blood':
      return (amount) => Number(amount);
    case 'team-include':
      return either('leave-out', () => 1);
    default:
      return () => 0;
  }
}

// Before the fights

function keeping(outlook: Outlook, option: OptionId): number {
  const { view, me } = outlook;
  const card = objectOf(option) as ClanCardId;
  if (verbOf(option) === 'keep') return cardWorth(outlook, card);
  const drawn = playerAt(view, me).drawn.reduce(
    (sum, one) => sum + (one === null ? 0 : cardWorth(outlook, one)),
    0,
  );
  return drawn - cardWorth(outlook, card);
}

function locationOf({ view }: Outlook, option: OptionId | number): LocationIndex {
  return view.locations.indexOf(objectOf(String(option)) as 'loc-1');
}

/** The value of playing a card at its best Location; Draining and looking wait for a better moment. */
function acting(outlook: Outlook, option: OptionId): number {
  const { view, me } = outlook;
  switch (verbOf(option)) {
    case 'play': {
      const card = objectOf(option) as ClanCardId;
      return Math.max(...view.locations.map((_, location) => playWorth(outlook, card, location)));
    }
    case 'relic':
      return relicIsDue(outlook) ? -AVOID : AVOID;
    case 'end':
      return 0;
    default:
      return view.round === 3 && playerAt(view, me).pool === 0 ? 0 : AVOID;
  }
}

/** The Phial fills an empty Pool, the Chalice comes last, the Mirror is used when there is something to see. */
function relicIsDue(outlook: Outlook): boolean {
  const { view, me, turns } = outlook;
  const { relic, pool, drained } = playerAt(view, me);
  if (relic === null) return false;
  switch (RELICS[relic].use.kind) {
    case 'gain':
      return pool <= 3 || view.round === 3;
    case 'undrain':
      return view.round === 3 && turns[me] === 0 && drained.length > 0;
    case 'look-at-location':
      return view.round > 1 && turns[me] === 0;
    case 'move-card':
      return bestMove(outlook) > (KEY_WAITS[view.round] ?? 0);
    default:
      return false;
  }
}

/** What the Ferryman's Key must bring by round: once used, it cannot be put to better use later. */
const KEY_WAITS = [0, 1.8, 1.2, 0.3] as const;

function bestMove(outlook: Outlook): number {
  const { view, me } = outlook;
  return Math.max(
    ...view.locations.flatMap((_, from) =>
      positionAt(view, from, me).cards.map((_, number) => bestWay(outlook, from, number)),
    ),
  );
}

function bestWay(outlook: Outlook, from: LocationIndex, number: number): number {
  return Math.max(
    ...outlook.view.locations.map((_, to) =>
      to === from ? Number.NEGATIVE_INFINITY : carrying(outlook, from, number, to),
    ),
  );
}

/** How much more a card is worth at another Location. Its blood stays behind. */
function carrying(outlook: Outlook, from: LocationIndex, number: number, to: LocationIndex): number {
  const { view, me } = outlook;
  const carried = positionAt(view, from, me).cards[number];
  if (carried === undefined) return AVOID;
  const positions = view.positions.map((row, location) =>
    row.map((position, seat) => {
      if (seat !== me || (location !== from && location !== to)) return position;
      const { cards } = position;
      return {
        ...position,
        cards: location === to ? [...cards, carried] : cards.filter((_, i) => i !== number),
      };
    }),
  );
  const then = { ...outlook, view: { ...view, positions } };
  const worth = (one: Outlook) => expectedReward(one, from) + expectedReward(one, to);
  return worth(then) - worth(outlook);
}

function usingRelic(
  outlook: Outlook,
  option: OptionId,
  { card, from }: Extract<VendettaFrame, { step: 'relic-planning' }>,
): number {
  const { view } = outlook;
  if (verbOf(option) === 'card') return drainLoss(objectOf(option) as AllianceCard, 0, view);
  if (verbOf(option) === 'move') {
    const [at, , number] = objectOf(option).split('.');
    return bestWay(outlook, view.locations.indexOf(at as 'loc-1'), Number(number));
  }
  if (verbOf(option) !== 'location') return 0;
  if (card !== null && from !== null) return carrying(outlook, from, card, locationOf(outlook, option));
  const row = view.positions[locationOf(outlook, option)] ?? [];
  return row.reduce((sum, { cards }) => sum + cards.filter(({ card }) => card === null).length, 0);
}

/** Blood beside a card; in the last round a Victim's too, if it changes a fight. */
function addingBlood(outlook: Outlook, option: OptionId, location: LocationIndex): number {
  if (verbOf(option) === 'blood') return bloodAt(outlook, location, Number(objectOf(option)));
  const { view, me } = outlook;
  const { pool, victims } = playerAt(view, me);
  if (view.round < 3 || victims === 0) return AVOID;
  const limit = bloodLimit(outlook, location);
  const richer = bestBlood(outlook, location, pool + 3, [], limit).worth + poolWorth(view, pool + 3);
  return richer - poolWorth(view, pool) - drainLoss('victim', 0, view);
}

/** The value that this much blood from the Pool adds to a Location, minus its value in the Pool. */
function bloodAt(outlook: Outlook, location: LocationIndex, blood: number): number {
  const { view, me } = outlook;
  const { pool } = playerAt(view, me);
  const price = poolWorth(view, pool) - poolWorth(view, pool - blood);
  return expectedReward(outlook, location, { cards: [], blood }) - expectedReward(outlook, location) - price;
}

function drainCost({ view, me }: Outlook, card: AllianceCard): number {
  const tokens = card === 'victim' ? 0 : tokensFor(card);
  const out = playerAt(view, me).tokens + tokens >= TOKENS_THAT_ELIMINATE;
  return drainLoss(card, tokens, view) + (out ? -AVOID : 0);
}

// Staying and leaving

/** Rewards and the effects of the seat's own cards, minus the effects of the others' cards. */
function stayWorth(outlook: Outlook, location: LocationIndex): number {
  const reward = expectedReward(outlook, location) + ownEffects(outlook, location);
  return reward - lossWorth(outlook, threat(outlook, location));
}

function ownEffects(outlook: Outlook, location: LocationIndex): number {
  const { view, me } = outlook;
  return positionAt(view, location, me).cards.reduce(
    (sum, { card }) => sum + (card === null ? 0 : effectWorth(outlook, card, location)),
    0,
  );
}

/** The blood comes back; the cards fight again at the Haven, or return to the hand from there. */
function leaveWorth(outlook: Outlook, location: LocationIndex): number {
  const { view, me } = outlook;
  const { pool } = playerAt(view, me);
  const { blood } = positionAt(view, location, me);
  const saved = poolWorth(view, pool + blood) - poolWorth(view, pool);
  const haven = havenOf(view);
  return location === haven ? saved : saved + cardsTo(outlook, location, haven);
}

/** The value of the seat's cards at one Location if they were at another. */
function cardsTo(outlook: Outlook, from: LocationIndex, to: LocationIndex): number {
  const { view, me } = outlook;
  if (view.location !== null && to < view.location) return 0;
  const cards = positionAt(view, from, me).cards.flatMap(({ card }) => (card === null ? [] : [card]));
  const more = expectedReward(outlook, to, { cards, blood: 0 }) - expectedReward(outlook, to);
  return more + cards.reduce((sum, card) => sum + effectWorth(outlook, card, to), 0);
}

/** Only if the choice turned out badly. */
function switching(outlook: Outlook, location: LocationIndex): number {
  const { view, me } = outlook;
  const stays = view.here.tokens[me] === 'stay';
  const others = view.here.tokens.filter((token, seat) => token === 'stay' && seat !== me).length;
  if (!stays && others === 0) return 1;
  const gain = leaveWorth(outlook, location) - stayWorth(outlook, location);
  return stays ? gain - 0.8 : -1;
}

// In the fights

function foesAt(outlook: Outlook, location: LocationIndex): Seat[] {
  return foesOf(outlook).filter((seat) => isPresent(outlook.view, location, seat));
}

function powerHere({ view, me }: Outlook, location: LocationIndex, card: ClanCardId): number {
  const at = positionAt(view, location, me).cards.findIndex((deployed) => deployed.card === card);
  return openPowers(view, location).find(({ seat }) => seat === me)?.powers[at] ?? 0;
}

function turningUp(outlook: Outlook, location: LocationIndex, number: number): number {
  const { view, me } = outlook;
  const card = positionAt(view, location, me).cards[number]?.card ?? null;
  if (card === null) return -1;
  const more =
    expectedReward(outlook, location, { cards: [card], blood: 0 }) - expectedReward(outlook, location);
  return more + effectWorth(outlook, card, location) - lossWorth(outlook, 2);
}

/** Gains come after prices, and whole hands come before everything. */
function firstWorth(card: ClanCardId): number {
  const [first] = CLAN_CARDS[card].program;
  switch (first?.do) {
    case 'play-hand':
    case 'malkavs-bane':
      return 3;
    case 'pay':
    case 'pay-or-turn-down':
      return 2;
    case 'gain':
    case 'vanish':
    case 'mindless-assault':
      return 0;
    default:
      return 1;
  }
}

/** A card that has had its fight here moves on; one that has not moves only if it is worth more there. */
function movingOn(outlook: Outlook, card: ClanCardId): number {
  const { view } = outlook;
  if (view.stage === 'aftermath') return 1;
  const haven = havenOf(view);
  const there = expectedReward(outlook, haven, { cards: [card], blood: 0 }) - expectedReward(outlook, haven);
  return there - 0.25 * CLAN_CARDS[card].power;
}

function swapping(outlook: Outlook, location: LocationIndex): number {
  const { view, me } = outlook;
  const { pool } = playerAt(view, me);
  const { blood } = positionAt(view, location, me);
  const fight =
    expectedReward(outlook, location, { cards: [], blood: pool - blood + 2 }) -
    expectedReward(outlook, location);
  return fight + poolWorth(view, blood) - poolWorth(view, pool);
}

function turningArtifactsDown(outlook: Outlook, location: LocationIndex): number {
  const { view, me } = outlook;
  const { pool } = playerAt(view, me);
  const price = poolWorth(view, pool) - poolWorth(view, pool - Math.floor(pool / 2));
  const weaker =
    expectedReward(outlook, location) - expectedReward(outlook, location, { cards: [], blood: -6 });
  return price - weaker;
}

/** The value here of half of the seat's Deployed blood. */
function fewer(outlook: Outlook, location: LocationIndex): number {
  const { blood } = positionAt(outlook.view, location, outlook.me);
  const half = Math.ceil(blood / 2);
  return expectedReward(outlook, location) - expectedReward(outlook, location, { cards: [], blood: -half });
}

/** VV-15.12: whether 3 Power improves the seat's rank. */
function knifeDecides({ view, me }: Outlook, location: LocationIndex): boolean {
  const powers = openPowers(view, location);
  const mine = powers.find(({ seat }) => seat === me)?.total ?? 0;
  return powers.some(({ seat, total }) => seat !== me && total >= mine && total < mine + RELIC_POWER);
}

const RELIC_POWER = 3;

function drifting(outlook: Outlook, to: LocationIndex, from: LocationIndex): number {
  const { view, me } = outlook;
  if (to <= from) return -1;
  const half = Math.ceil(positionAt(view, from, me).blood / 2);
  return expectedReward(outlook, to, { cards: [], blood: half }) - expectedReward(outlook, to);
}
