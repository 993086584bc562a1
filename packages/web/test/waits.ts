import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './site.ts';

/** What the seats of a table are usually. */
export const USUAL_SEATS: Readonly<Record<string, number>> = {
  'lovci-noci': 5,
  vendetta: 4,
  'the-hunger': 4,
  'masters-of-the-night': 3,
};

/**
 * Somebody who has set nothing of time: the pace, the level and the motion that everybody begins with. What can be
 * touched on the board is listed besides, so that a test finds all answers at one place.
 */
export async function newcomer(site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.person({ reducedMotion: 'no-preference', ...options });
  await page.context().addInitScript(() => {
    const kept = JSON.parse(window.localStorage.getItem('nokturn.settings') ?? '{}');
    if (kept.pace === 'instant') window.localStorage.setItem('nokturn.settings', '{"listed":true}');
  });
  return page;
}

/** This many of a hundred are no longer than this. */
export function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
