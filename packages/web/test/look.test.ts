import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeOf, nearestOf } from '../src/table/look.ts';
import { type DecisionMoment, openAt } from './moments.ts';
import { versionOf } from './play.ts';
import { sample } from './says.ts';
import { openSite, type Site } from './site.ts';

/** Looking never plays anything, whatever you look with. */
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

interface LookingMoment extends DecisionMoment {
  /** Something to look at there that is not an option now, in the desktop layout. */
  readonly idle: string;
  /** The same on a phone, if there is such a thing, and what to tap first to reach it. */
  readonly idleOnPhone?: { readonly tap: string; readonly thing: string };
}

const NO_OPTION = ':not([data-glow=true], [data-glow=true] *)';
const MOMENTS: readonly LookingMoment[] = [
  {
    game: 'lovci-noci',
    seats: 5,
    step: 'attack',
    round: 2,
    idle: `[data-part=board] [data-look]${NO_OPTION}`,
  },
  {
    game: 'vendetta',
    seats: 4,
    step: 'plan-action',
    round: 2,
    when: hasOpenCard,
    idle: '[data-face=up] [data-look]',
    idleOnPhone: { tap: '[aria-label^="Look closer"]', thing: '[role=dialog] [data-glow=false] [data-look]' },
  },
  {
    game: 'the-hunger',
    seats: 4,
    step: 'move',
    round: 2,
    idle: '[data-anchor^="cell:"][data-glow=false] [data-look]',
    idleOnPhone: {
      tap: '[data-part=board] button:has-text("Hunt Track")',
      thing: '[data-anchor^="cell:"][data-glow=false] [data-look]',
    },
  },
  {
    game: 'masters-of-the-night',
    seats: 3,
    step: 'turn-action',
    round: 2,
    idle: `[data-part=board] [data-look]${NO_OPTION}`,
  },
];
const LOOK = '[data-part=look]';

describe.each(MOMENTS)('$game', (moment) => {
  it('a resting mouse enlarges, a right click and the key I pin, Escape closes, and nothing is played', async () => {
    const page = await site.person({ viewport: { width: 1366, height: 657 } });
    await openAt(page, moment);
    const before = await versionOf(page);
    for (const part of ['board', 'hand']) {
      const thing = await visible(page, `[data-part=${part}] [data-look]`);
      if (thing === null) continue;
      await page.mouse.move(thing.x, thing.y);
      await page.waitForSelector(LOOK);
      expect(await page.getAttribute(LOOK, 'data-pinned')).toBeNull();
      expect(await covers(page, thing)).toBe(false);
      await page.mouse.move(3, 3);
      await page.waitForSelector(LOOK, { state: 'detached' });
      await page.mouse.click(thing.x, thing.y, { button: 'right' });
      await page.waitForSelector(`${LOOK}[data-pinned]`);
      await page.keyboard.press('Escape');
      await page.waitForSelector(LOOK, { state: 'detached' });
      await page.focus(`[data-look="${thing.id}"]`);
      await page.keyboard.press('i');
      await page.waitForSelector(`${LOOK}[data-pinned]`);
      await page.click('[data-testid=look-close]');
      await page.waitForSelector(LOOK, { state: 'detached' });
      await page.mouse.move(3, 3);
    }
    // Not an option now: a plain click shows it and pins it.
    const idle = await visible(page, moment.idle);
    if (idle === null) throw new Error('everything is an option');
    await page.mouse.click(idle.x, idle.y);
    await page.waitForSelector(`${LOOK}[data-pinned]`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(LOOK, { state: 'detached' });
    // The same for a name in the log.
    await page.click('[data-drawer=log]');
    const name = await visible(page, '[data-part=drawer] [data-look]');
    if (name === null) throw new Error('the log names nothing');
    await page.mouse.click(name.x, name.y);
    await page.waitForSelector(`${LOOK}[data-pinned]`);
    expect(await versionOf(page)).toBe(before);
    await page.context().close();
  }, 240_000);
});

describe.each(sample(MOMENTS, 2))('$game', (moment) => {
  it('the tool makes the next touch a look, on a phone too, and holding with a finger plays nothing', async () => {
    const viewport = { width: 360, height: 740 };
    const page = await site.person({ viewport, hasTouch: true, isMobile: true });
    await openAt(page, moment);
    const before = await versionOf(page);
    const thing =
      (await visible(page, '[data-part=board] [data-look]')) ?? (await visible(page, 'main [data-look]'));
    if (thing === null) throw new Error('there is nothing to look at');
    await page.tap('[data-testid=look-tool]');
    await page.touchscreen.tap(thing.x, thing.y);
    await page.waitForSelector(`${LOOK}[data-pinned]`);
    await page.click('[data-testid=look-close]');
    await page.waitForSelector(LOOK, { state: 'detached' });
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: thing.x, y: thing.y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForSelector(LOOK);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.waitForSelector(LOOK, { state: 'detached' });
    if (moment.idleOnPhone) await page.tap(moment.idleOnPhone.tap);
    const idle = await visible(page, moment.idleOnPhone?.thing ?? moment.idle);
    if (idle === null) throw new Error('everything is an option');
    await page.touchscreen.tap(idle.x, idle.y);
    await page.waitForSelector(`${LOOK}[data-pinned]`);
    expect(await versionOf(page)).toBe(before);
    await page.context().close();
  }, 240_000);
});

it('a table that appears under a still mouse shows nothing, and what a mouse rests on gets in nobody’s way', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openAt(page, { game: 'vendetta', seats: 4, step: 'plan-action', round: 2 });
  const thing = await visible(page, 'main [data-look]');
  if (thing === null) throw new Error('there is nothing to look at');
  await page.mouse.move(thing.x, thing.y);
  await page.waitForSelector(LOOK);
  const shown = await page.locator(LOOK).boundingBox();
  if (shown === null) throw new Error('nothing is shown');
  const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
  expect(await covers(page, middle)).toBe(false);
  await page.reload();
  await page.waitForSelector('main [data-look]');
  // Longer than a mouse has to rest.
  await page.waitForTimeout(1000);
  expect(await page.locator(LOOK).count()).toBe(0);
  await page.mouse.move(thing.x + 1, thing.y);
  await page.waitForSelector(LOOK);
  await page.context().close();
}, 240_000);

it('the enlarged thing is at the edge that is farther away', () => {
  const board = { x: 168, y: 48, width: 854, height: 601 };
  expect(homeOf({ x: 200, width: 40 }, board)).toBe('right');
  expect(homeOf({ x: 900, width: 40 }, board)).toBe('left');
  expect(homeOf({ x: 1100, width: 200 }, board)).toBe('left');
});

it('a finger beside small things means the nearest one, and none if it is far away', () => {
  const at = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const things = [at(100, 100, 20, 20), at(130, 100, 20, 20), at(0, 200, 300, 100)];
  expect(nearestOf(110, 110, things)).toBe(0);
  expect(nearestOf(122, 96, things)).toBe(0);
  expect(nearestOf(127, 96, things)).toBe(1);
  expect(nearestOf(110, 88, things)).toBe(0);
  expect(nearestOf(110, 87, things)).toBe(-1);
  expect(nearestOf(150, 250, things)).toBe(2);
  expect(nearestOf(150, 195, things)).toBe(-1);
});

it('on a phone a tap beside a small thing enlarges it, and a small glowing card is zoomed in on', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openAt(page, { game: 'masters-of-the-night', seats: 3, step: 'move-minions', round: 1 });
  const veil = await page.locator('[data-part=board] header [data-look]').first().boundingBox();
  if (veil === null) throw new Error('there is no veil');
  const before = await versionOf(page);
  await page.touchscreen.tap(veil.x + veil.width / 2, veil.y + veil.height + 1.5);
  await page.waitForSelector(`${LOOK}[data-pinned]`);
  expect(await versionOf(page)).toBe(before);

  await openAt(page, { game: 'vendetta', seats: 4, step: 'forestall-card', round: 1 });
  const card = await page.locator('[data-part=board] [data-face=up][data-glow=true]').first().boundingBox();
  if (card === null) throw new Error('no card glows');
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
  const close = page.locator('[data-part=board] [role=dialog] [data-glow=true] button');
  const least = await close.first().boundingBox();
  expect(Math.min(least?.width ?? 0, least?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.context().close();
}, 90_000);

interface Lying {
  readonly positions: readonly (readonly { readonly cards: readonly { readonly faceUp: boolean }[] }[])[];
}

/** Somebody else has played a card face up at the next Location. */
function hasOpenCard(state: unknown): boolean {
  const [first = []] = (state as Lying).positions;
  return first.slice(1).some(({ cards }) => cards.some(({ faceUp }) => faceUp));
}

/** The centre of the first visible and touchable thing there, preferably one that glows, which could be played. */
async function visible(page: Page, selector: string) {
  return page.evaluate((all) => {
    const things = [...document.querySelectorAll<HTMLElement>(all)];
    const glows = (thing: HTMLElement) => Number(thing.closest('[data-glow=true]') !== null);
    for (const thing of things.sort((a, b) => glows(b) - glows(a))) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const found = document.elementFromPoint(x, y);
      if (found && (thing === found || thing.contains(found))) return { id: thing.dataset.look ?? '', x, y };
    }
    return null;
  }, selector);
}

/** Whether the enlarged card covers the place it belongs to. */
async function covers(page: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  return page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('[data-part=look]') !== null &&
      document.elementFromPoint(left, top)?.closest('[data-part=look]') !== undefined,
    [x, y] as const,
  );
}
