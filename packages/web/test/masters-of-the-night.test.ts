import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answered,
  asked,
  clickOption,
  codeOf,
  pickEnough,
  playByKeyboard,
  tabTo,
  takeOnTheTable,
  versionOf,
} from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const NEW = '/new/masters-of-the-night';

/** Any answer except those that lead nowhere. */
function picker(seed: string) {
  const random = new Random(seed);
  return (options: readonly string[]) => {
    const useful = options.filter((option) => option !== 'back' && option !== 'exchange');
    return random.pick(useful.length > 0 ? useful : options);
  };
}

async function setPlayers(page: Page, count: number): Promise<void> {
  const fewer = page.locator('fieldset button').first();
  for (let seats = 3; seats > count; seats--) await fewer.click();
}

it('alone with three vampires to the end, in Polish on a phone of 360 pixels, much of it on the city map itself', async () => {
  const page = await site.person({ language: 'pl', viewport: { width: 360, height: 740 } });
  await page.goto(`${NEW}?with=bots`);
  await setPlayers(page, 1);
  await page.check('input[value=three-vampires]');
  await page.click('button[type=submit]');

  const pick = picker('alone');
  const seen = new Set<string>();
  let touched = 0;
  for (;;) {
    const now = await asked(page);
    if (now.for === 'nobody') break;
    if (seen.size === 0) expect(await page.locator('[data-part=hand] [role=tab] svg').count()).toBe(3);
    const version = await versionOf(page);
    if (!seen.has(now.step)) {
      seen.add(now.step);
      expect({ step: now.step, flaws: await flawsOf(page, 'pl') }).toEqual({ step: now.step, flaws: [] });
    }
    const enter = (one: string) => page.press(`[data-testid=decision] [data-option="${one}"]`, 'Enter');
    const option = pick(now.options);
    if (await pickEnough(page, enter)) await enter('confirm');
    else if (await takeOnTheTable(page, option)) touched++;
    else await enter(option);
    await answered(page, version, (sure) => page.press(sure, 'Enter'));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['turn-action', 'event-blue-numbers']));
  expect(touched).toBeGreaterThan(2);
  await page.click('[data-testid=ending] [data-way=replay]');
  await page.waitForSelector('[data-testid=result] figure svg[role=img]');
  expect(await page.locator('[data-testid=result] figure svg[role=img]').count()).toBe(2);
  expect(await flawsOf(page, 'pl')).toEqual([]);
}, 300_000);

it('two people with two vampires each: one points at what to do, the other sees it and decides; one of them plays in Czech', async () => {
  const host = await site.person({ viewport: { width: 1440, height: 900 } });
  const guest = await site.person({ language: 'cs', viewport: { width: 768, height: 1024 } });
  const pages = [host, guest];
  await host.goto(`${NEW}?with=friends`);
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await setPlayers(host, 2);
  await host.click('summary');
  await host.fill('#option-familySize', '4');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Žofie');
  await guest.click('button[type=submit]');
  await host.click('[data-testid=begin]:enabled');
  await Promise.all(pages.map((page) => page.waitForSelector('[data-testid=decision]')));
  for (const page of pages) expect(await page.locator('[data-part=hand] [role=tab] svg').count()).toBe(2);

  const pick = picker('two');
  let suggested = false;
  const play = async (page: Page): Promise<number> => {
    for (let answers = 0; ; answers++) {
      const now = await asked(page);
      if (now.for === 'nobody') return answers;
      if (answers === 2) expect(await flawsOf(page, page === host ? 'en' : 'cs')).toEqual([]);
      let option = pick(now.options);
      if (!suggested && page === host && now.options.length > 2 && !now.options.includes('confirm')) {
        suggested = true;
        option = now.options.at(-1) ?? option;
        await suggest(option, guest, host);
      }
      await clickOption(page, option);
    }
  };
  const answers = await Promise.all(pages.map(play));
  expect(suggested).toBe(true);
  expect(Math.min(...answers)).toBeGreaterThan(3);
  const ends = await Promise.all(pages.map((page) => page.locator('[data-testid=ending]').count()));
  expect(ends).toEqual([1, 1]);
}, 300_000);

/** One person points at an option as soon as they see the question too, and the other sees who is pointing. */
async function suggest(option: string, from: Page, to: Page): Promise<void> {
  await from.waitForSelector(`[data-testid=decision][data-version="${await versionOf(to)}"]`);
  await from.click(`[data-suggest="${option}"]`);
  await to.waitForSelector(`[data-testid=decision] [data-option="${option}"] >> text=Žofie`, {
    state: 'attached',
  });
}

it('two vampires from the first page to the replay by keyboard alone', async () => {
  const page = await site.person({ viewport: { width: 1280, height: 900 } });
  const enter = async (selector: string) => {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await enter(`a[href="${NEW}?with=bots"]`);
  await page.waitForSelector('button[type=submit]');
  await enter('button[aria-label="One fewer player"]');
  await page.keyboard.press('Enter');
  await enter('button[type=submit]');
  const pick = picker('keyboard');
  const steps = new Set<string>();
  const answers = await playByKeyboard(page, (options, step) => {
    steps.add(step);
    return pick(options);
  });
  expect(steps).toContain('turn-action');
  expect(answers).toBeGreaterThan(6);
  await enter('[data-testid=ending] [data-way=replay]');
  await page.waitForSelector('[data-testid=result] figure svg[role=img]');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowRight');
  expect(await page.inputValue('input[type=range]')).toBe('1');
  expect(await flawsOf(page, 'en')).toEqual([]);
}, 300_000);
