import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './site.ts';

/** The usual number of seats at a table. */
export const USUAL_SEATS: Readonly<Record<string, number>> = {
  'lovci-noci': 5,
  vendetta: 4,
  'the-hunger': 4,
  'masters-of-the-night': 3,
};

/**
 * A person who has changed nothing about time: the default pace, level and motion. What can be touched on the board is
 * also listed, so that a test finds all answers in one place.
 */
export async function newcomer(site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.person({ reducedMotion: 'no-preference', ...options });
  await page.context().addInitScript(() => {
    const kept = JSON.parse(window.localStorage.getItem('nokturn.settings') ?? '{}');
    if (kept.pace === 'instant') window.localStorage.setItem('nokturn.settings', '{"listed":true}');
  });
  return page;
}

/** This percentage of the values is no larger than the result. */
export function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
