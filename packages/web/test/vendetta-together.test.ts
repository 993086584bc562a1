import { Random } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clickOption, codeOf, playByKeyboard, tabTo, waiting } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PEOPLE = [
  { name: 'Zofie', language: 'en', viewport: { width: 1024, height: 768 } },
  { name: 'Tadeusz', language: 'pl', viewport: { width: 400, height: 760 } },
  { name: 'Miriam', language: 'cs', viewport: { width: 600, height: 800 } },
  { name: 'Petr', language: 'en', viewport: { width: 360, height: 740 } },
];

async function sitDown(pages: readonly Page[]): Promise<void> {
  const [host, ...guests] = pages;
  if (host === undefined) throw new Error('nobody is there');
  await host.goto('/new/vendetta?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  for (const [i, guest] of guests.entries()) {
    const { name = '' } = PEOPLE[i + 1] ?? {};
    await guest.goto(`/m/${code}`);
    await guest.fill('input[autocomplete=nickname]', name);
    await guest.click('button[type=submit]');
    await host.waitForSelector(`[data-testid=lobby-seats] >> text=${name}`);
  }
  await host.click('[data-testid=begin]:enabled');
  await Promise.all(pages.map((page) => page.waitForSelector('[data-testid=decision]')));
}

// In Lovci noci four people in four browsers are tried at every turn.
it.runIf(deep(0, 1))(
  'four people in four browsers and three languages play a whole game of Vendetta, and see the same end',
  async () => {
    const pages = await Promise.all(PEOPLE.map(({ name: _, ...person }) => site.person(person)));
    await sitDown(pages);
    const random = new Random('four at the table');
    const answers = pages.map(() => 0);
    for (;;) {
      const all = await Promise.all(pages.map(waiting));
      if (all.every((now) => now.for === 'nobody')) break;
      // Players who are asked at the same time answer at the same time.
      await Promise.all(
        all.map(async (now, i) => {
          const page = pages[i];
          if (now.for !== 'me' || page === undefined) return;
          await clickOption(page, random.pick(now.options));
          answers[i] = (answers[i] ?? 0) + 1;
        }),
      );
    }
    expect(Math.min(...answers)).toBeGreaterThan(25);
    const [host] = pages;
    if (host === undefined) throw new Error('nobody is there');
    await Promise.all(pages.map((page) => page.click('[data-testid=ending] [data-way=replay]')));
    const results = await Promise.all(
      pages.map(async (page) => {
        const result = page.locator('[data-testid=result]');
        await result.waitFor();
        // Names and numbers are the same in every language.
        return ((await result.locator('ol').first().textContent()) ?? '')
          .replaceAll(/[^\d\s]+/g, ' ')
          .split(/\s+/)
          .join(' ');
      }),
    );
    expect(new Set(results).size).toBe(1);
    expect(await host.textContent('[data-testid=verified] summary')).toContain('Verified');
    expect(await flawsOf(host, 'en')).toEqual([]);
  },
  300_000,
);

it('three players, from the first page to the replay by keyboard alone', async () => {
  const page = await site.person({ viewport: { width: 1280, height: 900 } });
  await page.goto('/');
  await tabTo(page, 'a[href="/new/vendetta?with=bots"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[type=submit]');
  await tabTo(page, 'button[aria-label="One fewer player"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  const random = new Random('three by keyboard');
  const steps = new Set<string>();
  const answers = await playByKeyboard(page, (options, step) => {
    steps.add(step);
    return random.pick(options);
  });
  // VV-21: three players draw three cards and put one back, and plan three, four and five times: 3 answers, and 12
  // times at least a card and its place.
  expect(steps).toContain('hand-return');
  expect(answers).toBeGreaterThanOrEqual(27);
  await tabTo(page, '[data-testid=ending] [data-way=replay]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=result] svg[role=img]');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowRight');
  expect(await page.inputValue('input[type=range]')).toBe('1');
  expect(await flawsOf(page, 'en')).toEqual([]);
}, 300_000);
