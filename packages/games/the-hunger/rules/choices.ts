import { barring, choiceReader, numberedChoices, type OptionId } from '@nokturn/engine';
import { SPACE_IDS } from '../cards/board.ts';
import { HUMAN_TYPES } from '../cards/card.ts';
import { CARDS, type CardNo } from '../cards/cards.ts';
import { MISSION_IDS } from '../cards/missions.ts';
import { TOKENS } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { hasMark, TWINS } from './marks.ts';
import { CELL_IDS } from './track.ts';

/**
 * The possible answers, by decision: option ids are created once, here, and looked up when they are read back.
 *
 *   choose-vampire      vampire:<vampire>
 *   keep-mission        keep:<mission>
 *   parasol             take, decline
 *   prelude             play, bear:<card>, use:<mission>
 *   effects             activate:<card>, token:<token>, use:<mission>, done
 *   discard             discard:<card>
 *   use-again           again, stop
 *   snake-window        snake:<card>, done
 *   devour              digest:<card>
 *   confuse             space:<space>
 *   move                move:<space>, mist:<space>, token:<token>, use:<mission>, stay
 *   push                push:<space>, stop
 *   butted              discard:<card>
 *   action              hunt:<cell>, tavern, rose:<card>, chest:<space>, crypt:<space>, building:<space>, hypnosis,
 *                       snake:<card>, dog:<card>, token:<token>, use:<mission>, end
 *   ready               ready:<card>, rest
 *   digest              digest:<card>, digest-discarded:<card>, none
 *   building            digest:<card>, digest-discarded:<card>
 *   hypnosis-cell       cell:<cell>, back
 *   hypnosis-card       card:<card>, back
 *   hypnosis-direction  up, down, left, right
 *   free-hunt-cell      cell:<cell>
 *   free-hunt-card      card:<card>
 *   choose-crypt        crypt:<space>
 *   keep-missions       keep:<mission>, as many as the seat may have
 *   choose-chest        chest:<space>
 *   name-type           type:<type>
 */

const CARD_NAMES = CARDS.map(({ id }) => id);
const TOKEN_NAMES = TOKENS.map(({ id }) => id);

export const vampireOption = numberedChoices('vampire', VAMPIRE_IDS);
export const keepOption = numberedChoices('keep', MISSION_IDS);
export const useOption = numberedChoices('use', MISSION_IDS);
export const tokenOption = numberedChoices('token', TOKEN_NAMES);
export const activateOption = numberedChoices('activate', CARD_NAMES);
export const bearOption = numberedChoices('bear', CARD_NAMES);
export const snakeOption = numberedChoices('snake', CARD_NAMES);
export const dogOption = numberedChoices('dog', CARD_NAMES);
export const roseOption = numberedChoices('rose', CARD_NAMES);
export const readyOption = numberedChoices('ready', CARD_NAMES);
export const cardOption = numberedChoices('card', CARD_NAMES);
export const discardOption = numberedChoices('discard', CARD_NAMES);
export const digestOption = numberedChoices('digest', CARD_NAMES);
export const digestDiscardedOption = numberedChoices('digest-discarded', CARD_NAMES);
export const spaceOption = numberedChoices('space', SPACE_IDS);
export const moveOption = numberedChoices('move', SPACE_IDS);
export const mistOption = numberedChoices('mist', SPACE_IDS);
export const pushOption = numberedChoices('push', SPACE_IDS);
export const chestOption = numberedChoices('chest', SPACE_IDS);
export const cryptOption = numberedChoices('crypt', SPACE_IDS);
export const buildingOption = numberedChoices('building', SPACE_IDS);
export const cellOption = numberedChoices('cell', CELL_IDS);
export const huntOption = numberedChoices('hunt', CELL_IDS);
export const typeOption = numberedChoices('type', HUMAN_TYPES);

/**
 * The meaning of an answer: a verb, and the number of a card, a space, a cell, a tile or a token, depending
 * on the verb.
 */
export const choiceOf = choiceReader([
  vampireOption,
  keepOption,
  useOption,
  tokenOption,
  activateOption,
  bearOption,
  snakeOption,
  dogOption,
  roseOption,
  readyOption,
  cardOption,
  discardOption,
  digestOption,
  digestDiscardedOption,
  spaceOption,
  moveOption,
  mistOption,
  pushOption,
  chestOption,
  cryptOption,
  buildingOption,
  cellOption,
  huntOption,
  typeOption,
]);

/** The number of the thing named by an option, for callers that know the question: bots. */
export function chosen(option: OptionId): number {
  const choice = choiceOf(option);
  if (choice === null) throw new Error(`${option} names nothing`);
  return choice.thing;
}

/** A list that takes the options of a longer menu. */
export interface Menu<O extends OptionId> {
  push(option: O): unknown;
  includes(option: O): boolean;
}

/** Adds the option for each card; identical cards are offered once. */
export function addCards<O extends OptionId>(
  options: Menu<O>,
  cards: readonly CardNo[],
  option: (card: CardNo) => O,
  may: (card: CardNo) => boolean,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardNo;
    if (!may(card)) continue;
    const id = option(card);
    if (!hasMark(card, TWINS) || !options.includes(id)) options.push(id);
  }
}

/** The reasons why an option that exists in the rules is not allowed now. */
export const REASONS = [
  'mandatory',
  'nothing-to-discard',
  'spicy',
  'spicy-token',
  'no-speed',
  'castle',
  'ship',
  'holy-water',
  'parasol',
  'cemetery',
  'rose-ends-track',
  'too-dear',
  'no-hunt-left',
  'has-rose',
  'dog-speed',
  'nobody-there',
  'asleep',
] as const;
export type Reason = (typeof REASONS)[number];

export const barred = barring<Reason>();
