import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, hasty } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const SMALL = { viewport: { width: 420, height: 800 } };

async function playOnce(page: Page): Promise<void> {
  const now = await asked(page);
  if (now.for === 'me') await clickOption(page, hasty(now.options, now.step));
}

/** A match on the server between one person and bots. */
async function amongBots(page: Page): Promise<string> {
  await page.goto('/new/lovci-noci?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  for (const seat of await page.$$('ol select')) await seat.selectOption('bot-novice');
  await page.click('button[type=submit]');
  const code = await codeOf(page);
  await page.click('text=Begin the night');
  await page.waitForSelector('[data-testid=decision]');
  return code;
}

/** The same person on another device, by the personal link. */
async function onAnotherDevice(page: Page): Promise<Page> {
  await page.goto('/me');
  const link = await page.inputValue('input[readonly]');
  expect(link).toContain('/me#');
  const other = await site.person(SMALL);
  await other.goto(link);
  await other.waitForSelector('text=Welcome, Zofie');
  return other;
}

/** With an extra turn, the same player is asked again before anybody else has done anything. */
async function hasAnotherTurn(page: Page): Promise<boolean> {
  await page.click('[data-drawer=log]');
  const log = await page.textContent('[data-part=drawer]:has-text("Night falls")');
  return log?.includes('Zofie gains an extra turn') ?? false;
}

it('a match saved as a file continues in another browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-file-'));
  const [here, there] = [await site.person(SMALL), await site.person(SMALL)];
  await here.goto('/new/lovci-noci?with=bots');
  await here.click('button[type=submit]');
  await playOnce(here);
  const before = await asked(here);
  await here.click('button[aria-label=Menu]');
  const [download] = await Promise.all([
    here.waitForEvent('download'),
    here.click('text=Save the match as a file'),
  ]);
  const file = join(folder, 'match.json');
  await download.saveAs(file);
  await there.goto('/');
  await there.setInputFiles('input[type=file]', file);
  expect(await asked(there)).toEqual(before);
  rmSync(folder, { recursive: true });
}, 240_000);

it('a personal link makes another device the same person, with the same seat', async () => {
  const laptop = await site.person(SMALL);
  const code = await amongBots(laptop);
  const before = await asked(laptop);
  const phone = await onAnotherDevice(laptop);
  expect(phone.url()).not.toContain('#');
  await phone.goto('/');
  await phone.click(`a[href="/m/${code}"]`);
  expect(await asked(phone)).toEqual(before);
  // A person who asks to be forgotten is forgotten on all devices.
  await phone.goto('/me');
  await phone.click('button:has-text("Forget me")');
  await phone.click('text=Yes, forget me for good');
  await phone.waitForSelector('text=You have been forgotten.');
  await laptop.goto(`/m/${code}`);
  await laptop.waitForSelector('text=The server no longer knows you');
}, 240_000);

it("somebody else's personal link costs nobody their seats", async () => {
  const [here, there] = [await site.person(SMALL), await site.person(SMALL)];
  await amongBots(here);
  await there.goto('/me');
  await there.fill('input[autocomplete=nickname]', 'Mallory');
  await there.click('button[type=submit]');
  const link = await there.inputValue('input[readonly]');
  await here.goto(link);
  await here.click('text=Stay Zofie');
  expect(here.url()).not.toContain('#');
  await here.goto('/me');
  expect(await here.inputValue('input[autocomplete=nickname]')).toBe('Zofie');
  await here.goto(link);
  await here.click('text=Become Mallory');
  expect(await here.inputValue('input[readonly]')).not.toBe(link);
  await here.click('text=Yes, switch to Mallory');
  await here.waitForSelector('text=Welcome, Mallory');
  expect(await here.inputValue('input[readonly]')).toBe(link);
}, 240_000);

it('events during an absence can be shown again', async () => {
  const laptop = await site.person(SMALL);
  let code = await amongBots(laptop);
  for (;;) {
    const now = await asked(laptop);
    const isEnd = now.for === 'me' && now.step === 'end';
    if (isEnd && !(await hasAnotherTurn(laptop))) break;
    // A player who is unmasked early has nothing to decide at the end of a turn, and may be out before that changes.
    if (now.for === 'me' && !isEnd) await clickOption(laptop, hasty(now.options, now.step));
    else code = await amongBots(laptop);
  }
  // The turn is ended on another device, and the bots take theirs, while the laptop is not looking.
  const phone = await onAnotherDevice(laptop);
  await phone.goto(`/m/${code}`);
  await clickOption(phone, 'end');
  await asked(phone);
  await laptop.goto(`/m/${code}`);
  // What the others did is one of the tools: it opens a chip for each over the board, to show it again.
  await laptop.click('[data-testid=since-tool]');
  await laptop.waitForSelector('[data-part=since] button:has-text("Replay it")');
  await laptop.click('[data-testid=since-play]');
  await laptop.waitForSelector('[data-testid=playing]');
  await laptop.waitForSelector('[data-part=caption][data-again]');
  await laptop.dblclick('[data-testid=skip]');
  await laptop.waitForSelector('[data-testid=decision], [data-testid=ending]');
}, 240_000);

it('people at a table are told when its host closes it', async () => {
  const [host, guest] = [await site.person(SMALL), await site.person(SMALL)];
  await host.goto('/new/lovci-noci?with=friends');
  await host.click('button[type=submit]');
  await guest.goto(`/m/${await codeOf(host)}`);
  await guest.click('button[type=submit]:has-text("Take a seat")');
  await guest.waitForSelector('text=Stand up');
  await host.click('text=Close the table');
  await host.click('text=Yes, close it for everyone');
  await guest.waitForSelector('text=The host has closed this table.');
  // The connection is closed too, and a new one would change nothing.
  await guest.waitForTimeout(1500);
  expect(await guest.isVisible('text=The host has closed this table.')).toBe(true);
}, 240_000);

it('a player can leave the seat to a bot, and take it back', async () => {
  const slow = await openSite({ pace: 1 });
  const page = await slow.person(SMALL);
  await amongBots(page);
  await page.click('button[aria-label=Menu]');
  await page.click('text=Hand my seat to a bot');
  await page.waitForSelector('main >> text=A bot is playing for you');
  await page.click('text=Take my seat back');
  await page.waitForSelector('text=Take my seat back', { state: 'detached' });
  expect(await page.isVisible('[data-testid=ending]')).toBe(false);
  await slow.close();
}, 240_000);
