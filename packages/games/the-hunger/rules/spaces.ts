import { type Barred, type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CHESTS, CRYPTS, SPACES, type SpaceEffect, type SpaceNo, spaceAt, spaceNo } from '../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../cards/card.ts';
import type { CardNo } from '../cards/cards.ts';
import {
  addCards,
  barred,
  buildingOption,
  chestOption,
  choiceOf,
  cryptOption,
  digestDiscardedOption,
  digestOption,
  type Menu,
} from './choices.ts';
import { digestDiscarded, digestFromPlay } from './digest.ts';
import { typeOf } from './marks.ts';
import { gainMission } from './missions.ts';
import { turnOf, turnPlayer, turnSeat } from './seats.ts';
import { NONE, type Player, type State } from './state.ts';
import { takeToken } from './tokens.ts';
import { ACTION, type HungerTable, type Rules } from './work.ts';

/** The effect of a space on the vampire there (TH-11). */

/** TH-11.12. */
const BUILDINGS: Partial<Record<SpaceEffect, HumanType>> = {
  market: 'villager',
  church: 'religious',
  mansion: 'noble',
  barracks: 'military',
};

/** By space: the Chest, the Crypt, the type of Human that a building takes; -1 if there is none. */
const CHEST_AT = Int8Array.from(SPACES, ({ id }) => (CHESTS as readonly string[]).indexOf(id));
const CRYPT_AT = Int8Array.from(SPACES, ({ id }) => CRYPTS.findIndex(({ space }) => space === id));
const TYPE_AT = Int8Array.from(SPACES, ({ effect }) => {
  const type = effect === null ? undefined : BUILDINGS[effect];
  return type === undefined ? -1 : HUMAN_TYPES.indexOf(type);
});

export const spaceRules: Rules<'building' | 'choose-chest'> = {
  /** TH-D28. */
  building: decision({
    clause: 'TH-11.12',
    to: 'one',
    seat: turnSeat,
    ask: (state) => oneOf(visitors(turnPlayer(state))),
    fallback: (state) => visitors(turnPlayer(state))[0] as Visitor,
    answered(table, answer, seat) {
      const { verb, thing } = choiceOf(answer);
      const space = spaceAt(playerAt(table.state, seat).space).id;
      if (verb === 'digest') digestFromPlay(table, seat, thing, space);
      else digestDiscarded(table, seat, thing, space);
    },
  }),

  /** TH-D27: Treasure Chest (TH-14.14). */
  'choose-chest': decision({
    clause: 'TH-14.14',
    to: 'one',
    seat: turnSeat,
    ask: (state) => oneOf(filledChests(state).map(chestOption)),
    fallback: (state) => chestOption(filledChests(state)[0] as SpaceNo),
    answered(table, answer, seat) {
      takeToken(table, seat, CHEST_AT[chestOption.chosen(answer)] as number);
    },
  }),
};

/** TH-11.1 to TH-11.4: once, if the space is active and there is something to use. */
type SpaceUse = ChoiceId<'chest' | 'crypt' | 'building'>;

export function addSpace(state: State, player: Player, options: Menu<SpaceUse>): void {
  const { active, spaceUsed } = turnOf(state);
  const option = active && !spaceUsed ? useOfSpace(state, player) : null;
  if (option !== null) options.push(option);
}

/** Why the space cannot be used although there is something to use. */
export function barredSpace(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const { active, spaceUsed } = turnOf(state);
  const { space } = player;
  if (spaceUsed) return [];
  if (TYPE_AT[space] !== -1 && visitors(player).length === 0)
    return [barred(buildingOption(space), 'nobody-there', 'TH-11.12')];
  const option = useOfSpace(state, player);
  return active || option === null ? [] : [barred(option, 'asleep', 'TH-11.2')];
}

/** The usable thing on a vampire's space, if any. */
function useOfSpace(state: State, player: Player): SpaceUse | null {
  const { space } = player;
  if (hasToken(state, space)) return chestOption(space);
  if (hasTiles(state, space)) return cryptOption(space);
  return TYPE_AT[space] !== -1 && visitors(player).length > 0 ? buildingOption(space) : null;
}

function hasToken({ chests }: State, space: SpaceNo): boolean {
  const chest = CHEST_AT[space] as number;
  return chest >= 0 && chests[chest] !== NONE;
}

function hasTiles({ crypts }: State, space: SpaceNo): boolean {
  const crypt = CRYPT_AT[space] as number;
  return crypt >= 0 && (crypts[crypt] as readonly number[]).length > 0;
}

function filledChests(state: State): SpaceNo[] {
  return CHESTS.map(spaceNo).filter((space) => hasToken(state, space));
}

/** The Humans of the right type, from the playing area and the discard pile. */
type Visitor = ChoiceId<'digest' | 'digest-discarded'>;

function visitors({ space, playing, discard }: Player): Visitor[] {
  const options: Visitor[] = [];
  const isOfType = (card: CardNo) => typeOf(card) === TYPE_AT[space];
  addCards(options, playing, digestOption, isOfType);
  addCards(options, discard, digestDiscardedOption, isOfType);
  return options;
}

/** TH-11.9, TH-11.10, TH-11.12. */
export function useSpace(table: HungerTable, seat: Seat): void {
  const { state } = table;
  const { space } = playerAt(state, seat);
  turnOf(state).spaceUsed = true;
  table.next(ACTION);
  if (hasToken(state, space)) takeToken(table, seat, CHEST_AT[space] as number);
  else if (hasTiles(state, space)) gainMission(table, seat, CRYPT_AT[space] as number);
  else table.next({ step: 'building' });
}

/** TH-11.3, TH-17.1: a Crypt not used yet is resolved at the end; returns whether there was one. */
export function resolveOpenCrypt(table: HungerTable, seat: Seat): boolean {
  const { state } = table;
  const turn = turnOf(state);
  const { space } = playerAt(state, seat);
  if (!turn.active || turn.spaceUsed || !hasTiles(state, space)) return false;
  turn.spaceUsed = true;
  gainMission(table, seat, CRYPT_AT[space] as number);
  return true;
}
