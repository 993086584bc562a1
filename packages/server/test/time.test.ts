import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MonotonicTime, Time } from '../src/time.ts';
import { FakeTime } from './helpers/fake-time.ts';

const HOUR = 3_600_000;

/** Time passes, or somebody sets the clock. */
const what = (most: number) =>
  fc.array(fc.record({ kind: fc.constantFrom('passes', 'set'), by: fc.integer({ min: -HOUR, max: most }) }), {
    maxLength: 20,
  });

function live(time: FakeTime, all: readonly { kind: string; by: number }[], least: number) {
  const known: { point: number; moment: MonotonicTime }[] = [];
  for (const { kind, by } of all) {
    if (kind === 'passes') time.slip(Math.abs(by));
    else time.set(Math.max(least, by));
    known.push({ point: time.now(), moment: time.monotonic() });
  }
  return known;
}

describe('a point in time', () => {
  it('is as long ago as it was, however far the clock is set forward', () => {
    fc.assert(
      fc.property(what(HOUR), (all) => {
        const time = new FakeTime();
        const forward = all.map(({ kind, by }) => ({ kind, by: kind === 'set' ? Math.abs(by) + 1000 : by }));
        for (const { point, moment } of live(time, forward, 0)) expect(time.monotonicOf(point)).toBe(moment);
      }),
    );
  });

  it('is never longer ago than it was, and never in the future, however the clock is set', () => {
    fc.assert(
      fc.property(what(HOUR), (all) => {
        const time = new FakeTime();
        const set = all.map(({ kind, by }) => ({
          kind,
          by: kind === 'set' ? 2000 * Math.sign(by) + by : by,
        }));
        for (const { point, moment } of live(time, set, -3 * HOUR)) {
          expect(time.monotonicOf(point)).toBeGreaterThanOrEqual(moment);
          expect(time.monotonicOf(point)).toBeLessThanOrEqual(time.monotonic());
        }
      }),
    );
  });

  it('that lies in the future because the clock was set back is known to be earlier than that', () => {
    const time = new FakeTime();
    time.slip(5000);
    const [point, moment] = [time.now(), time.monotonic()];
    time.slip(60_000);
    time.set(-HOUR);
    time.slip(60_000);
    expect(time.monotonic() - time.monotonicOf(point)).toBe(120_000);
    expect(time.monotonicOf(point)).toBe(moment);
    expect(time.between(point, time.now())).toBe(120_000);
  });

  it('before this run is as long ago as the clock says, and a later one is now', () => {
    const time = new FakeTime();
    time.slip(1000);
    expect(time.monotonic() - time.monotonicOf(time.now() - HOUR)).toBe(HOUR);
    expect(time.monotonicOf(time.now() + HOUR)).toBe(time.monotonic());
    time.set(HOUR);
    expect(time.monotonic() - time.monotonicOf(time.now() - 3 * HOUR)).toBe(2 * HOUR);
    // The clock never showed this time in this run.
    expect(time.monotonicOf(time.now() - HOUR / 2)).toBe(time.lastSet);
  });

  it('stays where it was if the clock is a little faster or slower than elapsed time', () => {
    const time = new FakeTime();
    const [point, moment] = [time.now(), time.monotonic()];
    for (let i = 0; i < 100; i++) {
      time.slip(1000);
      time.set(15);
      time.monotonic();
    }
    expect(time.lastSet).toBeNull();
    expect(time.now() - point).toBeGreaterThanOrEqual(101_480);
    expect(time.monotonicOf(point) - moment).toBeGreaterThanOrEqual(-1500);
    expect(time.monotonic() - moment).toBe(100_000);
  });
});

describe('the clocks of this machine', () => {
  it('agree with the wall clock, and move on', async () => {
    const time = new Time();
    const [before, moment] = [Date.now(), time.monotonic()];
    await new Promise<void>((resolve) => time.after(30, resolve));
    expect(time.monotonic()).toBeGreaterThan(moment);
    expect(time.now()).toBeGreaterThanOrEqual(before - 25);
    expect(time.now()).toBeLessThanOrEqual(Date.now() + 25);
    expect(time.lastSet).toBeNull();
  });
});
