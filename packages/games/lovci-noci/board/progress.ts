import type { Seat } from '@nokturn/engine';
import { CHARACTERS } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import type { LovciView } from '../secrets.ts';
import { partyTally } from './deduce.ts';

export interface Progress {
  readonly done: number;
  readonly needed: number;
}

/** The progress of a seat's own character towards its goal, if it can be counted (LN-13). */
export function progressOf(view: LovciView, seat: Seat): Progress | null {
  const player = view.players[seat];
  if (!player?.character) return null;
  switch (player.character) {
    case 'bartolomej':
      return { done: player.equipment.length, needed: view.options.collectorGoal };
    case 'drahomir':
      return { done: RELICS.filter((relic) => player.equipment.includes(relic)).length, needed: 3 };
    case 'cyril':
      return { done: view.players.filter(({ eliminated }) => eliminated > 0).length, needed: 3 };
    case 'dalibor':
      return view.batches === 0 ? null : enemies(view, 'vampire');
    default:
      break;
  }
  const { party } = CHARACTERS[player.character];
  if (party === 'human') return null;
  return enemies(view, party === 'werewolf' ? 'vampire' : 'werewolf');
}

function enemies(view: LovciView, of: 'werewolf' | 'vampire'): Progress | null {
  const tally = partyTally(view).find(({ party }) => party === of);
  return tally ? { done: tally.out, needed: tally.all } : null;
}
