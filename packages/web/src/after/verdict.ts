import type { Heard, Seat, View } from '@nokturn/engine';
import { type GameText, meaningOf } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import type { useSay } from '../app/words.tsx';

type Say = ReturnType<typeof useSay>;

/** Who has won, in the words of the game, as marked text. */
export function verdictOf(ui: GameUi, view: View, told: readonly Heard[], text: GameText, say: Say): string {
  const ended = told.findLast((heard) => meaningOf(ui.telling, heard) === 'end');
  const words = ended && ui.beats?.summary([ended], text, view)?.words;
  if (words) return words;
  const winners = view.result?.winners ?? [];
  return winners.length === 0 ? say('ending-nobody') : text.say('ending-winners', { winners: [...winners] });
}

/** The result for the viewer: a victory, or which place and how far behind. */
export function ownVerdict(ui: GameUi, view: View, own: Seat, say: Say): string {
  const winners = view.result?.winners ?? [];
  if (winners.includes(own)) return say('ending-yours');
  const standings = ui.standings?.(view) ?? [];
  const mine = standings.find(({ seat }) => seat === own);
  if (mine === undefined || winners.length === 0) return say('ending-lost');
  const most = Math.max(...standings.flatMap(({ seat, points }) => (winners.includes(seat) ? [points] : [])));
  return say('ending-place', { place: mine.place, behind: Math.max(0, most - mine.points) });
}
