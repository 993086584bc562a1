// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { useEscape } from '../src/table/keys.ts';
import { Tools } from '../src/table/Tools.tsx';
import type { OpenTable } from '../src/table/useOpenTable.ts';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const skipBeat = vi.fn();
const close = vi.fn();
/** A board that is showing something. */
const table = {
  settings: { pace: 'calm' },
  playback: { isNow: false, skipBeat, skip: vi.fn() },
  state: { facts: null },
  view: { over: false },
} as unknown as OpenTable;

function Sheet({ isOpen }: { isOpen: boolean }) {
  useEscape(isOpen ? close : null);
  return null;
}

it('Escape closes what was opened while the board shows something, and skips nothing until it is closed', async () => {
  const at = (isOpen: boolean) => (
    <WordsProvider>
      <Tools table={table} />
      <Sheet isOpen={isOpen} />
    </WordsProvider>
  );
  const { rerender } = render(at(false));
  await screen.findByTestId('skip');
  rerender(at(true));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([close.mock.calls.length, skipBeat.mock.calls.length]).toEqual([1, 0]);
  rerender(at(false));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([close.mock.calls.length, skipBeat.mock.calls.length]).toEqual([1, 1]);
});
