import { Match, Random, resolveOptions } from '@nokturn/engine';
import { vendetta } from '@nokturn/vendetta';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { answered, asked, takeOnTheTable, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

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

it('six in teams with places and relics at a table of the server, five of them bots, in Czech on a large screen', async () => {
  const page = await site.person({ language: 'cs', viewport: { width: 1440, height: 900 } });
  await page.goto('/new/vendetta?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Žofie');
  await page.check('input[value=places-and-relics]');
  await page.click('summary');
  await page.selectOption('#option-teams', 'true');
  for (let seats = 4; seats < 6; seats++) await page.locator('fieldset button').last().click();
  expect(await flawsOf(page, 'cs')).toEqual([]);
  await page.click('button[type=submit]');
  await page.click('[data-testid=fill]');
  await page.click('[data-testid=begin]:enabled');

  const { seen } = await playOn(page, 'cs', 300);
  expect([...seen]).toEqual(expect.arrayContaining(['choose-clan', 'choose-relic', 'plan-location']));
  expect(await page.textContent('[data-testid=ending] p')).not.toBe('');
  await page.click('[data-testid=ending] button');
  await page.waitForSelector('[data-testid=result] svg[role=img]');
  expect(await page.textContent('[data-testid=result]')).toMatch(/Tým [ABC]: \d+/);
  expect(await flawsOf(page, 'cs')).toEqual([]);
}, 300_000);

it('section 7.2: whoever wants milder card names reads no others, at the table and in the rules, from then on', async () => {
  const page = await site.person({ language: 'pl' });
  await page.goto('/');
  const saved: SavedMatch = {
    id: 'rude',
    seats: [{ kind: 'person', name: 'Zofia' }, ...Array(2).fill({ kind: 'bot', level: 'random' })],
    record: rudeMatch().record,
    over: false,
    at: 0,
  };
  await page.evaluate((match) => localStorage.setItem('nokturn.match.rude', match), JSON.stringify(saved));
  await page.goto('/local/rude');
  const hand = page.getByRole('region', { name: 'Twoja ręka' });
  await hand.getByText('J***ć system').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Łagodniejsze nazwy kart' }).check();
  await page.keyboard.press('Escape');
  await hand.getByText('Rozwal system').waitFor();
  expect(await page.textContent('body')).not.toContain('***');

  await page.goto('/rules/vendetta');
  await page.waitForSelector('[id="VV-1.1"]');
  const rules = await page.getByRole('main').textContent();
  for (const name of ['Smash the System', 'Rozwal system', 'Rozbij systém']) expect(rules).toContain(name);
  expect(rules).not.toMatch(/F\*ck|J\*+(ć|bat)/);
});

/** A match in which the first seat has drawn the card whose name is not for children. */
function rudeMatch() {
  const resolved = resolveOptions(vendetta, 3, { clanChoice: 'random' });
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  for (let seed = 0; seed < 500; seed++) {
    const match = Match.begin(vendetta, { seats: 3, options: resolved.options, seed: `rude ${seed}` });
    if (match.position.state.players[0]?.drawn.includes('br-f-the-system')) return match;
  }
  throw new Error('nobody draws it');
}
