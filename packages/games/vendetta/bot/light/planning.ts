import { playerAt } from '@nokturn/engine';
import { CLAN_CARD_IDS, type ClanCardId } from '../../cards/clan-cards.ts';
import { PLACES } from '../../cards/places.ts';
import { canSpend } from '../../rules/blood.ts';
import { playCost } from '../../rules/planning.ts';
import type { LocationIndex, State } from '../../rules/state.ts';
import { missesItsMoment } from '../habits.ts';
import { effectWorth } from './effects.ts';
import { usualPowerOf } from './power.ts';
import { fightAt, poolWorth, rewardAt, type Sight } from './sight.ts';

/** VV-7.15. */
const BLOOD_PER_CARD = 3;

const MISSING: ReadonlySet<ClanCardId> = new Set(CLAN_CARD_IDS.filter(missesItsMoment));

/** A planning turn: a card, where it goes, and how it is played. */
export interface Turn {
  readonly card: ClanCardId;
  readonly location: LocationIndex;
  readonly faceUp: boolean;
  readonly worth: number;
}

/** Every affordable way to play a card, face up or face down. */
export function turnsWith(sight: Sight, card: ClanCardId): Turn[] {
  const turns: Turn[] = [];
  for (let location = 0; location < sight.state.locations.length; location++) {
    const play = playAt(sight, card, location);
    for (const facing of FACINGS) {
      const worth = facingWorth(sight, play, facing);
      if (worth > Number.NEGATIVE_INFINITY) turns.push({ card, location, faceUp: facing.faceUp, worth });
    }
  }
  return turns;
}

interface Facing {
  readonly faceUp: boolean;
}

const FACINGS: readonly Facing[] = [{ faceUp: true }, { faceUp: false }];

/** A card at a Location, either way up. */
interface WeighedPlay {
  readonly card: ClanCardId;
  readonly location: LocationIndex;
  /** The value of the Location with it, and with 0, 1, 2 blood and so on beside it. */
  readonly rewards: readonly number[];
  readonly effect: number;
}

export function playAt(sight: Sight, card: ClanCardId, location: LocationIndex): WeighedPlay {
  return {
    card,
    location,
    rewards: rewardsWith(sight, location, card),
    effect: effectWorth(sight, card, location),
  };
}

/** The value of playing a card this way up, with the best amount of blood. */
export function facingWorth(
  sight: Sight,
  { card, location, rewards, effect }: WeighedPlay,
  { faceUp }: Facing,
): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const cost = playCost(state, me, location, { faceUp });
  if (!canSpend(pool, cost)) return Number.NEGATIVE_INFINITY;
  const price = poolWorth(sight, pool) - poolWorth(sight, pool - cost);
  const worth = bestBlood(sight, location, pool - cost, rewards) - price;
  if (faceUp) return worth + effect;
  return worth + secrecyWorth(sight, card) + (MISSING.has(card) ? 0 : effect);
}

/** The value of playing a card at a Location, the better way up. */
export function playWorth(sight: Sight, card: ClanCardId, location: LocationIndex): number {
  const play = playAt(sight, card, location);
  let best = Number.NEGATIVE_INFINITY;
  for (const facing of FACINGS) best = Math.max(best, facingWorth(sight, play, facing));
  return best;
}

/** The others cannot react to what they do not know; a card that they know to be there is at most a bluff. */
function secrecyWorth({ state, me, style, turns }: Sight, card: ClanCardId): number {
  let watching = false;
  for (let seat = 0; seat < turns.length; seat++)
    if (seat !== me && (turns[seat] as number) > 0) watching = true;
  const known = playerAt(state, me).known.includes(card);
  const worth = known ? style.secret.known : style.secret.unknown + style.secret.power * usualPowerOf(card);
  return watching ? worth : worth / 2;
}

function rewardsWith(sight: Sight, location: LocationIndex, card: ClanCardId | null): number[] {
  const rewards: number[] = [];
  const most = bloodLimit(sight.state, location);
  for (let blood = 0; blood <= most; blood++) rewards.push(rewardAt(sight, location, { card, blood }));
  return rewards;
}

/** How much the best amount of blood improves a Location. */
function bestBlood(sight: Sight, location: LocationIndex, pool: number, rewards: readonly number[]): number {
  const { now } = fightAt(sight, location);
  const most = Math.min(rewards.length - 1, Math.max(0, pool - 1));
  let best = Number.NEGATIVE_INFINITY;
  for (let blood = 0; blood <= most; blood++) {
    const worth = (rewards[blood] as number) + poolWorth(sight, pool - blood);
    if (worth > best) best = worth;
  }
  return best - now - poolWorth(sight, pool);
}

export function bloodLimit({ places }: State, location: LocationIndex): number {
  const at = places[location] ?? null;
  const rule = at === null ? null : PLACES[at].rule;
  return rule?.kind === 'blood-limit' ? rule.limit : BLOOD_PER_CARD;
}

/** The value that this much blood from the Pool adds to a Location, minus its value in the Pool. */
export function bloodAt(sight: Sight, location: LocationIndex, blood: number): number {
  const { state, me } = sight;
  const { pool } = playerAt(state, me);
  const price = poolWorth(sight, pool) - poolWorth(sight, Math.max(0, pool - blood));
  return rewardAt(sight, location, { card: null, blood }) - fightAt(sight, location).now - price;
}

/** The value of having each of these amounts of extra blood in the Pool before blood is put down. */
export function richerWorths(sight: Sight, location: LocationIndex, amounts: readonly number[]): number[] {
  const { pool } = playerAt(sight.state, sight.me);
  const rewards = rewardsWith(sight, location, null);
  const now = poolWorth(sight, pool);
  return amounts.map(
    (more) => bestBlood(sight, location, pool + more, rewards) + poolWorth(sight, pool + more) - now,
  );
}
