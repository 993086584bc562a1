import { Random } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide } from './hunger.ts';
import { asked, codeOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

/**
 * Two people in two browsers in Polish and Czech, one on a phone, and a bot; until the people have given this many
 * answers.
 */
async function play(most: number) {
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
  // After that, waiting would never end: the other person has stopped playing.
  const enough = Promise.withResolvers<null>();
  let answers = 0;
  await Promise.all(
    people.map(async ({ page, language, random }) => {
      for (;;) {
        const next = asked(page);
        next.catch(() => {});
        const now = await Promise.race([next, enough.promise]);
        if (now === null || now.for === 'nobody') return;
        if (!seen.has(now.step)) {
          seen.add(now.step);
          expect({ step: now.step, flaws: await flawsOf(page, language) }).toEqual({
            step: now.step,
            flaws: [],
          });
        }
        taken[await decide(page, random)]++;
        if (++answers >= most) enough.resolve(null);
      }
    }),
  );
  return { people, taken, seen };
}

it('TH-1.2: the first turns of an Elder night of three, two people in two browsers, and a bot', async () => {
  const { people, taken, seen } = await play(24);
  expect(taken.table).toBeGreaterThan(5);
  expect([...seen]).toEqual(expect.arrayContaining(['choose-vampire', 'move']));
  await Promise.all(people.map(({ page }) => page.context().close()));
}, 240_000);

it.runIf(deep(0, 1))(
  'TH-1.2: a whole Elder night of three, and its result in both languages',
  async () => {
    const { people, taken, seen } = await play(Number.POSITIVE_INFINITY);
    expect(taken.table).toBeGreaterThan(20);
    expect(seen.size).toBeGreaterThan(6);
    for (const { page, language } of people) {
      await page.click('[data-testid=ending] [data-way=replay]');
      await page.waitForSelector('[data-testid=result] svg[role=img]');
      expect(await page.textContent('[data-testid=result]')).toContain('Zofia');
      expect(await flawsOf(page, language)).toEqual([]);
    }
  },
  240_000,
);
