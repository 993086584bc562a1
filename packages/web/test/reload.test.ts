import {
  type Answer,
  type Ask,
  Match,
  type MatchRecord,
  Random,
  randomAnswer,
  resolveOptions,
} from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { asked, clickOption } from './play.ts';
import { openSite, type Site } from './site.ts';

/** Every decision of Lovci noci, or every fifth in `npm test`: a match of five that stops when seat 0 is asked it. */
const STEPS = Object.entries(lovciNoci.work)
  .flatMap(([step, work]) => (typeof work === 'function' ? [] : [step]))
  .filter((_, i) => i % deep(5, 1) === 0);

let site: Site;
let page: Page;
const stopped = matchesAt(STEPS);
beforeAll(async () => {
  site = await openSite();
  page = await site.person({ viewport: { width: 420, height: 800 } });
  await page.goto('/');
}, 240_000);
afterAll(() => site.close());

describe('a reload in the middle of a decision loses nothing', () => {
  it.each(STEPS)(
    '%s',
    async (step) => {
      const saved = stopped.get(step);
      if (saved === undefined) throw new Error(`no match was found that stops at ${step}`);
      await page.evaluate(([id, match]) => localStorage.setItem(`nokturn.match.${id}`, match), [
        saved.id,
        JSON.stringify(saved),
      ] as const);
      await page.goto(`/local/${saved.id}`);
      const before = await asked(page);
      expect(before).toMatchObject({ for: 'me', step });
      const log = await logOf(page);
      await page.reload();
      expect(await asked(page)).toEqual(before);
      expect(await logOf(page)).toBe(log);
      if (before.for === 'me') await clickOption(page, before.options.at(-1) ?? '');
    },
    240_000,
  );
});

/** The events so far, as listed in the drawer. */
async function logOf(page: Page): Promise<string> {
  await page.click('[data-drawer=log]');
  const log = (await page.textContent('[data-part=drawer] [data-part=log]')) ?? '';
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-part=drawer]', { state: 'detached' });
  return log;
}

/** Plays random matches until seat 0 has been asked every step. */
function matchesAt(steps: readonly string[]): Map<string, SavedMatch> {
  const found = new Map<string, SavedMatch>();
  const random = new Random('reload');
  for (let game = 0; steps.some((step) => !found.has(step)) && game < 20_000; game++) {
    const resolved = resolveOptions(lovciNoci, 5, {
      characters: game % 2 === 0 ? 'all' : 'first',
      firstRoundAttack: true,
    });
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const match = Match.begin(lovciNoci, { seats: 5, options: resolved.options, seed: `reload ${game}` });
    while (match.position.asked) {
      const { frame, seats, asks, answers } = match.position.asked;
      const first = answers.indexOf(null);
      const mine = seats.indexOf(0);
      if (mine >= 0 && answers[mine] === null && !found.has(frame.step))
        found.set(frame.step, savedAs(frame.step, match));
      const at = first === mine && answers.lastIndexOf(null) > first ? answers.lastIndexOf(null) : first;
      const ask = asks[at];
      const seat = seats[at];
      if (ask === undefined || seat === undefined) throw new Error('somebody is asked nothing');
      const early = game % 2 === 0 ? eager(ask) : null;
      match.answer(seat, early ?? randomAnswer(ask, (n) => random.below(n)));
    }
  }
  return found;
}

/** Abilities are rare in random play, and some decisions only follow one (others only without: `rescue`). */
function eager(ask: Ask): Answer | null {
  return ask.kind === 'one' && ask.options.includes('ability') && ask.options.length > 2 ? 'ability' : null;
}

function savedAs(step: string, { record }: { record: MatchRecord }): SavedMatch {
  return {
    id: `at-${step}`,
    seats: Array.from({ length: 5 }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Zofie' } : { kind: 'bot', level: 'novice' },
    ),
    record,
    over: false,
    at: 0,
    // Otherwise the settings would answer some reactions automatically.
    reactions: { 0: { reactions: { general: 'ask' }, hold: false } },
  };
}
