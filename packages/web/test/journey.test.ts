import { Match, Random, randomAnswer, resolveOptions } from '@nokturn/engine';
import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { answered, asked, followGuide, hasty, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const WALKS = [
  {
    language: 'pl',
    title: 'in Polish, on a phone of 360 pixels, by touch, at night',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  },
  {
    language: 'cs',
    title: 'in Czech, on a large screen, on parchment',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  },
] as const;

describe.each(WALKS)('the journey $title', ({ language, options }) => {
  let page: Page;
  const press = (selector: string) => ('hasTouch' in options ? page.tap(selector) : page.click(selector));
  const check = async (screen: string) =>
    expect({ screen, flaws: await flawsOf(page, language) }).toEqual({ screen, flaws: [] });

  const lookAtOwnCharacter = async () => {
    await page.locator('[data-testid=own-character]').scrollIntoViewIfNeeded();
    await press('[data-testid=own-character]');
    await page.waitForSelector('[role=dialog] article');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
  };

  beforeAll(async () => {
    page = await site.person({ language, ...options });
  });

  it('the landing page, and two touches to a game against bots', async () => {
    await page.goto('/');
    await page.waitForSelector('h1');
    await check('landing');
    await press('a[href$="?with=bots"]');
    await page.waitForSelector('button[type=submit]');
    await page.waitForSelector('main h1:focus');
    await page.click('summary');
    await check('set-up');
    await press('button[type=submit]');
    for (let moves = 0; moves < 4; moves++) {
      const now = await asked(page);
      if (now.for === 'nobody') break;
      if (moves === 0) {
        await check('table');
        await lookAtOwnCharacter();
      }
      const before = await versionOf(page);
      await press(`[data-testid=decision] [data-option="${hasty(now.options, now.step)}"]`);
      await answered(page, before);
    }
    await asked(page);
    await check('table after a few moves');
    await press('[data-drawer=notebook]');
    await page.waitForSelector('[data-part=drawer] [data-part=notebook]');
    await check('notebook');
  }, 240_000);

  it('a table for friends: the lobby', async () => {
    await page.goto('/new/lovci-noci?with=friends');
    await page.fill('input[autocomplete=nickname]', 'Žofie');
    await check('set-up with friends');
    await press('button[type=submit]');
    await page.waitForSelector('[data-testid=lobby-seats]');
    await check('lobby');
    expect(await page.isEnabled('[data-testid=begin]')).toBe(false);
    await press('[data-testid=fill]');
    await page.waitForSelector('[data-testid=begin]:enabled');
    await page.goto('/me');
    await page.waitForSelector('h1');
    await check('me');
  }, 240_000);

  it('at one screen, a curtain between the players', async () => {
    await page.goto('/new/lovci-noci?with=screen');
    await page.waitForSelector('ol input');
    for (const [i, field] of (await page.$$('ol input')).entries()) await field.fill(`Hráč ${i + 1}`);
    await press('button[type=submit]');
    await page.waitForSelector('[role=dialog] h2');
    await check('curtain');
    // The keyboard cannot reach what is behind it.
    await page.waitForSelector('[role=dialog] button:focus');
    for (let tabs = 0; tabs < 3; tabs++) {
      await page.keyboard.press('Tab');
      expect(await page.locator('main :focus, header :focus').count()).toBe(0);
    }
    await press('[role=dialog] button');
    const now = await asked(page);
    expect(now.for).toBe('me');
  }, 240_000);

  it('the result and the replay of a finished match', async () => {
    const saved = finishedMatch();
    await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
      saved.id,
      JSON.stringify(saved),
    ] as const);
    await page.goto(`/replay/local/${saved.id}`);
    await page.waitForSelector('[data-testid=result]');
    await press('[data-testid=verified] summary');
    await check('result and replay');
    const at = () => page.inputValue('input[type=range]');
    const player = page.locator('[data-testid=replay] button').nth(1);
    await page.locator('input[type=range]').press('End');
    const last = await at();
    await page.keyboard.press('ArrowLeft');
    // At the end there is no next step, and the focus is not lost; playing starts again from the beginning.
    await page.locator('[data-testid=replay] button').nth(2).press('Enter');
    expect(await at()).toBe(last);
    expect(await player.evaluate((button) => button === document.activeElement)).toBe(true);
    await player.press('Enter');
    expect(await at()).toBe('0');
    // A link to a moment leads straight to it.
    await page.goto(`/replay/local/${saved.id}?as=spectator&at=5`);
    await page.waitForSelector('[data-testid=replay]:focus');
    expect(await at()).toBe('5');
    expect((await page.locator('input[type=range]').boundingBox())?.y).toBeLessThan(
      options.viewport.height / 2,
    );
  }, 240_000);

  it('the rules, found by clause and by word', async () => {
    await page.goto('/rules/lovci-noci#LN-9.13');
    await page.waitForSelector('[id="LN-9.13"][data-marked]');
    await check('rules');
    await page.fill('input[type=search]', 'LN-4.9');
    await page.waitForSelector('main [role=status]');
    expect(await page.locator('main p[id]').count()).toBeLessThan(20);
    // Following a reference ends the search.
    await page.fill('input[type=search]', 'LN-9.20');
    await press('main [id="LN-9.20"] a[href="#LN-10.14"]');
    await page.waitForSelector('[id="LN-10.14"]:focus');
    expect(await page.inputValue('input[type=search]')).toBe('');
    await page.goto('/nowhere');
    await page.waitForSelector('h1');
    await check('missing');
  }, 240_000);

  it('an address that was cut short in the middle of a letter', async () => {
    await page.goto('/m/%C5');
    await page.waitForSelector('main h1');
    await page.goto('/rules/lovci-noci#LN%');
    // It leads nowhere: the rules open at their first chapter.
    await page.waitForSelector('main [data-testid=chapter] h2');
    expect(await page.locator('main [data-testid=chapter] h2').getAttribute('id')).toMatch(/^jak-/);
  }, 240_000);

  it('the guided first game, to its end and on against bots', async () => {
    await page.goto('/learn/lovci-noci');
    await page.waitForSelector('[data-testid=guide]');
    await check('lesson');
    // Touching a name shows its card.
    if ('hasTouch' in options) {
      await press('[data-testid=guide] button');
      await page.waitForSelector('[data-part=look][data-pinned][aria-label="Fryderyk"]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-part=look]', { state: 'detached' });
    }
    await followGuide(page);
    await press('[data-testid=play-on]');
    await page.waitForURL(/\/local\//);
    expect(await asked(page)).toMatchObject({ for: 'me', step: 'place' });
  }, 240_000);
});

/** A match played to the end at random. */
function finishedMatch(): SavedMatch {
  const resolved = resolveOptions(lovciNoci, 5, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(lovciNoci, { seats: 5, options: resolved.options, seed: 'a finished match' });
  const random = new Random('a finished match');
  for (let { asked: open } = match.position; open; open = match.position.asked) {
    const at = open.answers.indexOf(null);
    const [seat, ask] = [open.seats[at], open.asks[at]];
    if (seat === undefined || ask === undefined) throw new Error('somebody is asked nothing');
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return {
    id: 'finished',
    seats: Array.from({ length: 5 }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Žofie' } : { kind: 'bot', level: 'novice' },
    ),
    record: match.record,
    over: true,
    at: 0,
  };
}
