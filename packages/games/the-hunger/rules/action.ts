import { type Barred, type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import type { MissionNo } from '../cards/missions.ts';
import { barred, choiceOf } from './choices.ts';
import { addDogSpeed, addDogs, barredDogs, discardDog } from './dogs.ts';
import { addFreeHunts, mightHuntFreely, useFreeHunt } from './free-hunts.ts';
import { addHunts, barredHunts, hunt, huntTavern, takeRose } from './hunt.ts';
import { addHypnosis } from './hypnosis.ts';
import { addFreeMissions, addMissionToken, mightUseFreeMission, useFreeMission } from './instants.ts';
import { isWell } from './map.ts';
import { countMarked, DOG, HYPNOSIS, marksOfAll, PIG, SNAKE, STEALTH } from './marks.ts';
import { turnOf, turnPlayer, turnSeat } from './seats.ts';
import { addSnakes, useSnake } from './snakes.ts';
import { addSpace, barredSpace, useSpace } from './spaces.ts';
import type { State } from './state.ts';
import { ACTION_TOKENS, addTokens, playToken, tokenMarks } from './tokens.ts';
import { ACTION, type HungerTable, type Rules } from './work.ts';

/** Step H: the space, hunts and everything else (TH-11 to TH-13). */
export const actionRules: Rules<'action'> = {
  /**
   * TH-D16 with TH-D17 and TH-D26: the menu names each hunt at once, and a Mission that follows a hunt is
   * used right after it or not at all. The question goes to every seat that, as far as the table knows, could
   * use a secret tile.
   */
  action: decision({
    clause: 'TH-11.1',
    to: 'one',
    cover: true,
    seat(state) {
      const seat = turnSeat(state);
      return mightUseMission(state, seat) || menuOf(state, seat).length > 1 ? seat : null;
    },
    ask: (state, seat) => oneOf(menuOf(state, seat)),
    fallback: () => 'end',
    barred: (state, seat) => [
      ...barredHunts(state, seat),
      ...barredSpace(state, seat),
      ...barredTokens(state, seat),
      ...barredDogs(state, seat),
    ],
    answered(table, answer, seat) {
      // TH-17.1: anything still open is resolved at the end of the turn.
      if (answer === 'end') return;
      const turn = turnOf(table.state);
      const column = turn.huntedColumn;
      if (answer === 'hypnosis') return table.next({ step: 'hypnosis-cell' });
      turn.huntedColumn = 0;
      if (answer === 'tavern') return huntTavern(table, seat);
      const choice = choiceOf(answer);
      switch (choice.verb) {
        case 'hunt':
          return hunt(table, seat, choice.thing);
        case 'rose':
          return takeRose(table, seat, choice.thing);
        case 'chest':
        case 'crypt':
        case 'building':
          return useSpace(table, seat);
        case 'snake':
          return useSnake(table, choice.thing);
        case 'dog':
          return discardDog(table, seat, choice.thing);
        case 'token':
          return playToken(table, seat, choice.thing, ACTION);
        case 'use':
          return useTile(table, seat, choice.thing, column);
      }
    },
  }),
};

export function beginAction(table: HungerTable): void {
  const { state } = table;
  const turn = turnOf(state);
  const { playing, space } = turnPlayer(state);
  turn.step = 'action';
  const marks = marksOfAll(playing);
  // TH-13.2, TH-13.3.
  turn.generalHunts = 1;
  if ((marks & STEALTH) !== 0) turn.generalHunts += countMarked(playing, STEALTH);
  if ((marks & PIG) !== 0 && !turn.moved) turn.generalHunts += countMarked(playing, PIG);
  turn.columnHunts = turn.active && isWell(space) ? 1 : 0;
  if ((marks & DOG) !== 0) for (const card of playing) addDogSpeed(table, card);
  table.position.work.push(ACTION);
}

/** Visible options first, then tiles that nobody else sees, then the end of the turn. */
type Deed =
  | 'end'
  | 'hypnosis'
  | 'tavern'
  | ChoiceId<'hunt' | 'rose' | 'chest' | 'crypt' | 'building' | 'snake' | 'dog' | 'token' | 'use'>;

function menuOf(state: State, seat: Seat): Deed[] {
  const player = playerAt(state, seat);
  const options: Deed[] = [];
  const marks = marksOfAll(player.playing);
  addHunts(state, player, marks, options);
  addSpace(state, player, options);
  if ((marks & HYPNOSIS) !== 0) addHypnosis(state, player, options);
  if ((marks & SNAKE) !== 0) addSnakes(player, options);
  if ((marks & DOG) !== 0) addDogs(state, player, options);
  if ((tokenMarks(player) & ACTION_TOKENS) !== 0) {
    const { stranded } = turnOf(state);
    addTokens(player, options, (use) => use.kind === 'hunt' || (use.kind === 'speed' && !stranded));
    addMissionToken(state, player, options);
  }
  addFreeMissions(state, seat, options);
  addFreeHunts(state, seat, options);
  options.push('end');
  return options;
}

/** Whether the seat could use a tile now, as far as others can know. */
function mightUseMission(state: State, seat: Seat): boolean {
  return mightUseFreeMission(state, seat) || mightHuntFreely(state, seat);
}

function useTile(table: HungerTable, seat: Seat, mission: MissionNo, column: number): void {
  if (!useFreeHunt(table, seat, mission, column)) useFreeMission(table, seat, mission, ACTION);
}

/** TH-9.17: Speed tokens of a Spicy vampire that has not reached a Well. */
function barredTokens(state: State, seat: Seat): Barred[] {
  if (!turnOf(state).stranded) return [];
  const options: ChoiceId<'token'>[] = [];
  addTokens(playerAt(state, seat), options, (use) => use.kind === 'speed');
  return options.map((option) => barred(option, 'spicy-token', 'TH-9.17'));
}
