// @vitest-environment happy-dom
import { join } from 'node:path';
import { LANGUAGES } from '@nokturn/text';
import { NAMES, sourcesOf, strictText } from '@nokturn/text/testing';
import { boxOf } from '@nokturn/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VendettaResult } from '../../index.ts';
import { Ending } from '../Ending.tsx';
import { endingTime, MOST, tiesOf, towersOf } from '../ending.ts';
import { type Moment, night } from './nights.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '../..'), 'locales', 'board/locales');

function lastOf(seed: string, seats: number, options = {}): Moment {
  const last = [...night(seed, seats, options)].at(-1);
  if (!last) throw new Error('a match has no end');
  return last;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('VV-20.2: the towers rise from last place to first, and their parts add up', () => {
  let drained = 0;
  for (let game = 0; game < 25; game++) {
    const view = lastOf(`towers ${game}`, 4, { relics: true }).view(0);
    const { standings } = view.result as VendettaResult;
    const towers = towersOf(standings, view.state);
    expect(towers.map(({ standing }) => standing.seat)).toEqual(
      standings.map(({ seat }) => seat).toReversed(),
    );
    for (const { standing, parts } of towers) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(standing.total);
      if (parts.some(({ id }) => id === 'drained')) drained++;
    }
  }
  expect(drained).toBeGreaterThan(0);
});

it('VV-20.6: a seat that is ahead of another with the same score is given a reason', () => {
  const found = new Set<string>();
  for (let game = 0; game < 150; game++) {
    const { state, result } = lastOf(`tie ${game}`, 5).view(0);
    for (const { seats, by } of tiesOf((result as VendettaResult).standings, state)) {
      const [first, second] = seats.map((seat) => state.players[seat]);
      if (by === 'blood') expect(first?.pool).toBeGreaterThan(second?.pool ?? 0);
      if (by === 'order') expect(first?.pool).toBe(second?.pool);
      found.add(by);
    }
  }
  expect(found).toContain('blood');
});

it('takes no longer than eight seconds with any number of seats', () => {
  for (let seats = 3; seats <= 6; seats++) expect(endingTime(seats).all).toBeLessThanOrEqual(MOST);
});

describe('the scene', () => {
  const show = (language: (typeof LANGUAGES)[number], onDone: () => void) => {
    const text = strictText(language, SOURCES[language]);
    const view = lastOf('scene', 4, { relics: true }).view(1);
    const settings = { reducedMotion: false };
    const names = NAMES.slice(0, 4);
    return {
      text,
      result: view.result as VendettaResult,
      ...render(<Ending {...{ view, names, text, settings, onDone }} box={boxOf(854, 601)} told={[]} />),
    };
  };

  it.each(LANGUAGES)('names the winner and every total (%s)', (language) => {
    const { container, text, result } = show(language, () => {});
    for (const { total } of result.standings) expect(container.textContent).toContain(String(total));
    expect(container.textContent).toContain(text.plain('beat-ended', { winners: result.winners }));
  });

  it('ends by itself, and at once if the viewer skips it', () => {
    const done = vi.fn();
    show('en', done);
    act(() => void vi.advanceTimersByTime(1000));
    expect(done).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(done).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(MOST));
    expect(done).toHaveBeenCalledTimes(2);
  });
});
