import type { Page } from 'playwright-core';

/** What a table is waiting for: the viewer's answer, somebody else, or nobody any more. */
export type Waiting =
  | { readonly for: 'me'; readonly step: string; readonly options: readonly string[] }
  | { readonly for: 'others' }
  | { readonly for: 'nobody' };

export async function waiting(page: Page): Promise<Waiting> {
  return page.evaluate(readWaiting);
}

function readWaiting(): Waiting {
  if (document.querySelector('[data-testid=ending]')) return { for: 'nobody' };
  // A question with one answer is answered by the table itself.
  const decision = document.querySelector<HTMLElement>(
    '[data-testid=decision][data-mine]:not([data-forced])',
  );
  if (!decision) return { for: 'others' };
  const places = '[data-part=options] [data-option], [data-part=main] [data-option]';
  const options = [...decision.querySelectorAll<HTMLElement>(places)];
  return {
    for: 'me',
    step: decision.dataset.step ?? '',
    options: options.map((option) => option.dataset.option ?? ''),
  };
}

/** Waits until the viewer is asked or the match is over. */
export async function asked(page: Page, timeout = 90_000): Promise<Exclude<Waiting, { for: 'others' }>> {
  await page.waitForSelector('[data-testid=decision][data-mine]:not([data-forced]), [data-testid=ending]', {
    // A touch will show whether it is visible; checking that in every frame costs more than rendering it.
    state: 'attached',
    timeout,
  });
  const now = await waiting(page);
  return now.for === 'others' ? asked(page, timeout) : now;
}

const WISHES = ['seat:', 'all', 'hurt', 'draw-red', 'draw-blue', 'draw-green', 'roll', 'continue', 'card:'];

/** A player in a hurry: attacks whenever possible, so that the match comes to an end. */
export function hasty(options: readonly string[], step: string): string {
  if (step === 'attack') return options.find((one) => one.startsWith('seat:') || one === 'all') ?? 'none';
  for (const wish of WISHES) {
    const found = options.find((one) => one.startsWith(wish));
    if (found) return found;
  }
  return options.find((one) => one !== 'reveal') ?? options[0] ?? '';
}

/** The code of the table whose lobby is open. */
export async function codeOf(lobby: Page): Promise<string> {
  return ((await lobby.textContent('[data-testid=code]')) ?? '').replaceAll(' ', '');
}

/**
 * Chooses an option by clicking its button, and waits until the table has moved on; if the question takes several, the
 * first ones.
 */
export async function clickOption(page: Page, option: string): Promise<void> {
  // A table that has just been opened shows no version yet, and a new question does not accept a press yet.
  await asked(page);
  await page.waitForSelector('[data-testid=decision]:not([data-fresh])', { state: 'attached' });
  const version = await versionOf(page);
  // The button may move while the table is rendered: it is clicked wherever it is now.
  const click = (one: string) => page.click(`[data-testid=decision] [data-option="${one}"]`, { force: true });
  await ((await pickEnough(page, click)) ? click('confirm') : click(option));
  await answered(page, version);
}

/** If a question takes several options, picks the first ones until they are enough; false if it takes one. */
export async function pickEnough(
  page: Page,
  pick: (option: string, number: number) => Promise<void>,
): Promise<boolean> {
  const now = await waiting(page);
  if (now.for !== 'me' || !now.options.includes('confirm')) return false;
  for (const [i, option] of now.options.filter((one) => one !== 'confirm').entries()) {
    if (await page.isEnabled('[data-testid=decision] [data-option=confirm]')) break;
    await pick(option, i + 1);
    await page.waitForSelector(`[data-testid=decision] [data-option="${option}"][aria-pressed=true]`);
  }
  return true;
}

/** Waits until the view on the screen has moved on after an answer; confirms a warning. */
export async function answered(
  page: Page,
  before: string,
  confirm: (sure: string) => Promise<void> = (sure) => page.click(sure, { force: true }),
): Promise<void> {
  const next = await page.waitForFunction((old) => {
    const decision = document.querySelector<HTMLElement>('[data-testid=decision]');
    const isSame = decision?.dataset.version === old && decision?.dataset.mine !== undefined;
    if (!isSame) return 'answered';
    return document.querySelector('[data-option=sure]') ? 'warned' : null;
  }, before);
  if ((await next.jsonValue()) === 'answered') return;
  await confirm('[data-option=sure]');
  await answered(page, before, confirm);
}

/**
 * Presses Enter on the thing on the table that an option points at; false if there is none. Its name is the label of
 * the option's button in the decision bar, or starts with it.
 */
export async function takeOnTheTable(page: Page, option: string): Promise<boolean> {
  const found = await page.evaluate((wanted) => {
    const [said] = document.querySelectorAll(`[data-testid=decision] [data-option="${wanted}"] span`);
    const words = said?.textContent ?? '';
    // Names in the log and in questions are buttons too: they only show the thing they name.
    const places = ':is([data-part=board], [data-part=hand], [data-part=seats]) button';
    const thing = [...document.querySelectorAll<HTMLElement>(places)].find((button) => {
      // A button that opens something, such as the sheet of a vampire, may have the same name.
      if (words === '' || button.dataset.option || button.matches('[aria-expanded], [role=tab]'))
        return false;
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

/** Moves the focus by Tab alone until it reaches the target. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/**
 * Plays to the end by keyboard alone; returns how many answers that took. Both ways work for the whole match: the keys
 * 1 to 9, and Tab and Enter.
 */
export async function playByKeyboard(
  page: Page,
  choose: (options: readonly string[], step: string) => string,
): Promise<number> {
  const enter = async (selector: string) => {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  };
  for (let moves = 0; ; moves++) {
    const now = await asked(page);
    if (now.for === 'nobody') return moves;
    const version = await versionOf(page);
    const pressNumber = (_: string, number: number) => page.keyboard.press(String(number));
    const wanted = (await pickEnough(page, pressNumber)) ? 'confirm' : choose(now.options, now.step);
    const number = now.options.indexOf(wanted) + 1;
    if (moves % 5 === 0 || number > 9 || wanted === 'confirm') await enter(`[data-option="${wanted}"]`);
    else await pressNumber(wanted, number);
    await answered(page, version, enter);
  }
}

export async function versionOf(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version ?? '',
  );
}

/** Follows a guide until one of its stops, or until it has nothing left to say. Returns the stops on the way. */
export async function followGuide(page: Page, until = 'end'): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    const stop = (await page.getAttribute('[data-testid=guide]', 'data-stop')) ?? '';
    if (stop === until) return stops;
    stops.push(stop);
    const now = await asked(page);
    if (now.for === 'nobody') throw new Error(`the match is over at ${stop}`);
    const version = await versionOf(page);
    const led = await page.$$eval('[data-testid=decision] [data-led]', (buttons) =>
      buttons.map((button) => button.getAttribute('data-option') ?? ''),
    );
    for (const option of led)
      await page.click(`[data-testid=decision] [data-option="${option}"]`, { force: true });
    if (now.options.includes('confirm'))
      await page.click('[data-testid=decision] [data-option=confirm]', { force: true });
    await answered(page, version);
  }
}
