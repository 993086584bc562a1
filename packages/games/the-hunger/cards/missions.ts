import type { Region } from './board.ts';
import type { HumanType, Keyword } from './card.ts';

/** Gold, beige with a white title, beige, beige for 5 or 6 seats (7.8). */
export const MISSION_CLASSES = ['instant', 'white', 'beige', 'five'] as const;
export type MissionClass = (typeof MISSION_CLASSES)[number];

/**
 * How a Standard Mission scores (TH-20.3 to TH-20.12). Those that compare consider survivors only (TH-20.10).
 */
export type Scoring =
  | { readonly kind: 'per-type'; readonly type: HumanType; readonly vp: number }
  | { readonly kind: 'per-value'; readonly from: number; readonly to: number; readonly vp: number }
  | { readonly kind: 'per-keyword'; readonly keywords: readonly Keyword[]; readonly vp: number }
  | { readonly kind: 'per-power'; readonly vp: number }
  | { readonly kind: 'per-familiar'; readonly vp: number }
  | { readonly kind: 'per-token'; readonly vp: number }
  | { readonly kind: 'per-digested'; readonly vp: number }
  | { readonly kind: 'per-set'; readonly vp: number }
  | { readonly kind: 'per-rarest'; readonly vp: number }
  | { readonly kind: 'per-commonest'; readonly vp: number }
  | { readonly kind: 'none-worth'; readonly from: number; readonly vp: number }
  | { readonly kind: 'of-one-type'; readonly count: number; readonly vp: number }
  | { readonly kind: 'humans'; readonly count: number; readonly vp: number }
  | { readonly kind: 'rose'; readonly vp: number }
  | { readonly kind: 'first-home'; readonly vp: number }
  | { readonly kind: 'other-missions'; readonly vp: number }
  // comparing
  | { readonly kind: 'most-of-type'; readonly type: HumanType; readonly vp: number }
  | { readonly kind: 'most-humans'; readonly vp: number }
  | { readonly kind: 'fewest-humans'; readonly vp: number }
  | { readonly kind: 'most-familiars'; readonly vp: number }
  | { readonly kind: 'highest-score'; readonly vp: number }
  | { readonly kind: 'lowest-score'; readonly vp: number }
  | { readonly kind: 'beaten-home'; readonly vp: number };

/** TH-20.10. */
export const COMPARING: ReadonlySet<Scoring['kind']> = new Set<Scoring['kind']>([
  'most-of-type',
  'most-humans',
  'fewest-humans',
  'most-familiars',
  'highest-score',
  'lowest-score',
  'beaten-home',
]);

/** The use of an Instant Mission, and its time (TH-14.12). */
export type InstantUse =
  /** Step A (TH-6.5). */
  | { readonly kind: 'digestion' }
  /** After a hunt in column 3, any cell (TH-13.8). */
  | { readonly kind: 'any-column' }
  /** After hunting a Human in one of these regions, the same column (TH-13.9). */
  | { readonly kind: 'same-column'; readonly regions: readonly Region[] }
  /** Step H (TH-13.10). */
  | { readonly kind: 'familiar' }
  /** Steps B, F and H (TH-6.6). */
  | { readonly kind: 'chest' }
  | { readonly kind: 'closer-vampires'; readonly vp: number };

export interface Mission<Id extends string = string> {
  readonly id: Id;
  readonly class: MissionClass;
  readonly scoring: Scoring | null;
  readonly instant: InstantUse | null;
}

export const MISSIONS = [
  instant('digestion', { kind: 'digestion' }),
  instant('hungry', { kind: 'any-column' }),
  instant('vampire-on-top', { kind: 'same-column', regions: ['mountains'] }),
  instant('vampire-of-the-coast', { kind: 'same-column', regions: ['plains'] }),
  instant('wild-vampire', { kind: 'same-column', regions: ['forest', 'labyrinth'] }),
  instant('treasure-chest', { kind: 'chest' }),
  instant('beast-master', { kind: 'familiar' }),
  instant('the-opportunist', { kind: 'closer-vampires', vp: 1 }),
  standard('common-taste', 'white', { kind: 'per-type', type: 'villager', vp: 1 }),
  standard('zoologist', 'white', { kind: 'most-familiars', vp: 4 }),
  standard('the-devout', 'white', { kind: 'most-of-type', type: 'religious', vp: 6 }),
  standard('romantic', 'white', { kind: 'rose', vp: 5 }),
  standard('a-soldiers-life', 'white', { kind: 'per-type', type: 'military', vp: 1 }),
  standard('the-host', 'white', { kind: 'beaten-home', vp: 2 }),
  standard('the-collector', 'white', { kind: 'per-token', vp: 1 }),
  standard('haute-cuisine', 'white', { kind: 'per-value', from: 4, to: 5, vp: 1 }),
  standard('picky', 'beige', { kind: 'none-worth', from: 5, vp: 6 }),
  standard('strategist', 'beige', { kind: 'most-of-type', type: 'military', vp: 6 }),
  standard('a-hankering', 'beige', { kind: 'of-one-type', count: 5, vp: 6 }),
  standard('on-a-diet', 'beige', { kind: 'fewest-humans', vp: 5 }),
  standard('tipsy', 'beige', { kind: 'per-keyword', keywords: ['confuse'], vp: 4 }),
  standard('my-body-is-my-temple', 'beige', { kind: 'per-power', vp: 1 }),
  standard('holier-than-thou', 'beige', { kind: 'per-type', type: 'religious', vp: 1 }),
  standard('selective', 'beige', { kind: 'per-rarest', vp: 2 }),
  standard('royal', 'beige', { kind: 'per-type', type: 'noble', vp: 1 }),
  standard('rich-get-richer', 'beige', { kind: 'highest-score', vp: 4 }),
  standard('gluttony', 'beige', { kind: 'most-humans', vp: 5 }),
  standard('animal-lover', 'beige', { kind: 'per-familiar', vp: 1 }),
  standard('eat-them-all', 'beige', { kind: 'humans', count: 13, vp: 5 }),
  standard('revolutionary', 'beige', { kind: 'most-of-type', type: 'noble', vp: 6 }),
  standard('missionary', 'beige', { kind: 'other-missions', vp: 1 }),
  standard('landlord', 'beige', { kind: 'most-of-type', type: 'villager', vp: 6 }),
  standard('dangerous-diet', 'beige', {
    kind: 'per-keyword',
    keywords: ['confuse', 'spicy', 'holy-water'],
    vp: 2,
  }),
  standard('varied-diet', 'beige', { kind: 'per-set', vp: 3 }),
  standard('gourmet', 'beige', { kind: 'per-digested', vp: 2 }),
  standard('three-star-dinner', 'beige', { kind: 'per-value', from: 3, to: 3, vp: 1 }),
  standard('family-business', 'beige', { kind: 'per-commonest', vp: 1 }),
  standard('catch-up', 'beige', { kind: 'lowest-score', vp: 10 }),
  standard('meh', 'beige', { kind: 'per-value', from: 1, to: 2, vp: 1 }),
  standard('early-night', 'beige', { kind: 'first-home', vp: 6 }),
  standard('haute-cuisine-5p', 'five', { kind: 'per-value', from: 4, to: 5, vp: 1 }),
  standard('three-star-dinner-5p', 'five', { kind: 'per-value', from: 3, to: 3, vp: 1 }),
  standard('gluttony-5p', 'five', { kind: 'most-humans', vp: 5 }),
  standard('picky-5p', 'five', { kind: 'none-worth', from: 5, vp: 6 }),
  standard('holier-than-thou-5p', 'five', { kind: 'per-type', type: 'religious', vp: 1 }),
  standard('eat-them-all-5p', 'five', { kind: 'humans', count: 13, vp: 5 }),
  standard('a-soldiers-life-5p', 'five', { kind: 'per-type', type: 'military', vp: 1 }),
  standard('royal-5p', 'five', { kind: 'per-type', type: 'noble', vp: 1 }),
  standard('meh-5p', 'five', { kind: 'per-value', from: 1, to: 2, vp: 1 }),
  standard('common-taste-5p', 'five', { kind: 'per-type', type: 'villager', vp: 1 }),
] as const;

export type MissionId = (typeof MISSIONS)[number]['id'];

export const MISSION_IDS: readonly MissionId[] = MISSIONS.map(({ id }) => id);

/** A tile by its index in the list. */
export type MissionNo = number;

export function missionAt(no: MissionNo): Mission<MissionId> {
  return MISSIONS[no] as Mission<MissionId>;
}

export function missionNo(id: MissionId): MissionNo {
  return MISSION_IDS.indexOf(id);
}

function instant<const Id extends string>(id: Id, use: InstantUse): Mission<Id> {
  return { id, class: 'instant', scoring: null, instant: use };
}

function standard<const Id extends string>(
  id: Id,
  kind: Exclude<MissionClass, 'instant'>,
  scoring: Scoring,
): Mission<Id> {
  return { id, class: kind, scoring, instant: null };
}
