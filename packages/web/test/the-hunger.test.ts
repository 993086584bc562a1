import { Match, type OptionValue, Random, resolveOptions } from '@nokturn/engine';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { decide } from './hunger.ts';
import { keep } from './matches.ts';
import { answered, asked, pickEnough, tabTo, versionOf, waiting } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

it('TH-1.4: a whole Rookie night of two by keyboard alone', async () => {
  const page = await site.person();
  const random = new Random('keys');
  const ways = { space: 0, number: 0 };
  // A vampire that strays at random may be out at dawn after a few turns: then another night shows the rest.
  for (let night = 1; night <= 3 && (ways.space < SPACES || ways.number <= 20); night++) {
    await keep(page, begun(`rookies-${night}`, 2, { mode: 'rookie' }));
    await page.goto(`/local/rookies-${night}`);
    for (;;) {
      const now = await asked(page);
      if (now.for === 'nobody') break;
      const version = await versionOf(page);
      ways[await byKeyboard(page, random, ways.space < SPACES)]++;
      await answered(page, version, async () => {
        await tabTo(page, '[data-option=sure]');
        await page.keyboard.press('Enter');
      });
    }
  }
  expect(ways.space).toBe(SPACES);
  expect(ways.number).toBeGreaterThan(20);
  await tabTo(page, '[data-testid=ending] [data-way=replay]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=result]');
}, 240_000);

/** How often to go to a space with the arrow keys. */
const SPACES = 3;

/** Goes to a space with the arrow keys, or chooses an option by its number. */
async function byKeyboard(page: Page, random: Random, byArrows: boolean): Promise<'space' | 'number'> {
  const glowing = await page.$$eval('button[data-space][data-glow=true]', (buttons) =>
    buttons.map((button) => button.getAttribute('data-space') ?? ''),
  );
  if (byArrows && glowing.length > 1) {
    await tabTo(page, 'button[data-space]');
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press(random.pick(['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp']));
      const isGlowing = await page.evaluate(
        () => document.activeElement?.matches('[data-glow=true]') ?? false,
      );
      if (!isGlowing) continue;
      await page.keyboard.press('Enter');
      return 'space';
    }
  }
  if (await pickEnough(page, (_, number) => page.keyboard.press(String(number)))) {
    await tabTo(page, '[data-option=confirm]');
    await page.keyboard.press('Enter');
    return 'number';
  }
  if (await page.$('[data-unfold][aria-expanded=false]')) {
    await tabTo(page, '[data-unfold]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=decision] [data-option]');
  }
  const now = await waiting(page);
  const options = now.for === 'me' ? now.options : [];
  await page.keyboard.press(String(1 + random.below(Math.min(9, options.length))));
  return 'number';
}

it('six at the table, five of them bots, on a phone: the map moves to the possible spaces, and can be seen whole again', async () => {
  const page = await site.person({
    language: 'pl',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await keep(page, begun('six', 6, {}));
  await page.goto('/local/six');
  const random = new Random('six');
  while (
    (await asked(page)).for === 'me' &&
    (await page.$('[data-testid=decision][data-step=choose-vampire]'))
  )
    await decide(page, random);
  const isWide = () => page.$eval('[data-large]', (box) => box.scrollWidth > box.clientWidth);
  // Before there is anything to choose on the map, all of it is visible.
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'Do swojego wampira' }).tap();
  await page.waitForSelector('[data-large=true]');
  expect(await isWide()).toBe(true);
  await page.getByRole('button', { name: 'Cała mapa', exact: true }).tap();
  await page.waitForSelector('[data-large=false]');
  expect(await isWide()).toBe(false);

  let sought = 0;
  for (let moves = 0; moves < 12; moves++) {
    const now = await asked(page);
    if (now.for === 'nobody') break;
    if (now.step === 'move') {
      // Every space that can be chosen is visible, or counted by an arrow.
      await page.waitForFunction(isEverythingInSight);
      sought++;
    }
    await decide(page, random);
  }
  expect(sought).toBeGreaterThan(1);
  expect(await flawsOf(page, 'pl')).toEqual([]);
  // Whatever a seat owns, it has the same space as the others.
  const sizes = await page.$$eval('[data-part=seat]', (seats) =>
    seats.map((seat) => {
      const { width, height } = seat.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)}`;
    }),
  );
  expect(sizes).toEqual(Array.from({ length: 6 }, () => '60×52'));
}, 240_000);

/** Whether the map is large enough for a thumb, and says where to find what is out of sight. */
function isEverythingInSight(): boolean {
  const box = document.querySelector('[data-large=true]')?.getBoundingClientRect();
  if (!box) return false;
  const spaces = [...document.querySelectorAll('[data-space][data-glow=true]')];
  const inSight = spaces.filter((space) => {
    const { left, right, top, bottom } = space.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  const counted = [...document.querySelectorAll('[data-side] > span')].reduce(
    (sum, { textContent }) => sum + Number(textContent),
    0,
  );
  return spaces.length > 0 && inSight.length + counted >= spaces.length;
}

/** A match of this browser that has just begun: one person against bots. */
function begun(id: string, seats: number, given: Readonly<Record<string, OptionValue>>): SavedMatch {
  const resolved = resolveOptions(theHunger, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(theHunger, { seats, options: resolved.options, seed: id });
  return {
    id,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Zofie' } : { kind: 'bot', level: 'random' },
    ),
    record: match.record,
    over: false,
    at: 0,
  };
}
