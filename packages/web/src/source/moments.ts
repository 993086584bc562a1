import type { TableUpdate } from '@nokturn/protocol/types';
import type { Moment } from './source.ts';

/** What was known, and what an update adds to it. */
export function joinMoments(known: readonly Moment[], { version, view, chapters }: TableUpdate): Moment[] {
  const last = known.at(-1)?.version ?? -1;
  const fresh: Moment[] = chapters
    .filter((chapter) => chapter.version > last)
    .map((chapter) => ({ ...chapter, view: chapter.version === version ? view : null }));
  if (fresh.at(-1)?.version === version) return [...known, ...fresh];
  if (version > last) return [...known, ...fresh, { version, undid: null, happenings: [], view }];
  return known.map((moment) => (moment.version === version ? { ...moment, view } : moment));
}
