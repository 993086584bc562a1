import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** At least this many are kept from a match that is long enough, and fewer than twice as many. */
const ENOUGH = 16;

/** Pictures spread over a whole match, however long it is: when there are too many, every second one is dropped. */
export function album(page: Page, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fileOf = (number: number | string) => join(folder, `${`${number}`.padStart(3, '0')}.png`);
  const take = (path: string) => page.screenshot({ path, scale: 'css' });
  let [every, kept] = [1, [] as readonly number[]];
  return {
    async add(number: number): Promise<void> {
      if ((number - 1) % every !== 0) return;
      await take(fileOf(number));
      kept = [...kept, number];
      if (kept.length < 2 * ENOUGH) return;
      every *= 2;
      for (const old of kept) if ((old - 1) % every !== 0) rmSync(fileOf(old));
      kept = kept.filter((old) => (old - 1) % every === 0);
    },
    /** The end of the match: its last pictures, and the result. */
    async end(): Promise<void> {
      await take(fileOf('end'));
      await page.waitForTimeout(12_000);
      await take(fileOf('result'));
    },
  };
}
