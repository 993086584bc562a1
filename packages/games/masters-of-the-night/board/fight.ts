import type { Heard } from '@nokturn/engine';
import type { DistrictId } from '../cards/districts.ts';
import type { VampireId } from '../cards/vampires.ts';

/** A die of a combat: what it shows, what it counts and, once it is applied, its effect. */
export interface FightDie {
  readonly value: number;
  readonly counts: number;
  readonly by: VampireId;
  readonly removed: number | null;
  readonly blood: number;
}

/** A combat as reported, die by die. */
export interface Fight {
  readonly district: DistrictId;
  readonly day: boolean;
  readonly vampire: VampireId;
  readonly agents: number;
  readonly traded: number;
  /** How many dice will be used in all; null before the trade. */
  readonly needed: number | null;
  readonly dice: readonly FightDie[];
  readonly over: boolean;
}

/** The fight after one more happening; null if none has been reported yet. */
export function fought(fight: Fight | null, heard: Heard): Fight | null {
  if (heard.kind === 'combat')
    return {
      district: heard.district as DistrictId,
      day: heard.day as boolean,
      vampire: heard.vampire as VampireId,
      agents: heard.agents as number,
      traded: 0,
      needed: null,
      dice: [],
      over: false,
    };
  if (fight === null || (fight.over && heard.kind !== 'turn' && heard.kind !== 'night')) return fight;
  switch (heard.kind) {
    case 'traded':
      return { ...fight, traded: heard.count as number, needed: heard.dice as number };
    case 'die-selected':
      return { ...fight, dice: [...fight.dice, selected(heard)] };
    case 'die-modified':
      return { ...fight, dice: changedOne(fight.dice, heard.before as number, heard.after as number) };
    case 'fury':
      return {
        ...fight,
        dice: fight.dice.map((die) => (die.removed === null ? { ...die, counts: 6 } : die)),
      };
    case 'die-applied':
      return {
        ...fight,
        dice: fight.dice.map((die, i) => (i === openDie(fight.dice) ? applied(die, heard) : die)),
      };
    case 'dice-applied':
      return { ...fight, dice: appliedTogether(fight.dice, heard) };
    case 'successor':
      return { ...fight, vampire: heard.vampire as VampireId };
    case 'combat-over':
      return { ...fight, over: true };
    case 'turn':
    case 'night':
      return null;
    default:
      return fight;
  }
}

function selected({ value, counts, vampire }: Heard): FightDie {
  return {
    value: value as number,
    counts: counts as number,
    by: vampire as VampireId,
    removed: null,
    blood: 0,
  };
}

function openDie(dice: readonly FightDie[]): number {
  return dice.findIndex(({ removed }) => removed === null);
}

function applied(die: FightDie, { counts, removed, blood }: Heard): FightDie {
  return { ...die, counts: counts as number, removed: removed as number, blood: blood as number };
}

function changedOne(dice: readonly FightDie[], before: number, after: number): readonly FightDie[] {
  const at = dice.findIndex(({ removed, counts }) => removed === null && counts === before);
  return dice.map((die, i) => (i === at ? { ...die, counts: after } : die));
}

/** MN-10.4, for dice that are applied at the same time; low ones cost more with Silver Bullets. */
function appliedTogether(dice: readonly FightDie[], { counts, blood }: Heard): readonly FightDie[] {
  const all = counts as readonly number[];
  const extra = (blood as number) > all.filter((count) => count < 5).length ? 1 : 0;
  return dice.map((die, i) => {
    const count = all[i] ?? die.counts;
    const cost = count < 5 ? 1 + (count < 3 ? extra : 0) : 0;
    return { ...die, counts: count, removed: count > 2 ? 1 : 0, blood: cost };
  });
}
