import { createHash } from 'node:crypto';
import type { Store } from '@nokturn/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const CIRCLE = 'abcdefgh2345';
const NAMES = ['Ada', 'Ben', 'Eva'];
const idOf = (name: string) => `person-of-${name}`.padEnd(16, '-').slice(0, 16);
const secretOf = (name: string) => `${idOf(name)}.${'s'.repeat(43)}`;

/** Matches of the circle: first, second and third place. */
const PLAYED: readonly (readonly [string, string, string])[] = [
  ['Ada', 'Ben', 'Eva'],
  ['Ben', 'Ada', 'Eva'],
  ['Ada', 'Eva', 'Ben'],
];

async function before(store: Store): Promise<void> {
  const now = Date.now();
  for (const name of NAMES) {
    const secretHash = createHash('sha256').update(secretOf(name)).digest('hex');
    await store.addPerson({ id: idOf(name), name, secretHash, createdAt: 1 });
  }
  await store.circles.create({
    code: CIRCLE,
    name: 'Night owls',
    invite: 'zzzzzzzz2345',
    isRated: false,
    createdAt: now - 1000,
    members: NAMES.map((name, i) => ({ person: idOf(name), isKeeper: i === 0, joinedAt: now - 1000 + i })),
  });
  for (const [number, places] of PLAYED.entries()) {
    const code = `bbbbbbb${number + 2}2345`;
    const seat = { kind: 'person', standIn: null, returnedAt: null, reactions: {}, hold: false } as const;
    await store.createMatch({
      info: {
        ...{ code, game: 'vendetta', rules: 3, options: {}, privacy: 'link', spectators: true },
        ...{ clock: { seconds: null, after: 'default' }, status: 'over', host: idOf('Ada') },
        circle: { code: CIRCLE, isRated: false },
        ...{
          createdAt: now,
          startedAt: now,
          endedAt: now + number,
          winners: [0],
          rematch: null,
          seed: 'oak',
        },
        seats: places.map((name) => ({ ...seat, person: idOf(name) })),
      },
      ...{ version: 0, revision: 0, wakeAt: null },
    });
    await store.history.reckon(code, {
      results: places.map((name, i) => ({
        ...{ match: code, seat: i, game: 'vendetta', person: idOf(name), bot: null, stoodIn: false },
        ...{
          seats: 3,
          people: 3,
          endedAt: now + number,
          place: i + 1,
          won: i === 0,
          score: null,
          team: null,
        },
        ...{ played: {}, cards: {} },
      })),
      scopes: [{ scope: CIRCLE, isRated: false, opponent: null }],
    });
  }
}

let site: Site;
beforeAll(async () => {
  site = await openSite({ before });
}, 240_000);
afterAll(() => site.close());

async function as(page: Page, name: string): Promise<void> {
  const person = { person: { id: idOf(name), name }, secret: secretOf(name) };
  await page.addInitScript(
    (known) => window.localStorage.setItem('nokturn.person', known),
    JSON.stringify(person),
  );
}

it.each([
  ['en', 'Head to head', 'These two have not met yet.'],
  ['pl', 'Bezpośrednie spotkania', 'Te osoby jeszcze się nie spotkały.'],
  ['cs', 'Vzájemná bilance', 'Tihle dva se ještě nepotkali.'],
])(
  'the table of the season and head-to-head are on its page (%s)',
  async (language, heading, never) => {
    const page = await site.person({
      language,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await as(page, 'Ben');
    await page.goto(`/c/${CIRCLE}`);
    const rows = page.locator('[data-testid=standings] tbody tr');
    await rows.first().waitFor();
    const cells = await rows.evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent)),
    );
    // Three points for a win, one for anything else.
    expect(cells).toEqual([
      ['Ada', '3', '2', '7'],
      ['Ben', '3', '1', '5'],
      ['Eva', '3', '0', '3'],
    ]);
    await page.getByRole('heading', { name: heading }).waitFor();
    const [one, two] = [0, 1].map((i) => page.getByTestId('head-to-head').locator('select').nth(i));
    await one?.selectOption({ label: 'Ben' });
    await two?.selectOption({ label: 'Ada' });
    expect(await page.getByTestId('head-outcome').locator('p').first().textContent()).toBe('Ben 1 : 2 Ada');
    expect(await page.getByTestId('circle-matches').locator('li').count()).toBe(3);
    expect(await flawsOf(page, language)).toEqual([]);
    const game = page.getByTestId('season-fields').locator('select').nth(1);
    await game.focus();
    await game.selectOption('lovci-noci');
    await page.getByText(never).waitFor();
    expect(await rows.first().locator('td').allTextContents()).toEqual(['0', '0', '0']);
    await game.selectOption('vendetta');
    await page.getByTestId('head-outcome').waitFor();
  },
  240_000,
);
