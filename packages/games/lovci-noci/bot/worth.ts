import type { Seat } from '@nokturn/engine';
import { characterOf, playerAt } from '../rules/seats.ts';
import type { State } from '../rules/state.ts';
import { finalesOf } from './chances.ts';

/** How much less a victory that is not won yet is worth for each careless human who wins beside it. */
const SHARING = 0.5;

/** How much it matters to somebody who loses whether more of the careless win than usual. */
const CONSOLATION = 0.5;
/** The share of them that wins when somebody else loses. */
const USUAL = 0.3;

/**
 * What a state is worth to each seat: its chance to win, and besides that how the careless fare who are not of its
 * party. What is won is worth everything, whoever else wins.
 */
export function worthsOf(state: State, over: boolean, careless: readonly boolean[] = []): readonly number[] {
  const finales = finalesOf(state, over, careless);
  return state.players.map((_, seat) => {
    const strangers = strangersTo(seat, state, careless);
    const humans = strangers.filter((other) => characterOf(playerAt(state, other)).party === 'human');
    let worth = 0;
    for (const { share, wins } of finales) {
      const win = wins[seat] as number;
      const victory = over ? 1 : Math.max(0, 1 - SHARING * winnersIn(wins, humans));
      const lucky = strangers.length === 0 ? USUAL : winnersIn(wins, strangers) / strangers.length;
      worth += share * (win * victory + (1 - win) * CONSOLATION * (USUAL - lucky));
    }
    return Math.min(1, Math.max(0, worth));
  });
}

/** The careless who are not of the party of a seat. */
function strangersTo(seat: Seat, state: State, careless: readonly boolean[]): readonly Seat[] {
  const { party } = characterOf(playerAt(state, seat));
  return state.players.flatMap((player, other) =>
    other !== seat && careless[other] && (party === 'human' || characterOf(player).party !== party)
      ? [other]
      : [],
  );
}

function winnersIn(wins: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (wins[seat] as number), 0);
}
