import type { Seat } from '@nokturn/engine';
import { CHARACTERS } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { PLACE_IDS, PLACES, type PlaceId, placeOfSum } from '../cards/places.ts';
import { equipmentOf } from '../rules/equipment.ts';
import type { LovciView } from '../secrets.ts';
import { chanceOf, doubt } from './beliefs.ts';
import { hasHere, type Wishes } from './wishes.ts';

/** The value of standing on a place: its own effect, and the seats that can be attacked from there. */
export function placeValue(place: PlaceId, wishes: Wishes): number {
  const victims = inRangeFrom(place, wishes);
  const attack = Math.max(0, ...victims.map((seat) => attackValue(seat, wishes)));
  return effectOf(place, wishes) + (wishes.view.round > 1 ? 2 * attack : 0);
}

/** The value of rolling the dice (LN-5.2 to LN-5.4). */
export function rollValue(wishes: Wishes): number {
  const values = new Map(PLACE_IDS.map((place) => [place, placeValue(place, wishes)]));
  const here = wishes.view.players[wishes.me]?.place ?? null;
  let sum = 0;
  let ways = 0;
  for (let d6 = 1; d6 <= 6; d6++)
    for (let d4 = 1; d4 <= 4; d4++) {
      const place = placeOfSum(d6 + d4);
      if (place !== null && place === here) continue;
      sum += place === null ? Math.max(...values.values()) : (values.get(place) ?? 0);
      ways++;
    }
  return sum / ways;
}

function effectOf(place: PlaceId, wishes: Wishes): number {
  switch (place) {
    case 'enchanted-tree':
      return Math.max(hurtValue(wishes), healValue(wishes));
    case 'stone-circle':
      return stealValue(wishes) + (wishes.character === 'bohdan' ? 0.5 : 0);
    default:
      return Math.max(...PLACES[place].draws.map((colour) => drawValue(colour, wishes)));
  }
}

/** The value of drawing a card of a colour. */
export function drawValue(colour: 'green' | 'blue' | 'red', wishes: Wishes): number {
  const collects = wishes.character === 'bartolomej' || wishes.character === 'drahomir';
  if (colour === 'blue') return (collects ? 1.2 : 0.7) + (damageOf(wishes) >= 5 ? 0.3 : 0);
  if (colour === 'red') return (wishes.wantsToDie || collects ? 1 : 0.8) - (inDanger(wishes) ? 0.6 : 0);
  const most = Math.max(...others(wishes).map((seat) => uncertainty(seat, wishes)));
  return collects ? 0.5 : 0.4 + 0.5 * most;
}

/** The value of hurting somebody by 2 at the Enchanted Tree (LN-6.7). */
export function hurtValue(wishes: Wishes): number {
  return 2 * Math.max(...living(wishes).map((seat) => blowValue(seat, 2, wishes)));
}

export function healValue(wishes: Wishes): number {
  const damage = damageOf(wishes);
  if (wishes.wantsToDie || damage === 0) return -0.5;
  return damage >= 5 || inDanger(wishes) ? 1.5 : 0.4;
}

export function stealValue(wishes: Wishes): number {
  const cards = others(wishes).flatMap((seat) => wishes.view.players[seat]?.equipment ?? []);
  if (cards.length === 0) return 0;
  if (wishes.character === 'bartolomej') return 3;
  return wishes.character === 'drahomir' && cards.some((card) => RELICS.includes(card)) ? 3 : 0.9;
}

/** The value of attacking a seat; below 0, it is better to attack nobody. */
export function attackValue(seat: Seat, wishes: Wishes): number {
  const { view, me } = wishes;
  const added = (view.players[me]?.equipment ?? []).reduce((sum, card) => {
    const { attack = 0, attackFor } = equipmentOf(card);
    return attackFor === undefined ? sum + Math.max(0, attack) : sum;
  }, 0);
  return blowValue(seat, 2 + added, wishes) - WARINESS;
}

/** Attacking somebody who is as likely a friend as a foe is not worth making an enemy. */
const WARINESS = 0.1;

/** The value of dealing damage: more if it may well be fatal. */
export function blowValue(seat: Seat, amount: number, wishes: Wishes): number {
  const hostility = wishes.hostility[seat] ?? 0;
  const damage = wishes.view.players[seat]?.damage ?? 0;
  const last = chanceOf(wishes.beliefs, seat, (id) => CHARACTERS[id].limit <= damage + amount);
  return hostility * (1 + last);
}

/** The value of setting a seat's damage to 7 (LN-10.3). */
export function sevenValue(seat: Seat, wishes: Wishes): number {
  if (hasHere(wishes.view, seat, 'steady')) return 0;
  return (wishes.hostility[seat] ?? 0) * (7 - (wishes.view.players[seat]?.damage ?? 7));
}

/** How much there is to learn about a seat. */
export function uncertainty(seat: Seat, { beliefs }: Wishes): number {
  const chances = beliefs.party[seat];
  return chances === undefined ? 0 : doubt(chances);
}

export function damageOf({ view, me }: Wishes): number {
  return view.players[me]?.damage ?? 0;
}

/** Within three points of elimination. */
export function inDanger(wishes: Wishes): boolean {
  return !wishes.wantsToDie && damageOf(wishes) >= CHARACTERS[wishes.character].limit - 3;
}

export function living({ view }: Wishes): Seat[] {
  return view.players.flatMap(({ eliminated }, seat) => (eliminated === 0 ? [seat] : []));
}

export function others(wishes: Wishes): Seat[] {
  return living(wishes).filter((seat) => seat !== wishes.me);
}

/** LN-9.4 to LN-9.6. */
function inRangeFrom(place: PlaceId, wishes: Wishes): Seat[] {
  const { view, me } = wishes;
  const far = hasHere(view, me, 'reach');
  const area = areaOf(view, place);
  return others(wishes).filter((seat) => {
    const there = view.players[seat]?.place ?? null;
    return there !== null && (areaOf(view, there) === area) !== far;
  });
}

function areaOf({ slots }: LovciView, place: PlaceId): number {
  return slots.indexOf(place) >> 1;
}
