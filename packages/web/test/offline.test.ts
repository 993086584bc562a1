import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, hasty } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

it('after the first visit the page opens and plays without a connection', async () => {
  const page = await site.person({ viewport: { width: 420, height: 800 } });
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.context().setOffline(true);
  await page.goto('/new/lovci-noci?with=bots');
  await page.click('button[type=submit]');
  const now = await asked(page);
  if (now.for !== 'me') throw new Error('the match is over before it began');
  await clickOption(page, hasty(now.options, now.step));
  await page.reload();
  expect(await asked(page)).toMatchObject({ for: 'me' });
  await page.goto('/rules/lovci-noci#LN-4.5');
  await page.waitForSelector('[id="LN-4.5"]');
}, 90_000);

it('a lost connection heals by itself, and what was said meanwhile arrives', async () => {
  const [host, guest] = [await site.person(), await site.person({ viewport: { width: 420, height: 800 } })];
  await host.goto('/new/lovci-noci?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.click('button[type=submit]');
  const code = ((await host.textContent('[data-testid=code]')) ?? '').replace(' ', '');
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Petr');
  await guest.click('button[type=submit]:has-text("Take a seat")');
  await guest.waitForSelector('text=That is you');

  await guest.context().setOffline(true);
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Away', { timeout: 60_000 });
  await host.fill('input[placeholder="Say something"]', 'Are you there?');
  await host.keyboard.press('Enter');
  await guest.context().setOffline(false);
  await guest.waitForSelector('text=Are you there?', { timeout: 60_000 });
}, 150_000);
