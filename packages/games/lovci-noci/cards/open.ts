import type { Party } from './characters.ts';
import type { CardSet } from './colours.ts';

/** In the order of the component tables, blue before red: "first listed" means this order. */
export const BLUE_IDS = [
  'blood-moon',
  'heavens-wrath',
  'witching-hour',
  'light-of-truth',
  'surge-of-life',
  'call-of-the-pack',
  'healing-draught',
  'distant-prayer',
  'shield-of-light',
  'moon-lance',
  'looters-sack',
  'wanderers-compass',
  'shadow-cloak',
  'raven-amulet',
  'oak-charm',
  'moonstone',
] as const;
export type BlueId = (typeof BLUE_IDS)[number];

export const RED_IDS = [
  'bat-swarm',
  'grave-spider',
  'powder-keg',
  'midnight-duel',
  'pickpocket',
  'snare',
  'blood-rite',
  'iron-claws',
  'burning-torch',
  'crossbow',
  'firestorm',
] as const;
export type RedId = (typeof RED_IDS)[number];

export type OpenId = BlueId | RedId;

/** What an event does: the texts of 7.6 and 7.7 as data. */
export type EventEffect =
  | { readonly kind: 'set-to-seven' }
  | { readonly kind: 'hurt-all-others'; readonly amount: number }
  | { readonly kind: 'extra-turn' }
  | { readonly kind: 'unmask' }
  | { readonly kind: 'heal-if'; readonly letters?: string; readonly party?: Party }
  | { readonly kind: 'heal-self'; readonly amount: number }
  | { readonly kind: 'heal-other-by-die' }
  | { readonly kind: 'hurt-other'; readonly amount: number; readonly self: number; readonly thenHeal: number }
  | { readonly kind: 'explosion'; readonly amount: number }
  | { readonly kind: 'duel'; readonly amount: number; readonly drawerLosesFrom: number }
  | { readonly kind: 'steal' }
  | { readonly kind: 'give-away'; readonly otherwiseTake: number }
  | { readonly kind: 'shield' };

/** Sources of damage that equipment can prevent. */
export type Danger = 'attack' | 'counter' | 'enchanted-tree' | OpenId;

/** What equipment does for its owner while it lies there: the texts of 7.6 and 7.7 as data. */
export interface Equipment {
  /** Added to the damage of the owner's attacks, for each copy (LN-9.13). */
  readonly attack?: number;
  /** Only revealed characters of this party get the bonus. */
  readonly attackFor?: Party;
  /** Subtracted from attack damage to the owner (LN-9.14). */
  readonly armour?: number;
  /** The dice of the owner's attacks, if not both (LN-9.10). */
  readonly dice?: 'd4';
  /** The owner must attack whenever somebody is in range, if the match is played that way (LN-9.18). */
  readonly mustAttack?: true;
  /** The reach of the owner's attacks, if not their own area (LN-9.5). */
  readonly reach?: 'other-areas';
  /** The victims of the owner's attacks, if not one player (LN-9.16, LN-9.17). */
  readonly hits?: 'everybody';
  /** Damage from these sources is prevented (LN-10.5). */
  readonly wards?: readonly Danger[];
  /** When it is discarded, if it is not permanent (LN-4.2). */
  readonly until?: 'own-turn';
  /** The owner's damage cannot be set to a value (LN-7.19). */
  readonly steady?: true;
  /** What the owner takes from players killed by an attack, if not one card (LN-10.12). */
  readonly loot?: 'everything';
  /** A different way of moving (LN-5.6). */
  readonly moves?: 'compass';
}

/** An event is carried out at once; equipment stays in front of its owner. Marks: LN-7.4, LN-7.7. */
export interface OpenCard {
  readonly colour: 'blue' | 'red';
  readonly count: Readonly<Record<CardSet, number>>;
  readonly type: 'event' | 'equipment';
  readonly mark: 'must' | 'may' | 'always';
  readonly effect?: EventEffect;
  readonly does?: Equipment;
}

/** 7.6 and 7.7 of the component list. The Shield of Light is an event in the classic set (LN-7.22). */
export const OPEN_CARDS: Readonly<Record<OpenId, OpenCard>> = {
  'blood-moon': event('blue', 'may', { kind: 'set-to-seven' }, 1),
  'heavens-wrath': event('blue', 'must', { kind: 'hurt-all-others', amount: 2 }, 1),
  'witching-hour': event('blue', 'must', { kind: 'extra-turn' }, 2, 1),
  'light-of-truth': event('blue', 'must', { kind: 'unmask' }, 1),
  'surge-of-life': event('blue', 'may', { kind: 'heal-if', letters: 'AEU' }, 1),
  'call-of-the-pack': event('blue', 'may', { kind: 'heal-if', party: 'werewolf' }, 1),
  'healing-draught': event('blue', 'may', { kind: 'heal-self', amount: 2 }, 2),
  'distant-prayer': event('blue', 'may', { kind: 'heal-other-by-die' }, 1),
  'shield-of-light': {
    ...equipment('blue', 'always', { wards: ['attack', 'counter'], until: 'own-turn' }, 1),
    effect: { kind: 'shield' },
  },
  'moon-lance': equipment('blue', 'always', { attack: 2, attackFor: 'werewolf' }, 1),
  'looters-sack': equipment('blue', 'always', { loot: 'everything' }, 1),
  'wanderers-compass': equipment('blue', 'may', { moves: 'compass' }, 1),
  'shadow-cloak': equipment('blue', 'always', { attack: -1, armour: 1 }, 1),
  'raven-amulet': equipment('blue', 'always', { wards: ['bat-swarm', 'grave-spider', 'powder-keg'] }, 1),
  'oak-charm': equipment('blue', 'always', { wards: ['enchanted-tree'] }, 1),
  moonstone: equipment('blue', 'always', { steady: true }, 1, 0),
  'bat-swarm': event('red', 'must', { kind: 'hurt-other', amount: 2, self: 0, thenHeal: 1 }, 3),
  'grave-spider': event('red', 'must', { kind: 'hurt-other', amount: 2, self: 2, thenHeal: 0 }, 2, 1),
  'powder-keg': event('red', 'must', { kind: 'explosion', amount: 3 }, 1),
  'midnight-duel': event('red', 'must', { kind: 'duel', amount: 3, drawerLosesFrom: 5 }, 1),
  pickpocket: event('red', 'may', { kind: 'steal' }, 2),
  snare: event('red', 'must', { kind: 'give-away', otherwiseTake: 1 }, 1),
  'blood-rite': event('red', 'may', { kind: 'heal-if', party: 'vampire' }, 1),
  'iron-claws': equipment('red', 'always', { attack: 1 }, 3),
  'burning-torch': equipment('red', 'always', { dice: 'd4', mustAttack: true }, 2, 1),
  crossbow: equipment('red', 'always', { reach: 'other-areas' }, 1),
  firestorm: equipment('red', 'always', { hits: 'everybody' }, 1),
};

/** Counts that `redSplit: 'raw'` changes in the kosmos set (LN-7.24). */
export const RAW_RED_SPLIT: Readonly<Partial<Record<OpenId, number>>> = { snare: 2, 'iron-claws': 2 };

/** The equipment that Drahomir's goal is about (LN-13.20). */
export const RELICS: readonly OpenId[] = ['raven-amulet', 'moon-lance', 'shadow-cloak', 'looters-sack'];

function event(
  colour: OpenCard['colour'],
  mark: 'must' | 'may',
  effect: EventEffect,
  kosmos: number,
  classic = kosmos,
): OpenCard {
  return { colour, type: 'event', mark, effect, count: { kosmos, classic } };
}

function equipment(
  colour: OpenCard['colour'],
  mark: 'always' | 'may',
  does: Equipment,
  kosmos: number,
  classic = kosmos,
): OpenCard {
  return { colour, type: 'equipment', mark, does, count: { kosmos, classic } };
}
