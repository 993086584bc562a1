import type { GameText } from '@nokturn/text';
import { ScoreChart, SEAT_LOOKS } from '@nokturn/ui';

/** Every second space of the track. */
const LINES = [0, 2, 4, 6, 8, 10, 12, 14];

/** Everybody's damage over the course of the match. */
export function DamageChart({
  history,
  names,
  text,
}: {
  history: readonly (readonly number[])[];
  names: readonly string[];
  text: GameText;
}) {
  const last = history.at(-1) ?? [];
  const summary = names.map((name, seat) => text.plain('board-damage', { name, damage: last[seat] ?? 0 }));
  return (
    <ScoreChart
      history={history}
      lines={LINES}
      names={names}
      looks={SEAT_LOOKS}
      label={`${text.plain('board-chart')}. ${summary.join('. ')}`}
    />
  );
}
