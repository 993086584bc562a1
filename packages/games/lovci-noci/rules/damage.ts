import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CHARACTERS } from '../cards/characters.ts';
import type { Danger } from '../cards/open.ts';
import { discardAllEquipment, transfer } from './cards.ts';
import { cardOption, cardOptions, sortedByTable } from './choices.ts';
import { equipmentOf, has, wardOf } from './equipment.ts';
import { checkGoals } from './goals.ts';
import type { Prevention, Source } from './happenings.ts';
import { heal, useMiracleHerb } from './healing.ts';
import { forcedReveals } from './reveal.ts';
import { canBe, characterOf, collectorPower, inOrderFromLeftOf, isLiving, isRevealedAs } from './seats.ts';
import { reveal } from './showing.ts';
import type { Player, State } from './state.ts';
import { endTurnNow } from './turn.ts';
import { type Batch, type Hit, isByAttack, type LovciTable, type Rules } from './work.ts';

/** LN-10.1: the highest space of the damage track. */
const TRACK_END = 14;
/** LN-12.18: the amount Volko heals when his attack does damage. */
const BLOOD_THIRST = 2;

/** LN-10: damage, healing, elimination, loot. A batch goes through P1 to P10 of LN-10.14. */
export const damageRules: Rules<'rescue' | 'batch' | 'loot-next' | 'loot' | 'batch-done'> = {
  /** P2: LN-11.11. */
  rescue: decision({
    clause: 'LN-11.11',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: () => oneOf(['accept', 'heal-all']),
    fallback: () => 'heal-all',
    answered(table, answer, seat) {
      if (answer === 'heal-all') useMiracleHerb(table, seat);
    },
  }),

  /** P3 to P7. */
  batch(table, { batch }) {
    const { state } = table;
    for (const hit of batch.hits) if (hit.amount > 0) hurt(table, batch, hit);
    for (const { seat, card } of batch.robberies) transfer(table, card, seat, batch.cause, 'robbed');
    quenchBloodThirst(table, batch);
    const eliminated = eliminate(table, batch);
    if (checkGoals(table, { batch, eliminated })) return;
    if (eliminated.length === 0) return;
    forcedReveals(table, batch, eliminated);
    const victims = inOrderFromLeftOf(state, batch.cause, eliminated);
    table.next({ step: 'loot-next', batch, victims }, { step: 'batch-done' });
  },

  /** P8: loot, victim by victim; P9. */
  'loot-next'(table, { batch, victims }) {
    const [victim, ...rest] = victims;
    if (victim === undefined) {
      checkGoals(table, null);
      return;
    }
    table.next({ step: 'loot-next', batch, victims: rest });
    lootFrom(table, batch, victim);
  },

  /** LN-10.11; LN-12.4 for `all`. */
  loot: decision({
    clause: 'LN-10.11',
    to: 'one',
    seat: (_state, { batch }) => batch.cause,
    ask: (state, killer, { batch, victim }) => {
      const cards = cardOptions(playerAt(state, victim).equipment);
      return oneOf(maySweep(state, killer, batch) ? [...cards, 'none', 'all'] : [...cards, 'none']);
    },
    fallback: (state, _killer, { victim }) =>
      cardOptions(playerAt(state, victim).equipment)[0] as ChoiceId<'card'>,
    answered(table, answer, killer, { victim }) {
      if (answer === 'all') {
        reveal(table, killer);
        takeEverything(table, killer, victim);
      } else if (answer !== 'none') transfer(table, cardOption.chosen(answer), victim, killer, 'looted');
      discardAllEquipment(table, victim);
    },
  }),

  /** P10. */
  'batch-done'(table) {
    if (!isLiving(playerAt(table.state, table.state.active))) endTurnNow(table);
  },
};

/** Damage other than attacks: prevented hits are dropped, the rest form one batch. */
export function deal(table: LovciTable, cause: Seat, source: Source, hits: readonly Hit[]): void {
  const through = hits.filter(({ seat }) => {
    const by = preventionOf(playerAt(table.state, seat), source);
    if (by !== null) table.tell({ kind: 'prevented', seat, by });
    return by === null;
  });
  resolveBatch(table, { cause, source, hits: through, robberies: [] });
}

/** P1, P2: the amounts are fixed (LN-10.7), then Apollonia may save herself, then the batch is dealt. */
export function resolveBatch(table: LovciTable, batch: Batch): void {
  table.next({ step: 'batch', batch });
  for (const hit of batch.hits)
    if (canRescue(table.state, hit)) table.next({ step: 'rescue', seat: hit.seat });
}

/** LN-10.5: what protects a player from damage of this source, or null. This is the complete list. */
export function preventionOf(player: Player, source: Source): Prevention | null {
  return wardAgainst(player, source) ?? (player.furred ? 'thick-fur' : null);
}

/** Cards that prevent some damage: LN-7.17, LN-7.18, LN-7.20; the shield of an event has no card (LN-7.22). */
function wardAgainst(player: Player, source: Source): Prevention | null {
  const shield = player.shielded && equipmentOf('shield-of-light').wards?.includes(source as Danger);
  return (shield ? 'shield-of-light' : wardOf(player, source)) as Prevention | null;
}

/** LN-11.11. */
function canRescue(state: State, { seat, amount }: Hit): boolean {
  const player = playerAt(state, seat);
  return (
    canBe(player, 'apolena') &&
    !player.spent &&
    player.damage > 0 &&
    player.damage + amount >= CHARACTERS.apolena.limit
  );
}

/** P3. */
function hurt(table: LovciTable, { cause, source }: Batch, { seat, amount }: Hit): void {
  const player = playerAt(table.state, seat);
  const before = player.damage;
  player.damage = Math.min(TRACK_END, before + amount);
  table.tell({ kind: 'damaged', seat, cause, amount, before, after: player.damage, source });
}

/** P4: LN-12.18. */
function quenchBloodThirst(table: LovciTable, { cause, source, hits }: Batch): void {
  if (source !== 'attack' || !isRevealedAs(playerAt(table.state, cause), 'volko')) return;
  if (hits.some(({ amount }) => amount > 0)) heal(table, cause, BLOOD_THIRST, 'ability');
}

/** P5: everybody at or over the limit, simultaneously (LN-10.4, LN-10.8, LN-10.18). */
function eliminate(table: LovciTable, { cause, hits }: Batch): Seat[] {
  const { state } = table;
  const eliminated: Seat[] = [];
  for (const { seat } of hits) {
    const player = playerAt(state, seat);
    if (isLiving(player) && player.damage >= characterOf(player).limit) eliminated.push(seat);
  }
  if (eliminated.length === 0) return eliminated;
  state.batches++;
  for (const seat of eliminated) {
    const player = playerAt(state, seat);
    player.eliminated = state.batches;
    player.revealed = true;
    player.place = null;
    player.extraTurns = 0;
    // Nothing more can happen to eliminated players, so they lose their protection (LN-1.3).
    player.shielded = false;
    player.furred = false;
    table.tell({
      kind: 'eliminated',
      seat,
      character: player.character,
      killer: seat === cause ? null : cause,
    });
  }
  return eliminated;
}

/** LN-10.10 to LN-10.13, LN-10.16. */
function lootFrom(table: LovciTable, batch: Batch, victim: Seat): void {
  const { cause: killer } = batch;
  const player = playerAt(table.state, killer);
  const { equipment } = playerAt(table.state, victim);
  if (equipment.length === 0) return;
  if (killer === victim || !isLiving(player)) return discardAllEquipment(table, victim);
  if (isByAttack(batch) && has(player, 'loot')) return takeEverything(table, killer, victim);
  table.next({ step: 'loot', batch, victim });
}

function takeEverything(table: LovciTable, killer: Seat, victim: Seat): void {
  for (const card of sortedByTable(playerAt(table.state, victim).equipment))
    transfer(table, card, victim, killer, 'looted');
}

/** LN-12.4. */
function maySweep(state: State, killer: Seat, batch: Batch): boolean {
  return (
    isByAttack(batch) && canBe(playerAt(state, killer), 'bartolomej') && collectorPower(state) === 'sweep'
  );
}
