import { type Release, sha256 } from '@nokturn/engine';
import type { FrozenModule } from '@nokturn/games/library';
import { HOME } from '../app/site.ts';

/** The cache of frozen rules, which no update empties. */
export const PAST = 'nokturn-past';

/** The path of a release, without its extension. */
export function pastOf(game: string, { rules, digest }: Pick<Release, 'rules' | 'digest'>): string {
  return `${HOME}past/${game}/${rules}-${digest}`;
}

/** Rules as they were released. A file with other content is thrown away, and requested once more. */
export async function loadFrozen(game: string, release: Release): Promise<FrozenModule> {
  const url = `${pastOf(game, release)}.js`;
  if (!(await isWhole(url, release, 'default'))) {
    await forget(url);
    if (!(await isWhole(url, release, 'reload'))) {
      await forget(url);
      throw new Error(`${url} is not what was released`);
    }
  }
  return import(/* @vite-ignore */ url);
}

/** Whether a file is complete: its name contains a digest, the start of the hash of its content. */
async function isWhole(url: string, { digest }: Release, cache: RequestCache): Promise<boolean> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return sha256(await response.text()).startsWith(digest);
}

async function forget(url: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(PAST)).delete(url);
}
