import { ALLIES, type AllyId } from '../cards/allies.ts';
import { HAVEN_INFLUENCE } from '../cards/locations.ts';
import { VICTIM } from '../cards/victims.ts';
import type { AllianceCard } from '../rules/happenings.ts';
import { FIRST, SECOND } from '../rules/rewards.ts';
import type { VendettaView } from '../secrets.ts';

/** The values of things, in Influence at the end of the game. */

/** Blood beyond the amount that keeps the Beast asleep: it still buys something in later rounds. */
const BLOOD = [0.28, 0.26, 0.04] as const;
/** The first blood of a Pool keeps the Beast asleep. */
const CALM = { blood: 4, worth: [0.6, 0.6, 0.5] } as const;
/** The value of being first when totals are tied. */
const AMBITION = 0.3;

export function bloodWorth({ round }: VendettaView): number {
  return BLOOD[Math.max(0, round - 1)] ?? 0;
}

/** The value of the blood in a Pool: the first few count more than the rest. */
export function poolWorth(view: VendettaView, pool: number): number {
  const calm = Math.min(pool, CALM.blood);
  return calm * (CALM.worth[Math.max(0, view.round - 1)] ?? 0) + (pool - calm) * bloodWorth(view);
}

function roundsLeft({ round }: VendettaView): number {
  return 3 - round;
}

export function victimWorth(view: VendettaView): number {
  const { influence, feed } = VICTIM;
  return influence + roundsLeft(view) * feed * bloodWorth(view) + 0.2;
}

export function allyWorth(id: AllyId, view: VendettaView): number {
  const { influence, feed, onAcquire, ability } = ALLIES[id];
  const gained = onAcquire.reduce((sum, instruction) => {
    switch (instruction.do) {
      case 'gain':
        return sum + (typeof instruction.amount === 'number' ? instruction.amount : 3) * bloodWorth(view);
      case 'steal':
        return sum + 2 * (view.players.length - 1) * (bloodWorth(view) + 0.1);
      case 'take-victim':
        return sum + victimWorth(view);
      default:
        return sum + 0.2 * roundsLeft(view);
    }
  }, 0);
  const able = ability === null ? 0 : 0.2 * roundsLeft(view);
  return influence + roundsLeft(view) * feed * bloodWorth(view) + gained + able;
}

/** The cost of Draining a card at the end, without the blood that it gives. */
export function drainLoss(card: AllianceCard, tokens: number, view: VendettaView): number {
  const { influence, feed, drainedInfluence } = card === 'victim' ? VICTIM : ALLIES[card];
  return influence - drainedInfluence + roundsLeft(view) * feed * bloodWorth(view) + tokens;
}

/** VV-16.3, VV-16.4: the Influence of a rank, from 0 for the first. */
export function rewardOf({ round, options }: VendettaView, rank: number, haven: boolean): number {
  const third = options.thirdPlace.split('-').map(Number);
  const table = [FIRST, SECOND, third][rank] ?? [];
  const more = haven && rank === 0 ? HAVEN_INFLUENCE + AMBITION : 0;
  return (table[Math.max(0, round - 1)] ?? 0) + more;
}
