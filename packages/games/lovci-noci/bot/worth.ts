import { playerAt, type Seat } from '@nokturn/engine';
import { characterOf } from '../rules/seats.ts';
import type { State } from '../rules/state.ts';
import { finalesOf } from './chances.ts';

/** How much less a victory is worth for each careless human who wins beside it. */
const SHARING = 0.5;

/**
 * What a state is worth to each seat: its chance of winning, and a little less if the careless win who are not of its
 * party. What is won is worth everything, whoever else wins.
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
    // Only in proportion to hope: a seat that has little left plays for that.
    return hope * (1 - shame);
  });
}

/** What the victory of a good player is worth compared with your own, and what that of a careless one costs. */
const SYMPATHY = 0.3;
const ENVY = 0.1;

/**
 * How much a seat likes who else may be expected to win, those of its party aside: where somebody plays without a plan,
 * the others would rather see each other win. Two of them together are still worth less than to win oneself.
 */
export function sympathyOf(seat: Seat, state: State, over: boolean, careless: readonly boolean[]): number {
  const strangers = strangersTo(seat, state);
  let sympathy = 0;
  for (const { share, wins } of finalesOf(state, over, careless))
    for (const other of strangers)
      sympathy += share * (wins[other] as number) * (careless[other] ? -ENVY : SYMPATHY);
  return sympathy;
}

/** The others who are not of the party of a seat. */
function strangersTo(seat: Seat, state: State): readonly Seat[] {
  const { party } = characterOf(playerAt(state, seat));
  return state.players.flatMap((player, other) =>
    other !== seat && (party === 'human' || characterOf(player).party !== party) ? [other] : [],
  );
}

function winnersIn(wins: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (wins[seat] as number), 0);
}
