import { EDITIONS, type Edition } from './editions.ts';

/** The relics, in the order of the component list (7.4). */
export const RELIC_IDS = [
  'pristine-blood',
  'distortion-timepiece',
  'funerary-urn',
  'signet-of-the-lost-kin',
  'martyrs-dagger',
  'cloak-of-bats',
  'inquisitors-ledger',
  'contract-of-servitude',
  'stone-gargoyle',
  'witch-lantern',
  'censer-of-mist',
  'chalice-of-hunger',
  'tyrants-mask',
  'forefathers-coffin',
] as const;
export type RelicId = (typeof RELIC_IDS)[number];

/** The effect of a relic. Held relics work at night only, placed ones by day too (MN-17.3). */
export type RelicEffect =
  /** The holder's blood maximum, at all times. */
  | { readonly do: 'raise-maximum'; readonly to: number }
  /** Once per round: blood for an action point, if the holder has at least this much. */
  | { readonly do: 'buy-action-point'; readonly blood: number; readonly least: number }
  /** Once per event card, an agent can be sent to this district. */
  | { readonly do: 'attract-agent' }
  /** The blood abilities of vampires that are not in this game. */
  | { readonly do: 'borrow-abilities' }
  /** Once per night combat, a selected die counts as this. */
  | { readonly do: 'raise-die-to'; readonly value: number }
  | { readonly do: 'free-first-move' }
  /** Expose also flips the agents in adjacent districts. */
  | { readonly do: 'expose-around' }
  /** Once per turn, Recruit can be paid for in this way. */
  | { readonly do: 'cheaper-recruit'; readonly cost: number; readonly blood: number }
  /** No day combat in this district. */
  | { readonly do: 'no-day-combat' }
  /** Agents that are here or arrive here are exposed. */
  | { readonly do: 'expose-arrivals' }
  | { readonly do: 'raise-veil'; readonly by: number }
  /** Each Hunt gives this much more. */
  | { readonly do: 'hunt-more'; readonly blood: number }
  /**
   * Each point of the veil cost of the holder's own dark ability can be paid with this much blood instead.
   */
  | { readonly do: 'pay-veil-with-blood'; readonly blood: number }
  /** Waking gives this much and costs no veil. */
  | { readonly do: 'wake-gently'; readonly blood: number };

export interface Relic {
  readonly kind: 'passive' | 'paid' | 'discarded' | 'placed';
  /** In action points, if it is used or placed by an action. */
  readonly cost: number | null;
  readonly editions: readonly Edition[];
  readonly effect: RelicEffect;
}

const BOTH: readonly Edition[] = ['ares', 'igrology'];

export const RELICS: Readonly<Record<RelicId, Relic>> = {
  'pristine-blood': passive({ do: 'raise-maximum', to: 6 }),
  'distortion-timepiece': {
    kind: 'paid',
    cost: 0,
    editions: BOTH,
    effect: { do: 'buy-action-point', blood: 1, least: 2 },
  },
  'funerary-urn': placed({ do: 'attract-agent' }),
  'signet-of-the-lost-kin': {
    kind: 'paid',
    cost: null,
    editions: BOTH,
    effect: { do: 'borrow-abilities' },
  },
  'martyrs-dagger': passive({ do: 'raise-die-to', value: 6 }),
  'cloak-of-bats': passive({ do: 'free-first-move' }),
  'inquisitors-ledger': passive({ do: 'expose-around' }),
  'contract-of-servitude': {
    kind: 'paid',
    cost: null,
    editions: BOTH,
    effect: { do: 'cheaper-recruit', cost: 1, blood: 1 },
  },
  'stone-gargoyle': placed({ do: 'no-day-combat' }),
  'witch-lantern': placed({ do: 'expose-arrivals' }),
  'censer-of-mist': {
    kind: 'discarded',
    cost: 1,
    editions: BOTH,
    effect: { do: 'raise-veil', by: 2 },
  },
  'chalice-of-hunger': passive({ do: 'hunt-more', blood: 1 }),
  'tyrants-mask': {
    kind: 'paid',
    cost: null,
    editions: BOTH,
    effect: { do: 'pay-veil-with-blood', blood: 2 },
  },
  'forefathers-coffin': {
    ...passive({ do: 'wake-gently', blood: 2 }),
    editions: ['igrology'],
  },
};

const OF_EDITION = new Map<Edition, readonly RelicId[]>(
  EDITIONS.map((edition) => [edition, RELIC_IDS.filter((id) => RELICS[id].editions.includes(edition))]),
);

/** MN-2.13. */
export function relicsOf(edition: Edition): readonly RelicId[] {
  return OF_EDITION.get(edition) as readonly RelicId[];
}

function passive(effect: RelicEffect): Relic {
  return { kind: 'passive', cost: null, editions: BOTH, effect };
}

function placed(effect: RelicEffect): Relic {
  return { kind: 'placed', cost: 1, editions: BOTH, effect };
}
