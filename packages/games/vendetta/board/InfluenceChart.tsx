import type { GameText } from '@nokturn/text';
import { beginningsOf, ScoreChart, type SeatLook } from '@nokturn/ui';

/** Everybody's Influence over the course of the match, night by night. */
export function InfluenceChart({
  history,
  rounds,
  names,
  looks,
  text,
}: {
  history: readonly (readonly number[])[];
  /** The round after each move. */
  rounds: readonly number[];
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
}) {
  const most = Math.ceil(Math.max(10, ...history.flat()) / 5) * 5;
  const least = Math.floor(Math.min(0, ...history.flat()) / 5) * 5;
  const last = history.at(-1) ?? [];
  const summary = last.map((total, seat) => text.plain('board-final', { name: names[seat] ?? '', total }));
  return (
    <ScoreChart
      history={history}
      lines={Array.from({ length: (most - least) / 5 + 1 }, (_, i) => least + i * 5)}
      names={names}
      looks={looks}
      label={`${text.plain('board-chart')}. ${summary.join('. ')}`}
      marks={beginningsOf(rounds).map(({ round, move }) => ({
        move,
        text: text.plain('board-night', { round }),
      }))}
    />
  );
}
