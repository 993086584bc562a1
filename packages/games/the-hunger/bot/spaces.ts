import { CHESTS, CRYPTS, type SpaceId, type SpaceNo, spaceAt } from '../cards/board.ts';
import { abilityOf, type CardNo, cardAt } from '../cards/cards.ts';
import { typeOf } from '../rules/marks.ts';
import { NONE } from '../rules/state.ts';
import { cryptWorth } from './missions.ts';
import type { Outlook } from './outlook.ts';
import { GUESTS } from './thumb.ts';
import { tokenWorth } from './tokens.ts';
import { digestWorth } from './worth.ts';

/** The value of spaces besides the prey hunted there. */

const UNKNOWN_TOKEN = 3;
/** A card of the Tavern, unseen: two out of three are Humans. */
const TAVERN_CARD = 2.1;

/** The value of using the effect of a space once. */
export function visitWorth(outlook: Outlook, space: SpaceNo): number {
  const { id, effect } = spaceAt(space);
  switch (effect) {
    case 'closed-chest':
    case 'open-chest':
      return chestWorth(outlook, id);
    case 'crypt':
      return cryptWorth(
        outlook,
        CRYPTS.findIndex(({ space: crypt }) => crypt === id),
      );
    case 'market':
    case 'church':
    case 'mansion':
    case 'barracks':
      return Math.max(0, ...guestsOf(outlook, space).map((card) => digestWorth(outlook, card)));
    default:
      return 0;
  }
}

export function chestWorth(outlook: Outlook, id: SpaceId): number {
  const token = outlook.view.chests[(CHESTS as readonly string[]).indexOf(id)];
  if (token === NONE || token === undefined) return 0;
  return token === null ? UNKNOWN_TOKEN : tokenWorth(outlook, token);
}

/** The Humans that a building could take, from either zone. */
function guestsOf({ own }: Outlook, space: SpaceNo): CardNo[] {
  return [...own.playing, ...own.discard].filter((card) => typeOf(card) === GUESTS[space]);
}

export function tavernWorth({ view }: Outlook): number {
  return view.tavern.length * TAVERN_CARD;
}

/** The best Rose left, with this many turns to come; 0 if the seat has one. */
export function roseWorth(outlook: Outlook, left: number): number {
  const { view, me, holdings } = outlook;
  if (holdings[me]?.rose) return 0;
  return Math.max(0, ...view.roses.map((rose) => worthOfRose(rose, left)));
}

/** The share of future turns in which its condition is met. */
const MET = { always: 1, hunted: 0.6, 'hunted-human': 0.6, 'not-hunted': 0.35 } as const;

/**
 * The VP that a Rose gives each turn count this many times, because it also adds a point of Speed without
 * taking a place in a hand. In 15 nights of four novices, none of 60 seats took a Rose when they counted
 * once; 17 do when they count four times, and their mean score rose from 74.9 to 79.2.
 */
const EACH_TURN = 4;

export function worthOfRose(rose: CardNo, left: number): number {
  const { value, speed } = cardAt(rose);
  const ability = abilityOf(rose, 'end-of-turn');
  const turns = Math.max(0, left - 1);
  return value + turns * (0.5 * speed + (ability === null ? 0 : EACH_TURN * ability.vp * MET[ability.when]));
}
