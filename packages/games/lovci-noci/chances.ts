import type { Seat } from '@nokturn/engine';
import { CHARACTERS } from './cards/characters.ts';
import { cardsOf } from './cards.ts';
import { armourOf, equipmentOf, has, wardOf } from './rules/equipment.ts';
import type { LovciView } from './secrets.ts';

/** LN-9.4 to LN-9.6: whether one seat could attack another from where they stand. */
export function isInReach({ players, slots }: LovciView, attacker: Seat, victim: Seat): boolean {
  const hitter = players[attacker];
  const [here, there] = [hitter?.place ?? null, players[victim]?.place ?? null];
  if (hitter === undefined || here === null || there === null || attacker === victim) return false;
  const isNear = slots.indexOf(here) >> 1 === slots.indexOf(there) >> 1;
  return isNear !== has(hitter, 'reach');
}

/** The possible results of an attack, from public knowledge: the cards on the table and the faces that were shown. */
export interface Outlook {
  readonly average: number;
  readonly most: number;
  /** The number of possible rolls that do nothing, and of those that eliminate a player whose limit is open. */
  readonly misses: number;
  readonly kills: number;
  readonly rolls: number;
}

export interface Roll {
  /** Null when only the d4 is rolled (LN-9.10). */
  readonly d6: number | null;
  readonly d4: number;
}

/** The tables of a match; null stands for today's. */
type Tables = Parameters<typeof cardsOf>[0];
const TODAY: Tables = { cards: null };

type PlayerView = LovciView['players'][number];

const D4 = [1, 2, 3, 4];
const D6 = [1, 2, 3, 4, 5, 6];

/** `text` is that of the match: limits come from its tables. */
export function outlookOf(state: LovciView, attacker: Seat, victim: Seat, text: Tables = TODAY): Outlook {
  const amounts = rollsOf(state, attacker).map((roll) => damageOf(state, attacker, victim, roll));
  const damage = state.players[victim]?.damage ?? 0;
  const limit = openLimit(state, victim, text);
  return {
    average: amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
    most: Math.max(...amounts),
    misses: amounts.filter((amount) => amount === 0).length,
    kills: limit === null ? 0 : amounts.filter((amount) => amount > 0 && damage + amount >= limit).length,
    rolls: amounts.length,
  };
}

/** LN-9.10: all equally likely rolls. */
function rollsOf({ players }: LovciView, attacker: Seat): Roll[] {
  const hitter = players[attacker];
  const onlyD4 = hitter !== undefined && (has(hitter, 'dice') || isOpenAs(hitter, 'viktorie'));
  return D4.flatMap((d4): Roll[] => (onlyD4 ? [{ d6: null, d4 }] : D6.map((d6) => ({ d6, d4 }))));
}

/** LN-9.11, LN-9.13 to LN-9.15, LN-10.5: what a roll does. */
export function damageOf({ players }: LovciView, attacker: Seat, victim: Seat, { d6, d4 }: Roll): number {
  const hitter = players[attacker];
  const target = players[victim];
  const base = d6 === null ? d4 : Math.abs(d6 - d4);
  if (base === 0 || hitter === undefined || target === undefined || isProtected(target)) return 0;
  return Math.max(0, base + bonusOf(hitter) - armourOf(target));
}

/** LN-9.13: what all of a player's equipment adds to an attack, as far as the table knows. */
function bonusOf(hitter: PlayerView): number {
  const { equipment, revealed, character } = hitter;
  const party = revealed && character !== null ? CHARACTERS[character].party : null;
  return equipment.reduce((sum, card) => {
    const { attack = 0, attackFor } = equipmentOf(card);
    return attackFor === undefined || attackFor === party ? sum + attack : sum;
  }, 0);
}

/** The limit of a player whose face was shown. */
export function openLimit({ players }: LovciView, seat: Seat, text: Tables = TODAY): number | null {
  const player = players[seat];
  return player?.revealed && player.character !== null
    ? cardsOf(text).characters[player.character].limit
    : null;
}

function isProtected(player: PlayerView): boolean {
  return player.shielded || player.furred || wardOf(player, 'attack') !== null;
}

function isOpenAs({ revealed, character, void: isVoid }: PlayerView, wanted: string): boolean {
  return revealed && character === wanted && !isVoid;
}
