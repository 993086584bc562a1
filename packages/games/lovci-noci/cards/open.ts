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

/** An event is carried out at once; equipment stays before its owner. Marks: LN-7.4, LN-7.7. */
export interface OpenCard {
  readonly colour: 'blue' | 'red';
  readonly count: Readonly<Record<CardSet, number>>;
  readonly type: 'event' | 'equipment';
  readonly mark: 'must' | 'may' | 'always';
}

/** 7.6 and 7.7 of the component list. The Shield of Light is an event in the classic set (LN-7.22). */
export const OPEN_CARDS: Readonly<Record<OpenId, OpenCard>> = {
  'blood-moon': card('blue', 'event', 'may', 1),
  'heavens-wrath': card('blue', 'event', 'must', 1),
  'witching-hour': card('blue', 'event', 'must', 2, 1),
  'light-of-truth': card('blue', 'event', 'must', 1),
  'surge-of-life': card('blue', 'event', 'may', 1),
  'call-of-the-pack': card('blue', 'event', 'may', 1),
  'healing-draught': card('blue', 'event', 'may', 2),
  'distant-prayer': card('blue', 'event', 'may', 1),
  'shield-of-light': card('blue', 'equipment', 'always', 1),
  'moon-lance': card('blue', 'equipment', 'always', 1),
  'looters-sack': card('blue', 'equipment', 'always', 1),
  'wanderers-compass': card('blue', 'equipment', 'may', 1),
  'shadow-cloak': card('blue', 'equipment', 'always', 1),
  'raven-amulet': card('blue', 'equipment', 'always', 1),
  'oak-charm': card('blue', 'equipment', 'always', 1),
  moonstone: card('blue', 'equipment', 'always', 1, 0),
  'bat-swarm': card('red', 'event', 'must', 3),
  'grave-spider': card('red', 'event', 'must', 2, 1),
  'powder-keg': card('red', 'event', 'must', 1),
  'midnight-duel': card('red', 'event', 'must', 1),
  pickpocket: card('red', 'event', 'may', 2),
  snare: card('red', 'event', 'must', 1),
  'blood-rite': card('red', 'event', 'may', 1),
  'iron-claws': card('red', 'equipment', 'always', 3),
  'burning-torch': card('red', 'equipment', 'always', 2, 1),
  crossbow: card('red', 'equipment', 'always', 1),
  firestorm: card('red', 'equipment', 'always', 1),
};

/** Counts that `redSplit: 'raw'` changes in the kosmos set (LN-7.24). */
export const RAW_RED_SPLIT: Readonly<Partial<Record<OpenId, number>>> = { snare: 2, 'iron-claws': 2 };

/** The equipment that Drahomir's goal is about (LN-13.20). */
export const RELICS: readonly OpenId[] = ['raven-amulet', 'moon-lance', 'shadow-cloak', 'looters-sack'];

function card(
  colour: 'blue' | 'red',
  type: OpenCard['type'],
  mark: OpenCard['mark'],
  kosmos: number,
  classic = kosmos,
): OpenCard {
  return { colour, type, mark, count: { kosmos, classic } };
}
