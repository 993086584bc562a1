import { UNRELEASED } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import type { NamedRules } from '../rulesOf.ts';
import { PAST, pastOf } from './frozen.ts';

/**
 * Keeps the rules of a match of this browser, as they were released: the page may be of newer rules when it goes on, and
 * without a connection.
 */
export async function keepRules({ game, rules, digest }: NamedRules): Promise<void> {
  if (!('caches' in globalThis) || digest === undefined || digest === UNRELEASED) return;
  const file = pastOf(game, { rules, digest });
  const cache = await caches.open(PAST);
  for (const url of [`${file}.js`, ...LANGUAGES.map((language) => `${file}.${language}.ftl`)])
    if (!(await cache.match(url))) await cache.add(url);
}
