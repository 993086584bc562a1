import { type Answer, type Ask, barring, type OptionId } from '@nokturn/engine';
import { SPACE_IDS } from '../cards/board.ts';
import { HUMAN_TYPES } from '../cards/card.ts';
import { CARDS, type CardNo } from '../cards/cards.ts';
import { MISSION_IDS } from '../cards/missions.ts';
import { TOKENS } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { hasMark, TWINS } from './marks.ts';
import { CELL_IDS } from './track.ts';

/**
 * What can be answered, by decision: option ids are made once, here, and read back by looking them up.
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

/** A verb with a thing: what an option that is not a single word says. */
export interface Choice {
  readonly verb: VerbName;
  /** The number of the thing: a card, a space, a cell, a tile or a token, as the verb has it. */
  readonly no: number;
}

const CHOICES = new Map<OptionId, Choice>();

/**
 * The options of one verb for all things of a kind. They are read back from the keys of an object, which are kept once
 * each: comparing two of them compares where they lie, not their letters.
 */
function verb(name: VerbName, ids: readonly string[]): (no: number) => OptionId {
  const options = Object.keys(Object.fromEntries(ids.map((id) => [`${name}:${id}`, null])));
  options.forEach((option, no) => {
    CHOICES.set(option, { verb: name, no });
  });
  return (no) => options[no] as OptionId;
}

const VERBS = [
  'vampire',
  'keep',
  'use',
  'token',
  'activate',
  'bear',
  'snake',
  'dog',
  'rose',
  'ready',
  'card',
  'discard',
  'digest',
  'digest-discarded',
  'space',
  'move',
  'mist',
  'push',
  'chest',
  'crypt',
  'building',
  'cell',
  'hunt',
  'type',
] as const;
export type VerbName = (typeof VERBS)[number];

const CARD_NAMES = CARDS.map(({ id }) => id);
const TOKEN_NAMES = TOKENS.map(({ id }) => id);

export const vampireOption = verb('vampire', VAMPIRE_IDS);
export const keepOption = verb('keep', MISSION_IDS);
export const useOption = verb('use', MISSION_IDS);
export const tokenOption = verb('token', TOKEN_NAMES);
export const activateOption = verb('activate', CARD_NAMES);
export const bearOption = verb('bear', CARD_NAMES);
export const snakeOption = verb('snake', CARD_NAMES);
export const dogOption = verb('dog', CARD_NAMES);
export const roseOption = verb('rose', CARD_NAMES);
export const readyOption = verb('ready', CARD_NAMES);
export const cardOption = verb('card', CARD_NAMES);
export const discardOption = verb('discard', CARD_NAMES);
export const digestOption = verb('digest', CARD_NAMES);
export const digestDiscardedOption = verb('digest-discarded', CARD_NAMES);
export const spaceOption = verb('space', SPACE_IDS);
export const moveOption = verb('move', SPACE_IDS);
export const mistOption = verb('mist', SPACE_IDS);
export const pushOption = verb('push', SPACE_IDS);
export const chestOption = verb('chest', SPACE_IDS);
export const cryptOption = verb('crypt', SPACE_IDS);
export const buildingOption = verb('building', SPACE_IDS);
export const cellOption = verb('cell', CELL_IDS);
export const huntOption = verb('hunt', CELL_IDS);
export const typeOption = verb('type', HUMAN_TYPES);

/** What an answer says; null for a single word. */
export function choiceOf(answer: Answer): Choice | null {
  return CHOICES.get(answer as OptionId) ?? null;
}

/** The thing that an answer names. */
export function chosen(answer: Answer): number {
  const choice = CHOICES.get(answer as OptionId);
  if (choice === undefined) throw new Error(`${answer} names nothing`);
  return choice.no;
}

export function oneOf(options: readonly OptionId[]): Ask {
  return { kind: 'one', options };
}

/** Adds the option of each card; equal cards are offered once. */
export function addCards(
  options: OptionId[],
  cards: readonly CardNo[],
  option: (card: CardNo) => OptionId,
  may: (card: CardNo) => boolean,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardNo;
    if (!may(card)) continue;
    const id = option(card);
    if (!hasMark(card, TWINS) || !options.includes(id)) options.push(id);
  }
}

/** Why an option that the rules know is not allowed now. */
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
