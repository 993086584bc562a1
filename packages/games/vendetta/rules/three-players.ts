import type { State } from './state.ts';

/** The public part of a state. */
interface Seen {
  readonly round: number;
  readonly players: readonly unknown[];
}

/** VV-7.1: laps of Planning in rounds 1, 2 and 3; VV-21.3: one more with 3 players. */
const LAPS = [2, 3, 4] as const;
/** VV-6.1. */
const DRAWN = 2;

export function lapsOf({ round, players }: Seen): number {
  return (LAPS[round - 1] as number) + (players.length === 3 ? 1 : 0);
}

/** VV-21.2: in round 1 of a 3-player game one extra card is drawn, and one of the three is returned. */
export function hasBigStart({ round, players }: State): boolean {
  return players.length === 3 && round === 1;
}

export function cardsDrawn(state: State): number {
  return hasBigStart(state) ? DRAWN + 1 : DRAWN;
}
