import { dim, type GameText, plain, signed } from '@nokturn/text';
import type { Card, Keyword } from './cards/card.ts';
import { type CardId, type CardNo, cardAt } from './cards/cards.ts';
import { cardsOf } from './cards.ts';
import type { HungerOptions } from './options.ts';

/** Keywords that all cards of a kind have are explained once, in the glossary. */
const OF_COURSE: readonly Keyword[] = ['permanent', 'ready', 'unique'];

/** A card by the rules of the match. */
function shown(card: CardNo, text: GameText): Card<CardId> {
  return cardsOf(text).cards[card] ?? cardAt(card);
}

/** A card by name with its key facts: value and type, animal or Speed, and keywords. */
export function short(card: CardNo, text: GameText): string {
  const detail = detailOf(card, text);
  const name = text.thing('card', cardAt(card).id);
  return detail === '' ? name : `${name} ${dim(`(${detail})`)}`;
}

function detailOf(card: CardNo, text: GameText): string {
  const { id, kind, type, animal, value, speed, keywords } = shown(card, text);
  const name = plain(text.thing('card', id));
  const words = keywords
    .filter((keyword) => !OF_COURSE.includes(keyword) && animal === null)
    .map((keyword) => text.plain(`keyword-${keyword}`));
  switch (kind) {
    case 'human':
      return [`${value} ${text.plain(`type-${type}`)}`, ...speedOf(speed), ...words].join(', ');
    case 'familiar': {
      const beast = text.plain(`animal-${animal}`);
      return name.includes(beast) ? '' : beast;
    }
    case 'rose':
      return [String(value), ...speedOf(speed)].join(', ');
    default:
      return speed === 0 || name.includes(`(${speed})`) ? '' : signed(speed);
  }
}

function speedOf(speed: number): string[] {
  return speed === 0 ? [] : [signed(speed)];
}

/** A card by name, with its kind, numbers and effect. */
export function full(card: CardNo, options: HungerOptions, text: GameText): string[] {
  const { id, kind, type, animal, value, speed } = shown(card, text);
  const sort = type === null ? text.plain(`kind-${kind}`) : text.plain(`type-${type}`);
  const points = kind === 'human' || kind === 'rose' ? [`${text.plain('term-value')} ${value}`] : [];
  const facts = [
    animal === null ? sort : `${sort}, ${text.plain(`animal-${animal}`)}`,
    ...points,
    ...(speed === 0 ? [] : [`${text.plain('term-speed')} ${signed(speed)}`]),
  ];
  return [text.thing('card', id), dim(facts.join(', ')), ...rules(card, options, text)];
}

/** The text of a card; nothing if it has no effect. */
export function rules(card: CardNo, options: HungerOptions, text: GameText): string[] {
  const { id, keywords, does } = shown(card, text);
  return keywords.length + does.length === 0 ? [] : [text.thing('card', id, 'text', { ...options })];
}
