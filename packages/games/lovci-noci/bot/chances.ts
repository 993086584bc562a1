import { leftOf, rightOf, type Seat } from '@nokturn/engine';
import type { CharacterId, Party } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { characterOf, countOf, isLiving, owns, playerAt } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import { ENDING_WEIGHTS, SURVIVAL_WEIGHTS } from './weights.ts';

/** The ways in which a match can end (LN-13.2): a party wins, or a human does. */
export type Ending = 'werewolf' | 'vampire' | CharacterId;

/** A possible ending, and what speaks for it. */
export interface Prospect {
  readonly ending: Ending;
  readonly seat: Seat | null;
  readonly features: readonly number[];
}

/** What each seat has to hope for: about its chance to win. How well the seats play is 1 unless said otherwise. */
export function chancesOf(state: State, over: boolean, skill: readonly number[] = []): readonly number[] {
  const { players } = state;
  const chances = players.map(() => 0);
  if (over) {
    for (const { seat } of state.victories) chances[seat] = 1;
    return chances;
  }
  const prospects = prospectsOf(state, skill);
  const shares = sharesOf(prospects);
  const quiet = players.map((_, seat) => quietChance(state, seat));
  for (const [i, { ending, seat: winner }] of prospects.entries()) {
    const share = shares[i] as number;
    const wins = players.map((player, seat) => {
      if (seat === winner) return 1;
      const { party } = characterOf(player);
      if (party !== 'human') return party === ending ? 1 : 0;
      if (player.character === 'dalibor') return ending === 'werewolf' ? (quiet[seat] as number) : 0;
      return player.character === 'apolena' || player.character === 'bohdan' ? (quiet[seat] as number) : 0;
    });
    for (const [seat, player] of players.entries()) {
      const friend = player.character === 'augusta' ? friendOf(state, seat) : seat;
      const won = share * (wins[friend] as number);
      if (won > 0)
        chances[seat] = (chances[seat] as number) + won * (1 - SHARING * guestsOf(state, seat, wins));
    }
  }
  return chances;
}

/** How much less a victory is worth for each who wins beside one's own party, and has shown a face. */
const SHARING = 0.12;

/** How many of other parties win together with a seat; who is hidden could be anybody, and is nobody's aim. */
function guestsOf({ players }: State, seat: Seat, wins: readonly number[]): number {
  const { party } = characterOf(players[seat] as Player);
  let guests = 0;
  for (const [other, player] of players.entries())
    if (other !== seat && player.revealed && (party === 'human' || characterOf(player).party !== party))
      guests += wins[other] as number;
  return guests;
}

/** How likely each of the prospects is. */
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

/** How likely a human who has to be there at the end will be (LN-13.11, LN-13.15, LN-13.19). */
function quietChance(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  if (!isLiving(player)) return 0;
  const weights = SURVIVAL_WEIGHTS[player.character];
  if (weights === undefined) return 0;
  return 1 / (1 + Math.exp(-dot(weights, survivalOf(state, player))));
}

export function survivalOf(state: State, player: Player): readonly number[] {
  let werewolves = 0;
  let vampires = 0;
  for (const other of state.players) {
    const { party } = characterOf(other);
    if (party === 'werewolf') werewolves += lifeOf(other);
    else if (party === 'vampire') vampires += lifeOf(other);
  }
  return [
    1,
    lifeOf(player) / 10,
    player.character === 'apolena' && !player.spent && !player.void ? 1 : 0,
    Math.min(werewolves, vampires) / 10,
    player.revealed ? 1 : 0,
    player.place === 'stone-circle' ? 1 : 0,
  ];
}

export function prospectsOf(state: State, skill: readonly number[] = []): readonly Prospect[] {
  const prospects: Prospect[] = [
    { ending: 'werewolf', seat: null, features: partyFeatures(state, 'werewolf', 'vampire', skill) },
    { ending: 'vampire', seat: null, features: partyFeatures(state, 'vampire', 'werewolf', skill) },
  ];
  for (const [seat, player] of state.players.entries())
    if (isLiving(player) && canEndIt(state, player))
      prospects.push({ ending: player.character, seat, features: humanFeatures(state, seat) });
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

/** What speaks for a party: how little is left of its foes, and what it has to strike with. */
function partyFeatures(state: State, party: Party, foe: Party, skill: readonly number[]): number[] {
  let foes = 0;
  let foeLife = 0;
  let nearlyGone = 0;
  let openFoes = 0;
  let friends = 0;
  let life = 0;
  let power = 0;
  let pending = 0;
  let helpers = 0;
  for (const [seat, player] of state.players.entries()) {
    if (!isLiving(player)) continue;
    const own = characterOf(player).party;
    const able = skill[seat] ?? 1;
    const left = lifeOf(player);
    if (own === foe) {
      foes++;
      foeLife += left;
      nearlyGone += Math.exp(-left / 3);
      if (player.revealed) openFoes++;
    } else if (own === party) {
      friends += able;
      life += left;
      power += able * powerOf(player);
      pending += able * pendingOf(player);
    } else if (player.character === 'dalibor' && party === 'werewolf') helpers += able;
  }
  const turn = characterOf(playerAt(state, state.active)).party === party ? 1 : 0;
  return [
    1,
    foes,
    foeLife / 10,
    nearlyGone,
    openFoes,
    friends,
    life / 10,
    power,
    pending / 10,
    helpers,
    turn,
    knownFoes(state, party, foe),
  ];
}

/** How many hidden foes are known to a member of the party, from a prophecy of its own or a shown face. */
function knownFoes(state: State, party: Party, foe: Party): number {
  let known = 0;
  for (const { giver, receiver } of state.notes) {
    const to = playerAt(state, receiver);
    const by = playerAt(state, giver);
    if (isLiving(to) && isLiving(by) && !to.revealed)
      if (characterOf(by).party === party && characterOf(to).party === foe) known++;
  }
  return Math.min(known, 4);
}

/** What speaks for a human's own goal. */
function humanFeatures(state: State, seat: Seat): number[] {
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
  ];
}

/** How much of what the weakest of the others has left Cyril can take in one turn, paying with his own (LN-12.5). */
function reachOf(player: Player, weakest: number): number {
  if (player.character !== 'cyril') return 0;
  const strikes = player.void ? 1 : 1 + Math.floor((lifeOf(player) - 1) / 2);
  return Math.min(1.5, (strikes * (MEAN_BASE + 0.8 * countOf(player, 'iron-claws'))) / Math.max(1, weakest));
}

/** The mean of the base of an attack with both dice (LN-9.9). */
const MEAN_BASE = 44 / 24;

function relicsOf({ equipment }: Player): number {
  return RELICS.filter((relic) => equipment.includes(relic)).length;
}

/** Points that a living seat can still take, and 0 for the eliminated; a cloak is worth some. */
export function lifeOf(player: Player): number {
  if (!isLiving(player)) return 0;
  return characterOf(player).limit - player.damage + (owns(player, 'shadow-cloak') ? 1 : 0);
}

/** Points that an attack deals beyond what bare hands do. */
function powerOf(player: Player): number {
  if (player.equipment.length === 0) return 0;
  const lance = owns(player, 'moon-lance') && characterOf(player).party === 'werewolf' ? 1.2 : 0;
  const torch = owns(player, 'burning-torch') ? 0.7 : 0;
  const cloak = owns(player, 'shadow-cloak') ? -0.8 : 0;
  return 0.8 * countOf(player, 'iron-claws') + lance + torch + cloak;
}

/** Points that an ability will still deal (LN-12.11 to LN-12.13). */
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
