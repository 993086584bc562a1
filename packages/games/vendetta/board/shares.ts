import type { Seat } from '@nokturn/engine';
import { START } from '../rules/setup.ts';
import type { VendettaView } from '../secrets.ts';
import { influenceOf } from './count.ts';

/** The sources of a seat's Influence; they add up to its score. */
const SHARES = [
  'start',
  'rewards',
  'frenzies',
  'places',
  'given',
  'alliance',
  'drained',
  'bonus',
  'relic',
  'diablerie',
  'lost',
] as const;
export type ShareId = (typeof SHARES)[number];

export interface Share {
  readonly id: ShareId;
  readonly amount: number;
}

/** The message that names a share. */
export function shareWord(id: ShareId): string {
  switch (id) {
    case 'start':
      return 'board-start';
    case 'alliance':
    case 'drained':
    case 'bonus':
    case 'relic':
    case 'diablerie':
      return `score-${id}`;
    default:
      return `earned-${id}`;
  }
}

/** Shares of 0 are left out. */
export function sharesOf(view: VendettaView, seat: Seat): readonly Share[] {
  const player = view.players[seat];
  if (!player || player.eliminated > 0) return [];
  const { alliance, drained, bonus, relic, diablerie } = influenceOf(view, seat);
  const { rewards, frenzies, places, given, lost } = player.earned;
  const amounts: Readonly<Record<ShareId, number>> = {
    start: START.influence,
    rewards,
    frenzies,
    places,
    given,
    alliance,
    drained,
    bonus,
    relic,
    diablerie,
    lost: -lost,
  };
  return SHARES.map((id) => ({ id, amount: amounts[id] })).filter(({ amount }) => amount !== 0);
}
