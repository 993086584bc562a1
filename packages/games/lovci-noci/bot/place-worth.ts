import { playerAt } from '@nokturn/engine';
import { type OpenId, RELICS } from '../cards/open.ts';
import { PLACE_IDS, PLACES, type PlaceId, placeOfSum } from '../cards/places.ts';
import { equipmentOf, has } from '../rules/equipment.ts';
import type { State } from '../rules/state.ts';
import type { Mood } from './mood.ts';

/** The value of standing on a place: its own effect, and the seats that can be attacked from there. */
export function placeValue(place: PlaceId, mood: Mood): number {
  const { state, player } = mood;
  let attack = 0;
  if (state.round > 1 || state.options.firstRoundAttack) {
    const far = has(player, 'reach');
    for (const seat of mood.others)
      if (inRange(state, place, playerAt(state, seat).place, far))
        attack = Math.max(attack, mood.attack(seat));
  }
  return effectOf(place, mood) + attack;
}

function effectOf(place: PlaceId, mood: Mood): number {
  switch (place) {
    case 'enchanted-tree':
      return Math.max(...mood.others.map((seat) => mood.blow(seat, 2, 'enchanted-tree')), mood.heal(1));
    case 'stone-circle':
      return stealValue(mood) + (mood.character === 'bohdan' ? 0.5 : 0);
    default:
      return Math.max(...PLACES[place].draws.map((colour) => drawValue(colour, mood)));
  }
}

export function rollValue(mood: Mood): number {
  const values = PLACE_IDS.map((place) => placeValue(place, mood));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function sumValue(sum: number, mood: Mood): number {
  const place = placeOfSum(sum);
  if (place !== null) return placeValue(place, mood);
  return Math.max(...PLACE_IDS.filter((id) => id !== mood.player.place).map((id) => placeValue(id, mood)));
}

export function drawValue(colour: 'green' | 'blue' | 'red', mood: Mood): number {
  const collects = mood.character === 'bartolomej' || mood.character === 'drahomir';
  if (colour === 'blue') return (collects ? 1.5 : 0.6) + (mood.damage >= 5 ? 0.3 : 0);
  if (colour === 'red') return (collects ? 1.3 : 0.8) - (mood.life <= 3 && !mood.wantsToDie ? 0.8 : 0);
  if (collects || mood.character === 'apolena') return 0.3;
  let doubt = 0;
  for (const seat of mood.others)
    if (!mood.knows(seat)) {
      const { werewolf, vampire, human } = mood.chances(seat);
      doubt = Math.max(doubt, 1 - werewolf * werewolf - vampire * vampire - human * human);
    }
  return 0.3 + doubt;
}

export function stealValue(mood: Mood): number {
  let best = 0;
  for (const seat of mood.others)
    for (const card of playerAt(mood.state, seat).equipment) best = Math.max(best, worthOf(card, mood));
  return best;
}

/** How much a seat would like to own a card, in points. */
export function worthOf(card: OpenId, { character, party }: Mood): number {
  if (character === 'bartolomej') return 3;
  if (character === 'drahomir' && RELICS.includes(card)) return 4;
  const { attackFor, hits, dice } = equipmentOf(card);
  if (attackFor) return party === attackFor ? 1.5 : 0.2;
  if (hits) return party === 'human' && character !== 'apolena' ? 0.8 : 0.1;
  if (dice) return character === 'apolena' ? 0.1 : 1;
  return WORTH[card] ?? 0.3;
}

const WORTH: Readonly<Partial<Record<OpenId, number>>> = {
  'iron-claws': 1.5,
  'shadow-cloak': 0.9,
  'wanderers-compass': 0.8,
  'shield-of-light': 0.8,
  'raven-amulet': 0.5,
  'looters-sack': 0.4,
};

/** LN-9.4 to LN-9.6. */
export function inRange({ slots }: State, from: PlaceId | null, to: PlaceId | null, far: boolean): boolean {
  if (from === null || to === null) return false;
  return (slots.indexOf(from) >> 1 === slots.indexOf(to) >> 1) !== far;
}
