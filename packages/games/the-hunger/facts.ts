import { type OptionId, objectOf, type Seat, type View, verbOf } from '@nokturn/engine';
import { SPACE_IDS } from './cards/board.ts';
import { cardAt } from './cards/cards.ts';
import { cellCost } from './rules/hunt.ts';
import { CELL_IDS } from './rules/track.ts';
import type { HungerView } from './secrets.ts';

/** What messages about a decision, or about one of its options, may need besides the decision itself. */
export function facts(
  { state, asked }: View<HungerView>,
  option?: OptionId,
): Readonly<Record<string, unknown>> {
  const { turn, players, options } = state;
  const player = turn === null ? undefined : players[turn.seat];
  const ask = asked?.mine?.ask;
  return {
    ...options,
    speed: turn === null ? undefined : Math.max(0, turn.remaining),
    here: player && SPACE_IDS[player.space],
    pushed: asked?.frame.step === 'push' && turn !== null ? nextPushed(state, turn.seat) : undefined,
    keep: ask?.kind === 'several' ? ask.min : 1,
    ...(option !== undefined && preyOf(option, state)),
  };
}

/** A cell of the Hunt Track stands for the cards in it. */
function preyOf(option: OptionId, state: HungerView): Readonly<Record<string, unknown>> | false {
  if (!['hunt', 'cell'].includes(verbOf(option))) return false;
  const cell = CELL_IDS.indexOf(objectOf(option));
  const cards = state.track[cell] ?? [];
  return cards.length > 0 && { prey: cards.map((no) => cardAt(no).id), cost: cellCost(state, cell) };
}

/** The vampire directly below the one that has just arrived (TH-10.3). */
function nextPushed({ players }: HungerView, mover: Seat): Seat | undefined {
  const space = players[mover]?.space;
  return players
    .map((_, seat) => seat)
    .filter((seat) => seat !== mover && players[seat]?.space === space)
    .sort((a, b) => (players[b]?.height ?? 0) - (players[a]?.height ?? 0))[0];
}
