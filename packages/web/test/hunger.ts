import type { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { answered, pickEnough, versionOf, waiting } from './play.ts';

/** Every option of the decision, including those that only glow on the table. */
async function optionsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-unfold][aria-expanded=false]')?.click(),
  );
  await page.waitForFunction(() => !document.querySelector('[data-unfold][aria-expanded=false]'));
  const now = await waiting(page);
  return now.for === 'me' ? now.options.filter((option) => option !== 'confirm') : [];
}

/** Presses Enter on the thing that glows for an option; false if there is none. */
async function takeGlowing(page: Page, option: string): Promise<boolean> {
  const found = await page.evaluate((wanted) => {
    const bar = document.querySelector('[data-testid=decision]');
    const words = bar?.querySelector(`[data-option="${wanted}"] span`)?.textContent ?? '';
    const thing = [...document.querySelectorAll<HTMLElement>('main button[aria-label]')].find((button) => {
      const name = button.getAttribute('aria-label') ?? '';
      const isMeant = words !== '' && (name === words || name.startsWith(`${words}. `));
      return isMeant && button.closest('[data-glow=true]') !== null;
    });
    thing?.focus();
    return thing !== undefined && document.activeElement === thing;
  }, option);
  if (found) await page.keyboard.press('Enter');
  return found;
}

/** The round in which to turn back: a vampire at home has the rest of the night to sleep. */
const BACK = 5;

/** Goes out for a few hours and then home; takes whatever is there. */
function wish(options: readonly string[], round: number, random: Random): string {
  const moves = options.filter((option) => option.startsWith('move:'));
  if (moves.includes('move:castle') && round > BACK) return 'move:castle';
  const far = moves.toSorted((a, b) => depth(b) - depth(a));
  if (far.length > 0) return (round > BACK ? far.at(-1) : far[0]) as string;
  const better = options.filter((option) => /^(hunt|chest|rose|tavern|crypt|activate)/.test(option));
  return random.pick(better.length > 0 ? better : options);
}

/** Roughly how far from the Castle a space is: by its letter and its number. */
function depth(option: string): number {
  const [, way = '', number = '0'] = /:([a-z])[a-z]*(\d*)/.exec(option) ?? [];
  return 'cmrbdf'.indexOf(way) * 100 + Number(number);
}

async function roundOf(page: Page): Promise<number> {
  return page.$eval('[data-round]', (night) => Number((night as HTMLElement).dataset.round));
}

/** Presses a button of the decision bar, even if it is off a small screen. */
async function press(page: Page, option: string): Promise<void> {
  await page.$eval(`[data-testid=decision] [data-option="${option}"]`, (button) =>
    (button as HTMLElement).click(),
  );
}

/** One decision by clicking, most of them on the table itself. */
export async function decide(page: Page, random: Random): Promise<'table' | 'bar'> {
  const version = await versionOf(page);
  const options = await optionsOf(page);
  if (await pickEnough(page, (option) => press(page, option))) {
    await press(page, 'confirm');
    await answered(page, version);
    return 'bar';
  }
  const option = wish(options, await roundOf(page), random);
  const isOnTable = await takeGlowing(page, option);
  if (!isOnTable) await press(page, option);
  await answered(page, version, (sure) => page.$eval(sure, (button) => (button as HTMLElement).click()));
  return isOnTable ? 'table' : 'bar';
}
