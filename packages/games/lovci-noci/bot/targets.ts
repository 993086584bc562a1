import { type OptionId, objectOf, playerAt, type Seat, verbOf } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import { PROPHECIES } from '../cards/green.ts';
import { type OpenId, RELICS } from '../cards/open.ts';
import { has } from '../rules/equipment.ts';
import { isLiving } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import { appliesTo } from './beliefs.ts';
import { AVOID, type Mood } from './mood.ts';
import { worthOf } from './place-worth.ts';
import { gainsPowerByFace, powerOf } from './strength.ts';

/** The mean limit of the ten characters of either set. */
const MEAN_LIMIT = 11.6;

/** LN-12.5: once two are gone, Cyril strikes as long as he can pay, if it may be enough. */
export function repeating({ state, life, player }: Mood): number {
  const dead = state.players.filter((other) => !isLiving(other)).length;
  if (dead === 0) return AVOID;
  const strikes = Math.floor((life - 1) / 2);
  const most = Math.max(...state.victims.map((seat) => playerAt(state, seat).damage));
  const amount = strikes * (1.8 + powerOf(player));
  return dead >= 2 && most + amount >= MEAN_LIMIT ? 3 : -1;
}

export function abilityAtStart(mood: Mood): number {
  const { character, others, state, player } = mood;
  const best = (value: (seat: Seat) => number) => Math.max(...others.map(value));
  const cover = player.revealed ? 0 : 1;
  switch (character) {
    case 'frederik':
      return best((seat) => mood.blow(seat, 3.5, 'ability')) - 0.5 - cover;
    case 'gregor':
      return best((seat) => mood.blow(seat, 2.5, 'ability')) - 0.5 - cover;
    case 'ursula':
      return (
        best((seat) =>
          playerAt(state, seat).place === state.options.reaperPlace ? mood.blow(seat, 3, 'ability') : 0,
        ) - cover
      );
    case 'fenris':
      return best((seat) => abilityOn(seat, mood)) - 1.5 - cover;
    case 'evelina':
      return best((seat) => abilityOn(seat, mood)) - 1;
    case 'drahomir':
      return digging(state) ? 3 : AVOID;
    case 'augusta': {
      const { players } = state;
      const right = players[(mood.me + players.length - 1) % players.length] as Player;
      const left = players[(mood.me + 1) % players.length] as Player;
      return !isLiving(right) && isLiving(left) ? 2 : AVOID;
    }
    default:
      return AVOID;
  }
}

export function abilityOn(seat: Seat, mood: Mood): number {
  const other = playerAt(mood.state, seat);
  switch (mood.character) {
    case 'fenris':
      return has(other, 'steady') ? 0 : mood.hostility(seat) * (7 - other.damage);
    case 'evelina':
      return other.revealed && STRONG.includes(other.character) ? 2 * mood.hostility(seat) : 0;
    case 'gregor':
      return mood.blow(seat, 2.5, 'ability');
    case 'ursula':
      return mood.blow(seat, 3, 'ability');
    default:
      return mood.blow(seat, 3.5, 'ability');
  }
}

/** Characters whose ability keeps working (LN-12.10). */
const STRONG: readonly CharacterId[] = ['wilhelmina', 'volko', 'viktorie', 'ursula', 'cyril'];

/** A relic that Drahomir can dig up (LN-12.8). */
export function digging({ discards }: State): boolean {
  return discards.blue.some((card) => RELICS.includes(card));
}

export function eventOn(seat: Seat, mood: Mood): number {
  const { state } = mood;
  const other = playerAt(state, seat);
  switch (state.resolving) {
    case 'blood-moon':
      return has(other, 'steady') ? 0 : mood.hostility(seat) * (7 - other.damage) * 0.6 - 0.2;
    case 'distant-prayer':
      return -mood.hostility(seat) * Math.min(3, other.damage) - 0.2;
    case 'midnight-duel':
      return mood.blow(seat, 3, state.resolving);
    case 'bat-swarm':
    case 'grave-spider':
      return mood.blow(seat, 2, state.resolving);
    default:
      return 0;
  }
}

/** The value of giving a prophecy to a seat: to hurt a foe, to heal a friend, or to learn something. */
export function prophecyTo(seat: Seat, mood: Mood): number {
  const card = mood.state.prophecy?.card;
  if (!card) return 0;
  const { effect } = PROPHECIES[card];
  const other = playerAt(mood.state, seat);
  const hostility = mood.hostility(seat);
  const gain = effect.kind === 'balm' ? -hostility : effect.kind === 'show' ? 0 : hostility;
  const prize = effect.kind === 'toll' && other.equipment.length > 0 ? 0.3 : 0;
  if (mood.knows(seat)) return appliesTo(card, other.character) ? gain + prize : 0;
  const { werewolf, vampire, human } = mood.chances(seat);
  const doubt = 1 - werewolf * werewolf - vampire * vampire - human * human;
  return 2 * doubt + 0.5 * (gain + prize);
}

/** The truth, usually because nothing else is offered; Ulric mixes (LN-8.16). */
export function reply(option: OptionId, mood: Mood): number {
  switch (verbOf(option)) {
    case 'heal':
      return mood.wantsToDie ? -1 : 2;
    case 'give':
      return (mood.life <= 3 ? 2 : 0) - worthOf(objectOf(option) as OpenId, mood);
    case 'hurt':
      return mood.wantsToDie ? 1 : -0.5;
    default:
      return 0;
  }
}

/** The value of showing a face in the middle of an attack (LN-9.12). */
export function revealing({ state, player, character, damage }: Mood): number {
  if (gainsPowerByFace(player)) return 1;
  if (character === 'volko') return damage >= 5 ? 0.5 : AVOID;
  if (character !== 'bartolomej') return AVOID;
  return state.victims.some((seat) => playerAt(state, seat).equipment.length > 0) ? 1 : AVOID;
}
