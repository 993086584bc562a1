import { type OptionId, objectOf, type Seat, verbOf } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import { type GreenId, PROPHECIES } from '../cards/green.ts';
import { type OpenId, RELICS } from '../cards/open.ts';
import { type PlaceId, placeOfSum } from '../cards/places.ts';
import type { LovciFrame } from '../rules/work.ts';
import { appliesTo, chanceOf } from './beliefs.ts';
import {
  attackValue,
  blowValue,
  damageOf,
  drawValue,
  healValue,
  hurtValue,
  inDanger,
  living,
  others,
  placeValue,
  rollValue,
  sevenValue,
  stealValue,
  uncertainty,
} from './outlook.ts';
import { gainsPowerByFace } from './strength.ts';
import { hasHere, type Wishes, worth } from './wishes.ts';

type Valuing = (option: OptionId) => number;

/**
 * The value of options that must be taken whatever else is offered, and of those taken only if there is nothing else.
 */
const DO = 100;
const AVOID = -100;

/** The value of each option of a decision. Doing nothing is worth 0. */
export function valuesOf(frame: LovciFrame, wishes: Wishes): Valuing {
  const ofSeat =
    (value: (seat: Seat) => number, otherwise: Valuing = () => 0): Valuing =>
    (option) =>
      verbOf(option) === 'seat' ? value(Number(objectOf(option))) : otherwise(option);
  const ofCard =
    (value: (card: OpenId) => number): Valuing =>
    (option) =>
      option.includes(':') ? value(objectOf(option) as OpenId) : 0;
  const hostility = (seat: Seat) => wishes.hostility[seat] ?? 0;

  switch (frame.step) {
    case 'start':
      return (option) => moving(option, wishes);
    case 'compass-pick':
      return (option) => sumValue(option === 'first' ? frame.first : frame.second, wishes);
    case 'free-move':
      return (option) => placeValue(objectOf(option) as PlaceId, wishes);
    case 'place':
      return (option) => usingPlace(option, wishes);
    case 'tree-target':
      return ofSeat((seat) => (frame.effect === 'hurt' ? blowValue(seat, 2, wishes) : healing(seat, wishes)));
    case 'ability-target':
      return ofSeat((seat) => abilityOn(seat, wishes));
    case 'steal-from':
      return ofSeat((seat) => {
        const cards = wishes.view.players[seat]?.equipment ?? [];
        return Math.max(...cards.map((card) => worth(card, wishes))) + 3 * hostility(seat);
      });
    case 'steal-card':
    case 'dig':
      return ofCard((card) => worth(card, wishes));
    case 'loot':
      return (option) => (option === 'all' ? DO : ofCard((card) => 20 + worth(card, wishes))(option));
    case 'rob':
      return ofCard((card) => (wishes.character === 'bartolomej' ? 20 : worth(card, wishes)));
    case 'snare-card':
      return ofCard((card) => -worth(card, wishes));
    case 'snare-to':
      return ofSeat((seat) => -hostility(seat));
    case 'event-target':
      return ofSeat((seat) => eventOn(seat, wishes));
    case 'event-accept':
    case 'bat-heal':
      return (option) => ((option === 'decline') === wishes.wantsToDie ? 1 : 0);
    case 'event-reveal':
      return (option) => (option !== 'heal-all' ? 0 : damageOf(wishes) >= 6 && !wishes.wantsToDie ? 1 : -1);
    case 'prophecy-target':
      return ofSeat((seat) => prophecyTo(seat, wishes));
    case 'prophecy-reply':
      return (option) => reply(option, wishes);
    case 'attack':
      return ofSeat(
        (seat) => attackValue(seat, wishes),
        (option) => attackOther(option, wishes),
      );
    case 'rolled':
      return (option) => (option === 'reveal' ? revealingPays(wishes) : 0);
    case 'rescue':
      return (option) => (option === 'heal-all' ? 1 : 0);
    case 'counter':
      return (option) => ({ counter: 2, pass: 1 })[option] ?? 0;
    case 'end':
      return (option) => ending(option, wishes);
    case 'window-turn':
    case 'window-attack':
      return (option) => revealOrAbility(option, wishes);
    default:
      return () => 0;
  }
}

/** Revealing, and abilities that can be used before other options. */
function revealOrAbility(option: OptionId, wishes: Wishes): number {
  if (option === 'ability') return abilityWanted(wishes) ? DO : AVOID;
  return option === 'reveal' ? AVOID : 0;
}

function moving(option: OptionId, wishes: Wishes): number {
  const { view, me } = wishes;
  switch (option) {
    case 'roll':
      return rollValue(wishes);
    case 'compass':
      return rollValue(wishes) + 0.5;
    case 'step-cw':
    case 'step-ccw': {
      const player = view.players[me];
      const slot = view.slots.indexOf(player?.place as PlaceId) + (option === 'step-cw' ? 1 : 5);
      return placeValue(view.slots[slot % 6] as PlaceId, wishes) - (player?.revealed ? 0 : 1);
    }
    default:
      return revealOrAbility(option, wishes);
  }
}

function sumValue(sum: number, wishes: Wishes): number {
  const place = placeOfSum(sum);
  const there = place === null ? wishes.view.slots : [place];
  return Math.max(...there.map((id) => placeValue(id, wishes)));
}

function usingPlace(option: OptionId, wishes: Wishes): number {
  switch (option) {
    case 'draw-green':
      return drawValue('green', wishes);
    case 'draw-blue':
      return drawValue('blue', wishes);
    case 'draw-red':
      return drawValue('red', wishes);
    case 'hurt':
      return hurtValue(wishes);
    case 'heal':
      return healValue(wishes);
    case 'steal':
      return stealValue(wishes);
    default:
      return revealOrAbility(option, wishes);
  }
}

function healing(seat: Seat, wishes: Wishes): number {
  return seat === wishes.me && !wishes.wantsToDie ? 2 : -(wishes.hostility[seat] ?? 0);
}

/** Abilities that are optional at a given moment (LN-12). */
function abilityWanted(wishes: Wishes): boolean {
  const { view, me, character } = wishes;
  const targets = others(wishes);
  switch (character) {
    case 'apolena':
      return damageOf(wishes) >= 6;
    case 'augusta': {
      const [left, right] = [
        (me + 1) % view.players.length,
        (me + view.players.length - 1) % view.players.length,
      ];
      return view.players[right]?.eliminated !== 0 && view.players[left]?.eliminated === 0;
    }
    case 'drahomir':
      return [...view.discards.blue, ...view.discards.red].some((card) => RELICS.includes(card));
    case 'fenris':
      return living(wishes).some((seat) => sevenValue(seat, wishes) >= 2);
    case 'evelina':
      return targets.some((seat) => isStrongFoe(seat, wishes));
    case 'ursula':
      return targets.some(
        (seat) =>
          view.players[seat]?.place === view.options.reaperPlace && (wishes.hostility[seat] ?? 0) > 0.3,
      );
    default:
      return targets.some((seat) => (wishes.hostility[seat] ?? 0) >= (inDanger(wishes) ? 0.2 : 0.6));
  }
}

function abilityOn(seat: Seat, wishes: Wishes): number {
  switch (wishes.character) {
    case 'fenris':
      return sevenValue(seat, wishes);
    case 'evelina':
      return isStrongFoe(seat, wishes) ? 2 : (wishes.hostility[seat] ?? 0);
    default:
      return blowValue(seat, 3, wishes);
  }
}

/** A known foe whose ability keeps working (LN-12.10). */
function isStrongFoe(seat: Seat, { view, hostility }: Wishes): boolean {
  const { character, revealed } = view.players[seat] ?? {};
  const strong: readonly CharacterId[] = ['wilhelmina', 'volko', 'viktorie', 'ursula', 'cyril'];
  return Boolean(revealed && character && strong.includes(character) && (hostility[seat] ?? 0) > -0.5);
}

function eventOn(seat: Seat, wishes: Wishes): number {
  const { view, hostility } = wishes;
  switch (view.resolving) {
    case 'blood-moon':
      return sevenValue(seat, wishes);
    case 'distant-prayer':
      return -(hostility[seat] ?? 0) * Math.min(4, view.players[seat]?.damage ?? 0) - 0.5;
    default:
      return blowValue(seat, 2, wishes);
  }
}

/** The value of giving a prophecy to a seat: to hurt a foe, to heal a friend, or to learn something. */
function prophecyTo(seat: Seat, wishes: Wishes): number {
  const card = wishes.view.prophecy?.card;
  if (!card) return 0;
  const applies = chanceOf(wishes.beliefs, seat, (id) => appliesTo(card, id));
  const hostility = wishes.hostility[seat] ?? 0;
  const { effect } = PROPHECIES[card];
  const gain = effect.kind === 'balm' ? -hostility : effect.kind === 'show' ? 0 : hostility;
  const prize = effect.kind === 'toll' && wishes.view.players[seat]?.equipment.length ? 0.3 : 0;
  return uncertainty(seat, wishes) + applies * (gain + prize);
}

/** The truth, usually because nothing else is offered; Ulric mixes (LN-8.16). */
function reply(option: OptionId, wishes: Wishes): number {
  const { view, wantsToDie } = wishes;
  const mask = wishes.character === 'ulrik' ? asWerewolf(option, view.prophecy?.card) : 0;
  switch (verbOf(option)) {
    case 'heal':
      return wantsToDie ? 0 : 5;
    case 'give':
      return (inDanger(wishes) ? 2 : 0) - worth(objectOf(option) as OpenId, wishes) / 20;
    case 'hurt':
      return wantsToDie ? 3 : mask;
    default:
      return mask;
  }
}

/** A reply that a werewolf would have given. */
function asWerewolf(option: OptionId, card: GreenId | null | undefined): number {
  if (!card) return 0;
  return appliesTo(card, 'gregor') === (option !== 'nothing') ? 0.5 : 0;
}

function attackOther(option: OptionId, wishes: Wishes): number {
  if (option !== 'all') return revealOrAbility(option, wishes);
  const { view, me } = wishes;
  const area = (seat: Seat) => view.slots.indexOf(view.players[seat]?.place as PlaceId) >> 1;
  const far = hasHere(view, me, 'reach');
  return others(wishes)
    .filter((seat) => view.players[seat]?.place && (area(seat) === area(me)) !== far)
    .reduce((sum, seat) => sum + attackValue(seat, wishes), 0);
}

/** The value of showing a face in the middle of an attack (LN-9.12). */
function revealingPays(wishes: Wishes): number {
  const { view, me, character } = wishes;
  if (gainsPowerByFace({ character, equipment: view.players[me]?.equipment ?? [] })) return 1;
  if (character === 'volko') return damageOf(wishes) >= 4 ? 1 : AVOID;
  if (character !== 'bartolomej') return AVOID;
  return view.victims.some((seat) => view.players[seat]?.equipment.length) ? 1 : AVOID;
}

function ending(option: OptionId, wishes: Wishes): number {
  switch (option) {
    case 'repeat':
      return wishes.view.batches > 0 && damageOf(wishes) <= 6 ? 1 : AVOID;
    case 'fur':
      return inDanger(wishes) ? DO : AVOID;
    case 'extra':
      return DO;
    default:
      return revealOrAbility(option, wishes);
  }
}
