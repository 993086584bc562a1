import type { Window } from './effects.ts';

/** The Relics of the variant (7.7). */
export const RELIC_IDS = [
  're-isaac-chalice',
  're-sargon-apocrypha',
  're-penitent-mask',
  're-knife-of-the-faithless',
  're-phial-of-elder-vitae',
  're-mirror-of-the-ninth-hour',
  're-ferrymans-key',
  're-ward-of-cold-ashes',
] as const;
export type RelicId = (typeof RELIC_IDS)[number];

export type RelicUse =
  | { readonly kind: 'undrain' }
  | { readonly kind: 'blood-everywhere'; readonly blood: number }
  | { readonly kind: 'switch-token' }
  | { readonly kind: 'power'; readonly power: number }
  | { readonly kind: 'gain'; readonly blood: number }
  | { readonly kind: 'look-at-location' }
  | { readonly kind: 'move-card' }
  | { readonly kind: 'calm'; readonly blood: number };

export interface Relic {
  /** Scored at the end, used or not (VV-23.5). */
  readonly influence: number;
  readonly window: Window;
  readonly use: RelicUse;
}

export const RELICS: Readonly<Record<RelicId, Relic>> = {
  're-isaac-chalice': { influence: 0, window: 'planning-turn', use: { kind: 'undrain' } },
  're-sargon-apocrypha': {
    influence: 2,
    window: 'start-resolution',
    use: { kind: 'blood-everywhere', blood: 1 },
  },
  're-penitent-mask': { influence: 1, window: 'withdraw-revealed', use: { kind: 'switch-token' } },
  're-knife-of-the-faithless': { influence: 0, window: 'before-totals', use: { kind: 'power', power: 3 } },
  're-phial-of-elder-vitae': { influence: 1, window: 'planning-turn', use: { kind: 'gain', blood: 4 } },
  're-mirror-of-the-ninth-hour': {
    influence: 2,
    window: 'planning-turn',
    use: { kind: 'look-at-location' },
  },
  're-ferrymans-key': { influence: 1, window: 'planning-turn', use: { kind: 'move-card' } },
  're-ward-of-cold-ashes': { influence: 1, window: 'on-frenzy', use: { kind: 'calm', blood: 3 } },
};

const RELIC_OF: ReadonlyMap<string, Relic> = new Map(Object.entries(RELICS));

export function relicOf(id: RelicId): Relic {
  return RELIC_OF.get(id) as Relic;
}

/** The Relic with this use: there is exactly one. */
export function relicThat<K extends RelicUse['kind']>(
  kind: K,
): { readonly id: RelicId; readonly use: Extract<RelicUse, { kind: K }> } {
  const id = RELIC_IDS.find((one) => RELICS[one].use.kind === kind);
  if (id === undefined) throw new Error(`no Relic can ${kind}`);
  return { id, use: RELICS[id].use as Extract<RelicUse, { kind: K }> };
}
