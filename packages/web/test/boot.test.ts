// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The boot script reloads the page once automatically, and not again right away. */
const reload = vi.fn();
/** Not a module, but the script that a page runs first. */
const BOOT = '../src/boot.ts';
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // A page that is being reloaded tries nothing else.
  vi.resetModules();
  await import(BOOT);
});
afterEach(() => {
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1000;

it.each([
  ['at once', 5 * SECOND, 0],
  ['long ago', 3600 * SECOND, 1],
  ['in what the clock now calls the future', -3600 * SECOND, 1],
])('reloaded %s', async (_, ago, times) => {
  window.history.replaceState({ reloaded: Date.now() - ago }, '');
  const back = window.rescue?.comeBack();
  await vi.advanceTimersByTimeAsync(10);
  expect(reload).toHaveBeenCalledTimes(times);
  if (times === 0) expect(await back).toBe(false);
});
