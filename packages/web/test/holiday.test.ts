import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };

it.each([
  ['en', 'Go on holiday', 'I am back', 'You are on holiday until'],
  ['pl', 'Wyjeżdżam', 'Już jestem', 'Masz urlop do'],
  ['cs', 'Odjíždím', 'Už jsem zpátky', 'Máš dovolenou do'],
])(
  'one goes on holiday and comes back, on a phone and by keyboard, in %s',
  async (language, go, back, until) => {
    const page = await site.person({ ...PHONE, language });
    await page.goto('/me');
    await page.fill('input[autocomplete=nickname]', 'Ala');
    await page.click('form button[type=submit]');
    const panel = page.locator('[data-testid=holiday]');
    await panel.locator('select').selectOption('3');
    expect(await panel.locator('option').count()).toBe(5);
    expect(await flawsOf(page, language)).toEqual([]);
    await panel.getByRole('button', { name: go }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(until).waitFor();
    expect(await flawsOf(page, language)).toEqual([]);
    await panel.getByRole('button', { name: back }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: go }).waitFor();
  },
  60_000,
);

it('the others see at the table until when somebody is on holiday', async () => {
  const [host, guest] = [await site.person(), await site.person(PHONE)];
  await host.goto('/new/the-hunger?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.locator('input[value=days]').check({ force: true });
  await host.click('form button[type=submit]');
  const code = await codeOf(host);
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Petr');
  await guest.click('form button[type=submit]');
  await guest.locator('[data-testid=lobby-seats] >> text=This is you').waitFor();
  await host.click('[data-testid=fill]');
  await host.click('[data-testid=begin]:not([disabled])');
  await guest.waitForSelector('[data-testid=decision]');
  await host.goto('/me');
  await host.locator('[data-testid=holiday]').getByRole('button', { name: 'Go on holiday' }).click();
  await host.getByText('You are on holiday until').waitFor();
  await guest.getByRole('button', { name: /^Zofie: / }).click();
  await guest.locator('[data-part=sheet] >> text=/On holiday until/').waitFor();
  expect(await flawsOf(guest, 'en')).toEqual([]);

  // In such a match one can also answer in advance, in the menu and by keyboard.
  await guest.keyboard.press('Escape');
  const openMenu = async () => {
    await guest.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await guest.locator('[data-testid=in-advance] summary').press('Enter');
    return guest.getByLabel('When somebody’s goat butts me');
  };
  const butted = await openMenu();
  expect(await butted.inputValue()).toBe('ask');
  await butted.selectOption('Discard the card with the fewest points');
  expect(await flawsOf(guest, 'en')).toEqual([]);
  await guest.reload();
  await guest.waitForSelector('[data-testid=decision]');
  expect(await (await openMenu()).inputValue()).toBe('cheapest');
}, 90_000);
