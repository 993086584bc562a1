import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@nokturn/games';
import type { GallerySection } from '@nokturn/ui';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentionedIn } from '../src/cards/mentioned.ts';
import { foundIn } from '../src/cards/study.ts';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** A card has a heading; a vampire of The Hunger, which has no card, has its name in bold. */
const NAME = 'main li article :is(h3, b)';
const LANGUAGES = ['en', 'pl', 'cs'];

describe('the cards of a game', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(
    sample(
      GAME_IDS.map((id, i) => [id, LANGUAGES[i % LANGUAGES.length] as string] as const),
      2,
    ),
  )(
    'of %s can be read, searched and filtered on a phone (%s)',
    async (id, language) => {
      const page = await site.person({ language, viewport: { width: 360, height: 740 }, hasTouch: true });
      await page.goto(`/cards/${id}`);
      await page.waitForSelector('main h1');
      const all = await faces(page);
      expect(all).toBeGreaterThan(40);
      expect(await flawsOf(page, language)).toEqual([]);
      for (const width of [768, 1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await cutOff(page), `${width} pixels`).toEqual([]);
      }
      expect(await listsTouched(page)).toBe(0);
      const kinds = page.locator('nav[aria-label] a[href*="kind="]');
      await kinds.first().click();
      await page.waitForSelector('nav a[aria-current][href*="kind="]');
      const ofOneKind = await faces(page);
      expect(ofOneKind).toBeGreaterThan(3);
      expect(ofOneKind).toBeLessThan(all);
      const name = (await page.locator(NAME).first().textContent())?.trim() ?? '';
      await page.fill('input[type=search]', name.toLowerCase());
      await expect.poll(() => faces(page)).toBeLessThan(ofOneKind);
      expect((await page.locator(NAME).first().textContent())?.trim()).toBe(name);
      await page.fill('input[type=search]', 'xyzzy');
      await expect.poll(() => faces(page)).toBe(0);
      await page.context().close();
    },
    240_000,
  );

  it('link to the clauses that mention them', async () => {
    const page = await site.person();
    await page.goto('/cards/vendetta');
    const first = page.locator('main li a[href^="/rules/vendetta#"]').first();
    const clause = (await first.textContent()) ?? '';
    await first.click();
    await page.waitForSelector(`[id="${clause}"]`);
    await page.context().close();
  }, 240_000);
});

/** Cards that stick out of their place and are therefore cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('main li:has(> :first-child article, > article)').evaluateAll((places) =>
    places.flatMap((place) => {
      const { left, right } = place.getBoundingClientRect();
      const card = place.querySelector('article')?.getBoundingClientRect();
      const isWhole = card !== undefined && card.left >= left - 0.5 && card.right <= right + 0.5;
      return isWhole ? [] : [place.id];
    }),
  );
}

/** Lists inside cards that got the styles of the list of cards. */
function listsTouched(page: Page): Promise<number> {
  return page
    .locator('main article li')
    .evaluateAll((all) => all.filter((li) => getComputedStyle(li).contentVisibility !== 'visible').length);
}

function faces(page: Page): Promise<number> {
  return page.locator('main li article').count();
}

describe('the facts about a card', () => {
  const rules = (id: string) =>
    readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');

  it('name the clauses and rulings with its id or its name, and not those with a longer one', () => {
    const mentioned = mentionedIn(
      '- **XX-1.1** Hunter draws.\n- **XX-1.2** The Hunt begins.\n\n| id | doubt |\n|---|---|\n| XX-R1 | `a-hunt`? |\n',
    );
    expect(mentioned('a-hunt', 'Hunt')).toEqual(['XX-1.2', 'XX-R1']);
    expect(mentioned('b', 'Nobody')).toEqual([]);
  });

  it('do not include everything that happens to share a common name', () => {
    const often = Array.from({ length: 17 }, (_, i) => `- **XX-1.${i}** Hunt.`).join('\n');
    expect(mentionedIn(often)('hunt', 'Hunt')).toEqual([]);
  });

  it('find Challenge of Brujah where the rules decide it', () => {
    expect(mentionedIn(rules('vendetta'))('br-challenge', 'Challenge')).not.toEqual([]);
  });

  it.each([
    ['vendetta', 'Malkav’s Bane'],
    ['vendetta', "Malkav's Bane"],
    ['vendetta', 'Punk’s Posse'],
    ['lovci-noci', 'Morgana’s Hut'],
  ])('in %s include those for %s, however its apostrophe is typed', (game, name) => {
    expect(mentionedIn(rules(game))('no-such-id', name)).not.toEqual([]);
    expect(mentionedIn(rules(game).replaceAll('’', "'"))('no-such-id', name)).not.toEqual([]);
  });

  it('include the results of bots, with an interval, from the tables that count wins', () => {
    const found = foundIn(
      '| clan | counted | won | 95% |  |\n| --- | --: | --: | --: | --: |\n| gangrel | 69 | 33.3% | 23.3% to 45.2% |  |\n\n| place | mean | 95% |\n|---|---|---|\n| x | 2 | 1 to 3 |\n',
    );
    expect([...found]).toEqual([
      ['gangrel', { what: 'won', count: 69, share: 33.3, least: 23.3, most: 45.2 }],
    ]);
  });

  it('say how often a card brought something if wins are not counted', () => {
    const found = foundIn(
      '| personal mission scores | counted | mean | 95% |  |\n|---|---|---|---|---|\n| romantic | 92 | 96.7% | 90.8% to 98.9% | ▲ |\n\n| instant mission is used | counted | mean | 95% |  |\n|---|---|---|---|---|\n| digestion | 49 | 36.7% | 24.6% to 50.9% | ▼ |\n\n| event | counted | mean | 95% |\n|---|---|---|---|\n| x | 2 | 1 | 0 to 2 |\n',
    );
    expect([...found]).toEqual([
      ['romantic', { what: 'scored', count: 92, share: 96.7, least: 90.8, most: 98.9 }],
      ['digestion', { what: 'used', count: 49, share: 36.7, least: 24.6, most: 50.9 }],
    ]);
  });

  it.each(GAME_IDS)('exist for nearly all cards of every deck of %s', async (id) => {
    const study = readFileSync(new URL(`../../../docs/balance/${id}.md`, import.meta.url), 'utf8');
    const found = foundIn(study);
    const { gallery } = (await import(`../../games/${id}/board/gallery.ts`)) as {
      gallery: readonly GallerySection[];
    };
    for (const { id: deck, things } of gallery) {
      const without = things.filter((thing) => !found.has(thing.id));
      expect(without.length / things.length, `${deck}: ${without.map((thing) => thing.id)}`).toBeLessThan(
        0.1,
      );
    }
  });
});
