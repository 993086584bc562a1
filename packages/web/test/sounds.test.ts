import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('sounds are offered at the first match, turned on with one touch, and remembered', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/new/vendetta?with=bots');
  await page.click('text=Begin the night');
  const offer = page.getByRole('button', { name: 'Turn sounds on' });
  await offer.waitFor();
  // It pushes nothing out of the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const menu = page.getByRole('button', { name: 'Menu' });
  expect((await menu.boundingBox())?.x).toBeLessThanOrEqual(360 - 44);
  await offer.tap();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await menu.waitFor();
  expect(await offer.count()).toBe(0);
  await menu.tap();
  expect(await page.getByRole('checkbox', { name: 'Sounds' }).isChecked()).toBe(true);
  await page.context().close();
}, 240_000);
