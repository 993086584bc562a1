import {
  type Barred,
  type ChoiceId,
  decision,
  type OptionId,
  oneOf,
  playerAt,
  type Seat,
  type SeatAnswer,
} from '@nokturn/engine';
import { CHARACTERS } from '../cards/characters.ts';
import { equipmentInDiscards, takeFromDiscard } from './cards.ts';
import { barred, cardOption, cardOptions } from './choices.ts';
import { checkGoals } from './goals.ts';
import { pray, useMiracleHerb } from './healing.ts';
import { canBe, inOrderFromLeftOf, isHidden, isLiving } from './seats.ts';
import { reveal } from './showing.ts';
import type { Player, State } from './state.ts';
import { type Batch, isByAttack, type LovciFrame, type LovciTable, type Rules } from './work.ts';

type WindowRule = Rules<'window-turn'>['window-turn'] & Rules<'window-attack'>['window-attack'];

/** LN-11.6, LN-11.8: everybody at once and in secret; the table does not see who it is waiting for. */
const reactionWindow = {
  clause: 'LN-11.6',
  to: 'several-unseen',
  cover: true,
  seats: (state: State) => seatsOfWindow(state),
  ask: (state: State, seat: Seat) => oneOf(['pass', ...anyTimeOptions(state, seat)]),
  fallback: () => 'pass',
  barred: (state: State, seat: Seat) => anyTimeBarred(state, seat),
  answered: (table: LovciTable, answers: readonly SeatAnswer<'pass' | AnyTime>[]) =>
    carryOutAnswers(table, answers),
} as const satisfies WindowRule;

/** LN-11.1: actions that are possible at many points of a turn. */
type AnyTime = 'reveal' | 'ability';

/** LN-11: revealing, windows, abilities that can be used at any time. */
export const revealRules: Rules<'window-turn' | 'window-attack' | 'reveal' | 'any-time-ability' | 'dig'> = {
  'window-turn': reactionWindow,
  'window-attack': { ...reactionWindow, clause: 'LN-11.7' },

  reveal: (table, { seat }) => reveal(table, seat),

  'any-time-ability': (table, { seat }) => useAnyTimeAbility(table, seat),

  /** LN-12.8. */
  dig: decision({
    clause: 'LN-12.8',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: (state) => oneOf(cardOptions(equipmentInDiscards(state))),
    fallback: (state) => cardOptions(equipmentInDiscards(state))[0] as ChoiceId<'card'>,
    answered(table, answer, seat) {
      takeFromDiscard(table, seat, cardOption.chosen(answer));
      checkGoals(table, null);
    },
  }),
};

/** LN-11.16: Dalibor (LN-12.7) and Bohdan (LN-12.21), at P7 of a batch. */
export function forcedReveals(table: LovciTable, batch: Batch, eliminated: readonly Seat[]): void {
  const { state } = table;
  for (const [seat, player] of state.players.entries()) {
    if (!isHidden(player)) continue;
    if (canBe(player, 'dalibor')) reveal(table, seat, { forced: true });
    const killedWeak =
      seat === batch.cause &&
      isByAttack(batch) &&
      eliminated.some((victim) => CHARACTERS[playerAt(state, victim).character].limit <= 12);
    if (canBe(player, 'bohdan') && killedWeak) reveal(table, seat, { forced: true });
  }
}

export function isAnyTime(answer: OptionId): answer is AnyTime {
  return answer === 'reveal' || answer === 'ability';
}

/** LN-11.5: the abilities of Apollonia and Drahomir, when they can be used. */
export function canUseAnyTimeAbility(state: State, player: Player): boolean {
  if (player.spent || player.void || !isLiving(player)) return false;
  if (player.character === 'apolena') return player.damage > 0;
  return player.character === 'drahomir' && equipmentInDiscards(state).length > 0;
}

/** What a seat may do at any of the points of LN-11.1, in addition to the options of that point. */
export function anyTimeOptions(state: State, seat: Seat): readonly AnyTime[] {
  const player = playerAt(state, seat);
  if (canUseAnyTimeAbility(state, player)) return isHidden(player) ? REVEAL_OR_ABILITY : ABILITY;
  return isHidden(player) ? REVEAL : NEITHER;
}

const NEITHER: readonly AnyTime[] = [];
const REVEAL: readonly AnyTime[] = ['reveal'];
const ABILITY: readonly AnyTime[] = ['ability'];
const REVEAL_OR_ABILITY: readonly AnyTime[] = ['reveal', 'ability'];

/** Why an any-time ability cannot be used now. */
export function anyTimeBarred(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const { character } = player;
  if ((character !== 'apolena' && character !== 'drahomir') || canUseAnyTimeAbility(state, player)) return [];
  if (player.void) return [barred('ability', 'void', 'LN-11.20')];
  if (player.spent) return [barred('ability', 'spent', 'LN-11.17')];
  return character === 'apolena'
    ? [barred('ability', 'no-damage', 'LN-12.1')]
    : [barred('ability', 'nothing-to-dig', 'LN-12.8')];
}

/** LN-11.9: after a reveal or an any-time ability the same decision is asked again. */
export function revealOrUse(table: LovciTable, seat: Seat, answer: AnyTime, again: LovciFrame): void {
  table.next(again);
  if (answer === 'ability') useAnyTimeAbility(table, seat);
  else {
    reveal(table, seat);
    if (again.step === 'start') pray(table, seat);
  }
}

function useAnyTimeAbility(table: LovciTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  if (player.character === 'apolena') return useMiracleHerb(table, seat);
  reveal(table, seat);
  player.spent = true;
  table.tell({ kind: 'ability', seat, character: player.character, target: null, die: null });
  table.next({ step: 'dig', seat });
}

function seatsOfWindow(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (seat !== state.active && (isHidden(player) || canUseAnyTimeAbility(state, player))) seats.push(seat);
  }
  return seats;
}

/** LN-11.8: from the active player's left, each completely before the next. */
function carryOutAnswers(table: LovciTable, answers: readonly SeatAnswer<'pass' | AnyTime>[]): void {
  const acting = answers.filter(({ answer }) => answer !== 'pass');
  if (acting.length === 0) return;
  const order = inOrderFromLeftOf(
    table.state,
    table.state.active,
    acting.map(({ seat }) => seat),
  );
  table.next(
    ...order.map((seat) => {
      const answer = acting.find((one) => one.seat === seat)?.answer;
      if (answer === 'ability') return { step: 'any-time-ability', seat } as const;
      return { step: 'reveal', seat, plain: true } as const;
    }),
  );
}
