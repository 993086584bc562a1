import { playerAt, type Seat } from '@nokturn/engine';
import { type AllyId, allyOf } from '../cards/allies.ts';
import { VICTIM } from '../cards/victims.ts';
import { eliminate } from './elimination.ts';
import type { AllianceCard } from './happenings.ts';
import type { Player } from './state.ts';
import type { VendettaTable } from './work.ts';

/** VV-8.9. */
export const TOKENS_THAT_ELIMINATE = 3;

/** VV-8.2 to VV-8.9: an Alliance card gives its blood, and Diablerie its tokens. */
export function drain(
  table: VendettaTable,
  seat: Seat,
  card: AllianceCard,
  { frenzy }: { frenzy: boolean },
): void {
  const player = playerAt(table.state, seat);
  const blood = card === 'victim' ? VICTIM.drain : allyOf(card).drain;
  const tokens = card === 'victim' ? 0 : tokensFor(card);
  moveToDrained(player, card);
  player.pool += blood;
  player.tokens += tokens;
  if (tokens > 0) player.diableries++;
  table.tell({ kind: 'drained', seat, card, blood, after: player.pool, tokens, frenzy });
  if (player.tokens >= TOKENS_THAT_ELIMINATE) eliminate(table, seat);
}

function moveToDrained(player: Player, card: AllianceCard): void {
  if (card === 'victim') {
    player.victims--;
    player.drainedVictims++;
  } else {
    player.allies = player.allies.filter((ally) => ally !== card);
    player.drained = [...player.drained, card];
  }
}

/** VV-8.4, VV-8.5. */
export function tokensFor(ally: AllyId): number {
  const { kind, ability } = allyOf(ally);
  if (kind === 'human') return 0;
  return ability?.kind === 'tokens-when-drained' ? ability.tokens : 1;
}

/** VV-8.6. */
export function canBeDrained(ally: AllyId): boolean {
  return allyOf(ally).ability?.kind !== 'cannot-be-drained';
}

export function hasSomethingToDrain({ allies, victims }: Player): boolean {
  return victims > 0 || allies.some(canBeDrained);
}
