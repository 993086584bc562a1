import { playerAt, type Seat } from '@nokturn/engine';
import { CLAN_CARD_IDS, type ClanCardId } from '../cards/clan-cards.ts';
import { positionAt } from './positions.ts';
import { endGame } from './scoring.ts';
import { isActive } from './seats.ts';
import type { Deployed, State } from './state.ts';
import { teamOf } from './teams.ts';
import type { VendettaTable } from './work.ts';

/**
 * VV-8.11 to VV-8.18: a seat leaves the game. Its remaining decisions and effects have no player to ask and no
 * controller, and are skipped (VV-8.15).
 */
export function eliminate(table: VendettaTable, seat: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  player.eliminated = 1 + state.players.filter(({ eliminated }) => eliminated > 0).length;
  table.tell({ kind: 'eliminated', seat, round: state.round });
  const cards = [...player.hand, ...player.deck, ...player.bottom, ...clearPositions(state, seat)];
  state.out = {
    // In the order of the tables: the origin of each stays unknown.
    clanCards: [...state.out.clanCards, ...CLAN_CARD_IDS.filter((id) => cards.includes(id))],
    allies: [...state.out.allies, ...player.allies, ...player.drained],
    victims: state.out.victims + player.victims + player.drainedVictims,
    relics:
      player.relic === null ? state.out.relics : [...state.out.relics, { relic: player.relic, owner: seat }],
  };
  Object.assign(player, {
    pool: 0,
    influence: 0,
    hand: [],
    deck: [],
    bottom: [],
    known: [],
    allies: [],
    victims: 0,
    drained: [],
    drainedVictims: 0,
    flipped: 0,
    relic: null,
    relicUsed: false,
  });
  if (state.plan?.seat === seat) state.plan = null;
  if (isOneLeft(state)) endGame(table, 'last-one-left');
  else if (state.ambition === seat) passAmbition(table);
}

/** VV-8.11 to VV-8.13: returns the seat's own cards; those of other owners are set aside. */
function clearPositions(state: State, seat: Seat): ClanCardId[] {
  const own: ClanCardId[] = [];
  const others: Deployed[] = [];
  for (let location = 0; location < state.positions.length; location++) {
    const position = positionAt(state, location, seat);
    for (const deployed of position.cards) {
      if (deployed.owner === seat) own.push(deployed.card);
      else others.push(deployed);
    }
    position.cards = [];
    position.blood = 0;
  }
  if (others.length > 0) state.aside = [...state.aside, ...others];
  return own;
}

/** VV-8.14. */
function passAmbition(table: VendettaTable): void {
  const { state } = table;
  do state.ambition = (state.ambition + 1) % state.players.length;
  while (!isActive(state, state.ambition));
  table.tell({ kind: 'ambition', seat: state.ambition });
}

/** VV-8.18, VV-24.15. */
function isOneLeft(state: State): boolean {
  const teams = new Set<number>();
  state.players.forEach((_, seat) => {
    if (isActive(state, seat)) teams.add(teamOf(state, seat));
  });
  return teams.size === 1;
}
