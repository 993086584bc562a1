// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

/** The page after it was opened again, with everything this browser has stored. */
async function reopened() {
  vi.resetModules();
  const [filter, tables] = await Promise.all([
    import('../src/landing/tableFilter.ts'),
    import('../src/setup/lastTable.ts'),
  ]);
  return { ...filter, ...tables };
}

it('the filters of open tables and the tables of past matches are stored side by side', async () => {
  const before = await reopened();
  before.tableFilter.set({ ...before.ANY_TABLE, game: 'vendetta', clock: 'days' });
  before.rememberPlayed('the-hunger');
  const after = await reopened();
  expect(after.tableFilter.get()).toEqual({ game: 'vendetta', clock: 'days', language: '', free: 0 });
  after.tableFilter.set(after.ANY_TABLE);
  after.rememberPlayed('lovci-noci');
  const { isAny, tableFilter } = await reopened();
  expect(isAny(tableFilter.get())).toBe(true);
});
