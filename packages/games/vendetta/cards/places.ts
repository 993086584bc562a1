import type { Window } from './effects.ts';

/** The Places of the variant (7.6). */
export const PLACE_IDS = [
  'pl-succubus-club',
  'pl-the-collar',
  'pl-pedway-tunnels',
  'pl-sheriffs-checkpoint',
  'pl-union-stockyards',
  'pl-whispering-gallery',
  'pl-ashen-chapel',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export type PlaceRule =
  /** Each seat may return up to this much of its Deployed blood here to its Pool. */
  | { readonly kind: 'return-blood'; readonly most: number }
  | { readonly kind: 'bounty'; readonly influence: number }
  | { readonly kind: 'face-down-cost'; readonly change: number }
  | { readonly kind: 'play-cost'; readonly change: number }
  | { readonly kind: 'blood-limit'; readonly limit: number }
  | { readonly kind: 'second-place'; readonly influence: number }
  | { readonly kind: 'last-place'; readonly loses: number };

export interface Place {
  readonly window: Window;
  readonly rule: PlaceRule;
}

export const PLACES: Readonly<Record<PlaceId, Place>> = {
  'pl-succubus-club': { window: 'location-done', rule: { kind: 'return-blood', most: 3 } },
  'pl-the-collar': { window: 'on-send-frenzy', rule: { kind: 'bounty', influence: 1 } },
  'pl-pedway-tunnels': { window: 'face-down-cost', rule: { kind: 'face-down-cost', change: -1 } },
  'pl-sheriffs-checkpoint': { window: 'play-cost', rule: { kind: 'play-cost', change: 1 } },
  'pl-union-stockyards': { window: 'blood-limit', rule: { kind: 'blood-limit', limit: 5 } },
  'pl-whispering-gallery': { window: 'rewards', rule: { kind: 'second-place', influence: 1 } },
  'pl-ashen-chapel': { window: 'rewards', rule: { kind: 'last-place', loses: 1 } },
};

const PLACE_OF: ReadonlyMap<string, Place> = new Map(Object.entries(PLACES));

export function placeOf(id: PlaceId): Place {
  return PLACE_OF.get(id) as Place;
}
