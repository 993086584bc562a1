import { UNRELEASED } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import type { NamedRules } from '../rulesOf.ts';
import { PAST, pastOf } from './frozen.ts';

/**
 * Keeps the released rules of a match of this browser: when the match is continued, the page may have newer rules and
 * no connection.
 */
export async function keepRules({ game, rules, digest }: NamedRules): Promise<void> {
  if (!('caches' in globalThis) || digest === undefined || digest === UNRELEASED) return;
  const file = pastOf(game, { rules, digest });
  const cache = await caches.open(PAST);
  for (const url of [`${file}.js`, ...LANGUAGES.map((language) => `${file}.${language}.ftl`)])
    if (!(await cache.match(url))) await cache.add(url);
}
