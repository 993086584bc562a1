import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, codeOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function openTable(host: Page): Promise<string> {
  await host.goto('/new/lovci-noci?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.click('button[type=submit]');
  return codeOf(host);
}

async function takeSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take a seat' }).tap();
  await page.locator('[data-testid=lobby-seats] >> text=This is you').waitFor();
}

it('the host asks somebody to leave, mutes and bans them, on a phone and by keyboard', async () => {
  const [host, guest] = [await site.person(), await site.person(PHONE)];
  const code = await openTable(host);
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Hrabě Nevychovaný');
  await takeSeat(guest);

  // Asked to leave: the seat is gone, and cannot be taken again.
  const seat = host.locator('[data-testid=lobby-seats] li:nth-child(2) select');
  await seat.selectOption({ label: 'Ask to leave' });
  await guest.getByText('The host has asked you to leave your seat.').waitFor();
  expect(await guest.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
  expect(await guest.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
  const row = host.getByRole('group', { name: 'Hrabě Nevychovaný' });
  await row.getByText('Asked to leave their seat').waitFor();
  expect(await flawsOf(host, 'en')).toEqual([]);
  await row.getByRole('button', { name: 'Let back in' }).focus();
  await host.keyboard.press('Enter');
  await takeSeat(guest);

  // Muted, and then allowed to chat again.
  await row.getByRole('button', { name: 'Mute', exact: true }).focus();
  await host.keyboard.press('Enter');
  await guest.getByText('The host has muted you.').waitFor();
  expect(await guest.getByLabel('Say something').count()).toBe(0);
  expect(await flawsOf(guest, 'en')).toEqual([]);
  await row.getByRole('button', { name: 'Unmute' }).focus();
  await host.keyboard.press('Enter');
  await guest.getByLabel('Say something').waitFor();

  // Banned, from the menu of the table during the match.
  await host.setViewportSize(PHONE.viewport);
  await host.click('[data-testid=fill]');
  await host.click('[data-testid=begin]:not([disabled])');
  await Promise.all([host, guest].map((page) => page.waitForSelector('[data-testid=decision]')));
  await host.getByRole('button', { name: 'Menu' }).click();
  const menu = host.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('People at this table').click();
  await menu.getByRole('button', { name: 'Ban', exact: true }).focus();
  await host.keyboard.press('Enter');
  expect(await flawsOf(host, 'en')).toEqual([]);
  // However long the menu gets, its end can be reached.
  const last = menu.getByRole('button', { name: 'Hand my seat to a bot' });
  await last.scrollIntoViewIfNeeded();
  const end = await last.boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
  await menu.getByRole('button', { name: 'Yes, ban Hrabě Nevychovaný' }).focus();
  await host.keyboard.press('Enter');
  await guest.getByText('The host has banned you from this table.').waitFor();
  await menu.getByText('Banned').waitFor();
  await host.keyboard.press('Escape');
  await asked(host);
  await host.getByText('A bot is playing for Hrabě Nevychovaný').first().waitFor({ state: 'attached' });
  // Nobody can wait for a person who cannot come.
  expect(await host.getByRole('button', { name: 'Wait for Hrabě Nevychovaný' }).count()).toBe(0);

  // Coming back makes no difference.
  await guest.goto(`/m/${code}`);
  await guest.getByText('The host has banned you from this table.').waitFor();
}, 240_000);
