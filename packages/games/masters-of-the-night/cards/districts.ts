/** The nine districts, in the order of the component list (7.2). */
export const DISTRICT_IDS = [
  'railway-station',
  'museum',
  'asylum',
  'city-park',
  'nightclub',
  'newspaper-office',
  'police-station',
  'blood-bank',
  'cathedral',
] as const;
export type DistrictId = (typeof DISTRICT_IDS)[number];

/** A district by its place in that order. */
export type District = number;

/** The one printed effect of a district (MN-18.1). */
export type DistrictEffect =
  | {
      readonly phase: 'day';
      /** The side that must be ahead (MN-5.8). */
      readonly when: 'minion-majority' | 'agent-majority';
      readonly does: 'draw-relic' | 'pull-agent' | 'give-blood' | 'lower-veil' | 'add-agent';
    }
  | {
      readonly phase: 'night';
      readonly cost: number;
      readonly does: 'travel' | 'drink' | 'shift-agents' | 'expose-districts';
    };

export const DISTRICTS: Readonly<Record<DistrictId, DistrictEffect>> = {
  'railway-station': { phase: 'night', cost: 2, does: 'travel' },
  museum: { phase: 'day', when: 'minion-majority', does: 'draw-relic' },
  asylum: { phase: 'day', when: 'minion-majority', does: 'pull-agent' },
  'city-park': { phase: 'day', when: 'agent-majority', does: 'lower-veil' },
  nightclub: { phase: 'night', cost: 1, does: 'drink' },
  'newspaper-office': { phase: 'night', cost: 1, does: 'shift-agents' },
  'police-station': { phase: 'night', cost: 1, does: 'expose-districts' },
  'blood-bank': { phase: 'day', when: 'minion-majority', does: 'give-blood' },
  cathedral: { phase: 'day', when: 'agent-majority', does: 'add-agent' },
};

export const DISTRICT_COUNT = DISTRICT_IDS.length;

export function districtNamed(id: DistrictId): District {
  return DISTRICT_IDS.indexOf(id);
}

export function districtId(district: District): DistrictId {
  return DISTRICT_IDS[district] as DistrictId;
}

const EFFECTS = DISTRICT_IDS.map((id) => DISTRICTS[id]);

export function effectOf(district: District): DistrictEffect {
  return EFFECTS[district] as DistrictEffect;
}

export const RAILWAY_STATION = districtNamed('railway-station');
export const MUSEUM = districtNamed('museum');
export const ASYLUM = districtNamed('asylum');
export const BLOOD_BANK = districtNamed('blood-bank');

export const DAY_DISTRICTS: readonly District[] = DISTRICT_IDS.flatMap((id, district) =>
  DISTRICTS[id].phase === 'day' ? [district] : [],
);

/** MN-18.9 to MN-18.11: the blood for a spent die, by its value from 1. */
export const DRINKS: readonly number[] = [0, 2, 2, 1, 1, 1, 1];
export const MOST_SHIFTED: readonly number[] = [0, 2, 2, 2, 1, 1, 1];
export const MOST_EXPOSED_DISTRICTS: readonly number[] = [0, 3, 3, 2, 2, 1, 1];
