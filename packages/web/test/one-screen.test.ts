import { newRecord, Random, randomAnswer, resolveOptions, type Seat } from '@nokturn/engine';
import { expect, it } from 'vitest';
import type { LovciView } from '../../games/lovci-noci/secrets.ts';
import { rulesOf } from '../src/rulesOf.ts';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { latest } from '../src/source/source.ts';
import { joinedThreads } from './threads.ts';

/** Two people at one screen, with three bots. */
async function matchOf(seed: string): Promise<SavedMatch> {
  const rules = await rulesOf('lovci-noci');
  const resolved = resolveOptions(rules, 5, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const person = (name: string) => ({ kind: 'person', name }) as const;
  const bot = { kind: 'bot', level: 'novice' } as const;
  return {
    id: seed,
    seats: [person('Ada'), bot, person('Eva'), bot, bot],
    record: newRecord(rules, { seats: 5, options: resolved.options, seed }),
    over: false,
    at: 0,
  };
}

it('at one screen the curtain never falls for somebody in the middle of their own turn', {
  timeout: 120_000,
}, async () => {
  joinedThreads();
  await import('../src/source/local/worker.ts');
  const { LocalSource } = await import('../src/source/local/local.ts');
  const seen = { curtains: 0, repliesInTurn: 0 };
  for (const seed of ['first', 'second', 'third']) {
    const source = new LocalSource(await matchOf(seed));
    const random = new Random(seed);
    let sat: Seat | null = null;
    /** Whose turns came since somebody at the screen last answered. */
    let turns = new Set<Seat>();
    const news = () =>
      new Promise<void>((resolve) => {
        const leave = source.listen(() => {
          leave();
          resolve();
        });
      });
    await news();
    for (let over = false; !over; ) {
      const { active } = (latest(source.state())?.view?.state ?? { active: -1 }) as LovciView;
      turns.add(active);
      const next = source.sharing?.waitingFor() ?? null;
      if (next === null) {
        if (active === sat) seen.repliesInTurn++;
        source.shown(latest(source.state())?.version ?? 0, 0);
        await news();
      } else if (next !== source.state().viewer) {
        seen.curtains++;
        if (next === sat) expect([...turns].some((turn) => turn !== sat)).toBe(true);
        source.sharing?.sit(next);
        sat = next;
        await news();
      } else {
        const mine = latest(source.state())?.view?.asked?.mine;
        if (!mine) throw new Error('nobody is asked');
        sat = next;
        turns = new Set();
        source.answer(randomAnswer(mine.ask, (n) => random.below(n)));
        await news();
      }
      over = latest(source.state())?.view?.over ?? false;
    }
    source.close();
  }
  expect(seen.curtains).toBeGreaterThan(20);
  expect(seen.repliesInTurn).toBeGreaterThan(5);
});
