import type { Seat } from '@nokturn/engine';
import { spaceNo } from '../cards/board.ts';
import { precedenceOf } from '../rules/map.ts';
import type { HungerView } from '../secrets.ts';
import type { Scenery } from './stage.ts';

/** The seats still to act this round as things stand, the active one first (TH-5.3 to TH-5.8). */
export function orderOf(
  { turn, frozen, options, phase }: Pick<HungerView, 'turn' | 'frozen' | 'options' | 'phase'>,
  { spaces, heights, resting }: Pick<Scenery, 'spaces' | 'heights' | 'resting'>,
): readonly Seat[] {
  if (phase !== 'night' && phase !== 'parasols') return [];
  const rank = (seat: Seat) => precedenceOf(spaceNo(spaces[seat] ?? 'castle'));
  const active = spaces.map((_, seat) => seat).filter((seat) => !resting[seat] && seat !== turn?.seat);
  const next =
    options.turnOrder === 'frozen'
      ? frozen.filter((seat) => active.includes(seat))
      : active.sort((a, b) => rank(b) - rank(a) || (heights[b] ?? 0) - (heights[a] ?? 0));
  return turn === null ? next : [turn.seat, ...next];
}
