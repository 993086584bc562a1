import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixChance } from './chance.ts';
import { answered, asked, hasty, playByKeyboard, tabTo, versionOf } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

it('a whole game alone, by keyboard alone, from the first page to the replay', async () => {
  const page = await site.person();
  await fixChance(page);
  await page.goto('/');
  await tabTo(page, 'a[href$="?with=bots"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[type=submit]');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');

  // Every fifth answer is given by Tab and Enter, all others by number. A player who is out early is hardly asked
  // anything: then another match is played, also by keyboard.
  let answers = await playByKeyboard(page, hasty);
  for (let more = 0; answers <= 5 && more < 4; more++) {
    await tabTo(page, '[data-testid=ending] [data-way=again]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=ending]', { state: 'detached' });
    answers += await playByKeyboard(page, hasty);
  }
  expect(answers).toBeGreaterThan(5);

  await tabTo(page, '[data-testid=ending] [data-way=replay]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=result]');
  await page.waitForSelector('[data-testid=verified]');
  expect(await page.textContent('[data-testid=verified] summary')).toContain('Verified');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowRight');
  expect(await page.inputValue('input[type=range]')).toBe('1');
}, 180_000);

it('answering with Tab and Enter stays at the bar: the next answers are one Tab away', async () => {
  const page = await site.person();
  await fixChance(page);
  await page.goto('/new/lovci-noci?with=bots');
  await page.click('button[type=submit]');
  await asked(page);
  await tabTo(page, '[data-testid=decision] [data-option]');
  for (let answers = 0; answers < 3; answers++) {
    const version = await versionOf(page);
    await page.keyboard.press('Enter');
    await answered(page, version);
    if ((await asked(page)).for === 'nobody') throw new Error('the match was over too soon');
    // The pressed button is gone: navigation continues from the question that replaced it.
    expect(await page.evaluate(isAtQuestion)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isAtBar)).toBe(true);
    await tabTo(page, '[data-testid=decision] [data-option]');
  }
}, 180_000);

function isAtQuestion(): boolean {
  return document.activeElement?.matches('[data-testid=decision] [data-part=question] h2') ?? false;
}

function isAtBar(): boolean {
  return document.activeElement?.closest('[data-testid=decision]') != null;
}
