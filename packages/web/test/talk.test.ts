import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, codeOf } from './play.ts';
import { pageText, READERS } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A match on the server between one person and bots. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/new/vendetta?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  for (const seat of await page.$$('ol select')) await seat.selectOption('bot-novice');
  await page.click('button[type=submit]');
  const code = await codeOf(page);
  await page.click('[data-testid=begin]:not([disabled])');
  await asked(page);
  return code;
}

it('on a phone people see that there is a message, and see what they type; a spectator chooses a name and chats', {
  timeout: 240_000,
}, async () => {
  const [host, watcher] = [await site.person(PHONE), await site.person(PHONE)];
  await watcher.goto(`/m/${await openTable(host)}`);

  await watcher.getByRole('button', { name: 'Chat' }).tap();
  await watcher.getByLabel('Your name').fill('Ola');
  expect(await flawsOf(watcher, 'en')).toEqual([]);
  await watcher.getByRole('button', { name: 'Save this name' }).tap();
  await watcher.getByLabel('Say something').fill('Good evening');
  await watcher.getByRole('button', { name: 'Send' }).tap();

  const said = host.locator('header').getByRole('button', { name: '1 new message' });
  await said.tap();
  await said.waitFor({ state: 'detached' });
  const drawer = host.locator('[data-part=drawer]');
  expect(await drawer.evaluate((place) => place.contains(document.activeElement))).toBe(true);
  await drawer.getByText('Good evening').waitFor();

  // An on-screen keyboard leaves little room, and the question is still open.
  await host.setViewportSize({ width: 360, height: 400 });
  const field = host.getByLabel('Say something');
  await field.tap();
  await field.pressSequentially('Good');
  const isSeen = await field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = top >= 0 && bottom <= window.innerHeight;
    return isInside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
  });
  expect(isSeen).toBe(true);
  await host.getByRole('button', { name: 'Send' }).tap();
  await watcher.locator('[data-part=drawer]').getByText('Good', { exact: true }).waitFor();

  // Other people's messages do not scroll the page away from the board.
  await host.setViewportSize(PHONE.viewport);
  await host.evaluate(() => window.scrollTo(0, 0));
  await watcher.getByLabel('Say something').fill('And good night');
  await watcher.keyboard.press('Enter');
  await host.locator('[data-part=drawer]').getByText('And good night').waitFor({ state: 'attached' });
  expect(await host.evaluate(() => window.scrollY)).toBe(0);
});

it.each(READERS)(
  'signs are sent without writing, by touch (%s) and by keyboard (in %s); a player mutes somebody for themselves, and unmutes them',
  { timeout: 240_000 },
  async (hosts, watchers) => {
    const [here, there] = [pageText(hosts), pageText(watchers)];
    const host = await site.person({ ...PHONE, language: hosts });
    const watcher = await site.person({ viewport: PHONE.viewport, language: watchers });
    await watcher.goto(`/m/${await openTable(host)}`);
    await watcher.locator('header [data-drawer=chat]').press('Enter');
    await watcher.getByLabel(there.plain('your-name')).fill('Ola');
    await watcher.getByRole('button', { name: there.plain('me-keep') }).press('Enter');

    await host.locator('header [data-drawer=chat]').tap();
    const signs = host.getByRole('group', { name: here.plain('signs') });
    expect(await signs.getByRole('button').count()).toBe(6);
    // It appears at the speaker's seat for a while, even if no chat is open.
    const played = there.plain('sign-well-played');
    const bubble = watcher.locator('[data-part=bubble]').getByText(played).waitFor();
    await signs.getByRole('button', { name: here.plain('sign-well-played') }).tap();
    await bubble;
    const heard = watcher.locator('[data-part=drawer] li');
    await heard.getByText(played).waitFor();
    await heard.locator('svg[data-sign=well-played]').waitFor();
    await watcher.locator('[data-part=voice]').getByText(`Zofie: ${played}`).waitFor({ state: 'attached' });
    expect(await flawsOf(watcher, watchers)).toEqual([]);

    const theirs = watcher.getByRole('group', { name: there.plain('signs') });
    await theirs.getByRole('button', { name: there.plain('sign-laugh') }).focus();
    await watcher.keyboard.press('Enter');
    const lines = host.locator('[data-part=drawer] ol li');
    await lines.getByText(here.plain('sign-laugh')).waitFor();
    expect(await flawsOf(host, hosts)).toEqual([]);

    // Only for this person: the other still sees their own messages, and is not told.
    await host.getByRole('button', { name: here.plain('mute-for-me', { name: 'Ola' }) }).tap();
    const muted = host.getByText(here.plain('muted-for-me', { name: 'Ola' }));
    await muted.waitFor();
    expect(await lines.count()).toBe(1);
    expect(await flawsOf(host, hosts)).toEqual([]);
    await host.locator('[data-drawer=chat]').tap();
    await watcher.getByLabel(there.plain('chat-write')).fill('Haló?');
    await watcher.keyboard.press('Enter');
    await heard.getByText('Haló?').waitFor();
    expect(await watcher.getByText(there.plain('chat-muted')).count()).toBe(0);
    await host.reload();
    await asked(host);
    await host.locator('header [data-drawer=chat]').tap();
    await muted.waitFor();
    expect(await host.getByText('Haló?').count()).toBe(0);
    await host.getByRole('button', { name: here.plain('unmute-for-me', { name: 'Ola' }) }).tap();
    await lines.getByText('Haló?').waitFor();
    for (const page of [host, watcher]) await page.context().close();
  },
);
