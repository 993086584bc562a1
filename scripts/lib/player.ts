import type { Locator, Page } from 'playwright-core';
import { versionOf, waiting } from '../../packages/web/test/play.ts';

/**
 * Everything that can be pressed to answer: words, glowing things on the table, the offers of a touched place, and the
 * main button.
 */
const WORDS = '[data-testid=decision] [data-part=options] [data-option]';
const HELD = ':is([data-part=hand], [data-part=spread]) [data-glow="true"]:visible';
const PLACES =
  ':is([data-part=board] > :not([data-part=spread]), [data-part=seats]) [data-glow="true"]:not(:has([data-ways]))';
/** A place that is the target of several answers has a button for each. */
const WAYS = '[data-part=board] [data-glow="true"] [data-ways] button';
/** An enlarged view lies over the rest. */
const CLOSE = '[data-part=board] [role=dialog] [data-glow="true"]';
/** Places that show their offers once they are touched. */
const CLOSED = '[data-part=board] [data-open="true"] button[aria-expanded=false]';
const OFFERED = '[data-part=offer] li button';
const MAIN = '[data-testid=decision] [data-part=main] [data-option]:not([disabled])';
const LIST = '[data-testid=decision] [data-unfold][aria-expanded=false]';
/** After this many presses without success the player opens the list; after this many more, it has found a bug. */
const PATIENCE = 12;
const DESPAIR = 40;
/** This long after a press, the table has accepted it, or has lifted the pressed thing. */
const TAKEN = 300;
/**
 * Every fourth time the player takes the main button's offer instead of choosing; an offer marked as usual, three times
 * out of four.
 */
const CONTENT = 4;

export interface Player {
  readonly page: Page;
  /** Fingers tap: a click would come from a mouse, which enlarges the thing under it. */
  readonly hasTouch: boolean;
}

/**
 * Answers like somebody who knows the table and plays anything, a different thing each time: a thing, its destination,
 * and the main button.
 */
export async function answer({ page, hasTouch }: Player, turn: number): Promise<void> {
  const before = await versionOf(page);
  const isOpen = async () => (await waiting(page)).for === 'me' && (await versionOf(page)) === before;
  const press = async (one: Locator) => {
    const how = { force: true, timeout: 2_000 };
    await (hasTouch ? one.tap(how) : one.click(how)).catch(() => {});
    await page.waitForTimeout(TAKEN);
  };
  await page.waitForSelector('[data-testid=decision]:not([data-fresh])', { state: 'attached' });
  for (let presses = 0; await isOpen(); presses++) {
    if (presses === DESPAIR) throw new Error(`whatever is pressed, ${await stepOf(page)} stays unanswered`);
    if (presses === PATIENCE && (await page.locator(LIST).count()) > 0) await press(page.locator(LIST));
    await press(await nextPress(page, turn, presses));
  }
}

async function nextPress(page: Page, turn: number, presses: number): Promise<Locator> {
  const isFirst = presses === 0;
  const main = page.locator(MAIN).first();
  // A player who knows what they want does not cancel what they have begun.
  const isBack = (await main.count()) > 0 && (await main.getAttribute('data-option')) === 'back';
  const hasMain = (await main.count()) > 0 && (!isBack || presses >= PATIENCE);
  const offered = page.locator(OFFERED);
  const offers = await offered.count();
  if (offers > 0) return offered.nth((turn + presses) % offers);
  const isUsual = hasMain && (await main.getAttribute('data-usual')) !== null;
  const isContent = turn % CONTENT === CONTENT - 1;
  if (hasMain && (isFirst ? isContent !== isUsual : presses < PATIENCE || presses % 2 === 1)) return main;
  const near = page.locator(CLOSE);
  const all = (await near.count()) > 0 ? near : page.locator(await choicesNow(page, presses));
  const count = await all.count();
  if (count > 0) return all.nth((turn + presses) % count);
  const closed = page.locator(CLOSED);
  const doors = await closed.count();
  return doors > 0 && !hasMain ? closed.nth((turn + presses) % doors) : main;
}

/** The first choice may be anything; after that, a lifted card needs a place, and a touched place needs a card. */
async function choicesNow(page: Page, presses: number): Promise<string> {
  if (presses >= PATIENCE && (await page.locator(WORDS).count()) > 0) return WORDS;
  // Things already picked stay picked.
  const everything = `${WORDS}[aria-pressed=false], ${WORDS}:not([aria-pressed]), ${HELD}:not([data-picked="true"]), ${PLACES}, ${WAYS}, ${CLOSED}`;
  if (presses === 0) return everything;
  const [held, lifted] = [page.locator(HELD), page.locator(`${HELD}[data-picked="true"]`)];
  if ((await held.count()) > 0 && (await lifted.count()) === 0) return HELD;
  const places = `${PLACES}, ${WAYS}`;
  return (await page.locator(places).count()) > 0 ? places : everything;
}

async function stepOf(page: Page): Promise<string> {
  return (await page.getAttribute('[data-testid=decision]', 'data-step')) ?? 'nothing';
}
