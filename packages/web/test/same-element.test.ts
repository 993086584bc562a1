import { Random } from '@nokturn/engine';
import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keep, matchWith } from './matches.ts';
import { asked, clickOption, codeOf, waiting } from './play.ts';
import { madeAnew, watchControls } from './same.ts';
import { sample } from './says.ts';
import { openSite, type Site } from './site.ts';

/** Controls stay the same element while things happen: nobody presses one that is no longer there. */
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const CALM = { pace: 'calm', level: 'novice', advice: false, listed: true };

/** A person who watches at the default pace. */
async function calmPerson(options: Parameters<Site['person']>[0] = {}): Promise<Page> {
  const page = await site.person(options);
  await page
    .context()
    .addInitScript((kept) => localStorage.setItem('nokturn.settings', JSON.stringify(kept)), CALM);
  await watchControls(page);
  return page;
}

/** Marks what the selectors find; the result later says which of these are gone. */
async function marked(page: Page, selectors: readonly string[]): Promise<() => Promise<string[]>> {
  const handles: [string, ElementHandle][] = [];
  for (const selector of selectors)
    handles.push([selector, await page.waitForSelector(selector, { state: 'attached' })]);
  return async () => {
    const gone: string[] = [];
    for (const [selector, handle] of handles)
      if (!(await handle.evaluate((element) => element.isConnected))) gone.push(selector);
    return gone;
  };
}

/** Counts the moments of the match that the table has shown. */
async function countMoments(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = new Set<string>();
    const look = () => {
      const bar = document.querySelector<HTMLElement>('[data-testid=decision], [data-testid=playing]');
      if (bar?.dataset.version) shown.add(bar.dataset.version);
      document.body.dataset.moments = String(shown.size);
      const forced = document.querySelector<HTMLElement>('[data-testid=decision][data-forced]');
      if (forced) document.body.dataset.forced = forced.dataset.version ?? '';
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Waits until bots have played this many moments under watch; answers every question at once. */
async function watchBots(page: Page, moments: number): Promise<string[]> {
  const random = new Random('watching');
  const anew: string[] = [];
  await countMoments(page);
  const seen = async () => Number(await page.getAttribute('body', 'data-moments'));
  let ofOwn = await seen();
  while ((await seen()) - ofOwn < moments) {
    const before = await seen();
    const forced = await page.getAttribute('body', 'data-forced');
    const now = await waiting(page);
    if (now.for === 'nobody') throw new Error('the match was over too soon');
    if (now.for === 'me') {
      await clickOption(page, random.pick(now.options));
      // Your own answer changes the question, and with it the answers.
      await madeAnew(page);
      ofOwn += (await seen()) - before;
      continue;
    }
    await page.waitForFunction(
      (old) =>
        Number(document.body.dataset.moments) > old ||
        document.querySelector('[data-testid=decision][data-mine]:not([data-forced]), [data-testid=ending]'),
      before,
    );
    const replaced = await madeAnew(page);
    // So does an answer that the table gave for you.
    if ((await page.getAttribute('body', 'data-forced')) === forced) anew.push(...replaced);
  }
  return anew;
}

/** On a phone the controls of the show are only there during one: until then, every question is answered. */
async function tapBetweenAnswers(page: Page, selector: string): Promise<void> {
  const random = new Random('tapping');
  let isTapped = false;
  const tap = page.tap(selector).finally(() => {
    isTapped = true;
  });
  while (!isTapped) {
    const now = await waiting(page);
    if (now.for === 'nobody') throw new Error('the match was over too soon');
    if (now.for === 'me') await clickOption(page, random.pick(now.options));
    else await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await tap;
}

const HEADER = ['header a', 'header button'];
const TABS = ['[data-drawer=log]', '[data-drawer=notebook]'];

/** A match in this browser in which it is a bot's turn. */
async function openAmongBots(page: Page, id: string): Promise<void> {
  const saved = matchWith({ id, seats: 4, until: (_, seat) => seat === 1, level: 'novice' });
  await keep(page, saved);
  await page.goto(`/local/${saved.id}`);
}

describe.each(sample(['lovci-noci', 'vendetta', 'the-hunger', 'masters-of-the-night'], 2))('%s', (game) => {
  it('while bots play at the usual pace every control stays what it was, and they can be paused', async () => {
    const page = await calmPerson({ viewport: { width: 1366, height: 657 } });
    await openAmongBots(page, game);
    const gone = await marked(page, [...HEADER, ...TABS, '[data-testid=pause]']);
    expect(await watchBots(page, 8)).toEqual([]);
    expect(await gone()).toEqual([]);
    await page.click('[data-testid=pause]');
    await page.waitForSelector('[data-testid=pause][aria-pressed=true]');
    expect(await gone()).toEqual([]);
    await page.context().close();
  }, 180_000);
});

it('on a phone, too', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await calmPerson({ viewport, hasTouch: true, isMobile: true });
  await openAmongBots(page, 'the-hunger');
  const gone = await marked(page, [...HEADER, '[data-testid=pause]']);
  expect(await watchBots(page, 5)).toEqual([]);
  await tapBetweenAnswers(page, '[data-testid=pause]');
  // If the viewer is asked just then it is still paused, and the button returns after the answer.
  await page.waitForSelector('[data-testid=pause][aria-pressed=true]', { state: 'attached' });
  expect(await gone()).toEqual([]);
  await page.context().close();
}, 180_000);

it('while a table on the server catches up, a single button skips that', async () => {
  const page = await calmPerson();
  await page.goto('/new/the-hunger?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  for (const seat of await page.$$('ol select')) await seat.selectOption('bot-novice');
  await page.click('button[type=submit]');
  await page.click('[data-testid=begin]:not([disabled])');
  const PLAYING = '[data-testid=playing]';
  // Bots on the server do not wait for viewers.
  const random = new Random('catching up');
  for (;;) {
    await page.waitForSelector(`${PLAYING}, [data-testid=decision][data-mine], [data-testid=ending]`);
    if ((await page.$(PLAYING)) !== null) break;
    const now = await asked(page);
    if (now.for === 'nobody') throw new Error('the match was over too soon');
    await clickOption(page, random.pick(now.options));
  }
  await madeAnew(page);
  const gone = await marked(page, [...HEADER, '[data-testid=skip]', '[data-testid=pace]']);
  const caption = () => page.evaluate(() => document.querySelector('[data-part=caption]')?.textContent ?? '');
  const before = await caption();
  await page.waitForFunction(
    (old) => (document.querySelector('[data-part=caption]')?.textContent ?? '') !== old,
    before,
  );
  expect(await gone()).toEqual([]);
  await page.context().close();
}, 180_000);

it('in a lobby people come, talk and go, and no control disappears under anybody else’s fingers', async () => {
  const [host, guest] = [await calmPerson(), await calmPerson()];
  await host.goto('/new/lovci-noci?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  const gone = await marked(host, [
    '[data-testid=begin]',
    '[data-testid=fill]',
    'button:has-text("Close the table")',
    'button:has-text("Stand up")',
    'li:nth-child(4) select',
    'button:has-text("Copy the link")',
    'input[placeholder="Say something"]',
    'button:has-text("Send")',
  ]);
  await host.fill('input[placeholder="Say something"]', 'half a sentence');
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Petr');
  const theirs = await marked(guest, [
    'button:has-text("Take a seat")',
    'li:nth-child(3) button:has-text("Sit here")',
    'input[autocomplete=nickname]',
  ]);
  await madeAnew(host);
  await host.selectOption('li:nth-child(5) select', 'bot-novice');
  await guest.waitForSelector('li:nth-child(5) >> text=Bot:');
  expect(await theirs()).toEqual([]);
  expect(await madeAnew(guest)).toEqual([]);
  await guest.click('button[type=submit]:has-text("Take a seat")');
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Here');
  await guest.fill('input[placeholder="Say something"]', 'Good evening');
  await guest.keyboard.press('Enter');
  await host.waitForSelector('text=Good evening');
  await guest.click('button:has-text("Stand up")');
  await host.waitForSelector('li:nth-child(2) >> text=Free seat');
  expect(await gone()).toEqual([]);
  expect(await madeAnew(host)).toEqual([]);
  expect(await host.inputValue('input[placeholder="Say something"]')).toBe('half a sentence');
}, 240_000);

it('a replay that plays automatically keeps its controls', async () => {
  const page = await calmPerson();
  const saved = matchWith({ id: 'the-hunger', seats: 2, until: () => false, level: 'novice' });
  await keep(page, saved);
  await page.goto(`/replay/local/${saved.id}`);
  const gone = await marked(page, [
    'header a',
    '[data-testid=replay] select',
    'button[aria-label="Play"]',
    'button[aria-label="One step forward"]',
    'input[type=range]',
  ]);
  await page.click('button[aria-label="Play"]');
  await madeAnew(page);
  for (const at of ['2', '3'])
    await page.waitForFunction(
      (wanted) => document.querySelector('[data-testid=replay] output')?.textContent?.startsWith(wanted),
      at,
    );
  expect(await gone()).toEqual([]);
  expect(await madeAnew(page)).toEqual([]);
  await page.context().close();
}, 240_000);
