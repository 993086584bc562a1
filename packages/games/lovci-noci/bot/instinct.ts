import { type OptionId, objectOf, playerAt, type Seat, verbOf } from '@nokturn/engine';
import type { OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import { has } from '../rules/equipment.ts';
import type { Insight } from './insight.ts';
import { type Asked, AVOID, DO, Mood } from './mood.ts';
import { drawValue, inRange, placeValue, rollValue, stealValue, sumValue, worthOf } from './place-worth.ts';
import {
  abilityAtStart,
  abilityOn,
  digging,
  eventOn,
  prophecyTo,
  repeating,
  reply,
  revealing,
} from './targets.ts';

/** A seat's leaning towards each of its options: roughly the points of damage it gains by it. */
export function leaningsOf(question: Asked, insight: Insight): number[] {
  const { ask } = question;
  if (ask.kind !== 'one') return [];
  if (ask.options.length === 1) return [0];
  const leaning = leaningIn(question, new Mood(question, insight));
  return ask.options.map(leaning);
}

function leaningIn({ frame, state }: Asked, mood: Mood): (option: OptionId) => number {
  const ofSeat =
    (value: (seat: Seat) => number, otherwise: (option: OptionId) => number = () => 0) =>
    (option: OptionId) =>
      verbOf(option) === 'seat' ? value(Number(objectOf(option))) : otherwise(option);
  const ofCard = (value: (card: OpenId) => number) => (option: OptionId) =>
    option.includes(':') ? value(objectOf(option) as OpenId) : 0;
  const { me, character } = mood;

  switch (frame.step) {
    case 'start':
      return (option) => moving(option, mood);
    case 'compass-pick':
      return (option) => sumValue(option === 'first' ? frame.first : frame.second, mood);
    case 'free-move':
      return (option) => placeValue(objectOf(option) as PlaceId, mood);
    case 'place':
      return (option) => usingPlace(option, mood);
    case 'tree-target':
      return ofSeat((seat) => {
        if (frame.effect === 'heal') return seat === me ? mood.heal(1) : -mood.hostility(seat) / 2;
        return mood.blow(seat, 2, 'enchanted-tree');
      });
    case 'ability-target':
      return ofSeat((seat) => abilityOn(seat, mood));
    case 'steal-from':
      return ofSeat(
        (seat) =>
          Math.max(...playerAt(state, seat).equipment.map((card) => worthOf(card, mood))) +
          mood.hostility(seat) / 2,
      );
    case 'steal-card':
    case 'dig':
    case 'rob':
      return ofCard((card) => worthOf(card, mood));
    case 'loot':
      return (option) => (option === 'all' ? DO : ofCard((card) => worthOf(card, mood))(option));
    case 'snare-card':
      return ofCard((card) => -worthOf(card, mood));
    case 'snare-to':
      return ofSeat((seat) => -mood.hostility(seat));
    case 'event-target':
      return ofSeat((seat) => eventOn(seat, mood));
    case 'event-accept':
    case 'bat-heal':
      return (option) => ((option === 'decline') === mood.wantsToDie ? 1 : 0);
    case 'event-reveal':
      return (option) => (option === 'heal-all' ? mood.damage - 4 : 0);
    case 'prophecy-target':
      return ofSeat((seat) => prophecyTo(seat, mood));
    case 'prophecy-reply':
      return (option) => reply(option, mood);
    case 'attack':
      return ofSeat(
        (seat) => mood.attack(seat),
        (option) => attackOther(option, mood),
      );
    case 'rolled':
      return (option) => (option === 'reveal' ? revealing(mood) : 0);
    case 'rescue':
      return (option) => (option === 'heal-all' ? 1 : 0);
    case 'counter':
      return (option) => ({ counter: DO, pass: 1 })[option] ?? AVOID;
    case 'end':
      return (option) => ending(option, mood);
    default:
      return (option) => revealOrAbility(option);
  }

  function revealOrAbility(option: OptionId): number {
    if (option === 'reveal') return AVOID;
    if (option !== 'ability') return 0;
    // LN-11.11: Apollonia will be asked again when it is a matter of life and death.
    return character === 'drahomir' && digging(state) ? 3 : AVOID;
  }

  function moving(option: OptionId, { player }: Mood): number {
    switch (option) {
      case 'roll':
        return 0;
      case 'compass':
        return 0.5;
      case 'step-cw':
      case 'step-ccw': {
        const slot = state.slots.indexOf(player.place as PlaceId) + (option === 'step-cw' ? 1 : 5);
        const gain = placeValue(state.slots[slot % 6] as PlaceId, mood) - rollValue(mood);
        return gain - (player.revealed ? 0 : 1.5);
      }
      case 'ability':
        return abilityAtStart(mood);
      default:
        return revealOrAbility(option);
    }
  }

  function usingPlace(option: OptionId, { others }: Mood): number {
    switch (option) {
      case 'draw-green':
        return drawValue('green', mood);
      case 'draw-blue':
        return drawValue('blue', mood);
      case 'draw-red':
        return drawValue('red', mood);
      case 'hurt':
        return Math.max(
          ...others.map((seat) => mood.blow(seat, 2, 'enchanted-tree')),
          mood.wantsToDie ? 1 : 0,
        );
      case 'heal':
        return mood.heal(1);
      case 'steal':
        return stealValue(mood);
      default:
        return revealOrAbility(option);
    }
  }

  function ending(option: OptionId, { damage, life }: Mood): number {
    switch (option) {
      case 'repeat':
        return repeating(mood);
      case 'fur':
        return damage > 0 && life <= 5 ? DO : AVOID;
      case 'extra':
        return DO;
      default:
        return revealOrAbility(option);
    }
  }

  function attackOther(option: OptionId, { others, player }: Mood): number {
    if (option !== 'all') return revealOrAbility(option);
    return others
      .filter((seat) => inRange(state, player.place, playerAt(state, seat).place, has(player, 'reach')))
      .reduce((sum, seat) => sum + mood.attack(seat), 0);
  }
}
