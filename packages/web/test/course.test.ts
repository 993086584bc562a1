import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keep, matchWith } from './matches.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const SHOTS = process.env.COURSE_SHOTS;

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.person();
}, 240_000);
afterAll(() => site.close());

async function shot(name: string) {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

it('the course of a match: a chart of everybody’s chances, and a touch goes to the moment', async () => {
  const whole = matchWith({ id: 'the-hunger', seats: 2, until: () => false, level: 'novice' });
  await keep(page, whole);
  await page.goto(`/replay/local/${whole.id}`);
  await page.click('[data-testid=course-start]');
  await page.waitForSelector('[data-testid=course] figure[data-stage=done]', { timeout: 120_000 });
  expect(await page.getAttribute('[data-testid=course] svg[role=img]', 'aria-label')).toMatch(/\d+ moments/);
  expect(await page.textContent('[data-testid=course] output')).toMatch(/Zofie \d+%/);

  // By keyboard: the slider reads the chances out, and the button goes there.
  const slider = page.locator('[data-testid=course] input[type=range]');
  await slider.focus();
  await page.keyboard.press('End');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/(0|100)%/);
  await page.selectOption('[data-testid=course] select', 'open');
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.focus('[data-testid=course-show]');
  await page.keyboard.press('Enter');
  const at = () => page.inputValue('[data-testid=replay] input[type=range]').then(Number);
  const last = Number(await page.getAttribute('[data-testid=replay] input[type=range]', 'max'));
  expect(await at()).toBe(last);

  // By touch.
  const chart = page.locator('[data-testid=course] svg[role=img]');
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (box === null) throw new Error('there is no chart');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'replay');
  expect(await at()).toBeGreaterThan(0);
  expect(await at()).toBeLessThan(last);
}, 240_000);

it('looking back shows why: both answers on the board, both lines to replay, and the differences', async () => {
  await page.click('[data-testid=look-back-start]');
  await page.waitForSelector('[data-testid=worst] li', { timeout: 120_000 });
  await page.waitForSelector('[data-testid=look-back][data-stage=done]', { timeout: 120_000 });
  expect(await page.locator('[data-testid=all-decisions] li').count()).toBeGreaterThan(5);
  // The chart of the match marks the costliest decisions with their numbers in the list.
  const worst = await page.locator('[data-testid=worst] li').count();
  const marks = await page.$$eval('[data-testid=course] [data-mark]', (all) =>
    all.map((mark) => mark.getAttribute('data-mark')),
  );
  expect(marks.toSorted()).toEqual(Array.from({ length: worst }, (_, i) => String(i + 1)));
  expect(await page.textContent('[data-testid=kinds] li')).toMatch(/\d+ of \d+ cost you something/);
  await page.click('[data-testid=worst] li >> text=Show in the replay');
  await page.waitForSelector('[data-testid=why]', { timeout: 120_000 });
  expect(await page.textContent('[data-testid=why]')).toMatch(/likely lines|later in the match/);
  expect(await flawsOf(page, 'en')).toEqual([]);

  const range = page.locator('[data-testid=replay] input[type=range]');
  const from = Number(await range.inputValue());
  for (const line of ['yours', 'better']) {
    await page.focus(`[data-testid=line-${line}]`);
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(`[data-testid=line-${line}]`, 'aria-pressed')).toBe('true');
    expect(Number(await range.inputValue())).toBe(from);
    expect(Number(await range.getAttribute('max'))).toBeGreaterThan(from);
    await page.click('[data-testid=replay] button[aria-label="One step forward"]');
    expect(Number(await range.inputValue())).toBe(from + 1);
  }
}, 240_000);

it.each([
  [360, 'pl'],
  [820, 'cs'],
  [1366, 'en'],
])(
  '%i pixels wide, in %s, everything has its room and its words',
  async (width, language) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 657 });
    await page.selectOption('header label:has-text("Language") select, header select', language);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    expect(await flawsOf(page, language)).toEqual([]);
    for (const part of ['course', 'look-back', 'kinds', 'worst', 'study', 'replay']) {
      await page.evaluate(
        (id) => document.querySelector(`[data-testid=${id}]`)?.scrollIntoView({ block: 'start' }),
        part,
      );
      await shot(`${part}-${width}-${language}`);
    }
  },
  240_000,
);
