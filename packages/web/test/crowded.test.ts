import { botsFor } from '@nokturn/bots';
import { type Game, Match, Random, resolveOptions } from '@nokturn/engine';
import { findGame } from '@nokturn/games';
import type { State as HungerState } from '@nokturn/the-hunger';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** Tables with as many people as a game takes: whoever has to decide still sees what it is about. */
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

interface Moment {
  readonly game: string;
  readonly seats: number;
  readonly step: string;
  readonly round: number;
  readonly when?: (state: unknown) => boolean;
}

const GIVING: Moment = { game: 'lovci-noci', seats: 8, step: 'prophecy-target', round: 1 };
const MUCH = 6;
const OWNING: Moment = {
  game: 'the-hunger',
  seats: 6,
  step: 'move',
  round: 1,
  when: (state) =>
    (state as HungerState).players.some(
      ({ playing, tokens, played }, seat) =>
        seat > 0 && playing.length + tokens.length + played.length >= MUCH,
    ),
};
const NIGHT: Moment = { game: 'masters-of-the-night', seats: 5, step: 'turn-action', round: 2 };
const PLANNING: Moment = { game: 'vendetta', seats: 6, step: 'plan-action', round: 2 };

it.each([
  [360, 740, 'en'],
  [390, 844, 'cs'],
  [360, 740, 'pl'],
])(
  'on a phone of %i by %i pixels eight seats leave room for the board',
  { timeout: 90_000 },
  async (width, height, language) => {
    const page = await site.person({ language, viewport: { width, height }, hasTouch: true, isMobile: true });
    await openAt(page, GIVING);
    const bar = await boxOf(page, '[data-testid=decision]');
    expect(bar.height / height).toBeLessThan(0.45);
    const options = await page.$$('[data-testid=decision] [data-option]');
    expect(options.length).toBe(7);
    const rows = new Map<number, number>();
    for (const option of options) {
      const box = await option.boundingBox();
      const top = Math.round(box?.y ?? 0);
      rows.set(top, (rows.get(top) ?? 0) + 1);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect([...rows.values()], 'none stands alone').toEqual([3, 2, 2]);
    const second = await boxOf(page, '[data-crowded=very] > :nth-child(2)');
    expect(second.x + second.width / 2).toBeLessThan(width);
    expect(await flawsOf(page, language)).toEqual([]);
    await page.context().close();
  },
);

it('on a phone a seat of The Hunger that owns much counts its things, and lays them out for those who ask', {
  timeout: 90_000,
}, async () => {
  const viewport = { width: 360, height: 740 };
  const page = await site.person({ language: 'cs', viewport, hasTouch: true, isMobile: true });
  await openAt(page, OWNING);
  const lines = await page.$$eval('section > div > article', (seats) =>
    seats.map((seat) => {
      const edge = seat.getBoundingClientRect().right;
      const boxes = [...seat.querySelectorAll('button, [role=img]')]
        .map((thing) => thing.getBoundingClientRect())
        .filter(({ width: wide, bottom }) => wide > 0 && bottom > seat.getBoundingClientRect().bottom - 45)
        .sort((a, b) => a.left - b.left);
      return boxes.map(({ right }, i) => Math.round((boxes[i + 1]?.left ?? edge) - right));
    }),
  );
  expect(lines).toHaveLength(6);
  for (const gaps of lines) expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  // The last of a line is what is laid open, where it is much.
  const counted = page.locator('section > div > article:has([data-much=true]) > :last-child > :last-child');
  const counts = (await counted.allTextContents()).map(Number);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(MUCH);
  const most = counts.indexOf(Math.max(...counts));
  await counted.nth(most).getByRole('button').tap();
  expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(counts[most]);
  await page.context().close();
});

it.each([
  { ...GIVING, seats: 5 },
  { ...NIGHT, seats: 3 },
  { game: 'the-hunger', seats: 4, step: 'move', round: 2 },
])(
  'on a phone $seats seats at $game are not crowded, and no name is cut off',
  { timeout: 90_000 },
  async (moment) => {
    const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await openAt(page, moment);
    const row = page.locator('main > section:first-of-type');
    expect(await row.getAttribute('data-crowded')).toBeNull();
    const cut = await row
      .locator('[class*=_name_]')
      .evaluateAll((names) =>
        names.flatMap((name) =>
          name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight * 1.4
            ? [name.textContent]
            : [],
        ),
      );
    expect(cut).toEqual([]);
    await page.context().close();
  },
);

it.each([GIVING, NIGHT, PLANNING, { ...PLANNING, step: 'stay-or-withdraw', round: 3 }])(
  'on a low desk all of $seats seats at $game are in sight at $step',
  { timeout: 90_000 },
  async (moment) => {
    const page = await site.person({ viewport: { width: 1366, height: 657 } });
    await openAt(page, moment);
    const hidden = await page.$$eval(
      'main > section:first-of-type, main > section:nth-of-type(2) > div',
      (parts) => parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(hidden).toEqual([0, 0]);
    await page.context().close();
  },
);

it('on a low desk the whole hand of Vendetta is in sight', { timeout: 90_000 }, async () => {
  const page = await site.person({ viewport: { width: 1366, height: 657 } });
  await openAt(page, PLANNING);
  const hidden = await page
    .locator('main > section', { has: page.getByRole('region', { name: 'Your hand' }) })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
  await page.context().close();
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere`);
  return box;
}

/** The table of a match that was played up to that moment, where the first seat has to decide. */
async function openAt(page: Page, moment: Moment): Promise<void> {
  const saved: SavedMatch = {
    id: 'crowded',
    seats: [
      { kind: 'person', name: 'Zofie' },
      ...Array.from({ length: moment.seats - 1 }, () => ({ kind: 'bot', level: 'novice' }) as const),
    ],
    record: playedTo(moment).record,
    over: false,
    at: 0,
  };
  await page.goto('/');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `nokturn.match.${saved.id}`,
    JSON.stringify(saved),
  ] as const);
  await page.goto(`/local/${saved.id}`);
  await page.waitForSelector(`[data-testid=decision][data-step=${moment.step}]`);
  await page.evaluate(() => document.fonts.ready);
}

/** The first of a row of matches among bots that comes to that moment. */
function playedTo({ game: id, seats, step, round, when = () => true }: Moment): Match {
  const game = findGame(id) as Game;
  const novice = botsFor(id).get('novice');
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved || novice === undefined) throw new Error('the match cannot be set up');
  for (let number = 0; number < 50; number++) {
    const match = Match.begin(game, { seats, options: resolved.options, seed: `crowded ${number}` });
    const random = new Random('crowded');
    for (let { asked } = match.position; asked; asked = match.position.asked) {
      const seat = asked.seats[asked.answers.indexOf(null)] ?? 0;
      const { state } = match.position;
      if (seat === 0 && asked.frame.step === step && game.roundOf(state) >= round && when(state))
        return match;
      const view = match.view(seat);
      if (!view.asked?.mine) throw new Error('somebody is asked nothing');
      match.answer(seat, novice({ ...view, heard: [] }, view.asked.mine, { milliseconds: 0 }, random));
    }
  }
  throw new Error(`nobody ever comes to ${step}`);
}
