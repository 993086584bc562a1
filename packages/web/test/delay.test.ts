import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DELAY = 5;

it('a table for a stream is set up by its host; anyone who watches sees it that many moves behind, and reads so', {
  timeout: 120_000,
}, async () => {
  const [host, watcher] = [await site.person(PHONE), await site.person({ language: 'pl' })];
  await host.goto('/new/vendetta?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.getByLabel('What spectators see').selectOption({ label: `The match ${DELAY} moves behind` });
  expect(await flawsOf(host, 'en')).toEqual([]);
  for (const seat of await host.$$('ol select')) await seat.selectOption('bot-novice');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  await host.getByText(`Spectators see this match ${DELAY} moves behind.`).waitFor();
  expect(await flawsOf(host, 'en')).toEqual([]);
  await host.click('[data-testid=begin]:not([disabled])');
  await watcher.goto(`/m/${code}`);
  await watcher.getByText(`Oglądasz z opóźnieniem o ${DELAY} ruchów`).waitFor();
  expect(await versionOf(watcher)).toBe('0');

  for (let move = 0; move < 4; move++) {
    const now = await asked(host);
    if (now.for === 'me') await clickOption(host, now.options[0] ?? '');
  }
  await asked(host);
  const seen = Number(await versionOf(host)) - DELAY;
  expect(seen).toBeGreaterThan(0);
  await watcher.waitForSelector(`[data-testid=decision][data-version="${seen}"]`, { state: 'attached' });
  expect(await flawsOf(watcher, 'pl')).toEqual([]);
});
