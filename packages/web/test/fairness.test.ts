import { setTimeout as pause } from 'node:timers/promises';
import { type MatchRecord, Random, randomAnswer } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import type { Breach } from '@nokturn/protocol/proof';
import { LANGUAGES } from '@nokturn/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dealer } from '../../server/src/match/dealer.ts';
import type { DrawnMatchInfo } from '../../server/src/match/drawing.ts';
import type { MatchInfo } from '../../server/src/store/store.ts';
import { type Guest, newGuest, post, send, socketAt } from '../../server/src/testing/guest.ts';
import {
  ChoosesSeed,
  DealsFromAnother,
  Drops,
  LeavesOut,
  PromisesAnother,
  Swaps,
  TellsAnother,
} from '../../server/test/helpers/cheats.ts';
import { Client } from '../../server/test/helpers/client.ts';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** Deals like the dealer currently in its place. */
class Dealers extends Dealer {
  now: Dealer = new Dealer();

  override sealed(info: DrawnMatchInfo): DrawnMatchInfo {
    return this.now.sealed(info);
  }

  override seed(info: DrawnMatchInfo): string {
    return this.now.seed(info);
  }

  override told(record: MatchRecord, info: MatchInfo): MatchRecord {
    return this.now.told(record, info);
  }
}

const dealers = new Dealers();
let site: Site;
beforeAll(async () => {
  site = await openSite({ dealer: dealers });
}, 240_000);
afterAll(() => site.close());

/** The page of a person whom the server already knows. */
async function pageOf({ id, secret }: Guest, language = 'en'): Promise<Page> {
  const page = await site.person({ language });
  await page
    .context()
    .addInitScript(([key, identity]) => window.localStorage.setItem(key, identity), [
      'nokturn.person',
      JSON.stringify({ person: { id, name: 'Ada' }, secret }),
    ] as const);
  return page;
}

const BOT = { kind: 'bot', level: 'novice' };

async function newTable({ secret }: Guest, seats: readonly object[]): Promise<string> {
  const { match } = await post<{ match: { code: string } }>(site.url, '/api/matches', {
    secret,
    body: { game: 'masters-of-the-night', seats },
  });
  return match.code;
}

/** Waits until the browser of a seat has committed to its contribution. */
async function committed(code: string, seat = 0): Promise<void> {
  await expect
    .poll(
      async () => {
        const reply = await send(site.url, 'GET', `/api/matches/${code}`);
        const { match } = (await reply.json()) as { match: { seats: { commitment?: string | null }[] } };
        return match.seats[seat]?.commitment ?? null;
      },
      { timeout: 60_000 },
    )
    .toMatch(/^[0-9a-f]{64}$/);
}

/** Plays a seat to the end over another connection. */
async function playOut(code: string, { secret }: Guest): Promise<void> {
  const client = await Client.open(socketAt(site.url));
  await client.join(code, secret);
  const random = new Random(code);
  while (!client.view.over) {
    // The first bot has to be loaded before it thinks, which may take a while.
    await client.untilAsked(120_000);
    const ask = client.view.asked?.mine?.ask;
    const reply = ask && (await client.answer(randomAnswer(ask, (n) => random.below(n))));
    // No person plays this fast: the server makes it wait.
    if (reply?.type === 'refused') await pause(100);
  }
  await client.until(() => client.last('lobby')?.lobby.status === 'over');
  client.close();
}

/**
 * A match between a person on a page and a bot: from its start to its end at the table. The page does not have to draw
 * what is in between.
 */
async function played({ stays = false } = {}): Promise<{ page: Page; code: string; promise: string }> {
  const ada = await newGuest(site.url, 'Ada');
  const code = await newTable(ada, [{ kind: 'open' }, BOT]);
  const page = await pageOf(ada);
  await page.goto(`/m/${code}`);
  await committed(code);
  await post(site.url, `/api/matches/${code}/start`, { secret: ada.secret });
  const promise = await page.evaluate(
    (key) => window.localStorage.getItem(key) ?? '',
    `nokturn.promise.${code}`,
  );
  if (!stays) await page.goto('/rules');
  await playOut(code, ada);
  if (!stays) await page.goto(`/m/${code}`);
  await page.waitForSelector('[data-testid=ending]', { timeout: 60_000 });
  return { page, code, promise };
}

async function proofAt(page: Page, code: string): Promise<string | null> {
  await page.goto(`/replay/${code}`);
  await page.waitForSelector('[data-testid=verified]', { timeout: 60_000 });
  return page.getAttribute('[data-testid=verified]', 'data-proof');
}

/** What cheats do, and what a page detects. */
const CHEATS: readonly (readonly [does: string, dealer: Dealer, found: Breach | 'flawed'])[] = [
  ['promises another secret when all sit', new PromisesAnother(), 'table'],
  ['deals from another secret than promised', new DealsFromAnother(), 'flawed'],
  ['chooses the seed when all is revealed', new ChoosesSeed(), 'format'],
  ['swaps the seed at the end', new Swaps(GAMES), 'table'],
  ['drops a nonce at the end', new Drops(GAMES), 'seal'],
  ['deals from a seed that it likes and tells of another match', new TellsAnother(GAMES), 'shown'],
];

describe('at the end of a match, the page compares automatically', () => {
  it('and finds an honest server honest, in every language', async () => {
    dealers.now = new Dealer();
    const { page, code, promise } = await played();
    expect(JSON.parse(promise)).toMatchObject({ revealed: { attempt: 1 }, seal: { seat: 0, isIn: true } });
    expect(await page.locator('[data-testid=broken]').count()).toBe(0);
    for (const language of LANGUAGES) {
      await page.evaluate(
        (wanted) => window.localStorage.setItem('nokturn.settings', JSON.stringify({ language: wanted })),
        language,
      );
      expect(await proofAt(page, code)).toBe('yours');
      await page.click('[data-testid=verified] summary');
      expect(await page.inputValue('[data-testid=promise]')).toMatch(
        /^nokturn-seal-2-[0-9a-f]{64}-[0-9a-f]{16}$/,
      );
      expect(await page.textContent('[data-testid=verified]')).toContain('Ada');
      expect(await flawsOf(page, language)).toEqual([]);
    }
    // Another browser was not there: it says so, and makes no claims.
    const stranger = await site.person();
    expect(await proofAt(stranger, code)).toBe('unknown');
    await stranger.context().close();
    await page.context().close();
  }, 240_000);

  it.each(sample(CHEATS, 3))(
    'and catches one that %s',
    async (_, dealer, breach) => {
      dealers.now = dealer;
      // Nobody who was not there can tell them apart.
      const { page, code } = await played({ stays: breach === 'shown' });
      // Already at the table, unasked.
      expect(await page.textContent('[data-testid=broken]')).toContain('The server broke its promise');
      const found = await proofAt(page, code);
      expect(await page.textContent('[data-testid=verified] summary')).toMatch(
        /broke its promise|Not verified/,
      );
      expect(found).toBe(breach);
      await page.context().close();
    },
    240_000,
  );

  it('and finds an honest server honest when it was shown the whole match, or says that it was not there', async () => {
    dealers.now = new Dealer();
    for (const stays of [true, false]) {
      const { page, code } = await played({ stays });
      expect(await page.locator('[data-testid=broken]').count()).toBe(0);
      expect(await proofAt(page, code)).toBe('yours');
      await page.click('[data-testid=verified] summary');
      const says = await page.textContent('[data-testid=verified]');
      expect(says?.includes('was not compared')).toBe(!stays);
      const kept = await page.evaluate((key) => localStorage.getItem(key), `nokturn.promise.${code}`);
      if (stays) expect(JSON.parse(kept ?? '')).toMatchObject({ compared: { isSame: true } });
      await page.context().close();
    }
  }, 120_000);

  it('and says so if its own contribution was left out', async () => {
    dealers.now = new LeavesOut();
    const { page, code } = await played();
    // Already at the table, unasked.
    expect(await page.textContent('[data-testid=left-out]')).toContain('was left out');
    expect(await proofAt(page, code)).toBe('left-out');
    expect(await page.textContent('[data-testid=verified] summary')).toContain('was left out');
    // This is bad news, so it is open from the start.
    expect(await page.getAttribute('[data-testid=verified]', 'open')).not.toBeNull();
    await page.context().close();
  }, 240_000);
});

describe('the contribution of a browser', () => {
  it('is the same in every tab, even after a reload in the lobby, and new in a rematch', async () => {
    dealers.now = new Dealer();
    const ada = await newGuest(site.url, 'Ada');
    const code = await newTable(ada, [{ kind: 'open' }, BOT]);
    const page = await pageOf(ada);
    await page.goto(`/m/${code}`);
    await committed(code);
    const keptOf = (key: string) =>
      page.evaluate(
        (name) => JSON.parse(window.localStorage.getItem(name) ?? 'null'),
        `nokturn.promise.${key}`,
      );
    const before = await keptOf(code);
    await page.reload();
    await page.waitForSelector('[data-testid=lobby-seats]');
    const tab = await page.context().newPage();
    await tab.goto(`/m/${code}`);
    await tab.waitForSelector('[data-testid=lobby-seats]');
    expect(await keptOf(code)).toEqual(before);
    await page.click('[data-testid=begin]');
    await page.waitForSelector('[data-testid=decision]', { timeout: 60_000 });
    expect(await keptOf(code)).toMatchObject({ nonce: null, revealed: { attempt: 1, nonce: before.nonce } });
    await tab.close();
    await playOut(code, ada);
    await page.waitForSelector('[data-testid=ending]', { timeout: 60_000 });
    expect(await proofAt(page, code)).toBe('yours');
    await page.click('text=Play again');
    await page.waitForSelector('[data-testid=lobby-seats]');
    const next = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // The seats of a rematch are rotated.
    await committed(next, 1);
    const kept = await keptOf(next);
    expect(kept.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect([before.nonce, before.commitment]).not.toContain(kept.nonce);
    await page.context().close();
  }, 240_000);

  it('is included for somebody who sits down by the link, however soon the host starts; spectators are told what that proves', async () => {
    dealers.now = new Dealer();
    const host = await newGuest(site.url, 'Hedvika');
    const code = await newTable(host, [{ kind: 'open' }, { kind: 'open' }]);
    const watcher = await site.person();
    await watcher.goto(`/m/${code}`);
    await watcher.waitForSelector('[data-testid=lobby-seats]');
    const page = await site.person();
    await page.goto(`/m/${code}`);
    await page.fill('input[autocomplete=nickname]', 'Ben');
    await page.click('button[type=submit]');
    await committed(code, 1);
    await post(site.url, `/api/matches/${code}/start`, { secret: host.secret });
    const identity = await page.evaluate(() =>
      JSON.parse(window.localStorage.getItem('nokturn.person') ?? ''),
    );
    await Promise.all([playOut(code, host), playOut(code, { id: '', secret: identity.secret })]);
    await page.waitForSelector('[data-testid=ending]', { timeout: 60_000 });
    expect(await proofAt(page, code)).toBe('yours');
    await page.click('[data-testid=verified] summary');
    const told = await page.textContent('[data-testid=verified]');
    expect(told).toContain('the server together with the devices of Ben.');
    expect(told).toContain('Added nothing: Hedvika.');
    expect(await proofAt(watcher, code)).toBe('watched');
    await Promise.all([page.context().close(), watcher.context().close()]);
  }, 240_000);
});
