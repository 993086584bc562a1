import { leftOf, playerAt, rightOf, type Seat } from '@nokturn/engine';
import type { CharacterId, Party } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { armourOf } from '../rules/equipment.ts';
import { characterOf, isLiving } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import { powerOf } from './strength.ts';
import { ENDING_WEIGHTS, SURVIVAL_WEIGHTS } from './weights.ts';

/** The ways in which a match can end (LN-13.2): a party wins, or a human does. */
export type Ending = 'werewolf' | 'vampire' | CharacterId;

/** A possible ending, and the evidence for it. */
interface Prospect {
  readonly ending: Ending;
  readonly seat: Seat | null;
  readonly features: readonly number[];
}

/** One way in which a match may end: its probability, and each seat's chance of winning in it. */
interface Finale {
  readonly share: number;
  readonly wins: readonly number[];
}

/** How the match may end. All players are assumed to play well unless marked as careless. */
export function finalesOf(state: State, over: boolean, careless: readonly boolean[]): readonly Finale[] {
  const { players } = state;
  if (over) {
    const wins = players.map(() => 0);
    for (const { seat } of state.victories) wins[seat] = 1;
    return [{ share: 1, wins }];
  }
  const prospects = prospectsOf(state, careless);
  const shares = sharesOf(prospects);
  const quiet = players.map((_, seat) => quietChance(state, seat, careless[seat] === true));
  return prospects.map((prospect, i) => ({
    share: shares[i] as number,
    wins: winsIn(prospect, state, quiet),
  }));
}

function winsIn({ ending, seat: winner }: Prospect, state: State, quiet: readonly number[]): number[] {
  const { players } = state;
  const wins = players.map((player, seat) => {
    if (seat === winner) return 1;
    const { party } = characterOf(player);
    if (party !== 'human') return party === ending ? 1 : 0;
    if (player.character === 'dalibor') return ending === 'werewolf' ? (quiet[seat] as number) : 0;
    return player.character === 'apolena' || player.character === 'bohdan' ? (quiet[seat] as number) : 0;
  });
  return players.map(
    ({ character }, seat) => wins[character === 'augusta' ? friendOf(state, seat) : seat] as number,
  );
}

/** The probability of each prospect. */
function sharesOf(prospects: readonly Prospect[]): readonly number[] {
  let total = 0;
  const weights = prospects.map(({ ending, features }) => {
    const weight = Math.exp(dot(ENDING_WEIGHTS[ending] ?? [], features));
    total += weight;
    return weight;
  });
  return weights.map((weight) => weight / total);
}

/** LN-13.12. */
function friendOf({ players }: State, augusta: Seat): Seat {
  return (players[augusta]?.turncoat ? leftOf : rightOf)(augusta, players.length);
}

/** The probability that a human who must be there at the end will be (LN-13.11, LN-13.15, LN-13.19). */
function quietChance(state: State, seat: Seat, careless: boolean): number {
  const player = playerAt(state, seat);
  if (!isLiving(player)) return 0;
  const weights = SURVIVAL_WEIGHTS[player.character];
  if (weights === undefined) return 0;
  return 1 / (1 + Math.exp(-dot(weights, survivalOf(state, player, careless))));
}

function survivalOf(state: State, player: Player, careless: boolean): readonly number[] {
  return [
    1,
    lifeOf(player) / 10,
    player.character === 'apolena' && !player.spent && !player.void ? 1 : 0,
    timeLeft(state),
    player.revealed ? 1 : 0,
    player.place === 'stone-circle' ? 1 : 0,
    careless ? 1 : 0,
  ];
}

/** How long the match may still last: what is left of the party that is nearer to elimination. */
function timeLeft({ players }: State): number {
  let werewolves = 0;
  let vampires = 0;
  for (const player of players) {
    const { party } = characterOf(player);
    if (party === 'werewolf') werewolves += lifeOf(player);
    else if (party === 'vampire') vampires += lifeOf(player);
  }
  return Math.min(werewolves, vampires) / 10;
}

function prospectsOf(state: State, careless: readonly boolean[]): readonly Prospect[] {
  const prospects: Prospect[] = [
    { ending: 'werewolf', seat: null, features: partyFeatures(state, 'werewolf', 'vampire', careless) },
    { ending: 'vampire', seat: null, features: partyFeatures(state, 'vampire', 'werewolf', careless) },
  ];
  for (const [seat, player] of state.players.entries())
    if (isLiving(player) && canEndIt(state, player))
      prospects.push({
        ending: player.character,
        seat,
        features: humanFeatures(state, seat, careless[seat] === true),
      });
  return prospects;
}

/** Humans whose goal ends the match; Dalibor's only while nobody has been eliminated. */
function canEndIt({ batches }: State, { character }: Player): boolean {
  switch (character) {
    case 'bartolomej':
    case 'bohdan':
    case 'cyril':
    case 'cecilie':
    case 'drahomir':
      return true;
    case 'dalibor':
      return batches === 0;
    default:
      return false;
  }
}

/** Points that a seat takes from its foes in a turn with bare hands: careless players strike anybody. */
const STRIKE = { able: 1.5, careless: 0.4 } as const;
/** How much Dalibor takes from the vampires (LN-13.19), and how much others do. */
const HELP = { able: 1, careless: 0.2 } as const;
const BY_CHANCE = 0.5;

/** The share of their potential that careless players use. */
const UNPLANNED = 0.3;

/** Features of a party: how little is left of its foes, how much of itself, and how fast it strikes. */
function partyFeatures(state: State, party: Party, foe: Party, careless: readonly boolean[]): number[] {
  let foeLife = 0;
  let nearlyGone = 0;
  let openFoes = 0;
  let ableLife = 0;
  let carelessLife = 0;
  let pending = 0;
  let helpers = 0;
  let pace = BY_CHANCE;
  for (const [seat, player] of state.players.entries()) {
    if (!isLiving(player)) continue;
    const own = characterOf(player).party;
    const able = !careless[seat];
    const left = lifeOf(player);
    if (own === foe) {
      foeLife += left;
      nearlyGone += Math.exp(-left / 3);
      if (player.revealed && able) openFoes++;
    } else if (own === party) {
      if (able) ableLife += left;
      else carelessLife += left;
      pending += (able ? 1 : UNPLANNED) * pendingOf(player);
      pace += able ? STRIKE.able + powerOf(player) : STRIKE.careless + UNPLANNED * powerOf(player);
    } else if (player.character === 'dalibor' && party === 'werewolf') {
      if (able) helpers++;
      pace += able ? HELP.able : HELP.careless;
    }
  }
  const turn = characterOf(playerAt(state, state.active)).party === party ? 1 : 0;
  return [
    1,
    foeLife / 10,
    nearlyGone,
    openFoes,
    ableLife / 10,
    carelessLife / 10,
    pending / 10,
    helpers,
    turn,
    Math.log((foeLife + 1) / pace),
  ];
}

/** Features of a human's own goal. */
function humanFeatures(state: State, seat: Seat, careless: boolean): number[] {
  const player = playerAt(state, seat);
  let dead = 0;
  let weakest = 14;
  let goods = 0;
  for (const [other, one] of state.players.entries()) {
    if (!isLiving(one)) dead++;
    else if (other !== seat) {
      weakest = Math.min(weakest, lifeOf(one));
      goods += one.equipment.length;
    }
  }
  const owned = player.character === 'drahomir' ? relicsOf(player) / 3 : player.equipment.length / 5;
  return [
    1,
    lifeOf(player) / 10,
    dead === 1 ? 1 : 0,
    dead >= 2 ? 1 : 0,
    owned,
    owned * owned,
    weakest / 10,
    player.revealed ? 1 : 0,
    powerOf(player),
    state.active === seat ? 1 : 0,
    goods / 5,
    dead === 1 ? reachOf(player, weakest) : 0,
    dead >= 2 ? reachOf(player, weakest) : 0,
    careless ? 1 : 0,
    timeLeft(state),
  ];
}

/** How much of the weakest opponent's remaining life Cyril can take in one turn, paying with his own (LN-12.5). */
function reachOf(player: Player, weakest: number): number {
  if (player.character !== 'cyril') return 0;
  const strikes = player.void ? 1 : 1 + Math.floor((lifeOf(player) - 1) / 2);
  return Math.min(1.5, (strikes * (MEAN_BASE + powerOf(player))) / Math.max(1, weakest));
}

/** The mean base of an attack with both dice (LN-9.9). */
const MEAN_BASE = 44 / 24;

function relicsOf({ equipment }: Player): number {
  return RELICS.filter((relic) => equipment.includes(relic)).length;
}

/** Points that a living seat can still take, and 0 for an eliminated one; a cloak adds some. */
export function lifeOf(player: Player): number {
  if (!isLiving(player)) return 0;
  return characterOf(player).limit - player.damage + armourOf(player);
}

/** Points that an unused ability will still deal (LN-12.11 to LN-12.13). */
function pendingOf({ character, spent, void: isVoid }: Player): number {
  if (spent || isVoid) return 0;
  switch (character) {
    case 'frederik':
      return 3.5;
    case 'gregor':
      return 2.5;
    case 'fenris':
      return 5;
    default:
      return 0;
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
