import { botsFor } from '@nokturn/bots';
import { Ears, type Game, Match, type Move, Random, resolveOptions, type Seat } from '@nokturn/engine';
import { findGame } from '@nokturn/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { asked, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

it('bots sit down by level, with a temper, and a hint can be asked for and followed', async () => {
  const page = await site.person();
  await page.goto('/new/masters-of-the-night?with=bots');
  await page.check('fieldset input[value=hard]', { force: true });
  expect(await page.textContent('[data-level=hard]')).toContain('Remembers everything');
  await page.selectOption('select[aria-label="Who sits on seat 3"]', 'bot-easy');
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
  expect(await page.textContent('[data-testid=hint]')).toMatch(/to win\.|nothing else/);
  expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0);
  expect(await flawsOf(page, 'en')).toEqual([]);
  const version = await versionOf(page);
  await page.click('[data-testid=hint-follow]');
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version !== old,
    version,
  );
  expect(await page.locator('[data-testid=hint]').count()).toBe(0);
}, 120_000);

it('bots wait when they are told to, and a match goes on after it', async () => {
  const page = await site.person();
  const saved = matchWith({ id: 'the-hunger', seats: 4, until: (_, seat) => seat === 1, level: 'easy-bold' });
  await keep(page, saved);
  await page.evaluate(() => localStorage.setItem('nokturn.settings', JSON.stringify({ pace: 'calm' })));
  await page.goto(`/local/${saved.id}`);
  await page.click('[data-testid=pause]');
  await page.waitForSelector('[data-testid=thinking] [style*=paused]');
  const version = await versionOf(page);
  await page.getByText('Let the bots go on').click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version !== old,
    version,
  );
}, 120_000);

it('the last decisions of a match by hints alone, and then a look back that leads into the replay', async () => {
  const page = await site.person();
  const whole = matchWith({ id: 'the-hunger', seats: 2, until: () => false, level: 'novice' });
  const own = whole.record.moves.flatMap(([, seat], move) => (seat === 0 ? [move] : []));
  const cut = own.at(-3) ?? 0;
  await keep(page, {
    ...whole,
    over: false,
    record: { ...without(whole.record), moves: whole.record.moves.slice(0, cut) },
  });
  await page.goto(`/local/${whole.id}`);
  for (let now = await asked(page); now.for === 'me'; now = await asked(page)) {
    const version = await versionOf(page);
    await page.click('[data-testid=hint-button]');
    await page.click('[data-testid=hint-follow]', { timeout: 30_000 });
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-testid=decision]')?.dataset.version !== old,
      version,
    );
  }

  await page.click('[data-testid=ending] >> text=Looking back');
  await page.waitForSelector('[data-testid=worst] li', { timeout: 90_000 });
  expect(await page.textContent('[data-testid=worst] li')).toMatch(
    /percentage points? lost.*You chose: .*Better: .*%/s,
  );
  await page.waitForSelector('[data-testid=look-back] figure svg[role=img]');
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.click('[data-testid=worst] li >> text=Show in the replay');
  expect(await page.inputValue('[data-testid=replay] select')).toBe('0');
  expect(Number(await page.inputValue('[data-testid=replay] input[type=range]'))).toBeGreaterThan(0);
}, 240_000);

/** A match of somebody at seat 0 who does anything, against bots; it stops where it is told to. */
function matchWith({
  id,
  seats,
  until,
  level,
}: {
  id: string;
  seats: number;
  until: (move: Move | undefined, next: Seat) => boolean;
  level: string;
}): SavedMatch {
  const game = findGame(id) as Game;
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(game, { seats, options: resolved.options, seed: 'bots' });
  const ears = Array.from({ length: seats }, (_, seat) => new Ears(game, seat));
  const random = new Random('bots');
  for (;;) {
    const told = match.collect();
    for (const each of ears) each.listen(told, match.position.state);
    const { asked: open } = match.position;
    const seat = open?.seats[open.answers.indexOf(null)];
    if (seat === undefined || (match.moves.length > 0 && until(match.moves.at(-1), seat))) break;
    const view = match.view(seat);
    const bot = botsFor(id).get(seat === 0 ? 'random' : 'novice');
    if (!bot || !view.asked?.mine) throw new Error('nobody can answer');
    const heard = ears[seat]?.heard ?? [];
    match.answer(seat, bot({ ...view, heard }, view.asked.mine, { milliseconds: 0 }, random));
  }
  return {
    id: `bots-${id}-${seats}`,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Zofie' } : { kind: 'bot', level },
    ),
    record: match.record,
    over: match.position.over,
    at: 0,
  };
}

function without({ hash: _, ...record }: SavedMatch['record']): SavedMatch['record'] {
  return record;
}

async function keep(page: Page, saved: SavedMatch): Promise<void> {
  await page.goto('/');
  await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
    saved.id,
    JSON.stringify(saved),
  ] as const);
}
