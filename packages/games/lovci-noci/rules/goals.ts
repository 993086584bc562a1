import { leftOf, playerAt, rightOf, type Seat } from '@nokturn/engine';
import { CHARACTERS } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { type Census, censusOf, characterOf, isLiving } from './seats.ts';
import type { Player, State, Victory } from './state.ts';
import { type Batch, isByAttack, type LovciTable } from './work.ts';

/** The batch that has just been resolved: some goals depend on it. */
export interface Aftermath {
  readonly batch: Batch;
  readonly eliminated: readonly Seat[];
}

/** Goals that never end the game; they are checked when it ends (LN-13.3). */
const QUIET_GOALS: readonly string[] = ['LN-13.11', 'LN-13.12', 'LN-13.15'];

/** LN-13.1, LN-13.2: ends the game if an ending goal is met, and returns whether it did. */
export function checkGoals(table: LovciTable, after: Aftermath | null): boolean {
  const { state } = table;
  const census = censusOf(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const goal = goalMet(state, seat, census, after);
    if (goal !== null && !QUIET_GOALS.includes(goal)) {
      end(table, 'goal', after);
      return true;
    }
  }
  return false;
}

/** LN-13.24. */
export function endByRounds(table: LovciTable): void {
  end(table, 'rounds', null);
}

/** LN-13.4, LN-13.22, LN-13.23. */
function end(table: LovciTable, why: 'goal' | 'rounds', after: Aftermath | null): void {
  const { state } = table;
  for (const [seat, { revealed, character }] of state.players.entries())
    if (!revealed) table.tell({ kind: 'unmasked', seat, character });
  state.victories = victoriesOf(state, after);
  state.ended = true;
  for (const victory of state.victories) {
    const { seat } = victory;
    table.tell({
      kind: 'won',
      seat,
      character: playerAt(state, seat).character,
      goal: goalAsMet(victory, state),
    });
  }
  table.tell({ kind: 'ended', why, winners: state.victories.map(({ seat }) => seat) });
  table.finish();
}

/** Every seat whose goal is met at that moment, with Augusta judged last (LN-13.12). */
function victoriesOf(state: State, after: Aftermath | null): Victory[] {
  const victories: Victory[] = [];
  const census = censusOf(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const goal = goalMet(state, seat, census, after);
    if (goal !== null) victories.push({ seat, goal });
  }
  const augusta = state.players.findIndex(({ character }) => character === 'augusta');
  if (augusta < 0) return victories;
  const friend = friendOf(state, augusta);
  if (victories.some(({ seat }) => seat === friend)) victories.push({ seat: augusta, goal: 'LN-13.12' });
  return victories.sort((a, b) => a.seat - b.seat);
}

function friendOf({ players }: State, augusta: Seat): Seat {
  const side = players[augusta]?.turncoat ? leftOf : rightOf;
  return side(augusta, players.length);
}

/** Goals that can be met in two ways, told apart: by being eliminated in batch number 1, or otherwise while alive. */
const BY_FALLING: Readonly<Record<string, string>> = {
  'LN-13.18': 'LN-13.18/first',
  'LN-13.19': 'LN-13.19/first',
};

/** The goal a seat has won by, for display (LN-13.23): if there are two ways to meet it, the one that was used. */
export function goalAsMet(
  { seat, goal }: Victory,
  { players }: { readonly players: readonly { readonly eliminated: number }[] },
): string {
  const isGone = (players[seat]?.eliminated ?? 0) > 0;
  return (isGone && BY_FALLING[goal]) || goal;
}

/** The clause of the goal that a seat meets now, or null. Augusta's depends on who else wins. */
function goalMet(state: State, seat: Seat, census: Census, after: Aftermath | null): string | null {
  const player = playerAt(state, seat);
  switch (characterOf(player).party) {
    case 'werewolf':
      return census.vampires === 0 ? 'LN-13.6' : null;
    case 'vampire':
      return vampireGoal(state, census);
    case 'human':
      return humanGoal(state, seat, census, after);
  }
}

function vampireGoal({ options }: State, census: Census): string | null {
  if (census.werewolves === 0) return 'LN-13.7';
  return options.vampireAltGoal && census.eliminatedHumans >= 3 ? 'LN-13.8' : null;
}

function humanGoal(state: State, seat: Seat, census: Census, after: Aftermath | null): string | null {
  const player = playerAt(state, seat);
  const alive = isLiving(player);
  switch (player.character) {
    case 'apolena':
      return alive ? 'LN-13.11' : null;
    case 'bartolomej':
      return alive && player.equipment.length >= state.options.collectorGoal ? 'LN-13.13' : null;
    case 'bohdan':
      if (killedMighty(state, seat, after)) return 'LN-13.14';
      return alive && player.place === 'stone-circle' ? 'LN-13.15' : null;
    case 'cyril':
      return killedAnother(seat, after) && state.players.length - census.living >= 3 ? 'LN-13.16' : null;
    case 'cecilie':
      return player.eliminated === 1 || (alive && census.living <= 2) ? 'LN-13.18' : null;
    case 'dalibor':
      return player.eliminated === 1 || (alive && census.vampires === 0) ? 'LN-13.19' : null;
    case 'drahomir':
      return alive && relicsOf(player) >= 3 ? 'LN-13.20' : null;
    default:
      return null;
  }
}

function relicsOf({ equipment }: Player): number {
  return RELICS.filter((relic) => equipment.includes(relic)).length;
}

/** LN-13.14: his attack killed another player whose limit is 13 or more. */
function killedMighty(state: State, seat: Seat, after: Aftermath | null): boolean {
  if (after === null || after.batch.cause !== seat || !isByAttack(after.batch)) return false;
  return after.eliminated.some(
    (victim) => victim !== seat && CHARACTERS[playerAt(state, victim).character].limit >= 13,
  );
}

function killedAnother(seat: Seat, after: Aftermath | null): boolean {
  return after !== null && after.batch.cause === seat && after.eliminated.some((victim) => victim !== seat);
}
