import type { Seat, View } from '@nokturn/engine';
import { objectOf, verbOf } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { openLimit, outlookOf } from '../chances.ts';
import type { LovciView } from '../secrets.ts';

/** What is worth knowing before an attack, line by line; empty for other options. */
export function notesOn(option: string, { state, asked, viewer }: View<LovciView>, text: GameText): string[] {
  if (asked?.frame.step !== 'attack' || verbOf(option) !== 'seat' || typeof viewer !== 'number') return [];
  return attackNotes(state, viewer, Number(objectOf(option)), text);
}

export function attackNotes(state: LovciView, attacker: Seat, victim: Seat, text: GameText): string[] {
  const damage = state.players[victim]?.damage ?? 0;
  const limit = openLimit(state, victim, text);
  const { average, most, misses, kills, rolls } = outlookOf(state, attacker, victim, text);
  const stand =
    limit === null
      ? text.plain('board-stand', { damage })
      : text.plain('board-stand-open', { damage, limit });
  if (most === 0) return [stand, text.plain('board-no-harm')];
  return [
    stand,
    text.plain('board-outlook', {
      average: Math.round(average * 10) / 10,
      misses: misses / divisor(misses, rolls),
      rolls: rolls / divisor(misses, rolls),
    }),
    ...(kills > 0
      ? [
          text.plain('board-outlook-kill', {
            kills: kills / divisor(kills, rolls),
            rolls: rolls / divisor(kills, rolls),
          }),
        ]
      : []),
  ];
}

function divisor(a: number, b: number): number {
  return a === 0 ? b : divisor(b % a, a);
}
