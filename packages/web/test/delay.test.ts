import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, versionOf } from './play.ts';
import { pageText, READERS } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DELAY = 5;

it.each(READERS)(
  'a table for a stream is set up by its host (%s); spectators (%s) see it that many moves late, and are told so',
  { timeout: 120_000 },
  async (hosts, watchers) => {
    const [here, there] = [pageText(hosts), pageText(watchers)];
    const host = await site.person({ ...PHONE, language: hosts });
    const watcher = await site.person({ ...PHONE, language: watchers });
    await host.goto('/new/vendetta?with=friends');
    await host.fill('input[autocomplete=nickname]', 'Zofie');
    const late = { label: here.plain('delay-moves', { count: DELAY }) };
    await host.getByLabel(here.plain('delay')).selectOption(late);
    expect(await flawsOf(host, hosts)).toEqual([]);
    for (const seat of await host.$$('ol select')) await seat.selectOption('bot-novice');
    await host.click('button[type=submit]');
    const code = await codeOf(host);
    await host.getByText(here.plain('lobby-delay', { count: DELAY })).waitFor();
    expect(await flawsOf(host, hosts)).toEqual([]);
    await host.click('[data-testid=begin]:not([disabled])');
    await watcher.goto(`/m/${code}`);
    await watcher.getByText(there.plain('watching-late', { count: DELAY })).waitFor();
    expect(await versionOf(watcher)).toBe('0');

    for (let move = 0; move < 4; move++) {
      const now = await asked(host);
      if (now.for === 'me') await clickOption(host, now.options[0] ?? '');
    }
    await asked(host);
    const seen = Number(await versionOf(host)) - DELAY;
    expect(seen).toBeGreaterThan(0);
    await watcher.waitForSelector(`[data-testid=decision][data-version="${seen}"]`, { state: 'attached' });
    expect(await flawsOf(watcher, watchers)).toEqual([]);
    for (const page of [host, watcher]) await page.context().close();
  },
);
