import { decision, oneOf } from '@nokturn/engine';
import { type SpaceNo, spaceAt } from '../cards/board.ts';
import { spaceOption } from './choices.ts';
import { confuseEnds, confuseWalk } from './map.ts';
import { CONFUSE as CONFUSES, marksOfAll } from './marks.ts';
import { isHome, putOn, turnOf, turnPlayer, turnSeat } from './seats.ts';
import { beginSpeed } from './speed.ts';
import { CONFUSE, type HungerTable, type Rules } from './work.ts';

/** Step D: a forced displacement toward the Labyrinth (TH-8.1 to TH-8.6). */
export const confuseRules: Rules<'confuse'> = {
  /** TH-D9. */
  confuse: decision({
    clause: 'TH-8.3',
    to: 'one',
    seat: turnSeat,
    ask: (state) => oneOf(confuseEnds(turnPlayer(state).space).map(spaceOption)),
    fallback: (state) => spaceOption(confuseEnds(turnPlayer(state).space)[0] as SpaceNo),
    answered(table, answer) {
      displace(table, spaceOption.chosen(answer));
      beginSpeed(table);
    },
  }),
};

export function beginConfuse(table: HungerTable): void {
  const { state } = table;
  const player = turnPlayer(state);
  turnOf(state).step = 'confuse';
  if ((marksOfAll(player.playing) & CONFUSES) !== 0 && !isHome(player)) table.position.work.push(CONFUSE);
  else beginSpeed(table);
}

/** Activates nothing, pushes nobody and is not a move (TH-8.5); in the Labyrinth nothing happens (TH-8.4). */
function displace(table: HungerTable, end: SpaceNo): void {
  const { state } = table;
  const player = turnPlayer(state);
  const from = player.space;
  if (from === end) return;
  putOn(state, player, end);
  if (table.told)
    table.tell({
      kind: 'confused',
      seat: turnSeat(state),
      from: spaceAt(from).id,
      to: spaceAt(end).id,
      path: confuseWalk(from, end).map((space) => spaceAt(space).id),
    });
}
