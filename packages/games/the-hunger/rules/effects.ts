import { type Ask, type Barred, type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import type { Ability } from '../cards/card.ts';
import { abilityOf, type CardNo, cardAt } from '../cards/cards.ts';
import { beginSnakeWindow } from './before-confuse.ts';
import { activateOption, addCards, barred, choiceOf, discardOption, type Menu } from './choices.ts';
import { addFreeMissions, addMissionToken, hidesFreeMissions, useFreeMission } from './instants.ts';
import { DRAWS, HUMAN, hasMark, marksOfAll, SWAPS } from './marks.ts';
import {
  canDraw,
  discardFromPlay,
  drawIntoPlay,
  idsOf,
  isUnused,
  turnOf,
  turnPlayer,
  turnSeat,
  unusedCopies,
} from './seats.ts';
import type { Player, State, Turn } from './state.ts';
import { addTokens, EFFECT_TOKENS, playToken, tokenMarks } from './tokens.ts';
import { EFFECTS, type HungerTable, type Rules } from './work.ts';

const DONE = 'done';

/** Step B: discard and draw effects (TH-7). */
export const effectsRules: Rules<'effects' | 'discard' | 'use-again'> = {
  /** TH-D4. */
  effects: decision({
    clause: 'TH-7.2',
    to: 'one',
    seat: turnSeat,
    cover: (state, seat, ask) => !isEmpty(ask) && hidesFreeMissions(state, seat, ask),
    ask: (state, seat) => oneOf(menuOf(state, seat)),
    fallback(state, seat) {
      const options = menuOf(state, seat);
      return options.includes(DONE) ? DONE : (options[0] as Effect);
    },
    barred: barredEffects,
    answered(table, answer, seat) {
      if (answer === DONE) return beginSnakeWindow(table);
      const choice = choiceOf(answer);
      switch (choice.verb) {
        case 'activate':
          return activate(table, seat, choice.thing);
        case 'token':
          return playToken(table, seat, choice.thing, EFFECTS);
        case 'use':
          return useFreeMission(table, seat, choice.thing, EFFECTS);
      }
    },
  }),

  /** TH-D5. */
  discard: decision({
    clause: 'TH-7.3',
    to: 'one',
    seat: turnSeat,
    ask: (state) => oneOf(discardOptions(state)),
    fallback: (state) => discardOptions(state)[0] as ChoiceId<'discard'>,
    answered(table, answer, seat, { by, again }) {
      discardFromPlay(table, seat, discardOption.chosen(answer), by);
      drawIntoPlay(table, seat, 1, by);
      // TH-7.7: the second use of a double Will is decided immediately.
      if (again !== null && hasEligible(table.state, playerAt(table.state, seat), null))
        table.next({ step: 'use-again', card: again });
      else table.next(EFFECTS);
    },
  }),

  /** TH-D6. */
  'use-again': decision({
    clause: 'TH-7.7',
    to: 'one',
    seat: turnSeat,
    ask: () => oneOf(['again', 'stop']),
    fallback: () => 'stop',
    answered(table, answer, _seat, { card }) {
      if (answer === 'again') table.next({ step: 'discard', by: card, again: null });
      else table.next(EFFECTS);
    },
  }),
};

/** TH-6.3: the whole hand is played, then its effects are resolved. */
export function beginEffects(table: HungerTable): void {
  const { state } = table;
  const player = turnPlayer(state);
  const { hand, playing } = player;
  for (let i = 0; i < hand.length; i++) playing.push(hand[i] as CardNo);
  if (table.told) table.tell({ kind: 'played', seat: turnSeat(state), cards: idsOf(hand) });
  hand.length = 0;
  turnOf(state).step = 'effects';
  if ((marksOfAll(playing) & (DRAWS | SWAPS)) !== 0 || (tokenMarks(player) & EFFECT_TOKENS) !== 0)
    table.position.work.push(EFFECTS);
  else beginSnakeWindow(table);
}

/** Visible options first, then tiles that nobody else sees. */
type Effect = typeof DONE | ChoiceId<'activate' | 'token' | 'use'>;

function menuOf(state: State, seat: Seat): Effect[] {
  const player = playerAt(state, seat);
  const options: Effect[] = [];
  const marks = marksOfAll(player.playing);
  if ((marks & SWAPS) !== 0) addSwaps(options, state, player);
  const must = (marks & DRAWS) !== 0 && canDraw(player) && addDraws(options, player, turnOf(state), marks);
  if ((tokenMarks(player) & EFFECT_TOKENS) !== 0) {
    addTokens(player, options, (use) =>
      use.kind === 'draw' ? canDraw(player) : use.kind === 'swap' && hasEligible(state, player, null),
    );
    addMissionToken(state, player, options);
  }
  // Nothing else comes before a mandatory effect that could draw a card (TH-7.11).
  if (!must) options.push(DONE);
  // A tile alone does not open the menu (TH-R64).
  if (options[0] !== DONE) addFreeMissions(state, seat, options);
  return options;
}

/** No card or token has anything left to do. */
function isEmpty(ask: Ask): boolean {
  return ask.kind === 'one' && ask.options[0] === DONE;
}

function addSwaps(options: Menu<ChoiceId<'activate'>>, state: State, player: Player): void {
  addCards(
    options,
    player.playing,
    activateOption,
    (card) => hasMark(card, SWAPS) && isEligible(state, player, card) && hasEligible(state, player, card),
  );
}

/** Returns whether one of them is mandatory. */
function addDraws(options: Menu<ChoiceId<'activate'>>, player: Player, turn: Turn, marks: number): boolean {
  const human = (marks & HUMAN) !== 0;
  let must = false;
  addCards(options, player.playing, activateOption, (card) => {
    const ability = hasMark(card, DRAWS) && isUnused(player, turn, card) ? abilityOf(card, 'draw') : null;
    if (ability === null || cardsOf(ability, human) === 0) return false;
    must ||= ability.must;
    return true;
  });
  return must;
}

type DrawAbility = Extract<Ability, { kind: 'draw' }>;

/** TH-7.8, TH-7.9: fixed at the time of activation. */
function cardsOf({ cards, withHuman }: DrawAbility, human: boolean): number {
  return human ? withHuman : cards;
}

/** TH-7.3: not activated this turn. */
function isEligible(state: State, player: Player, card: CardNo): boolean {
  return isUnused(player, turnOf(state), card);
}

/** Whether any card could be discarded by this one, which is about to be activated, or by a token. */
function hasEligible(state: State, player: Player, cause: CardNo | null): boolean {
  const turn = turnOf(state);
  return player.playing.some((card) => unusedCopies(player, turn, card) > (card === cause ? 1 : 0));
}

function discardOptions(state: State): ChoiceId<'discard'>[] {
  const options: ChoiceId<'discard'>[] = [];
  const player = turnPlayer(state);
  addCards(options, player.playing, discardOption, (card) => isEligible(state, player, card));
  return options;
}

/** TH-7.4: from now on the card counts as activated. */
function activate(table: HungerTable, seat: Seat, card: CardNo): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const { id } = cardAt(card);
  turnOf(state).used.push(card);
  if (table.told) table.tell({ kind: 'activated', seat, card: id });
  const swap = abilityOf(card, 'swap');
  if (swap !== null) return table.next({ step: 'discard', by: id, again: swap.times > 1 ? id : null });
  const human = (marksOfAll(player.playing) & HUMAN) !== 0;
  table.next(EFFECTS);
  drawIntoPlay(table, seat, cardsOf(abilityOf(card, 'draw') as DrawAbility, human), id);
}

/** TH-7.6, TH-7.11, TH-15.6: effects that a player might expect to find. */
function barredEffects(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const offered = menuOf(state, seat);
  const found: Barred[] = [];
  if (!offered.includes(DONE)) found.push(barred(DONE, 'mandatory', 'TH-7.11'));
  for (const card of player.playing) {
    const option = activateOption(card);
    if (hasMark(card, SWAPS) && isEligible(state, player, card) && !offered.includes(option))
      found.push(barred(option, 'nothing-to-discard', 'TH-7.6'));
  }
  return found.filter(({ option }, i) => found.findIndex((other) => other.option === option) === i);
}
