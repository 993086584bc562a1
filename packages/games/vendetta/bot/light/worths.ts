import { type Ask, type OptionId, objectOf, playerAt, verbOf } from '@nokturn/engine';
import { allyOf } from '../../cards/allies.ts';
import { type ClanCardId, clanCardOf } from '../../cards/clan-cards.ts';
import { relicOf } from '../../cards/relics.ts';
import { VICTIM } from '../../cards/victims.ts';
import {
  allianceOption,
  bloodOption,
  cardOption,
  chosenLocation,
  giveOption,
  isLocation,
  keepOption,
  moveFrom,
  playOption,
  returnOption,
  seatOption,
} from '../../rules/choices.ts';
import { canBeDrained, TOKENS_THAT_ELIMINATE, tokensFor } from '../../rules/draining.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import type { AllianceCard } from '../../rules/happenings.ts';
import { powersAt } from '../../rules/power.ts';
import { KNIFE_POWER } from '../../rules/relics.ts';
import type { Deployed, LocationIndex, Plan, State } from '../../rules/state.ts';
import type { VendettaFrame } from '../../rules/work.ts';
import { cardWorth, effectWorth, ownEffects, positionOf, programWorth, threat } from './effects.ts';
import { bloodAt, facingWorth, playAt, playWorth, richerWorths } from './planning.ts';
import { bloodWorth, fightAt, isFoe, lossWorth, poolWorth, rewardAt, type Sight } from './sight.ts';

/** The value of options taken only if there is nothing else. */
const AVOID = -100;

/** The value to a seat of each option, or of each amount from the smallest up. Doing nothing is worth 0. */
export function worthsOf(sight: Sight, frame: VendettaFrame, ask: Ask): number[] {
  if (ask.kind === 'amount') {
    const worths: number[] = [];
    for (let amount = ask.min; amount <= ask.max; amount++) worths.push(amountWorth(sight, frame, amount));
    return worths;
  }
  const worths: number[] = [];
  for (const option of ask.options) worths.push(optionWorth(sight, frame, option));
  return worths;
}

function amountWorth(sight: Sight, frame: VendettaFrame, amount: number): number {
  switch (frame.step) {
    case 'plan-diablerie':
      return amount * 0.01 + rewardAt(sight, frame.location, { card: null, blood: amount });
    case 'friends-blood':
    case 'backstab-blood':
      return bloodAt(sight, frame.effect.location, amount);
    case 'auction-bid':
      return -0.3 * Math.abs(amount - Math.floor(playerAt(sight.state, sight.me).pool / 4));
    case 'succubus-blood':
      return amount;
    default:
      return 0;
  }
}

function optionWorth(sight: Sight, frame: VendettaFrame, option: OptionId): number {
  const { state, me } = sight;
  switch (frame.step) {
    case 'hand-keep':
      return keeping(sight, option);
    case 'hand-return':
      return -cardWorth(sight, returnOption.about(option));
    case 'bane-return':
      return -cardWorth(sight, cardOption.about(option));
    case 'plan-action':
    case 'plan-end':
      return acting(sight, option);
    case 'plan-location':
      return isLocation(option)
        ? playWorth(sight, (state.plan as Plan).card, chosenLocation(state, option))
        : 0;
    case 'plan-facing': {
      const { card, location } = state.plan as Plan;
      const play = playAt(sight, card, location as LocationIndex);
      return facingWorth(sight, play, { faceUp: verbOf(option) === 'face-up' });
    }
    case 'plan-blood':
      return addingBlood(sight, option, frame.location);
    case 'drain-which':
      return draining(sight, allianceOption.about(option));
    case 'look-which':
    case 'withdraw-look':
      return option === 'done' ? 0 : -0.3;
    case 'relic-planning':
      return usingRelic(sight, option, frame);
    case 'relic-start-resolution':
      return option === 'use' ? (state.round === 3 ? 1 : playerAt(state, me).pool >= 8 ? 0.1 : -1) : 0;
    case 'stay-or-withdraw':
      return option === 'stay' ? stayWorth(sight, frame.location) : leaveWorth(sight, frame.location);
    case 'relic-mask':
      return option === 'switch' ? switching(sight, frame.location) : 0;
    case 'cloak-use':
      return option === 'cloak'
        ? cardsTo(sight, frame.location, frame.to) - cardsTo(sight, frame.location, haven(state))
        : 0;
    case 'one-step-ahead':
      return option === 'turn-up' ? turningUp(sight, frame.effect.location, frame.number) : 0;
    case 'reveal-order':
    case 'prep-order':
    case 'after-order':
      return firstWorth(cardOption.about(option));
    case 'curfew-choice':
      return option === 'steal' ? ownEffects(sight, frame.effect.location) - lossWorth(sight, 3) : 0;
    case 'forestall-card': {
      const { power, type } = clanCardOf(cardOption.about(option));
      return (power + (type === 'aftermath' ? 0.5 : 0)) * 0.3;
    }
    case 'auction-flip':
      return -powerHere(sight, frame.effect.location, cardOption.about(option));
    case 'mesmerize-target': {
      const seat = seatOption.about(option);
      return seat === sight.mate ? AVOID : playerAt(state, seat).hand.length;
    }
    case 'chaos-card':
      return option === 'done' ? 0 : takingBack(sight, frame.effect.location, cardOption.about(option));
    case 'assault-card':
      return option === 'done' ? 0 : 3.5 - powerHere(sight, frame.effect.location, cardOption.about(option));
    case 'move-to-haven':
      return option === 'move' ? movingOn(sight, frame.effect.card as ClanCardId) : 0;
    case 'vanish':
      return option === 'withdraw' ? vanishing(sight, frame.effect.location) : 0;
    case 'fearless':
      return option === 'swap' ? swapping(sight, frame.effect.location) : 0;
    case 'artifacts':
      return option === 'turn-down' ? turningArtifactsDown(sight, frame.effect.location) : 0;
    case 'tremere-spend': {
      if (option === 'no') return 0;
      const { program } = clanCardOf(frame.effect.card as ClanCardId);
      const { pool } = playerAt(state, me);
      const price = poolWorth(sight, pool) - poolWorth(sight, pool - Number(objectOf(option)));
      return programWorth(sight, program, frame.at + 1, frame.effect.location) - price;
    }
    case 'tyrant-choice':
      return option === 'lose-influence' ? fewer(sight, frame.effect.location) - 1 : 0;
    case 'ventrue-hunt':
      return option === 'steal' ? 1.1 - lossWorth(sight, 2) : 0;
    case 'relic-knife':
      return option === 'use' ? (knifeDecides(sight, frame.location) ? 1 : -1) : 0;
    case 'frenzy-replace':
      return option === 'ready' ? 2 : option === 'ward' ? 1 : 0;
    case 'mist-target':
      return isLocation(option)
        ? drifting(sight, chosenLocation(state, option), frame.effect.location)
        : 0.01;
    case 'team-include':
      return option === 'leave-out' ? 1 : 0;
    default:
      return 0;
  }
}

function haven(state: State): LocationIndex {
  return state.locations.length - 1;
}

// Before the fights

function keeping(sight: Sight, option: OptionId): number {
  if (keepOption.has(option)) return cardWorth(sight, keepOption.chosen(option));
  let drawn = 0;
  for (const one of playerAt(sight.state, sight.me).drawn) drawn += cardWorth(sight, one);
  return drawn - cardWorth(sight, giveOption.about(option));
}

/** The value of playing a card at its best; Draining and looking wait for a better moment. */
function acting(sight: Sight, option: OptionId): number {
  const { state, me } = sight;
  switch (option) {
    case 'end':
      return 0;
    case 'relic':
      return relicWorth(sight);
    case 'look':
      return -0.3;
    case 'drain':
      return state.round === 3 && playerAt(state, me).pool === 0 ? 0 : AVOID;
    default: {
      const card = playOption.about(option);
      let best = Number.NEGATIVE_INFINITY;
      for (let location = 0; location < state.locations.length; location++)
        best = Math.max(best, playWorth(sight, card, location));
      return best;
    }
  }
}

/** When the moment of a Relic has come, it is used before anything else is done. */
const NOW = 3;
/** What the Key must bring by round: once used, it cannot be put to better use later. */
const KEY_WAITS = [0, 1.8, 1.2, 0.3] as const;

/** The Phial fills an empty Pool, the Chalice comes last, the Mirror is used when there is something to see. */
function relicWorth(sight: Sight): number {
  const { state, me, turns } = sight;
  const { relic, pool, drained } = playerAt(state, me);
  if (relic === null) return AVOID;
  const dueIf = (isDue: boolean) => (isDue ? NOW : AVOID);
  switch (relicOf(relic).use.kind) {
    case 'gain':
      return dueIf(pool <= 3 || state.round === 3);
    case 'undrain':
      return dueIf(state.round === 3 && turns[me] === 0 && drained.length > 0);
    case 'look-at-location':
      return dueIf(state.round > 1 && turns[me] === 0);
    case 'move-card': {
      const more = bestMove(sight) - (KEY_WAITS[state.round] ?? 0);
      return more > 0 ? NOW + more : more;
    }
    default:
      return AVOID;
  }
}

/** The best use of the Ferryman's Key with one of the cards on the table. */
function bestMove(sight: Sight): number {
  const { state, me } = sight;
  let best = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < state.locations.length; from++)
    for (let number = 0; number < positionOf(state, from, me).cards.length; number++)
      best = Math.max(best, bestWay(sight, from, number));
  return best;
}

function bestWay(sight: Sight, from: LocationIndex, number: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < sight.state.locations.length; to++)
    if (to !== from) best = Math.max(best, carrying(sight, from, number, to));
  return best;
}

/** How much more a card is worth at another Location. Its blood stays behind. */
function carrying(sight: Sight, from: LocationIndex, number: number, to: LocationIndex): number {
  const { state, me } = sight;
  const source = positionOf(state, from, me);
  const target = positionOf(state, to, me);
  const [left, there] = [source.cards, target.cards];
  const carried = left[number] as Deployed;
  const now = fightAt(sight, from).now + fightAt(sight, to).now + effectWorth(sight, carried.card, from);
  const effect = effectWorth(sight, carried.card, to);
  // Evaluated as if it were already there, then put back.
  source.cards = left.filter((_, i) => i !== number);
  target.cards = [...there, carried];
  const nothing = { card: null, blood: 0 } as const;
  const then = rewardAt(sight, from, nothing) + rewardAt(sight, to, nothing) + effect;
  source.cards = left;
  target.cards = there;
  return then - now;
}

function usingRelic(
  sight: Sight,
  option: OptionId,
  { card, from }: Extract<VendettaFrame, { step: 'relic-planning' }>,
): number {
  const { state } = sight;
  if (allianceOption.has(option)) return drainLoss(sight, allianceOption.about(option));
  if (moveFrom.has(option)) {
    const spot = moveFrom.chosen(state, option);
    return bestWay(sight, spot.location, spot.number);
  }
  if (!isLocation(option)) return 0;
  if (card !== null && from !== null) return carrying(sight, from, card, chosenLocation(state, option));
  let hidden = 0;
  for (const { cards } of state.positions[chosenLocation(state, option)] ?? [])
    for (const { faceUp } of cards) if (!faceUp) hidden++;
  return hidden;
}

/** Blood beside a card; in the last round also by Draining the seat's own cards, if it changes a fight. */
function addingBlood(sight: Sight, option: OptionId, location: LocationIndex): number {
  if (option !== 'drain') return bloodAt(sight, location, bloodOption.about(option));
  const { allies, victims } = playerAt(sight.state, sight.me);
  if (sight.state.round < ROUNDS) return AVOID;
  const cards: AllianceCard[] = allies.filter(canBeDrained);
  if (victims > 0) cards.push('victim');
  const worths = richerWorths(sight, location, cards.map(drainOf));
  let best = AVOID;
  for (let i = 0; i < cards.length; i++)
    best = Math.max(best, (worths[i] as number) - drainCost(sight, cards[i] as AllianceCard));
  return best;
}

function drainOf(card: AllianceCard): number {
  return (card === 'victim' ? VICTIM : allyOf(card)).drain;
}

function drainLoss(sight: Sight, card: AllianceCard): number {
  const { influence, feed, drainedInfluence } = card === 'victim' ? VICTIM : allyOf(card);
  return influence - drainedInfluence + (3 - sight.state.round) * feed * bloodWorth(sight);
}

function drainCost(sight: Sight, card: AllianceCard): number {
  const { state, me } = sight;
  const tokens = card === 'victim' ? 0 : tokensFor(card);
  const out = playerAt(state, me).tokens + tokens >= TOKENS_THAT_ELIMINATE;
  return drainLoss(sight, card) + tokens + (out ? -AVOID : 0);
}

function draining(sight: Sight, card: AllianceCard): number {
  return 0.2 * drainOf(card) - drainCost(sight, card);
}

// Staying and leaving

/** Rewards and the effects of the seat's own cards, minus the effects of the others' cards. */
function stayWorth(sight: Sight, location: LocationIndex): number {
  const loss = lossWorth(sight, threat(sight, location));
  const { steadfast, fear } = sight.style;
  return steadfast + fightAt(sight, location).now + ownEffects(sight, location) - fear * loss;
}

/** The blood comes back; the cards fight again at the Haven, or return to the hand from there. */
function leaveWorth(sight: Sight, location: LocationIndex): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const { blood } = positionOf(state, location, me);
  const saved = poolWorth(sight, pool + blood) - poolWorth(sight, pool);
  return location === haven(state) ? saved : saved + cardsTo(sight, location, haven(state));
}

/** The value of the seat's cards at one Location if they were at another. */
function cardsTo(sight: Sight, from: LocationIndex, to: LocationIndex): number {
  const { state, me } = sight;
  if (state.location !== null && to < state.location) return 0;
  const { cards } = positionOf(state, from, me);
  const target = positionOf(state, to, me);
  const before = target.cards;
  const { now } = fightAt(sight, to);
  let worth = 0;
  for (let i = 0; i < cards.length; i++) worth += effectWorth(sight, (cards[i] as Deployed).card, to);
  // Evaluated as if they were already there, then put back.
  target.cards = [...before, ...cards];
  worth += rewardAt(sight, to, { card: null, blood: 0 }) - now;
  target.cards = before;
  return worth;
}

/** Only if the choice turned out badly. */
function switching(sight: Sight, location: LocationIndex): number {
  const { state, me } = sight;
  const stays = state.here.tokens[me] === 'stay';
  let others = 0;
  state.here.tokens.forEach((token, seat) => {
    if (token === 'stay' && seat !== me) others++;
  });
  if (!stays && others === 0) return 1;
  return stays ? leaveWorth(sight, location) - stayWorth(sight, location) - 0.8 : -1;
}

// In the fights

function powerHere({ state, me }: Sight, location: LocationIndex, card: ClanCardId): number {
  const at = positionOf(state, location, me).cards.findIndex((deployed) => deployed.card === card);
  return powersAt(state, location).find(({ seat }) => seat === me)?.powers[at] ?? 0;
}

function turningUp(sight: Sight, location: LocationIndex, number: number): number {
  const { state, me } = sight;
  const deployed = positionOf(state, location, me).cards[number];
  if (deployed === undefined) return -1;
  const { card } = deployed;
  const more = rewardAt(sight, location, { card, blood: 0 }) - fightAt(sight, location).now;
  return more + effectWorth(sight, card, location) - lossWorth(sight, 2);
}

/** Gains come after prices, and whole hands come before everything. */
function firstWorth(card: ClanCardId): number {
  const [first] = clanCardOf(card).program;
  switch (first?.do) {
    case 'play-hand':
    case 'malkavs-bane':
      return 0.9;
    case 'pay':
    case 'pay-or-turn-down':
      return 0.6;
    case 'gain':
    case 'vanish':
    case 'mindless-assault':
      return 0;
    default:
      return 0.3;
  }
}

/** A card that has had its fight here moves on; one that has not moves only if it is worth more there. */
function movingOn(sight: Sight, card: ClanCardId): number {
  const { state } = sight;
  if (state.stage === 'aftermath') return 1;
  const to = haven(state);
  const there = rewardAt(sight, to, { card, blood: 0 }) - fightAt(sight, to).now;
  return there - 0.25 * clanCardOf(card).power;
}

function takingBack(sight: Sight, location: LocationIndex, card: ClanCardId): number {
  const { state } = sight;
  let each = 0;
  const row = state.positions[location] ?? [];
  row.forEach(({ cards, blood }, seat) => {
    if (isFoe(sight, seat) && (cards.length > 0 || blood > 0)) each += bloodWorth(sight) + 0.09;
  });
  return each - 0.3 * powerHere(sight, location, card) - 0.4;
}

function vanishing(sight: Sight, location: LocationIndex): number {
  const { state } = sight;
  let rivals = 0;
  const row = state.positions[location] ?? [];
  row.forEach(({ cards, blood }, seat) => {
    if (isFoe(sight, seat) && (cards.length > 0 || blood > 0)) rivals++;
  });
  return leaveWorth(sight, location) + rivals * bloodWorth(sight) - stayWorth(sight, location);
}

function swapping(sight: Sight, location: LocationIndex): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const { blood } = positionOf(state, location, me);
  const fight =
    rewardAt(sight, location, { card: null, blood: pool - blood + 2 }) - fightAt(sight, location).now;
  return fight + poolWorth(sight, blood) - poolWorth(sight, pool);
}

function turningArtifactsDown(sight: Sight, location: LocationIndex): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const price = poolWorth(sight, pool) - poolWorth(sight, pool - Math.floor(pool / 2));
  const weaker = fightAt(sight, location).now - rewardAt(sight, location, { card: null, blood: -6 });
  return price - weaker;
}

/** The value here of half of the seat's Deployed blood. */
function fewer(sight: Sight, location: LocationIndex): number {
  const half = Math.ceil(positionOf(sight.state, location, sight.me).blood / 2);
  return fightAt(sight, location).now - rewardAt(sight, location, { card: null, blood: -half });
}

/** VV-15.12: whether it improves the seat's rank. */
function knifeDecides({ state, me }: Sight, location: LocationIndex): boolean {
  const powers = powersAt(state, location);
  const mine = powers.find(({ seat }) => seat === me)?.total ?? 0;
  return powers.some(({ seat, total }) => seat !== me && total >= mine && total < mine + KNIFE_POWER);
}

function drifting(sight: Sight, to: LocationIndex, from: LocationIndex): number {
  if (to <= from) return -1;
  const half = Math.ceil(positionOf(sight.state, from, sight.me).blood / 2);
  return rewardAt(sight, to, { card: null, blood: half }) - fightAt(sight, to).now;
}
