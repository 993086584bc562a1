import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixChance } from './chance.ts';
import { answered, asked, pickEnough, versionOf } from './play.ts';
import { openSite, type Site } from './site.ts';
import { newcomer, USUAL_SEATS } from './waits.ts';

/** The table as a newcomer meets it without any settings: calm, with motion, with bots of the usual level. */
let site: Site;
beforeAll(async () => {
  site = await openSite({ pace: 1 });
}, 240_000);
afterAll(() => site.close());

/** What can be seen and heard of a table in one frame. */
interface FrameSeen {
  readonly isAsked: boolean;
  readonly isPlaying: boolean;
  readonly question: string;
  readonly shown: number;
  /** In Night Hunters: how many seats name a place, and the seats that name a place other than their pawn's. */
  readonly placed: number;
  readonly strays: readonly string[];
}

declare global {
  interface Window {
    nokturnFrames: FrameSeen[];
    nokturnVoice: string[];
    nokturnVoices: Set<Element>;
  }
}

/** Watches every frame: what the dock asks, whether something is playing, and what the live region has said. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.nokturnFrames = [];
    window.nokturnVoice = [];
    window.nokturnVoices = new Set();
    const listening = new WeakSet<Element>();
    const listen = (region: Element) => {
      if (listening.has(region)) return;
      listening.add(region);
      window.nokturnVoices.add(region);
      const note = (nodes: Iterable<Node>) => {
        for (const node of nodes) window.nokturnVoice.push(node.textContent ?? '');
      };
      note(region.children);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) note(addedNodes);
      }).observe(region, { childList: true });
    };
    /** The place that the board has given something, even if it is still on its way. */
    const put = (words: string) => words.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const whereabouts = () => {
      const places = [...document.querySelectorAll('[data-part=play] > div > div > button:has(> span)')];
      const pawns = [...document.querySelectorAll<SVGElement>('[data-part=play] svg g[data-gone=false]')];
      const seats = [...document.querySelectorAll('[data-part=seat] article:not([data-gone=true])')];
      if (pawns.length !== seats.length) return { placed: 0, strays: [] };
      const said = seats.map((seat) => {
        const words = seat.querySelector('p')?.textContent ?? '';
        return places.findIndex((place) => words.includes(place.textContent ?? ''));
      });
      const spots = places.map(({ parentElement }) =>
        put(`${parentElement?.style.left} ${parentElement?.style.top}`),
      );
      const stands = pawns.map((pawn) => {
        const [x = 0, y = 0] = put(pawn.style.transform);
        const away = spots.map(([left = 0, top = 0]) => Math.hypot(left - x, top - y));
        return away.indexOf(Math.min(...away));
      });
      const strays = said.flatMap((place, seat) =>
        place < 0 || place === stands[seat] ? [] : [`${seat}: ${places[place]?.textContent}`],
      );
      return { placed: said.filter((place) => place >= 0).length, strays };
    };
    const look = () => {
      const region = document.querySelector('[data-part=voice]');
      if (region) listen(region);
      const bar = document.querySelector<HTMLElement>('[data-testid=decision], [data-testid=playing]');
      if (bar)
        window.nokturnFrames.push({
          isAsked: bar.dataset.mine !== undefined,
          isPlaying: document.querySelector('[data-part=caption]:not([data-again])') !== null,
          question: document.querySelector('[data-part=question] h2')?.textContent ?? '',
          shown: Number(bar.dataset.version),
          ...whereabouts(),
        });
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Answers by keyboard: the button of an option is focused when it is pressed. */
async function pressOption(page: Page, option: string): Promise<void> {
  await page.focus(`[data-part=dock] [data-option="${option}"]`);
  await page.keyboard.press('Enter');
}

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';

describe.each(Object.keys(USUAL_SEATS))('%s with the default settings', (game) => {
  it('asks when everything has been shown, reads out every question, and keeps the focus', async () => {
    const page = await newcomer(site, { viewport: { width: 1366, height: 657 } });
    // Not every match has pawns on several places this early.
    await fixChance(page);
    await watchFrames(page);
    await page.goto(`/new/${game}?with=bots`);
    await page.click('button[type=submit]');
    const random = new Random(game);
    const questions: string[] = [];
    for (let decisions = 0; decisions < 5; decisions++) {
      const now = await asked(page);
      if (now.for === 'nobody') throw new Error('the match was over too soon');
      await page.waitForSelector('[data-testid=decision]:not([data-fresh])', { state: 'attached' });
      questions.push(await page.$eval('[data-part=question] h2', wordsIn));
      // There is only one live region, the same one from the first frame on.
      expect(await page.$$eval(LIVE, (all) => all.map((one) => one.getAttribute('data-part')))).toEqual([
        'voice',
      ]);
      const version = await versionOf(page);
      const option = (await pickEnough(page, (one) => pressOption(page, one)))
        ? 'confirm'
        : random.pick(now.options);
      await pressOption(page, option);
      await answered(page, version, () => pressOption(page, 'sure'));
      // Whatever happened to the button, the focus is still in the dock, not lost to the page.
      expect(await page.evaluate(() => document.activeElement?.closest('[data-part=dock]') !== null)).toBe(
        true,
      );
    }
    const { frames, voice, voices } = await page.evaluate(() => ({
      frames: window.nokturnFrames,
      voice: window.nokturnVoice,
      voices: window.nokturnVoices.size,
    }));
    expect(voices).toBe(1);
    // No question appears in a frame in which the board is still showing what led to it.
    expect(frames.filter(({ isAsked, isPlaying }) => isAsked && isPlaying)).toEqual([]);
    expect(frames.some(({ isPlaying }) => isPlaying)).toBe(true);
    // Seats name a place once the pawn on the board has reached it.
    expect(frames.flatMap(({ strays }) => strays)).toEqual([]);
    expect(frames.some(({ placed }) => placed > 1)).toBe(game === 'lovci-noci');
    // The version shown never goes back.
    expect(frames.every(({ shown }, i) => i === 0 || shown >= (frames[i - 1]?.shown ?? 0))).toBe(true);
    const spoken = voice.map(lettersOf).join('\n');
    for (const question of questions) expect(spoken).toContain(lettersOf(question));
    await page.context().close();
  }, 240_000);
});

/** On the page, names have their seat's initial in front, which is not read out. */
function wordsIn(element: Element): string {
  const said = element.cloneNode(true) as Element;
  for (const hidden of said.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return said.textContent ?? '';
}

function lettersOf(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
