// @vitest-environment happy-dom
import { join } from 'node:path';
import type { Heard, View } from '@nokturn/engine';
import { LANGUAGES, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { boxOf } from '@nokturn/ui';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MastersView } from '../../secrets.ts';
import { Ending } from '../Ending.tsx';
import { night } from './nights.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '../..'), 'locales', 'board/locales');
const SEEDS = Array.from({ length: 80 }, (_, i) => `ending ${i}`);

/** The last view of a match that ended this way, and all its happenings. */
function finished(won: boolean): { view: View<MastersView>; told: readonly Heard[] } {
  for (const seed of SEEDS) {
    const told: Heard[] = [];
    for (const moment of night(seed, 2, { familySize: 3 })) {
      told.push(...moment.heard('spectator'));
      const view = moment.view('spectator');
      if (view.over && (view.state.ended === 'ritual') === won) return { view, told };
    }
  }
  throw new Error('no match ended so');
}

function show(won: boolean, reducedMotion: boolean, language: (typeof LANGUAGES)[number] = 'en') {
  const text = strictText(language, SOURCES[language]);
  const onDone = vi.fn();
  const { view, told } = finished(won);
  const props = {
    view,
    told,
    text,
    names: ['Zofie', 'Jan'],
    settings: { reducedMotion },
    box: boxOf(854, 601),
  };
  const { container } = render(<Ending {...props} onDone={onDone} />);
  const story = plain(
    text.narrate({ kind: 'ended', cause: view.state.ended, round: view.state.round }) ?? '',
  );
  const lit = () => container.querySelectorAll('li[data-shown="true"]').length;
  const decided = () => container.querySelector('[data-decided="true"]') !== null;
  return { container, onDone, story, lit, decided };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([true, false])('the five conditions come one after another, within 8 seconds (won: %s)', (won) => {
  const { lit, decided, onDone } = show(won, false);
  const seen = [lit()];
  for (let i = 0; i < 80 && onDone.mock.calls.length === 0; i++) {
    act(() => vi.advanceTimersByTime(100));
    if (lit() !== seen.at(-1)) seen.push(lit());
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  expect(decided()).toBe(true);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('the winners have met all of them, the losers have not', () => {
  const met = (won: boolean) => show(won, true).container.querySelectorAll('li[data-met="true"]').length;
  expect(met(true)).toBe(5);
  expect(met(false)).toBeLessThan(5);
});

it('can be skipped at any time', () => {
  const { container, onDone } = show(true, false);
  fireEvent.click(container.querySelector('button') as HTMLButtonElement);
  expect(onDone).toHaveBeenCalled();
});

it.each(LANGUAGES)(
  'tells the story of the end, and without animation shows all of it at once (%s)',
  (language) => {
    for (const won of [true, false]) {
      const { container, lit, decided, onDone, story } = show(won, true, language);
      expect(container.textContent).toContain(story);
      expect(lit()).toBeGreaterThanOrEqual(5);
      expect(decided()).toBe(true);
      act(() => vi.advanceTimersByTime(20_000));
      expect(onDone).not.toHaveBeenCalled();
      cleanup();
    }
  },
);
