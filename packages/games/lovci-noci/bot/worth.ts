import { playerAt, type Seat } from '@nokturn/engine';
import { characterOf } from '../rules/seats.ts';
import type { State } from '../rules/state.ts';
import { finalesOf } from './chances.ts';

/** How much a victory loses in value for each careless human who shares it. */
const SHARING = 0.5;

/**
 * The value of a state to each seat: its chance of winning, less a little if careless players outside its party win. An
 * actual victory is worth everything, whoever else wins.
 */
export function worthsOf(state: State, over: boolean, careless: readonly boolean[] = []): readonly number[] {
  const finales = finalesOf(state, over, careless);
  return state.players.map((_, seat) => {
    const strangers = over ? [] : strangersTo(seat, state).filter((other) => careless[other]);
    const humans = strangers.filter((other) => characterOf(playerAt(state, other)).party === 'human');
    let hope = 0;
    let shame = 0;
    for (const { share, wins } of finales) {
      const win = wins[seat] as number;
      hope += share * win * Math.max(0, 1 - SHARING * winnersIn(wins, humans));
      if (strangers.length > 0) shame += (share * (1 - win) * winnersIn(wins, strangers)) / strangers.length;
    }
    // Only in proportion to hope: a seat with little hope left plays for that.
    return hope * (1 - shame);
  });
}

/** The value of a good player's victory relative to your own, and the cost of a careless one's. */
const SYMPATHY = 0.3;
const ENVY = 0.1;

/**
 * How much a seat likes the other likely winners outside its party: if somebody plays without a plan, the others would
 * rather see each other win. Two of them together are still worth less than winning yourself.
 */
export function sympathyOf(seat: Seat, state: State, over: boolean, careless: readonly boolean[]): number {
  const strangers = strangersTo(seat, state);
  let sympathy = 0;
  for (const { share, wins } of finalesOf(state, over, careless))
    for (const other of strangers)
      sympathy += share * (wins[other] as number) * (careless[other] ? -ENVY : SYMPATHY);
  return sympathy;
}

/** The other seats outside a seat's party. */
function strangersTo(seat: Seat, state: State): readonly Seat[] {
  const { party } = characterOf(playerAt(state, seat));
  return state.players.flatMap((player, other) =>
    other !== seat && (party === 'human' || characterOf(player).party !== party) ? [other] : [],
  );
}

function winnersIn(wins: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (wins[seat] as number), 0);
}
