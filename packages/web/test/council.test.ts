import type { Asked, Frame } from '@nokturn/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Thought } from '../src/source/local/bots.ts';
import { Council } from '../src/source/local/council.ts';

const ASKED = { frame: { step: 'move' }, seats: [1, 2], asks: [], answers: [] } as Asked<Frame>;

/** Time that passes only when it is told to; thinking takes none of it. */
let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Messages that were sent arrive in between. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done));
}

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

function council({
  isWanted = () => true,
  resting = false,
}: {
  isWanted?: () => boolean;
  resting?: boolean;
} = {}): Council {
  return new Council({ asked: ASKED, seats: [1, 2], length: 1000, resting, isWanted });
}

/** Thinks for as long as it is allowed to, and counts its steps. */
function endless(): Thought & { steps: number } {
  const taken = { steps: 0 };
  function* work() {
    for (;;) {
      taken.steps++;
      now += 5;
      yield 0;
    }
  }
  return Object.assign(taken, { work: work(), answer: () => 'found' });
}

const atOnce = (): Thought => ({ work: [][Symbol.iterator](), answer: () => 'quick' });
const matter = { fallbackOf: () => 'fallback', canAnswer: () => true };

it('answers when its time is up, however soon the bots are done', async () => {
  let answers: unknown = 'none yet';
  void council()
    .answers({ ...matter, thoughtOf: atOnce })
    .then((given) => {
      answers = given;
    });
  await settle();
  await pass(999);
  expect(answers).toBe('none yet');
  await pass(1);
  expect(answers).toEqual(
    new Map([
      [1, 'quick'],
      [2, 'quick'],
    ]),
  );
});

it.each([90, 140, 190, 240, 290, 340])(
  'notices that its time is up, even if that is between two looks at the clock (%i ms)',
  async (look) => {
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += look;
      return now;
    });
    let done = false;
    void council()
      .answers({ ...matter, thoughtOf: atOnce })
      .then(() => {
        done = true;
      });
    await settle();
    await pass(1000);
    expect(done).toBe(true);
  },
);

it('bots that would think forever share the time, and answer when it is up', async () => {
  const thoughts = [endless(), endless()];
  const answers = await council().answers({ ...matter, thoughtOf: (seat) => thoughts[seat - 1] ?? atOnce() });
  expect([...(answers?.values() ?? [])]).toEqual(['found', 'found']);
  expect(now).toBeGreaterThanOrEqual(1000);
  expect(now).toBeLessThan(1030);
  const [first = 0, second = 0] = thoughts.map(({ steps }) => steps);
  expect(Math.abs(first - second)).toBeLessThan(5);
});

it('does not move on while it is paused', async () => {
  const resting = council({ resting: true });
  let done = false;
  void resting.answers({ ...matter, thoughtOf: atOnce }).then(() => {
    done = true;
  });
  await settle();
  await pass(5000);
  expect([done, resting.elapsed]).toEqual([false, 0]);
  resting.rest(false);
  await pass(400);
  resting.rest(true);
  await pass(5000);
  expect([done, resting.elapsed]).toEqual([false, 400]);
  resting.rest(false);
  await pass(600);
  expect(done).toBe(true);
});

it('gives up when the decision is gone, even in the middle of a search', async () => {
  let isWanted = true;
  const thought = endless();
  const answers = council({ isWanted: () => isWanted }).answers({ ...matter, thoughtOf: () => thought });
  isWanted = false;
  expect(await answers).toBeNull();
  expect(thought.steps).toBeLessThan(10);
});

it('a bot that fails gives a default answer, and the others their own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const thoughtOf = (seat: number) => {
    if (seat === 1) throw new Error('this bot is broken');
    return endless();
  };
  const answers = await council().answers({ ...matter, thoughtOf });
  expect(answers).toEqual(
    new Map([
      [1, 'fallback'],
      [2, 'found'],
    ]),
  );
});
