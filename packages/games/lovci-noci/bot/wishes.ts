import { leftOf, rightOf, type Seat } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, type Party } from '../cards/characters.ts';
import { type Equipment, type OpenId, RELICS } from '../cards/open.ts';
import { equipmentOf, has } from '../rules/equipment.ts';
import type { LovciView } from '../secrets.ts';
import { type Beliefs, beliefs, chanceOf } from './beliefs.ts';

/** What one seat wants, recalculated for each decision from what it knows. */
export interface Wishes {
  readonly view: LovciView;
  readonly me: Seat;
  readonly character: CharacterId;
  readonly beliefs: Beliefs;
  /** By seat: 1 to see it gone, 0 for indifference, -1 to keep it safe. */
  readonly hostility: readonly number[];
  /** Dalibor and Cecilia want to be eliminated first (LN-13.18, LN-13.19). */
  readonly wantsToDie: boolean;
}

/** Harming a human is the least bad: no seat wants to make Dalibor or Cecilia win by eliminating them first. */
const HUMAN_COST = 0.15;

export function wishesOf(view: LovciView, me: Seat): Wishes {
  const { character } = view.players[me] ?? {};
  if (!character) throw new Error('a seat does not know its own character');
  const believed = beliefs(view);
  const wantsToDie = view.batches === 0 && (character === 'dalibor' || character === 'cecilie');
  const hostility = view.players.map((player, seat) => {
    if (player.eliminated > 0) return -1;
    if (seat === me) return wantsToDie ? 0.9 : -1;
    return hostilityTo(seat, { view, me, character, believed });
  });
  return { view, me, character, beliefs: believed, hostility, wantsToDie };
}

interface Outlook {
  readonly view: LovciView;
  readonly me: Seat;
  readonly character: CharacterId;
  readonly believed: Beliefs;
}

function hostilityTo(seat: Seat, outlook: Outlook): number {
  const { view, character, believed } = outlook;
  const { party } = CHARACTERS[character];
  if (party !== 'human') return asParty(seat, party, outlook);
  const damage = view.players[seat]?.damage ?? 0;
  switch (character) {
    case 'augusta':
      return besideNeighbour(seat, outlook);
    case 'bartolomej':
      return view.players[seat]?.equipment.length ? 0.6 : 0;
    case 'drahomir':
      return view.players[seat]?.equipment.some((card) => RELICS.includes(card)) ? 0.6 : 0;
    case 'bohdan':
      // LN-13.14: only killing a character with a limit of 13 or more helps him.
      return chanceOf(believed, seat, (id) => CHARACTERS[id].limit >= 13) * (damage >= 7 ? 1 : 0.5);
    case 'cyril':
      return view.batches === 0 ? damage / 20 : 0.2 + damage / 15;
    case 'cecilie':
      return view.batches === 0 ? 0.2 : 0.3 + damage / 20;
    case 'dalibor':
      return view.batches === 0 ? 0.2 : asParty(seat, 'werewolf', outlook);
    default:
      return -0.1;
  }
}

/** Werewolves and vampires want each other gone (LN-13.6, LN-13.7). */
function asParty(seat: Seat, party: Party, { believed }: Outlook): number {
  const chances = believed.party[seat];
  if (chances === undefined) return 0;
  const [foe, friend] =
    party === 'werewolf' ? (['vampire', 'werewolf'] as const) : (['werewolf', 'vampire'] as const);
  return chances[foe] - chances[friend] - HUMAN_COST * chances.human;
}

/** Augusta wins with a neighbour (LN-13.12), so she shares the neighbour's foes. */
function besideNeighbour(seat: Seat, outlook: Outlook): number {
  const { view, me, believed } = outlook;
  const seats = view.players.length;
  const neighbour = view.players[me]?.turncoat ? leftOf(me, seats) : rightOf(me, seats);
  if (seat === neighbour) return -1;
  const { werewolf = 0, vampire = 0 } = believed.party[neighbour] ?? {};
  return werewolf * asParty(seat, 'werewolf', outlook) + vampire * asParty(seat, 'vampire', outlook);
}

/** How much a seat would like to own a card. */
export function worth(card: OpenId, { character, view, me }: Wishes): number {
  const relic = character === 'drahomir' && RELICS.includes(card) ? 10 : 0;
  return (
    relic + WORTH.length - WORTH.indexOf(card) - (unhelpful(card, character, view, me) ? WORTH.length : 0)
  );
}

/** From best to worst. */
const WORTH: readonly (OpenId | undefined)[] = [
  'iron-claws',
  'looters-sack',
  'raven-amulet',
  'shield-of-light',
  'wanderers-compass',
  'shadow-cloak',
  'crossbow',
  'moonstone',
  'oak-charm',
  'moon-lance',
  'burning-torch',
  'firestorm',
];

/** A lance is for werewolves; a fire that also burns friends is for characters who have none. */
function unhelpful(card: OpenId, character: CharacterId, view: LovciView, me: Seat): boolean {
  const { party } = CHARACTERS[character];
  const { attackFor, hits, dice } = equipmentOf(card);
  if (attackFor) return party !== attackFor;
  if (hits) return party !== 'human' && !view.players[me]?.revealed;
  return dice !== undefined && character === 'apolena';
}

/** Whether any of a seat's equipment has a power. */
export function hasHere(view: LovciView, seat: Seat, power: keyof Equipment): boolean {
  const player = view.players[seat];
  return player !== undefined && has(player, power);
}
