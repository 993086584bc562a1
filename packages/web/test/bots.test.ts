import { afterAll, beforeAll, expect, it } from 'vitest';
import { keep, matchWith, withoutHash } from './matches.ts';
import { asked, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

it('bots of the chosen level have a temper, and a hint can be requested and followed', async () => {
  const page = await site.person();
  await page.goto('/new/masters-of-the-night?with=bots');
  await page.check('fieldset input[value=hard]', { force: true });
  expect(await page.textContent('[data-level=hard]')).toContain('Remembers everything');
  await page.selectOption('select[aria-label="Who is in seat 3"]', 'bot-easy');
  expect(
    await page.$$eval('[data-level]', (all) => all.map((one) => one.getAttribute('data-level'))),
  ).toEqual(['hard', 'easy']);
  await page.click('button[type=submit]');

  await asked(page);
  const seats = page.locator('section[aria-label=Players]');
  await seats.getByText(/^Hard · (bold|careful)$/).waitFor();
  await seats.getByText(/^Easy · (bold|careful)$/).waitFor();

  await page.keyboard.press('h');
  await page.waitForSelector('[data-testid=hint][data-state=given]');
  expect(await page.textContent('[data-testid=hint]')).toMatch(
    /chance of winning: about \d+%\.|nothing else/,
  );
  expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0);
  expect(await flawsOf(page, 'en')).toEqual([]);
  const version = await versionOf(page);
  await page.click('[data-testid=hint-follow]');
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version !== old,
    version,
  );
  expect(await page.locator('[data-testid=hint]').count()).toBe(0);
}, 240_000);

it('bots pause when told to, and the match continues afterwards', async () => {
  const page = await site.person();
  // A turn is over, and several bots are next.
  const saved = matchWith({
    id: 'the-hunger',
    seats: 4,
    until: (move, next) => move?.[0] === 'action' && move[1] === 0 && next !== 0,
    level: 'easy-bold',
  });
  await keep(page, saved);
  await page.evaluate(() =>
    localStorage.setItem('nokturn.settings', JSON.stringify({ pace: 'calm', listed: true })),
  );
  await page.goto(`/local/${saved.id}`);
  await page.click('[data-testid=pause]');
  await page.waitForSelector('[data-testid=pause][aria-pressed=true][aria-label="Resume the bots"]');
  // The current beat is shown to its end.
  await page.waitForSelector('[data-part=caption]', { state: 'detached' });
  const told = () => page.textContent('[data-part=voice]');
  const before = await told();
  await page.waitForTimeout(3000);
  expect(await told()).toBe(before);
  await page.click('[data-testid=pause]');
  await page.waitForFunction(
    (old) => document.querySelector('[data-part=voice]')?.textContent !== old,
    before,
  );
}, 240_000);

it('the last decisions of a match by hints alone, and then a look back that leads to the replay', async () => {
  const page = await site.person();
  const whole = matchWith({ id: 'the-hunger', seats: 2, until: () => false, level: 'novice' });
  const own = whole.record.moves.flatMap(([, seat], move) => (seat === 0 ? [move] : []));
  const cut = own.at(-3) ?? 0;
  await keep(page, {
    ...whole,
    over: false,
    record: { ...withoutHash(whole.record), moves: whole.record.moves.slice(0, cut) },
  });
  await page.goto(`/local/${whole.id}`);
  for (let now = await asked(page); now.for === 'me'; now = await asked(page)) {
    const version = await versionOf(page);
    await page.click('[data-testid=hint-button]');
    await page.click('[data-testid=hint-follow]');
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version !== old,
      version,
    );
  }

  await page.click('[data-testid=ending] >> text=Looking back');
  // The focus lands on the analysis itself.
  await page.waitForSelector('#look-back:focus');
  const fromTop = () =>
    page.evaluate(() => document.querySelector('#look-back')?.getBoundingClientRect().top ?? -1);
  const isAtTop = async () => Math.abs(await fromTop()) < 120;
  expect(await isAtTop()).toBe(true);
  await page.waitForSelector('[data-testid=worst] li', { timeout: 120_000 });
  expect(await page.textContent('[data-testid=worst] li')).toMatch(
    /percentage points? lost.*You chose: .*Better: .*%/s,
  );
  await page.waitForSelector('[data-testid=look-back] figure svg[role=img]');
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.click('[data-testid=worst] li >> text=Show in the replay');
  expect(await page.inputValue('[data-testid=replay] select')).toBe('0');
  expect(Number(await page.inputValue('[data-testid=replay] input[type=range]'))).toBeGreaterThan(0);
}, 240_000);
