import { Match, type OptionValue, Random, randomAnswer, resolveOptions } from '@nokturn/engine';
import { vendetta } from '@nokturn/vendetta';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { answered, asked, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/**
 * Presses Enter on the thing on the table that an option points at; false if there is none. Its name is that of the
 * option's button in the decision bar, or begins with it.
 */
async function takeOnTheTable(page: Page, option: string): Promise<boolean> {
  const found = await page.evaluate((wanted) => {
    const bar = document.querySelector('[data-testid=decision]');
    const words = bar?.querySelector(`[data-option="${wanted}"] span`)?.textContent ?? '';
    const thing = [...document.querySelectorAll<HTMLElement>('main button')].find((button) => {
      // What opens something to look at may bear the same name.
      if (words === '' || bar?.contains(button) || button.hasAttribute('aria-expanded')) return false;
      const name = button.getAttribute('aria-label');
      return name === null
        ? button.textContent?.startsWith(words)
        : name === words || name.startsWith(`${words}. `);
    });
    thing?.focus();
    return thing !== undefined && document.activeElement === thing;
  }, option);
  if (found) await page.keyboard.press('Enter');
  return found;
}

/** Plays at random until the match is over or so many decisions were made; every kind of decision is looked at once. */
async function playOn(page: Page, language: string, most: number) {
  const random = new Random(`vendetta ${language}`);
  const seen = new Set<string>();
  let touched = 0;
  for (let moves = 0; moves < most; moves++) {
    const now = await asked(page);
    if (now.for === 'nobody') break;
    const version = await versionOf(page);
    if (!seen.has(now.step)) {
      seen.add(now.step);
      expect({ step: now.step, flaws: await flawsOf(page, language) }).toEqual({ step: now.step, flaws: [] });
    }
    const option = random.pick(now.options);
    if (await takeOnTheTable(page, option)) touched++;
    else await page.click(`[data-testid=decision] [data-option="${option}"]`, { force: true });
    await answered(page, version);
  }
  return { seen, touched };
}

it('a whole game in Polish on a phone of 360 pixels, most of it on the board itself', async () => {
  const page = await site.person({ language: 'pl', viewport: { width: 360, height: 740 } });
  await page.goto('/new/vendetta?with=bots');
  await page.click('button[type=submit]');
  const { seen, touched } = await playOn(page, 'pl', 200);
  const kinds = ['choose-clan', 'hand-keep', 'plan-action', 'plan-location', 'plan-facing', 'plan-blood'];
  expect([...seen]).toEqual(expect.arrayContaining(kinds));
  expect(touched).toBeGreaterThan(20);
  await page.click('[data-testid=ending] button');
  await page.waitForSelector('[data-testid=result] svg[role=img]');
  expect(await flawsOf(page, 'pl')).toEqual([]);
}, 300_000);

it('six in teams with places and relics, in Czech on a large screen, and the result', async () => {
  const page = await site.person({ language: 'cs', viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await keep(page, savedMatch('begun', 0));
  await page.goto('/local/begun');
  const { seen } = await playOn(page, 'cs', 30);
  expect([...seen]).toEqual(expect.arrayContaining(['choose-clan', 'choose-relic', 'plan-location']));
  await keep(page, savedMatch('finished', Number.POSITIVE_INFINITY));
  await page.goto('/replay/local/finished');
  await page.waitForSelector('[data-testid=result]');
  expect(await flawsOf(page, 'cs')).toEqual([]);
}, 300_000);

async function keep(page: Page, saved: SavedMatch): Promise<void> {
  await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
    saved.id,
    JSON.stringify(saved),
  ] as const);
}

/** A match of this browser after so many random decisions. */
function savedMatch(id: string, decisions: number): SavedMatch {
  const given: Readonly<Record<string, OptionValue>> = { teams: true, places: true, relics: true };
  const resolved = resolveOptions(vendetta, 6, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(vendetta, { seats: 6, options: resolved.options, seed: 'six in teams' });
  const random = new Random('six in teams');
  for (let i = 0, { asked: open } = match.position; i < decisions && open; i++, open = match.position.asked) {
    const at = open.answers.indexOf(null);
    const [seat, ask] = [open.seats[at], open.asks[at]];
    if (seat === undefined || ask === undefined) throw new Error('somebody is asked nothing');
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return {
    id,
    seats: Array.from({ length: 6 }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Žofie' } : { kind: 'bot', level: 'novice' },
    ),
    record: match.record,
    over: match.position.over,
    at: 0,
  };
}
