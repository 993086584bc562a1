import type { TableUpdate } from '@nokturn/protocol/types';
import type { Moment } from './source.ts';

/** The known moments, plus what an update adds to them. */
export function joinMoments(known: readonly Moment[], { version, view, heard }: TableUpdate): Moment[] {
  const last = known.at(-1)?.version ?? -1;
  const fresh: Moment[] = heard
    .filter((each) => each.version > last)
    .map((each) => ({ ...each, view: each.version === version ? view : null }));
  if (fresh.at(-1)?.version === version) return [...known, ...fresh];
  if (version > last) return [...known, ...fresh, { version, undid: null, happenings: [], view }];
  return known.map((moment) => (moment.version === version ? { ...moment, view } : moment));
}
