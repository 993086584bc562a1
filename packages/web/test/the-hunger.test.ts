import { Match, type OptionValue, Random, resolveOptions } from '@nokturn/engine';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { answered, asked, codeOf, pickEnough, tabTo, versionOf, waiting } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/** Every option of the decision, also those that only glow on the table. */
async function optionsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-unfold][aria-expanded=false]')?.click(),
  );
  await page.waitForFunction(() => !document.querySelector('[data-unfold][aria-expanded=false]'));
  const now = await waiting(page);
  return now.for === 'me' ? now.options.filter((option) => option !== 'confirm') : [];
}

/** Presses Enter on the thing that glows because an option points at it; false if there is none. */
async function takeGlowing(page: Page, option: string): Promise<boolean> {
  const found = await page.evaluate((wanted) => {
    const bar = document.querySelector('[data-testid=decision]');
    const words = bar?.querySelector(`[data-option="${wanted}"] span`)?.textContent ?? '';
    const thing = [...document.querySelectorAll<HTMLElement>('main button[aria-label]')].find((button) => {
      const name = button.getAttribute('aria-label') ?? '';
      const isMeant = words !== '' && (name === words || name.startsWith(`${words}. `));
      return isMeant && button.closest('[data-glow=true]') !== null;
    });
    thing?.focus();
    return thing !== undefined && document.activeElement === thing;
  }, option);
  if (found) await page.keyboard.press('Enter');
  return found;
}

/** The round in which one turns back: whoever is home has the rest of the night to sleep. */
const BACK = 5;

/** Goes out for a few hours and then home; takes whatever there is. */
function wish(options: readonly string[], round: number, random: Random): string {
  const moves = options.filter((option) => option.startsWith('move:'));
  if (moves.includes('move:castle') && round > BACK) return 'move:castle';
  const far = moves.toSorted((a, b) => depth(b) - depth(a));
  if (far.length > 0) return (round > BACK ? far.at(-1) : far[0]) as string;
  const better = options.filter((option) => /^(hunt|chest|rose|tavern|crypt|activate)/.test(option));
  return random.pick(better.length > 0 ? better : options);
}

/** How far from the Castle a space is, roughly: by its letter and its number. */
function depth(option: string): number {
  const [, way = '', number = '0'] = /:([a-z])[a-z]*(\d*)/.exec(option) ?? [];
  return 'cmrbdf'.indexOf(way) * 100 + Number(number);
}

async function roundOf(page: Page): Promise<number> {
  return page.$eval('[data-round]', (night) => Number((night as HTMLElement).dataset.round));
}

/** Presses a button of the decision bar, wherever it is on a small screen. */
async function press(page: Page, option: string): Promise<void> {
  await page.$eval(`[data-testid=decision] [data-option="${option}"]`, (button) =>
    (button as HTMLElement).click(),
  );
}

/** One decision by clicking, most of them on the table itself. */
async function decide(page: Page, random: Random): Promise<'table' | 'bar'> {
  const version = await versionOf(page);
  const options = await optionsOf(page);
  if (await pickEnough(page, (option) => press(page, option))) {
    await press(page, 'confirm');
    await answered(page, version);
    return 'bar';
  }
  const option = wish(options, await roundOf(page), random);
  const isOnTable = await takeGlowing(page, option);
  if (!isOnTable) await press(page, option);
  await answered(page, version, (sure) => page.$eval(sure, (button) => (button as HTMLElement).click()));
  return isOnTable ? 'table' : 'bar';
}

it('TH-1.2: a whole Elder night of three, two people in two browsers in Polish and Czech, one at a phone, and a bot', async () => {
  const host = await site.person({ language: 'pl' });
  const guest = await site.person({ language: 'cs', viewport: { width: 360, height: 740 } });
  await host.goto('/new/the-hunger?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofia Brzęczyszczykowska');
  await host.click('button[aria-label="Jeden gracz mniej"]');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Petr');
  await guest.click('button[type=submit]');
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Petr');
  await host.click('[data-testid=fill]');
  await host.click('[data-testid=begin]:not([disabled])');

  const people = [
    { page: host, language: 'pl', random: new Random('host') },
    { page: guest, language: 'cs', random: new Random('guest') },
  ];
  const taken = { table: 0, bar: 0 };
  const seen = new Set<string>();
  await Promise.all(
    people.map(async ({ page, language, random }) => {
      for (;;) {
        const now = await asked(page);
        if (now.for === 'nobody') return;
        if (!seen.has(now.step)) {
          seen.add(now.step);
          expect({ step: now.step, flaws: await flawsOf(page, language) }).toEqual({
            step: now.step,
            flaws: [],
          });
        }
        taken[await decide(page, random)]++;
      }
    }),
  );
  expect(taken.table).toBeGreaterThan(20);
  expect(seen.size).toBeGreaterThan(6);
  for (const { page, language } of people) {
    await page.click('[data-testid=ending] [data-way=replay]');
    await page.waitForSelector('[data-testid=result] svg[role=img]');
    expect(await page.textContent('[data-testid=result]')).toContain('Zofia');
    expect(await flawsOf(page, language)).toEqual([]);
  }
}, 240_000);

it('TH-1.4: a whole Rookie night of two by keyboard alone', async () => {
  const page = await site.person();
  await page.goto('/');
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

/** So often one goes to a space with the arrow keys. */
const SPACES = 3;

/** Goes to a space with the arrow keys, or takes an option by its number. */
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

it('six at the table, five of them bots, on a phone: the map goes to where one can go, and is seen whole again', async () => {
  const page = await site.person({
    language: 'pl',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await keep(page, begun('six', 6, {}));
  await page.goto('/local/six');
  const random = new Random('six');
  while (
    (await asked(page)).for === 'me' &&
    (await page.$('[data-testid=decision][data-step=choose-vampire]'))
  )
    await decide(page, random);
  const isWide = () => page.$eval('[data-large]', (box) => box.scrollWidth > box.clientWidth);
  // Before there is anything to choose on it the map is whole.
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'Do twojego wampira' }).tap();
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
      // Every space that can be chosen is in sight, or an arrow counts it.
      await page.waitForFunction(isEverythingInSight);
      sought++;
    }
    await decide(page, random);
  }
  expect(sought).toBeGreaterThan(1);
  expect(await flawsOf(page, 'pl')).toEqual([]);
  // Whatever a seat owns, it has the same room as the others.
  const sizes = await page.$$eval('[data-part=seat]', (seats) =>
    seats.map((seat) => {
      const { width, height } = seat.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)}`;
    }),
  );
  expect(sizes).toEqual(Array.from({ length: 6 }, () => '60×52'));
}, 240_000);

/** Whether the map is large enough for a thumb, and tells where what is not in sight can be found. */
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

async function keep(page: Page, saved: SavedMatch): Promise<void> {
  await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
    saved.id,
    JSON.stringify(saved),
  ] as const);
}

/** A match of this browser that has just begun: one person, the others are bots. */
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
